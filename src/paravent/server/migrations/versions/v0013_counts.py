"""What profiles and lists of tables tell is counted when a game ends; proposals."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"
branch_labels = None
depends_on = None

RECORDS = """
    INSERT INTO records (guest, game, players, played, won, "left")
    SELECT mine.guest, games.game, games.players, count(*),
        sum(CASE WHEN mine.place = 1 AND NOT mine."left" THEN 1 ELSE 0 END),
        sum(CASE WHEN mine."left" THEN 1 ELSE 0 END)
    FROM game_seats mine
    JOIN games ON games."table" = mine."table"
    JOIN guests ON guests.id = mine.guest
    GROUP BY mine.guest, games.game, games.players
"""
BEATEN = """
    INSERT INTO beaten (guest, level, times)
    SELECT mine.guest, other.level, count(*)
    FROM game_seats mine
    JOIN guests ON guests.id = mine.guest
    JOIN game_seats other ON other."table" = mine."table"
    WHERE NOT mine."left" AND other.level <> '' AND other.place > mine.place
    GROUP BY mine.guest, other.level
"""
ENDED = """
    UPDATE seats SET ended = (SELECT changed FROM tables WHERE tables.id = seats."table")
    WHERE "table" IN (SELECT id FROM tables WHERE stage IN ('over', 'closed'))
"""


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "players", name="pk_records"),
        of_guest("records", "guest"),
    )
    op.create_table(
        "beaten",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "level", name="pk_beaten"),
        of_guest("beaten", "guest"),
    )
    op.add_column("seats", sa.Column("ended", sa.BigInteger, nullable=False, server_default="0"))
    for fill in (RECORDS, BEATEN, ENDED):
        op.execute(fill)
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest", "ended"])
    op.create_table(
        "proposals",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("other", sa.String(20), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table", name="pk_proposals"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_proposals_table", ondelete="CASCADE"
        ),
        of_guest("proposals", "guest"),
        of_guest("proposals", "other"),
    )
    for column in ("guest", "other", "changed", "expires"):
        op.create_index(f"ix_proposals_{column}", "proposals", [column])


def of_guest(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    op.drop_table("proposals")
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.drop_column("seats", "ended")
    for table in ("beaten", "records"):
        op.drop_table(table)
