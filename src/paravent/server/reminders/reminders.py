"""Reminders: who owes a decision at a slow table and is not there is told, on devices and by mail;
on devices also whose table of a tournament is ready.

A device is told once for a decision. Letters are digests: one in half a day at most, about all
tables. One server takes a seat for some minutes and notes when it is done; if it dies meanwhile,
or the mail server is away, another takes it afterwards.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from paravent.server.accounts.letters import DigestLetter
from paravent.server.accounts.mail import Post
from paravent.server.database import (
    GUEST_ROWS,
    MAIL_ROWS,
    PUSH_ROWS,
    REMINDER_ROWS,
    SEAT_ROWS,
    TABLE_ROWS,
)
from paravent.server.guests import digest, new_token
from paravent.server.meeting.rows import PROPOSAL_ROWS
from paravent.server.meeting.ties import apart
from paravent.server.reminders import push
from paravent.server.reminders.push import Endpoint, PushKey
from paravent.server.settings import HOUR_MS, MINUTE_MS
from paravent.server.speech import game_words, words_in

if TYPE_CHECKING:
    from paravent.server.hall import Hall

PUSH_AFTER_MS = MINUTE_MS  # that somebody has owed a decision
MAIL_AFTER_MS = HOUR_MS
DIGEST_MS = 12 * HOUR_MS  # between two letters to one person
TAKEN_MS = 5 * MINUTE_MS  # longer than it takes to tell somebody, if the services answer at all
LETTER_MS = 10 * MINUTE_MS  # until a letter that could not be sent is written anew
LETTER_SECONDS = LETTER_MS / 1000 - 60  # that it waits for the mail server
HERE_MS = 2 * MINUTE_MS  # that somebody at another server is believed to be there
AT_ONCE = 200
DEVICES = 10  # of a guest
CALLS = 3  # to push services at once: some never answer
log = logging.getLogger(__name__)


class Owed(NamedTuple):
    """A decision that somebody owes at a slow table."""

    table: str
    seat: int
    guest: str
    game: str
    since: int
    thought_of: int
    taken: int


# Rows.


def owed(connection: Connection, how: str, guests: Any, now: int, after: int) -> list[Owed]:
    """Decisions of some guests that nobody has reminded them of; `how` is pushed or mailed."""
    thought_of = SEAT_ROWS.c[how]
    rows = connection.execute(
        select(
            SEAT_ROWS.c.table,
            SEAT_ROWS.c.seat,
            SEAT_ROWS.c.guest,
            TABLE_ROWS.c.game,
            TABLE_ROWS.c.to_act,
            TABLE_ROWS.c.owed,
            thought_of.label("thought_of"),
            SEAT_ROWS.c.taken,
        )
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(
            TABLE_ROWS.c.due > 0,
            TABLE_ROWS.c.pace == "slow",
            SEAT_ROWS.c.level == "",
            thought_of < TABLE_ROWS.c.changed,
            *((SEAT_ROWS.c.taken <= now,) if how == "pushed" else ()),
            SEAT_ROWS.c.here <= now - HERE_MS,
            TABLE_ROWS.c.changed <= now - after,
            SEAT_ROWS.c.guest.in_(guests),
        )
        .limit(AT_ONCE)
    )
    found = []
    for row in rows:
        times = dict(zip(row.to_act.split(), map(int, row.owed.split()), strict=False))
        since = times.get(str(row.seat), 0)
        one = (row.table, row.seat, row.guest, row.game, since, row.thought_of, row.taken)
        found.append(Owed(*one))
    return found


def gathering(connection: Connection, now: int) -> list[Owed]:
    """Seats at tables of tournaments that are about to begin, of which nobody was told."""
    rows = connection.execute(
        select(SEAT_ROWS, TABLE_ROWS.c.game, TABLE_ROWS.c.changed)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(TABLE_ROWS.c.stage == "open", ~TABLE_ROWS.c.public, TABLE_ROWS.c.tournament != "")
        .where(SEAT_ROWS.c.pushed == 0, SEAT_ROWS.c.taken <= now)
        .where(SEAT_ROWS.c.guest.in_(pushable()))
        .limit(AT_ONCE)
    )
    return [
        Owed(row.table, row.seat, row.guest, row.game, row.changed, 0, row.taken) for row in rows
    ]


def take(connection: Connection, seats: Iterable[Owed], now: int) -> list[Owed]:
    """Those that no other server has taken are ours for a while."""
    until = {"taken": now + TAKEN_MS}
    return [
        one
        for one in seats
        if connection.execute(
            update(SEAT_ROWS)
            .where(*_at(one), SEAT_ROWS.c.taken == one.taken)
            .where(SEAT_ROWS.c.pushed == one.thought_of)
            .values(until)
        ).rowcount
    ]


def thought_of(connection: Connection, how: str, seats: Iterable[Owed], now: int) -> None:
    """They were told, or there is nothing to tell: not again before something changes."""
    for one in seats:
        free = {"taken": 0} if how == "pushed" else {}
        connection.execute(update(SEAT_ROWS).where(*_at(one)).values({how: now, **free}))


def _at(one: Owed) -> tuple[Any, ...]:
    return SEAT_ROWS.c.table == one.table, SEAT_ROWS.c.seat == one.seat


def take_proposals(connection: Connection, now: int) -> list[tuple[str, str, str, str]]:
    """Those that nobody has answered: table, whom to remind, who asks, and which game."""
    mine = PROPOSAL_ROWS.c
    query = (
        select(mine.table, mine.other, mine.guest, mine.taken, GUEST_ROWS.c.name, TABLE_ROWS.c.game)
        .join(GUEST_ROWS, GUEST_ROWS.c.id == mine.guest)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == mine.table)
        .where(mine.expires > now, mine.changed <= now - PUSH_AFTER_MS, mine.taken <= now)
        .where(~mine.reminded, ~mine.declined, TABLE_ROWS.c.stage == "open")
        .where(mine.other.in_(pushable()))
        .limit(AT_ONCE)
    )
    taken = []
    for row in connection.execute(query).all():
        here = (mine.table == row.table, mine.taken == row.taken)
        ours = update(PROPOSAL_ROWS).where(*here).values(taken=now + TAKEN_MS)
        if connection.execute(ours).rowcount and not apart(connection, row.other, [row.guest]):
            taken.append((row.table, row.other, row.name, row.game))
    return taken


def told_proposal(connection: Connection, table_id: str) -> None:
    here = update(PROPOSAL_ROWS).where(PROPOSAL_ROWS.c.table == table_id)
    connection.execute(here.values(reminded=True))


def pushable() -> Any:
    return select(PUSH_ROWS.c.guest)


def mailable(now: int) -> Any:
    """Who keeps the name by a mail address, has not silenced us, and has had no letter lately."""
    heard = REMINDER_ROWS.c.guest == MAIL_ROWS.c.guest
    silent = or_(~REMINDER_ROWS.c.mail, REMINDER_ROWS.c.told > now - DIGEST_MS)
    return select(MAIL_ROWS.c.guest).where(~select(REMINDER_ROWS).where(heard, silent).exists())


def endpoints(connection: Connection, guest: str) -> list[tuple[Endpoint, str]]:
    """Where the browsers of a guest are reached, and in which language."""
    rows = connection.execute(select(PUSH_ROWS).where(PUSH_ROWS.c.guest == guest))
    return [(Endpoint(row.endpoint, row.p256dh, row.auth), row.lang) for row in rows]


def subscribe(connection: Connection, guest: str, to: Endpoint, lang: str, now: int) -> None:
    """Remind a guest on one more device; the oldest of too many is forgotten."""
    forget_endpoint(connection, to.endpoint)
    mine = PUSH_ROWS.c.guest == guest
    newest = connection.scalars(
        select(PUSH_ROWS.c.digest).where(mine).order_by(PUSH_ROWS.c.created.desc())
    ).all()
    old = newest[DEVICES - 1 :]
    connection.execute(delete(PUSH_ROWS).where(PUSH_ROWS.c.digest.in_(old)))
    connection.execute(
        insert(PUSH_ROWS).values(
            digest=digest(to.endpoint),
            guest=guest,
            endpoint=to.endpoint,
            p256dh=to.p256dh,
            auth=to.auth,
            lang=lang,
            created=now,
        )
    )


def forget_endpoint(connection: Connection, endpoint: str, guest: str | None = None) -> None:
    here = [PUSH_ROWS.c.digest == digest(endpoint)]
    if guest is not None:
        here.append(PUSH_ROWS.c.guest == guest)
    connection.execute(delete(PUSH_ROWS).where(*here))


def wanted(connection: Connection, guest: str) -> tuple[int, bool]:
    """How many devices remind a guest, and whether letters do."""
    devices = select(func.count()).select_from(PUSH_ROWS).where(PUSH_ROWS.c.guest == guest)
    mail = select(REMINDER_ROWS.c.mail).where(REMINDER_ROWS.c.guest == guest)
    return connection.scalar(devices) or 0, connection.scalar(mail) is not False


def choose_mail(connection: Connection, guest: str, on: bool, lang: str) -> None:
    """Whether letters remind a guest, and in which language."""
    row_of(connection, guest)
    mine = REMINDER_ROWS.c.guest == guest
    connection.execute(update(REMINDER_ROWS).where(mine).values(mail=on, lang=lang))


def silence(connection: Connection, token: str) -> bool:
    """No more letters to whom this was sent; whether there is somebody."""
    here = REMINDER_ROWS.c.token == token
    return connection.execute(update(REMINDER_ROWS).where(here).values(mail=False)).rowcount > 0


def row_of(connection: Connection, guest: str) -> Any:
    """What is known about letters to a guest; a new row if need be."""
    here = select(REMINDER_ROWS).where(REMINDER_ROWS.c.guest == guest)
    found = connection.execute(here).first()
    if found is None:
        made: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
        values = {"guest": guest, "mail": True, "lang": "en", "told": 0, "token": new_token()}
        # Another server may come before.
        connection.execute(made.insert(REMINDER_ROWS).values(values).on_conflict_do_nothing())
        found = connection.execute(here).one()
    return found


class Digest(NamedTuple):
    """Whom a letter is for."""

    address: str
    name: str
    lang: str
    token: str


def begin_digest(connection: Connection, guest: str, now: int) -> Digest | None:
    """Note that a letter is being written; none if another server writes one.

    If it is not sent within a while, somebody writes it again.
    """
    row = row_of(connection, guest)
    if row.told > now - DIGEST_MS:
        return None
    mine = (REMINDER_ROWS.c.guest == guest, REMINDER_ROWS.c.told == row.told)
    again = now - DIGEST_MS + LETTER_MS
    if not connection.execute(update(REMINDER_ROWS).where(*mine).values(told=again)).rowcount:
        return None
    to = select(MAIL_ROWS.c.address).where(MAIL_ROWS.c.guest == guest).order_by(MAIL_ROWS.c.created)
    name = connection.scalar(select(GUEST_ROWS.c.name).where(GUEST_ROWS.c.id == guest))
    address = connection.scalars(to).first()
    return Digest(address, str(name), row.lang, row.token) if address else None


def end_digest(connection: Connection, guest: str, seats: Iterable[Owed], now: int) -> None:
    """The letter is sent."""
    here = update(REMINDER_ROWS).where(REMINDER_ROWS.c.guest == guest)
    connection.execute(here.values(told=now))
    thought_of(connection, "mailed", seats, now)


# Telling.


class Reminders:
    """Looks for whom to remind, as long as the server lives."""

    def __init__(self, hall: Hall, post: Post, key: PushKey) -> None:
        self.hall = hall
        self.post = post
        self.key = key
        self.calls = asyncio.Semaphore(CALLS)

    @property
    def site(self) -> str:
        return next(iter(self.hall.settings.origins), "")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.remind_seconds)
            try:
                await self.look()
            except Exception:
                log.exception("nobody could be reminded")

    async def look(self) -> None:
        clock, store = self.hall.settings.clock, self.hall.store
        owing = await self._owed("pushed", pushable(), PUSH_AFTER_MS)
        taken = await store.write(take, owing, clock())
        ready = [one for one in await store.read(gathering, clock()) if not self._there(one)]
        called = await store.write(take, ready, clock())
        asked = await store.write(take_proposals, clock())
        await asyncio.gather(
            *(self._push(one, "reminder-turn") for one in taken),
            *(self._push(one, "reminder-table") for one in called),
            *(self._propose(*one) for one in asked),
        )
        if self.post.server is not None and self.site:
            now = self.hall.settings.clock()
            found: dict[str, list[Owed]] = {}
            for one in await self._owed("mailed", mailable(now), MAIL_AFTER_MS):
                found.setdefault(one.guest, []).append(one)
            for guest, tables in found.items():
                await self._write(guest, tables)

    async def _owed(self, how: str, guests: Any, after: int) -> list[Owed]:
        """What is owed by those who are not at the table."""
        now, store = self.hall.settings.clock(), self.hall.store
        found = await store.read(owed, how, guests, now, after)
        away = [one for one in found if not self._there(one)]
        owing = [one for one in away if one.since > one.thought_of]
        if len(owing) < len(away):
            await store.write(thought_of, how, [one for one in away if one not in owing], now)
        return owing

    def _there(self, one: Owed) -> bool:
        live = self.hall.tables.get(one.table)
        return live is not None and one.guest in live.guests.union(*live.elsewhere.values())

    async def _push(self, one: Owed, title: str) -> None:
        await self._tell(one.guest, one.game, f"/#/table/{one.table}", title)
        await self.hall.store.write(thought_of, "pushed", [one], self.hall.settings.clock())

    async def _propose(self, table: str, guest: str, name: str, game: str) -> None:
        await self._tell(guest, game, "/#/", "reminder-proposal", name=name)
        await self.hall.store.write(told_proposal, table)

    async def _tell(self, guest: str, game: str, path: str, title: str, **details: str) -> None:
        """All devices of a guest, side by side: one of them may answer late or never."""
        devices = await self.hall.store.read(endpoints, guest)

        async def tell(to: Endpoint, lang: str) -> None:
            body = game_words(lang, game).title
            told = {"title": words_in(lang)(title, **details), "body": body, "path": path}
            await self._deliver(to, json.dumps(told).encode())

        await asyncio.gather(*(tell(*device) for device in devices))

    async def _deliver(self, to: Endpoint, message: bytes) -> None:
        loopback = self.hall.settings.push_loopback
        contact = self.site or "mailto:nobody@localhost"
        try:
            async with self.calls:
                here = await asyncio.to_thread(
                    push.deliver, self.key, to, message, contact, loopback=loopback
                )
        except (OSError, ValueError) as error:
            log.warning("a device could not be reminded: %s", type(error).__name__)
            return
        if not here:
            await self.hall.store.write(forget_endpoint, to.endpoint)

    async def _write(self, guest: str, tables: list[Owed]) -> None:
        """One letter about all tables."""
        assert self.post.server is not None
        to = await self.hall.store.write(begin_digest, guest, self.hall.settings.clock())
        if to is None:
            return
        games = [
            (game_words(to.lang, one.game).title, f"{self.site}/#/table/{one.table}")
            for one in tables
        ]
        letter = DigestLetter(to.address, to.name, self.site, to.token, games)
        written = letter.written(self.post.server.sender, to.lang)

        async def done() -> None:
            now = self.hall.settings.clock()
            await self.hall.store.write(end_digest, guest, tables, now)

        self.post.send(written, LETTER_SECONDS, done)
