"""The arbiter: opens the rounds of tournaments, begins their tables and ends what takes too long.

What is due stands in the rows of the tournaments, so there is no timer to lose in a crash. Every
process looks; who opens a round is decided by its transaction.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from paravent.bots import LEVELS
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.registry import find_game
from paravent.server import journal, steps
from paravent.server.changing import changing
from paravent.server.clubs import feed
from paravent.server.guests import Guest, new_id
from paravent.server.names import neutral, skeleton
from paravent.server.seating import new_bot_name, new_invitation
from paravent.server.settings import MINUTE_MS, Settings
from paravent.server.sheet import Place, Sheet
from paravent.server.store import Conflict
from paravent.server.tournaments.course import Course, Round
from paravent.server.tournaments.noting import note
from paravent.server.tournaments.pairing import next_round
from paravent.server.tournaments.reading import course_of, entrants_of, pairings_of
from paravent.server.tournaments.rows import PAIRING_ROWS, ROUND_ROWS, TOURNAMENT_ROWS
from paravent.server.tournaments.running import begin_on_time
from paravent.server.tournaments.standings import standings

if TYPE_CHECKING:
    from paravent.server.hall import Hall
    from paravent.server.table import LiveTable

AT_ONCE = 20  # tournaments in a look
LEVEL = LEVELS[0]  # of bots that play for those who have gone
NAME_ROOM = 20  # letters, so that a number fits behind
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Found:
    """A tournament that is to be looked at."""

    row: Any
    entrants: Sequence[Any]
    pairings: Sequence[Any]
    begins: int
    until: int

    @property
    def unfinished(self) -> list[Any]:
        """Seats of the round at tables that are not over."""
        return [
            one
            for one in self.pairings
            if one.round == self.row.number and one.n >= 0 and not one.place
        ]

    @property
    def course(self) -> Course:
        return course_of(self.row, self.entrants, self.pairings)


class Arbiter:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.clock_seconds)
            try:
                await self.look()
            except Exception:
                log.exception("what is due in tournaments could not be found")

    async def look(self) -> None:
        """Do what is due; tables where everybody has come begin at once."""
        for live in [one for one in self.hall.tables.values() if is_gathered(one)]:
            await self._at(live.id, begin)
        now, store = self.hall.settings.clock(), self.hall.store
        for id in await store.read(due, now):
            try:
                await self.look_at(id)
            except (Conflict, Stale):
                pass  # another process came before
            except SQLAlchemyError:
                raise
            except Exception:  # the others go on
                log.exception("tournament %s could not be looked at", id)
                await store.write(look_later, id, None, now + MINUTE_MS)

    async def look_at(self, id: str) -> None:
        store, now = self.hall.store, self.hall.settings.clock()
        found = await store.read(find, id)
        if found is not None and found.row.stage == "open":
            await store.write(begin_on_time, id, now)
        if found is None or found.row.stage != "running":
            return
        unfinished = found.unfinished
        if not unfinished:
            following = await asyncio.to_thread(next_round, found.course)
            opened = await store.write(open_round, found, following, self.hall.settings)
            for sheet in opened:
                self.hall.neighbours.added(sheet)
                self.hall.lobby.changed(sheet)
            return
        tables = list(dict.fromkeys(one.table for one in unfinished))
        until = self._until(found)
        if until and until <= now:
            for table in tables:
                await self._at(table, conclude)
            return
        if found.begins <= now:
            open_tables = {one.table for one in unfinished if one.stage == "open"}
            for table in open_tables:
                await self._at(table, begin)
            await self._part(found, unfinished)
        waits = [one for one in (found.begins, until) if one > now]
        later = min([*waits, now + MINUTE_MS])
        await store.write(look_later, id, found.row.news, later)

    def _until(self, found: Found) -> int:
        """When the round has no more time: while servers were away nobody could play."""
        away = sum(
            until - max(since, found.begins)
            for since, until in self.hall.clocks.outages
            if until > found.begins
        )
        return found.until + away if found.until else 0

    async def _part(self, found: Found, unfinished: Sequence[Any]) -> None:
        """Nobody waits for those who have gone from the tournament: they leave their tables."""
        gone = {one.number: one.guest for one in found.entrants if one.gone and one.guest}
        for one in unfinished:
            if guest := gone.get(one.entrant):
                await self._at(one.table, part, Guest(guest, ""))

    async def _at(self, table: str, work: Any, *given: Any) -> None:
        """Something at a table; one that is set aside keeps no other from going on."""
        try:
            async with self.hall.use(table) as live:
                await work(live, *given)
        except Mistake as mistake:
            log.warning("table %s of a tournament stands still: %s", table, mistake)


def is_gathered(live: LiveTable) -> bool:
    """Whether everybody has come to a table of a tournament that has not begun."""
    sheet = live.sheet
    if not sheet.tournament or sheet.stage != "open":
        return False
    here = live.guests.union(*live.elsewhere.values())
    return {place.guest for place in sheet.places if place.guest} <= here


# At a table.


@changing
async def begin(live: LiveTable) -> None:
    """The game begins; a bot plays for whoever was deleted before that."""
    if live.sheet.stage != "open":
        return
    for seat, place in enumerate(live.sheet.places):
        if place.kind == "open":
            name = new_bot_name(live.sheet.places, seat)
            await live._make(steps.Fill(at=live._now(), seat=seat, name=name, level=LEVEL))
    await live._begin()


async def part(live: LiveTable, guest: Guest) -> None:
    if live.sheet.stage == "running" and live.sheet.seat_of(guest) is not None:
        await live.leave(guest, LEVEL)


@changing
async def conclude(live: LiveTable) -> None:
    """The round has no more time: the table is closed, and its places are those of the moment."""
    sheet = live.sheet
    if sheet.stage not in ("open", "running"):
        return
    places = places_now(sheet, live.play.position.places() if live.play else None)
    here = journal.change(sheet, steps.Close(at=live._now()))

    def write(connection: Connection) -> None:
        journal.write(connection, here)
        note(connection, here.after, places, ())

    await live._store(here, write)


def places_now(sheet: Sheet, standing: Sequence[int] | None) -> list[int]:
    """As the game stands, but whoever the game waits for is behind the others; then those for whom
    bots stand in, and then those who have left."""

    def rank(seat: int) -> tuple[int, int]:
        place = sheet.places[seat]
        if place.kind != "person":
            return 3, 0
        behind = 2 if place.played_by_bot else int(seat in sheet.owed)
        return behind, standing[seat] if standing else 0

    ranks = [rank(seat) for seat in range(len(sheet.places))]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


# In the rows.


def due(connection: Connection, now: int) -> list[str]:
    rows = TOURNAMENT_ROWS.c
    query = select(rows.id).where(rows.due > 0, rows.due <= now).order_by(rows.due).limit(AT_ONCE)
    return list(connection.scalars(query))


def find(connection: Connection, id: str) -> Found | None:
    row = connection.execute(select(TOURNAMENT_ROWS).where(TOURNAMENT_ROWS.c.id == id)).first()
    if row is None:
        return None
    here = (ROUND_ROWS.c.tournament == id, ROUND_ROWS.c.number == row.number)
    times = connection.execute(select(ROUND_ROWS).where(*here)).first()
    begins, until = (times.begins, times.until) if times else (0, 0)
    return Found(row, entrants_of(connection, id), pairings_of(connection, id), begins, until)


def look_later(connection: Connection, id: str, news: int | None, at: int) -> None:
    """Unless something has changed since it was looked at."""
    rows = TOURNAMENT_ROWS.c
    same = () if news is None else (rows.news == news,)
    here = (rows.id == id, rows.stage == "running", *same)
    connection.execute(update(TOURNAMENT_ROWS).where(*here).values(due=at))


def open_round(
    connection: Connection, found: Found, following: Round | None, settings: Settings
) -> list[Sheet]:
    """The next round with its tables, or the end; nothing if somebody came before."""
    row, now = found.row, settings.clock()
    gather = settings.gather_ms if row.pace == "live" else 0
    number = row.number + 1
    values: dict[str, Any] = {"news": row.news + 1}
    if following is None:
        values |= {"stage": "over", "ended": now, "due": 0}
    else:
        values |= {"number": number, "due": now + max(1, gather)}
    rows = TOURNAMENT_ROWS.c
    here = (rows.id == row.id, rows.news == row.news, rows.stage == "running")
    if connection.execute(update(TOURNAMENT_ROWS).where(*here).values(values)).rowcount != 1:
        return []
    if following is None:
        _crown(connection, found, now)
        return []
    until = now + gather + row.limit if row.limit else 0
    given = {"tournament": row.id, "number": number, "begins": now + gather, "until": until}
    connection.execute(insert(ROUND_ROWS).values(given))
    opened, seats = [], []
    for n, group in enumerate(following.groups):
        made = _table(found, group.entrants, now, now + gather)
        journal.write(connection, change := journal.change(None, made))
        opened.append(change.after)
        seats += [_seat(row.id, number, one, n, s, made.id) for s, one in enumerate(group.entrants)]
    seats += [_seat(row.id, number, one, -1, 0, "") for one in following.byes]
    connection.execute(insert(PAIRING_ROWS), seats)
    return opened


def _seat(id: str, number: int, entrant: int, n: int, seat: int, table: str) -> dict[str, Any]:
    there = {"tournament": id, "round": number, "entrant": entrant, "n": n, "seat": seat}
    return there | {"table": table, "place": 1 if n < 0 else 0, "points": None}


def _crown(connection: Connection, found: Found, now: int) -> None:
    guests = {one.number: one.guest for one in found.entrants}
    for one in standings(found.course):
        if one.rank == 1 and one.games + one.byes and guests[one.entrant]:
            given = (guests[one.entrant], "", found.row.id)
            feed.add(connection, found.row.club, "won", now, *given)


def _table(found: Found, entrants: Sequence[int], now: int, begins: int) -> steps.Open:
    row, game, dealer = found.row, find_game(found.row.game), Dealer.fresh()
    setup = game.setup(len(entrants), json.loads(row.options))
    known = {one.number: one for one in found.entrants}
    places: list[Place] = []
    for number in entrants:
        one = known[number]
        name = unlike(one.name or neutral(number), [place.name for place in places])
        places.append(Place("person", name, one.guest) if one.guest else Place("open"))
    return steps.Open(
        at=now,
        id=new_id(),
        game=game.key,
        rules=game.version,
        options=dict(setup.options),
        pace=row.pace,
        public=False,
        patience=row.patience,
        increment=row.increment,
        weekends=row.weekends,
        level=LEVEL,
        help=False,
        rated=row.rated and all(place.guest for place in places),
        club=row.club,
        tournament=row.id,
        begins=begins,
        host="",
        invitation=new_invitation(),
        seed=dealer.seed.hex(),
        commitment=dealer.commitment,
        places=tuple(places),
    )


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that none of the others at the table looks like."""
    taken, number, found = {skeleton(other) for other in others if other}, 1, name
    while skeleton(found) in taken:
        number += 1
        found = f"{name[:NAME_ROOM].rstrip()} {number}"
    return found
