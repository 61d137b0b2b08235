"""Deeds as they travel: what each act caused, as a reader may know it, without saying it twice.

The act of a seat is a stretch `[seat, event, ...]`, and deals that follow each other are one of the
form `[event, ...]`. An event is its name and what its fields hold; several of one kind in a row are
the name once and then a list of fields for each. Of deals, each such list in the first place is a
deal of its own, and the events after it belong to the last one. A deal that tells nothing is `[]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paravent.core.events import Telling
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play
from paravent.server.schema import Stretch

Row = list[str | int | list[str | int | None] | None]  # an event, or several of one kind


def deeds(play: Play, seat: int | None, start: int) -> list[Stretch]:
    """What the acts from an index on caused, as a seat may know it."""
    reader, told = NOBODY if seat is None else seat, play.game.events.told
    return packed(
        (entry.seat, [told(raw, reader) for raw in entry.events]) for entry in play.history[start:]
    )


def packed(acts: Iterable[tuple[int, list[Telling]]]) -> list[Stretch]:
    """Who acted each time, and what that caused."""
    stretches: list[Stretch] = []
    deals: Row | None = None  # which the next deal may join
    for seat, events in acts:
        if seat != CHANCE:
            stretches.append([seat, *rows(events)])
            deals = None
            continue
        first = events[0] if events else None
        if first is not None and deals is not None and deals[0] == first[0]:
            deals = stretches[-1][0] = joined(deals, first)
        else:
            deals = None if first is None else [*first]
            stretches.append([] if deals is None else [deals])
        if len(events) > 1:
            stretches[-1] += rows(events[1:])
            deals = None
    return stretches


def rows(events: Iterable[Telling]) -> Iterator[Row]:
    """Events of one kind in a row as one."""
    row: Row = []
    for event in events:
        if row and row[0] == event[0]:
            row = joined(row, event)
        else:
            if row:
                yield row
            row = [*event]
    if row:
        yield row


def joined(row: Row, event: Telling) -> Row:
    """One event more of a kind."""
    if len(row) > 1 and isinstance(row[1], list):
        row.append(event[1:])
        return row
    alone = [word for word in row[1:] if not isinstance(word, list)]
    return [row[0], alone, event[1:]]
