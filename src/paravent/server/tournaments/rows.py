"""The rows of tournaments: their terms, who entered, and who sits where in which round.

No row holds a person's name. What is due, and when, follows from them alone.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Text
from sqlalchemy import Table as SqlTable

from paravent.server.database import METADATA

TOURNAMENT_ROWS = SqlTable(
    "tournaments",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("club", String(20), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON: what was chosen, else what is usual at a size
    Column("kind", String(8), nullable=False),
    Column("size", Integer, nullable=False),  # players a table
    Column("rounds", Integer, nullable=False),  # of a Swiss one
    Column("pace", String(8), nullable=False),
    Column("patience", BigInteger, nullable=False),
    Column("increment", BigInteger),
    Column("weekends", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("limit", BigInteger, nullable=False),  # milliseconds for a round; 0: as long as it takes
    Column("starts", BigInteger, nullable=False),  # when it is to begin; 0: when somebody says so
    Column("late", Boolean, nullable=False),  # whether people may enter until the last round
    Column("seed", String(64), nullable=False),
    Column("stage", String(10), nullable=False),  # open, running, paused, over or cancelled
    Column("number", Integer, nullable=False),  # rounds that have begun
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("paused", BigInteger, nullable=False),  # since when
    Column("due", BigInteger, nullable=False),  # when to look at it; 0 for never
    Column("news", BigInteger, nullable=False),  # counts changes: who looked before one must again
    Index("ix_tournaments_club", "club", "created"),
    Index("ix_tournaments_due", "due"),
)

ENTRANT_ROWS = SqlTable(
    "entrants",
    METADATA,
    Column(
        "tournament", String(20), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("gone", Boolean, nullable=False),
    Column("entered", BigInteger, nullable=False),
    Index("ix_entrants_guest", "guest"),
)

ROUND_ROWS = SqlTable(
    "rounds",
    METADATA,
    Column(
        "tournament", String(20), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begins", BigInteger, nullable=False),  # its tables, whoever is there
    Column("until", BigInteger, nullable=False),  # 0: as long as it takes
)

# Where each entrant is in a round; the key lets nobody be there twice.
PAIRING_ROWS = SqlTable(
    "pairings",
    METADATA,
    Column(
        "tournament", String(20), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # which table of the round; -1 for a bye
    Column("seat", Integer, nullable=False),
    Column("table", String(20), nullable=False),
    Column("place", Integer, nullable=False),  # 0 until it is over
    Column("points", Integer),
    Index("ix_pairings_table", "table"),
)
