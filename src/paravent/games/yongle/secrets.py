"""What each seat of Yongle may see: hands, plots, sealed choices and looked-at cards are hidden."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from paravent.games.yongle import sight
from paravent.games.yongle.rules import Yongle

Counts = dict[str, int]


class Site(TypedDict):
    """A building that stands open, as it stands for the reader."""

    lacks: Counts  # units that the reader lacks for it
    yields: int  # favour that it would bring the reader now
    open: NotRequired[bool]  # the reader could build it in a turn of this round


class Lasting(TypedDict):
    """A plot that lies in front of a seat."""

    plot: str
    by: int
    material: NotRequired[str]  # of a sabotage


class Sealed(TypedDict):
    """What a seat has chosen in a council, as far as the reader may know."""

    trust: int | None  # whose cards the seat will take
    trusted: bool  # has chosen
    stake: int | None
    staked: bool
    laid: list[str] | None
    laid_size: int  # with blanks, for those who cannot tell them from cards


class Seat(TypedDict):
    """What lies in front of a seat, and what the reader knows of its hand.

    What is hidden, or not there, is left out.
    """

    favour: int
    hand: NotRequired[list[str]]
    hand_size: int  # what lies sealed counts for all but the owner
    known: Counts  # cards of a hidden hand that the reader has seen go there
    units: NotRequired[Counts]  # what the hand can pay now, by material
    plots: NotRequired[list[str]]
    plots_held: int
    buildings: list[str]
    bonuses: list[str]  # families whose bonus holds
    prospects: Counts  # end bonuses by what lies open now
    lasting: list[Lasting]
    built: bool  # has built this round
    council: NotRequired[Sealed]
    points: int


class Work(TypedDict):
    """The construction that is being paid for."""

    building: str
    due: Counts
    paid: list[str]


class Scheming(TypedDict):
    """The plot that is being played."""

    plot: str
    by: int
    target: int | None
    material: str | None
    left: int  # cards still to be taken or discarded


class View(TypedDict):
    """The table as one seat sees it; what is printed on cards is on the board."""

    me: int | None
    phase: str
    actors: list[int]
    players: int
    round: int
    season: str
    season_round: int  # 1 to 3
    event: str | None
    first: int
    mover: int | None
    actions: int
    plot_cost: int
    toll: int  # cards still to discard or to seize
    last: bool  # this round is the last
    cause: list[str]  # why
    row: list[str | None]  # buildings
    halls: list[str]  # imperial buildings in play, built or not
    sites: dict[str, Site]  # all of these that nobody has built
    extra: Counts  # units that the reader's next building takes besides its recipe
    building_pile: int
    worth: Counts  # units of the resource cards that count otherwise than printed this round
    pile: int
    top: list[str | None]  # cards on top of it that somebody has looked at
    top_knowers: list[list[int]]
    discard: Counts
    opened: list[str]
    plot_pile: int
    plot_discard: Counts
    event_pile: int
    event_spent: Counts
    work: Work | None
    plot: Scheming | None
    looked: list[str] | None  # what the reader may choose from
    choices: int
    seats: list[Seat]


def view(position: Yongle, seat: int) -> View:
    """Everything but other hands and plots, the resource pile, and what is still sealed."""
    return sight.seen_by(position, seat)
