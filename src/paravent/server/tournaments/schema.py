"""What travels about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from paravent.server.schema import Hours, Minutes, Name, Pace, Seconds, Stage, Strict

Kind = Literal["swiss", "robin", "knockout"]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
TournamentStage = Literal["open", "running", "paused", "over", "cancelled"]


class TournamentForm(Strict):
    """A new tournament of a club; times as those of a table.

    At each table there are `size` players, or where they do not come out even one less. A round
    lasts `limit` hours at most; 0 for as long as it takes. Only Swiss ones are told their `rounds`,
    and may be entered `late`. It begins by itself at the time `starts`, or with 0 when told to.
    """

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    kind: Kind
    size: Annotated[int, Meta(ge=2, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    options: Annotated[dict[str, str], Meta(max_length=10)] = field(default_factory=dict)
    pace: Pace = "live"
    hours: Hours = 24
    weekends: bool = True
    minutes: Minutes = 0
    increment: Seconds | None = None
    rated: bool = False
    limit: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    starts: Moment = 0
    late: bool = False


class WithdrawForm(Strict):
    """The entrant who goes; without a number that is me."""

    entrant: Annotated[int, Meta(ge=0, le=1000)] | None = None


class RunForm(Strict):
    """Begin, hold, go on, end the round with the tables as they stand, call it all off, or choose
    when it begins: at `starts`, or with 0 when told to."""

    do: Literal["begin", "pause", "resume", "end-round", "cancel", "schedule"]
    starts: Moment = 0


class TournamentInfo(Struct, frozen=True):
    """A tournament in a list; `round` is how many have begun, of `rounds` if nobody leaves."""

    id: str
    club: str
    name: str
    game: str
    kind: Kind
    size: int
    stage: TournamentStage
    entrants: int
    round: int
    rounds: int
    created: int
    starts: int
    begun: int
    ended: int
    entered: bool


class EntrantInfo(Struct, frozen=True):
    """`account` is the number of the account of this name, 0 for a guest without one."""

    number: int
    name: str
    account: int
    gone: bool


class PairingTable(Struct, frozen=True):
    """A table of a round: entrants by seat, and once it is over their places and points."""

    table: str
    stage: Stage
    entrants: list[int]
    places: list[int]
    points: list[int]


class RoundInfo(Struct, frozen=True):
    number: int
    begins: int
    until: int
    tables: list[PairingTable]
    byes: list[int]


class StandingInfo(Struct, frozen=True):
    """Scores are in hundredths, `share` is the percentage of all points in the games played."""

    entrant: int
    rank: int
    score: int
    opponents: int
    direct: int
    share: int
    games: int
    firsts: int
    byes: int


class Tournament(Struct, frozen=True):
    """A tournament with all that is known about it: also its export."""

    info: TournamentInfo
    club: str  # its name
    options: dict[str, str]
    pace: Pace
    patience: int
    increment: int | None
    weekends: bool
    rated: bool
    limit: int  # milliseconds
    late: bool  # whether people may enter until the last round
    runs: bool  # whether I may run it
    me: int | None  # my number
    out: bool  # whether I have withdrawn
    may_enter: bool
    blocked: list[int]  # entrants from whom I stay away, and whom I may meet here
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
