"""Rows of the database as the server uses them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from paravent.core.options import Choices


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Place:
    """Who sits in a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str | None = None
    level: str = ""

    @property
    def player(self) -> str:
        """As a log names its players."""
        return f"{self.level if self.kind == 'bot' else 'human'}:{self.name}"


@dataclass(frozen=True)
class Step:
    """A line of the journal: an act, or the index of what an `undo` or `rewind` takes back."""

    kind: Literal["act", "undo", "rewind"]
    seat: int
    act: str


@dataclass
class Sheet:
    """What is known about a table besides its journal."""

    id: str
    game: str
    rules: int
    options: Choices
    pace: Literal["live", "slow"]
    public: bool
    host: str
    invitation: str
    seed: str
    commitment: str
    created: int
    changed: int
    stage: Literal["open", "running", "over", "closed"] = "open"
    turn: int = 0
    to_act: list[int] = field(default_factory=list)
    result: list[int] = field(default_factory=list)
    rematch_of: str | None = None
    next: str = ""
    places: list[Place] = field(default_factory=list)

    def seat_of(self, guest: Guest | None) -> int | None:
        if guest is None:
            return None
        return next((s for s, place in enumerate(self.places) if place.guest == guest.id), None)

    @property
    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]


@dataclass(frozen=True)
class Line:
    """One line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int
