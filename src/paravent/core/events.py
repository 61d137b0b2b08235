"""Events: what happened, in numbers inside the engine and in words outside, redacted by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from paravent.core.numbers import NOBODY

Raw = tuple[int, int, int, int]  # kind and three numbers, as positions announce them
Happening = dict[str, Any]  # {"event": name, field: word or number}
SEAT: None = None  # the field holds a seat or another plain number


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

    def number(self, name: str) -> int:
        return self.numbers[name]

    def kind(self, raw: Raw) -> Event:
        return self.kinds[raw[0]]

    def worded(self, raw: Raw, seat: int) -> Happening:
        """An event in words, as a seat may know it; sealed fields are left out for others."""
        kind = self.kinds[raw[0]]
        told: Happening = {"event": kind.name}
        for (name, words), number in zip(kind.fields.items(), raw[1:], strict=False):
            told[name] = number if words is None else words[number]
        if self.hides(raw, seat):
            for name in kind.sealed:
                del told[name]
        return told

    def is_sealed(self, raw: Raw) -> bool:
        return bool(self.kinds[raw[0]].sealed)

    def hides(self, raw: Raw, seat: int) -> bool:
        """Whether an event is sealed and not this seat's own."""
        kind = self.kinds[raw[0]]
        numbers = dict(zip(kind.fields, raw[1:], strict=False))
        return bool(kind.sealed) and (seat == NOBODY or numbers.get("seat") != seat)

    def reveals(self, raw: Raw) -> bool:
        return self.kinds[raw[0]].reveals
