"""Reporting what happens at a table to whoever runs the site."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from paravent.core.mistakes import Mistake
from paravent.server.desk import Call, Operation
from paravent.server.reports import reports
from paravent.server.schema import SeatNumber, Strict


class ReportForm(Strict):
    """What happened, and who did it if it was one of the players."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class ReportInfo(Struct, frozen=True):
    """By which whoever runs the site finds it."""

    id: str


async def report(call: Call) -> ReportInfo:
    call.desk.limits.reports.check(call.address, call.person.id)
    form: ReportForm = call.body
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        if form.seat is not None and form.seat >= len(live.sheet.places):
            raise Mistake("no-such-seat", seat=form.seat, last=len(live.sheet.places) - 1)
    text, now = form.text.replace("\0", "").strip(), call.desk.settings.clock()
    if not text:
        raise Mistake("empty-report")
    given = (call.person, call.table_id, form.seat, text, now)
    return ReportInfo(await call.hall.store.write(reports.add, *given))


OPERATIONS = (
    Operation(
        "report",
        "POST",
        "/api/tables/{table}/report",
        report,
        ReportInfo,
        ReportForm,
        query=("invitation",),
    ),
)
