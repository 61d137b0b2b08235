# cython: language_level=3
"""Cards: dealing, drawing, the open row and what happens when the deck is exhausted (R2, R7)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.china import turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.core.rng import Rng, below
    from paravent.games.china import turns
    from paravent.games.china.numbers import (
        COLOUR_COUNT,
        DEAL,
        DEALING,
        DEALT,
        DRAW,
        DRAWING,
        EXHAUSTED,
        GRANT,
        HAND_CARDS,
        OPEN,
        OPENED,
        OPENING,
        ROW_CARDS,
        SHUFFLED,
        TAKE,
        TOOK,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def offer_deck(game: China, verb: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for colour in range(COLOUR_COUNT):
        choices[count] = verb + colour  # written always, counted if legal: no branch to miss
        count += game.deck[colour] > 0
    return count


def offer_hand(verb: cython.int, hand: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for colour in range(COLOUR_COUNT):
        choices[count] = verb + colour
        count += (hand >> 2 * colour) & 3 > 0
    return count


def offer_row(game: China, choices: cython.p_int) -> cython.int:
    """R7.1: open cards, or the deck while it lasts."""
    count: cython.int = 0
    for colour in range(COLOUR_COUNT):
        choices[count] = TAKE + colour
        count += game.row[colour] > 0
    return count


def offer_draw(game: China, choices: cython.p_int) -> cython.int:
    """R7.1: an open card, or a hidden one."""
    count = offer_row(game, choices)
    if game.deck_size > 0:
        choices[count] = DRAW
        count += 1
    return count


def sample(game: China, rng: Rng) -> cython.int:
    """A card of the deck, each as likely as any other."""
    mark: cython.int = below(rng, game.deck_size)
    colour: cython.int = 0
    while mark >= game.deck[colour]:
        mark -= game.deck[colour]
        colour += 1
    if game.phase == DEALING:
        return DEAL + colour
    return (OPEN if game.phase == OPENING else GRANT) + colour


def receive(game: China, house: cython.int, colour: cython.int) -> cython.int:
    """A card joins a hand."""
    game.hand[house] += 1 << 2 * colour
    game.hand_size[house] += 1
    return 0


def lose(game: China, house: cython.int, colour: cython.int) -> cython.int:
    """A card leaves a hand; of those that all have seen one is gone, too, for all they know."""
    game.hand[house] -= 1 << 2 * colour
    game.hand_size[house] -= 1
    if (game.known[house] >> 2 * colour) & 3:
        game.known[house] -= 1 << 2 * colour
    return 0


def draw_colour(game: China, colour: cython.int) -> cython.int:
    game.deck[colour] -= 1
    game.deck_size -= 1
    return 0


def watch_deck(game: China) -> cython.int:
    """R7.3: exhausted once, the discards are the new deck; R7.4: twice, the end is near."""
    if game.deck_size > 0:
        return 0
    game.shuffles += 1
    if game.shuffles == 1:
        for colour in range(COLOUR_COUNT):
            game.deck[colour] = game.discard[colour]
            game.deck_size += game.discard[colour]
            game.discard[colour] = 0
        announce(game, SHUFFLED, game.deck_size)
        if game.deck_size == 0:  # Q7: nothing to shuffle counts as the second time
            game.shuffles = 2
    if game.shuffles == 2:
        announce(game, EXHAUSTED, game.mover)
    return 0


def deal_card(game: China, colour: cython.int) -> cython.int:
    """R2.5, R7.1: a hidden card; first three for everybody, later what a player draws."""
    seat = game.recipient
    draw_colour(game, colour)
    receive(game, seat, colour)
    announce(game, DEALT, seat, colour)
    watch_deck(game)
    if game.turn > 0:
        game.recipient = 0
        go_on_drawing(game)
    elif game.hand_size[seat] == HAND_CARDS:
        game.recipient += 1
        if game.recipient == game.players:
            game.recipient = 0
            fill_row(game)
    return 0


def take(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R7.1: an open card, which all have seen."""
    game.row[colour] -= 1
    game.row_size -= 1
    receive(game, seat, colour)
    game.known[seat] += 1 << 2 * colour
    announce(game, TOOK, seat, colour)
    return 0


def draw(game: China, seat: cython.int, action: cython.int) -> cython.int:
    """R7.1: an open card, or the top of the deck."""
    if action == DRAW:
        game.recipient = seat
        game.phase = DEALING
        game.waiting = CHANCE_BIT
    else:
        take(game, seat, action - TAKE)
        go_on_drawing(game)
    return 0


def go_on_drawing(game: China) -> cython.int:
    """R7.1: one card after the other until the hand is full; R7.5: while there are any."""
    if game.hand_size[game.mover] < HAND_CARDS and game.row_size + game.deck_size > 0:
        game.phase = DRAWING
        game.waiting = 1 << game.mover
    else:
        fill_row(game)
    return 0


def open_card(game: China, colour: cython.int) -> cython.int:
    """R7.2: a card of the deck joins the open row."""
    draw_colour(game, colour)
    game.row[colour] += 1
    game.row_size += 1
    announce(game, OPENED, colour)
    watch_deck(game)
    fill_row(game)
    return 0


def fill_row(game: China) -> cython.int:
    """R7.2: four open cards again, only after the hand; R7.5: while the deck lasts."""
    if game.row_size < ROW_CARDS and game.deck_size > 0:
        game.phase = OPENING
        game.waiting = CHANCE_BIT
    else:
        turns.row_filled(game)
    return 0
