"""The fiefs: money, tiles by domain, tokens, incomes and graveyard of every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_ages.look import colour, face, icon, mark, sign
from paravent.games.middle_ages.vocabulary import TYPES

WIDE = 108  # from this width on domains have their names
NAME = {False: 12, True: 18}  # room for a seat's name, by whether the table is wide


def fiefs(scene: Scene) -> RenderableType:
    """Two lines for each seat: tiles and tokens by domain, and below them the incomes.

    Without room for the names of domains, a line above explains their icons.
    """
    wide = scene.width >= WIDE
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), show_edge=False)
    table.add_column("")
    for kind in TYPES:
        table.add_column(kind_name(kind, scene) if wide else icon(kind, scene), min_width=5)
    table.add_column(scene.words("table-graves"))
    for seat, place in enumerate(scene.view["seats"]):
        table.add_row(
            seat_name(seat, scene, NAME[wide]),
            *(tiles(place, kind, scene) for kind in TYPES),
            graves(place, scene),
        )
        table.add_row(
            money(place, scene),
            *(Text(f"+{income}", "dim") for income in place["incomes"]),
            Text(symbols(place, scene), "dim"),
        )
    if wide:
        return table
    return Group(Text(" ").join(kind_name(kind, scene) for kind in TYPES), table)


def fiefs_in_brief(scene: Scene) -> RenderableType:
    """A line for each seat, and one for the incomes of whoever looks."""
    table = Table(box=None, padding=(0, 0, 0, 1), show_edge=False)
    table.add_column("")
    table.add_column(sign("coin", scene), justify="right")
    for kind in TYPES:
        table.add_column(icon(kind, scene), min_width=5)
    table.add_column("")
    table.add_column(scene.words("table-graves"), no_wrap=True, overflow="crop")
    for seat, place in enumerate(scene.view["seats"]):
        table.add_row(
            seat_name(seat, scene, NAME[False]),
            Text(str(place["money"]), "bold"),
            *(tiles(place, kind, scene) for kind in TYPES),
            Text(symbols(place, scene).replace(" ", "")),
            Text(graves(place, scene).plain.replace(" ", "")),
        )
        if seat == scene.view["me"]:
            table.add_row("", "", *(Text(f"+{income}", "dim") for income in place["incomes"]))
    return Group(Text(" ").join(kind_name(kind, scene) for kind in TYPES), table)


def kind_name(kind: str, scene: Scene) -> Text:
    return Text(f"{icon(kind, scene)} {scene.words.noun(kind)}", colour(kind))


def seat_name(seat: int, scene: Scene, room: int) -> Text:
    acting = (">" if scene.ascii_only else "▶") if seat in scene.view["actors"] else " "
    own = "*" if seat == scene.view["me"] else ""
    label = scene.labels[seat] if len(scene.labels[seat]) < room - 4 else scene.names[seat]
    name = Text(f"{acting}{mark(seat, scene)} {label}{own}", "bold")
    name.truncate(room)
    return name


def money(place: Mapping[str, Any], scene: Scene) -> Text:
    return Text(f"   {scene.words('table-coins', coins=place['money'])}", "bold")


def tiles(place: Mapping[str, Any], kind: str, scene: Scene) -> Text:
    """How many tiles, and the tokens below: ¤ for a coin, the icon of an added type."""
    count = len(place["tiles"][TYPES.index(kind)])
    line = Text(str(count), colour(kind) if count else "dim")
    if kind in place["coins"]:
        line.append(sign("coin", scene), "bold")
    if plot := place["plots"].get(kind):
        line.append(f"+{icon(plot, scene)}", colour(plot))
    return line


def graves(place: Mapping[str, Any], scene: Scene) -> Text:
    """The tiles of a graveyard by type."""
    found = [face(number, scene)["type"] for number in place["graveyard"]]
    listed = [f"{icon(kind, scene)}{found.count(kind)}" for kind in TYPES if kind in found]
    return Text(" ".join(listed) or "–")


def symbols(place: Mapping[str, Any], scene: Scene) -> str:
    peasants, chests = place["peasants"], place["chests"]
    return f"{sign('peasant', scene)}{peasants} {sign('chest', scene)}{chests}"
