"""Reviews of finished games: a queue in the database, worked off by the bots' processes.

What was asked for stands in a row, and what was found in further rows, piece by piece: a process
that takes over from one that died goes on where that one was. People's bots come first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import convert, json
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from paravent.bots.review import LIMITS, Found, Piece, Review, assemble, cut
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.server import review_schema, thinking
from paravent.server.database import REVIEW_PIECE_ROWS, REVIEW_ROWS
from paravent.server.settings import MINUTE_MS
from paravent.server.store import Conflict

if TYPE_CHECKING:
    from paravent.server.hall import Hall

LOOK_SECONDS = 10.0  # until a review of another process is looked for
HOLD_MS = MINUTE_MS // 4  # after so long without a piece whoever took a review is believed dead
ATTEMPTS = 3
FREE = 0
BROKEN = "broken"  # what stands in place of a review that cannot be made
log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A review that was asked for."""

    table_id: str
    simulations: int
    found: dict[int, Found]


# Queries.


def ask(connection: Connection, table_id: str, simulations: int, pieces: int, now: int) -> None:
    """Wish for a review, unless somebody has done so."""
    if row_of(connection, table_id) is None:
        connection.execute(
            insert(REVIEW_ROWS).values(
                table=table_id,
                simulations=simulations,
                pieces=pieces,
                asked=now,
                taken=FREE,
                review="",
            )
        )


def row_of(connection: Connection, table_id: str) -> Row[tuple[object, ...]] | None:
    return connection.execute(
        select(REVIEW_ROWS).where(REVIEW_ROWS.c.table == table_id)
    ).one_or_none()


def find(connection: Connection, table_id: str) -> review_schema.ReviewInfo:
    """How far the review of a table is."""
    row = row_of(connection, table_id)
    if row is None:
        return review_schema.ReviewInfo("none", 0, 0)
    if row.review == BROKEN:
        return review_schema.ReviewInfo("failed", 0, row.pieces)
    if row.review:
        sheet = json.decode(row.review, type=review_schema.ReviewSheet)
        return review_schema.ReviewInfo("done", row.pieces, row.pieces, sheet)
    mine = REVIEW_PIECE_ROWS.c.table == table_id
    done = connection.scalar(select(func.count()).select_from(REVIEW_PIECE_ROWS).where(mine)) or 0
    return review_schema.ReviewInfo("working" if row.taken else "waiting", done, row.pieces)


def take(connection: Connection, now: int) -> Job | None:
    """The review that was asked for first and that nobody is working on."""
    columns = REVIEW_ROWS.c
    free = select(columns.table, columns.simulations, columns.taken).where(
        columns.review == "", columns.taken < now - HOLD_MS
    )
    row = connection.execute(free.order_by(columns.asked).limit(1)).one_or_none()
    if row is None:
        return None
    mine = update(REVIEW_ROWS).where(columns.table == row.table, columns.taken == row.taken)
    if connection.execute(mine.values(taken=now)).rowcount == 0:
        raise Conflict
    rows = connection.execute(
        select(REVIEW_PIECE_ROWS).where(REVIEW_PIECE_ROWS.c.table == row.table)
    )
    found = {piece.n: json.decode(piece.found, type=Found) for piece in rows}
    return Job(row.table, row.simulations, found)


def hold(connection: Connection, table_id: str, now: int) -> None:
    """Somebody is still working on a review."""
    connection.execute(update(REVIEW_ROWS).where(REVIEW_ROWS.c.table == table_id).values(taken=now))


def keep(connection: Connection, table_id: str, n: int, found: Found, now: int) -> None:
    """What came out of a piece."""
    hold(connection, table_id, now)
    text = json.encode(found).decode()
    connection.execute(insert(REVIEW_PIECE_ROWS).values(table=table_id, n=n, found=text))


def finish(connection: Connection, table_id: str, review: str) -> None:
    connection.execute(
        update(REVIEW_ROWS).where(REVIEW_ROWS.c.table == table_id).values(review=review)
    )
    connection.execute(delete(REVIEW_PIECE_ROWS).where(REVIEW_PIECE_ROWS.c.table == table_id))


def release(connection: Connection, table_id: str) -> None:
    """Let others go on with a review."""
    hold(connection, table_id, FREE)


# Work.


class Reviewers:
    """One review after the other, as many pieces at once as there are processes for bots."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._wanted = asyncio.Event()
        self._failures: Counter[str] = Counter()

    async def ask(self, table_id: str, played: Log) -> None:
        """Queue the review of a finished game."""
        simulations = self.hall.settings.review_simulations
        pieces = len(cut(played, simulations=simulations))
        now = self.hall.settings.clock()
        with suppress(Conflict):  # somebody else asked at the same moment
            await self.hall.store.write(ask, table_id, simulations, pieces, now)
        self._wanted.set()

    async def run(self) -> None:
        while True:
            self._wanted.clear()
            try:
                job = await self.hall.store.write(take, self.hall.settings.clock())
                if job is not None:
                    await self._review(job)
                    continue
            except Conflict:
                continue  # another process took it
            except Exception:
                log.exception("what is to be reviewed could not be read or written")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)

    async def _review(self, job: Job) -> None:
        store = self.hall.store
        try:
            async with self.hall.use(job.table_id) as live, live.steady():
                # The dealer's seed is nobody's business but the dealer's.
                played = replace(live.finished().log(), seed="", commitment="", redeals=[])
            pieces = cut(played, simulations=job.simulations)
            await self._look_into(job, pieces)
            found = [job.found[n] for n in range(len(pieces))]
            review = await asyncio.to_thread(assemble, played, found, job.simulations)
            text = json.encode(told(review)).decode()
            await store.write(finish, job.table_id, text)
        except asyncio.CancelledError:
            await asyncio.shield(store.write(release, job.table_id))
            raise
        except Mistake as mistake:  # the table is set aside
            log.warning("table %s cannot be reviewed: %s", job.table_id, mistake)
            await store.write(finish, job.table_id, BROKEN)
        except ExceptionGroup:
            self._failures[job.table_id] += 1
            log.exception("the review of table %s failed", job.table_id)
            if self._failures[job.table_id] >= ATTEMPTS:
                await store.write(finish, job.table_id, BROKEN)

    async def _look_into(self, job: Job, pieces: list[Piece]) -> None:
        """Every piece that nobody has looked into yet."""
        left = iter([n for n in range(len(pieces)) if n not in job.found])
        workers = self.hall.bots.thinkers.workers
        async with asyncio.TaskGroup() as together:
            together.create_task(self._in_turn(job, pieces, left))
            for _ in range(workers - 1):
                together.create_task(self._in_turn(job, pieces, left))

    async def _in_turn(self, job: Job, pieces: list[Piece], left: Iterable[int]) -> None:
        thinkers, store, clock = self.hall.bots.thinkers, self.hall.store, self.hall.settings.clock
        for n in left:
            asked = asyncio.create_task(thinkers.ask_spare(thinking.review, pieces[n]))
            try:
                while not asked.done():  # bots may keep the processes busy for long
                    await asyncio.wait([asked], timeout=HOLD_MS / 3000)
                    await store.write(hold, job.table_id, clock())
                job.found[n] = await asked
            finally:
                asked.cancel()
            with suppress(Conflict):  # somebody who was believed dead was not
                await store.write(keep, job.table_id, n, job.found[n], clock())


def told(review: Review) -> review_schema.ReviewSheet:
    """A review as it travels."""
    verdicts = [{**asdict(one), "lost": one.lost, "mark": one.mark} for one in review.verdicts]
    turns = [
        {**asdict(one), "seat": None if one.seat == CHANCE else one.seat} for one in review.turns
    ]
    whole = {**asdict(review), "verdicts": verdicts, "turns": turns, "limits": LIMITS}
    return convert(whole, review_schema.ReviewSheet)
