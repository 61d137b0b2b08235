"""What the pieces of a game amount to: chances, verdicts, luck and choices, turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paravent.bots.review.judging import WHOLE, Verdict
from paravent.bots.review.marks import MARKS, PERCENT, kept
from paravent.bots.review.pieces import Found, whole
from paravent.core.components import Components
from paravent.core.log import Log
from paravent.core.numbers import CHANCE
from paravent.core.play import Play

TURNING = 8 * PERCENT  # what changes a chance by so much turns a game
MOST_TURNING = 6


@dataclass(frozen=True)
class Balance:
    """How a seat's chance of winning came about, in hundredths of a percent.

    `luck`, `choices` and `others` add up to the change from the beginning to the end. `luck` is
    what deals changed, `choices` what the seat gave away, `others` all the rest: what others gave
    away or took, and what nobody could know.
    """

    luck: int
    choices: int
    others: int
    accuracy: int
    decisions: int
    marks: dict[str, int]


@dataclass(frozen=True)
class Turn:
    """An act that turned the game, and by how much it changed everybody's chance."""

    n: int  # acts before it
    seat: int  # CHANCE for a deal
    act: str
    together: bool  # the last of several that chose at once
    gains: list[int]


@dataclass(frozen=True)
class Review:
    simulations: int
    chances: list[list[int]]  # of every seat before each act, and at the end
    verdicts: list[Verdict]
    balances: list[Balance]
    turns: list[Turn]  # as they came


def assemble(
    log: Log, found: Sequence[Found], simulations: int, owner: Components | None = None
) -> Review:
    """The review of a game whose pieces were looked into, in their order."""
    play = Play.replay(log, owner, stop=0)
    chances = [row for one in found for row in one.chances]
    together = set()
    for n, act in enumerate(log.acts):
        phase, before = play.position.phase, play.position.actors()
        if len(before) > 1:
            together.add(n)
        play.follow([act])
        left = [seat for seat in before if seat != act[0]]
        if left and (phase, left) == (play.position.phase, list(play.position.actors())):
            chances[n + 1] = chances[n]  # nobody sees it before all of them have chosen
            together.add(n + 1)
    places = play.position.places()
    chances.append(whole([(place == 1) / places.count(1) for place in places]))
    verdicts = [verdict for one in found for verdict in one.verdicts]
    return Review(
        simulations=simulations,
        chances=chances,
        verdicts=verdicts,
        balances=[balance(seat, log, chances, verdicts) for seat in range(log.players)],
        turns=turning(log, chances, together),
    )


def balance(seat: int, log: Log, chances: list[list[int]], verdicts: Sequence[Verdict]) -> Balance:
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    luck = sum(
        chances[n + 1][seat] - chances[n][seat]
        for n, (actor, _) in enumerate(log.acts)
        if actor == CHANCE
    )
    choices = -sum(verdict.lost for verdict in own)
    change = chances[-1][seat] - chances[0][seat]
    right = [kept(verdict.lost) for verdict in own]
    return Balance(
        luck=luck,
        choices=choices,
        others=change - luck - choices,
        accuracy=sum(right) // len(right) if right else WHOLE,
        decisions=len(own),
        marks={mark: sum(verdict.mark == mark for verdict in own) for mark in MARKS},
    )


def turning(log: Log, chances: list[list[int]], together: set[int]) -> list[Turn]:
    """The acts that changed somebody's chance most, in the order of the game."""
    turns = []
    for n, (seat, act) in enumerate(log.acts):
        gains = [after - before for before, after in zip(chances[n], chances[n + 1], strict=True)]
        if max(map(abs, gains)) >= TURNING:
            turns.append(Turn(n, seat, act, n in together, gains))
    turns.sort(key=lambda turn: -max(map(abs, turn.gains)))
    return sorted(turns[:MOST_TURNING], key=lambda turn: turn.n)
