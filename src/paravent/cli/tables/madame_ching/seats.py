"""The places of the players: expeditions, hand, skills, encounter cards and loot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.madame_ching.look import card, cards, fleet, junk, labelled, loot

NARROWEST = 38
WIDEST = 60
NOTHING = ("–", "0")  # what need not be told
Place = Mapping[str, Any]


def seat_panels(scene: Scene) -> list[RenderableType]:
    """As many panels side by side as fit, in rows of even length; no borders on a low screen."""
    seats = range(len(scene.view["seats"]))
    if scene.height < LOW:
        return [in_a_line(seat, scene) for seat in seats]
    fit = max(1, min(len(seats), scene.width // NARROWEST))
    rows = -(-len(seats) // fit)
    across = -(-len(seats) // rows)
    width = min(scene.width // across, WIDEST)
    drawn: list[RenderableType] = []
    for first in range(0, len(seats), across):
        row = Table.grid()
        row.add_row(*(panel(seat, width, scene) for seat in seats[first : first + across]))
        drawn.append(row)
    return drawn


def panel(seat: int, width: int, scene: Scene) -> Panel:
    acting, own = seat in scene.view["actors"], seat == scene.view["me"]
    place = scene.view["seats"][seat]
    pointer = ("> " if scene.ascii_only else "▶ ") if acting else ""
    points = scene.words("table-points", points=place["points"])
    return Panel(
        Text("\n").join(body(seat, place, scene)),
        title=Text(f"{pointer}{scene.labels[seat]}", "bold"),
        title_align="left",
        subtitle=Text(points, "bold"),
        subtitle_align="right",
        box=box.HEAVY if own else box.ROUNDED,
        border_style="bold" if own or acting else "dim",
        width=width,
    )


def in_a_line(seat: int, scene: Scene) -> Text:
    place = scene.view["seats"][seat]
    pointer = ("> " if scene.ascii_only else "▶ ") if seat in scene.view["actors"] else ""
    points = Text(scene.words("table-points", points=place["points"]), "bold")
    title = Text(f"{pointer}{scene.labels[seat]}", "bold")
    told = [one for one in body(seat, place, scene) if one.plain.split()[-1] not in NOTHING]
    return Text(" · ", "dim").join([title, points, *told])


def body(seat: int, place: Place, scene: Scene) -> list[Text]:
    words = scene.words
    own = scene.board["seats"][seat]["junks"]
    lines = [expedition(name, one, scene) for name, one in fleet(scene) if name in own]
    lines.append(labelled(words("table-hand"), hand(place, scene)))
    lines.append(labelled(words("table-skills"), skills(place, scene)))
    lines.append(labelled(words("table-encounters"), encounters(place, scene)))
    lines.append(loot(place["coins"], place["gems"], 0, scene))
    for name, owner in (("pearl", scene.view["pearl"]), ("hong-kong", scene.view["hong_kong"])):
        if owner == seat:
            lines[-1].append(f" {words.noun(name)}", "bold")
    return lines


def expedition(name: str, one: Place, scene: Scene) -> Text:
    """The mark of the junk, its space and its cards."""
    line = Text.assemble(junk(name, scene), " ")
    if one["space"] is None:
        return line.append(scene.words("table-harbour"), "dim")
    numbers = {space["space"]: space["number"] for space in scene.board["spaces"]}
    line.append(f"{numbers[one['space']]} ", "bold")
    laid = [card(each, scene, place in one["turned"]) for place, each in enumerate(one["cards"])]
    return line.append_text(Text(" ").join(laid))


def hand(place: Place, scene: Scene) -> Text:
    """My own cards; of others how many, and those that I have seen going there."""
    words = scene.words
    line = Text(str(place["hand_size"]))
    if place["sealed"]:
        line.append(f"+{place['sealed']}")
        if place["chosen"]:
            line.append_text(Text.assemble(" [", cards(place["chosen"], scene), "]"))
    if place["hand"]:
        line.append_text(Text.assemble(": ", cards(place["hand"], scene)))
    if place["maybe"]:
        line.append_text(Text.assemble(f" · {words('table-maybe')} ", cards(place["maybe"], scene)))
    return line


def skills(place: Place, scene: Scene) -> Text:
    """Face up, and face down in brackets."""
    ready = [times(name, count, scene) for name, count in place["ready"].items()]
    spent = [f"({times(name, count, scene)})" for name, count in place["spent"].items()]
    return Text(", ".join(ready + spent) or "–")


def encounters(place: Place, scene: Scene) -> Text:
    """How many, and which as far as I know."""
    names = [times(kind, count, scene) for kind, count in place["encounters"].items()]
    return Text(str(place["encounters_size"]) + (": " + ", ".join(names) if names else ""))


def times(name: str, count: int, scene: Scene) -> str:
    sign = "x" if scene.ascii_only else "×"
    return scene.words.noun(name) + (f" {sign}{count}" if count > 1 else "")
