"""What is notable, in sentences: only what the intervals bear out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from paravent.lab.balance.counting import ENDED
from paravent.lab.balance.effects import critical
from paravent.lab.balance.figures import Figures
from paravent.lab.balance.summary import is_notable
from paravent.lab.notebook import Row
from paravent.text.words import GameWords, Words

MOSTLY = 0.9  # of the games: then other ways to end hardly count
TOLD = 3  # things of each kind
UNTOLD = "…"


class Notes:
    """The sentences of a language about a game."""

    def __init__(self, words: Words, game: GameWords) -> None:
        self.words, self.game = words, game
        self.figures = Figures(words.lang)

    def of_case(self, case: Row) -> list[str]:
        return [*self.seats(case), *self.ends(case), *self.origins(case), *self.uses(case)]

    def name(self, case: Row) -> str:
        """A case: how many play, with which options that are not the usual ones, and who."""
        usual = self.game.game.setup(case["players"]).options
        told = [
            self.words("balance-option", name=self.game.option(name), value=self.value(name, value))
            for name, value in case["options"].items()
            if usual[name] != value
        ]
        return ", ".join(
            [self.words("balance-players", players=case["players"]), *told, case["bot"]]
        )

    def value(self, name: str, value: str) -> str:
        """A value of an option in words; picked words stand for themselves."""
        known = self.game.has(f"option-{name}-{value}")
        return self.game.option_value(name, value) if known else value

    def label(self, one: Row) -> str:
        """An act, event or origin of points in words."""
        if one.get("kind") == "acts":
            return self.game.act(one["name"])
        if one.get("kind") == "tallies":
            return self.game.tally(one["name"])
        return self.event(one["name"])

    def event(self, name: str) -> str:
        """The sentence about an event of which one field is known."""
        kind, _, known = name.partition(" ")
        field, _, word = known.partition("=")
        sentence = self.sentence(kind, {field: word} if field else {})
        if not field or sentence != self.sentence(kind, {}):
            return sentence
        return f"{sentence} ({self.game.noun(word)})"  # which it does not tell by itself

    def sentence(self, kind: str, known: Row) -> str:
        events = self.game.game.events
        fields = events.kinds[events.number(kind)].fields
        told: Row = {f"{name}{end}": UNTOLD for name in fields for end in ("", "-name")}
        told |= {"event": kind, **known}
        if "seat" in fields:
            told["seat"] = 0
        return self.game.event(told, [UNTOLD]).replace(f"{UNTOLD}.", UNTOLD)

    def seats(self, case: Row) -> Iterator[str]:
        fair, wider = 1 / case["players"], critical(case["players"]) / critical(1)
        told = False
        for seat, found in enumerate(case["seats"]):
            reach = wider * max(found["high"] - found["mean"], found["mean"] - found["low"])
            if abs(found["mean"] - fair) > reach:
                told = True
                yield self.words(
                    "balance-seat-off",
                    seat=str(seat),
                    share=self.figures.percent(found["mean"]),
                    bounds=self.figures.bounds(found),
                    fair=self.figures.percent(fair),
                    way="more" if found["mean"] > fair else "less",
                )
        if not told:
            yield self.words("balance-seats-fair", fair=self.figures.percent(fair))

    def ends(self, case: Row) -> Iterator[str]:
        for way in case["ends"]:
            if way["mean"] >= MOSTLY:
                share = self.figures.percent(way["mean"])
                yield self.words("balance-end-mostly", share=share, end=self.ending(way["end"]))
        for name in case["never"]["events"]:
            if name.startswith(f"{ENDED} "):
                yield self.words("balance-end-never", end=self.ending(name.partition("=")[2]))

    def ending(self, way: str) -> str:
        kind = self.game.game.events.kinds[self.game.game.events.number(ENDED)]
        field = next(field for field, worded in kind.fields.items() if worded is not None)
        return self.sentence(ENDED, {field: way})

    def origins(self, case: Row) -> Iterator[str]:
        more = [one for one in case["origins"] if is_notable(one) and one["effect"]["mean"] > 0]
        more.sort(key=lambda one: one["others"] - one["winners"])
        if more:
            told = [
                f"{self.label(one)} ({self.figures.signed(one['winners'] - one['others'])})"
                for one in more[:TOLD]
            ]
            yield self.words("balance-origins", origins=self.words.listed(told))

    def uses(self, case: Row) -> Iterator[str]:
        notable = [one for one in case["uses"] if is_notable(one)]
        notable.sort(key=certainty)
        for way, chosen in (
            ("good", [one for one in notable if one["effect"]["mean"] > 0]),
            ("bad", [one for one in notable if one["effect"]["mean"] < 0]),
        ):
            if chosen:
                told = [
                    f"“{self.label(one).rstrip('.')}” ({self.points(one)})"
                    if self.words.lang == "en"
                    else f"«\u00a0{self.label(one).rstrip('.')}\u00a0» ({self.points(one)})"
                    for one in chosen[:TOLD]
                ]
                yield self.words(f"balance-uses-{way}", uses=self.words.listed(told))
        if not notable:
            yield self.words("balance-uses-none")

    def points(self, one: Row) -> str:
        """An effect in points of a percent."""
        return self.figures.signed(100 * one["effect"]["mean"])

    def compared(self, cases: list[Row]) -> Iterator[str]:
        """Where two cases that differ in options or bots alone differ clearly."""
        pairs = [
            pair for pair in combinations(cases, 2) if pair[0]["players"] == pair[1]["players"]
        ]
        wider = critical(3 * len(pairs)) / critical(1)
        for first, second in pairs:
            for what, one, other, unit in (
                ("length", first["length"], second["length"], 1),
                ("points", first["scores"]["all"], second["scores"]["all"], 1),
                ("first", first["seats"][0], second["seats"][0], 100),
            ):
                change = unit * (other["mean"] - one["mean"])
                reach = unit * hypot(one["high"] - one["mean"], other["high"] - other["mean"])
                if abs(change) > wider * reach:
                    yield self.words(
                        f"balance-differ-{what}",
                        one=self.name(first),
                        other=self.name(second),
                        change=self.figures.signed(change),
                        low=self.figures.signed(change - reach),
                        high=self.figures.signed(change + reach),
                    )


def certainty(one: Row) -> float:
    """What stands out most clearly first."""
    effect = one["effect"]
    return -abs(float(effect["mean"])) / ((effect["high"] - effect["low"]) or 1)
