"""The sea in words: what everybody sees of cards, spaces, expeditions and missions."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.madame_ching import memory, prospects
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    CARDS,
    COLOURS,
    GEMS,
    JUNKS,
    NUMBERS,
    PILOTS,
    SKILLS,
    SPACES,
    SYMBOLS,
    TILES,
)


class Face(TypedDict):
    """What a card of an expedition shows besides its number."""

    colour: str
    symbol: str | None


class Laid(TypedDict):
    """A card of an expedition."""

    card: str  # its number, or a kind of Pilot
    turned: bool  # by Sirens: its symbol is lost for skills


class Space(TypedDict):
    """A space of the board and where the two ways lead from it."""

    space: str  # cards x row
    number: int
    cards: int
    row: int
    lines: int  # dotted lines that lie behind it
    end: bool  # the world's end
    hong_kong: bool
    straight: str | None
    diagonal: str | None


class Expedition(TypedDict):
    """A junk at sea, or beside the board with no cards."""

    junk: str
    seat: int
    space: str | None
    number: int
    cards: list[Laid]  # as they lie, lowest first; Pilots where they were laid
    colours: int
    course: list[str]  # spaces from the first to the present one
    symbols: dict[str, int]  # that still make skills
    skills: list[str]  # to be had if it ended now
    missions: list[str]  # tiles to choose from if it ended now
    ahead: list[str]  # tiles that Meteorology would reach


class Mission(TypedDict):
    """A tile that was laid out, taken or not."""

    tile: str
    number: int
    coins: int
    gems: dict[str, int]
    encounters: int
    taken: int | None  # by which seat
    reached: list[str]  # junks that would get it, or another of its number, if they ended now
    ahead: list[str]  # junks that would reach it with Meteorology


@cache
def worded_faces(colour_of: tuple[int, ...], symbol_of: tuple[int, ...]) -> dict[str, Face]:
    """Every navigation card by its number, and the Pilots by their kind."""
    faces: dict[str, Face] = {}
    for name, colour, symbol in zip(NUMBERS, colour_of[1:], symbol_of[1:], strict=True):
        sign = None if symbol == NOBODY else SYMBOLS[symbol]
        faces[name] = {"colour": COLOURS[colour], "symbol": sign}
    for pilot, sign in zip(PILOTS, (*SYMBOLS, None), strict=True):
        faces[pilot] = {"colour": "pilot", "symbol": sign}
    return faces


def all_faces(position: MadameChing) -> dict[str, Face]:
    return worded_faces(tuple(position.colour_of), tuple(position.symbol_of))


def names(position: MadameChing, cards: int) -> list[str]:
    """A set of navigation cards in words."""
    return [str(number) for number in memory.cards_in(cards)]


@cache
def worded_spaces(first: tuple[int, ...], second: tuple[int, ...]) -> list[Space]:
    """R1.2, R1.3: the 35 spaces; the lines are given by row."""
    found: list[Space] = []
    for name in SPACES:
        cards, row = map(int, name.split("x"))
        straight, diagonal = f"{cards + 1}x{row}", f"{cards + 1}x{row + 1}"
        found.append(
            {
                "space": name,
                "number": cards * row,
                "cards": cards,
                "row": row,
                "lines": (cards >= first[row]) + (cards >= second[row]),
                "end": cards == 8,
                "hong_kong": row == 7,
                "straight": straight if straight in SPACES else None,
                "diagonal": diagonal if diagonal in SPACES else None,
            }
        )
    return found


def all_spaces(position: MadameChing) -> list[Space]:
    return worded_spaces(tuple(position.first_line), tuple(position.second_line))


def tile_names(found: int) -> list[str]:
    return [TILES[tile] for tile in memory.cards_in(found)]


def skill_names(found: int) -> list[str]:
    return [SKILLS[skill] for skill in memory.cards_in(found)]


def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def expeditions(position: MadameChing) -> list[Expedition]:
    """R4: every junk with its cards, its course and what it would earn."""
    return [expedition(position, junk) for junk in range(position.players * position.lanes)]


def expedition(position: MadameChing, junk: int) -> Expedition:
    length, diagonals = position.length[junk], position.course[junk]
    row, course = 1, []
    for step in range(length):
        row += diagonals >> step & 1
        course.append(f"{step + 1}x{row}")
    below, ahead, skills = prospects.prospects(position, junk)
    return {
        "junk": JUNKS[junk],
        "seat": junk // position.lanes,
        "space": course[-1] if course else None,
        "number": length * row,
        "cards": laid_cards(position, junk),
        "colours": position.hues[junk],
        "course": course,
        "symbols": counts(SYMBOLS, prospects.symbols_at_sea(position, junk)),
        "skills": skill_names(skills),
        "missions": tile_names(below),
        "ahead": tile_names(ahead),
    }


def laid_cards(position: MadameChing, junk: int) -> list[Laid]:
    """The cards of an expedition as they lie; of two equal Pilots the first one is turned."""
    turned = position.turned[junk]
    turned_pilots = list(position.turned_pilots[junk * 5 : junk * 5 + 5])
    laid: list[Laid] = []
    for number in position.order[junk * 8 : junk * 8 + position.length[junk]]:
        lost = bool(number < 56 and turned >> number & 1)
        if number > 55 and turned_pilots[number - 56]:
            turned_pilots[number - 56] -= 1
            lost = True
        laid.append({"card": CARDS[number - 1], "turned": lost})
    return laid


def missions(position: MadameChing, afloat: list[Expedition]) -> list[Mission]:
    """R1.4: the tiles of this game with the junks that would reach them."""
    where, gems = position.tile_at, position.tile_gems
    number, coins, encounters = (
        position.tile_number,
        position.tile_coins,
        position.tile_encounters,
    )
    return [
        {
            "tile": name,
            "number": number[tile],
            "coins": coins[tile],
            "gems": counts(GEMS, gems[tile * 3 : tile * 3 + 3]),
            "encounters": encounters[tile],
            "taken": where[tile] - 3 if where[tile] >= 3 else None,
            "reached": [junk["junk"] for junk in afloat if name in junk["missions"]],
            "ahead": [junk["junk"] for junk in afloat if name in junk["ahead"]],
        }
        for tile, name in enumerate(TILES)
        if where[tile] == 1 or where[tile] >= 3
    ]
