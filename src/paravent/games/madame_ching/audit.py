"""Madame Ching counted again: every piece once, every point from the pieces up."""

from __future__ import annotations

from collections import Counter

from paravent.games.madame_ching import scoring
from paravent.games.madame_ching.numbers import PARTNER_PART
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    GEMS,
    KINDS,
    PILOTS,
    SKILLS,
    SYMBOLS,
    TALLY,
    TILES,
)


def census(position: MadameChing) -> dict[str, int]:
    """How many there are of every card, tile, gem and coin."""
    found: Counter[str] = Counter()
    for cards in (*position.pile, *position.hand, *position.row):
        found.update(f"card {number}" for number in range(1, 56) if cards >> number & 1)
    waiting = position.queue_card[position.served : position.queued]
    if position.card and position.card not in at_sea(position):
        waiting.append(position.card)  # revealed, and its turn still going on
    if position.hidden:
        waiting.append(position.hidden)
    found.update(f"card {number}" for number in waiting)
    for place in (position.encounter_deck, position.encounter_discard):
        for name, copies in zip(KINDS, place, strict=True):
            found[name] += copies
    for index, copies in enumerate(position.held):
        found[KINDS[index % len(KINDS)]] += copies
    for index, copies in enumerate(position.pilots):
        found[PILOTS[index % len(PILOTS)]] += copies
    for place in (position.skill_pile, position.ready, position.spent):
        for index, copies in enumerate(place):
            found[SKILLS[index % len(SKILLS)]] += copies
    for place in (position.gem_supply, position.gems):
        for index, copies in enumerate(place):
            found[f"{GEMS[index % len(GEMS)]} gem"] += copies
    found["coin"] = position.coin_supply + sum(position.coins)
    for tile, name in enumerate(TILES):
        board = position.on_board >> tile & 1
        found[f"tile {name}"] = 1 if board == (position.tile_at[tile] == 1) else 2
    return dict(found)


def at_sea(position: MadameChing) -> list[int]:
    """Every navigation card of an expedition."""
    return [number for row in position.row for number in range(1, 56) if row >> number & 1]


def recount(position: MadameChing) -> list[int]:
    """R11.3 from the beginning, piece by piece, for a position that is over."""
    own = []
    for seat in range(position.players):
        coins = coins_earned(position, seat)
        gems = [position.gems[seat * 3 + gem] for gem in range(3)]
        held = dict(zip(KINDS, position.held[seat * 18 : seat * 18 + 18], strict=True))
        bests = [
            sum(
                count * (position.gem_points[gem] + held["merchant"] * (gem == raised))
                for gem, count in enumerate(gems)
            )
            for raised in range(3)
        ]
        skills = sum(position.ready[seat * 5 : seat * 5 + 5])
        skills += sum(position.spent[seat * 5 : seat * 5 + 5])
        treasures = sum(
            held[f"treasure-{value}"] * position.treasure_points[value - 1] for value in (1, 2, 3)
        )
        bonus = position.pearl_points * (position.pearl == seat)
        bonus += position.hong_kong_points * (position.hong_kong == seat)
        own.append(coins + max(bests) + skills + treasures + bonus)
    if position.teams:
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]
    return own


def coins_earned(position: MadameChing, seat: int) -> int:
    """All coins of a seat from where they came: its tiles, and its symbols at sea (R11.2)."""
    coins = sum(
        position.tile_coins[tile]
        for tile in range(len(TILES))
        if position.tile_at[tile] == 3 + seat
    )
    for junk in range(seat * position.lanes, (seat + 1) * position.lanes):
        cards = [number for number in range(1, 56) if position.row[junk] >> number & 1]
        signs = {position.symbol_of[number] for number in cards} - {-1}
        signs |= {sign for sign in range(len(SYMBOLS)) if position.pilots[junk * 5 + sign]}
        pilots = sum(position.pilots[junk * 5 : junk * 5 + 5])
        coins += len(signs) if len(cards) + pilots >= 2 else 0
    return coins


def tallies(position: MadameChing) -> list[dict[str, int]]:
    """Every seat's points by origin, partners only in teams."""
    played = TALLY if position.teams else TALLY[:PARTNER_PART]
    return [dict(zip(played, parts, strict=False)) for parts in scoring.tallies(position)]
