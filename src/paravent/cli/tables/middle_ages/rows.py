"""The middle of the table: rows with lords and scouts, piles and tokens, the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_ages.look import face, icon, mark, sign, symbols, tile_name

ROOMY = 108  # from this width on events say what they do, and rows whom they serve


def rows(scene: Scene, *, ruled: bool = True) -> RenderableType:
    """The four rows; the arrow shows where lords go, the dot whose tiles are being taken."""
    style = box.SIMPLE_HEAD if ruled else None
    table = Table(box=style, padding=(0, 0, 0, 1), show_edge=False)
    table.add_column(scene.words("table-row"), style="dim")
    for slot in range(1, scene.view["players"] + 2):
        table.add_column(str(slot), min_width=10)
    for number, row in enumerate(scene.view["rows"], 1):
        lines = [
            place_lines(tile, f"{number} {slot}", scene)
            for slot, tile in enumerate(row["tiles"], 1)
        ]
        table.add_row(row_label(number, scene), *(upper for upper, _ in lines))
        table.add_row(round_label(row, scene), *(lower for _, lower in lines))
    return table


def row_label(number: int, scene: Scene) -> Text:
    if number == scene.view["next_row"]:
        return Text(f"{number} ›", "bold")
    if number == scene.view["row"]:
        return Text(f"{number} ·", "bold")
    return Text(str(number))


def round_label(row: Mapping[str, Any], scene: Scene) -> Text:
    if row["round"] is None:
        return Text()
    spelt = scene.words("table-for", round=row["round"])
    return Text(spelt if scene.width >= ROOMY else f"({row['round']})", "dim")


def place_lines(number: int | None, place: str, scene: Scene) -> tuple[Text, Text]:
    """Two lines: the tile; its symbols, the lord and the scout on it."""
    if number is None:
        return Text("–", "dim"), Text()
    tile, seats = face(number, scene), scene.view["seats"]
    below = [Text(symbols(tile, scene))] if symbols(tile, scene) else []
    for seat, owner in enumerate(seats):
        if owner["lord"] == place:
            below.append(Text(f" {mark(seat, scene)} ", "bold reverse"))
    for seat, owner in enumerate(seats):
        if owner["scout"] == place:
            below.append(Text(f"{sign('scout', scene)}{mark(seat, scene)}", "bold"))
    return tile_name(tile, scene), Text(" ").join(below)


def piles(scene: Scene) -> Text:
    """The pile with its number on top, and the tokens of the supply."""
    words, view = scene.words, scene.view
    pile = view["pile"]
    line = Text(words("table-pile", tiles=pile["tiles"], reserve=view["reserve"]), "dim")
    if pile["top"] is not None:
        line.append(f" · {words('table-top')} ", "dim")
        line.append_text(tile_name(face(pile["top"], scene), scene))
    plots = "".join(icon(kind, scene) for kind in view["plot_tokens"]) or "–"
    line.append(f" · {sign('coin', scene)} {view['coin_tokens']} · {words('table-plots')} {plots}")
    return line


def events(scene: Scene) -> RenderableType:
    """The four events in order: when, what, and what each would mean for everybody now."""
    table = Table.grid(padding=(0, 2, 0, 0))
    happened = scene.view["happened"]
    for place, card in enumerate(scene.view["cards"]):
        over, coming = place < happened, place == happened
        style = "dim" if over else "bold" if coming else ""
        after = scene.board["events"][place]
        when = scene.words("table-done") if over else f"{'›' * coming}{after}"
        name = scene.words.noun(card["card"])
        about = scene.words.noun(card["card"], "about")
        cells = [Text(when, style, justify="right"), Text(name, style)]
        if scene.width >= ROOMY:
            cells.append(Text(about, "dim"))
        table.add_row(*cells, Text() if over else effects(card, scene))
    return table


def events_in_brief(scene: Scene) -> RenderableType:
    """What the next event would mean, and in one line what comes after it."""
    cards, happened = scene.view["cards"], scene.view["happened"]
    spelt = [
        f"{after} {scene.words.noun(card['card'])}"
        for after, card in zip(scene.board["events"], cards, strict=True)
    ]
    lines = [
        Text.assemble((f"›{name}", "bold"), "  ", effects(card, scene))
        for name, card in zip(spelt[happened:][:1], cards[happened:], strict=False)
    ]
    if later := spelt[happened + 1 :]:
        lines.append(Text(" · ".join(later), "dim"))
    return Group(*lines)


def effects(card: Mapping[str, Any], scene: Scene) -> Text:
    """By seat, coins or tiles to lose, where there are any."""
    found = []
    for seat, coins in enumerate(card["coins"]):
        tiles = card["lost"][seat] if "lost" in card else []
        lost = "".join(icon(face(number, scene)["type"], scene) for number in tiles)
        value = f"{coins:+}" if coins else f"-{lost}" if lost else ""
        if value:
            found.append(Text(f"{mark(seat, scene)}{value}"))
    return Text(" ").join(found)
