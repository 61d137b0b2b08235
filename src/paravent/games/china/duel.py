# cython: language_level=3
"""The game for two: the Emperor's colour, influence cards and special cards (R12)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import offer_each
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china import cards, land, placing, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import offer_each
    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.china import cards, land, placing, turns
    from paravent.games.china.numbers import (
        ALL_PROVINCES,
        CHANGE_CARD,
        COLOUR_COUNT,
        COLOURS_PAID,
        EMPEROR,
        EMPEROR_FIRST,
        GAVE,
        GIVING,
        GRANTED,
        GRANTING,
        HAND_CARDS,
        INFLUENCED,
        KEEP,
        KEEPING,
        KEPT,
        NONE,
        STAY,
        STAYED,
        SWAPPING,
        TURN,
        TWO_PROVINCES,
        USE,
        USED,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def is_duel(game: China) -> cython.int:
    return game.houses > game.players


def offer_keep(game: China, choices: cython.p_int) -> cython.int:
    return offer_each(KEEP, COLOURS_PAID[game.played], choices, 0)


def ask_keep(game: China, seat: cython.int, payment: cython.int) -> cython.int:
    """R12.4: one of the cards played stays in front of the player, who chooses (Q18)."""
    colours: cython.int = COLOURS_PAID[payment]
    if colours & (colours - 1):
        game.played = payment
        game.phase = KEEPING
        game.waiting = 1 << seat
        return 1
    colour: cython.int = 0
    while not (colours >> colour) & 1:
        colour += 1
    keep_card(game, seat, colour)
    return 0


def keep_card(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R12.4: as many cards as the opponent, or more, bring the influence card of a colour."""
    game.played = NONE
    game.discard[colour] -= 1
    game.kept[seat * COLOUR_COUNT + colour] += 1
    announce(game, KEPT, seat, colour)
    holder = game.influence[colour]
    other = 1 - seat
    mine = game.kept[seat * COLOUR_COUNT + colour]
    if holder != seat and mine >= game.kept[other * COLOUR_COUNT + colour]:
        game.influence[colour] = seat
        announce(game, INFLUENCED, seat, colour, holder)
    return 0


def keep(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R12.4: the card that the player chose; then everything is paid for."""
    keep_card(game, seat, colour)
    return placing.paid(game)


def offer_specials(game: China, choices: cython.p_int, count: cython.int) -> cython.int:
    """R12.8: before the first piece; two provinces also after it."""
    if not is_duel(game):
        return count
    specials: cython.int = game.specials[game.mover]
    held: cython.int = game.hand_size[game.mover]
    if (specials >> EMPEROR_FIRST) & 1 and game.placed == 0 and game.reigned == 0:
        if emperor_reach(game):
            choices[count] = USE + EMPEROR_FIRST
            count += 1
    if (specials >> TWO_PROVINCES) & 1 and game.placed < 2 and held > 1 and not game.wide:
        choices[count] = USE + TWO_PROVINCES
        count += 1
    if (specials >> CHANGE_CARD) & 1 and game.placed == 0 and held > 0 and game.row_size > 0:
        choices[count] = USE + CHANGE_CARD
        count += 1
    return count


def use(game: China, seat: cython.int, special: cython.int) -> cython.int:
    """R12.8: each special card once in the game."""
    game.specials[seat] &= ~(1 << special)
    announce(game, USED, seat, special)
    if special == EMPEROR_FIRST:
        begin_emperor(game)
    elif special == TWO_PROVINCES:
        game.wide = 1
    else:
        game.phase = GIVING
    return 0


def give(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R12.8: a card of the hand lies in the row, for the one that will be taken (Q20)."""
    cards.lose(game, seat, colour)
    game.played = colour
    announce(game, GAVE, seat, colour)
    game.phase = SWAPPING
    return 0


def swap(game: China, seat: cython.int, colour: cython.int) -> cython.int:
    """R12.8: the open card that the other one replaces."""
    cards.take(game, seat, colour)
    game.row[game.played] += 1
    game.row_size += 1
    game.played = NONE
    game.phase = TURN
    return 0


def emperor_reach(game: China) -> cython.int:
    """R12.5: occupied provinces where the Emperor can place something, else empty ones."""
    if cython.compiled:
        sets = cython.declare(cython.longlong[4])
    else:
        sets = [0] * 4
    house = game.house
    empty = land.vacancies(game)
    game.house = game.players
    reach: cython.int = ALL_PROVINCES & ~empty
    if not placing.find_places(game, reach, sets):
        reach = empty
        if not placing.find_places(game, reach, sets):
            reach = 0
    game.house = house
    return reach


def offer_emperor(game: China, choices: cython.p_int) -> cython.int:
    """R12.5: one piece of the Emperor's, or none."""
    count = placing.offer_pieces(game, emperor_reach(game), choices)
    choices[count] = STAY
    return count + 1


def begin_emperor(game: China) -> cython.int:
    """R12.5: the Emperor's part of the turn; it is skipped if his cards allow nothing."""
    game.reigned = 1
    if emperor_reach(game) == 0:
        after_emperor(game)
        return 0
    game.house = game.players
    game.phase = EMPEROR
    game.waiting = 1 << game.mover
    return 0


def stay(game: China, seat: cython.int) -> cython.int:
    """R12.5: no piece of the Emperor's."""
    announce(game, STAYED, seat)
    return after_emperor(game)


def grant(game: China, colour: cython.int) -> cython.int:
    """R12.2, R12.5: an open card for the Emperor, always from the deck."""
    cards.draw_colour(game, colour)
    cards.receive(game, game.players, colour)
    announce(game, GRANTED, colour)
    cards.watch_deck(game)
    fill_court(game)
    return 0


def fill_court(game: China) -> cython.int:
    """R12.5: three cards again, while the deck lasts."""
    if game.hand_size[game.players] < HAND_CARDS and game.deck_size > 0:
        game.phase = GRANTING
        game.waiting = CHANCE_BIT
    else:
        after_emperor(game)
    return 0


def after_emperor(game: China) -> cython.int:
    """The player's own part of the turn follows, or the next turn."""
    game.house = game.mover
    if game.moved:
        turns.end_own_part(game)
    else:
        turns.begin_own_part(game)
    return 0
