"""Requests about profiles: my own, and those of accounts by their names."""

from __future__ import annotations

from sqlalchemy import Connection

from paravent.core.mistakes import Mistake
from paravent.server.desk import Call, Operation
from paravent.server.guests import Guest
from paravent.server.profiles import profile as work
from paravent.server.profiles.schema import PlayedGames, Profile
from paravent.server.ratings.leaders import account_named, accounts_named


async def my_profile(call: Call) -> Profile:
    return await call.hall.store.read(_own, limited(call).person)


async def player(call: Call) -> Profile:
    return await call.hall.store.read(_public, *named(limited(call)))


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
    Operation("player", "GET", NAMED, player, Profile, query=("number",)),
    Operation(
        "games-of", "GET", f"{NAMED}/games", games_of, PlayedGames, query=("number", "before")
    ),
)
