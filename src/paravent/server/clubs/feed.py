"""The feed of a club: what happened there, the last first. It is forgotten like chat."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from paravent.server.clubs.rows import FEED_ROWS
from paravent.server.clubs.schema import ClubNews, NewsKind
from paravent.server.database import GUEST_ROWS
from paravent.server.guests import new_id
from paravent.server.ratings.rows import GAME_ROWS, GAME_SEAT_ROWS
from paravent.server.tournaments.rows import TOURNAMENT_ROWS

SHOWN = 30


def add(
    connection: Connection,
    club: str,
    kind: NewsKind,
    at: int,
    guest: str | None = None,
    table: str = "",
    tournament: str = "",
) -> None:
    values = {"club": club, "kind": kind, "at": at, "guest": guest, "table": table}
    connection.execute(insert(FEED_ROWS).values(id=new_id(), tournament=tournament, **values))


def told(connection: Connection, club: str) -> list[ClubNews]:
    query = (
        select(FEED_ROWS, GUEST_ROWS.c.name, TOURNAMENT_ROWS.c.name.label("title"))
        .outerjoin(GUEST_ROWS, GUEST_ROWS.c.id == FEED_ROWS.c.guest)
        .outerjoin(TOURNAMENT_ROWS, TOURNAMENT_ROWS.c.id == FEED_ROWS.c.tournament)
        .where(FEED_ROWS.c.club == club)
        .order_by(FEED_ROWS.c.at.desc(), FEED_ROWS.c.id)
        .limit(SHOWN)
    )
    rows = connection.execute(query).all()
    games = _games(connection, [row.table for row in rows if row.table])
    found = []
    for row in rows:
        game, firsts, others = games.get(row.table, ("", [], []))
        names = [*firsts, *others] if row.table else [row.name] if row.name else []
        told = (row.kind, row.at, names, len(firsts), game, row.title or "")
        found.append(ClubNews(*told, row.table, row.tournament))
    return found


def _games(
    connection: Connection, tables: Iterable[str]
) -> dict[str, tuple[str, list[str], list[str]]]:
    """By table the game, who came first, and the others."""
    seats = GAME_SEAT_ROWS.c
    query = (
        select(GAME_ROWS.c.table, GAME_ROWS.c.game, seats.name, seats.place)
        .join(GAME_SEAT_ROWS, seats.table == GAME_ROWS.c.table)
        .where(GAME_ROWS.c.table.in_(list(tables)))
        .order_by(seats.place, seats.seat)
    )
    found: dict[str, tuple[str, list[str], list[str]]] = {}
    for row in connection.execute(query):
        _, firsts, others = found.setdefault(row.table, (row.game, [], []))
        (firsts if row.place == 1 else others).append(row.name)
    return found
