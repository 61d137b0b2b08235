"""The first position of Madame Ching, from the tables of its components (R1, R2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE_BIT
from paravent.core.options import Choices, Option
from paravent.games.madame_ching.numbers import LAST_CARD, NONE, PLACING
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    COLOURS,
    GEMS,
    KINDS,
    PILOTS,
    SIRENS,
    SKILLS,
    SYMBOLS,
    TILES,
    TREASURES,
)

TEAMS = Option("teams", {2: ("no",), 3: ("no",), 4: ("no", "yes")})  # R12
FORTUNE = Option("fortune", {players: ("1", "2") for players in (2, 3, 4)})  # R14.1

TILES_BY_PLAYERS = {2: 14, 3: 12, 4: 14}  # R2.1, R13.2
HANDS_BY_PLAYERS = {2: 5, 3: 4, 4: 4}  # R2.2, R13.1
ROUND_LIMIT = 200  # R11.6
FIRST_ROUND_LIMIT = 60  # of rules 1

ENCOUNTERS = 33
GROUPS = {  # copies that the rulebook gives for kinds with a split of ours (R1.6)
    "siren": (SIRENS, 4),
    "pilot": (PILOTS, 6),
    "treasure": (TREASURES, 6),
}


def begin(players: int, options: Choices, components: Components) -> MadameChing:
    """R2: the position before the first tile is laid; a Mistake if the tables are wrong."""
    position = MadameChing()
    position.colour_of = colours(components)
    position.symbol_of = symbols(components)
    position.first_line, position.second_line = lines(components)
    lay_missions(position, components, TILES_BY_PLAYERS[players])
    position.encounter_deck = encounters(components)
    fill_supply(position, components)
    worth = points(components)
    position.gem_points = [worth[gem] for gem in GEMS]
    position.treasure_points = [worth[treasure] for treasure in TREASURES]
    position.pearl_points, position.hong_kong_points = worth["pearl"], worth["hong-kong"]
    position.lanes = lanes(players)
    position.teams = int(options["teams"] == "yes")
    position.fortune_cards = int(options["fortune"])
    position.round_limit = round_limit(components)
    position.first_rules = int(components.rules == 1)
    set_up(position, players)
    return position


def round_limit(components: Components) -> int:
    """R11.6: the last round in any case, under the rules whose tables these are."""
    return FIRST_ROUND_LIMIT if components.rules == 1 else ROUND_LIMIT


def set_up(position: MadameChing, players: int) -> None:
    """R2: full decks, junks beside space 1, tiles about to be laid out."""
    cards = range(1, LAST_CARD + 1)
    position.players = players
    position.to_place = TILES_BY_PLAYERS[players]
    position.to_deal = players * HANDS_BY_PLAYERS[players]
    position.pile = [as_set(cards), 0, 0]
    position.colour_cards = [
        as_set(card for card in cards if position.colour_of[card] == colour)
        for colour in range(len(COLOURS))
    ]
    position.symbol_cards = [
        as_set(card for card in cards if position.symbol_of[card] == symbol)
        for symbol in range(len(SYMBOLS))
    ]
    position.encounter_deck_size = sum(position.encounter_deck)
    position.assigned = [NONE] * 4
    position.hong_kong = position.pearl = position.ending = NONE
    position.actor = position.junk = position.fresh = position.fresh_from = NONE
    position.means = position.victim = position.siren = NONE
    position.phase, position.waiting = PLACING, CHANCE_BIT


def as_set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def lanes(players: int) -> int:
    """R13: junks of a seat."""
    return 2 if players == 2 else 1


def points(components: Components) -> dict[str, int]:
    """R11.3: what gems, Treasures, the China Pearl and Hong Kong are worth."""
    things = (*GEMS, *TREASURES, "pearl", "hong-kong")
    worth = components.column("points", "thing", things, "points", 0, 50)
    return dict(zip(things, worth, strict=True))


def refuse(
    components: Components, table: str, row: str, column: str, value: object, expected: int
) -> Mistake:
    """A number that does not fit the others."""
    return Mistake(
        "components-bad-number",
        source=components.source,
        table=table,
        row=row,
        column=column,
        value=value,
        low=expected,
        high=expected,
    )


def colours(components: Components) -> list[int]:
    """R1.1: the colour of each number; the six blocks must cover 1 to 55 without a gap."""
    first = components.column("colours", "colour", COLOURS, "first", 1, LAST_CARD)
    last = components.column("colours", "colour", COLOURS, "last", 1, LAST_CARD)
    colour_of = [0]
    for colour in sorted(range(len(COLOURS)), key=first.__getitem__):
        if first[colour] != len(colour_of):
            raise refuse(
                components, "colours", COLOURS[colour], "first", first[colour], len(colour_of)
            )
        colour_of += [colour] * (last[colour] - first[colour] + 1)
    if len(colour_of) != LAST_CARD + 1:
        raise refuse(components, "colours", COLOURS[-1], "last", max(last), LAST_CARD)
    return colour_of


def symbols(components: Components) -> list[int]:
    """R1.1: the symbol of each number or -1; a card bears at most one."""
    symbol_of = [-1] * (LAST_CARD + 1)
    for symbol, row in components.rows("symbols", "symbol", SYMBOLS).items():
        cards = row.get("cards")
        for card in cards if isinstance(cards, list) else [cards]:
            if type(card) is not int or not 1 <= card <= LAST_CARD or symbol_of[card] != -1:
                raise Mistake(
                    "components-bad-number",
                    source=components.source,
                    table="symbols",
                    row=symbol,
                    column="cards",
                    value=card,
                    low=1,
                    high=LAST_CARD,
                )
            symbol_of[card] = SYMBOLS.index(symbol)
    return symbol_of


def lines(components: Components) -> tuple[list[int], list[int]]:
    """R1.3: by row, the cards past each line; a diagonal step never leads back across one."""
    names = [str(row) for row in range(1, 8)]
    found = []
    for column in ("first", "second"):
        past = components.column("lines", "row", names, column, 2, 9)
        for row in range(1, 7):
            if past[row] > past[row - 1] + 1:
                raise refuse(components, "lines", names[row], column, past[row], past[row - 1] + 1)
        found.append([9, *past])
    first, second = found
    for row in range(1, 8):
        if second[row] < first[row]:
            raise refuse(components, "lines", names[row - 1], "second", second[row], first[row])
    return first, second


class Missions(NamedTuple):
    """What is printed on the tiles, and how many places there are for each number."""

    number: list[int]
    places: list[int]
    coins: list[int]
    gems: list[list[int]]  # by gem
    encounters: list[int]


def missions(components: Components) -> Missions:
    """R1.4: the tiles, ascending."""

    def column(name: str, high: int) -> list[int]:
        return list(components.column("missions", "tile", TILES, name, 0, high))

    number, places = column("number", 60), column("places", len(TILES))
    for tile in range(len(TILES)):
        if tile and number[tile] < number[tile - 1]:
            raise refuse(
                components, "missions", TILES[tile], "number", number[tile], number[tile - 1]
            )
        if places[tile] != (room := places[number.index(number[tile])]):
            raise refuse(components, "missions", TILES[tile], "places", places[tile], room)
    gems = [column(gem, 12) for gem in GEMS]
    return Missions(number, places, column("coins", 46), gems, column("encounters", 9))


def lay_missions(position: MadameChing, components: Components, needed: int) -> None:
    """R2.1: there must be places for as many tiles as the game needs."""
    tiles = missions(components)
    room = dict(zip(tiles.number, tiles.places, strict=True))
    fit = sum(min(tiles.number.count(number), places) for number, places in room.items())
    if fit < needed:
        raise refuse(components, "missions", "*", "places", fit, needed)
    position.tile_number = tiles.number
    position.tile_places = tiles.places
    position.tile_coins = tiles.coins
    position.tile_gems = [row[tile] for tile in range(len(TILES)) for row in tiles.gems]
    position.tile_encounters = tiles.encounters


def encounters(components: Components) -> list[int]:
    """R1.6: copies by kind; the rulebook fixes the sums."""
    copies = list(components.column("encounters", "kind", KINDS, "copies", 0, ENCOUNTERS))
    components.require_sum("encounters", "copies", copies, ENCOUNTERS)
    for group, (kinds, total) in GROUPS.items():
        own = [copies[KINDS.index(kind)] for kind in kinds]
        components.require_sum("encounters", f"copies ({group})", own, total)
    return copies


def fill_supply(position: MadameChing, components: Components) -> None:
    """R1.5, R1.7: skill cards, coins and gems."""
    pieces = (*SKILLS, "coin", *GEMS)
    *skills, coins, blue, red, white = components.column(
        "supply", "piece", pieces, "copies", 0, 200
    )
    position.skill_pile = skills
    position.coin_supply = coins
    position.gem_supply = [blue, red, white]
