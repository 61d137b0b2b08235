# cython: language_level=3
"""Piles, discards and hands: how cards move, and who knows where they are (R2.6, R4.2, R4.3)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import turns
    from paravent.games.yongle.numbers import (
        CARD_COUNT,
        DEALING,
        DISCARDED,
        DREW,
        LASTING_BLOCKADE,
        LEARNED,
        NONE,
        PLOT_COUNT,
        SHUFFLED,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_counts(
    verb: cython.int, counts: cython.p_short, kinds: cython.int, choices: cython.p_int
) -> cython.int:
    count: cython.int = 0
    for kind in range(kinds):
        choices[count] = verb + kind  # written always, counted if legal: no branch to miss
        count += counts[kind] > 0
    return count


def offer_pile(game: Yongle, verb: cython.int, choices: cython.p_int) -> cython.int:
    """The next card of the resource pile: that on top if somebody has looked at it."""
    if game.top_size > 0:
        choices[0] = verb + game.top[0]
        return 1
    return offer_counts(verb, game.pile, CARD_COUNT, choices)


def offer_cards(
    game: Yongle, verb: cython.int, seat: cython.int, kinds: cython.int, choices: cython.p_int
) -> cython.int:
    """The kinds of cards in a hand, among some."""
    count: cython.int = 0
    for card in range(CARD_COUNT):
        choices[count] = verb + card  # written always, counted if legal: no branch to miss
        count += (game.hand[seat * 15 + card] > 0) & (kinds >> card)
    return count


def drawable(game: Yongle, seat: cython.int) -> cython.int:
    """R4.3: cards that a seat could draw, the discards included; none in a blockade (R8.12)."""
    if game.lasting[seat * 5 + LASTING_BLOCKADE] != NONE:
        return 0
    return game.top_size + game.pile_size + game.discard_size


def fetch(game: Yongle) -> cython.int:
    """R4.3: whether a card can be drawn, the discards being shuffled if need be."""
    if game.top_size + game.pile_size > 0:
        return 1
    if game.discard_size == 0:
        return 0
    pile_from_discard(game)
    return 1


def pile_from_discard(game: Yongle) -> cython.int:
    """R4.3: the discards are shuffled and become the pile."""
    announce(game, SHUFFLED, game.discard_size)
    for card in range(CARD_COUNT):
        game.pile[card] = game.discard[card]
        game.discard[card] = 0
    game.pile_size = game.discard_size
    game.discard_size = 0
    return 0


def draw_cards(game: Yongle, seat: cython.int, cards: cython.int) -> cython.int:
    """R4.2: a seat draws cards one by one; then the game resumes."""
    if cards > 0 and fetch(game):
        game.drawer = seat
        game.owed = cards
        game.push(DEALING, CHANCE_BIT)
    else:
        turns.resume(game)
    return 0


def deal_card(game: Yongle, card: cython.int) -> cython.int:
    """R4.2: the next card of the pile comes into the drawer's hand."""
    seat = game.drawer
    gain(game, seat, card)
    if game.top_size > 0:
        for other in range(game.players):  # who looked at it knows where it went (Q10)
            if other != seat and (game.top_knowers[0] >> other) & 1:
                game.seen[(other * 4 + seat) * 15 + card] += 1
        take_top(game, 0)
    else:
        game.pile[card] -= 1
        game.pile_size -= 1
    announce(game, DREW, seat, card)
    game.owed -= 1
    if game.owed == 0 or not fetch(game):
        game.owed = 0
        game.drawer = NONE
        game.pop()
        turns.resume(game)
    return 0


def take_top(game: Yongle, place: cython.int) -> cython.int:
    """A card that was looked at leaves the top of the pile; the others move up."""
    for other in range(place, game.top_size - 1):
        game.top[other] = game.top[other + 1]
        game.top_knowers[other] = game.top_knowers[other + 1]
    game.top_size -= 1
    game.top[game.top_size] = 0
    game.top_knowers[game.top_size] = 0
    return 0


def gain(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    game.hand[seat * 15 + card] += 1
    game.hand_size[seat] += 1
    return 0


def lose(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """A card leaves a hand for all to see."""
    game.hand[seat * 15 + card] -= 1
    game.hand_size[seat] -= 1
    forget(game, seat, card)
    return 0


def forget(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """One card less that the others know in a hand."""
    if game.shown[seat * 15 + card] > 0:
        game.shown[seat * 15 + card] -= 1
        return 0
    for other in range(game.players):
        known = (other * 4 + seat) * 15 + card
        game.seen[known] -= game.seen[known] > 0
    return 0


def slip(game: Yongle, holder: cython.int, taker: cython.int, card: cython.int) -> cython.int:
    """A card goes from hand to hand, seen by these two alone: others can be less sure."""
    game.hand[holder * 15 + card] -= 1
    game.hand_size[holder] -= 1
    own = (taker * 4 + holder) * 15
    for kind in range(CARD_COUNT):
        public = game.shown[holder * 15 + kind]
        if public > 0:
            game.shown[holder * 15 + kind] -= 1
            if kind != card:
                game.seen[own + kind] += 1  # the taker knows that it was another card
        else:
            for other in range(game.players):
                known = (other * 4 + holder) * 15 + kind
                if game.seen[known] > 0 and (other != taker or kind == card):
                    game.seen[known] -= 1
    gain(game, taker, card)
    game.seen[(holder * 4 + taker) * 15 + card] += 1
    return 0


def throw_away(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """A card goes from a hand to the open discards."""
    lose(game, seat, card)
    game.discard[card] += 1
    game.discard_size += 1
    announce(game, DISCARDED, seat, card)
    return 0


def fetch_plot(game: Yongle) -> cython.int:
    """R8.4: whether a plot can be drawn, the discarded ones being shuffled if need be."""
    if game.plot_pile_size > 0:
        return 1
    if game.plot_discard_size == 0:
        return 0
    for plot in range(PLOT_COUNT):
        game.plot_pile[plot] = game.plot_discard[plot]
        game.plot_discard[plot] = 0
    game.plot_pile_size = game.plot_discard_size
    game.plot_discard_size = 0
    return 1


def learn(game: Yongle, seat: cython.int, plot: cython.int) -> cython.int:
    """R5.6, R7.3: a plot comes into a hand."""
    game.plot_pile[plot] -= 1
    game.plot_pile_size -= 1
    game.plots[seat * 10 + plot] += 1
    game.plots_held[seat] += 1
    announce(game, LEARNED, seat, plot)
    return 0


def plots_left(game: Yongle) -> cython.int:
    return game.plot_pile_size + game.plot_discard_size > 0
