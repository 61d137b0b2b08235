"""The provinces in a table: who has what, and what it would score now."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.china.look import PAINT, by_house, rules


def provinces(scene: Scene) -> RenderableType:
    words, view, printed = scene.words, scene.view, scene.board["provinces"]
    table = Table(box=rules(scene), padding=(0, 1), pad_edge=False)
    for title in ("province", "palaces", "free", "emissaries", "room", "now"):
        table.add_column(words(f"table-{title}"), overflow="fold")
    for name, place in view["provinces"].items():
        colour, towns = printed[name]["colour"], printed[name]["towns"]
        owners = [view["palaces"].get(town) for town in towns]
        now = by_house(place["now"], scene)
        if name in view["scored"]:
            now.append(f" {words('table-scored')}", "dim")
        table.add_row(
            Text(f"{words.noun(name)} ({words.noun(colour)})", PAINT[colour]),
            by_house([owners.count(house) for house in range(scene.board["houses"])], scene),
            str(owners.count(None)),
            by_house(place["emissaries"], scene),
            str(place["room"]),
            now,
        )
    if view["ports"] is not None:
        table.add_row(words("table-ports"), "", "", "", "", by_house(view["ports"], scene))
    return table


def alliances(scene: Scene) -> list[RenderableType]:
    """Those that somebody would score now."""
    words = scene.words
    parts = []
    for number, now in scene.view["alliances"].items():
        seal = scene.board["alliances"][int(number) - 1]
        pair = "-".join(words.noun(name) for name in seal["provinces"])
        parts.append(Text.assemble(f"{number} {pair} ", by_house(now, scene)))
    if not parts:
        return []
    return [Text.assemble((f"{words('table-alliances')} ", "dim"), Text(", ").join(parts))]
