"""The first schema: guests, tables, seats, journal, chats and seat links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("digest", name="uq_guests_digest"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("host", sa.String(20), nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("to_act", sa.String(40), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("rematch_of", sa.String(20)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_stage", "tables", ["stage", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("act", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_journal"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_journal_table"),
    )
    op.create_table(
        "chats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chats_table"),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_links_table"),
    )


def downgrade() -> None:
    for name in ("links", "chats", "journal", "seats", "tables", "guests"):
        op.drop_table(name)
