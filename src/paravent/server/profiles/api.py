"""Requests about profiles: my own, and those of accounts by their names."""

from __future__ import annotations

from sqlalchemy import Connection, select

from paravent.core.mistakes import Mistake
from paravent.server.database import GUEST_ROWS, SEAT_ROWS, TABLE_ROWS
from paravent.server.desk import Call, Operation
from paravent.server.guests import Guest, is_id
from paravent.server.profiles import profile as work
from paravent.server.profiles.schema import PlayedGames, Profile
from paravent.server.ratings.leaders import account_named, accounts_named


async def my_profile(call: Call) -> Profile:
    return await call.hall.store.read(_own, limited(call).person)


async def player(call: Call) -> Profile:
    name, number = named(limited(call))
    asked = call.request.query_params
    if table := asked.get("table"):
        seat = call.number_in(asked.get("seat", "0"))
        return await call.hall.store.read(_seated, name, table, seat)
    return await call.hall.store.read(_public, name, number)


async def my_games(call: Call) -> PlayedGames:
    return await call.hall.store.read(work.played, limited(call).person.id, True, before(call))


async def games_of(call: Call) -> PlayedGames:
    return await call.hall.store.read(_public_games, *named(limited(call)), before(call))


def _own(connection: Connection, guest: Guest) -> Profile:
    same = accounts_named(connection, guest.name)
    number = 1 + same.index(guest.id) if guest.id in same else 0
    return work.profile(connection, guest.id, number, len(same), mine=True)


def _public(connection: Connection, name: str, number: int) -> Profile:
    guest, namesakes = _found(connection, name, number)
    return work.profile(connection, guest, number, namesakes, mine=False)


def _seated(connection: Connection, name: str, table: str, seat: int) -> Profile:
    """Whoever sits there under this name at a rated table, whatever the name is now."""
    query = (
        select(GUEST_ROWS.c.id, GUEST_ROWS.c.name)
        .join(SEAT_ROWS, SEAT_ROWS.c.guest == GUEST_ROWS.c.id)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(TABLE_ROWS.c.rated, SEAT_ROWS.c.seat == seat, SEAT_ROWS.c.name == name)
    )
    row = (
        connection.execute(query.where(TABLE_ROWS.c.id == table)).first() if is_id(table) else None
    )
    same = accounts_named(connection, row.name) if row else []
    if row is None or row.id not in same:
        raise Mistake("unknown-player", name=name)
    return work.profile(connection, row.id, 1 + same.index(row.id), len(same), mine=False)


def _public_games(connection: Connection, name: str, number: int, until: int | None) -> PlayedGames:
    return work.played(connection, _found(connection, name, number)[0], False, until)


def _found(connection: Connection, name: str, number: int) -> tuple[str, int]:
    """Whoever has no account is not told from nobody."""
    found = account_named(connection, name, number)
    if found is None:
        raise Mistake("unknown-player", name=name)
    return found


def named(call: Call) -> tuple[str, int]:
    asked = call.request
    name = str(asked.path_params["name"])[:100].replace("\0", "")
    return name, call.number_in(asked.query_params.get("number", "1"))


def before(call: Call) -> int | None:
    text = call.request.query_params.get("before", "")
    if text and not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Mistake("no-such-page")
    return int(text) if text else None


def limited(call: Call) -> Call:
    call.desk.limits.lists.check(call.address, call.guest.id if call.guest else None)
    return call


NAMED = "/api/players/{name}"
OPERATIONS = (
    Operation("my-profile", "GET", "/api/profile", my_profile, Profile),
    Operation("my-games", "GET", "/api/profile/games", my_games, PlayedGames, query=("before",)),
    Operation("player", "GET", NAMED, player, Profile, query=("number", "table", "seat")),
    Operation(
        "games-of", "GET", f"{NAMED}/games", games_of, PlayedGames, query=("number", "before")
    ),
)
