"""The places of the players: favour, hand, plots, threats and city, in one panel each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.yongle.look import FAMILIES, cards, family
from paravent.cli.tables.yongle.middle import labelled

MARKS = ("●▲■◆", "1234")
NARROWEST = 38
Place = Mapping[str, Any]


def seat_panels(scene: Scene) -> list[RenderableType]:
    """As many panels side by side as fit; on a low screen the same without borders."""
    seats = range(len(scene.view["seats"]))
    if scene.height < LOW:
        return [in_a_line(seat, scene) for seat in seats]
    across = max(1, min(len(seats), scene.width // NARROWEST))
    width = scene.width // across
    drawn: list[RenderableType] = []
    for first in range(0, len(seats), across):
        row = Table.grid()
        row.add_row(*(panel(seat, width, scene) for seat in seats[first : first + across]))
        drawn.append(row)
    return drawn


def panel(seat: int, width: int, scene: Scene) -> Panel:
    place = scene.view["seats"][seat]
    acting = seat in scene.view["actors"]
    own = seat == scene.view["me"]
    title = name(seat, scene)
    adviser = Text(f" ({scene.words.noun(scene.board['advisers'][seat])})", "dim")
    if title.cell_len + adviser.cell_len <= width - 6:
        title += adviser
    return Panel(
        Group(*body(place, scene)),
        title=title,
        title_align="left",
        subtitle=Text(scene.words("table-favour", count=place["points"]), "bold"),
        subtitle_align="right",
        box=box.HEAVY if own else box.ROUNDED,
        border_style="bold" if own or acting else "dim",
        width=width,
    )


def in_a_line(seat: int, scene: Scene) -> Text:
    place = scene.view["seats"][seat]
    favour = Text(scene.words("table-favour", count=place["points"]), "bold")
    return Text(" · ", "dim").join([name(seat, scene), favour, *body(place, scene)])


def name(seat: int, scene: Scene) -> Text:
    pointer = ("> " if scene.ascii_only else "▶ ") if seat in scene.view["actors"] else ""
    return Text(f"{pointer}{MARKS[scene.ascii_only][seat]} {scene.labels[seat]}", "bold")


def body(place: Place, scene: Scene) -> list[Text]:
    words = scene.words
    lines = [labelled(words("table-hand"), hand(place, scene))]
    if (council := place.get("council")) and council["laid_size"]:
        lines.append(labelled(words("table-laid"), laid(council, scene)))
    if place["plots_held"]:
        lines.append(labelled(words("table-plots"), plots(place, scene)))
    for threat in place["lasting"]:
        material = f" ({words.noun(threat['material'])})" if "material" in threat else ""
        told = words.noun(threat["plot"]) + material
        lines.append(labelled(words("table-lasting"), Text(told, "bold red")))
    lines.append(labelled(words("table-city"), city(place, scene)))
    return lines


def hand(place: Place, scene: Scene) -> Text:
    if "hand" in place:
        return cards(place["hand"], scene)
    line = Text(scene.words("table-cards", count=place["hand_size"]))
    names = [card for card, copies in place["known"].items() for _ in range(copies)]
    if names:
        line += Text(f", {scene.words('table-known')} ", "dim") + cards(names, scene)
    return line


def laid(council: Mapping[str, Any], scene: Scene) -> Text:
    if council["laid"] is not None:
        return cards(council["laid"], scene)
    return Text(" ".join("?" * council["laid_size"]))


def plots(place: Place, scene: Scene) -> Text:
    if "plots" not in place:
        return Text(str(place["plots_held"]))
    return Text(", ".join(scene.words.noun(plot) for plot in place["plots"]))


def city(place: Place, scene: Scene) -> Text:
    """How many buildings of each family, a star for its bonus, and their names if there is room."""
    counts = []
    owned = [scene.board["buildings"][building]["family"] for building in place["buildings"]]
    for kind, colour in FAMILIES.items():
        if count := owned.count(kind):
            star = "*" if kind in place["bonuses"] else ""
            counts.append(family(kind, scene) + Text(f"{count}{star}", colour))
    if not counts:
        return Text("–", "dim")
    if scene.height < LOW:
        return Text(" ").join(counts)
    names = ", ".join(scene.words.noun(building) for building in place["buildings"])
    return Text(" ").join(counts) + Text(f"  {names}", "dim")
