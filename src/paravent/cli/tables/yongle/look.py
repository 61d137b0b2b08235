"""How things look: an icon, a letter for plain terminals and a colour, by material and family."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from paravent.cli.tables import Scene

MATERIALS = {
    "wood": ("♣", "w", "#b9834f"),
    "stone": ("■", "s", "#9aa5b1"),
    "porcelain": ("◇", "p", "#5b8fd6"),
    "silk": ("≈", "k", "#d65b8a"),
}
FAMILIES = {
    "religious": "#5b8fd6",
    "merchant": "#5fa85f",
    "standard": "#c9b07a",
    "imperial": "#e0523f",
}
SCHEME = ("✉", "!", "#b98be0")


def icon(material: str, scene: Scene) -> str:
    return MATERIALS.get(material, SCHEME)[1 if scene.ascii_only else 0]


def card(name: str, scene: Scene) -> Text:
    """A card of the resource pile: its icon and its units, or what a scheme costs."""
    material, _, units = name.partition("-")
    return Text(f"{icon(material, scene)}{units}", f"bold {MATERIALS.get(material, SCHEME)[2]}")


def cards(names: list[str], scene: Scene) -> Text:
    return Text(" ").join(card(name, scene) for name in names) if names else Text("–", "dim")


def units(amounts: Mapping[str, int], scene: Scene) -> Text:
    """So many units of each material."""
    return Text(" ").join(
        Text(f"{number}{icon(material, scene)}", MATERIALS[material][2])
        for material, number in amounts.items()
    )


def family(name: str, scene: Scene) -> Text:
    """The initial of a family, in its colour."""
    return Text(scene.words.noun(name)[0].upper(), f"bold reverse {FAMILIES[name]}")
