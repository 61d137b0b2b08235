# cython: language_level=3
"""Who knows what about the cards in other hands: what was seen stays known (R3.6, Q7).

For every card in a hand, `trace` holds a set of seats for each of five observers, the four seats
and the audience, four bits each: the hands that it may be in. An empty set means that the
observer has not seen it go anywhere. For encounter cards, which have copies, `shown_to` counts
how many of a kind a seat is certain that another one holds.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest
    from paravent.games.madame_ching.numbers import DECK, EVERYBODY, KIND_COUNT, LAST_CARD, NONE

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def know(
    game: MadameChing, observer: cython.int, card: cython.int, holder: cython.int
) -> cython.int:
    """From now on an observer is certain who holds a card."""
    game.trace[card] = (game.trace[card] & ~(15 << (4 * observer))) | (1 << (4 * observer + holder))
    return 0


def spread(game: MadameChing, giver: cython.int, taker: cython.int) -> cython.int:
    """Third parties see a card change hands face down: it may be any that they knew."""
    observers = EVERYBODY & ~(1 << (4 * giver)) & ~(1 << (4 * taker))
    for card in range(1, LAST_CARD + 1):
        game.trace[card] |= ((game.trace[card] >> giver) & observers) << taker
    return 0


def look_at_hand(game: MadameChing, observer: cython.int, victim: cython.int) -> cython.int:
    """R7.5: all cards of a hand are seen, and those that are not there as well."""
    hand = game.hand[victim]
    for card in range(1, LAST_CARD + 1):
        if hand & bit(card):
            know(game, observer, card, victim)
        else:
            game.trace[card] &= ~(1 << (4 * observer + victim))
    return 0


def move_secretly(
    game: MadameChing, card: cython.int, giver: cython.int, taker: cython.int
) -> cython.int:
    """A navigation card changes hands face down; the two of them know it."""
    game.hand[giver] &= ~bit(card)
    game.hand[taker] |= bit(card)
    spread(game, giver, taker)
    know(game, giver, card, taker)
    know(game, taker, card, taker)
    return 0


def forget_kind(game: MadameChing, seat: cython.int, kind: cython.int) -> cython.int:
    """An encounter card leaves a hand openly: nobody is certain of that copy any more."""
    for observer in range(4):
        index = (observer * 4 + seat) * 18 + kind
        if game.shown_to[index] > 0:
            game.shown_to[index] -= 1
    return 0


def discard_encounter(game: MadameChing, seat: cython.int, kind: cython.int) -> cython.int:
    """R8.1: an encounter card that is played goes to the discards."""
    game.held[seat * 18 + kind] -= 1
    game.held_size[seat] -= 1
    game.encounter_discard[kind] += 1
    forget_kind(game, seat, kind)
    return 0


def move_encounter(
    game: MadameChing, kind: cython.int, giver: cython.int, taker: cython.int
) -> cython.int:
    """An encounter card changes hands face down; the two of them know it."""
    game.held[giver * 18 + kind] -= 1
    game.held_size[giver] -= 1
    game.held[taker * 18 + kind] += 1
    game.held_size[taker] += 1
    game.shown_to[(giver * 4 + taker) * 18 + kind] += 1
    known = (taker * 4 + giver) * 18 + kind
    if game.shown_to[known] > 0:
        game.shown_to[known] -= 1
    return 0


def rob_encounter(
    game: MadameChing, kind: cython.int, victim: cython.int, robber: cython.int
) -> cython.int:
    """R8.5: any card may have gone, so third parties are certain of one less of each kind."""
    move_encounter(game, kind, victim, robber)
    for observer in range(4):
        if observer != victim and observer != robber:
            for other in range(KIND_COUNT):
                index = (observer * 4 + victim) * 18 + other
                if game.shown_to[index] > 0:
                    game.shown_to[index] -= 1
    return 0


def traced(game: MadameChing, observer: cython.int) -> list[int]:
    """By card, the set of hands that an observer thinks it may be in; 4 is the audience."""
    return [(game.trace[card] >> (4 * observer)) & 15 for card in range(LAST_CARD + 1)]


def cards_in(cards: cython.longlong) -> list[int]:
    """A set of navigation cards as a list, ascending."""
    listed = []
    while cards:
        listed.append(lowest(cards))
        cards &= cards - 1
    return listed


def certain_cards(game: MadameChing, observer: cython.int, owner: cython.int) -> cython.longlong:
    """The set of cards that an observer is certain of in a hand."""
    cards: cython.longlong = 0
    for card in range(1, LAST_CARD + 1):
        if (game.trace[card] >> (4 * observer)) & 15 == 1 << owner:
            cards |= bit(card)
    return cards


def doubtful_cards(game: MadameChing, observer: cython.int, owner: cython.int) -> cython.longlong:
    """The set of cards that may be in a hand, but in another one as well."""
    cards: cython.longlong = 0
    for card in range(1, LAST_CARD + 1):
        if (game.trace[card] >> (4 * observer + owner)) & 1:
            cards |= bit(card)
    return cards & ~certain_cards(game, observer, owner)


def seen(game: MadameChing, observer: cython.int) -> cython.longlong:
    """The set of navigation cards in hands that an observer has seen going somewhere."""
    cards: cython.longlong = 0
    for card in range(1, LAST_CARD + 1):
        if (game.trace[card] >> (4 * observer)) & 15:
            cards |= bit(card)
    return cards


def unseen(game: MadameChing, observer: cython.int) -> cython.longlong:
    """The set of navigation cards that an observer has not seen going anywhere."""
    cards: cython.longlong = 0
    for seat in range(game.players):
        if seat != observer:
            cards |= game.hand[seat]
    cards &= ~seen(game, observer)
    cards |= game.pile[DECK]
    return cards | bit(game.hidden) if game.hidden else cards


def unseen_copies(game: MadameChing, seat: cython.int, kind: cython.int) -> cython.int:
    """Encounter cards of a kind in the deck and in other hands that a seat is not certain of."""
    copies: cython.int = game.encounter_deck[kind]
    for other in range(game.players):
        if other != seat:
            copies += game.held[other * 18 + kind]
            if seat != NONE:
                copies -= game.shown_to[(seat * 4 + other) * 18 + kind]
    return copies
