"""An observation read from the fields of a position, one feature after the other.

It is slow and plain. Compiled, positions observe by themselves, in C that tools/observing.py makes
from the same list; a test compares the two.
"""

from __future__ import annotations

from typing import Any

from paravent.core.game import Game
from paravent.core.numbers import NOBODY
from paravent.core.observing.features import Feature, Form, Shown, Whose
from paravent.core.position import Position


def read(game: Game, position: Position, seat: int) -> list[int]:
    """What a seat may know."""
    values: list[int] = []
    for part in game.observation.parts:
        values += Reader(part.feature, game, position, seat).values()
    return values


class Reader:
    """One feature of a position, for one observer."""

    def __init__(self, feature: Feature, game: Game, position: Position, seat: int) -> None:
        self.feature, self.seat = feature, seat
        self.most = game.observation.most
        self.fields: Any = position
        step = feature.step
        self.step: int = getattr(position, step) if isinstance(step, str) else step
        self.ring = position.players * self.step
        self.turn = max(seat, 0) * self.step
        self.phase = game.phases[position.phase]

    def values(self) -> list[int]:
        """Its numbers for every seat, the observer's first."""
        feature, told = self.feature, list[int]()
        nothing = [0] * (len(feature.by) * feature.width(self.most))
        for slot in range(feature.slots(self.most)):
            unit = self.unit(slot)
            told += nothing if unit is None or self.secret(unit) else self.run(unit)
        return told

    def unit(self, slot: int) -> int | None:
        """Whose turn it is to be told; None if there is nobody."""
        feature = self.feature
        if feature.when and not getattr(self.fields, feature.when):
            return None
        private = feature.whose is Whose.MINE or feature.learnt
        if self.seat == NOBODY and (private or feature.shown in (Shown.IF_KNOWN, Shown.IF_MINE)):
            return None
        if feature.whose is Whose.MINE:
            return self.seat
        if feature.whose is Whose.TABLE:
            return 0
        if slot >= self.ring:
            return slot if feature.beyond else None
        unit = (slot + self.turn) % self.ring
        return None if feature.seats and unit >= feature.seats else unit

    def secret(self, unit: int) -> bool:
        """Whether the observer may not see what is there now."""
        feature = self.feature
        owner = unit // self.step if feature.whose is Whose.EACH and unit < self.ring else self.seat
        match feature.shown:
            case Shown.IF_OWNED:
                return owner != self.seat
            case Shown.IF_SET:
                return owner != self.seat and not getattr(self.fields, feature.key)
            case Shown.IN_PHASES:
                return owner != self.seat and self.phase not in feature.phases
            case Shown.IF_MINE:
                return bool(getattr(self.fields, feature.key) != self.seat)
        return False

    def run(self, unit: int) -> list[int]:
        """The numbers of one seat's part."""
        feature, width = self.feature, self.feature.width(self.most)
        source = getattr(self.fields, feature.source)
        numbers = [source] if isinstance(source, int) else source
        start = feature.at + (unit + self.seat * self.most * feature.learnt) * len(feature.by)
        used = getattr(self.fields, feature.upto) if feature.upto else len(feature.by)
        told: list[int] = []
        for place in range(len(feature.by)):
            known = feature.shown is not Shown.IF_KNOWN or self.knows(place)
            told += self.tell(numbers[start + place]) if known and place < used else [0] * width
        return told

    def knows(self, place: int) -> bool:
        return bool(getattr(self.fields, self.feature.key)[place] >> self.seat & 1)

    def tell(self, value: int) -> list[int]:
        """One number of the field."""
        feature, width = self.feature, self.feature.width(self.most)
        value -= feature.first if feature.form is not Form.MEMBERS else 0
        match feature.form:
            case Form.NUMBER:
                return [value]
            case Form.FLAG:
                return [int(value != 0)]
            case Form.WORD:
                return [int(value == place) for place in range(width)]
            case Form.SIZE:
                return [value.bit_count()]
            case Form.MEMBERS:
                return [value >> feature.first + place & 1 for place in range(width)]
            case Form.PAIRS:
                return [value >> 2 * place & 3 for place in range(width)]
            case Form.SEAT:
                return [int(value == self.there(place)) for place in range(width)]
            case Form.SEATS:
                clues = feature.clue * (self.seat if self.seat != NOBODY else self.most)
                return [value >> clues + self.there(place) & 1 for place in range(width)]

    def there(self, place: int) -> int:
        """The seat that is so many places from the observer's."""
        return (place + self.turn) % self.ring if place < self.ring else place
