"""A sheet: all that is known about a table. It is never changed: fold.py makes the next one."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

from msgspec import Struct

from paravent.core.dealer import Redeal
from paravent.core.options import Choices
from paravent.server.guests import Guest
from paravent.server.schema import Handover, Pace, Stage


class Place(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat; a person with a `level` is away, and a bot of that level stands in."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str | None = None
    level: str = ""
    vacations: tuple[tuple[int, int], ...] = ()  # from when until when, as far as they matter

    @property
    def played_by_bot(self) -> bool:
        return self.level != ""

    @property
    def player(self) -> str:
        """As a log names its players."""
        return f"{self.level if self.kind == 'bot' else 'human'}:{self.name}"


class UndoRequest(Struct, frozen=True):
    """A seat wants all acts from `index` on taken back; these others have not answered yet."""

    seat: int
    index: int
    waiting: tuple[int, ...]
    asked: int = 0  # the version with the question: an older reader cannot have seen it


class Leaver(Struct, frozen=True):
    """Who has left a running game."""

    seat: int
    guest: str | None
    name: str


class Sheet(Struct, frozen=True, kw_only=True):
    """What the journal of a table amounts to so far."""

    id: str
    game: str
    rules: int
    options: Choices
    pace: Pace
    public: bool
    patience: int  # milliseconds for a decision, or with an increment for the whole game
    increment: int | None = None  # milliseconds that a decision adds
    weekends: bool = True  # whether they count
    level: str = ""  # of bots that stand in; the usual one in journals of older releases
    left: tuple[int, ...] = ()  # by seat, what is left of the time for the whole game
    help: bool = True  # hints and worths of offers
    rated: bool = False  # between accounts; the result counts
    auto: bool = False  # it starts when the last seat is taken
    club: str = ""  # whose members alone may see it
    tournament: str = ""  # of whose round it is; nobody is the host there
    host: str
    invitation: str
    seed: str
    commitment: str
    created: int
    changed: int
    version: int  # the length of the journal
    stage: Stage = "open"
    owed: dict[int, int] = {}  # since when, by seat that must act
    request: UndoRequest | None = None
    result: tuple[int, ...] = ()
    rematch_of: str | None = None
    next: str = ""
    places: tuple[Place, ...]

    # What only the journal tells: a sheet that was read from the rows for a list lacks it.
    acts: tuple[tuple[int, str], ...] = ()  # those that stand
    redeals: tuple[Redeal, ...] = ()
    handovers: tuple[Handover, ...] = ()
    leavers: tuple[Leaver, ...] = ()  # for good, the first of them first
    standing: tuple[int, ...] = ()  # the place of each seat, once it is over
    voided: bool = False
    begins: int = 0  # in a tournament, by when it begins, whoever is there
    removed: tuple[str, ...] = ()  # guests whom the host has sent away
    settled: int = 0  # the version before which every message is stale
    asides: tuple[int, ...] = ()  # versions since then that a step reached which was no act

    @property
    def to_act(self) -> list[int]:
        return list(self.owed)

    @property
    def next_draw(self) -> int:
        return self.redeals[-1][1] + 1 if self.redeals else 1

    def acts_at(self, version: int) -> int:
        """How many acts stood at a version that is not older than `settled`."""
        later = len(self.asides) - bisect_right(self.asides, version)
        return len(self.acts) - (self.version - version - later)

    def seat_of(self, guest: Guest | None) -> int | None:
        if guest is not None:
            for seat, place in enumerate(self.places):
                if place.guest == guest.id:
                    return seat
        return None

    @property
    def about(self) -> tuple[object, ...]:
        """What a table's news tell besides the game."""
        return self.stage, self.places, self.host, self.request, self.next, len(self.handovers)

    @property
    def counts(self) -> bool:
        """Whether the result has a meaning beyond the table."""
        return self.rated or self.tournament != ""

    @property
    def full(self) -> bool:
        return all(place.kind != "open" for place in self.places)

    @property
    def people(self) -> list[int]:
        """Seats that belong to people, also of those who are away."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    @property
    def present(self) -> list[int]:
        """Seats of people for whom no bot stands in."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person" and not place.level
        ]

    def time_for(self, seat: int) -> int:
        """Milliseconds that a seat has for the decision that it owes."""
        return self.patience if self.increment is None else self.left[seat]

    @property
    def timed(self) -> list[int]:
        """Seats whose clocks run; nobody waits for a person who plays with bots alone."""
        if self.stage != "running" or len(self.people) < 2:
            return []
        present = self.present
        return [seat for seat in self.owed if seat in present]

    @property
    def due(self) -> int:
        """Before this nobody's time runs out, whatever the calendar; 0 if nobody's clock runs."""
        return min((self.owed[seat] + self.time_for(seat) for seat in self.timed), default=0)

    def heir(self, seat: int) -> str | None:
        """Who becomes the host if the person in a seat leaves: those who are not away first."""
        people = [*self.present, *self.people]
        return next((self.places[other].guest for other in people if other != seat), None)
