"""Tournaments as files for spreadsheets (CSV, RFC 4180); the whole as JSON is the tournament."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable

from paravent.server.speech import words_in
from paravent.server.tournaments.schema import Tournament

FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would carry out


def standings_file(tournament: Tournament, lang: str) -> str:
    names = {one.number: one for one in tournament.entrants}
    head = ("rank", "name", "score", "opponents", "direct", "share", "games", "firsts", "byes")
    rows = (
        (
            one.rank,
            names[one.entrant].name,
            hundredths(one.score),
            hundredths(one.opponents),
            one.direct,
            one.share,
            one.games,
            one.firsts,
            one.byes,
            yes(names[one.entrant].gone),
        )
        for one in tournament.standings
    )
    return written((*head, "gone"), rows, lang)


def rounds_file(tournament: Tournament, lang: str) -> str:
    """A line for each entrant in each round; a bye has no table."""
    names = {one.number: one.name for one in tournament.entrants}
    rows: list[tuple[object, ...]] = []
    for one in tournament.rounds:
        for n, table in enumerate(one.tables, 1):
            for seat, entrant in enumerate(table.entrants):
                place = table.places[seat] if table.places else ""
                points = table.points[seat] if table.points else ""
                rows.append((one.number, n, seat + 1, names[entrant], place, points, table.table))
        rows += [(one.number, "", "", names[entrant], "", "", "") for entrant in one.byes]
    return written(("round", "table", "seat", "name", "place", "points", "log"), rows, lang)


def written(head: Iterable[str], rows: Iterable[Iterable[object]], lang: str) -> str:
    words, text = words_in(lang), io.StringIO()
    lines = csv.writer(text)
    lines.writerow([words(f"csv-{name}") for name in head])
    lines.writerows([[safe(cell) for cell in row] for row in rows])
    return text.getvalue()


def safe(cell: object) -> object:
    """A name that begins like a formula is text for a spreadsheet too."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell


def hundredths(number: int) -> str:
    return f"{number // 100}.{number % 100:02}"


def yes(one: bool) -> str:
    return "1" if one else ""


FILES: dict[str, Callable[[Tournament, str], str]] = {
    "standings": standings_file,
    "rounds": rounds_file,
}
