"""Puzzles found in games of bots: one act is clearly best, and the greedy bot does not see it.

A short search looks at decisions of a game; where it disagrees with the greedy bot, two deep
searches with luck of their own must agree on the solution, and its chance must be well above that
of every other act, interval included.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from paravent.bots import make_bot
from paravent.bots.advice import Recommended, difference, recommended
from paravent.bots.chances import find_scales
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.greedy import GreedyBot
from paravent.bots.puzzles import Puzzle, Tried, read, written
from paravent.bots.search.search import Search
from paravent.bots.search.spending import results
from paravent.bots.searcher import FULL, begin_search, ranked
from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab.files import require_at_least
from paravent.lab.notebook import Notebook, Row
from paravent.lab.seeds import named_rng
from paravent.lab.workers import ALONE, Workers

FEWEST = 3  # legal acts
SHORT = 600  # simulations of the first look
DEEPER = 4  # times that, of the second look
SHORT_LEAD = 200  # hundredths of a percent
LEAD = 300  # of the solution before every other act
SHOWN = 4  # acts whose chances are told
EACH = 2  # puzzles of a game, at most
LATE = 0.5  # of the usual length: earlier decisions seldom decide a game
LONGEST = 4  # acts of what follows


@dataclass(frozen=True)
class Finding:
    """How many puzzles of a game there are to be in the end, and how deep the check is."""

    game: Game
    count: int
    simulations: int
    seed: str
    there: frozenset[str] = frozenset()  # as they are written

    @property
    def plan(self) -> Row:
        return {
            "work": "puzzles",
            "game": self.game.key,
            "seed": self.seed,
            "simulations": self.simulations,
        }


def check(finding: Finding) -> None:
    """A Mistake if something of it cannot be."""
    require_at_least("--count", finding.count, 1)
    require_at_least("--simulations", finding.simulations, SHORT)


def look(finding: Finding, notebook: Notebook, workers: Workers = ALONE) -> Iterator[int]:
    """Look into further games until there are enough puzzles; tells how many there are."""

    def tasks() -> Iterator[tuple[str, int, str, int]]:
        number = len(notebook.rows)
        while together(finding, notebook) < finding.count:
            yield finding.game.key, finding.simulations, finding.seed, number
            number += 1

    for row in workers.spread(one_game, tasks()):
        notebook.add(row)
        yield together(finding, notebook)


def together(finding: Finding, notebook: Notebook) -> int:
    """How many there are by now."""
    return len(finding.there) + len(new(finding, notebook))


def new(finding: Finding, notebook: Notebook) -> list[str]:
    """What was found and is not there yet, as it is written."""
    rows = sorted(notebook.rows, key=lambda row: int(row["number"]))
    return [text for row in rows for text in row["puzzles"] if text not in finding.there]


def chosen(finding: Finding, notebook: Notebook) -> list[Puzzle]:
    """Those that fill up what is there."""
    missing = max(0, finding.count - len(finding.there))
    return [read(text) for text in new(finding, notebook)[:missing]]


def one_game(task: tuple[str, int, str, int]) -> Row:
    """The puzzles in one game of greedy bots."""
    key, simulations, seed, number = task
    game = find_game(key)
    least = max(2, game.fewest)
    players = least if number % 2 == 0 else least + 1 + number // 2 % max(1, game.most - least)
    players = min(players, game.most)
    play = Play(game, players, dealer=Dealer.from_text(f"{seed}/{key}/{number}"))
    bot, rng = make_bot("greedy", game), named_rng("puzzles", seed, number)
    scales = find_scales(game)
    found: list[str] = []
    while not play.over and len(found) < EACH:
        seat = play.position.actors()[0]
        outlook = play.outlook(seat)
        action = bot.choose(outlook, rng)
        late = scales.progress(players, play.acts) >= LATE
        if late and len(outlook.legal()) >= FEWEST:
            if promising(outlook, action, play.acts, rng):
                puzzle = deep(play, outlook, action, simulations, rng)
                if puzzle is not None:
                    found.append(written(puzzle))
        play.submit(seat, play.acts, game.notation.text(action))
    return {"number": number, "puzzles": found}


def promising(outlook: Outlook, greedy: int, acts: int, rng: Rng) -> bool:
    """Whether a short search would do something else, and expects more of it."""
    search = grown(outlook, SHORT, rng)
    tried = results(search)
    best = ranked(outlook.legal(), tried)[0]
    if best == greedy or greedy not in tried:
        return False
    scales, players = find_scales(outlook.game), outlook.guess(rng).players

    def chance(action: int) -> float:
        visits, total = tried[action]
        return scales.by_reward(total / (visits * FULL), players, acts)

    return 10_000 * (chance(best) - chance(greedy)) >= SHORT_LEAD


def deep(play: Play, outlook: Outlook, greedy: int, simulations: int, rng: Rng) -> Puzzle | None:
    """A puzzle, if two deep searches and more greedy bots bear it out."""
    game, text = play.game, play.game.notation.text
    _, early = leading(outlook, DEEPER * SHORT, play.acts, rng)
    if early[0].action == greedy or early[0].chance < early[1].chance + LEAD:
        return None  # as most are
    sees = GreedyBot(find_evaluation(game))
    if any(sees.choose(outlook, rng) == early[0].action for _ in range(2)):
        return None  # before the deep searches, which cost most
    first = clear_choice(outlook, simulations, play.acts, rng)
    if first is None or first[1][0].action == greedy:
        return None
    search, best = first
    solution = best[0].action
    if solution != early[0].action:
        return None
    again = clear_choice(outlook, simulations, play.acts, rng)
    if again is None or again[1][0].action != solution:
        return None
    log = play.log()
    log.commitment = ""
    log.seats = []
    return Puzzle(
        log=log,
        seat=outlook.seat,
        solution=text(solution),
        simulations=simulations,
        tried=[Tried(text(one.action), one.chance, one.low, one.high) for one in best[:SHOWN]],
        follows=[(seat, text(action)) for seat, action in search.line(solution, rng)[:LONGEST]],
        because=difference(search, solution, best[1].action, outlook, rng),
    )


def explained(puzzle: Puzzle) -> Puzzle:
    """The same with what makes the difference, from another search of its depth."""
    outlook, action = puzzle.play().outlook(puzzle.seat), find_game(puzzle.log.game).notation.action
    rng = named_rng("explain", written(puzzle))
    search = grown(outlook, puzzle.simulations, rng)
    first, second = (action(one.act) for one in puzzle.tried[:2])
    search.run_on(second, puzzle.simulations // 2, rng)
    return replace(puzzle, because=difference(search, first, second, outlook, rng))


def clear_choice(
    outlook: Outlook, simulations: int, acts: int, rng: Rng
) -> tuple[Search, list[Recommended]] | None:
    """A deep search with its best acts, if the first of them leaves the others behind."""
    search, best = leading(outlook, simulations, acts, rng)
    if ranked(outlook.legal(), results(search))[0] != best[0].action:
        return None
    ahead = best[0].chance >= best[1].chance + LEAD and best[0].low > best[1].high
    return (search, best) if ahead else None


def leading(
    outlook: Outlook, simulations: int, acts: int, rng: Rng
) -> tuple[Search, list[Recommended]]:
    """A search, and the acts that it tried most, the best chance first."""
    search = grown(outlook, simulations, rng)
    order = ranked(outlook.legal(), results(search))[: SHOWN + 1]
    return search, recommended(search, order, outlook, acts, rng)


def grown(outlook: Outlook, simulations: int, rng: Rng) -> Search:
    game = outlook.game
    search = begin_search(
        outlook.guess(rng), outlook.seat, find_evaluation(game), find_manner(game)
    )
    search.run(simulations, rng)
    return search
