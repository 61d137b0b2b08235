"""The steps of a journal: everything that changes a table, and how each is stored."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder, Encoder

from paravent.server.schema import Pace
from paravent.server.sheet import Place, UndoRequest

Seat = Annotated[int, Meta(ge=0)]


class Step(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """One thing that happened, at a time in milliseconds since 1970."""

    at: int


class Decisive(Step, frozen=True, kw_only=True):
    """A step after which others must act: `to_act` says who, and nobody if it is the dealer."""

    to_act: tuple[Seat, ...] = ()


class Open(Step, tag="open", frozen=True, kw_only=True):
    """A new table: always the first step. Its seed and its invitation are secrets."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: Pace
    public: bool
    patience: int
    host: str
    invitation: str
    seed: str
    commitment: str
    places: tuple[Place, ...]
    rematch_of: str | None = None
    help: bool = True
    rated: bool = False
    auto: bool = False  # it starts when the last seat is taken
    increment: int | None = None  # with one, patience is for the whole game, and this is added
    weekends: bool = True  # whether Saturdays and Sundays count
    level: str = ""  # of bots that stand in
    club: str = ""  # whose members alone may see it
    tournament: str = ""  # of whose round it is
    begins: int = 0  # by when it begins, whoever is there


class Sit(Step, tag="sit", frozen=True, kw_only=True):
    """A guest takes an open seat before the start."""

    seat: Seat
    guest: str
    name: str


class Fill(Step, tag="fill", frozen=True, kw_only=True):
    """Before the start: a bot takes an open seat, or without a level gives its seat up."""

    seat: Seat
    name: str = ""
    level: str = ""


class Leave(Step, tag="leave", frozen=True, kw_only=True):
    """A person gives the seat up: before the start to anybody, later to a bot of the level."""

    seat: Seat
    level: str = ""


class Move(Step, tag="move", frozen=True, kw_only=True):
    """A seat goes to another guest, who brought its link."""

    seat: Seat
    guest: str
    name: str


class Rename(Step, tag="rename", frozen=True, kw_only=True):
    """A person has another name from now on; once it is over only nobody's (erasing.py)."""

    seat: Seat
    name: str


class Start(Decisive, tag="start", frozen=True, kw_only=True):
    """The game begins."""


class Act(Decisive, tag="act", frozen=True, kw_only=True):
    """A seat acts, or chance does (seat 8); the act that ends the game tells the result.

    Where time is for the whole game, the fold knows no calendar: `spent` says what the act took.
    """

    seat: int
    act: str
    spent: int = 0
    result: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # none in journals of older releases


class Undo(Decisive, tag="undo", frozen=True, kw_only=True):
    """A seat takes the act at an index back, and nothing else."""

    seat: Seat
    index: Seat


class Rewind(Decisive, tag="rewind", frozen=True, kw_only=True):
    """All acts from an index on are taken back for a seat: everybody has agreed.

    If deals were among them, those that follow come from another draw: nobody knows them.
    """

    seat: Seat
    index: Seat
    draw: int = 0  # none in journals of older releases, and without deals


class Ask(Step, tag="ask", frozen=True, kw_only=True):
    """A seat asks the waiting ones to take all acts from an index on back."""

    seat: Seat
    index: Seat
    waiting: tuple[Seat, ...]


class Reply(Step, tag="reply", frozen=True, kw_only=True):
    """A seat agrees to what was asked, or does not."""

    seat: Seat
    agree: bool


class Remove(Step, tag="remove", frozen=True, kw_only=True):
    """The host takes a person's seat away before the start; that guest cannot sit down again."""

    seat: Seat


class StandIn(Step, tag="stand-in", frozen=True, kw_only=True):
    """A seat let a bot play for a person, perhaps for itself; nobody did if the time ran out."""

    seat: Seat
    by: Seat | None = None
    level: str


class Back(Step, tag="back", frozen=True, kw_only=True):
    """A person plays again, in place of the bot that stood in."""

    seat: Seat


class Away(Step, tag="away", frozen=True, kw_only=True):
    """A person is on vacation from a time to another: the seat's clock stands still meanwhile.

    One that begins at the same time as another replaces it; without length it takes it away.
    """

    seat: Seat
    since: int
    until: int


class Rematch(Step, tag="rematch", frozen=True, kw_only=True):
    """The same players go on at another table; without one, that table has been forgotten."""

    next: str = ""


class Close(Step, tag="close", frozen=True, kw_only=True):
    """Nobody will come back."""


class Void(Step, tag="void", frozen=True, kw_only=True):
    """Whoever runs the site takes a finished game out of the ratings."""


class Carry(Step, tag="carry", frozen=True, kw_only=True):
    """What an older schema stored of a table, in place of the steps that it did not know."""

    owed: dict[int, int] = {}
    request: UndoRequest | None = None
    result: tuple[int, ...] = ()


AnyStep = (
    Open
    | Sit
    | Fill
    | Leave
    | Move
    | Rename
    | Start
    | Act
    | Undo
    | Rewind
    | Ask
    | Reply
    | Remove
    | StandIn
    | Back
    | Away
    | Rematch
    | Close
    | Void
    | Carry
)
ENCODER = Encoder()
DECODER: Decoder[Step] = Decoder(AnyStep)


class UnknownStep(ValueError):
    """What is stored is no step that this release knows."""


def written(step: Step) -> str:
    return ENCODER.encode(step).decode()


def read(text: str) -> Step:
    """The step that was written; UnknownStep if it is none."""
    try:
        step: Step = DECODER.decode(text)
    except (MsgspecError, RecursionError) as error:
        raise UnknownStep from error
    return step
