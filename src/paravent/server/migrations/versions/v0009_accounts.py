"""Accounts: passkeys, mail addresses and recovery codes by which guests keep their names."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        of_guest("passkeys"),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_mail_addresses"),
        of_guest("mail_addresses"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_recovery_codes"),
        of_guest("recovery_codes"),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_challenges"),
        of_guest("challenges"),
    )
    op.create_table(
        "mail_links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_mail_links"),
        of_guest("mail_links"),
    )
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])


INDEXES = (
    ("passkeys", "guest"),
    ("mail_addresses", "guest"),
    ("recovery_codes", "guest"),
    ("challenges", "expires"),
    ("mail_links", "address"),
    ("mail_links", "asked"),
)


def of_guest(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_guest"
    return sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    for table in ("mail_links", "challenges", "recovery_codes", "mail_addresses", "passkeys"):
        op.drop_table(table)
