"""Requests about plans: acts to be played as soon as one is asked, at slow tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.desk import Call, Operation
from paravent.server.schema import ActText, Strict, Version
from paravent.server.slow import plans


class PlanForm(Strict):
    """What I want to play next, having seen this version; nothing to forget my plan.

    It is dropped if something is dealt or revealed meanwhile, unless I want it `anyway`.
    """

    version: Version
    acts: Annotated[list[ActText], Meta(max_length=20)]
    anyway: bool = False


class PlanInfo(Struct, frozen=True):
    """My plan at a table; `dropped` says why nothing of it will be played."""

    acts: list[str]
    anyway: bool
    dropped: Literal["", "illegal", "revealed", "undone"]


async def plan(call: Call) -> PlanInfo:
    async with call.hall.use(call.table_id) as live, live.steady():
        seat = live.seat_of(call.person)
    found = await call.hall.store.read(plans.plans_of, call.table_id)
    mine = (one for one in found if (one.seat, one.guest) == (seat, call.person.id))
    one = next(mine, None)
    if one is None:
        return PlanInfo([], False, "")
    return PlanInfo(list(one.acts), one.anyway, one.dropped)  # type: ignore[arg-type]


async def make_plan(call: Call) -> PlanInfo:
    form = call.body
    async with call.hall.use(call.table_id) as live:
        await plans.make(live, call.person, form.version, tuple(form.acts), form.anyway)
    return await plan(call)


OPERATIONS = (
    Operation("plan", "GET", "/api/tables/{table}/plan", plan, PlanInfo),
    Operation("make-plan", "POST", "/api/tables/{table}/plan", make_plan, PlanInfo, PlanForm),
)
