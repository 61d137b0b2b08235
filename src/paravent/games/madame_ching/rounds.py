# cython: language_level=3
"""Setting up, the round with its turns, and the end (R2, R3, R11, R13)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, highest, lowest, size
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import dealing, missions, voyage
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, highest, lowest, size
    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.madame_ching import dealing, missions, voyage
    from paravent.games.madame_ching.numbers import (
        AT_START,
        BAG,
        BOARD,
        BONUS,
        BOX,
        CHOOSING,
        CHOSE,
        CLEARED,
        COVERED,
        DEALING,
        DECK,
        DISCARD,
        DISPLAY,
        DISPLAYING,
        DREW,
        ENDED,
        JUNK_CHOICE,
        KIND_COUNT,
        LAST,
        MERCHANT,
        NONE,
        NOT_YET,
        OVER,
        PLACE,
        PLACED,
        REVEALED,
        ROUND_BEGAN,
        ROUNDS_OVER,
        SAIL,
        SHOWED,
        SHOWN,
        SURPLUS,
        TILE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def offer_tiles(game: MadameChing, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for tile in range(TILE_COUNT):
        choices[count] = PLACE + tile
        count += game.tile_at[tile] == BAG
    return count


def place(game: MadameChing, tile: cython.int) -> cython.int:
    """R2.1: a tile on its place; if all places of its number are taken, back to the box."""
    used: cython.int = 0
    for other in range(TILE_COUNT):
        if game.tile_at[other] == BOARD and game.tile_number[other] == game.tile_number[tile]:
            used += 1
    if used < game.tile_places[tile]:
        game.tile_at[tile] = BOARD
        game.on_board |= 1 << tile
        game.to_place -= 1
        announce(game, PLACED, tile)
    else:
        game.tile_at[tile] = BOX
        announce(game, SURPLUS, tile)
    if game.to_place == 0:
        game.phase = DEALING
    return 0


def deal_hand(game: MadameChing, card: cython.int) -> cython.int:
    """R2.2, R13.1: the first hands, seat by seat."""
    seat: cython.int = (game.players - game.to_deal % game.players) % game.players
    game.pile[DECK] &= ~bit(card)
    game.hand[seat] |= bit(card)
    announce(game, DREW, seat, card - 1, AT_START)
    game.to_deal -= 1
    if game.to_deal == 0:
        begin_round(game)
    return 0


def begin_round(game: MadameChing) -> cython.int:
    """R3.2: one card for each turn of the round."""
    game.round += 1
    announce(game, ROUND_BEGAN, game.round)
    game.to_deal = game.players * game.lanes
    game.phase = DISPLAYING
    if dealing.ready_deck(game):
        game.waiting = CHANCE_BIT
    else:
        game.to_deal = 0
        begin_choice(game)
    return 0


def lay_display(game: MadameChing, card: cython.int) -> cython.int:
    """R3.2: the first face down, the others face up."""
    game.pile[DECK] &= ~bit(card)
    if game.to_deal == game.players * game.lanes:
        game.hidden = card
        announce(game, COVERED)
    else:
        game.pile[DISPLAY] |= bit(card)
        announce(game, SHOWN, card - 1)
    game.to_deal -= 1
    if game.to_deal == 0 or not dealing.ready_deck(game):
        game.to_deal = 0
        begin_choice(game)
    return 0


def begin_choice(game: MadameChing) -> cython.int:
    """R3.3: everybody with cards in hand chooses."""
    game.phase = CHOOSING
    game.waiting = 0
    for seat in range(game.players):
        if game.hand[seat] != 0:
            game.waiting |= 1 << seat
    return 0


def choose(game: MadameChing, seat: cython.int, card: cython.int) -> cython.int:
    """R3.3, R13.2: sealed; the last card of all reveals them."""
    game.chosen[seat] |= bit(card)
    announce(game, CHOSE, seat, card - 1)
    if size(game.chosen[seat]) == game.lanes or game.chosen[seat] == game.hand[seat]:
        game.waiting &= ~(1 << seat)
        if game.waiting == 0:
            reveal(game)
    return 0


def reveal(game: MadameChing) -> cython.int:
    """R3.4: turns go from the highest card to the lowest."""
    every: cython.longlong = 0
    for seat in range(game.players):
        every |= game.chosen[seat]
        game.hand[seat] &= ~game.chosen[seat]
    while every:
        card = highest(every)
        every &= ~bit(card)
        owner: cython.int = 0
        while not (game.chosen[owner] >> card) & 1:
            owner += 1
        game.queue_card[game.queued] = card
        game.queue_seat[game.queued] = owner
        game.queued += 1
        game.trace[card] = 0
        announce(game, REVEALED, owner, card - 1)
    for seat in range(game.players):
        game.chosen[seat] = 0
    next_turn(game)
    return 0


def next_turn(game: MadameChing) -> cython.int:
    """R3.4, R13.3: the next card; with two junks its owner chooses one of them."""
    if game.served == game.queued:
        end_round(game)
        return 0
    seat = game.queue_seat[game.served]
    game.actor = seat
    game.card = game.queue_card[game.served]
    game.served += 1
    if game.lanes == 1:
        game.junk = seat
        voyage.sail(game)
    elif game.assigned[seat] == NONE:
        game.phase = JUNK_CHOICE
        game.waiting = 1 << seat
    else:
        game.junk = game.assigned[seat] ^ 1
        voyage.sail(game)
    return 0


def offer_junks(game: MadameChing, choices: cython.p_int) -> cython.int:
    choices[0] = SAIL + game.actor * 2
    choices[1] = SAIL + game.actor * 2 + 1
    return 2


def assign(game: MadameChing, junk: cython.int) -> cython.int:
    """R13.3: the other junk gets the other card."""
    game.assigned[game.actor] = junk
    game.junk = junk
    voyage.sail(game)
    return 0


def end_turn(game: MadameChing) -> cython.int:
    game.actor = NONE
    game.card = 0
    game.junk = NONE
    game.ended = 0
    game.gained = 0
    game.played = 0
    game.nights = 0
    game.cause = 0
    next_turn(game)
    return 0


def clear_display(game: MadameChing) -> cython.int:
    """R10.2, Q28: what nobody took is discarded."""
    left: cython.longlong = game.pile[DISPLAY]
    if game.hidden:
        left |= bit(game.hidden)
    game.pile[DISCARD] |= left
    game.pile[DISPLAY] = 0
    game.hidden = 0
    while left:
        announce(game, CLEARED, lowest(left) - 1)
        left &= left - 1
    return 0


def end_round(game: MadameChing) -> cython.int:
    """R10.2, R11.1, R11.6: another round, unless this was the last."""
    clear_display(game)
    for place in range(game.queued):
        game.queue_card[place] = 0
        game.queue_seat[place] = 0
    game.queued = 0
    game.served = 0
    for seat in range(game.players):
        game.assigned[seat] = NONE
    game.passing[0] = NOT_YET
    game.passing[1] = NOT_YET
    if game.ending == NONE and game.round == game.round_limit:
        game.ending = ROUNDS_OVER
        announce(game, LAST, ROUNDS_OVER)
    if game.ending == NONE:
        begin_round(game)
    else:
        finish(game)
    return 0


def finish(game: MadameChing) -> cython.int:
    """R11.2: coins for the symbols at sea; R11.4: Merchants and Treasures are shown."""
    announce(game, ENDED, game.ending)
    for junk in range(game.players * game.lanes):
        different: cython.int = 0
        for symbol in range(4):
            if game.row[junk] & game.symbol_cards[symbol] or game.pilots[junk * 5 + symbol] > 0:
                different += 1
        if game.length[junk] > 1 and different > 0:
            seat = voyage.owner(game, junk)
            announce(game, BONUS, seat, junk, missions.pay_coins(game, seat, different))
    for seat in range(game.players):
        for kind in range(MERCHANT, KIND_COUNT):
            for _ in range(game.held[seat * 18 + kind]):
                announce(game, SHOWED, seat, kind)
    game.phase = OVER
    game.waiting = 0
    return 0
