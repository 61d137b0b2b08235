"""Requests about vacations."""

from __future__ import annotations

from paravent.server.desk import Call, Operation
from paravent.server.slow import vacation_schema as schema
from paravent.server.slow import vacations


async def vacation(call: Call) -> schema.VacationInfo:
    now, days = call.desk.settings.clock(), call.desk.settings.vacation_days
    taken = await call.hall.store.read(vacations.mine, call.person.id)
    since, until = next((one for one in taken if one[1] > now), (0, 0))
    used = vacations.days_used(taken, vacations.year_of(now))
    return schema.VacationInfo(since, until, used, days)


async def take_vacation(call: Call) -> schema.VacationInfo:
    call.desk.limits.vacations.check(call.address, call.person.id)
    now, most = call.desk.settings.clock(), call.desk.settings.vacation_days
    form = call.body
    changed = await call.hall.store.write(
        vacations.take, call.person, form.first, form.last, now, most
    )
    await call.hall.follow(changed)
    return await vacation(call)


async def end_vacation(call: Call) -> schema.VacationInfo:
    call.desk.limits.vacations.check(call.address, call.person.id)
    now = call.desk.settings.clock()
    await call.hall.follow(await call.hall.store.write(vacations.end, call.person, now))
    return await vacation(call)


OPERATIONS = (
    Operation("vacation", "GET", "/api/vacation", vacation, schema.VacationInfo),
    Operation(
        "take-vacation",
        "POST",
        "/api/vacation",
        take_vacation,
        schema.VacationInfo,
        schema.VacationForm,
    ),
    Operation("end-vacation", "POST", "/api/vacation/end", end_vacation, schema.VacationInfo),
)
