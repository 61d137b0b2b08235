"""The middle of the table: round, season and event, the buildings, the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.yongle.look import FAMILIES, MATERIALS, cards, family, icon, units

Site = Mapping[str, Any]


def heading(scene: Scene) -> list[RenderableType]:
    """Where the game stands, and what holds this round."""
    words, view = scene.words, scene.view
    first = Text.assemble((f" {words.title} ", "bold reverse"), "  ")
    if view["round"]:
        first.append(words("table-round", round=view["round"]), "bold")
        first.append(f" · {words.noun(view['season'])} {view['season_round']}/3")
    if scene.height >= LOW:  # what is asked says as much
        first.append(" · " + words.phase(view["phase"], "now"))
    if view["last"] and not scene.over:
        first.append(" · " + words("table-last"), "bold")
    lines: list[RenderableType] = [first]
    for word in (view["season"] if view["round"] else None, view["event"]):
        if word and not scene.over:
            name = Text(f"{words.noun(word)} – ", "bold")
            lines.append(name + Text(words.noun(word, "more")))
    return lines


def sites(scene: Scene) -> RenderableType:
    """The row and the imperial buildings: favour, recipe, and what the reader lacks."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in [*scene.view["row"], *scene.view["halls"]]:
        if site := scene.view["sites"].get(name):
            printed = scene.board["buildings"][name]
            table.add_row(
                family(printed["family"], scene),
                Text(scene.words.noun(name), FAMILIES[printed["family"]]),
                Text(favour(printed["favour"], site["yields"]), "bold"),
                units(cost(printed["recipe"], scene.view["extra"]), scene),
                state(site, scene),
            )
    return table


def cost(recipe: Mapping[str, int], extra: Mapping[str, int]) -> dict[str, int]:
    """A recipe with what else the reader must pay, by material."""
    both = {name: recipe.get(name, 0) + extra.get(name, 0) for name in MATERIALS}
    return {name: number for name, number in both.items() if number}


def favour(printed: int, yields: int) -> str:
    """What is printed, and what is added to it now."""
    more = yields - printed
    return f"{printed}{more:+}" if more else str(printed)


def state(site: Site, scene: Scene) -> Text:
    """Whether the reader can pay for a building."""
    if scene.view["me"] is None:
        return Text()
    if site.get("open"):
        return Text(scene.words("table-open"), "bold green")
    if not site["lacks"]:
        return Text("–", "dim")
    missing = units(site["lacks"], scene)
    before, _, after = scene.words("table-lacks", items="\n").partition("\n")
    return Text.assemble((before, "dim"), missing, (after, "dim"))


def piles(scene: Scene) -> list[RenderableType]:
    """The resource pile, open cards, actions left, and what is being paid."""
    words, view = scene.words, scene.view
    pile = words("table-pile", count=view["pile"], gone=sum(view["discard"].values()))
    legend = Text(" ").join(
        Text(f"{icon(name, scene)} {words.noun(name)}", look[2]) for name, look in MATERIALS.items()
    )
    lines: list[RenderableType] = [Text.assemble((pile, "dim"), "  ", legend)]
    if view["mover"] is not None and view["phase"] == "turn":
        lines.append(Text(words("table-actions", count=view["actions"])))
    if view["opened"]:
        lines.append(labelled(words("table-open-cards"), cards(view["opened"], scene)))
    if view["work"]:
        name = words.noun(view["work"]["building"])
        lines.append(labelled(name, units(view["work"]["due"], scene)))
    if view["looked"]:
        lines.append(labelled(words.phase("market"), cards(view["looked"], scene)))
    return lines


def labelled(name: str, content: Text) -> Text:
    return Text.assemble((f"{name} ", "dim"), content)
