"""What the games of a case come to, as plain numbers: the JSON of a report."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from statistics import fmean, quantiles
from typing import Any

from paravent.core.game import Game
from paravent.lab.balance.counting import possible_events
from paravent.lab.balance.effects import Slope, centred, slope
from paravent.lab.balance.plan import Balance, Case
from paravent.lab.intervals import mean_interval, share_interval
from paravent.lab.notebook import Row

BARS = 16  # of a histogram, at most


def summarise(balance: Balance, rows: list[Row]) -> Row:
    """All cases of a report that have games."""
    cases = []
    for index, case in enumerate(balance.cases):
        own = [row for row in rows if row["case"] == index]
        games = sorted((row for row in own if "scores" in row), key=lambda row: int(row["number"]))
        if games:
            cases.append(summary(balance.game, case, games) | {"failed": len(own) - len(games)})
    return {"manifest": balance.plan, "cases": cases}


def summary(game: Game, case: Case, games: list[Row]) -> Row:
    """One case."""
    seats = range(case.players)
    shares = [victories(row["places"]) for row in games]
    lengths = [sum(row["decisions"]) for row in games]
    return {
        "bot": case.bot,
        "setup": str(case.match.setup),
        "options": case.match.setup.options,
        "players": case.players,
        "games": len(games),
        "seats": [asdict(share_interval([row[seat] for row in shares])) for seat in seats],
        "shared": asdict(share_interval([row["places"].count(1) > 1 for row in games])),
        "length": spread(lengths),
        "ends": ends(games),
        "scores": {
            "all": spread([score for row in games for score in row["scores"]]),
            "seats": [
                asdict(mean_interval([row["scores"][seat] for row in games])) for seat in seats
            ],
            "lead": asdict(mean_interval([lead(row["scores"]) for row in games])),
        },
        **features(game, games, shares),
    }


def victories(places: list[int]) -> list[float]:
    """Each seat's part of the victory."""
    return [(place == 1) / places.count(1) for place in places]


def lead(scores: list[int]) -> int:
    first, second = sorted(scores)[:-3:-1]
    return first - second


def spread(numbers: list[int]) -> Row:
    """Mean with interval, quartiles, histogram."""
    cuts = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return {
        **asdict(mean_interval(numbers)),
        "quartiles": [min(numbers), *cuts, max(numbers)],
        "histogram": histogram(numbers),
    }


def histogram(numbers: list[int]) -> list[list[int]]:
    """Bars of equal width: from, to (included), how many."""
    least, most = min(numbers), max(numbers)
    width = next(
        step * 10**power
        for power in range(9)
        for step in (1, 2, 5)
        if most // (step * 10**power) - least // (step * 10**power) < BARS
    )
    found = Counter(number // width for number in numbers)
    bars = range(least // width, most // width + 1)
    return [[bar * width, bar * width + width - 1, found[bar]] for bar in bars]


def ends(games: list[Row]) -> list[Row]:
    """Each way to end with its share of the games, most frequent first."""
    ways = Counter(word for row in games for word in set(row["end"]))
    return [
        {"end": way, **asdict(share_interval([way in row["end"] for row in games]))}
        for way, _ in ways.most_common()
    ]


def features(game: Game, games: list[Row], shares: list[list[float]]) -> Row:
    """Everything that seats did, got or scored, and how it goes together with winning."""
    won, possible = centred(shares), possible_events(game)
    found: list[tuple[Row, Slope | None]] = []
    seen: set[Any] = set()
    for kind, known in (("tallies", []), ("acts", game.notation.acts), ("events", possible)):
        for name in ordered(known, [seat for row in games for seat in row[kind]]):
            numbers = [[seat.get(name, 0) for seat in row[kind]] for row in games]
            same = tuple(number for row in numbers for number in row)
            if same not in seen:  # an event may tell just what an act did
                seen.add(same)
                found.append((described(kind, name, numbers, shares), slope(won, numbers)))
    looks = sum(steep is not None for _, steep in found)
    for one, steep in found:
        one["effect"] = None if steep is None else asdict(steep.interval(looks))
    listed = [one for one, _ in found]
    used = {name for row in games for seat in row["acts"] for name in seat}
    happened = {name for row in games for place in (*row["events"], row["table"]) for name in place}
    players_acts = game.notation.acts[game.notation.first_act :]
    return {
        "looks": looks,
        "origins": [one for one in listed if one["kind"] == "tallies"],
        "uses": [one for one in listed if one["kind"] != "tallies"],
        "table": table_events(possible, games),
        "never": {
            "acts": [act for act in players_acts if act not in used],
            "events": [name for name in possible if name not in happened],
        },
    }


def described(kind: str, name: str, numbers: list[list[int]], shares: list[list[float]]) -> Row:
    """How often, by whom, and by whom of those that won."""
    games, seats = len(numbers), len(numbers[0])
    weighed = [
        (number, share)
        for row, wins in zip(numbers, shares, strict=True)
        for number, share in zip(row, wins, strict=True)
    ]
    winners = sum(number * share for number, share in weighed) / games
    others = sum(number * (1 - share) for number, share in weighed) / (games * (seats - 1))
    return {
        "kind": kind,
        "name": name,
        "mean": sum(map(sum, numbers)) / games,
        "games": fmean(any(row) for row in numbers),
        "seats": [fmean(row[seat] for row in numbers) for seat in range(seats)],
        "winners": winners,
        "others": others,
    }


def ordered(known: list[str], counted: list[dict[str, int]]) -> list[str]:
    """The names that occur, in the order of the game's own list if there is one."""
    found = dict.fromkeys(name for one in counted for name in one)
    return [name for name in known if name in found] or list(found)


def table_events(possible: list[str], games: list[Row]) -> list[Row]:
    """What happened to nobody in particular."""
    names = ordered(possible, [row["table"] for row in games])
    return [
        {
            "name": name,
            "mean": fmean(row["table"].get(name, 0) for row in games),
            "games": fmean(name in row["table"] for row in games),
        }
        for name in names
    ]


def is_notable(one: Row) -> bool:
    """Whether its interval leaves out that it does not matter."""
    effect = one["effect"]
    return effect is not None and (effect["low"] > 0 or effect["high"] < 0)
