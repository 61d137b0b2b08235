"""Weights of an evaluation, learned from games of bots against themselves.

An evaluation is a sum of parts. At moments when it sees clearly, the parts of all seats are noted,
and at the end of the game the points: what a lead in a part amounts to at the end is found by
least squares, drawn towards 100 % as strongly as other games bear out (cross-validation over whole
games, since moments of one game are not independent).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date

from paravent.bots import make_bot
from paravent.bots.evaluation import POINT, Evaluation
from paravent.bots.evaluations import fresh_evaluation
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.registry import find_game
from paravent.lab.files import require_at_least
from paravent.lab.notebook import Notebook, Row
from paravent.lab.seeds import named_rng
from paravent.lab.workers import ALONE, Workers

Vector = list[float]
Moments = list[tuple[Vector, float]]  # leads in the parts now, and in points at the end

STRAY = 12  # one act of so many is any legal one, so that not only good positions are seen
SPACING = 6  # decisions between two moments, about
PULLS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)  # towards 100 %, in shares of the evidence
FOLDS = 5
MOST = 300  # percent


@dataclass(frozen=True)
class Tuning:
    """What is played: games of one bot against itself."""

    game: Game
    games: int
    seed: str
    bot: str = "greedy"

    @property
    def plan(self) -> Row:
        return {"work": "tune", "game": self.game.key, "seed": self.seed, "bot": self.bot}

    def players(self, number: int) -> int:
        """Half of the games are for two, the others for three and more in turn."""
        least, most = max(2, self.game.fewest), self.game.most
        if number % 2 == 0 or most == least:
            return least
        return least + 1 + number // 2 % (most - least)


@dataclass(frozen=True)
class Tuned:
    """Weights in percent by part, and the share of the final leads that is explained, on games
    that had no part in finding them: first with 100 % for all, then with these weights."""

    weights: dict[str, int]
    plain: float
    explained: float
    pull: float


def check(tuning: Tuning) -> None:
    """A Mistake if something of it cannot be."""
    require_at_least("--games", tuning.games, 2 * FOLDS)
    make_bot(tuning.bot, tuning.game)
    if len(fresh_evaluation(tuning.game).names()) < 2:
        raise Mistake("nothing-to-tune", game=tuning.game.key)


def collect(tuning: Tuning, notebook: Notebook, workers: Workers = ALONE) -> Iterator[int]:
    """Play what is not in the notebook yet; tells how many games there are."""
    done = {row["number"] for row in notebook.rows}
    key, bot = tuning.game.key, tuning.bot
    tasks = [
        (key, bot, f"{tuning.seed}/tune/{number}", tuning.players(number), number)
        for number in range(tuning.games)
        if number not in done
    ]
    yield len(done)
    for row in workers.spread(one_game, tasks):
        notebook.add(row)
        yield len(notebook.rows)


def one_game(task: tuple[str, str, str, int, int]) -> Row:
    """The parts of all seats at some moments of a game, and the points at its end."""
    key, name, seed, players, number = task
    game = find_game(key)
    evaluation, bot = fresh_evaluation(game), make_bot(name, game)
    position = game.begin(players, game.setup(players).options, game.components())
    rng, deals = named_rng("bot", seed), named_rng("deal", seed)
    moments: list[list[list[int]]] = []
    while actors := position.actors():
        seat = actors[0]
        if evaluation.is_clear(position) and rng.below(SPACING) == 0:
            moments.append(evaluation.raw_parts(position))
        if seat == CHANCE:
            position.deal(deals)
            continue
        legal = position.legal(seat)
        if rng.below(STRAY) == 0:
            action = legal[rng.below(len(legal))]
        else:
            action = bot.choose(Outlook(game, position, seat), rng)
        position.apply(seat, action)
    return {"number": number, "scores": position.scores(), "moments": moments}


def learn(tuning: Tuning, notebook: Notebook) -> Tuned:
    """The weights that games in the notebook speak for."""
    rows = sorted(notebook.rows, key=lambda row: int(row["number"]))[: tuning.games]
    games = [moments_of(row) for row in rows]
    pull = max(PULLS, key=lambda one: explained(games, lambda known: solve(known, one)))
    names = fresh_evaluation(tuning.game).names()
    found = solve([one for game in games for one in game], pull)
    weights = [min(MOST, max(0, round(100 * weight))) for weight in found]
    return Tuned(
        dict(zip(names, weights, strict=True)),
        explained(games, lambda known: [1.0] * len(names)),
        explained(games, lambda known: solve(known, pull)),
        pull,
    )


def moments_of(row: Row) -> Moments:
    """Each seat's leads over the mean of the others, in parts then and in points at the end."""
    found = []
    final = leads([[POINT * score] for score in row["scores"]])
    for parts in row["moments"]:
        for lead, end in zip(leads(parts), final, strict=True):
            found.append((lead, end[0]))
    return found


def leads(rows: list[list[int]]) -> list[Vector]:
    others = len(rows) - 1
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return [
        [own - (total - own) / others for own, total in zip(row, sums, strict=True)] for row in rows
    ]


def explained(games: list[Moments], fit: Callable[[Moments], Vector]) -> float:
    """The share of the final leads that weights explain in games that they were not found in."""
    wrong = together = 0.0
    for fold in range(FOLDS):
        known = [one for at, game in enumerate(games) if at % FOLDS != fold for one in game]
        weights = fit(known)
        for game in games[fold::FOLDS]:
            for lead, end in game:
                guess = sum(weight * part for weight, part in zip(weights, lead, strict=True))
                wrong += (end - guess) ** 2
                together += end**2
    return 1 - wrong / together if together else 0.0


def solve(moments: Moments, pull: float) -> Vector:
    """Least squares, with every weight drawn towards 1."""
    count = len(moments[0][0])
    matrix = [[0.0] * count for _ in range(count)]
    wanted = [0.0] * count
    for lead, end in moments:
        for row in range(count):
            wanted[row] += lead[row] * end
            for column in range(count):
                matrix[row][column] += lead[row] * lead[column]
    for row in range(count):
        strength = pull * matrix[row][row] + 1.0
        matrix[row][row] += strength
        wanted[row] += strength
    return eliminate(matrix, wanted)


def eliminate(matrix: list[Vector], wanted: Vector) -> Vector:
    """The solution of linear equations, by Gauss."""
    count = len(wanted)
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(count):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [
                    one - factor * two for one, two in zip(rows[row], rows[at], strict=True)
                ]
    return [rows[at][count] / rows[at][at] for at in range(count)]


def weighed(game: Game, weights: dict[str, int]) -> Evaluation:
    """An evaluation with these weights, beside the one that the bots have."""
    evaluation = fresh_evaluation(game)
    evaluation.weigh([weights[name] for name in evaluation.names()])
    return evaluation


def text(tuning: Tuning, tuned: Tuned, today: date) -> str:
    """The file of weights, with its origin."""
    lines = [
        "# What the parts of the evaluation count, in percent; see `paravent lab tune`.",
        f"# Found on {today} from {tuning.games} games of {tuning.bot} against itself, seed"
        f' "{tuning.seed}".',
        f"# Of the final leads in other games {100 * tuned.explained:.1f} % are explained,"
        f" {100 * tuned.plain:.1f} % with 100 for all.",
        "",
        *(f"{name} = {weight}" for name, weight in tuned.weights.items()),
    ]
    return "\n".join(lines) + "\n"
