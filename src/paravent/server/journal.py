"""The journals of tables: reading them, and continuing them together with the rows that follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from paravent.core.mistakes import Mistake
from paravent.server import steps
from paravent.server.database import STEP_ROWS
from paravent.server.fold import Unfit, folded
from paravent.server.prepared import Prepared
from paravent.server.projection import project
from paravent.server.sheet import Sheet
from paravent.server.steps import Step, UnknownStep

WRITE = Prepared(insert(STEP_ROWS))


class Change(NamedTuple):
    """Some steps of one table, and its sheets before and after them."""

    before: Sheet | None
    steps: Sequence[Step]
    after: Sheet


def change(before: Sheet | None, *made: Step) -> Change:
    """What some steps make of a table; Unfit if they do not follow."""
    return Change(before, made, folded(before, made))


def write(connection: Connection, *changes: Change) -> None:
    """Continue journals; the primary key refuses a number that is taken already."""
    for one in changes:
        first = one.before.version if one.before else 0
        WRITE.run(connection, step_rows(one.after.id, first, one.steps))
        project(connection, one.before, one.after)


def step_rows(table_id: str, first: int, made: Sequence[Step]) -> list[dict[str, Any]]:
    return [
        {"table": table_id, "n": number, "step": steps.written(step)}
        for number, step in enumerate(made, first)
    ]


def read(connection: Connection, table_id: str, sheet: Sheet | None = None) -> Sheet | None:
    """The sheet of a table, from one that is known or from the beginning; None if there is none.

    A Mistake if there is a step that cannot be read or does not follow.
    """
    number = sheet.version if sheet else 0
    last_known = max(0, number - 1)  # if not even that step is there, the table is forgotten
    rows = connection.execute(
        select(STEP_ROWS.c.n, STEP_ROWS.c.step)
        .where(STEP_ROWS.c.table == table_id, STEP_ROWS.c.n >= last_known)
        .order_by(STEP_ROWS.c.n)
    ).all()
    if not rows:
        return None
    try:
        for row in rows[number - last_known :]:
            if row.n != number:
                raise UnknownStep  # one is missing
            sheet = folded(sheet, [steps.read(row.step)])
            number += 1
    except (UnknownStep, Unfit) as error:
        raise broken(table_id, number + 1) from error
    return sheet


def readable(connection: Connection, table_ids: Iterable[str]) -> Iterator[Sheet]:
    """The sheets of tables; those that are set aside or gone are left out."""
    for table_id in table_ids:
        with suppress(Mistake):
            if sheet := read(connection, table_id):
                yield sheet


def broken(table_id: str, step: int) -> Mistake:
    """Why a table is set aside: nothing is played, changed or forgotten there."""
    return Mistake("table-aside", table=table_id, step=step)
