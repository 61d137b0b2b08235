# cython: language_level=3
"""Phase 1 of the turn: the bids, and the powers that bend them (R4, R16)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.middle_kingdom import winning
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.rng import Rng, below
    from paravent.games.middle_kingdom import winning
    from paravent.games.middle_kingdom.numbers import (
        ADD,
        BID,
        BIDDING,
        EMPEROR,
        EMPEROR_FAVOUR,
        FAVOUR,
        FAVOURED,
        HARVEST,
        HARVEST_SWAP,
        KEEP,
        KEPT,
        LAID,
        NONE,
        PALACE,
        PALACE_BID,
        RESET,
        SHOWED,
        SWAP,
        SWAPPED,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom


@cython.nogil
@cython.cfunc
def size(cards: cython.int) -> cython.int:
    """How many of the eight bid cards a set holds."""
    cards = cards - ((cards >> 1) & 0x55)
    cards = (cards & 0x33) + ((cards >> 2) & 0x33)
    return (cards + (cards >> 4)) & 0x0F


def offer_bids(game: MiddleKingdom, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R4.1, R7.2, Q28: any card in hand; tied bids must get theirs."""
    cards: cython.int = game.hand[seat]
    waiting_ties: cython.int = 0  # set of the cards that lie tied and uncovered
    for lane in range(seat * 2, seat * 2 + game.lanes):
        if game.laid[lane] != NONE:
            cards &= ~(1 << game.laid[lane])
        elif game.under[lane] != NONE:
            waiting_ties |= 1 << game.under[lane]
    count: cython.int = 0
    if waiting_ties == 0 or size(waiting_ties) < game.to_lay[seat]:
        for card in range(8):
            choices[count] = BID + card  # written always, counted if legal: no branch to miss
            count += (cards >> card) & 1
    if waiting_ties:
        for under in range(1, 8):
            if (waiting_ties >> under) & 1:
                for card in range(8):
                    choices[count] = ADD + (under - 1) * 8 + card
                    count += (cards >> card) & 1
    return count


def offer_swap(game: MiddleKingdom, seat: cython.int, choices: cython.p_int) -> cython.int:
    choices[0] = KEEP
    count = 1
    for card in range(1, 8):
        if (game.hand[seat] >> card) & 1:
            choices[count] = SWAP + card - 1
            count += 1
    return count


def offer_favour(game: MiddleKingdom, seat: cython.int, choices: cython.p_int) -> cython.int:
    first = min(game.laid[seat * 2], game.laid[seat * 2 + 1])
    second = max(game.laid[seat * 2], game.laid[seat * 2 + 1])
    choices[0] = FAVOUR + first
    choices[1] = FAVOUR + second
    return 2


def begin_bids(game: MiddleKingdom) -> cython.int:
    """R4.1: all lay face down but the Palace owner, who keeps the last card back (R16.3)."""
    game.phase = BIDDING
    game.waiting = 0
    game.held_back = NONE
    for seat in range(game.players):
        game.to_lay[seat] = min(game.lanes, size(game.hand[seat]))
        # Q29: with two bids but a single card, the Palace owner lays it with the others.
        if seat == game.goal[PALACE] and game.to_lay[seat] == game.lanes:
            game.held_back = seat
            if game.lanes == 1:
                continue
        game.waiting |= 1 << seat
    return 0


def cover(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """Put a card on its lane; returns the lane."""
    lane = seat * 2
    if action < ADD:
        if game.laid[lane] != NONE or game.under[lane] != NONE:
            lane += 1
        game.laid[lane] = action - BID
    else:
        if game.under[lane] != (action - ADD) // 8 + 1 or game.laid[lane] != NONE:
            lane += 1
        game.laid[lane] = (action - ADD) % 8
    game.to_lay[seat] -= 1
    return lane


def lay(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """R4.1: a sealed bid; the last one turns all face up."""
    lane = cover(game, seat, action)
    announce(game, LAID, seat, game.laid[lane], game.under[lane])
    if game.to_lay[seat] == (1 if seat == game.held_back else 0):
        game.waiting &= ~(1 << seat)
        if game.waiting == 0:
            show_bids(game)
    return 0


def seal_again(game: MiddleKingdom, seat: cython.int, rng: Rng) -> cython.int:
    """Other seats lay as many sealed cards again, any that they might have laid."""
    if game.open or game.phase != BIDDING:
        return 0
    if cython.compiled:
        choices = cython.declare(cython.int[128])
    else:
        choices = [0] * 128
    for other in range(game.players):
        if other != seat:
            for _ in range(take_back(game, other)):
                count: cython.int = offer_bids(game, other, choices)
                lay(game, other, choices[below(rng, count)])
    return 0


def take_back(game: MiddleKingdom, seat: cython.int) -> cython.int:
    """Return a seat's sealed cards to it; how many they were."""
    count: cython.int = 0
    for lane in range(seat * 2, seat * 2 + 2):
        if game.laid[lane] != NONE:
            game.laid[lane] = NONE
            game.to_lay[seat] += 1
            game.waiting |= 1 << seat
            count += 1
    return count


def show(game: MiddleKingdom, lane: cython.int) -> cython.int:
    """A card leaves the hand for good: it lies open."""
    seat = lane // 2
    game.hand[seat] &= ~(1 << game.laid[lane])
    game.resets |= (game.laid[lane] == RESET) << seat
    announce(game, SHOWED, seat, game.laid[lane], game.under[lane])
    return 0


def show_bids(game: MiddleKingdom) -> cython.int:
    """R4.1: all sealed bids are revealed together; then the Palace owner bids (R4.2)."""
    game.open = 1
    for seat in range(game.players):
        for lane in range(seat * 2, seat * 2 + game.lanes):
            if game.laid[lane] != NONE:
                show(game, lane)
    if game.held_back == NONE:
        begin_harvest(game)
    else:
        game.phase = PALACE_BID
        game.waiting = 1 << game.held_back
    return 0


def lay_last(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """R4.2: the Palace owner bids knowing all other bids, but not the Harvest swap (Q31)."""
    show(game, cover(game, seat, action))
    begin_harvest(game)
    return 0


def begin_harvest(game: MiddleKingdom) -> cython.int:
    """R4.3: who owns the Harvest and played Reset may swap it, with one to three cards left."""
    seat = game.goal[HARVEST]
    if seat != NONE and (game.resets >> seat) & 1:
        cards = size(game.hand[seat])
        if 1 <= cards <= 3:
            game.phase = HARVEST_SWAP
            game.waiting = 1 << seat
            return 0
    begin_emperor(game)
    return 0


def swap(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """R4.3: Reset is set aside and another card lies in its place, also on a tied bid (Q9)."""
    if action == KEEP:
        announce(game, KEPT, seat)
    else:
        card = action - SWAP + 1
        lane = seat * 2
        if game.laid[lane] != RESET:
            lane += 1
        game.laid[lane] = card
        game.hand[seat] &= ~(1 << card)
        game.aside |= 1 << seat
        announce(game, SWAPPED, seat, card)
    begin_emperor(game)
    return 0


def begin_emperor(game: MiddleKingdom) -> cython.int:
    """R4.4: the half goes to the owner's bid; of two, the owner names one (R16.5, Q30)."""
    seat = game.goal[EMPEROR]
    if seat != NONE:
        first = winning.is_live(game, seat * 2)
        second = winning.is_live(game, seat * 2 + 1)
        if first and second:
            game.phase = EMPEROR_FAVOUR
            game.waiting = 1 << seat
            return 0
        if first:
            game.bonus = seat * 2
        elif second:
            game.bonus = seat * 2 + 1
    winning.rank_bids(game)
    return 0


def favour(game: MiddleKingdom, seat: cython.int, card: cython.int) -> cython.int:
    """R16.5: the bid with this card on top gets the half."""
    game.bonus = seat * 2 if game.laid[seat * 2] == card else seat * 2 + 1
    announce(game, FAVOURED, seat, card)
    winning.rank_bids(game)
    return 0
