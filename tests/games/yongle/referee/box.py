"""R1: what is in the box, read from the tables of the rules text."""

from __future__ import annotations

import re
from pathlib import Path

import paravent

TEXT = Path(paravent.__path__[0]) / "games/yongle/text"
RULES = (TEXT / "rules.en.md").read_text("utf-8")
NOUNS = (TEXT / "messages.en.cards.ftl").read_text("utf-8")

ADVISERS = ("yao", "xie", "xia", "yang")
SEASONS = ("winter", "spring", "summer", "autumn")
MATERIALS = ("wood", "stone", "porcelain", "silk")
FAMILIES = ("religious", "merchant", "standard", "imperial")
THIS_TURN = ("summons", "ban", "blockade")  # lie until the end of the next turn (R8.3)
THIS_SITE = ("credit", "sabotage")  # lie until the next construction (R8.3)
LASTING = (*THIS_TURN, *THIS_SITE)
PLOTS = ("theft", "fire", "search", "levy", "collapse", *LASTING)  # as in R8.5 to R8.14
EVENTS = (  # as in R9.1 to R9.10
    *("rafts", "quarries", "kilns", "caravan", "shortage"),
    *("inspection", "festival", "fair", "census"),
    *("mourning", "watch", "intrigue", "corvee", "zeal", "tribute", "flood"),
    *("plans", "kuaixiang", "zhenghe"),
)


def read_resources() -> dict[str, int]:
    """R1.2: copies of each resource card."""
    rows = re.findall(r"(?m)^\| (wood|stone|porcelain|silk) \| (\d+) \| (\d+) \| (\d+) \|$", RULES)
    return {
        f"{material}-{units}": int(copies)
        for material, *row in rows
        for units, copies in enumerate(row, start=1)
    }


def read_schemes() -> dict[str, int]:
    """R1.3: copies of each scheme."""
    sentence = re.search(r"A scheme costs (.*?) resource cards", RULES)
    assert sentence
    words = {"three": 3, "six": 6}
    found = re.findall(r"(\d) \((\w+)", sentence[1])
    return {f"scheme-{cost}": words[copies] for cost, copies in found}


class Building:
    """R1.4: what a building shows."""

    def __init__(self, name: str, family: str, favour: int, recipe: list[int]) -> None:
        self.name, self.family, self.favour = name, family, favour
        self.recipe = {m: units for m, units in zip(MATERIALS, recipe, strict=True) if units}


def read_buildings() -> dict[str, Building]:
    words = {name: word for word, name in re.findall(r"(?m)^noun-(\w+) = (.+)$", NOUNS)}
    found = {}
    for family in FAMILIES:
        table = RULES.partition(f"| {family.capitalize()} | favour |")[2].partition("\n\n")[0]
        for title, *numbers in re.findall(r"(?m)^\| (.+?)" + r" \| (\d)" * 5 + r" \|$", table):
            favour, *recipe = map(int, numbers)
            found[words[title]] = Building(words[title], family, favour, recipe)
    return found


RESOURCES = read_resources()
SCHEMES = read_schemes()
CARDS = RESOURCES | SCHEMES
BUILDINGS = read_buildings()
HALLS = [name for name, building in BUILDINGS.items() if building.family == "imperial"]
SITES = [name for name in BUILDINGS if name not in HALLS]


MATERIAL_OF = {card: card.partition("-")[0] for card in CARDS}  # `scheme` for a scheme
PRINTED = {card: int(card[-1]) for card in CARDS}  # units of a resource, cost of a scheme
