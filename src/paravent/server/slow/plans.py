"""Plans: acts that a person at a slow table has thought of before being asked.

The first of them is played as soon as its seat owes a decision, unless that would be another one
than the person could think of: an act that is not offered, something dealt or revealed since, acts
taken back. Then the whole plan is dropped, and the person is told why.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, String, cast, delete, insert, literal, select, update

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play, Stale
from paravent.server import journal
from paravent.server.changing import changing
from paravent.server.database import PLAN_ROWS, SEAT_ROWS, TABLE_ROWS
from paravent.server.guests import Guest
from paravent.server.replay import acts_since
from paravent.server.settings import Retention
from paravent.server.sheet import Sheet

if TYPE_CHECKING:
    from paravent.server.hall import Hall
    from paravent.server.table import LiveTable

LOOK_SECONDS = 20.0
log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """What a guest in a seat wants to play, and what was known then."""

    table: str
    seat: int
    guest: str
    acts: tuple[str, ...]
    version: int  # of the table
    known: int  # how many acts stood
    anyway: bool = False  # also if something is dealt or revealed
    dropped: str = ""  # why nothing of it will be played


def spoiled(play: Play, sheet: Sheet, plan: Plan) -> str:
    """Why a plan is not to be followed; nothing if it is."""
    if sheet.settled > plan.version:
        return "undone"
    reveals = play.game.events.reveals
    new = play.history[plan.known :]
    if not plan.anyway and any(
        entry.seat == CHANCE or any(map(reveals, entry.events)) for entry in new
    ):
        return "revealed"
    return "" if plan.acts[0] in play.offers(plan.seat) else "illegal"


# Rows.


def keep(connection: Connection, plan: Plan) -> None:
    """In place of the plan that the seat had; one without acts is none."""
    connection.execute(delete(PLAN_ROWS).where(*_of(plan)))
    if plan.acts:
        row: dict[str, Any] = plan._asdict() | {"acts": json.dumps(plan.acts)}
        connection.execute(insert(PLAN_ROWS).values(row))


def advance(connection: Connection, plan: Plan) -> None:
    """The first act of a plan is being played; Stale if another process has done so."""
    here = (*_of(plan), PLAN_ROWS.c.acts == json.dumps(plan.acts), PLAN_ROWS.c.dropped == "")
    if rest := plan.acts[1:]:
        changed = connection.execute(update(PLAN_ROWS).where(*here).values(acts=json.dumps(rest)))
    else:
        changed = connection.execute(delete(PLAN_ROWS).where(*here))
    if changed.rowcount != 1:
        raise Stale


def drop(connection: Connection, plan: Plan, why: str) -> None:
    connection.execute(update(PLAN_ROWS).where(*_of(plan)).values(dropped=why))


def plans_of(connection: Connection, table_id: str) -> list[Plan]:
    rows = connection.execute(select(PLAN_ROWS).where(PLAN_ROWS.c.table == table_id))
    return [Plan(**dict(row) | {"acts": tuple(json.loads(row["acts"]))}) for row in rows.mappings()]


def owing(connection: Connection) -> list[str]:
    """Tables where somebody must act who has a plan, and is there to do so."""
    actors = literal(" ") + TABLE_ROWS.c.to_act + " "
    rows = (
        select(PLAN_ROWS.c.table)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == PLAN_ROWS.c.table)
        .join(
            SEAT_ROWS,
            (SEAT_ROWS.c.table == PLAN_ROWS.c.table) & (SEAT_ROWS.c.seat == PLAN_ROWS.c.seat),
        )
        .where(
            TABLE_ROWS.c.due > 0,
            SEAT_ROWS.c.guest == PLAN_ROWS.c.guest,
            SEAT_ROWS.c.level == "",
            TABLE_ROWS.c.stage == "running",
            PLAN_ROWS.c.dropped == "",
            actors.contains(literal(" ") + cast(PLAN_ROWS.c.seat, String) + " "),
        )
    )
    return list(connection.scalars(rows.distinct()))


def forget_plans(connection: Connection, _now: int, _keep: Retention) -> int:
    """Of games that are over."""
    running = select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.stage == "running")
    return connection.execute(delete(PLAN_ROWS).where(PLAN_ROWS.c.table.not_in(running))).rowcount


def _of(plan: Plan) -> tuple[Any, Any]:
    return PLAN_ROWS.c.table == plan.table, PLAN_ROWS.c.seat == plan.seat


# Making and following them.


@changing
async def make(
    live: LiveTable, guest: Guest, version: int, acts: tuple[str, ...], anyway: bool
) -> None:
    """Keep what a guest wants to play next, in place of what was planned before."""
    seat, sheet = live.seat_played_by(guest), live.sheet
    if sheet.pace != "slow" or sheet.stage != "running":
        raise Mistake("no-plans")
    if acts:
        live._play_at(version)
        if seat in sheet.owed:
            raise Mistake("plan-now")
        for act in acts:
            live._action(act)
    known = sheet.acts_at(version) if acts else 0
    planned = Plan(sheet.id, seat, guest.id, acts, version, known, anyway)
    await live.keeper.store.write(keep, planned)


@changing
async def follow(live: LiveTable, plan: Plan) -> bool:
    """Play the first act of a plan if its seat must act, or drop it; whether it was played."""
    sheet, play, seat, now = live.sheet, live.running, plan.seat, live._now()
    if seat not in sheet.timed or sheet.places[seat].guest != plan.guest:
        return False
    if why := spoiled(play, sheet, plan):
        await live.keeper.store.write(drop, plan, why)
        return False
    before = play.acts
    play.submit(seat, before, plan.acts[0])
    here = journal.change(sheet, *acts_since(play, before, now))

    def write(connection: Connection) -> None:
        journal.write(connection, here)
        advance(connection, plan)

    await live._store(here, write, play)
    return True


class Planner:
    """Plays what people have planned; what there is to do stands in the rows."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # what has changed meanwhile

    def wake(self, live: LiveTable) -> None:
        """A table has changed: perhaps somebody must act who has a plan."""
        sheet = live.sheet
        if live.id in self.tasks:
            self.again.add(live.id)
        elif sheet.pace == "slow" and sheet.timed:
            task = asyncio.create_task(self.follow(live.id), name=f"plans of {live.id}")
            self.tasks[live.id] = task
            task.add_done_callback(lambda _: self._rest(live))

    def _rest(self, live: LiveTable) -> None:
        self.tasks.pop(live.id, None)
        if live.id in self.again:
            self.again.discard(live.id)
            self.wake(live)

    async def run(self) -> None:
        """At the start, and now and then: another process may have died over a plan."""
        while True:
            try:
                for table_id in await self.hall.store.read(owing):
                    await self.follow(table_id)
            except Exception:
                log.exception("what people have planned could not be read")
            await asyncio.sleep(LOOK_SECONDS)

    async def follow(self, table_id: str) -> None:
        """Play all that is planned at a table for now."""
        try:
            async with self.hall.use(table_id) as live:
                while await self._next(live):
                    pass
        except (Mistake, Stale) as error:
            log.warning("the plans of table %s wait: %s", table_id, type(error).__name__)
        except Exception:
            log.exception("the plans of table %s could not be followed", table_id)

    async def _next(self, live: LiveTable) -> bool:
        plans = await self.hall.store.read(plans_of, live.id)
        done = [await follow(live, plan) for plan in plans if not plan.dropped]
        return any(done)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
