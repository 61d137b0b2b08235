"""The rows of finished games and of what follows from them.

Games and their seats are what the journals amount to; ratings follow from the rated games alone.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
)
from sqlalchemy import Table as SqlTable

from paravent.server.database import METADATA

GAME_ROWS = SqlTable(
    "games",
    METADATA,
    Column("table", String(20), primary_key=True),  # which may be forgotten by now
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("voided", Boolean, nullable=False),
    Column("ending", String(8), nullable=False),  # end, or left if nobody stayed until then
    Column("ended", BigInteger, nullable=False),
    Column("clock", Integer, nullable=False),  # of rated games: larger than each player's before
    Index("ix_games_rated", "rated", "game", "players", "clock"),
)

GAME_SEAT_ROWS = SqlTable(
    "game_seats",
    METADATA,
    Column("table", String(20), ForeignKey("games.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(20)),  # who may be deleted by now; nobody for a bot
    Column("name", String(24), nullable=False),
    Column("level", String(20), nullable=False),  # of a bot
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("left", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),  # as the game, so that lists need one index
    Column("mu", Double),  # the rating after a rated game
    Column("sigma", Double),
    Index("ix_game_seats_guest", "guest", "ended"),
)

# What profiles tell, counted when a game ends (records.py).
RECORD_ROWS = SqlTable(
    "records",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("left", Integer, nullable=False),
)

BEATEN_ROWS = SqlTable(
    "beaten",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(20), primary_key=True),
    Column("times", Integer, nullable=False),  # that a bot of that level came behind
)

RATING_ROWS = SqlTable(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ordinal", Double, nullable=False),  # with the uncertainty taken off
    Column("games", Integer, nullable=False),
    Column("clock", Integer, nullable=False),  # of the last game
    Index("ix_ratings_guest", "guest"),
    Index("ix_ratings_ordinal", "game", "players", "ordinal"),
)
