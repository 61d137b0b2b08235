# cython: language_level=3
"""Events and seasons: what they change, and what they ask for at once (R9, R10)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import sites, stores, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import sites, stores, turns
    from paravent.games.yongle.numbers import (
        CARAVAN,
        CORVEE,
        FESTIVAL,
        FLOOD,
        FLOODING,
        FULL_HAND,
        IMPERIAL,
        INSPECTION,
        INTRIGUE,
        KUAIXIANG,
        NONE,
        OPENED,
        OPENING,
        PICKED,
        PICKING,
        PLANS,
        PLOT_ACTIONS,
        PORCELAIN,
        RAFTS,
        RESOURCE_COUNT,
        SHORTAGE,
        SILK,
        SPRING,
        SUMMER,
        TRIBUTE,
        TURN,
        TURN_ACTIONS,
        TURNED_UP,
        WINTER,
        WOOD,
        ZEAL,
        ZHENGHE,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def reveal_event(game: Yongle, card: cython.int) -> cython.int:
    """R3.2, R3.3: the event holds until the end of the round."""
    game.event_pile[card] -= 1
    game.event_pile_size -= 1
    game.event = card
    announce(game, TURNED_UP, card, game.round)
    set_effects(game)
    game.mover = game.first
    if card == PLANS:
        sites.renew_row(game)
    elif card == ZHENGHE and stores.fetch(game):
        game.push(OPENING, CHANCE_BIT)
    else:
        turns.begin_turn(game)
    return 0


def set_effects(game: Yongle) -> cython.int:
    """R4.6: what season and event change; all changes add up before a minimum holds."""
    deltas = cython.declare(cython.int[4])
    event = game.event
    amount: cython.int = 0 if event == NONE else game.event_amount[event]
    for material in range(4):
        deltas[material] = 0
    if game.season == WINTER:
        deltas[WOOD] = -1
    if event == SHORTAGE:
        deltas[PORCELAIN] -= amount
        deltas[SILK] -= amount
    elif event >= RAFTS and event <= CARAVAN:
        deltas[event - RAFTS] += amount
    for card in range(RESOURCE_COUNT):
        game.worth[card] = max(1, card % 3 + 1 + deltas[card // 3])
    for family in range(IMPERIAL):
        game.family_favour[family] = amount if event == FESTIVAL + family else 0
    game.first_favour = amount if event == INSPECTION else 0
    game.discount = amount if event == KUAIXIANG else 0
    game.flood = amount if event == FLOOD else 0
    game.turn_cards = 1 if game.season == SUMMER else 0
    if event == TRIBUTE:
        game.turn_cards += amount
    game.turn_actions = TURN_ACTIONS
    if event == CORVEE:
        game.turn_actions -= amount
    elif event == ZEAL:
        game.turn_actions += amount
    cost: cython.int = PLOT_ACTIONS
    if game.season == SPRING:
        cost += 1
    if event == INTRIGUE:
        cost -= amount
    game.plot_cost = max(1, cost)
    return 0


def open_card(game: Yongle, card: cython.int) -> cython.int:
    """R9.10: a card for every seat and some more lie open."""
    if game.top_size > 0:
        stores.take_top(game, 0)
    else:
        game.pile[card] -= 1
        game.pile_size -= 1
    game.opened[card] += 1
    game.opened_size += 1
    announce(game, OPENED, card)
    if game.opened_size == game.players + game.event_amount[ZHENGHE] or not stores.fetch(game):
        game.pop()
        turns.begin_turn(game)
    return 0


def begin_pick(game: Yongle) -> cython.int:
    """R9.10: one of the open cards."""
    if game.opened_size > 0:
        game.phase = PICKING
    else:
        begin_flood(game)
    return 0


def pick(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    game.opened[card] -= 1
    game.opened_size -= 1
    stores.gain(game, seat, card)
    game.shown[seat * 15 + card] += 1
    announce(game, PICKED, seat, card)
    begin_flood(game)
    return 0


def begin_flood(game: Yongle) -> cython.int:
    """R9.7: a large hand loses cards."""
    if game.flood > 0 and game.hand_size[game.mover] >= FULL_HAND:
        game.toll = game.flood
        game.phase = FLOODING
    else:
        game.phase = TURN
    return 0


def flood_out(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    stores.throw_away(game, seat, card)
    game.toll -= 1
    if game.toll == 0:
        game.phase = TURN
    return 0
