"""The lobby: which tables there are, for those who look at the list.

The public part is read once for everybody, when something in it has changed, and only what is new
is told. A guest's own tables are told to that guest alone. Acts change nothing in the public part.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec import json
from msgspec.structs import replace

from paravent.server import projection, schema
from paravent.server.around import Listener
from paravent.server.guests import Guest
from paravent.server.sheet import Sheet
from paravent.server.telling import information

if TYPE_CHECKING:
    from paravent.server.hall import Hall

LISTED = 50  # tables in each part of a list
PAUSE = 0.3  # seconds between two tellings,
PAUSE_EACH = 0.0002  # and more for every listener
AT_ONCE = 100  # listeners told before others may go on
PRESENCE_SECONDS = 60.0  # between two looks at who is there
Face = tuple[object, ...]
Public = dict[str, tuple[Face, schema.TableInfo]]
log = logging.getLogger(__name__)


def face(sheet: Sheet) -> Face:
    """What the public list shows of a table."""
    return sheet.stage, sheet.places, sheet.host


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.listeners: dict[Listener, list[bytes] | None] = {}  # what waits for the first list
        self._guests: dict[str, set[Listener]] = {}
        self._owners: dict[str, set[str]] = {}  # by table, listening guests who know it as theirs
        self._owned: dict[str, set[str]] = {}  # the same by guest
        self._public: Public = {}
        self._told: Public = {}
        self._faces: dict[str, Face] = {}  # of public tables that are not over
        self._old = True  # the public part must be read again
        self._reading = asyncio.Lock()
        self._sheets: dict[str, Sheet] = {}  # tables of listening guests that have changed
        self._heard: set[str] = set()  # tables that have changed elsewhere
        self._stirred = asyncio.Event()

    # Who looks at it.

    async def enter(self, listener: Listener, show: Callable[[schema.TableList], None]) -> None:
        """Show the whole list once, and tell what is new from then on."""
        self.listeners[listener] = []
        if listener.guest:
            self._guests.setdefault(listener.guest.id, set()).add(listener)
        try:
            show(await self.listed(listener.guest))
        except BaseException:
            self.leave(listener)
            raise
        if (waiting := self.listeners.get(listener)) is not None:
            self.listeners[listener] = None
            for message in waiting:
                listener.tell(message)

    def leave(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)
        if listener.guest and (here := self._guests.get(listener.guest.id)):
            here.discard(listener)
            if not here:
                del self._guests[listener.guest.id]
                for table_id in self._owned.pop(listener.guest.id, set()):
                    self._disown(table_id, listener.guest.id)

    async def listed(self, guest: Guest | None) -> schema.TableList:
        store, clocks = self.hall.store, self.hall.clocks
        mine = await store.read(projection.tables_of, guest.id, LISTED) if guest else []
        own = {sheet.id for sheet in mine}
        if guest and guest.id in self._guests:
            for table_id in own:
                self._own(table_id, guest.id)
        await self._read()
        others = [info for table_id, (_, info) in self._public.items() if table_id not in own]
        return schema.TableList(
            mine=[information(sheet, guest, clocks) for sheet in mine],
            open=[info for info in others if info.stage == "open"],
            running=[info for info in others if info.stage == "running"],
        )

    async def found(self, guest: Guest | None, wanted: projection.TableFilter) -> schema.TableList:
        """The list with those open tables that somebody wants, also if they are far down."""
        store, settings, clocks = self.hall.store, self.hall.settings, self.hall.clocks
        sheets = await store.read(projection.open_tables, settings, wanted, LISTED)
        others = [sheet for sheet in sheets if sheet.seat_of(guest) is None]
        here = await self.listed(guest)
        return replace(here, open=[information(sheet, None, clocks) for sheet in others])

    # What changes.

    def changed(self, sheet: Sheet) -> None:
        """A table has changed."""
        if sheet.public:
            shown = face(sheet) if sheet.stage in ("open", "running") else None
            if shown is None or shown != self._faces.get(sheet.id):
                self._old = True
                self._stirred.set()
            if shown is None:
                self._faces.pop(sheet.id, None)
            else:
                self._faces[sheet.id] = shown
        people = (place.guest in self._guests for place in sheet.places)
        if sheet.id in self._owners or any(people):
            self._sheets[sheet.id] = sheet
            self._stirred.set()

    def heard(self, table_ids: Iterable[str]) -> None:
        """Tables have changed at another process."""
        heard = set(table_ids)
        self._heard |= heard
        if not heard or not self.listeners:
            self._old, self._heard = True, set()
        self._stirred.set()

    # Telling.

    async def run(self) -> None:
        """Tell what is new, as long as the server lives."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self.listeners:
                try:
                    await self.tell()
                except Exception:
                    log.exception("the lobby could not be told")
                    self._stirred.set()
            await asyncio.sleep(PAUSE + PAUSE_EACH * len(self.listeners))

    async def tell(self) -> None:
        heard, self._heard = self._heard, set()
        for sheet in await self.hall.store.read(projection.find_sheets, heard) if heard else ():
            self.changed(sheet)
        self._tell_owners()
        await self._read()
        before, self._told = self._told, self._public
        changed = [
            info
            for table_id, (shown, info) in self._told.items()
            if table_id not in before or before[table_id][0] != shown
        ]
        gone = [table_id for table_id in before if table_id not in self._told]
        if changed or gone:
            message = json.encode(schema.Listed(changed=changed, gone=gone))
            for number, listener in enumerate(list(self.listeners), 1):
                self._send(listener, message)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)

    def _tell_owners(self) -> None:
        sheets, self._sheets = self._sheets, {}
        for sheet in sheets.values():
            seated = {place.guest for place in sheet.places if place.guest}
            closed = sheet.stage == "closed"
            for guest in seated | self._owners.get(sheet.id, set()):
                listeners, mine = self._guests.get(guest, ()), guest in seated and not closed
                for listener in listeners:
                    info = information(sheet, listener.guest, self.hall.clocks)
                    news = schema.Listed(mine=[info]) if mine else schema.Listed(left=[sheet.id])
                    self._send(listener, json.encode(news))
                if listeners and mine:
                    self._own(sheet.id, guest)
                else:
                    self._disown(sheet.id, guest)

    def _own(self, table_id: str, guest: str) -> None:
        self._owners.setdefault(table_id, set()).add(guest)
        self._owned.setdefault(guest, set()).add(table_id)

    def _disown(self, table_id: str, guest: str) -> None:
        self._owned.get(guest, set()).discard(table_id)
        if owners := self._owners.get(table_id):
            owners.discard(guest)
            if not owners:
                del self._owners[table_id]

    def _send(self, listener: Listener, message: bytes) -> None:
        if listener not in self.listeners:
            return
        waiting = self.listeners[listener]
        if waiting is None:
            listener.tell(message)
        else:
            waiting.append(message)

    async def _read(self) -> None:
        """The public part, from the store if it is old; once for all who want it at the same time.

        Whoever comes while it is being read waits for it, too.
        """
        async with self._reading:
            if not self._old:
                return
            self._old = False
            try:
                found = await self.hall.store.read(
                    projection.public_tables, self.hall.settings, LISTED
                )
            except BaseException:
                self._old = True
                raise
            self._public = {
                sheet.id: (face(sheet), information(sheet, None, self.hall.clocks))
                for sheet in found
            }

    # Presence.

    async def attend(self) -> None:
        """Keep the tables in the list whose people are there, and let the others go."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                await self.look_around()
            except Exception:
                log.exception("who is there could not be stored")

    async def look_around(self) -> None:
        now = self.hall.settings.clock()
        await self.hall.store.write(projection.touch, self._attended(), now)
        if seated := self._seated():
            await self.hall.store.write(projection.touch_seats, seated, now)
        self._old = True
        self._stirred.set()

    def _seated(self) -> list[tuple[str, int]]:
        """Who is at which slow table: other servers need not remind them."""
        return [
            (table_id, seat)
            for table_id, live in self.hall.tables.items()
            if live.sheet.pace == "slow" and live.sheet.stage == "running"
            for seat in {live.sheet.seat_of(one.guest) for one in live.listeners}
            if seat is not None
        ]

    def _attended(self) -> list[str]:
        seated = (
            table_id
            for table_id, live in self.hall.tables.items()
            if any(live.sheet.seat_of(listener.guest) is not None for listener in live.listeners)
        )
        return [*seated, *self._owners]
