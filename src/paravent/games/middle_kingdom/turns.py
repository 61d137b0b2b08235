# cython: language_level=3
"""Cards come on display, a turn ends, the Dragon is assigned, the game ends (R12, R13)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_kingdom import bidding, holdings, scoring
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.middle_kingdom import bidding, holdings, scoring
    from paravent.games.middle_kingdom.numbers import (
        ASSIGNED,
        BEGAN,
        CROWNED,
        DECK_ENDED,
        DRAGON,
        ENDED,
        FIRST_TIE,
        HEIR,
        NONE,
        OVER,
        RECOVERED,
        REMOVED,
        RESET,
        REVEALED,
        REVEALING,
        SECOND_TIE,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom


def offer_deck(game: MiddleKingdom, verb: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for kind in range(8):
        choices[count] = verb + kind  # written always, counted if legal: no branch to miss
        count += game.deck[kind] > 0
    return count


def reveal(game: MiddleKingdom, kind: cython.int) -> cython.int:
    """R13.1: cards come on display one by one until the row is full."""
    game.deck[kind] -= 1
    game.deck_size -= 1
    game.shown[kind] += 1
    game.shown_size += 1
    announce(game, REVEALED, kind)
    if game.shown_size == game.row:
        bidding.begin_bids(game)
    return 0


def clear_display(game: MiddleKingdom) -> cython.int:
    """R5.6: cards left over leave the game; the Dragon waits aside."""
    if game.events is not None:
        for kind in range(8):
            for _ in range(game.shown[kind]):
                announce(game, REMOVED, kind)
    for kind in range(8):
        game.removed[kind] += game.shown[kind]
        game.shown[kind] = 0
    game.shown[DRAGON] = 0
    game.shown_size = 0
    return 0


def clear_lane(game: MiddleKingdom, seat: cython.int, lane: cython.int) -> cython.int:
    """R5.3, R7.1: a bid and what it covered are discarded, but a new tie stays.

    The set of cards that Reset does not bring back (Q11).
    """
    card: cython.int = game.laid[lane]
    kept: cython.int = 0
    if card == NONE:
        return 0
    if game.tied[lane] == FIRST_TIE:
        game.under[lane] = card
    else:
        game.discard[seat] |= 1 << card
        if game.under[lane] != NONE:
            game.discard[seat] |= 1 << game.under[lane]
            game.under[lane] = NONE
        if game.tied[lane] == SECOND_TIE and card != RESET and not game.first_rules:
            kept = 1 << card
    game.laid[lane] = NONE
    game.tied[lane] = 0
    return kept


def clear_turn(game: MiddleKingdom) -> cython.int:
    """R5.3, R7.1, R6.3: bids are discarded, new ties stay, Reset brings discards back (Q12)."""
    clear_display(game)
    for seat in range(game.players):
        kept: cython.int = 0
        for lane in range(seat * 2, seat * 2 + game.lanes):
            kept |= clear_lane(game, seat, lane)
        if (game.resets >> seat) & 1:
            game.hand[seat] |= (game.discard[seat] & ~kept) | 1
            game.discard[seat] &= kept
            announce(game, RECOVERED, seat)
        if game.lanes == 2 and game.under[seat * 2] == NONE:
            game.under[seat * 2] = game.under[seat * 2 + 1]
            game.under[seat * 2 + 1] = NONE
    for place in range(10):
        game.queue[place] = 0
        game.drawer[place] = 0
    game.open = 0
    game.resets = 0
    game.aside = 0
    game.bonus = NONE
    game.queued = 0
    game.served = 0
    game.draws = 0
    game.drawn_size = 0
    game.held_back = NONE
    assign_dragon(game)
    if game.deck_size < game.row:
        finish(game, DECK_ENDED)
    else:
        game.turn += 1
        announce(game, BEGAN, game.turn)
        game.phase = REVEALING
        game.waiting = CHANCE_BIT
    return 0


def neediness(game: MiddleKingdom, seat: cython.int) -> cython.int:
    """R12.2: fewest goals (Q22), then fewest cards, then had the Dragon least recently."""
    goals = 0
    for kind_type in range(5):
        if game.goal[kind_type] == seat:
            goals += 1
    return (goals * 64 + holdings.dynasty_cards(game, seat)) * 64 + game.dragon_turn[seat]


def assign_dragon(game: MiddleKingdom) -> cython.int:
    """R12.1: from four owned goals on; R12.2: nobody gets it when all is equal (Q23)."""
    owned = 0
    for kind_type in range(5):
        if game.goal[kind_type] != NONE:
            owned += 1
    if owned < 4:
        return 0
    best = NONE
    least = 1 << 20
    for seat in range(game.players):
        need = neediness(game, seat)
        if need < least:
            least = need
            best = seat
        elif need == least:
            best = NONE
    if best != NONE:
        game.dragon = best
        game.dragon_turn[best] = game.turn
        announce(game, ASSIGNED, best)
    return 0


def finish(game: MiddleKingdom, ending: cython.int) -> cython.int:
    """R13.2 or R7.9: the rest of the deck leaves the game, the Heir goes to the Generals.

    The Dragon scores for whom phase 3 gave it to (Q34), after R7.9 for nobody (Q35).
    """
    clear_display(game)
    for kind in range(8):
        game.removed[kind] += game.deck[kind]
        game.deck[kind] = 0
    game.deck_size = 0
    announce(game, ENDED, ending)
    game.goal[HEIR] = scoring.final_heir(game)
    if game.goal[HEIR] != NONE:
        announce(game, CROWNED, game.goal[HEIR])
    game.phase = OVER
    game.waiting = 0
    return 0
