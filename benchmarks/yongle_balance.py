"""How balanced Yongle is: games between greedy bots, counted.

python benchmarks/yongle_balance.py [--games 10000] [--without 1000] [--guesses 1] [--workers 2]
    [--components FILE] [--seed NAME] [--players N ...] [--names NAME ...]

prints tables in Markdown: length, ends, scores, seats, buildings, families, plots, events, and
how a player fares who does without a family, a building, a plot or nothing (--without games for
each of --names, the same deals for all), which is called a must or a trap if that is surely beyond
the bounds.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from paravent.bots.evaluations.yongle import CityEvaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.components import Components
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.registry import find_game
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    EVENT_CARDS,
    FAMILIES,
    ORDINARY,
    PLOTS,
)
from paravent.lab.seeds import named_rng

GAME = find_game("yongle")
BATCH = 25  # games of a worker's task
FAMILY_OF = dict.fromkeys(BUILDINGS, "imperial") | {
    name: family for family, names in ORDINARY.items() for name in names
}
COUNTS = (2, 3, 4)
KIND_BOUNDS, CARD_BOUNDS = (0.4, 1.1), (0.8, 1.1)  # of an index; docs/games/yongle/balance.md


@dataclass(frozen=True)
class Plan:
    """Some games: how many play, from which seed, and what one of them does without."""

    players: int
    first: int
    games: int
    guesses: int
    seed: str
    components: str
    without: str = ""


@dataclass
class Report:
    """What one game was like; seats are counted in order of play."""

    rounds: int
    reason: str
    scores: list[int]
    shares: list[float]  # of the victory
    buildings: list[list[str]]
    played: list[Counter[str]]  # plots
    kept: list[Counter[str]]
    schemes: list[int]
    tallies: list[dict[str, int]]
    events: list[tuple[str, list[int]]]  # card and favour won in its round
    spared: int = -1  # the player that did without something


class Handicapped(Outlook):
    """An outlook in which some acts do not occur, unless nothing else is left."""

    def legal(self) -> list[int]:
        actions = super().legal()
        return [action for action in actions if action not in self.barred] or actions

    barred: frozenset[int] = frozenset()


def shunned_by(without: str) -> list[str]:
    """The buildings of somebody who does without one, or without a family."""
    return [name for name in BUILDINGS if without in (name, FAMILY_OF[name])]


def barred_by(without: str) -> frozenset[int]:
    """The acts of somebody who does without a family, a building, a plot, all plots or schemes."""
    notation = GAME.notation
    if without in ("plots", "schemes"):
        return frozenset(notation.verbs[without.removesuffix("s")])
    acts = [f"plot {without}"] if without in PLOTS else [f"build {b}" for b in shunned_by(without)]
    return frozenset(map(notation.action, acts))


def seated(plan: Plan, number: int) -> tuple[list[GreedyBot], int]:
    """The bots of a game; in every game another seat does without something, and knows it."""
    evaluations = [CityEvaluation() for _ in range(plan.players)]
    spared = number % plan.players
    shunned = [BUILDINGS.index(name) for name in shunned_by(plan.without)]
    evaluations[spared].shunned = sum(1 << building for building in shunned)
    bots = [GreedyBot(evaluation) for evaluation in evaluations]
    for bot in bots:
        bot.guesses = plan.guesses
    return bots, spared


def play(plan: Plan, number: int) -> Report:
    rng = named_rng("yongle balance", plan.seed, str(plan.players), str(number))
    components = GAME.components(
        Components.load(Path(plan.components)) if plan.components else None
    )
    position: Any = GAME.start(plan.players, components=components)
    position.events = []
    bots, spared = seated(plan, number)
    barred = barred_by(plan.without)
    while actors := position.actors():
        if actors == (CHANCE,):
            position.apply(CHANCE, position.draw_lot(rng))
            continue
        outlook = Handicapped(GAME, position, actors[0])
        if actors[0] == spared:
            outlook.barred = barred
        position.apply(actors[0], bots[actors[0]].choose(outlook, rng))
    report = told(position, plan.players)
    report.spared = (spared - position.first) % plan.players if plan.without else -1
    return report


def told(position: Any, players: int) -> Report:
    """A finished game, read from its events."""
    order = [(position.first + place) % players for place in range(players)]
    happenings = [GAME.events.worded(raw, 0) for raw in position.events]
    played: list[Counter[str]] = [Counter() for _ in range(players)]
    schemes = [0] * players
    events: list[tuple[str, list[int]]] = []
    for event in happenings:
        match event:
            case {"event": "plotted", "seat": seat, "plot": plot}:
                played[seat][plot] += 1
            case {"event": "schemed", "seat": seat}:
                schemes[seat] += 1
            case {"event": "event", "card": card}:
                events.append((card, [0] * players))
            case {"event": "gained", "seat": seat, "points": points}:
                events[-1][1][seat] += points
    winners = [seat for seat, place in enumerate(position.places()) if place == 1]
    shares = [(seat in winners) / len(winners) for seat in range(players)]
    view, tallies = GAME.view(position, 0)["seats"], GAME.tallies(position)
    return Report(
        rounds=position.round,
        reason=next(event["reason"] for event in happenings if event["event"] == "ended"),
        scores=[position.scores()[seat] for seat in order],
        shares=[shares[seat] for seat in order],
        buildings=[view[seat]["buildings"] for seat in order],
        played=[played[seat] for seat in order],
        kept=[Counter(view[seat]["plots"]) for seat in order],
        schemes=[schemes[seat] for seat in order],
        tallies=[tallies[seat] for seat in order],
        events=[(card, [won[seat] for seat in order]) for card, won in events],
    )


def play_batch(plan: Plan) -> list[Report]:
    return [play(plan, number) for number in range(plan.first, plan.first + plan.games)]


def play_all(pool: ProcessPoolExecutor, plan: Plan) -> list[Report]:
    plans = [
        replace(plan, first=first, games=min(BATCH, plan.games - first))
        for first in range(0, plan.games, BATCH)
    ]
    return [report for batch in pool.map(play_batch, plans) for report in batch]


# Tables.


@dataclass
class Index:
    """Shares of victories of some players, times the number of players: 1 is fair."""

    shares: list[float] = field(default_factory=list)

    def add(self, share: float, players: int) -> None:
        self.shares.append(share * players)

    def text(self) -> str:
        return f"{fmean(self.shares):.2f}" if len(self.shares) >= 20 else "–"


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    names = list(head)
    yield "| " + " | ".join(names) + " |"
    yield "|" + "---|" * len(names)
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f}"


def general(results: dict[int, list[Report]]) -> Iterator[str]:
    rows = []
    for players, reports in results.items():
        rounds = sorted(report.rounds for report in reports)
        reasons = Counter(report.reason for report in reports)
        size = len(rounds)
        rows.append(
            [
                players,
                size,
                f"{rounds[size // 20]} / {rounds[size // 2]} / {fmean(rounds):.1f}"
                f" / {rounds[size * 19 // 20]}",
                percent(sum(12 <= number <= 24 for number in rounds), size),
                *(
                    percent(reasons[name], size)
                    for name in ("favour", "imperial", "both", "events")
                ),
                f"{fmean(max(report.scores) for report in reports):.1f}",
                f"{fmean(score for report in reports for score in report.scores):.1f}",
                f"{fmean(min(report.scores) for report in reports):.1f}",
                " / ".join(
                    percent(sum(report.shares[seat] for report in reports), size)
                    for seat in range(players)
                ),
            ]
        )
    yield from table(
        [
            "players", "games", "rounds 5 % / median / mean / 95 %", "12–24 rounds %",
            "end: favour %", "imperial %", "both %", "events %", "winner", "mean", "last",
            "wins by order of play %",
        ],
        rows,
    )  # fmt: skip


def bonuses(results: dict[int, list[Report]]) -> Iterator[str]:
    rows_of = list(next(iter(results.values()))[0].tallies[0])
    rows = [
        [players]
        + [
            f"{fmean(tally[name] for report in reports for tally in report.tallies):.2f}"
            for name in rows_of
        ]
        for players, reports in results.items()
    ]
    yield from table(["players", *rows_of], rows)


def by_player(reports: list[Report]) -> Iterator[tuple[Report, int, float]]:
    for report in reports:
        for seat, share in enumerate(report.shares):
            yield report, seat, share


def families(results: dict[int, list[Report]]) -> Iterator[str]:
    rows = []
    for family in FAMILIES:
        row: list[object] = [family]
        for players, reports in results.items():
            built, three, index = 0, 0, Index()
            for report, seat, share in by_player(reports):
                own = sum(FAMILY_OF[b] == family for b in report.buildings[seat])
                built += own
                if own >= 3:
                    three += 1
                    index.add(share, players)
            people = len(reports) * players
            row += [f"{built / people:.2f}", percent(three, people), index.text()]
        rows.append(row)
    head = [f"{players}p {what}" for players in results for what in ("each", "three %", "index")]
    yield from table(["family", *head], rows)


def buildings(results: dict[int, list[Report]]) -> Iterator[str]:
    rows = []
    for name in BUILDINGS:
        row: list[object] = [name, FAMILY_OF[name]]
        for players, reports in results.items():
            games, index = 0, Index()
            for report, seat, share in by_player(reports):
                if name in report.buildings[seat]:
                    games += 1
                    index.add(share, players)
            row += [percent(games, len(reports)), index.text()]
        rows.append(row)
    head = [f"{players}p {what}" for players in results for what in ("built %", "index")]
    yield from table(["building", "family", *head], rows)


def plots(results: dict[int, list[Report]]) -> Iterator[str]:
    rows = []
    for name in PLOTS:
        row: list[object] = [name]
        for players, reports in results.items():
            played, kept, index = 0, 0, Index()
            for report, seat, share in by_player(reports):
                times = report.played[seat][name]
                played += times
                kept += report.kept[seat][name]
                if times:
                    index.add(share, players)
            games = len(reports)
            row += [f"{played / games:.2f}", f"{kept / games:.2f}", index.text()]
        rows.append(row)
    head = [f"{players}p {what}" for players in results for what in ("played", "kept", "index")]
    yield from table(["plot", *head], rows)


def events(results: dict[int, list[Report]]) -> Iterator[str]:
    rows = []
    for name in (*EVENT_CARDS, "all"):
        row: list[object] = [name]
        for reports in results.values():
            gains: dict[str, list[float]] = defaultdict(list)
            for report in reports:
                winner = report.shares.index(max(report.shares))
                for card, won in report.events:
                    if name in (card, "all"):
                        gains["turn"].append(fmean(won))
                        others = [points for seat, points in enumerate(won) if seat != winner]
                        gains["lead"].append(won[winner] - fmean(others))
            row += [f"{len(gains['turn']) / len(reports):.2f}", f"{fmean(gains['turn']):.2f}",
                    f"{fmean(gains['lead']):+.2f}"]  # fmt: skip
        rows.append(row)
    head = [f"{players}p {what}" for players in results for what in ("a game", "favour", "winner")]
    yield from table(["event", *head], rows)


def judged(name: str, index: float, error: float) -> str:
    """How whoever does without something fares, and whether that makes it a must or a trap."""
    must, trap = CARD_BOUNDS if name in (*BUILDINGS, *PLOTS) else KIND_BOUNDS
    verdict = " must" if index + error < must else " trap" if index - error > trap else ""
    return f"{index:.2f} ± {error:.2f}{verdict}"


def without(
    pool: ProcessPoolExecutor, plan: Plan, games: int, counts: list[int], names: Iterable[str]
) -> Iterator[str]:
    rows = []
    for name in names:
        row: list[object] = [name]
        for players in counts:
            reports = play_all(pool, replace(plan, players=players, games=games, without=name))
            share = fmean(report.shares[report.spared] for report in reports)
            error = (share * (1 - share) / games) ** 0.5
            row.append(judged(name, share * players, 1.96 * error * players))
        rows.append(row)
    yield from table(["does without", *(f"{players}p index" for players in counts)], rows)


TABLES = (
    ("Length, ends, scores, seats", general),
    ("Where points come from", bonuses),
    ("Families", families),
    ("Buildings", buildings),
    ("Plots", plots),
    ("Events", events),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--without", type=int, default=1_000)
    parser.add_argument("--guesses", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--components", default="")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", type=int, nargs="+", choices=COUNTS, default=COUNTS)
    spared = ("nothing", *FAMILIES, *BUILDINGS, *PLOTS, "plots", "schemes")
    parser.add_argument("--names", nargs="+", choices=spared, default=spared)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        plan = Plan(0, 0, asked.games, asked.guesses, asked.seed, asked.components)
        results = {
            players: play_all(pool, replace(plan, players=players)) for players in asked.players
        }
        for title, make in TABLES if asked.games else ():
            print(f"### {title}\n")
            print("\n".join(make(results)), flush=True)
        if asked.without:
            print("### Doing without\n")
            print("\n".join(without(pool, plan, asked.without, asked.players, asked.names)))


if __name__ == "__main__":
    main()
