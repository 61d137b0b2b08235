"""Features: what an observation is made of, each a field of the position as a seat may know it.

A game lists its features once, in observation.py; layout, names and encoder follow from the list,
and the layout is the same for every number of players. Seats are told as the observer sees them:
the observer comes first, then whoever sits next, and so on; with fewer players the last places
stay empty.

>>> hand = members("hand", ("reset", "1"), each=True)
>>> table = Observation(2, number("turn", 40), hand)
>>> table.size, table.names()
(5, ['turn', 'hand me reset', 'hand me 1', 'hand +1 reset', 'hand +1 1'])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Any

Words = Sequence[str]


class Form(Enum):
    """How a number of the field is told."""

    NUMBER = "as it stands"
    FLAG = "a one if there is something"
    WORD = "a one at what it stands for"
    SIZE = "how many members the set has"
    MEMBERS = "a one at each member of the set"
    PAIRS = "counts of two bits each"
    SEAT = "a one at the seat, from the observer on"
    SEATS = "a one at each seat of the set, from the observer on"


class Whose(Enum):
    TABLE = "one for all"
    EACH = "one for each seat"
    MINE = "the observer’s own alone"


class Shown(Enum):
    """Who sees it."""

    OF_ALL = "everybody"
    IF_OWNED = "its owner; what belongs to nobody, everybody"
    IF_SET = "its owner, and everybody once a field is set"
    IN_PHASES = "its owner, and everybody in some phases"
    IF_KNOWN = "for each of its numbers, those in a set"
    IF_MINE = "whom a field names"


@dataclass(frozen=True)
class Feature:
    """One field, and who may know how much of it. The functions below make them."""

    name: str
    source: str  # field of the position
    form: Form
    words: Words = ()  # of a number that stands for one, or for a set of them
    low: int = 0
    high: int = 1
    by: Words = ("",)  # what an array counts, for a seat
    at: int = 0  # where in an array it begins
    upto: str = ""  # field that tells how many of them are in use, if not all
    when: str = ""  # field that is 0 if there is nothing of the kind
    whose: Whose = Whose.TABLE
    seats: int = 0  # that have one, if not all
    beyond: bool = False  # whether what comes after the last seat has one, too
    shown: Shown = Shown.OF_ALL
    key: str = ""  # field that says whether it is shown
    phases: Words = ()  # those in which it is
    first: int = 0  # what stands for 0
    step: int | str = 1  # places of a seat, or the field that tells them
    learnt: bool = False  # of an array that has a part for each observer
    clue: int = 0  # bits that each observer has in one number

    def width(self, most: int) -> int:
        """How many numbers tell one of the field's."""
        if self.form in (Form.SEAT, Form.SEATS):
            return most * self.step if isinstance(self.step, int) else most
        return len(self.words) if self.words else 1

    def slots(self, most: int) -> int:
        """How many seats it tells of."""
        return self.seats or most if self.whose is Whose.EACH else 1

    def length(self, most: int) -> int:
        return self.slots(most) * len(self.by) * self.width(most)

    def places(self, most: int) -> list[Words]:
        """What its numbers are called, along each axis."""
        relative = ["me", *(f"+{seat}" for seat in range(1, most))]
        each = self.whose is Whose.EACH
        axes: list[Words] = [relative[: self.slots(most)] if each else ("",), self.by]
        if self.form in (Form.SEAT, Form.SEATS):
            lanes = self.step if isinstance(self.step, int) else 1
            told = [f"{seat}.{lane + 1}" for seat in relative for lane in range(lanes)]
            return [*axes, told if lanes > 1 else relative]
        return [*axes, self.words or ("",)]


def made(name: str, form: Form, terms: dict[str, Any]) -> Feature:
    """A feature from the terms that all of the functions below take.

    `source` is the field if it has another name; `by` names what an array counts; `each` has one
    for every seat, `mine` tells the observer's own alone. `owned` is seen by its owner, and by all
    where it has none; `set_in` names a field that is not 0 once all may see it, `in_phases` the
    phases in which they may; `known_by` names an array of those who do, `if_mine` who does.
    """
    terms.setdefault("source", name)
    if terms.pop("each", False):
        terms["whose"] = Whose.EACH
    if terms.pop("mine", False):
        terms["whose"] = Whose.MINE
    if terms.pop("owned", False):
        terms["shown"] = Shown.IF_OWNED
    if "in_phases" in terms:
        terms |= {"shown": Shown.IN_PHASES, "phases": terms.pop("in_phases")}
    for term, shown in KEYS.items():
        if term in terms:
            terms |= {"shown": shown, "key": terms.pop(term)}
    return Feature(name, form=form, **terms)


KEYS = {"set_in": Shown.IF_SET, "known_by": Shown.IF_KNOWN, "if_mine": Shown.IF_MINE}


def number(name: str, high: int, **terms: Any) -> Feature:
    """A number as it stands, from `low`, which is 0 unless told, to `high`."""
    return made(name, Form.NUMBER, {"high": high, **terms})


def flag(name: str, **terms: Any) -> Feature:
    """A one if there is something: anything but `first`."""
    return made(name, Form.FLAG, terms)


def size(name: str, high: int, **terms: Any) -> Feature:
    """How many members a set has."""
    return made(name, Form.SIZE, {"high": high, **terms})


def word(name: str, words: Words, **terms: Any) -> Feature:
    """A one at the word that a number stands for; none if there is none."""
    return made(name, Form.WORD, {"words": words, **terms})


def members(name: str, words: Words, **terms: Any) -> Feature:
    """A one at each member of a set."""
    return made(name, Form.MEMBERS, {"words": words, **terms})


def pairs(name: str, words: Words, **terms: Any) -> Feature:
    """Counts that are packed by two bits."""
    return made(name, Form.PAIRS, {"words": words, "high": 3, **terms})


def seat(name: str, **terms: Any) -> Feature:
    """A one at the seat that a number stands for."""
    return made(name, Form.SEAT, terms)


def seats(name: str, **terms: Any) -> Feature:
    """A one at each seat of a set."""
    return made(name, Form.SEATS, terms)


@dataclass(frozen=True)
class Part:
    """A feature and where it stands in an observation."""

    feature: Feature
    start: int
    stop: int


class Observation:
    """The features of a game one after the other; `most` is its largest number of players."""

    def __init__(self, most: int, *features: Feature) -> None:
        self.most = most
        self.parts: list[Part] = []
        start = 0
        for feature in features:
            stop = start + feature.length(most)
            self.parts.append(Part(feature, start, stop))
            start = stop
        self.size = start
        if len({feature.name for feature in features}) != len(features):
            raise ValueError("two features have one name")

    def names(self) -> list[str]:
        """What every number of an observation tells."""
        return list(self._names())

    def _names(self) -> Iterator[str]:
        for part in self.parts:
            for words in product(*part.feature.places(self.most)):
                yield " ".join([part.feature.name, *filter(None, words)])

    def bounds(self) -> list[tuple[int, int]]:
        """The lowest and the highest that every number can be."""
        return [
            (part.feature.low, part.feature.high)
            for part in self.parts
            for _ in range(part.start, part.stop)
        ]
