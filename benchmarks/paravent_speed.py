"""Measure Paravent itself: the build, compiled or source, that `import paravent` finds."""

import random
import sys
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any

import measure
import subjects
from measure import Count, Job, Random, Values

from paravent.core.numbers import CHANCE
from paravent.core.playout import playouts
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.games.china.roads import road_points

if TYPE_CHECKING:
    from paravent.core.position import Position

SEED = 1
FULL_BOARDS = 100


def start(key: str = subjects.MAIN) -> "Position":
    """A fresh position of a game, with as many players as it takes."""
    game = find_game(key)
    return game.start(game.most)


def play(position: "Position", bits: Random, rng: Rng) -> Count:
    """Play the position to its end from Python; every actor acts once before asking again."""
    decisions = chances = 0
    while actors := position.actors():
        if actors[0] == CHANCE:
            chances += position.deal(rng)
            continue
        for seat in actors:
            choices = position.legal(seat)
            position.apply(seat, choices[bits(30) % len(choices)])
            decisions += 1
    return Count(decisions, decisions + chances)


def decision_points(bits: Random) -> list[tuple["Position", int]]:
    """Every position of a random game in which a player decides, with the seat that does."""
    position = start()
    rng = Rng(SEED)
    points = []
    while actors := position.actors():
        seat = actors[0]
        if seat == CHANCE:
            position.deal(rng)
        else:
            points.append((position.clone(), seat))
            choices = position.legal(seat)
            position.apply(seat, choices[bits(30) % len(choices)])
    return points


def engine(seconds: float, key: str = subjects.MAIN) -> Values:
    """Random games that the engine plays by itself, in batches of a fiftieth of the time."""
    position = start(key)
    seeds = random.Random(SEED)

    def batch(games: int) -> Count:
        decisions, acts = playouts(position, games, seeds.getrandbits(31))
        return Count(decisions, acts, games)

    games = 1
    began = process_time()
    batch(games)
    while process_time() - began < seconds / 50:
        games *= 2
        began = process_time()
        batch(games)
    return measure.rates(partial(batch, games), seconds)


def python_loop(seconds: float) -> Values:
    """Random games driven by a Python loop."""
    first = start()
    bits, rng = random.Random(SEED).getrandbits, Rng(SEED)
    return measure.rates(lambda: play(first.clone(), bits, rng), seconds)


def clone(seconds: float) -> Values:
    """Cloning the position in the middle of a game."""
    points = decision_points(random.Random(SEED).getrandbits)
    position, _ = points[len(points) // 2]
    return measure.cost([position.clone], seconds)


def legal(seconds: float) -> Values:
    """Listing the legal actions, over all the decisions of a game."""
    points = decision_points(random.Random(SEED).getrandbits)
    return measure.cost([partial(position.legal, seat) for position, seat in points], seconds)


def full_board(rng: random.Random) -> Any:
    """China with a palace on every space: players build in turn, beside their own if they can."""
    position: Any = start(subjects.CHINA)
    near, palaces = list(position.near), [0] * len(position.palaces)
    free = [space for space, province in enumerate(position.land) if province >= 0]
    seat = 0
    while free:
        beside = [space for space in free if near[space] & palaces[seat]]
        space = rng.choice(beside or free)
        free.remove(space)
        palaces[seat] |= 1 << space
        seat = (seat + 1) % position.players
    position.palaces = palaces
    return position


def roads(seconds: float) -> Values:
    """The exact road scores of all players on a full board."""
    rng = random.Random(SEED)

    def score(position: Any) -> None:
        for seat in range(position.players):
            road_points(position, seat)

    boards = [full_board(rng) for _ in range(FULL_BOARDS)]
    return measure.cost([partial(score, position) for position in boards], seconds)


JOBS: dict[str, Job] = {
    subjects.ENGINE: engine,
    subjects.LOOP: python_loop,
    subjects.CLONE: clone,
    subjects.LEGAL: legal,
}


def main() -> None:
    """Measure the build at hand and print the figures."""
    parser = measure.arguments(__doc__ or "")
    parser.add_argument(
        "--build",
        choices=(subjects.COMPILED, subjects.SOURCE),
        help="fail unless `import paravent` finds this build",
    )
    options = parser.parse_args()
    build = subjects.COMPILED if COMPILED else subjects.SOURCE
    if options.build not in (None, build):
        sys.exit(f"`import paravent` finds the {build} build here")
    jobs = {subjects.ours(build, what): job for what, job in JOBS.items()}
    for key in subjects.OTHERS:
        jobs[subjects.ours(build, subjects.ENGINE, key)] = partial(engine, key=key)
    jobs[subjects.ours(build, subjects.ROADS, subjects.CHINA)] = roads
    measure.run(jobs, options)


if __name__ == "__main__":
    main()
