"""Proposals: somebody is asked for a certain game at a certain pace, and says yes, no, or nothing.

A proposal is a table with a free seat that one other person can take without an invitation. Both
are told within a look of whatever server they are connected to: what is new stands in the rows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import json
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from paravent.core.mistakes import Mistake
from paravent.server import projection, schema
from paravent.server.accounts.keys import guest_with
from paravent.server.database import GUEST_ROWS, TABLE_ROWS
from paravent.server.guests import Guest, is_id
from paravent.server.meeting import ties
from paravent.server.meeting.rows import PROPOSAL_ROWS
from paravent.server.meeting.schema import ProposalForm, ProposalInfo, Proposals
from paravent.server.ratings.leaders import has_account, namesakes
from paravent.server.settings import DAY_MS, HOUR_MS
from paravent.server.sheet import Sheet
from paravent.server.telling import information

if TYPE_CHECKING:
    from paravent.server.company import Company
    from paravent.server.hall import Hall

LASTS_MS = {"live": HOUR_MS, "slow": 3 * DAY_MS}
MOST_SENT = 5  # of one person that wait for an answer
MOST_FOR_ONE = 3  # of one person to another, until they have expired
MOST_HELD = 20  # that wait for one person's answer
AT_ONCE = 100
MARGIN_MS = 2000  # clocks of servers may differ, and a transaction takes a while
ROWS = PROPOSAL_ROWS.c
log = logging.getLogger(__name__)


class Named(NamedTuple):
    guest: str
    name: str


# Rows.


def add(
    connection: Connection, me: str, form: ProposalForm, table_id: str, now: int, seen: set[str]
) -> None:
    """Note whom a new table is for; a Mistake if that is too much. `seen` is told who it is."""
    other = ties.meant(connection, me, form)
    if other == me:
        raise Mistake("tie-self")
    if ties.tie_to(connection, me, other) == "block":
        raise Mistake("proposal-blocked")
    here = (ROWS.expires > now,)
    between = (ROWS.guest == me, ROWS.other == other, *here)
    if _count(connection, *between, ROWS.declined):
        raise Mistake("proposal-declined")
    if _waiting(connection, *between) or _count(connection, *between) >= MOST_FOR_ONE:
        raise Mistake("proposal-asked")
    if _waiting(connection, ROWS.guest == me, *here) >= MOST_SENT:
        raise Mistake("too-many-proposals", most=MOST_SENT)
    if _waiting(connection, ROWS.other == other, *here) >= MOST_HELD:
        raise Mistake("proposal-flooded")
    values = {"table": table_id, "guest": me, "other": other, "changed": now, "declined": False}
    values |= {"taken": 0, "reminded": False}
    expires = now + LASTS_MS[form.pace]
    connection.execute(insert(PROPOSAL_ROWS).values(**values, expires=expires))
    seen.add(other)


def _count(connection: Connection, *fits: Any) -> int:
    return connection.scalar(select(func.count()).select_from(PROPOSAL_ROWS).where(*fits)) or 0


def _waiting(connection: Connection, *fits: Any) -> int:
    """How many can still be accepted."""
    query = select(func.count()).select_from(PROPOSAL_ROWS)
    there = query.join(TABLE_ROWS, TABLE_ROWS.c.id == ROWS.table)
    return connection.scalar(there.where(~ROWS.declined, TABLE_ROWS.c.stage == "open", *fits)) or 0


def proposals_of(connection: Connection, me: Guest, now: int) -> list[tuple[Any, Sheet]]:
    """What I have been asked and have asked, the last first, with the tables."""
    query = (
        select(PROPOSAL_ROWS, GUEST_ROWS.c.name, has_account().label("kept"))
        .join(
            GUEST_ROWS, GUEST_ROWS.c.id == func.coalesce(func.nullif(ROWS.other, me.id), ROWS.guest)
        )
        .where(or_(ROWS.guest == me.id, ROWS.other == me.id), ROWS.expires > now)
        .order_by(ROWS.changed.desc(), ROWS.table)
        .limit(AT_ONCE)
    )
    rows = connection.execute(query).all()
    away = ties.kept_away(connection, me.id, [_other(row, me.id) for row in rows])
    sheets = {one.id: one for one in projection.find_sheets(connection, [r.table for r in rows])}
    return [
        (row, sheets[row.table])
        for row in rows
        if row.table in sheets and (row.guest == me.id or row.guest not in away)
    ]


def _other(row: Any, me: str) -> str:
    return str(row.other if row.guest == me else row.guest)


def listed(connection: Connection, me: Guest, now: int) -> list[tuple[Any, Sheet, int]]:
    """With the number of the other's account; 0 for a guest without one."""
    found = proposals_of(connection, me, now)
    kept = [Named(_other(row, me.id), row.name) for row, _ in found if row.kept]
    numbers = namesakes(connection, kept)
    return [(row, sheet, numbers.get(_other(row, me.id), 0)) for row, sheet in found]


def asked(connection: Connection, me: str, table_id: str, now: int) -> Any:
    """What I was asked; a Mistake if it is not good any more."""
    query = select(PROPOSAL_ROWS).join(TABLE_ROWS, TABLE_ROWS.c.id == ROWS.table)
    here = (ROWS.table == table_id, TABLE_ROWS.c.stage == "open")
    row = connection.execute(query.where(*here)).first() if is_id(table_id) else None
    if row is None or row.other != me or row.expires <= now or row.declined:
        raise Mistake("proposal-over")
    return row


def change(connection: Connection, table_id: str, now: int, *, declined: bool = False) -> None:
    here = update(PROPOSAL_ROWS).where(ROWS.table == table_id)
    connection.execute(here.values(changed=now, **({"declined": True} if declined else {})))


def news(connection: Connection, since: int) -> set[str]:
    """Who has something new to look at."""
    rows = connection.execute(select(ROWS.guest, ROWS.other).where(ROWS.changed >= since))
    return {one for row in rows for one in row}


def expired(connection: Connection, now: int) -> list[tuple[str, Guest]]:
    """Tables that nobody has come to, with those who wait there."""
    query = select(PROPOSAL_ROWS).where(ROWS.expires <= now).order_by(ROWS.expires)
    rows = connection.execute(query.limit(AT_ONCE)).all()
    return [(row.table, guest_with(connection, row.guest)) for row in rows]


def forget(connection: Connection, table_ids: Iterable[str]) -> None:
    connection.execute(delete(PROPOSAL_ROWS).where(ROWS.table.in_(list(table_ids))))


# Asking and answering.


class Proposer:
    """Carries proposals from one person to another."""

    def __init__(self, hall: Hall, company: Company) -> None:
        self.hall = hall
        self.company = company
        self.looked = hall.settings.clock()

    async def propose(self, me: Guest, form: ProposalForm, network: str) -> schema.TableInfo:
        """Open a table for somebody, and ask them there."""
        seats = [schema.SeatForm("me"), schema.SeatForm("friend")]
        opened = schema.TableForm(
            game=form.game,
            seats=seats,
            pace=form.pace,
            hours=form.hours,
            weekends=form.weekends,
            minutes=form.minutes,
            increment=form.increment,
            rated=form.rated,
        )
        now, others = self.hall.settings.clock(), set[str]()
        table = await self.hall.create(
            me, opened, network, also=lambda one, id: add(one, me.id, form, id, now, others)
        )
        self.tell(others)
        return table

    async def accept(self, me: Guest, table_id: str, network: str) -> schema.TableInfo:
        """Sit down there. The game begins if who has asked is there, or has days to come."""
        store, now = self.hall.store, self.hall.settings.clock()
        row = await store.read(asked, me.id, table_id, now)
        async with self.hall.use(table_id) as live:
            form = schema.JoinForm(invitation=live.sheet.invitation)
        try:
            await self.hall.join(me, table_id, form, network)
        except Mistake as mistake:
            gone = mistake.code in ("table-closed", "table-full", "already-started")
            raise (Mistake("proposal-over") if gone else mistake) from mistake
        async with self.hall.use(table_id) as live:
            here = live.guests.union(*live.elsewhere.values())
            if live.sheet.pace == "slow" or row.guest in here:
                host = await store.read(guest_with, row.guest)
                with suppress(Mistake):  # it has begun already
                    await live.start(host)
        await store.write(change, table_id, now)
        self.tell({row.guest})
        async with self.hall.use(table_id) as live:
            return live.information(me)

    async def decline(self, me: Guest, table_id: str) -> None:
        store, now = self.hall.store, self.hall.settings.clock()
        row = await store.read(asked, me.id, table_id, now)
        await store.write(lambda one: change(one, table_id, now, declined=True))
        await self._close(table_id, await store.read(guest_with, row.guest))
        self.tell({row.guest, me.id})

    async def listed(self, me: Guest) -> Proposals:
        found = await self.hall.store.read(listed, me, self.hall.settings.clock())
        told = [
            ProposalInfo(
                name=row.name,
                number=number,
                mine=row.guest == me.id,
                state=_state(row, sheet),
                expires=row.expires,
                table=information(sheet, me, self.hall.clocks),
            )
            for row, sheet, number in found
        ]
        waits = [one for one in told if one.mine or one.state == "waiting"]
        return Proposals(waits)

    def tell(self, guests: Iterable[str]) -> None:
        """They have something new to look at, if they are connected here."""
        message = json.encode(schema.Proposed())
        for guest in guests:
            for socket in self.company.of(guest):
                socket.tell(message)

    async def look(self) -> None:
        """Tell what others have written, and close what has expired."""
        clock, store = self.hall.settings.clock, self.hall.store
        since, self.looked = self.looked - MARGIN_MS, clock()
        self.tell(await store.read(news, since))
        over = await store.read(expired, self.looked)
        if over:
            await asyncio.gather(*(self._close(*one) for one in over))
            await store.write(forget, [table for table, _ in over])

    async def _close(self, table_id: str, host: Guest) -> None:
        """Nobody has come: who waits there need not any longer."""
        with suppress(Mistake):  # it has begun, or is gone
            async with self.hall.use(table_id) as live:
                if live.sheet.stage == "open" and not live.sheet.full:
                    await live.cancel(host)


def _state(row: Any, sheet: Sheet) -> Any:
    if row.declined:
        return "declined"
    if sheet.stage == "open":
        return "accepted" if sheet.full else "waiting"
    return "withdrawn" if sheet.stage == "closed" else "begun"
