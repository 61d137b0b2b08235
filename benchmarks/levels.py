"""How strong the levels of bots are on the scale of people's ratings, for server/ratings/levels.

Every level meets every other, in all five games and with every number of players, as in
`paravent lab tournament`; pairs about whom there is no doubt any more stop meeting. The kinds of
tables take turns by the time that they cost, so that whenever this is stopped all of them have had
as much. It goes on where it ended.

    nice python -m benchmarks.levels --out notebooks --minutes 40
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from paravent.core.registry import all_games
from paravent.lab.course import Course, play
from paravent.lab.intervals import normal
from paravent.lab.notebook import Notebook
from paravent.lab.tournament import Tournament, planned

LEVELS = Path(__file__).resolve().parents[1] / "src/paravent/server/ratings/levels"
SEED = "levels"
GAMES_EACH = 240  # of a meeting, at most
ERROR, MARGIN = 0.05, 0.05
# Expert thinks for a second. So many simulations stand for it: at most a tenth of that.
EXPERT = {
    "middle_kingdom": 12_000,
    "middle_ages": 24_000,
    "china": 12_000,
    "yongle": 3_000,
    "madame_ching": 3_000,
}


def levels_of(key: str) -> dict[str, str]:
    """Who plays for which level."""
    expert = {f"search-{EXPERT[key]}": "expert"}
    return {level: level for level in ("beginner", "casual", "strong")} | expert


def tournaments(keys: Iterable[str] = ()) -> Iterator[Tournament]:
    """Of all games, or of some."""
    for game in all_games().values():
        if keys and game.key not in keys:
            continue
        for players in range(max(2, game.fewest), game.most + 1):
            bots = list(levels_of(game.key))
            yield planned(game, bots, (players,), [], GAMES_EACH, SEED, ERROR, MARGIN)


def notebook(one: Tournament, folder: Path) -> Notebook:
    return Notebook(folder / f"{one.game.key}-{one.players[0]}.jsonl", one.plan)


def play_on(folder: Path, seconds: float, keys: Iterable[str]) -> None:
    """The kind of table that has cost least plays the next round."""
    folder.mkdir(parents=True, exist_ok=True)
    going = {n: (one, play(one, notebook(one, folder))) for n, one in enumerate(tournaments(keys))}
    cost = dict.fromkeys(going, 0.0)
    begun = process_time()
    while going and process_time() < begun + seconds:
        number = min(going, key=lambda one: cost[one])
        before = process_time()
        course = next(going[number][1], None)
        cost[number] += process_time() - before
        if course is None:
            del going[number]
            continue
        asked = course.tournament
        told = f"{asked.game.key} {asked.players[0]}: {course.games} games, {cost[number]:.0f} s"
        print(told, file=sys.stderr, flush=True)


def stands(one: Tournament, folder: Path) -> Course:
    """What the notebook of a tournament tells; nothing more is played."""
    course = Course(one)
    sweeps: dict[int, list[dict[str, object]]] = {}
    for row in notebook(one, folder).rows:
        sweeps.setdefault(row["round"], []).append(row)
    for number in sorted(sweeps):
        if len(sweeps[number]) == len(course.playing(number)):
            course.take(sweeps[number])
    return course


HEAD = """\
# Levels of bots on the scale of the ratings, written by `python -m benchmarks.levels` ({day}).
# They met each other, not people: all began at 25, as accounts do, so their mean is about 25, and
# only what lies between them is measured. `games` are those a level took part in, `sigma` is the
# model's own uncertainty. `simulations`: so many for each decision stood for a level that thinks by
# the clock, and thinks longer where it meets people.
"""
ENTRY = """
[[level]]
players = {players}
level = "{level}"
mu = {mean:.2f}
sigma = {sigma:.2f}
games = {games}
simulations = {simulations}
"""


def entries(one: Tournament, folder: Path) -> Iterator[str]:
    """The levels of a kind of table, the strongest first."""
    named = levels_of(one.game.key)
    for rated in next(iter(stands(one, folder).ratings().values()), []):
        level = named[rated.bot]
        yield ENTRY.format(
            players=one.players[0],
            level=level,
            mean=rated.mean,
            sigma=(rated.high - rated.mean) / normal(),
            games=rated.games,
            simulations=EXPERT[one.game.key] if level == "expert" else 0,
        )


def write(folder: Path) -> None:
    """What the notebooks tell, where the server finds it."""
    text: dict[str, str] = {}
    for one in tournaments():
        head = text.get(one.game.key, HEAD.format(day=datetime.now(UTC).date()))
        text[one.game.key] = head + "".join(entries(one, folder))
    LEVELS.mkdir(exist_ok=True)
    for key, found in text.items():
        (LEVELS / f"{key}.toml").write_text(found, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--game", action="append", default=[], help="of these alone")
    asked = parser.parse_args()
    if asked.minutes:
        play_on(asked.out, 60 * asked.minutes, asked.game)
    write(asked.out)


if __name__ == "__main__":
    main()
