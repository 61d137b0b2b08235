# cython: language_level=3
"""The fifteen event cards (R9), of which four are foretold (R2.3)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages import fief, rounds
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.middle_ages import fief, rounds
    from paravent.games.middle_ages.numbers import (
        CARD,
        CARD_COUNT,
        CARDS_IN_PLAY,
        EVENT_ROW,
        FINED,
        FORETELLING,
        FORETOLD,
        HAPPENED,
        LAST_ROUND,
        LOST_TYPES,
        NONE,
        OVER,
        PAID_TYPES,
        PRECIOUS_GOODS,
        REBUILDING_AID,
        RESTORATION,
        RESTORING,
        REWARDED,
        SKILLED_TRADES,
        TYPE_COUNT,
        VAST_ESTATE,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def offer_cards(game: MiddleAges, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for card in range(CARD_COUNT):
        drawn: cython.int = 0
        for place in range(CARDS_IN_PLAY):
            drawn += game.card[place] == card
        choices[count] = CARD + card
        count += drawn == 0
    return count


def begin_cards(game: MiddleAges) -> cython.int:
    """R2.3: event cards by chance, unless the table has picked them."""
    if game.card[CARDS_IN_PLAY - 1] == NONE:
        game.phase = FORETELLING
        game.waiting = CHANCE_BIT
        return 0
    for place in range(CARDS_IN_PLAY):
        announce(game, FORETOLD, game.card[place], place + 1)
    rounds.begin_lots(game)
    return 0


def foretell(game: MiddleAges, card: cython.int) -> cython.int:
    """R2.3: four event cards, from left to right."""
    place: cython.int = 0
    while game.card[place] != NONE:
        place += 1
    game.card[place] = card
    announce(game, FORETOLD, card, place + 1)
    if place == CARDS_IN_PLAY - 1:
        rounds.begin_lots(game)
    return 0


def pays(game: MiddleAges, card: cython.int, seat: cython.int) -> cython.int:
    """R9.2, R9.4: coins that a card brings a seat; a fine takes no more than there is (Q6)."""
    things: cython.int = 0
    if card == SKILLED_TRADES:
        things = game.peasants[seat]
    elif card == PRECIOUS_GOODS:
        things = game.chests[seat]
    elif card == REBUILDING_AID:
        things = game.graves[seat]
    elif card == VAST_ESTATE:
        things = TYPE_COUNT - fief.empty_domains(game, seat)
    else:
        for kind in range(TYPE_COUNT):
            if (PAID_TYPES[card] >> kind) & 1:
                things += game.owned[seat * 8 + kind]
    coins: cython.int = things * game.reward[card]
    return max(coins, -game.money[seat])


def happen(game: MiddleAges, card: cython.int) -> cython.int:
    """R9.1: the leftmost card that has not happened yet is turned over."""
    game.happened += 1
    announce(game, HAPPENED, card, game.round)
    strike(game, card)
    if card == RESTORATION:
        game.served = 0
        next_restoration(game)
    else:
        after_card(game)
    return 0


def strike(game: MiddleAges, card: cython.int) -> cython.int:
    """R9.2 to R9.4: what a card does to everybody."""
    for seat in range(game.players):
        coins = pays(game, card, seat)
        if coins != 0:
            fief.credit(game, seat, EVENT_ROW, coins)
            if coins > 0:
                announce(game, REWARDED, seat, coins)
            else:
                announce(game, FINED, seat, -coins)
        for kind in range(TYPE_COUNT):
            if (LOST_TYPES[card] >> kind) & 1 and game.owned[seat * 8 + kind] > 0:
                fief.destroy(game, seat, kind)
    return 0


def next_restoration(game: MiddleAges) -> cython.int:
    """R9.5, Q17: everybody brings back a tile, in the order of the round."""
    while game.served < game.players:
        seat: cython.int = game.queue[game.served]
        if game.graves[seat] > 0:
            face = fief.only_grave(game, seat)
            if face == NONE:
                game.phase = RESTORING
                game.waiting = 1 << seat
                return 0
            fief.bring_back(game, seat, face)
        game.served += 1
    after_card(game)
    return 0


def after_card(game: MiddleAges) -> cython.int:
    """R10.1: the event of round 16 is the last thing to happen."""
    if game.round < LAST_ROUND:
        rounds.begin_round(game)
    else:
        fief.penalise(game)
        game.phase = OVER
        game.waiting = 0
    return 0
