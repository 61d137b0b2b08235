"""What profiles and lists of tables tell is counted when a game ends; proposals; who sat where."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

PAST_SEATS = sa.table("past_seats", *map(sa.column, ("table", "seat", "known_as", "guest")))
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
    for name in ("taken", "here", "ended"):
        op.add_column("seats", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    for fill in (RECORDS, BEATEN, ENDED):
        op.execute(fill)
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest", "ended"])
    op.create_table(
        "past_seats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("known_as", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "known_as", name="pk_past_seats"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_past_seats_table", ondelete="CASCADE"
        ),
        of_guest("past_seats", "guest"),
    )
    op.create_index("ix_past_seats_guest", "past_seats", ["guest"])
    fill_past_seats(op.get_bind())
    op.create_table(
        "proposals",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("other", sa.String(20), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_proposals"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_proposals_table", ondelete="CASCADE"
        ),
        of_guest("proposals", "guest"),
        of_guest("proposals", "other"),
    )
    for column in ("guest", "other", "changed", "expires"):
        op.create_index(f"ix_proposals_{column}", "proposals", [column])


def fill_past_seats(connection: sa.Connection) -> None:
    """Whoever the journals name in a seat, and who is still a guest but has it no longer."""
    guests = set(connection.scalars(sa.text("SELECT id FROM guests")))
    seats = connection.execute(sa.text('SELECT "table", seat, guest FROM seats'))
    now = {(row[0], row[1], row[2]) for row in seats}
    past: set[tuple[str, int, str]] = set()
    for kind in ("open", "sit", "move"):
        for begins in (f'{{"kind":"{kind}"%', f'{{"kind": "{kind}"%'):
            query = sa.text('SELECT "table", step FROM steps WHERE step LIKE :begins')
            for table, text in connection.execute(query, {"begins": begins}):
                step = json.loads(text)
                seated = step["places"] if kind == "open" else [step]
                for seat, one in enumerate(seated):
                    past.add((table, one.get("seat", seat), one.get("guest") or ""))
    rows = [
        {"table": table, "seat": seat, "known_as": guest, "guest": guest}
        for table, seat, guest in sorted(past - now)
        if guest in guests
    ]
    if rows:
        connection.execute(sa.insert(PAST_SEATS), rows)


def of_guest(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    for table in ("proposals", "past_seats"):
        op.drop_table(table)
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest"])
    for name in ("taken", "here", "ended"):
        op.drop_column("seats", name)
    for table in ("beaten", "records"):
        op.drop_table(table)
