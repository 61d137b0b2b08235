"""The cards in the middle and the places of the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.china.look import PAINT, cards, mark, paint, rules


def middle(scene: Scene) -> RenderableType:
    """Open cards, deck and discards; the last round."""
    words, view = scene.words, scene.view
    discards = [colour for colour, copies in view["discards"].items() for _ in range(copies)]
    line = Text.assemble(
        (f"{words('table-row')} ", "dim"),
        cards(view["row"], scene),
        "   ",
        words("table-deck", count=view["deck"]),
        (f"   {words('table-discards')} ", "dim"),
        str(len(discards)),
    )
    if view["last_round"]:
        line.append(f"   {words('table-last-round')}", "bold")
    return line


def emperor(scene: Scene) -> list[RenderableType]:
    """With two players: the Emperor's cards and pieces, and who has influence."""
    words, view = scene.words, scene.view
    if view["emperor"] is None:
        return []
    line = Text.assemble(
        (f"{mark(scene.board['players'], scene)} {words('table-emperor')} ", "bold"),
        cards(view["emperor"]["hand"], scene),
        f"   {supply(view['emperor'], scene)}",
    )
    lines: list[RenderableType] = [line]
    if view["influence"] is not None:
        held = [
            Text(f"{words.noun(colour)} {mark(owner, scene)}", PAINT[colour])
            for colour, owner in view["influence"].items()
            if owner is not None
        ]
        lines.append(Text.assemble((f"{words('table-influence')} ", "dim"), Text(", ").join(held)))
    return lines


def seats(scene: Scene) -> RenderableType:
    """A row for each player; on a low screen one line each, as far as that goes."""
    words, low = scene.words, scene.height < LOW
    table = Table(box=rules(scene), padding=(0, 1), pad_edge=False)
    table.add_column("", overflow="fold")
    table.add_column(words("table-now"), justify="right")
    for title in ("hand", *(["palaces", "emissaries"] if low else ["supply"]), "chains"):
        table.add_column(words(f"table-{title}"), overflow="fold")
    for seat, place in enumerate(scene.view["seats"]):
        acting = seat in scene.view["actors"]
        pointer = (">" if scene.ascii_only else "▶") if acting else " "
        name = Text.assemble(
            pointer, (f"{mark(seat, scene)} ", paint(seat, scene)), (scene.labels[seat], "bold")
        )
        total = sum(place["forecast"].values())
        held, pieces = hand(seat, scene), [supply(place, scene)]
        if low:
            pieces = [str(place["palaces"]), str(place["emissaries"])]
            held = Text("; ").join([held, *map(Text, beside(place, scene))])
        table.add_row(
            name,
            f"{place['points']} ({total})",
            held,
            *pieces,
            "+".join(str(chain["points"]) for chain in place["chains"]) or "-",
        )
    return table


def hand(seat: int, scene: Scene) -> Text:
    """One's own cards; of others how many, and which all have seen; kept and special cards."""
    words, view = scene.words, scene.view
    place = view["seats"][seat]
    if place["hand"] is not None:
        line = cards(place["hand"], scene)
    else:
        line = Text(str(place["cards"]))
        if place["known"]:
            line = Text.assemble(line, " (", cards(place["known"], scene), ")")
    if view["kept"] and view["kept"][seat]:
        cards_kept = view["kept"][seat].items()
        kept = ", ".join(f"{words.noun(name)} {copies}" for name, copies in cards_kept)
        line = Text.assemble(line, f"; {words('table-kept')} ({kept})")
    if view["specials"] and view["specials"][seat]:
        specials = ", ".join(map(words.noun, view["specials"][seat]))
        line = Text.assemble(line, (f"; {specials}", "italic"))
    return line


def supply(place: Mapping[str, Any], scene: Scene) -> str:
    """Pieces left, and bonus tiles taken."""
    words = scene.words
    parts = [f"{place['palaces']} {words('table-palaces')}"]
    parts.append(f"{place['emissaries']} {words('table-emissaries')}")
    return ", ".join([*parts, *beside(place, scene)])


def beside(place: Mapping[str, Any], scene: Scene) -> list[str]:
    """What only some variants have: fortifications left, and bonus tiles taken."""
    words, parts = scene.words, []
    if place.get("fortifications"):
        parts.append(f"{place['fortifications']} {words.noun('fortification')}")
    if place["tiles"]:
        tiles = ", ".join(f"{words.noun(name)} {copies}" for name, copies in place["tiles"].items())
        parts.append(f"{words('table-tiles')} ({tiles})")
    return parts
