"""Requests about plans: acts to be played as soon as one is asked, at slow tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.desk import Call, Operation
from paravent.server.schema import ActText, Strict, Version
from paravent.server.slow import plans
from paravent.server.slow.coming import coming
from paravent.server.table import LiveTable


class PlanForm(Strict):
    """What I want to play next, having seen this version; nothing to forget my plan.

    It is dropped if something is dealt or revealed meanwhile, unless I want it `anyway`.
    """

    version: Version
    acts: Annotated[list[ActText], Meta(max_length=20)]
    anyway: bool = False


class PlanInfo(Struct, frozen=True):
    """My plan at a table; `dropped` says why nothing of it will be played.

    `next` is what I may be offered after these acts, as far as I can know.
    """

    acts: list[str]
    anyway: bool
    dropped: Literal["", "illegal", "revealed", "undone"]
    next: list[str]


async def plan(call: Call) -> PlanInfo:
    async with call.hall.use(call.table_id) as live:
        found = await call.hall.store.read(plans.plans_of, live.id)  # before others have to wait
        async with live.steady():
            seat = live.seat_of(call.person)
            mine = (one for one in found if (one.seat, one.guest) == (seat, call.person.id))
            one = next(mine, None)
            if one is None:
                return PlanInfo([], False, "", next_of(live, seat, ()))
            acts = () if one.dropped else one.acts
            return PlanInfo(list(one.acts), one.anyway, one.dropped, next_of(live, seat, acts))  # type: ignore[arg-type]


def next_of(live: LiveTable, seat: int, acts: tuple[str, ...]) -> list[str]:
    """What may be planned after these acts."""
    sheet = live.sheet
    if sheet.pace != "slow" or sheet.stage != "running" or seat in sheet.owed:
        return []
    return coming(live.running, seat, acts)


async def make_plan(call: Call) -> PlanInfo:
    form = call.body
    async with call.hall.use(call.table_id) as live:
        await plans.make(live, call.person, form.version, tuple(form.acts), form.anyway)
    return await plan(call)


OPERATIONS = (
    Operation("plan", "GET", "/api/tables/{table}/plan", plan, PlanInfo),
    Operation("make-plan", "POST", "/api/tables/{table}/plan", make_plan, PlanInfo, PlanForm),
)
