# cython: language_level=3
"""The turn of a player, whose turn is next, and the end (R3, R8, R9)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china import cards, duel, land, placing, scoring
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.china import cards, duel, land, placing, scoring
    from paravent.games.china.numbers import (
        ALL_PROVINCES,
        COLOUR_COUNT,
        DECK_EMPTY,
        ENDED,
        EXCHANGE,
        EXCHANGED,
        OVER,
        PASS,
        PASSED,
        ROUND_BEGAN,
        TURN,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def offer_turn(game: China, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R3.1: place pieces, or exchange a card; R8.3: pass only if there is no card to draw."""
    count = placing.offer_pieces(game, ALL_PROVINCES, choices)
    exchanging: cython.int = game.hand_size[seat] > 0 and game.row_size + game.deck_size > 0
    if exchanging:
        for colour in range(COLOUR_COUNT):
            if (game.hand[seat] >> 2 * colour) & 3:
                choices[count] = EXCHANGE + colour
                count += 1
    count = duel.offer_specials(game, choices, count)
    if not exchanging:
        choices[count] = PASS
        count += 1
    return count


def exchange(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R8.1: a card is discarded and another one drawn."""
    cards.lose(game, seat, colour)
    game.discard[colour] += 1
    announce(game, EXCHANGED, seat, colour)
    cards.go_on_drawing(game)
    return 0


def pass_turn(game: China, seat: cython.int) -> cython.int:
    """R8.3: neither piece nor card."""
    announce(game, PASSED, seat)
    return end_own_part(game)


def row_filled(game: China) -> cython.int:
    """The game is set up, or the player's own part of the turn is over."""
    if game.turn > 0:
        end_own_part(game)
    elif duel.is_duel(game):
        game.turn = 1
        duel.fill_court(game)
    else:
        game.turn = 1
        begin_own_part(game)
    return 0


def begin_own_part(game: China) -> cython.int:
    """R3.1: it is the mover's turn."""
    game.vacant = land.vacancies(game)
    game.phase = TURN
    game.waiting = 1 << game.mover
    return 0


def end_own_part(game: China) -> cython.int:
    """R12.5: the Emperor follows the player; R7.2: then the next player moves."""
    game.moved = 1
    game.wide = 0
    if duel.is_duel(game) and not game.reigned:
        duel.begin_emperor(game)
    else:
        next_turn(game)
    return 0


def next_turn(game: China) -> cython.int:
    """R9.2: after the second exhaustion the round is played out, so all have equal turns."""
    game.moved = 0
    game.reigned = 0
    if game.shuffles == 2 and game.mover == game.players - 1:
        finish(game, DECK_EMPTY)
        return 0
    game.turn += 1
    game.mover = (game.mover + 1) % game.players
    game.house = game.mover
    if game.mover == 0:
        announce(game, ROUND_BEGAN, (game.turn - 1) // game.players + 1)
    begin_own_part(game)
    return 0


def finish(game: China, ending: cython.int) -> cython.int:
    """R9.4: the final scoring."""
    game.house = 0
    game.moved = 0
    game.reigned = 0
    game.vacant = 0
    game.wide = 0
    announce(game, ENDED, ending)
    scoring.score_all(game)
    game.phase = OVER
    game.waiting = 0
    return 0
