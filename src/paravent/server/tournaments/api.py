"""Requests about tournaments."""

from __future__ import annotations

from sqlalchemy import Connection

from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server.clubs import clubs
from paravent.server.clubs.api import changed, club_id, looked, now
from paravent.server.desk import Call, Operation
from paravent.server.guests import Guest
from paravent.server.settings import Settings
from paravent.server.tournaments import export, reading, running
from paravent.server.tournaments.schema import (
    RunForm,
    Tournament,
    TournamentForm,
    WithdrawForm,
)


async def show(call: Call) -> Tournament:
    looked(call)
    return await told(call, tournament_id(call))


async def told(call: Call, id: str) -> Tournament:
    return await call.hall.store.read(reading.told, id, call.guest.id if call.guest else "")


async def announce(call: Call) -> Tournament:
    changed(call)
    find_game(call.body.game)
    given = (club_id(call), call.person, call.body, call.desk.settings)
    return await told(call, await call.hall.store.write(_announce, *given))


def _announce(
    connection: Connection, club: str, guest: Guest, form: TournamentForm, settings: Settings
) -> str:
    clubs.officer(connection, club, guest.id)
    clubs.check_speech(connection, guest.id, settings.clock())
    return running.announce(connection, club, guest, form, settings)


async def enter(call: Call) -> Tournament:
    changed(call)
    given = (tournament_id(call), call.person.id, call.desk.settings)
    await call.hall.store.write(running.enter, *given)
    return await told(call, tournament_id(call))


async def withdraw(call: Call) -> Tournament:
    changed(call)
    given = (tournament_id(call), call.person.id, call.body.entrant, now(call))
    await call.hall.store.write(running.withdraw, *given)
    return await told(call, tournament_id(call))


async def run(call: Call) -> Tournament:
    changed(call)
    given = (tournament_id(call), call.person.id, call.body, now(call))
    await call.hall.store.write(running.run, *given)
    return await told(call, tournament_id(call))


async def table(call: Call) -> str:
    """A file for spreadsheets: the standings, or the results of all rounds."""
    looked(call)
    what = call.request.query_params.get("what", "standings")
    if what not in export.FILES:
        raise Mistake("no-such-page")
    return export.FILES[what](await told(call, tournament_id(call)), call.lang)


def tournament_id(call: Call) -> str:
    return str(call.request.path_params["tournament"])[:20].replace("\0", "")


HERE = "/api/tournaments/{tournament}"
OPERATIONS = (
    Operation(
        "announce", "POST", "/api/clubs/{club}/tournaments", announce, Tournament, TournamentForm
    ),
    Operation("tournament", "GET", HERE, show, Tournament),
    Operation("enter", "POST", f"{HERE}/enter", enter, Tournament),
    Operation("withdraw", "POST", f"{HERE}/withdraw", withdraw, Tournament, WithdrawForm),
    Operation("run-tournament", "POST", f"{HERE}/run", run, Tournament, RunForm),
    Operation("tournament-csv", "GET", f"{HERE}/csv", table, str, query=("what",)),
)
