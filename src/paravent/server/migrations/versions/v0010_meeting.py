"""Finished games and ratings; friends, people to stay away from, reports and solved puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("rated", "auto"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.create_table(
        "games",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("voided", sa.Boolean, nullable=False),
        sa.Column("ending", sa.String(8), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_games"),
    )
    op.create_table(
        "game_seats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(20)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_game_seats"),
        sa.ForeignKeyConstraint(["table"], ["games.table"], name="fk_game_seats_table"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "guest", name="pk_ratings"),
        of_guest("ratings", "guest"),
    )
    op.create_table(
        "ties",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("other", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", name="pk_ties"),
        of_guest("ties", "guest"),
        of_guest("ties", "other"),
    )
    op.create_table(
        "origins",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("table", "digest", name="pk_origins"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_origins_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "number", name="pk_solved"),
        of_guest("solved", "guest"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("stored", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for name, table, columns in INDEXES:
        op.create_index(name, table, list(columns))


INDEXES = (
    ("ix_guests_name", "guests", ("name",)),
    ("ix_games_rated", "games", ("rated", "game", "players", "clock")),
    ("ix_game_seats_guest", "game_seats", ("guest", "ended")),
    ("ix_ratings_guest", "ratings", ("guest",)),
    ("ix_ratings_ordinal", "ratings", ("game", "players", "ordinal")),
    ("ix_ties_other", "ties", ("other",)),
    ("ix_reports_at", "reports", ("at",)),
    ("ix_reports_guest", "reports", ("guest",)),
)


def of_guest(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    op.drop_index("ix_guests_name", "guests")
    for table in ("reports", "solved", "origins", "ties", "ratings", "game_seats", "games"):
        op.drop_table(table)
    for name in ("auto", "rated"):
        op.drop_column("tables", name)
