"""Events: what happened, in numbers inside the engine and in words outside, redacted by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paravent.core.numbers import NOBODY

Raw = tuple[int, int, int, int]  # kind and three numbers, as positions announce them
Happening = dict[str, Any]  # {"event": name, field: word or number}
Telling = list[str | int | None]  # name and fields; None, and what lacks at the end, is sealed
SEAT: None = None  # the field holds a seat or another plain number
OPEN, CLOSED = -1, 0  # to everybody, to nobody: other numbers say where the seat stands that knows
REMEMBERED = 4096  # events of a game, with their words


@dataclass(frozen=True)
class Event:
    """One kind of event.

    `fields` gives each number a name and, unless it is a seat or a count, its words.
    `sealed` fields are known only to the seat in the field `seat`.
    `reveals` marks events that tell somebody what was hidden: no undo reaches behind them.
    """

    name: str
    fields: dict[str, Sequence[str] | None]
    sealed: tuple[str, ...] = ()
    reveals: bool = False


class Events:
    """The table of a game's events, in the order of their numbers."""

    def __init__(self, *kinds: Event) -> None:
        self.kinds = kinds
        self.numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self._owners = [owner(kind) for kind in kinds]
        self._tellings = lru_cache(REMEMBERED)(self._telling)

    def number(self, name: str) -> int:
        return self.numbers[name]

    def kind(self, raw: Raw) -> Event:
        return self.kinds[raw[0]]

    def told(self, raw: Raw, seat: int) -> Telling:
        """An event as it travels: its name and its fields in order, as far as a seat may know.

        It is remembered, so it is only to be read.
        """
        return self._tellings(raw, self.hides(raw, seat))

    def _telling(self, raw: Raw, hidden: bool) -> Telling:
        kind = self.kinds[raw[0]]
        sealed = kind.sealed if hidden else ()
        told: Telling = [kind.name]
        for (name, words), number in zip(kind.fields.items(), raw[1:], strict=False):
            told.append(None if name in sealed else number if words is None else words[number])
        while told[-1] is None:
            told.pop()
        return told

    def worded(self, raw: Raw, seat: int) -> Happening:
        """The same by the names of the fields; what the seat may not know is left out."""
        told = zip(("event", *self.kinds[raw[0]].fields), self.told(raw, seat), strict=False)
        return {name: word for name, word in told if word is not None}

    def is_sealed(self, raw: Raw) -> bool:
        return bool(self.kinds[raw[0]].sealed)

    def hides(self, raw: Raw, seat: int) -> bool:
        """Whether an event is sealed and not this seat's own."""
        owner = self._owners[raw[0]]
        if owner == OPEN:
            return False
        return owner == CLOSED or seat == NOBODY or raw[owner] != seat

    def reveals(self, raw: Raw) -> bool:
        return self.kinds[raw[0]].reveals


def owner(kind: Event) -> int:
    """Where a raw event of this kind tells whose it is, if anything of it is sealed."""
    if not kind.sealed:
        return OPEN
    fields = list(kind.fields)
    return 1 + fields.index("seat") if "seat" in fields else CLOSED
