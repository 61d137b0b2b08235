"""Positions of Yongle as text: reached by acts, or arranged piece by piece.

arrange(2, hands={0: "wood-2*2 stone-1"}, row="jinshui gulou tiandi", event="rafts")
play(position, "0 build jinshui", "0 settle", "- show wumen")     `-` is chance
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.registry import find_game
from paravent.games.yongle.numbers import IN_BOX, IN_PILE, IN_ROW
from paravent.games.yongle.vocabulary import (
    ADVISERS,
    BUILDINGS,
    CARDS,
    EVENT_CARDS,
    FAMILIES,
    HALLS,
    LASTING,
    MATERIALS,
    PHASES,
    PLOTS,
    RESOURCES,
    SEASONS,
    SITES,
)
from tests.games.stage import Stage, count

GAME = find_game("yongle")
COPIES: dict[str, int] = dict(GAME.board_of(GAME.setup(2), GAME.components())["cards"])
STAGE = Stage(GAME)
play = STAGE.play
offers = STAGE.offers
verbs = STAGE.verbs
refusal = STAGE.refusal
phase = STAGE.phase
happenings = STAGE.happenings
choice = STAGE.choice
choices = STAGE.choices
quick_choices = STAGE.quick_choices
weighed = STAGE.weighed
worth = STAGE.worth
view = STAGE.view
Seats = Mapping[int, str]
ROUND_OF_SEASON = {season: 2 + 3 * number for number, season in enumerate(SEASONS)}
# Pays the Hall of Prudent Conduct, and no card too many.
JINSHEN = "wood-3 wood-2 stone-3 stone-2 porcelain-3 porcelain-1 silk-3"


def begin(players: int, first: str = "stays") -> Any:
    """A first position that tells what happens."""
    position = GAME.start(players, {"first": first})
    position.events = []
    return position


def hand(position: Any, seat: int) -> str:
    return " ".join(view(position, seat)["seats"][seat]["hand"])


def plots(position: Any, seat: int) -> list[str]:
    return list(view(position, seat)["seats"][seat]["plots"])


def city(position: Any, seat: int) -> list[str]:
    return list(view(position)["seats"][seat]["buildings"])


def favour(position: Any) -> list[int]:
    return [int(place["favour"]) for place in view(position)["seats"]]


def row(position: Any) -> list[str | None]:
    return list(view(position)["row"])


def values(position: Any) -> dict[str, int]:
    """What every resource card counts this round."""
    return {card: int(card[-1]) for card in RESOURCES} | view(position)["worth"]


def tally(position: Any, origin: str) -> list[int]:
    """Every seat's points of one origin."""
    return [parts.get(origin, 0) for parts in GAME.tallies(position)]


def threats(position: Any, seat: int) -> list[str]:
    return [plot["plot"] for plot in view(position)["seats"][seat]["lasting"]]


def weights(position: Any) -> dict[str, int]:
    """The acts of chance and how likely they are."""
    return {
        GAME.notation.text(action): position.weight(action) for action in position.legal(CHANCE)
    }


def known(position: Any, owner: int, seat: int) -> dict[str, int]:
    """Cards of a hidden hand that a seat knows."""
    return dict(view(position, seat)["seats"][owner]["known"])


def end_turns(position: Any, turns: int = 1) -> None:
    """So many seats do nothing."""
    for _ in range(turns):
        play(position, "end")


def numbers(words: str, names: tuple[str, ...]) -> list[int]:
    found = count(words)
    assert set(found) <= set(names), words
    return [found[name] for name in names]


def arrange(
    players: int,
    *,
    event: str | None = "mourning",
    season: str = "spring",
    round: int | None = None,
    first: int = 0,
    hands: Seats | None = None,
    plots: Seats | None = None,
    cities: Seats | None = None,
    favour: Mapping[int, int] | None = None,
    row: str = "tiandi huitong wumen",
    halls: str | None = None,
    lasting: Mapping[int, Mapping[str, int]] | None = None,
    sabotaged: Mapping[int, str] | None = None,
    discard: str = "",
    pile: str | None = None,
    plot_pile: str | None = None,
    events: str | None = None,
    buildings: str | None = None,
    passing: bool = False,
) -> Any:
    """A position with these things in place, at the beginning of the first seat's turn.

    What is not given lies in its pile; `pile`, `plot_pile`, `events` and `buildings` say what is
    left there, the rest being discarded (buildings: in the city of the last seat). Without an
    event the position is about to turn one up.
    """
    position = begin(players, "passes" if passing else "stays")
    census = GAME.census(position)
    place_cards(position, hands or {}, discard, pile)
    place_plots(position, plots or {}, lasting or {}, plot_pile)
    for seat, material in (sabotaged or {}).items():
        sabotage = list(position.sabotaged)
        sabotage[seat] = MATERIALS.index(material)
        position.sabotaged = sabotage
    place_buildings(position, cities or {}, row, halls, buildings)
    points = [
        sum(position.printed[b] for b in range(31) if position.place[b] == seat)
        for seat in range(4)
    ]
    position.favour = [(favour or {}).get(seat, points[seat]) for seat in range(4)]
    position.by_event = [now - then for now, then in zip(position.favour, points, strict=True)]
    if events is not None:
        left = numbers(events, EVENT_CARDS)
        spent = [had - has for had, has in zip(position.event_pile, left, strict=True)]
        position.event_pile, position.event_spent = left, spent
        position.event_pile_size = sum(left)
    position.round = round or ROUND_OF_SEASON[season]
    position.season = SEASONS.index(season)
    position.first = first
    position.lots_due = 0
    position.phase = PHASES.index("event")
    assert GAME.census(position) == census, "a scene must hold every card once"
    position.events = []
    if event is not None:
        play(position, f"- event {event}")
    return position


def place_cards(position: Any, hands: Seats, discard: str, pile: str | None) -> None:
    left = list(position.pile)
    held, sizes = [0] * 60, [0] * 4
    thrown = numbers(discard, CARDS)
    for seat, words in hands.items():
        cards = numbers(words, CARDS)
        held[seat * 15 : seat * 15 + 15] = cards
        sizes[seat] = sum(cards)
        left = [had - has for had, has in zip(left, cards, strict=True)]
    left = [had - gone for had, gone in zip(left, thrown, strict=True)]
    if pile is not None:
        stays = numbers(pile, CARDS)
        thrown = [gone + had - has for gone, had, has in zip(thrown, left, stays, strict=True)]
        left = stays
    assert min(left) >= 0 and min(thrown) >= 0, "too many cards"
    position.hand, position.hand_size = held, sizes
    position.pile, position.pile_size = left, sum(left)
    position.discard, position.discard_size = thrown, sum(thrown)


def place_plots(
    position: Any, plots: Seats, lasting: Mapping[int, Mapping[str, int]], pile: str | None
) -> None:
    left = list(position.plot_pile)
    held, sizes, lying = [0] * 40, [0] * 4, [NOBODY] * 20
    for seat, words in plots.items():
        cards = numbers(words, PLOTS)
        held[seat * 10 : seat * 10 + 10] = cards
        sizes[seat] = sum(cards)
        left = [had - has for had, has in zip(left, cards, strict=True)]
    for seat, found in lasting.items():
        for plot, by in found.items():
            lying[seat * 5 + LASTING.index(plot)] = by
            left[PLOTS.index(plot)] -= 1
    stays = left if pile is None else numbers(pile, PLOTS)
    thrown = [had - has for had, has in zip(left, stays, strict=True)]
    assert min(stays) >= 0 and min(thrown) >= 0, "too many plots"
    position.plots, position.plots_held, position.lasting = held, sizes, lying
    position.plot_pile, position.plot_pile_size = stays, sum(stays)
    position.plot_discard, position.plot_discard_size = thrown, sum(thrown)


def place_buildings(
    position: Any, cities: Seats, row: str, halls: str | None, buildings: str | None
) -> None:
    usual = {2: HALLS[:2], 3: HALLS[:3], 4: HALLS}[position.players]
    open_halls = halls.split() if halls is not None else list(usual)
    shown = [BUILDINGS.index(name) for name in row.split()]
    place = [IN_PILE] * len(SITES) + [IN_BOX] * len(HALLS)
    if buildings is not None:
        place = [position.players - 1] * len(SITES) + place[len(SITES) :]
        for name in buildings.split():
            place[BUILDINGS.index(name)] = IN_PILE
    for name in open_halls:
        place[BUILDINGS.index(name)] = IN_ROW
    for building in shown:
        place[building] = IN_ROW
    for seat, names in cities.items():
        for name in names.split():
            place[BUILDINGS.index(name)] = seat
    built = [0] * 16
    for building, where in enumerate(place):
        if where < IN_ROW:
            built[where * 4 + position.family[building]] += 1
    position.place, position.built = place, built
    position.row = [*shown, *[NOBODY] * (3 - len(shown))]
    position.sites = sum(1 << number for number, where in enumerate(place) if where == IN_ROW)


__all__ = [
    "ADVISERS",
    "COPIES",
    "FAMILIES",
    "GAME",
    "arrange",
    "begin",
    "city",
    "end_turns",
    "favour",
    "hand",
    "happenings",
    "known",
    "offers",
    "phase",
    "play",
    "plots",
    "refusal",
    "row",
    "tally",
    "threats",
    "values",
    "verbs",
    "view",
    "weights",
]
