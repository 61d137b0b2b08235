"""What an act of Madame Ching would bring: spaces, missions and skills, before it is chosen."""

from __future__ import annotations

from typing import TypedDict

from paravent.games.madame_ching.chart import named
from paravent.games.madame_ching.missions import is_ahead
from paravent.games.madame_ching.numbers import HOMEWARD
from paravent.games.madame_ching.prospects import brings_pearl, lengthened, outcome
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    CARDS,
    GEMS,
    JUNKS,
    NOTATION,
    PILOTS,
    SKILLS,
    SPACE_NUMBERS,
    SPACES,
    TILES,
    WAYS,
)

STEPS = (*WAYS, "start", "return")


class Outcome(TypedDict):
    """What a card would do to one junk."""

    junk: str
    ends: bool  # the expedition: the card then begins the next one
    way: str
    space: str
    number: int
    encounters: int  # cards for dotted lines
    hong_kong: bool
    missions: list[str]  # tiles to choose from on a return from there
    ahead: list[str]  # tiles that Meteorology would reach
    skills: list[str]
    fortune: bool


class Preview(TypedDict, total=False):
    """What an act would bring: to the junks of its seat, from a tile, or with a skill."""

    outcomes: list[Outcome]
    tile: str
    number: int
    coins: int
    gems: dict[str, int]
    encounters: int
    meteorology: bool  # it takes this skill to reach the tile
    pearl: bool  # the skill brings the China Pearl


def previews(position: MadameChing, seat: int, actions: list[int]) -> list[Preview]:
    """The consequences of each act that are certain; empty where none are worth telling."""
    return [preview(position, seat, *NOTATION.split(action)) for action in actions]


def preview(position: MadameChing, seat: int, verb: str, thing: str) -> Preview:
    match verb:
        case "choose":
            lanes, card = position.lanes, int(thing)
            own = range(seat * lanes, (seat + 1) * lanes)
            return {"outcomes": [told(junk, outcome(position, junk, card)) for junk in own]}
        case "sail":
            junk = JUNKS.index(thing)
            return {"outcomes": [told(junk, outcome(position, junk, position.card))]}
        case "add":
            return {"outcomes": [told_step(position, thing)]}
        case "play" if thing in PILOTS:
            return {"outcomes": [told_step(position, thing)]}
        case "claim":
            return reward(position, TILES.index(thing))
        case "learn":
            return {"pearl": brings_pearl(position, seat, SKILLS.index(thing))}
    return {}


def told_step(position: MadameChing, card: str) -> Outcome:
    """One more card for the junk whose turn it is."""
    junk = position.junk
    return told(junk, lengthened(position, junk, CARDS.index(card) + 1))


def told(junk: int, happens: tuple[int, ...]) -> Outcome:
    """An outcome in words."""
    way, space, encounters, hong_kong, below, ahead, skills, fortune = happens
    return {
        "junk": JUNKS[junk],
        "ends": way == HOMEWARD,
        "way": STEPS[way],
        "space": SPACES[space],
        "number": SPACE_NUMBERS[space],
        "encounters": encounters,
        "hong_kong": hong_kong > 0,
        "missions": named(TILES, below),
        "ahead": named(TILES, ahead),
        "skills": named(SKILLS, skills),
        "fortune": fortune > 0,
    }


def reward(position: MadameChing, tile: int) -> Preview:
    """R5.2: what a tile pays."""
    gems = position.tile_gems[tile * 3 : tile * 3 + 3]
    return {
        "tile": TILES[tile],
        "number": position.tile_number[tile],
        "coins": position.tile_coins[tile],
        "gems": {gem: count for gem, count in zip(GEMS, gems, strict=True) if count},
        "encounters": position.tile_encounters[tile],
        "meteorology": is_ahead(position, tile) > 0,
    }
