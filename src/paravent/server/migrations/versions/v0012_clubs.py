"""Clubs with members and feeds; tournaments with entrants, rounds and pairings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("club", "tournament"):
        column = sa.Column(name, sa.String(20), nullable=False, server_default="")
        op.add_column("tables", column)
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "guest", name="pk_members"),
        to("members", "club", "clubs"),
        to("members", "guest", "guests"),
    )
    op.create_table(
        "feeds",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("club", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("table", sa.String(20), nullable=False, server_default=""),
        sa.Column("tournament", sa.String(20), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_feeds"),
        to("feeds", "club", "clubs"),
        to("feeds", "guest", "guests"),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("club", sa.String(20), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("patience", sa.BigInteger, nullable=False),
        sa.Column("increment", sa.BigInteger),
        sa.Column("weekends", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("limit", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in TIMES),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        to("tournaments", "club", "clubs"),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        to("entrants", "tournament", "tournaments"),
        to("entrants", "guest", "guests", "SET NULL"),
    )
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_rounds"),
        to("rounds", "tournament", "tournaments"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(20), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name="pk_pairings"),
        to("pairings", "tournament", "tournaments"),
    )
    for name, table, columns in INDEXES:
        op.create_index(name, table, list(columns))


TIMES = ("created", "begun", "ended", "paused", "due", "news")
INDEXES = (
    ("ix_tables_club", "tables", ("club", "stage", "changed")),
    ("ix_clubs_open", "clubs", ("open", "created")),
    ("ix_clubs_closed", "clubs", ("closed",)),
    ("ix_members_guest", "members", ("guest",)),
    ("ix_feeds_club", "feeds", ("club", "at")),
    ("ix_feeds_at", "feeds", ("at",)),
    ("ix_feeds_guest", "feeds", ("guest",)),
    ("ix_tournaments_club", "tournaments", ("club", "created")),
    ("ix_tournaments_due", "tournaments", ("due",)),
    ("ix_entrants_guest", "entrants", ("guest",)),
    ("ix_pairings_table", "pairings", ("table",)),
)


def to(table: str, column: str, other: str, ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete=ondelete)


def downgrade() -> None:
    op.drop_index("ix_tables_club", "tables")
    for table in ("pairings", "rounds", "entrants", "tournaments", "feeds", "members", "clubs"):
        op.drop_table(table)
    for name in ("tournament", "club"):
        op.drop_column("tables", name)
