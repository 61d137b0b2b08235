"""What a table of a tournament says about its round, together with the step that ends it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, update

from paravent.server.sheet import Sheet
from paravent.server.tournaments.rows import PAIRING_ROWS, TOURNAMENT_ROWS


def note(
    connection: Connection, sheet: Sheet, places: Sequence[int], points: Sequence[int]
) -> None:
    """Who came in which place; somebody is to look what that means."""
    for seat, place in enumerate(places):
        here = (PAIRING_ROWS.c.table == sheet.id, PAIRING_ROWS.c.seat == seat)
        found = {"place": place, "points": points[seat] if points else None}
        connection.execute(update(PAIRING_ROWS).where(*here).values(found))
    stir(connection, sheet.tournament, sheet.changed)


def stir(connection: Connection, tournament: str, now: int) -> None:
    """Something has changed: the tournament is to be looked at."""
    rows = TOURNAMENT_ROWS.c
    here = (rows.id == tournament, rows.stage == "running")
    stirred = update(TOURNAMENT_ROWS).where(*here).values(due=now, news=rows.news + 1)
    connection.execute(stirred)
