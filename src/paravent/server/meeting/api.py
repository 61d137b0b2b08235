"""Requests about meeting people."""

from __future__ import annotations

from msgspec.structs import replace

from paravent.server.desk import Call, Operation
from paravent.server.meeting import ties
from paravent.server.meeting.matching import match
from paravent.server.meeting.schema import MatchForm, People, ProposalForm, Proposals, TieForm
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


async def list_proposals(call: Call) -> Proposals:
    call.desk.limits.lists.check(call.address, call.person.id)
    return await call.desk.proposer.listed(call.person)


async def propose(call: Call) -> TableInfo:
    call.desk.limits.proposals.check(call.address, call.person.id)
    return await call.desk.proposer.propose(call.person, call.body, call.address)


async def accept(call: Call) -> TableInfo:
    return await call.desk.proposer.accept(limited(call).person, call.table_id, call.address)


async def decline(call: Call) -> Proposals:
    await call.desk.proposer.decline(limited(call).person, call.table_id)
    return await call.desk.proposer.listed(call.person)


def limited(call: Call) -> Call:
    call.desk.limits.meetings.check(call.address, call.guest.id if call.guest else None)
    return call


OPERATIONS = (
    Operation("match", "POST", "/api/match", find_players, TableInfo, MatchForm),
    Operation("people", "GET", "/api/people", list_people, People),
    Operation("change-tie", "POST", "/api/people", change_tie, People, TieForm),
    Operation("proposals", "GET", "/api/proposals", list_proposals, Proposals),
    Operation("propose", "POST", "/api/proposals", propose, TableInfo, ProposalForm),
    Operation("accept", "POST", "/api/proposals/{table}/accept", accept, TableInfo),
    Operation("decline", "POST", "/api/proposals/{table}/decline", decline, Proposals),
)
