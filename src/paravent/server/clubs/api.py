"""Requests about clubs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from paravent.server.clubs import clubs
from paravent.server.clubs.schema import (
    CloseForm,
    Club,
    ClubForm,
    ClubList,
    JoinClub,
    MemberForm,
)
from paravent.server.desk import Call, Operation
from paravent.server.telling import information


async def list_clubs(call: Call) -> ClubList:
    looked(call)
    return await call.hall.store.read(clubs.clubs, call.guest.id if call.guest else "")


async def show(call: Call) -> Club:
    looked(call)
    return await told(call, club_id(call), call.invitation)


async def told(call: Call, id: str, invitation: str = "") -> Club:
    here = {guest for guest, sockets in call.desk.company.by_guest.items() if sockets}
    me = call.guest.id if call.guest else ""
    found, sheets = await call.hall.store.read(clubs.club, id, me, invitation, here)
    tables = [information(sheet, call.guest, call.hall.clocks) for sheet in sheets]
    return replace(found, tables=tables)


async def found(call: Call) -> Club:
    changed(call)
    given = (call.person, call.body, call.desk.settings)
    return await told(call, await call.hall.store.write(clubs.found, *given))


async def join(call: Call) -> Club:
    changed(call)
    given = (club_id(call), call.person, call.body.invitation, call.desk.settings)
    await call.hall.store.write(clubs.join, *given)
    return await told(call, club_id(call))


async def leave(call: Call) -> ClubList:
    await written(call, clubs.leave, now(call))
    return await list_clubs(call)


async def change_member(call: Call) -> Club:
    await written(call, clubs.change_member, call.body, now(call))
    return await told(call, club_id(call))


async def change(call: Call) -> Club:
    await written(call, clubs.change, call.body, now(call))
    return await told(call, club_id(call))


async def invite_anew(call: Call) -> Club:
    await written(call, clubs.invite_anew)
    return await told(call, club_id(call))


async def close(call: Call) -> ClubList:
    await written(call, clubs.close, call.body.name, now(call))
    return await list_clubs(call)


async def written(call: Call, work: Any, *given: Any) -> None:
    changed(call)
    await call.hall.store.write(work, club_id(call), call.person.id, *given)


def club_id(call: Call) -> str:
    return str(call.request.path_params["club"])[:20].replace("\0", "")


def now(call: Call) -> int:
    return call.desk.settings.clock()


def looked(call: Call) -> None:
    call.desk.limits.lists.check(call.address, call.guest.id if call.guest else None)


def changed(call: Call) -> None:
    call.desk.limits.clubs.check(call.address, call.person.id)


HERE = "/api/clubs/{club}"
OPERATIONS = (
    Operation("clubs", "GET", "/api/clubs", list_clubs, ClubList),
    Operation("found-club", "POST", "/api/clubs", found, Club, ClubForm),
    Operation("club", "GET", HERE, show, Club, query=("invitation",)),
    Operation("join-club", "POST", f"{HERE}/join", join, Club, JoinClub),
    Operation("leave-club", "POST", f"{HERE}/leave", leave, ClubList),
    Operation("change-member", "POST", f"{HERE}/members", change_member, Club, MemberForm),
    Operation("change-club", "POST", f"{HERE}/change", change, Club, ClubForm),
    Operation("invite-anew", "POST", f"{HERE}/invitation", invite_anew, Club),
    Operation("close-club", "POST", f"{HERE}/close", close, ClubList, CloseForm),
)
