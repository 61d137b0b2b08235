"""Middle Kingdom counted again: every card once, every point from the cards up."""

from __future__ import annotations

from collections import Counter

from paravent.core.numbers import NOBODY
from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.vocabulary import (
    GOALS,
    KINDS,
    PHASES,
    TYPE_OF_KIND,
    TYPES,
)


def census(position: MiddleKingdom) -> dict[str, int]:
    """How many cards of each kind there are, and how many bid cards of each seat."""
    found: Counter[str] = Counter()
    for place in (position.deck, position.shown[:8], position.removed):
        for name, copies in zip(KINDS, place, strict=True):
            found[name] += copies
    for index, copies in enumerate(position.pile):
        found[KINDS[index % 8]] += copies
    found["merchant"] += sum(position.slipped)
    if PHASES[position.phase] == "market":
        found["merchant"] += 1  # in the owner's hand until a pile is chosen
    for kind in position.drawn:
        if kind != NOBODY:
            found[KINDS[kind]] += 1
    for seat in range(position.players):
        lanes = range(seat * 2, seat * 2 + 2)
        cards = [card for card in range(8) if position.hand[seat] >> card & 1]
        cards += [card for card in range(8) if position.discard[seat] >> card & 1]
        cards += [position.under[lane] for lane in lanes if position.under[lane] != NOBODY]
        if position.open:
            cards += [position.laid[lane] for lane in lanes if position.laid[lane] != NOBODY]
        if position.aside >> seat & 1:
            cards.append(0)
        found[f"bids of seat {seat}"] = len(cards) if len(set(cards)) == len(cards) else -1
    return dict(found)


def recount(position: MiddleKingdom) -> list[int]:
    """R14 from the beginning, card by card, for a position that is over."""
    seats = range(position.players)
    owned = [
        [KINDS[kind] for kind in range(8) for _ in range(position.pile[seat * 8 + kind])]
        for seat in seats
    ]
    slipped = [position.slipped[seat * 5 : seat * 5 + 5] for seat in seats]
    generals = [owned[seat].count("general") + 2 * slipped[seat][4] for seat in seats]
    for seat in seats:
        owned[seat] += ["merchant"] * sum(slipped[seat])
    fewest_peasants = min(cards.count("peasant") for cards in owned)
    totals = []
    for seat in seats:
        cards = owned[seat]
        points = sum(position.card_points[KINDS.index(card)] for card in cards)
        for number, goal in enumerate(GOALS):
            if goal == "heir":
                has = generals[seat] == max(generals) and generals.count(max(generals)) == 1
            else:
                has = position.goal[number] == seat
            points += position.goal_points[number] if has else 0
        points += position.goal_points[len(GOALS)] if position.dragon == seat else 0
        points += position.prestige[seat] * position.token_points
        types = {TYPES[TYPE_OF_KIND[KINDS.index(card)]] for card in cards}
        points -= 3 * (len(TYPES) - len(types))
        points += position.peasant_points[min(cards.count("peasant") - fewest_peasants, 15)]
        points += cards.count("bureaucrat") if "philosopher" in cards else 0
        totals.append(points)
    return totals
