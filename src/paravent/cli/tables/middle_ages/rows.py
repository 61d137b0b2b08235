"""The middle of the table: rows with lords and scouts, piles and tokens, the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_ages.look import icon, mark, sign, symbols, tile_name

ROOMY = 108  # from this width on events say what they do, and rows whom they serve


def heading(scene: Scene) -> RenderableType:
    words, view = scene.words, scene.view
    number = words("table-round", round=view["round"], rounds=view["rounds"]) + " · "
    if view["round"] == 0:
        number = ""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(
        Text.assemble((f" {words.title} ", "bold reverse")),
        Text.assemble(
            (number, "bold"), words.phase(view["phase"], "" if scene.width < 80 else "now")
        ),
    )
    return line


def rows(scene: Scene) -> RenderableType:
    """The four rows; the arrow shows where lords go, the dot whose tiles are being taken."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), show_edge=False)
    table.add_column(scene.words("table-row"), style="dim")
    for slot in range(1, scene.view["players"] + 2):
        table.add_column(str(slot), min_width=10)
    for row in scene.view["rows"]:
        faces = [place_face(place, scene) for place in row["places"]]
        table.add_row(row_label(row, scene), *(face[0] for face in faces))
        table.add_row(round_label(row, scene), *(face[1] for face in faces))
    return table


def row_label(row: Mapping[str, Any], scene: Scene) -> Text:
    if row["row"] == scene.view["next_row"]:
        return Text(f"{row['row']} ›", "bold")
    if row["row"] == scene.view["row"]:
        return Text(f"{row['row']} ·", "bold")
    return Text(str(row["row"]))


def round_label(row: Mapping[str, Any], scene: Scene) -> Text:
    if row["round"] is None:
        return Text()
    spelt = scene.words("table-for", round=row["round"])
    return Text(spelt if scene.width >= ROOMY else f"({row['round']})", "dim")


def place_face(place: Mapping[str, Any], scene: Scene) -> tuple[Text, Text]:
    """Two lines: the tile; its symbols, the lord and the scout on it."""
    if place["tile"] is None:
        return Text("–", "dim"), Text()
    below = [Text(symbols(place["tile"], scene))] if symbols(place["tile"], scene) else []
    if place["lord"] is not None:
        below.append(Text(f" {mark(place['lord'], scene)} ", "bold reverse"))
    if place["scout"] is not None:
        below.append(Text(f"{sign('scout', scene)}{mark(place['scout'], scene)}", "bold"))
    return tile_name(place["tile"], scene), Text(" ").join(below)


def piles(scene: Scene) -> Text:
    """The pile with its number on top, and the tokens of the supply."""
    words, view = scene.words, scene.view
    pile = view["pile"]
    line = Text(words("table-pile", tiles=pile["tiles"], reserve=view["reserve"]), "dim")
    if pile["top"] is not None:
        line.append(f" · {words('table-top')} ", "dim")
        line.append_text(tile_name(view["tiles"][str(pile["top"])], scene))
    plots = "".join(icon(kind, scene) for kind in view["plot_tokens"]) or "–"
    line.append(f" · {sign('coin', scene)} {view['coin_tokens']} · {words('table-plots')} {plots}")
    return line


def events(scene: Scene) -> RenderableType:
    """The four events in order: when, what, and what each would mean for everybody now."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for card in scene.view["cards"]:
        style = "dim" if card["over"] else "bold" if card["next"] else ""
        when = scene.words("table-done") if card["over"] else f"{'›' * card['next']}{card['round']}"
        name = scene.words.noun(card["card"])
        about = scene.words.noun(card["card"], "about")
        cells = [Text(when, style, justify="right"), Text(name, style)]
        if scene.width >= ROOMY:
            cells.append(Text(about, "dim"))
        table.add_row(*cells, Text() if card["over"] else effects(card, scene))
    return table


def effects(card: Mapping[str, Any], scene: Scene) -> Text:
    """By seat, coins or tiles to lose, where there are any."""
    found = []
    for seat, coins in enumerate(card["coins"]):
        lost = "".join(icon(tile["type"], scene) for tile in card["lost"][seat])
        value = f"{coins:+}" if coins else f"-{lost}" if lost else ""
        if value:
            found.append(Text(f"{mark(seat, scene)}{value}"))
    return Text(" ").join(found)
