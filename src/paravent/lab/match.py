"""Matches: bots against bots, on paired seeds and in rotated seats.

A round is one seed of the dealer, played once for every rotation of the seats: nobody owes a win
to the deal or to the seat. Rounds are independent of each other, games of a round are not, so
confidence intervals are computed over rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import fmean
from time import perf_counter
from typing import Any

from paravent.bots.bot import Bot, Failed
from paravent.bots.random_bot import RandomBot
from paravent.bots.visiting import invite
from paravent.core.dealer import Dealer
from paravent.core.draws import play_dealt
from paravent.core.game import Game, Setup
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.options import Choices
from paravent.core.play import Play
from paravent.core.position import Position
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab.files import require_at_least
from paravent.lab.intervals import Interval, share_interval
from paravent.lab.seeds import named_rng
from paravent.lab.workers import spread


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


@dataclass(frozen=True)
class Standing:
    """How a contender did over the whole match."""

    label: str
    wins: Interval  # share of victories
    score: float  # mean
    milliseconds: float  # thinking time for a decision, mean
    failures: int  # games lost because it did not play on


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


def play_rounds(match: Match, rounds: int, jobs: int = 1) -> Iterator[list[Played]]:
    """Every round's games, round after round."""
    tasks = ((match, number) for number in range(rounds))
    return spread(play_round, tasks, jobs)


def play_round(task: tuple[Match, int]) -> list[Played]:
    match, number = task
    rotations = range(len(match.bots))
    if match.by_luck:  # seats are alike, so what rotates is who is said to sit there
        once = play_random_game(match, number, 0)
        seats = match.setup.players
        return [replace(once, rotation=turn, contenders=seated(seats, turn)) for turn in rotations]
    return [play_game(match, number, rotation) for rotation in rotations]


def play_game(match: Match, number: int, rotation: int) -> Played:
    """One game; it depends on the match, its round and its rotation only."""
    if match.by_luck:
        return play_random_game(match, number, rotation)
    return play_out(match, number, rotation)[1]


def play_random_game(match: Match, number: int, rotation: int) -> Played:
    """The same of random bots, inside the engine: what is dealt and chosen follows from the same
    numbers as at a table."""
    begun, position = perf_counter(), match.first.clone()
    decisions, deals = play_dealt(position, dealer_of(match, number).seed, luck_of(match, number))
    acts = deals + sum(decisions)
    spent = (perf_counter() - begun) / max(acts - deals, 1)
    return Played(
        round=number,
        rotation=rotation,
        contenders=seated(match.setup.players, rotation),
        scores=position.scores(),
        places=position.places(),
        acts=acts,
        decisions=decisions,
        seconds=[spent * count for count in decisions],
        log="",
    )


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


def standings(match: Match, rounds: list[list[Played]]) -> list[Standing]:
    """The contenders' results, in the order in which they were named."""
    listed = []
    for contender, label in enumerate(match.labels):
        shares = [fmean([played.share(contender) for played in games]) for games in rounds]
        seated = [
            (played, played.contenders.index(contender)) for games in rounds for played in games
        ]
        thinking = sum(played.seconds[seat] for played, seat in seated)
        decided = sum(played.decisions[seat] for played, seat in seated)
        listed.append(
            Standing(
                label=label,
                wins=share_interval(shares),
                score=fmean([played.scores[seat] for played, seat in seated]),
                milliseconds=1000 * thinking / max(decided, 1),
                failures=sum(played.failed == seat for played, seat in seated),
            )
        )
    return listed
