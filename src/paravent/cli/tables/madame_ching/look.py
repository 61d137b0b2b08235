"""How things look: icons, letters for plain terminals, and colours that are never the only sign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from paravent.cli.tables import Scene

COLOURS = {  # style of a card's colour; its letter is the form `letter` of the noun
    "white": "#f2efe6",
    "light-blue": "#8ec6e6",
    "green": "#86b56a",
    "yellow": "#e2bf4f",
    "red": "#e0645c",
    "dark-blue": "#7f8fe0",
    "pilot": "#c79be0",
}
SYMBOLS = {"map": ("▤", "m"), "lantern": ("☼", "l"), "kite": ("◇", "k"), "sword": ("†", "s")}
JUNKS = {
    "red": ("●", "r", "#e0645c"),
    "blue": ("▲", "b", "#6ca0dc"),
    "yellow": ("■", "y", "#d9a441"),
    "beige": ("◆", "e", "#cbb994"),
}
COIN = ("¢", "c")
GEMS = {"blue": "#6ca0dc", "red": "#e0645c", "white": "#f2efe6"}
ENCOUNTER = "?"


def symbol(name: str | None, scene: Scene) -> str:
    return "" if name is None else SYMBOLS[name][scene.ascii_only]


def junk(name: str, scene: Scene) -> Text:
    """The mark of a junk in its colour."""
    return Text(JUNKS[name][scene.ascii_only], f"bold {JUNKS[name][2]}")


def fleet(scene: Scene) -> list[tuple[str, Mapping[str, Any]]]:
    """Every junk with its expedition."""
    junks = [name for seat in scene.board["seats"] for name in seat["junks"]]
    return list(zip(junks, scene.view["expeditions"], strict=True))


def card(name: str, scene: Scene, turned: bool = False) -> Text:
    """Number, colour and symbol; a turned symbol stands in brackets."""
    face = scene.board["cards"][name]
    letter = scene.words.noun(face["colour"], "letter")
    sign = symbol(face["symbol"], scene)
    shown = f"({sign})" if turned else sign
    return Text(f"{name if name.isdigit() else ''}{letter}{shown}", COLOURS[face["colour"]])


def cards(names: Iterable[str], scene: Scene) -> Text:
    return Text(" ").join(card(name, scene) for name in names)


def loot(coins: int, gems: Mapping[str, int], encounters: int, scene: Scene) -> Text:
    """Coins, gems by their letters, and encounter cards."""
    parts = [Text(f"{coins}{COIN[scene.ascii_only]}")] if coins else []
    parts += [
        Text(f"{count}{scene.words.noun(gem, 'letter')}", GEMS[gem]) for gem, count in gems.items()
    ]
    parts += [Text(f"{encounters}{ENCOUNTER}")] if encounters else []
    return Text(" ").join(parts) if parts else Text("–", "dim")


def labelled(name: str, content: Text) -> Text:
    return Text.assemble((f"{name} ", "dim"), content)
