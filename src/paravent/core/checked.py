"""The checked position: what games inherit from when they run uncompiled.

It allocates the declared fields and refuses what C would silently get wrong: a negative or too
large index, a value outside the C type.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterable
from threading import local
from typing import Any

from paravent.core import position as plain
from paravent.core.fields import fields_of
from paravent.core.numbers import CHANCE, MAX_CHOICES

RANGES = {
    "short": (-(2**15), 2**15 - 1),
    "int": (-(2**31), 2**31 - 1),
    "longlong": (-(2**63), 2**63 - 1),
}


class Array(list[int]):
    """A C array that looks where it is stepping."""

    __slots__ = ("high", "low", "name")

    def __init__(self, values: Iterable[int], name: str, low: int, high: int) -> None:
        super().__init__(values)
        self.name, self.low, self.high = name, low, high

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and index < 0:
            raise IndexError(f"{self.name}[{index}] lies before the array")
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is not int or index < 0:
            raise IndexError(f"{self.name}[{index}] lies before the array")
        if not self.low <= value <= self.high:
            raise OverflowError(f"{self.name}[{index}] cannot hold {value}")
        list.__setitem__(self, index, value)

    def copy(self) -> Array:
        return Array(self, self.name, self.low, self.high)


class Buffer(local):
    """For the choices of `legal`: one for each thread, since any other may look in between."""

    def __init__(self) -> None:
        self.choices = Array([0] * MAX_CHOICES, "choices", *RANGES["int"])


BUFFER = Buffer()
Scalar = tuple[int, int]  # the lowest and the highest value of a field that is no array


def first_values(kind: type) -> dict[str, Array | Scalar]:
    """What a class declares: a first array, or the range of a number."""
    return {
        field.name: Array([0] * field.length, field.name, *RANGES[field.kind])
        if field.length
        else RANGES[field.kind]
        for field in fields_of(kind).values()
    }


class Position(plain.Position):
    """A position whose fields live in Python, one checked value each."""

    events: list[tuple[int, int, int, int]] | None
    _fields: dict[str, Array | Scalar]

    def __init_subclass__(cls) -> None:
        if plain.COMPILED:
            raise ImportError(f"{cls.__module__} is not compiled but the core is: build again")
        cls._fields = first_values(cls)

    def __new__(cls) -> Position:
        self = super().__new__(cls)
        place = self.__dict__
        place["events"] = None
        for name, first in cls._fields.items():
            place[name] = first.copy() if isinstance(first, Array) else 0
        return self

    def __setattr__(self, name: str, value: Any) -> None:
        field = self._fields.get(name)
        if isinstance(field, Array):
            now = self.__dict__[name]
            if len(value) != len(now):
                raise ValueError(f"{name} holds {len(now)} values, not {len(value)}")
            for index, item in enumerate(value):
                now[index] = item
            return
        if field is not None:
            if not field[0] <= value <= field[1]:
                raise OverflowError(f"{name} cannot hold {value}")
        elif name != "events":
            raise AttributeError(f"{type(self).__name__} declares no field {name}")
        self.__dict__[name] = value

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat <= CHANCE or not self.waiting >> seat & 1:
            return []
        choices = BUFFER.choices
        return list(choices[: self.offer(seat, choices)])

    def weight(self, action: int) -> int:
        return self.odds(action) if action in self.legal(CHANCE) else 0

    def lots(self) -> list[tuple[int, int]]:
        return [(action, self.odds(action)) for action in self.legal(CHANCE)]

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        self.act(seat, action)

    def twin(self) -> Position:
        copy = plain.Position.__new__(type(self))
        for name, value in self.__dict__.items():
            copy.__dict__[name] = value.copy() if type(value) is Array else value
        copy.__dict__["events"] = None
        return copy

    def freeze(self) -> bytes:
        return repr([getattr(self, name) for name in self._fields]).encode()

    def thaw(self, frozen: bytes) -> None:
        values = literal_eval(frozen.decode())
        if len(values) != len(self._fields):
            raise ValueError(f"{len(self._fields)} fields are a position of this game")
        for name, value in zip(self._fields, values, strict=True):
            setattr(self, name, value)


def announce(position: Position, kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Tell whoever listens what happened."""
    if position.events is not None:
        position.events.append((kind, first, second, third))
    return 0
