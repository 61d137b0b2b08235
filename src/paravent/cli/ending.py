"""The end of a game: every point and where it came from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from paravent.core.play import Play
from paravent.text.words import GameWords


def show(play: Play, names: Sequence[str], game_words: GameWords, console: Console) -> None:
    console.print(score_table(play, names, game_words))
    console.print(Text(winners(play, names, game_words), "bold green"))


def score_table(play: Play, names: Sequence[str], game_words: GameWords) -> Grid:
    """A row for each origin of points, a column for each seat."""
    words = game_words.words
    tallies = play.game.tallies(play.position)
    places = play.position.places()
    grid = Grid(box=box.SIMPLE_HEAVY, show_footer=True, title=words("final-scores"))
    totals = play.position.scores()
    grid.add_column("", footer=two_lines(words("total"), words("place")))
    for seat, name in enumerate(names):
        grid.add_column(
            Text(name, "bold" if places[seat] == 1 else ""),
            justify="right",
            footer=two_lines(str(totals[seat]), words("place-number", place=places[seat])),
        )
    for row in tallies[0]:
        grid.add_row(game_words.tally(row), *(number(tally[row]) for tally in tallies))
    return grid


def two_lines(total: str, place: str) -> Text:
    return Text.assemble((total, "bold"), "\n", (place, "dim"))


def number(points: int) -> Text:
    return Text(str(points), "" if points else "dim")


def winners(play: Play, names: Sequence[str], game_words: GameWords) -> str:
    words = game_words.words
    places = play.position.places()
    first = [seat for seat, place in enumerate(places) if place == 1]
    points = play.position.scores()[first[0]]
    called = [names[seat] for seat in first]
    if len(first) > 1:
        return game_words("shared-victory", names=words.listed(called), points=points)
    you = "yes" if called[0] == words("you") else "no"
    return game_words("victory", name=called[0], points=points, you=you)
