"""What travels about somebody's games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Results(Struct, frozen=True):
    """Finished games of one kind, and in how many of them somebody came first or left."""

    game: str
    players: int
    played: int
    won: int
    left: int


class Standing(Struct, frozen=True):
    """A rating: `rating` is `mean` with three times `spread` taken off.

    `course` has mean and spread after each of the last rated games, the oldest first; `levels`
    are those of the bots which play most like it, if any were told apart.
    """

    game: str
    players: int
    rating: float
    mean: float
    spread: float
    games: int
    course: list[tuple[float, float]]
    levels: list[str]


class Guess(Struct, frozen=True):
    """Where somebody stands by so many games against bots that were measured, and none else."""

    game: str
    players: int
    mean: float
    spread: float
    games: int
    levels: list[str]


class Beaten(Struct, frozen=True):
    """Behind somebody came a bot of a level, so often."""

    level: str
    times: int


class PlayedSeat(Struct, frozen=True):
    """`points` are null if nobody played to the end."""

    name: str
    level: str
    place: int
    points: int | None
    left: bool


class PlayedGame(Struct, frozen=True):
    """A finished game; `me` is the seat of whose list it is, `table` only told to those who may
    look at it."""

    game: str
    players: int
    rated: bool
    voided: bool
    ending: Literal["end", "left"]
    ended: int
    me: int
    seats: list[PlayedSeat]
    table: str


class PlayedGames(Struct, frozen=True):
    """A page of finished games, the last first; `before` asks for the next page."""

    games: list[PlayedGame]
    before: int | None


class Profile(Struct, frozen=True):
    """What somebody has played; of `namesakes` accounts with this name it is number `number`.

    The number is 0 for me if I have no account; `guesses` are told to me alone.
    """

    name: str
    number: int
    namesakes: int
    mine: bool
    since: int
    records: list[Results]
    standings: list[Standing]
    guesses: list[Guess]
    beaten: list[Beaten]
    solved: dict[str, int]
    played: PlayedGames
