"""What an act of Madame Ching would bring: spaces, missions and skills, before it is chosen."""

from __future__ import annotations

from typing import Any

from paravent.games.madame_ching.chart import tiles
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import GEMS, JUNKS, NOTATION, PILOTS, SKILLS, TILES

METEOROLOGY = SKILLS.index("meteorology")
NO_SYMBOL = -1


def previews(position: MadameChing, seat: int, actions: list[int]) -> list[dict[str, Any]]:
    """What each of these acts would bring."""
    return [preview(position, seat, action) for action in actions]


def preview(position: MadameChing, seat: int, action: int) -> dict[str, Any]:
    """The consequences that are certain; empty where there are none worth telling."""
    verb, thing = NOTATION.split(action)
    own = range(seat * position.lanes, (seat + 1) * position.lanes)
    match verb:
        case "choose":
            return {"outcomes": [outcome(position, junk, int(thing)) for junk in own]}
        case "sail":
            return {"outcomes": [outcome(position, JUNKS.index(thing), position.card)]}
        case "add":
            return {"outcomes": [lengthened(position, position.junk, int(thing))]}
        case "play" if thing in PILOTS:
            number = 56 + PILOTS.index(thing)
            return {"outcomes": [lengthened(position, position.junk, number)]}
        case "claim":
            return reward(position, TILES.index(thing))
        case "learn":
            return {"pearl": brings_pearl(position, seat, SKILLS.index(thing))}
    return {}


def outcome(position: MadameChing, junk: int, number: int) -> dict[str, Any]:
    """R4: a revealed card starts, lengthens or ends the expedition of a junk."""
    if position.length[junk] == 0:
        return launched(position, junk, number)
    if position.length[junk] == 8 or number < position.last_card(junk):
        return ended(position, junk)
    return lengthened(position, junk, number)


def launched(position: MadameChing, junk: int, number: int) -> dict[str, Any]:
    below, ahead = position.tiles_from(1)
    return {
        "junk": JUNKS[junk],
        "ends": False,
        "way": "start",
        "space": "1x1",
        "number": 1,
        "encounters": 0,
        "hong_kong": False,
        "missions": tiles(below),
        "ahead": tiles(ahead),
        "skills": [],
        "fortune": False,
    }


def lengthened(position: MadameChing, junk: int, number: int) -> dict[str, Any]:
    """R4.3: one space further; the missions and skills are those of a return from there."""
    seen = {position.colour_of[other] for other in position.cards_in(position.row[junk])}
    fresh = number > 55 or position.colour_of[number] not in seen
    cards = position.length[junk] + 1
    before = min(7, position.hues[junk])
    row = min(7, position.hues[junk] + fresh)
    crossed = position.lines_crossed(cards - 1, before, cards, row)
    symbols = position.symbols_at_sea(junk)
    symbol = number - 56 if number > 55 else position.symbol_of[number]
    if NO_SYMBOL < symbol < 4:
        symbols[symbol] += 1
    below, ahead = position.tiles_from(cards * row)
    return {
        "junk": JUNKS[junk],
        "ends": False,
        "way": "diagonal" if row > before else "straight",
        "space": f"{cards}x{row}",
        "number": cards * row,
        "encounters": crossed,
        "hong_kong": row == 7 and position.hong_kong < 0,
        "missions": tiles(below),
        "ahead": tiles(ahead),
        "skills": learnable(position, symbols),
        "fortune": False,
    }


def ended(position: MadameChing, junk: int) -> dict[str, Any]:
    """R4.6: the expedition ends where the junk is; the card begins the next one."""
    seat = junk // position.lanes
    below, ahead, _skills = position.prospects(junk)
    skills = learnable(position, position.symbols_at_sea(junk))
    row = min(7, position.hues[junk])
    return {
        "junk": JUNKS[junk],
        "ends": True,
        "way": "return",
        "space": f"{position.length[junk]}x{row}",
        "number": position.length[junk] * row,
        "encounters": 0,
        "hong_kong": False,
        "missions": tiles(below),
        "ahead": tiles(ahead) if position.ready[seat * 5 + METEOROLOGY] else [],
        "skills": skills,
        "fortune": not (below or skills) and position.length[junk] >= position.fortune_cards,
    }


def learnable(position: MadameChing, symbols: list[int]) -> list[str]:
    """R6.1: skills that these symbols are enough for, each by itself."""
    enough = [*(count >= 3 for count in symbols), min(symbols) > 0]
    return [
        skill
        for number, skill in enumerate(SKILLS)
        if enough[number] and position.skill_pile[number]
    ]


def reward(position: MadameChing, tile: int) -> dict[str, Any]:
    """R5.2: what a tile pays."""
    gems = position.tile_gems[tile * 3 : tile * 3 + 3]
    here = position.length[position.junk] * min(7, position.hues[position.junk])
    return {
        "tile": TILES[tile],
        "number": position.tile_number[tile],
        "coins": position.tile_coins[tile],
        "gems": {gem: count for gem, count in zip(GEMS, gems, strict=True) if count},
        "encounters": position.tile_encounters[tile],
        "meteorology": position.tile_number[tile] > here,
    }


def brings_pearl(position: MadameChing, seat: int, skill: int) -> bool:
    """R6.4: whether this skill gives the command of the China Pearl."""
    owned = [
        position.ready[seat * 5 + other] + position.spent[seat * 5 + other] for other in range(5)
    ]
    owned[skill] += 1
    return position.pearl < 0 and sum(count > 0 for count in owned[:4]) + owned[4] >= 4
