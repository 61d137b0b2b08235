"""Talk at a table in memory: who may say what to whom, and who hears it when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import json

from paravent.core.mistakes import Mistake
from paravent.server import chat, schema
from paravent.server.around import Listener
from paravent.server.chat import Line
from paravent.server.guests import Guest
from paravent.server.store import Conflict

if TYPE_CHECKING:
    from paravent.server.table import LiveTable


async def say(live: LiveTable, guest: Guest, text: str) -> None:
    """Say something to all who listen; who watches says it to the audience."""
    async with live.steady():
        seat = live.sheet.seat_of(guest)
        if seat is not None:
            line = Line(0, seat, live.sheet.places[seat].name, text, live._now())
        elif guest.id in live.guests:
            line = Line(0, chat.AUDIENCE, guest.name, text, live._now(), guest.id)
        else:
            raise Mistake("not-seated")
        while True:
            try:
                said = await live.keeper.store.write(chat.add_line, live.id, line)
                break
            except Conflict:
                continue  # another process took the number
        await hear(live, said.n)
        live.keeper.stored(live, ())


async def hear(live: LiveTable, last: int) -> None:
    """Tell the lines up to a number that were not told yet."""
    if last > live.chatted:
        most, before, live.chatted = live.keeper.settings.chat_lines, live.chatted, last
        lines = await live.keeper.store.read(chat.last_lines, live.id, most, before)
        for listener in live.listeners:
            tell(live, listener, lines)


def tell(live: LiveTable, listener: Listener, lines: Sequence[Line]) -> None:
    """As much of what was said as a listener may hear."""
    playing = live.sheet.seat_of(listener.guest) is not None and live.sheet.stage != "over"
    heard = [one.told() for one in lines if not (playing and one.whispered)]
    if heard:
        listener.tell(json.encode(schema.Chatter(table=live.id, lines=heard)))


async def tell_whispers(live: LiveTable) -> None:
    """The game is over: players hear what the audience has said."""
    most = live.keeper.settings.chat_lines
    lines = await live.keeper.store.read(chat.last_lines, live.id, most)
    for listener in live.listeners:
        if live.sheet.seat_of(listener.guest) is not None:
            tell(live, listener, [one for one in lines if one.whispered])
