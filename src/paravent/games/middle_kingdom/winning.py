# cython: language_level=3
"""Phase 2: who picks when, ties, and how cards are gained (R5, R7, R9 to R11)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_kingdom import holdings, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.middle_kingdom import holdings, turns
    from paravent.games.middle_kingdom.numbers import (
        CLAIM,
        CLAIMED,
        DRAGON,
        DRAWING,
        DREW,
        EXCHANGE,
        EXCHANGED,
        EXCHANGING,
        FIRST_TIE,
        HEIR,
        HEIR_PICK,
        HONOURED,
        JOIN,
        JOINED,
        KIND_COUNT,
        LEAVE,
        LEFT,
        MARKET,
        MARKET_PILE,
        MERCHANT,
        MISSED,
        NONE,
        ON_A_TIE,
        PASS,
        PASSED,
        PHILOSOPHER,
        PICKED,
        PICKING,
        RESET,
        SECOND_TIE,
        TAKE,
        TIED,
        TIES_ENDED,
        TOOK,
        TYPE,
        TYPE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom


def offer_cards(
    game: MiddleKingdom, verb: cython.int, kinds: cython.int, choices: cython.p_int
) -> cython.int:
    count: cython.int = 0
    for kind in range(kinds):
        choices[count] = verb + kind
        count += game.shown[kind] > 0
    return count


def offer_exchange(game: MiddleKingdom, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R9.2: neither the Philosopher nor a type owned most, unless nothing else lies open."""
    counts = cython.declare(cython.int[TYPE_COUNT])
    holdings.count_types(game, seat, counts)
    most: cython.int = 1
    for kind_type in range(TYPE_COUNT):
        most = max(most, counts[kind_type])
    count: cython.int = 0
    for kind in range(KIND_COUNT):
        choices[count] = EXCHANGE + kind
        count += (game.shown[kind] > 0) & (counts[TYPE[kind]] < most) & (kind != PHILOSOPHER)
    if count == 0:
        count = offer_cards(game, EXCHANGE, KIND_COUNT, choices)
    return count


def offer_piles(game: MiddleKingdom, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R10.1: the Merchants, or another pile that holds a card of its own (Q18)."""
    count = 0
    for kind_type in range(5):
        if kind_type == MARKET or holdings.own_cards(game, seat, kind_type) > 0:
            choices[count] = JOIN + kind_type
            count += 1
    return count


def offer_goal(game: MiddleKingdom, choices: cython.p_int) -> cython.int:
    """R8.1, Q6: the goal is taken, or left for now."""
    choices[0] = CLAIM + game.wanted
    choices[1] = LEAVE + game.wanted
    return 2


def is_live(game: MiddleKingdom, lane: cython.int) -> cython.int:
    """R6.1, Q8: a bid takes part unless it is a lone Reset or no card was laid on it."""
    if game.laid[lane] == NONE:
        return 0
    return game.laid[lane] != RESET or game.under[lane] != NONE


def bid_key(game: MiddleKingdom, lane: cython.int) -> cython.int:
    """R5.1, R7.5, R7.6: total first, then stack before single, then the higher top card.

    Totals are doubled for the Emperor's half. Equal keys are ties (R7.1, R7.3).
    """
    stack: cython.int = game.under[lane] != NONE
    half: cython.int = lane == game.bonus
    total = 2 * (game.laid[lane] + stack * game.under[lane]) + half
    return (total * 2 + stack) * 8 + game.laid[lane]


def rank_bids(game: MiddleKingdom) -> cython.int:
    """R5.1: the order of picks; R7.1 and R7.8: who is tied for the first or second time."""
    live = cython.declare(cython.int[10])
    keys = cython.declare(cython.int[10])
    higher = cython.declare(cython.int[10])  # bids above this one; negative if it is tied
    order = cython.declare(cython.int[10])
    count: cython.int = 0
    for seat in range(game.players):
        for lane in range(seat * 2, seat * 2 + game.lanes):
            if is_live(game, lane):
                key: cython.int = bid_key(game, lane)
                above: cython.int = 0
                for other in range(count):
                    tied: cython.int = ON_A_TIE * (keys[other] == key)
                    above += (keys[other] > key) + tied
                    higher[other] += (keys[other] < key) + tied
                live[count] = lane
                keys[count] = key
                higher[count] = above
                order[count] = NONE
                count += 1
    for place in range(count):
        if higher[place] < 0:
            tie(game, live[place])
        else:
            order[higher[place]] = live[place]
    for place in range(count):
        game.queue[game.queued] = order[place]  # written always, counted if untied
        game.queued += order[place] != NONE
    if game.dragon == NONE:
        next_pick(game)
    else:
        game.phase = EXCHANGING
        game.waiting = 1 << game.dragon
    return 0


def tie(game: MiddleKingdom, lane: cython.int) -> cython.int:
    """R7.1: a single bid stays in play; R7.8: a stack will draw a card."""
    announce(game, TIED, lane // 2, game.laid[lane], game.under[lane])
    if game.under[lane] == NONE:
        game.tied[lane] = FIRST_TIE
    else:
        game.tied[lane] = SECOND_TIE
        game.draws += 1
    return 0


def exchange(game: MiddleKingdom, seat: cython.int, kind: cython.int) -> cython.int:
    """R9.1: before any pick the Dragon is exchanged for a card and lies on display."""
    game.dragon = NONE
    game.shown[DRAGON] = 1
    game.shown_size += 1
    announce(game, EXCHANGED, seat, kind)
    gain(game, seat, kind)
    return 0


def next_pick(game: MiddleKingdom) -> cython.int:
    """R5.1, Q7: the next bid picks while anything lies on display; R5.4: the rest miss."""
    game.phase = PICKING
    if game.served < game.queued and game.shown_size > 0:
        game.waiting = 1 << (game.queue[game.served] // 2)
        return 0
    while game.served < game.queued:
        announce(game, MISSED, game.queue[game.served] // 2)
        game.served += 1
    begin_draws(game)
    return 0


def pick(game: MiddleKingdom, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.1: one card of the display; R9.3: the Dragon gives a prestige token instead."""
    game.served += 1
    if kind == DRAGON:
        game.shown[DRAGON] = 0
        game.shown_size -= 1
        game.prestige[seat] += 1
        announce(game, HONOURED, seat)
        next_pick(game)
    else:
        announce(game, PICKED, seat, kind)
        gain(game, seat, kind)
    return 0


def gain(game: MiddleKingdom, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.5: a card goes from the display to the pile of its type, unless the Market asks."""
    game.shown[kind] -= 1
    game.shown_size -= 1
    game.last_gainer = seat
    if kind == MERCHANT and asks_market(game, seat):
        return 0
    game.pile[seat * 8 + kind] += 1
    if not holdings.claim(game, seat, TYPE[kind]):
        carry_on(game)
    return 0


def asks_market(game: MiddleKingdom, seat: cython.int) -> cython.int:
    """R10.1: who owned the Market before (Q17) chooses a pile, if there is a choice."""
    if game.goal[MARKET] != seat:
        return 0
    if holdings.dynasty_cards(game, seat) == holdings.merchants(game, seat):
        return 0
    game.push(MARKET_PILE, 1 << seat)
    return 1


def join(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """R10.1, R10.2: the Merchant joins its own pile or slips into another."""
    if kind_type == MARKET:
        game.pile[seat * 8 + MERCHANT] += 1
    else:
        game.slipped[seat * 5 + kind_type] += 1
    announce(game, JOINED, seat, kind_type)
    game.pop()
    # R7.8: drawn cards are all placed before goals move
    if game.phase == DRAWING or not holdings.claim(game, seat, kind_type):
        carry_on(game)
    return 0


def decide(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """R8.1, Q6: a free goal finds its owner, or stays free until such a card comes again."""
    goal = game.wanted
    game.wanted = NONE
    game.pop()
    if action < LEAVE:
        game.goal[goal] = seat
        announce(game, CLAIMED, seat, goal, NONE)
    else:
        announce(game, LEFT, seat, goal)
    if game.phase == DRAWING:
        game.answered |= 1 << seat
        move_goals(game)
    else:
        carry_on(game)
    return 0


def carry_on(game: MiddleKingdom) -> cython.int:
    """What follows a gained card depends on how it was gained."""
    if game.phase == PICKING or game.phase == EXCHANGING:
        next_pick(game)
    elif game.phase == DRAWING:
        place_drawn(game)
    else:
        turns.clear_turn(game)
    return 0


def begin_draws(game: MiddleKingdom) -> cython.int:
    """R7.8: clockwise after the last gainer (Q19, Q32); R7.9: too few cards end the game."""
    game.phase = DRAWING
    if game.draws == 0:
        begin_heir(game)
    elif game.deck_size < game.draws:
        turns.finish(game, TIES_ENDED)
    else:
        count: cython.int = 0
        for step in range(1, game.players + 1):
            seat = (game.last_gainer + step) % game.players
            for lane in range(seat * 2, seat * 2 + 2):
                if game.tied[lane] == SECOND_TIE:
                    game.drawer[count] = seat
                    count += 1
        game.waiting = CHANCE_BIT
    return 0


def draw(game: MiddleKingdom, kind: cython.int) -> cython.int:
    """R7.8: a card from the deck, open, to be placed once all have drawn."""
    game.deck[kind] -= 1
    game.deck_size -= 1
    game.drawn[game.drawn_size] = kind
    announce(game, DREW, game.drawer[game.drawn_size], kind)
    game.drawn_size += 1
    if game.drawn_size == game.draws:
        game.last_gainer = game.drawer[game.draws - 1]
        for place in range(game.draws):  # Q20: Merchants last, so that they find piles
            if game.drawn[place] != MERCHANT:
                game.pile[game.drawer[place] * 8 + game.drawn[place]] += 1
                game.drawn[place] = NONE
        place_drawn(game)
    return 0


def place_drawn(game: MiddleKingdom) -> cython.int:
    """R7.8: drawn Merchants are placed, the Market asking; then goals move together (Q20)."""
    for place in range(game.draws):
        if game.drawn[place] != NONE:
            game.drawn[place] = NONE
            if asks_market(game, game.drawer[place]):
                return 0
            game.pile[game.drawer[place] * 8 + MERCHANT] += 1
    move_goals(game)
    return 0


def move_goals(game: MiddleKingdom) -> cython.int:
    """Q20: each goal to who drew and has most of its type; if they leave it, to their equals."""
    while game.checking < TYPE_COUNT:
        best = NONE
        for place in range(game.draws):
            seat = game.drawer[place]
            if (game.answered >> seat) & 1:
                continue
            if best == NONE or holdings.strength(game, seat, game.checking) > holdings.strength(
                game, best, game.checking
            ):
                best = seat
        if best != NONE and holdings.claim(game, best, game.checking):
            return 0
        game.answered = 0
        game.checking += 1
    game.checking = 0
    begin_heir(game)
    return 0


def begin_heir(game: MiddleKingdom) -> cython.int:
    """R11.1: its owner may take one card that is left (Q14, Q15); never the Dragon (Q13)."""
    game.phase = HEIR_PICK
    seat = game.goal[HEIR]
    if seat != NONE and game.shown_size > game.shown[DRAGON]:
        game.waiting = 1 << seat
    else:
        turns.clear_turn(game)
    return 0


def take(game: MiddleKingdom, seat: cython.int, action: cython.int) -> cython.int:
    """R11.1: one card or none; R11.2: goals move at once."""
    if action == PASS:
        announce(game, PASSED, seat)
        turns.clear_turn(game)
    else:
        announce(game, TOOK, seat, action - TAKE)
        gain(game, seat, action - TAKE)
    return 0
