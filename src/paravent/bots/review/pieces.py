"""A finished game cut into pieces, which processes can look into in any order.

Whoever has processes hands the pieces out: `work` is a function of a module, pieces and what it
finds are plain data. What comes out depends on the game, the seed and the simulations alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from paravent.bots.bot import ALONE, Interrupted, Surroundings
from paravent.bots.chances import find_scales, prospects
from paravent.bots.evaluations import find_evaluation
from paravent.bots.review.judging import WHOLE, Verdict, judge
from paravent.core.components import Components
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.rng import Rng

DEFAULT_SIMULATIONS = 4000  # a decision
MOST_SIMULATIONS = 1_000_000
LOOKS = 200  # ahead, for the chances after an act; fewer where little is to be spent
LOOKS_EACH = 4  # simulation, at most
ACTS = 16  # of a piece: short enough to be interrupted and begun again
SEED = 1
LUCK = 2**32  # between the random numbers of one act and of the next


@dataclass(frozen=True)
class Piece:
    """The acts of a game from `first` up to but without `last`."""

    log: Log
    owner: Components | None
    first: int
    last: int
    simulations: int
    seed: int


@dataclass(frozen=True)
class Found:
    """What came out of a piece: everybody's chances before each act, and its decisions."""

    chances: list[list[int]]
    verdicts: list[Verdict]


def cut(
    log: Log,
    owner: Components | None = None,
    simulations: int = DEFAULT_SIMULATIONS,
    seed: int = SEED,
) -> list[Piece]:
    """The pieces of a finished game; a Mistake if it is none, or cannot be looked into."""
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise Mistake("wrong-simulations", simulations=simulations, most=MOST_SIMULATIONS)
    if not Play.replay(log, owner).over:
        raise Mistake("not-finished")
    count = len(log.acts)
    return [
        Piece(log, owner, first, min(count, first + ACTS), simulations, seed)
        for first in range(0, count, ACTS)
    ]


def work(piece: Piece, around: Surroundings = ALONE) -> Found:
    """Look into a piece; Interrupted if nobody wants to know any more."""
    play = Play.replay(piece.log, piece.owner, stop=piece.first)
    game, scales = play.game, find_scales(play.game)
    evaluation = find_evaluation(game)
    looks = min(LOOKS, LOOKS_EACH * piece.simulations)
    found = Found([], [])
    for n in range(piece.first, piece.last):
        if around.unwanted():
            raise Interrupted
        rng = Rng(piece.seed + n * LUCK)
        seen = prospects(play.position, evaluation, scales, n, looks, rng)
        found.chances.append(whole(seen))
        seat, act = piece.log.acts[n]
        if seat != CHANCE and len(play.position.legal(seat)) > 1:
            action, outlook = game.notation.action(act), play.outlook(seat)
            found.verdicts.append(judge(outlook, action, n, scales, piece.simulations, rng, around))
        play.follow([(seat, act)])
    return found


def whole(chances: list[float]) -> list[int]:
    """Chances in hundredths of a percent that add up to all of it."""
    told = [round(WHOLE * chance) for chance in chances]
    told[told.index(max(told))] += WHOLE - sum(told)
    return told
