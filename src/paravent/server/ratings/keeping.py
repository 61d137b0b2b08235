"""Keeping ratings, for whoever runs a site: computing all again, and taking a game out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from paravent.core.mistakes import Mistake
from paravent.server import journal, steps
from paravent.server.database import TABLE_ROWS
from paravent.server.ratings import model, records, results
from paravent.server.ratings.rows import GAME_ROWS, RATING_ROWS
from paravent.server.replay import replayed


@dataclass(frozen=True)
class Kept:
    games: int
    rated: int
    voided: int
    accounts: int


def kept(connection: Connection) -> Kept:
    def count(rows: object, *fits: object) -> int:
        query = select(func.count()).select_from(rows).where(*fits)  # type: ignore[arg-type]
        return connection.scalar(query) or 0

    accounts = select(func.count(RATING_ROWS.c.guest.distinct()))
    return Kept(
        count(GAME_ROWS),
        count(GAME_ROWS, GAME_ROWS.c.rated),
        count(GAME_ROWS, GAME_ROWS.c.voided),
        connection.scalar(accounts) or 0,
    )


def add_missing(connection: Connection) -> int:
    """Finished games from before there was a list of them: replayed, for their places."""
    known = select(GAME_ROWS.c.table).where(GAME_ROWS.c.table == TABLE_ROWS.c.id).exists()
    query = select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.stage == "over", ~known)
    added = 0
    for sheet in journal.readable(connection, list(connection.scalars(query))):
        try:
            play = replayed(sheet)
        except Mistake:
            continue  # set aside
        if play is not None and play.over:
            ended = replace(sheet, standing=tuple(play.position.places()))
            results.add(connection, ended, results.finishers(ended))
            added += 1
    return added


def again(connection: Connection, progress: Callable[[int], None]) -> tuple[int, int]:
    """All from the games: how many were added to the list, and how many count."""
    added = add_missing(connection)
    records.again(connection)
    return added, model.again(connection, progress=progress)


def void(connection: Connection, table_id: str, at: int) -> int:
    """Take a rated game out; how many others of its kind were computed again."""
    sheet = journal.read(connection, table_id)
    if sheet is None:
        raise Mistake("unknown-table", table=table_id)
    if not sheet.rated or sheet.stage not in ("over", "closed"):
        raise Mistake("not-rated", table=table_id)
    if not sheet.voided:
        journal.write(connection, journal.change(sheet, steps.Void(at=at)))
    return model.again(connection, model.Pool(sheet.game, len(sheet.places)))
