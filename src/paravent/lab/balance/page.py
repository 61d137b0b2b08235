"""The report as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from paravent.core.game import Game
from paravent.lab.balance.figures import (
    Figures,
    Scale,
    histogram_drawing,
    interval_drawing,
    pair_drawing,
)
from paravent.lab.balance.looks import STYLE
from paravent.lab.balance.notable import Notes, certainty
from paravent.lab.balance.summary import is_notable
from paravent.lab.notebook import Row
from paravent.text.words import Words

SHOWN = 12  # effects of each direction that are drawn


def write_page(game: Game, found: Row, words: Words) -> str:
    return Page(game, found, words).text()


class Page:
    def __init__(self, game: Game, found: Row, words: Words) -> None:
        self.game, self.found, self.words = words.of_game(game), found, words
        self.notes, self.figures = Notes(words, self.game), Figures(words.lang)
        self.options = len(game.options)

    def text(self) -> str:
        title = self.words("balance-title", game=self.game.title)
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.words.lang}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                '<meta name="color-scheme" content="light dark">',
                f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
                f"<h1>{escape(title)}</h1>",
                *self.head(),
                *(
                    line
                    for number, case in enumerate(self.cases)
                    for line in self.case(number, case)
                ),
                "</main></body></html>",
                "",
            ]
        )

    @property
    def cases(self) -> list[Row]:
        cases: list[Row] = self.found["cases"]
        return cases

    def head(self) -> Iterator[str]:
        manifest = self.found["manifest"]
        versions = manifest["versions"]
        yield self.paragraph(
            "balance-about",
            games=sum(case["games"] for case in self.cases),
            bots=self.words.listed(manifest["bots"]),
            seed=manifest["seed"],
            version=versions["paravent"],
            rules=str(versions["rules"]),
        )
        yield self.paragraph("balance-how")
        yield self.paragraph("balance-rulings" if self.options else "balance-no-rulings")
        if failed := sum(case["failed"] for case in self.cases):
            yield self.paragraph("balance-failed", games=failed)
        yield self.heading("balance-overview")
        yield from self.overview()
        differences = list(self.notes.compared(self.cases))
        if differences:
            yield self.heading("balance-compared")
            yield self.listed(differences)

    def overview(self) -> Iterator[str]:
        headings = ("case", "games", "length", "points", "lead", "shared", "seats")
        rows = []
        for number, case in enumerate(self.cases):
            quartiles = case["length"]["quartiles"]
            scores = case["scores"]
            seats = " · ".join(self.figures.percent(seat["mean"]) for seat in case["seats"])
            rows.append(
                [
                    f'<a href="#case-{number}">{escape(self.notes.name(case))}</a>',
                    str(case["games"]),
                    self.figures.number(quartiles[2], 0),
                    self.figures.number(scores["all"]["mean"]),
                    self.figures.number(scores["lead"]["mean"]),
                    self.figures.percent(case["shared"]["mean"]),
                    seats,
                ]
            )
        yield self.table([self.words(f"balance-{heading}") for heading in headings], rows)

    def case(self, number: int, case: Row) -> Iterator[str]:
        yield f'<section id="case-{number}"><h2>{escape(self.notes.name(case))}</h2>'
        yield f'<p class="key"><code>{escape(case["setup"])}</code></p>'
        yield f'<div class="notable"><h3>{self.say("balance-notable")}</h3>'
        yield self.listed(self.notes.of_case(case))
        yield "</div>"
        yield '<div class="pair"><div>'
        yield self.heading("balance-seats-heading", 3)
        yield from self.seats(case)
        if case["ends"]:
            yield self.heading("balance-ends-heading", 3)
            yield from self.ends(case)
        yield "</div><div>"
        yield self.heading("balance-length-heading", 3)
        yield from self.spread(case["length"])
        yield self.heading("balance-points-heading", 3)
        yield from self.spread(case["scores"]["all"])
        yield "</div></div>"
        yield self.heading("balance-origins-heading", 3)
        yield from self.origins(case)
        yield self.heading("balance-uses-heading", 3)
        yield from self.effects(case)
        yield from self.everything(case)
        yield from self.never(case)
        yield "</section>"

    def seats(self, case: Row) -> Iterator[str]:
        fair = 1 / case["players"]
        least = min(fair / 2, *(seat["low"] for seat in case["seats"]))
        scale = Scale(least, max(1.5 * fair, *(seat["high"] for seat in case["seats"])))
        rows = []
        for seat, found in enumerate(case["seats"]):
            points = case["scores"]["seats"][seat]
            rows.append(
                [
                    self.say("balance-seat", seat=str(seat)),
                    interval_drawing(found, scale, fair, self.figures.bounds(found)),
                    self.figures.percent(found["mean"], 1),
                    self.figures.bounds(found, 1),
                    self.figures.number(points["mean"]),
                ]
            )
        headings = ["", "", *map(self.words, ("balance-first", "balance-bounds", "balance-points"))]
        yield self.table(headings, rows)
        yield self.paragraph("balance-fair", fair=self.figures.percent(fair, 1))

    def ends(self, case: Row) -> Iterator[str]:
        scale = Scale(0, 1)
        rows = [
            [
                escape(self.notes.ending(way["end"])),
                pair_drawing(way["mean"], 0, scale, self.figures.percent(way["mean"])),
                f"{self.figures.percent(way['mean'])} <small>({self.figures.bounds(way)})</small>",
            ]
            for way in case["ends"]
        ]
        yield self.table(["", "", self.words("balance-of-games")], rows)

    def spread(self, found: Row) -> Iterator[str]:
        number = self.figures.number
        least, lower, middle, upper, most = found["quartiles"]
        said = self.words(
            "balance-spread",
            mean=number(found["mean"]),
            low=number(found["low"]),
            high=number(found["high"]),
            least=number(least, 0),
            lower=number(lower, 0),
            middle=number(middle, 0),
            upper=number(upper, 0),
            most=number(most, 0),
        )
        yield histogram_drawing(found["histogram"], said)
        yield f"<p>{escape(said)}</p>"

    def origins(self, case: Row) -> Iterator[str]:
        ends = [one[end] for one in case["origins"] for end in ("winners", "others")]
        scale = Scale(min(0, *ends), max(0, *ends))
        rows = [
            [
                escape(self.notes.label(one)),
                pair_drawing(one["winners"], one["others"], scale, self.notes.label(one)),
                self.figures.number(one["winners"]),
                self.figures.number(one["others"]),
                self.effect(one),
            ]
            for one in case["origins"]
        ]
        headings = ("winners", "others", "effect-point")
        yield self.table(["", "", *(self.words(f"balance-{one}") for one in headings)], rows)
        yield (
            f'<p class="key"><span class="first">■</span> {self.say("balance-winners")}'
            f' <span class="second">■</span> {self.say("balance-others")}</p>'
        )

    def effects(self, case: Row) -> Iterator[str]:
        notable = sorted(filter(is_notable, case["uses"]), key=certainty)
        better = [one for one in notable if one["effect"]["mean"] > 0][:SHOWN]
        worse = [one for one in notable if one["effect"]["mean"] < 0][:SHOWN]
        chosen = [*better, *reversed(worse)]
        yield self.paragraph("balance-effects", looks=case["looks"], notable=len(notable))
        if not chosen:
            return
        ends = [one["effect"][end] for one in chosen for end in ("low", "high")]
        scale = Scale(min(0, *ends), max(0, *ends))
        rows = [
            [
                escape(self.notes.label(one)),
                interval_drawing(one["effect"], scale, 0, self.notes.points(one)),
                self.effect(one),
                self.figures.number(one["mean"], 2),
            ]
            for one in chosen
        ]
        headings = ["", "", *map(self.words, ("balance-effect", "balance-per-game"))]
        yield self.table(headings, rows)

    def effect(self, one: Row) -> str:
        """In points of a percent, with bounds; nothing where too little is known."""
        found = one["effect"]
        if found is None:
            return "–"
        mean, low, high = (self.figures.signed(100 * found[end]) for end in ("mean", "low", "high"))
        text = f"{mean} <small>({low} … {high})</small>"
        return f"<b>{text}</b>" if is_notable(one) else text

    def everything(self, case: Row) -> Iterator[str]:
        """All that was counted."""
        headings = ["", "per-game", "in-games", "by-seat", "winners", "others", "effect"]
        said = [self.words(f"balance-{one}") if one else "" for one in headings]
        for kind in ("acts", "events"):
            rows = [
                [
                    escape(self.notes.label(one)),
                    self.figures.number(one["mean"], 2),
                    self.figures.percent(one["games"]),
                    " · ".join(self.figures.number(seat, 2) for seat in one["seats"]),
                    self.figures.number(one["winners"], 2),
                    self.figures.number(one["others"], 2),
                    self.effect(one),
                ]
                for one in case["uses"]
                if one["kind"] == kind
            ]
            yield from self.folded(self.words(f"balance-all-{kind}", count=len(rows)), said, rows)
        rows = [
            [
                escape(self.notes.event(one["name"])),
                self.figures.number(one["mean"], 2),
                self.figures.percent(one["games"]),
            ]
            for one in case["table"]
        ]
        yield from self.folded(self.words("balance-all-table", count=len(rows)), said[:3], rows)

    def never(self, case: Row) -> Iterator[str]:
        """What never came up; whole verbs and kinds of events in one line."""
        notation, never = self.game.game.notation, set(case["never"]["acts"])
        groups: dict[str, list[str]] = {}
        for verb, actions in notation.verbs.items():
            missing = [act for act in notation.texts(actions) if act in never]
            if missing and len(missing) == len(actions) > 1:
                groups[f"{verb} …"] = []
            elif missing:
                groups[verb] = [self.game.act(act) for act in missing]
        lines = [
            f"<li><code>{escape(verb)}</code> {escape(', '.join(acts))}</li>"
            for verb, acts in groups.items()
        ]
        if lines:
            yield f"<details><summary>{self.say('balance-never', count=len(never))}</summary>"
            yield f"{self.paragraph('balance-never-why')}<ul>{''.join(lines)}</ul></details>"

    def folded(self, title: str, headings: list[str], rows: list[list[str]]) -> Iterator[str]:
        if rows:
            yield f"<details><summary>{escape(title)}</summary>{self.table(headings, rows)}"
            yield "</details>"

    def table(self, headings: Iterable[str], rows: list[list[str]]) -> str:
        """Cells are HTML already, headings are not."""
        head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        return (
            f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )

    def listed(self, sentences: Iterable[str]) -> str:
        return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ul>"

    def heading(self, message: str, level: int = 2) -> str:
        return f"<h{level}>{self.say(message)}</h{level}>"

    def paragraph(self, message: str, **details: object) -> str:
        return f"<p>{self.say(message, **details)}</p>"

    def say(self, message: str, **details: object) -> str:
        return escape(self.words(message, **details))
