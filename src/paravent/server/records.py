"""Rows of the database as the server uses them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from paravent.core.options import Choices
from paravent.server import schema


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Place:
    """Who sits in a seat; a person with a `level` is away, and a bot of that level stands in."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str | None = None
    level: str = ""

    @property
    def played_by_bot(self) -> bool:
        return self.level != ""

    @property
    def player(self) -> str:
        """As a log names its players."""
        return f"{self.level if self.kind == 'bot' else 'human'}:{self.name}"


@dataclass(frozen=True)
class Step:
    """A line of the journal; `act` is

    * the text of an act,
    * the index of the act that an `undo` takes back, or of the first that a `rewind` does,
    * the seat that asked for a `stand-in` and the level of the bot,
    * empty when a person is `back` or has `left`.
    """

    kind: Literal["act", "undo", "rewind", "stand-in", "back", "left"]
    seat: int
    act: str
    at: int = 0


class UndoRequest(Struct, frozen=True):
    """A seat wants all acts from `index` on taken back; these others have not answered yet."""

    seat: int
    index: int
    waiting: list[int]


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
    patience: int  # milliseconds for a decision
    version: int = 0  # grows with every change of anything about the table
    stage: Literal["open", "running", "over", "closed"] = "open"
    turn: int = 0
    to_act: list[int] = field(default_factory=list)
    owed: dict[int, int] = field(default_factory=dict)  # since when, by seat that must act
    request: UndoRequest | None = None
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
        """Seats that belong to people, also of those who are away."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    @property
    def present(self) -> list[int]:
        """Seats of people for whom no bot stands in."""
        return [seat for seat in self.people if not self.places[seat].played_by_bot]


@dataclass(frozen=True)
class Line:
    """One line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int

    def told(self) -> schema.ChatLine:
        return schema.ChatLine(self.n, self.seat, self.name, self.text, self.at)
