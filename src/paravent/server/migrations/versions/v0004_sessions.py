"""Sessions of their own: a guest may have several, and end each; guests may be banned and muted.

The session of a guest from before was a column of its row.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SESSIONS = sa.table(
    "sessions", *map(sa.column, ("digest", "id", "guest", "device", "created", "seen"))
)


def upgrade() -> None:
    query = "SELECT id, digest, created, seen FROM guests"
    guests = op.get_bind().execute(sa.text(query)).all()
    with op.batch_alter_table("guests") as batch:
        batch.drop_constraint("uq_guests_digest", type_="unique")
        batch.drop_column("digest")
        for name in ("banned", "muted"):
            batch.add_column(sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.UniqueConstraint("id", name="uq_sessions_id"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_sessions_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "device_links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_device_links"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_device_links_guest", ondelete="CASCADE"
        ),
    )
    if guests:
        op.get_bind().execute(
            sa.insert(SESSIONS),
            [
                {
                    "digest": guest.digest,
                    "id": guest.id,
                    "guest": guest.id,
                    "device": "",
                    "created": guest.created,
                    "seen": max(guest.created, guest.seen),
                }
                for guest in guests
            ],
        )


def downgrade() -> None:
    raise NotImplementedError("Several sessions of one guest do not fit into the older schema.")
