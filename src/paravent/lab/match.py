"""Matches: bots against bots, on paired seeds and in rotated seats.

A round is one seed of the dealer, played once for every rotation of the seats: nobody owes a win
to the deal or to the seat. Rounds are independent of each other, games of a round are not, so
confidence intervals are computed over rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Any

from paravent.bots.bot import Bot, Failed
from paravent.bots.random_bot import RandomBot
from paravent.bots.visiting import invite
from paravent.core.dealer import Dealer
from paravent.core.game import Game, Setup
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.options import Choices
from paravent.core.play import Play
from paravent.core.position import Position
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab.bulk import AT_ONCE, Bulk, play_bulk
from paravent.lab.files import require_at_least
from paravent.lab.seeds import named_rng
from paravent.lab.workers import ALONE, Workers


@dataclass(frozen=True)
class Match:
    """What is played: contender number n is `bots[n]`; one of them for each seat."""

    key: str
    bots: tuple[str, ...]
    setup: Setup
    seed: str
    keep_logs: bool = False

    @cached_property
    def first(self) -> Position:
        """Where all games begin."""
        game, setup = find_game(self.key), self.setup
        return game.begin(setup.players, setup.options, game.components())

    @cached_property
    def by_luck(self) -> bool:
        """Whether nobody listens to events, looks at views or keeps a log: no table is needed."""
        return not self.keep_logs and set(self.bots) == {RandomBot.name}

    @property
    def labels(self) -> list[str]:
        """The contenders' names, numbered where a bot plays more than once."""
        return [
            bot if self.bots.count(bot) == 1 else f"{bot} {self.bots[: number + 1].count(bot)}"
            for number, bot in enumerate(self.bots)
        ]


@dataclass(frozen=True)
class Played:
    """One game of a match."""

    round: int
    rotation: int
    contenders: list[int]  # by seat
    scores: list[int]  # by seat
    places: list[int]  # by seat
    acts: int
    decisions: list[int]  # by seat
    seconds: list[float]  # thinking time, by seat
    log: str  # empty unless logs are kept
    failure: Failed | None = None  # of a bot that did not play on
    failed: int = NOBODY  # its seat

    def share(self, contender: int) -> float:
        """The contender's part of the victory: a shared one is split."""
        seat = self.contenders.index(contender)
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def raw(self, match: Match) -> dict[str, Any]:
        """What is worth keeping, the same whenever the match is played again."""
        return {
            "game": match.key,
            "setup": str(match.setup),
            "seed": match.seed,
            "round": self.round,
            "rotation": self.rotation,
            "bots": [match.labels[contender] for contender in self.contenders],
            "scores": self.scores,
            "places": self.places,
            "acts": self.acts,
            **({"failed": self.failed, "failure": str(self.failure)} if self.failure else {}),
        }


def arrange(
    game: Game, bots: list[str], options: Choices, seed: str, *, keep_logs: bool = False
) -> Match:
    """A match whose names, number of seats and options have been checked."""
    tidy = tuple(invite(bot, game).name for bot in bots)
    if len(tidy) < 2:
        raise Mistake("too-few-bots", bots=len(tidy))
    return Match(game.key, tidy, game.setup(len(tidy), options), seed, keep_logs)


def rounds_for(match: Match, games: int) -> int:
    """How many whole rounds it takes for that many games."""
    require_at_least("--games", games, 1)
    return -(-games // len(match.bots))


def play_rounds(match: Match, rounds: int, workers: Workers = ALONE) -> Iterator[list[Played]]:
    """Every round's games, round after round."""
    if match.by_luck:
        for bulk in play_bulks(match, rounds, workers):
            yield from rounds_of(match, bulk)
        return
    tasks = ((match, number) for number in range(rounds))
    yield from workers.spread(play_round, tasks)


def play_bulks(match: Match, rounds: int, workers: Workers = ALONE) -> Iterator[Bulk]:
    """The same of random bots, as numbers."""
    tasks = ((match, first, min(AT_ONCE, rounds - first)) for first in range(0, rounds, AT_ONCE))
    return workers.spread(play_some, tasks)


def play_some(task: tuple[Match, int, int]) -> Bulk:
    match, first, rounds = task
    return play_bulk(match.first, match.seed, first, rounds)


def rounds_of(match: Match, bulk: Bulk) -> Iterator[list[Played]]:
    """What a bulk tells, as if every game had been played by itself."""
    rotations = range(len(match.bots))
    return (
        [played_by_luck(bulk, number, turn) for turn in rotations] for number in range(bulk.rounds)
    )


def played_by_luck(bulk: Bulk, number: int, rotation: int) -> Played:
    """Seats are alike, so what rotates is who is said to sit there."""
    deals, decisions, scores, places = bulk.game(number)
    spent = bulk.seconds / max(bulk.decisions, 1)
    return Played(
        round=bulk.first + number,
        rotation=rotation,
        contenders=seated(bulk.players, rotation),
        scores=scores,
        places=places,
        acts=deals + sum(decisions),
        decisions=decisions,
        seconds=[spent * count for count in decisions],
        log="",
    )


def play_round(task: tuple[Match, int]) -> list[Played]:
    match, number = task
    if match.by_luck:
        return next(rounds_of(match, play_some((match, number, 1))))
    return [play_game(match, number, rotation) for rotation in range(len(match.bots))]


def play_game(match: Match, number: int, rotation: int) -> Played:
    """One game; it depends on the match, its round and its rotation only."""
    if match.by_luck:
        return played_by_luck(play_some((match, number, 1)), 0, rotation)
    return play_out(match, number, rotation)[1]


def seated(players: int, rotation: int) -> list[int]:
    """The contenders by seat."""
    return [(seat - rotation) % players for seat in range(players)]


def dealer_of(match: Match, number: int) -> Dealer:
    return Dealer.from_text(f"{match.seed}/{number}")


def luck_of(match: Match, number: int) -> list[Rng]:
    """What each seat's bot draws from."""
    return [named_rng("bot", match.seed, number, seat) for seat in range(match.setup.players)]


def play_out(match: Match, number: int, rotation: int) -> tuple[Play, Played]:
    """The same, with all that happened."""
    game = find_game(match.key)
    players = match.setup.players
    contenders = seated(players, rotation)
    bots: list[Bot] = [invite(match.bots[contender], game) for contender in contenders]
    luck = luck_of(match, number)
    play = Play(
        game,
        players,
        match.setup.options,
        seats=[match.labels[contender] for contender in contenders],
        dealer=dealer_of(match, number),
    )
    decisions, seconds = [0] * players, [0.0] * players
    failure, failed = None, NOBODY
    while not play.over:
        seat = play.position.actors()[0]
        begun = perf_counter()
        try:
            action = bots[seat].choose(play.outlook(seat), luck[seat])
        except Failed as found:
            failure, failed = found, seat
            break
        seconds[seat] += perf_counter() - begun
        decisions[seat] += 1
        play.submit(seat, play.acts, game.notation.text(action))
    return play, Played(
        round=number,
        rotation=rotation,
        contenders=contenders,
        scores=play.position.scores(),
        places=forfeited(play.position.places(), failed),
        acts=play.acts,
        decisions=decisions,
        seconds=seconds,
        failure=failure,
        failed=failed,
        log=play.log().text() if match.keep_logs else "",
    )


def forfeited(places: list[int], failed: int) -> list[int]:
    """The places if a seat has given up: it comes last, whoever was behind it moves up."""
    if failed == NOBODY:
        return places
    others = [
        place - (place > places[failed]) if seat != failed else len(places)
        for seat, place in enumerate(places)
    ]
    return others
