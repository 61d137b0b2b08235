"""Requests about meeting people."""

from __future__ import annotations

from msgspec.structs import replace

from paravent.server.desk import Call, Operation
from paravent.server.meeting import ties
from paravent.server.meeting.matching import match
from paravent.server.meeting.schema import MatchForm, People, TieForm
from paravent.server.schema import TableInfo


async def find_players(call: Call) -> TableInfo:
    return await match(call.hall, limited(call).person, call.body, call.address)


async def list_people(call: Call) -> People:
    me, store = limited(call).person.id, call.hall.store
    found = await store.read(ties.ties_of, me)
    away = await store.read(ties.kept_away, me, [id for id, _ in found])
    here = call.desk.company.by_guest
    known = [replace(info, online=id not in away and here[id] > 0) for id, info in found]
    return People(
        friends=[info for info in known if info.kind == "friend"],
        blocked=[info for info in known if info.kind == "block"],
    )


async def change_tie(call: Call) -> People:
    now = call.desk.settings.clock()
    await call.hall.store.write(ties.tie, limited(call).person.id, call.body, now)
    return await list_people(call)


def limited(call: Call) -> Call:
    call.desk.limits.meetings.check(call.address, call.guest.id if call.guest else None)
    return call


OPERATIONS = (
    Operation("match", "POST", "/api/match", find_players, TableInfo, MatchForm),
    Operation("people", "GET", "/api/people", list_people, People),
    Operation("change-tie", "POST", "/api/people", change_tie, People, TieForm),
)
