"""The first position of Yongle, from the tables of its cards (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.numbers import CHANCE_BIT
from paravent.core.options import Choices, Option
from paravent.games.yongle import almanac
from paravent.games.yongle.board import printed_buildings
from paravent.games.yongle.numbers import DRAWING_LOTS, IN_BOX, IN_PILE, NONE
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    EVENT_CARDS,
    FAMILIES,
    HALLS,
    LASTING,
    MATERIALS,
    PLOTS,
    RESOURCES,
    SCHEMES,
    SITES,
)

# R3.5: the first seat stays, or passes to the left with every season.
FIRST = Option("first", {players: ("stays", "passes") for players in (2, 3, 4)})

# R1: how many cards of a sort there are.
RESOURCE_CARDS = 100
SCHEME_CARDS = 15
PLOT_CARDS = 30
EVENT_TOTAL = 38

ROW = 3  # buildings that lie open (R2.3)
MOST_PLAYERS = 4


def begin(players: int, options: Choices, components: Components) -> Yongle:
    """R2: the position before the first lot is drawn; a Mistake if the tables are wrong."""
    position = Yongle()
    resources = counted(components, "resources", "card", RESOURCES, RESOURCE_CARDS)
    schemes = counted(components, "schemes", "card", SCHEMES, SCHEME_CARDS)
    position.pile = [*resources, *schemes]
    position.plot_pile = counted(components, "plots", "plot", PLOTS, PLOT_CARDS)
    position.plot_amount = list(components.column("plots", "plot", PLOTS, "amount", 0, 6))
    position.plot_draw = list(components.column("plots", "plot", PLOTS, "draw", 0, 6))
    position.event_pile = counted(components, "events", "event", EVENT_CARDS, EVENT_TOTAL)
    position.event_amount = list(components.column("events", "event", EVENT_CARDS, "amount", 0, 3))
    place_buildings(position, components)
    position.asking = int(components.rules != 1)
    position.blanks = int(components.rules not in (1, 2))
    position.players, position.passing = players, int(options["first"] == "passes")
    position.pile_size = sum(position.pile)
    position.plot_pile_size = sum(position.plot_pile)
    position.event_pile_size = sum(position.event_pile)
    position.event = position.mover = position.drawer = NONE
    position.site = position.plot = position.target = position.material = NONE
    position.row = [NONE] * ROW
    position.place = [IN_PILE] * len(SITES) + [IN_BOX] * len(HALLS)
    position.lot = position.trust = position.sabotaged = [NONE] * MOST_PLAYERS
    position.lasting = [NONE] * (MOST_PLAYERS * len(LASTING))
    almanac.set_effects(position)
    position.lots_due = (1 << players) - 1
    position.phase, position.waiting = DRAWING_LOTS, CHANCE_BIT
    return position


def counted(
    components: Components, table: str, key: str, names: tuple[str, ...], total: int
) -> list[int]:
    """The copies of every card of a table, which must add up."""
    copies = components.column(table, key, names, "copies", 0, total)
    components.require_sum(table, "copies", copies, total)
    return list(copies)


def place_buildings(position: Yongle, components: Components) -> None:
    """R1.4: family, favour and recipe of every building."""
    buildings = printed_buildings(components)
    printed = [buildings[name] for name in BUILDINGS]
    position.family = [FAMILIES.index(building["family"]) for building in printed]
    position.printed = [building["favour"] for building in printed]
    position.recipe = [
        building["recipe"].get(material, 0) for building in printed for material in MATERIALS
    ]
