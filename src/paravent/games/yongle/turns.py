# cython: language_level=3
"""The round, the turn and the end (R3, R4, R12)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import (
        almanac,
        council,
        intrigue,
        lots,
        payment,
        scoring,
        stores,
        works,
    )
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import (
        almanac,
        council,
        intrigue,
        lots,
        payment,
        scoring,
        stores,
        works,
    )
    from paravent.games.yongle.numbers import (
        ARRIVAL,
        AWARDED,
        BEGINS,
        BUILD,
        CARD_COUNT,
        COLLAPSE,
        DRAW,
        END,
        ENDED,
        ENDED_TURN,
        EVENTS_ENDED,
        FIRST_LASTING,
        HINDERED,
        LASTING_BLOCKADE,
        LASTING_SUMMONS,
        NEW_SEASON,
        NONE,
        OVER,
        PLOT,
        SCHEME,
        SEASON_ROUNDS,
        SHARING,
        SUMMONS,
        TURN,
        TURN_BEGINS,
        TURNING_UP,
        UNPICKED,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_turn(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R4.1: draw, build, scheme, plot, or the end of the turn."""
    count: cython.int = 0
    if game.actions > 0:
        if stores.drawable(game, seat) > 0:
            choices[0] = DRAW
            count = 1
        count = payment.offer_sites(game, seat, choices, count)
    count = intrigue.offer_schemes(game, seat, choices, count)
    count = intrigue.offer_plots(game, seat, choices, count)
    choices[count] = END
    return count + 1


def begin_round(game: Yongle) -> cython.int:
    """R3.2: an event is turned up; R10.1: a new season every three rounds."""
    game.round += 1
    if game.round % SEASON_ROUNDS == 1:
        game.season = game.round // SEASON_ROUNDS % 4
        announce(game, NEW_SEASON, game.season, game.round)
        if game.passing and game.round > 1:
            game.first = (game.first + 1) % game.players
            announce(game, BEGINS, game.first)
    almanac.set_effects(game)
    game.phase = TURNING_UP
    game.waiting = CHANCE_BIT
    return 0


def begin_turn(game: Yongle) -> cython.int:
    """R4.1, R4.4: actions are counted, then free cards are drawn."""
    seat = game.mover
    actions: cython.int = game.turn_actions
    if game.lasting[seat * 5 + LASTING_SUMMONS] != NONE:
        actions -= game.plot_amount[SUMMONS]
    game.actions = max(1, actions)
    announce(game, TURN_BEGINS, seat, game.actions)
    for plot in range(LASTING_BLOCKADE + 1):
        if game.lasting[seat * 5 + plot] != NONE:
            announce(game, HINDERED, seat, FIRST_LASTING + plot, game.lasting[seat * 5 + plot])
    game.phase = ARRIVAL
    game.waiting = 1 << seat
    stores.draw_cards(
        game, seat, 0 if game.lasting[seat * 5 + LASTING_BLOCKADE] != NONE else game.turn_cards
    )
    return 0


def take_action(game: Yongle, seat: cython.int, action: cython.int) -> cython.int:
    """R4.1: draw, build, plot; schemes besides (R7.1); or the end of the turn (R4.5)."""
    if action == DRAW:
        game.actions -= 1
        stores.draw_cards(game, seat, 1)
    elif action == END:
        end_turn(game)
    elif action >= PLOT:
        intrigue.play_plot(game, seat, action - PLOT)
    elif action >= SCHEME:
        intrigue.play_scheme(game, seat, action - SCHEME)
    else:
        payment.begin_site(game, seat, action - BUILD)
    return 0


def go_on(game: Yongle) -> cython.int:
    """R4.5: a turn ends by itself once neither an action nor a scheme can be left (Q13)."""
    if game.actions == 0 and (game.hand_size[game.mover] == 0 or not stores.plots_left(game)):
        end_turn(game)
    return 0


def end_turn(game: Yongle) -> cython.int:
    """R4.5, R8.3: plots against this turn are over; the next seat follows."""
    seat = game.mover
    announce(game, ENDED_TURN, seat)
    game.actions = 0
    for plot in range(LASTING_BLOCKADE + 1):
        if game.lasting[seat * 5 + plot] != NONE:
            works.clear_lasting(game, seat, plot)
    game.mover = (seat + 1) % game.players
    if game.mover == game.first:
        end_round(game)
    else:
        begin_turn(game)
    return 0


def end_round(game: Yongle) -> cython.int:
    """R3.3, R12: the event goes; the game ends, or a season does, or the next round begins."""
    for card in range(CARD_COUNT):
        while game.opened[card] > 0:
            game.opened[card] -= 1
            game.discard[card] += 1
            game.discard_size += 1
            announce(game, UNPICKED, card)
    game.opened_size = 0
    game.event_spent[game.event] += 1
    game.event = NONE
    game.mover = NONE
    game.constructed = 0
    almanac.set_effects(game)
    if game.cause != 0 or game.event_pile_size == 0:
        finish(game)
    elif game.round % SEASON_ROUNDS == 0:
        council.begin_council(game)
    else:
        begin_round(game)
    return 0


def finish(game: Yongle) -> cython.int:
    """R12, R13: the game is over and the bonuses are awarded."""
    bonuses = cython.declare(cython.int[5])
    game.phase = OVER
    game.waiting = 0
    announce(game, ENDED, game.cause - 1 if game.cause > 0 else EVENTS_ENDED)
    for seat in range(game.players):
        scoring.final_bonuses(game, seat, bonuses)
        for bonus in range(5):
            if bonuses[bonus] > 0:
                announce(game, AWARDED, seat, bonuses[bonus], bonus)
    return 0


def resume(game: Yongle) -> cython.int:
    phase = game.phase
    if phase == TURN:
        if game.site != NONE:
            works.after_site(game)
        elif game.plot == COLLAPSE:
            intrigue.finish_plot(game)
        else:
            go_on(game)
    elif phase == SHARING:
        council.next_taker(game)
    elif phase == ARRIVAL:
        almanac.begin_pick(game)
    elif phase == TURNING_UP:
        begin_turn(game)
    else:
        lots.deal_hands(game)
    return 0
