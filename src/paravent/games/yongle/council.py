# cython: language_level=3
"""The council: at the end of a season the advisers exchange cards (R11)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import stores, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.yongle import stores, turns
    from paravent.games.yongle.numbers import (
        BLANK,
        CARD_COUNT,
        CONTESTED,
        COUNCIL_BEGINS,
        DECLARED,
        FEWEST_LAID,
        LAID,
        LAY,
        LAYING,
        LAYING_BEGINS,
        MOST_LAID,
        NONE,
        RECEIVE,
        RECEIVED,
        SHARING,
        SHOWED,
        STAKE,
        STAKED,
        TRUST,
        TRUSTED,
        TRUSTING,
        WASTED,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_trust(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for adviser in range(game.players):
        if adviser != seat:
            choices[count] = TRUST + adviser
            count += 1
    return count


def offer_lay(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R11.3: first how many, then which, and blanks so that nobody sees how many (Q42)."""
    count: cython.int = 0
    if game.stake[seat] == 0:
        for cards in range(FEWEST_LAID, min(MOST_LAID, game.hand_size[seat]) + 1):
            choices[count] = STAKE + cards - FEWEST_LAID
            count += 1
        return count
    if game.laid_size[seat] >= game.stake[seat]:
        choices[0] = LAY + BLANK
        return 1
    for card in range(CARD_COUNT):
        choices[count] = LAY + card  # written always, counted if legal: no branch to miss
        count += game.hand[seat * 15 + card] > game.laid[seat * 15 + card]
    return count


def offer_share(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R11.5: the cards that the adviser laid."""
    count: cython.int = 0
    for card in range(CARD_COUNT):
        choices[count] = RECEIVE + card  # written always, counted if legal: no branch to miss
        count += game.laid[game.trust[seat] * 15 + card] > 0
    return count


def begin_council(game: Yongle) -> cython.int:
    """R11.1, R11.2: everybody names an adviser; with two players there is no choice (R11.9)."""
    announce(game, COUNCIL_BEGINS)
    if game.players == 2:
        game.trust[0] = 1
        game.trust[1] = 0
        begin_laying(game)
    else:
        game.phase = TRUSTING
        game.waiting = (1 << game.players) - 1
    return 0


def put_trust(game: Yongle, seat: cython.int, adviser: cython.int) -> cython.int:
    """R11.2: sealed until all cards are laid."""
    game.trust[seat] = adviser
    game.waiting &= ~(1 << seat)
    announce(game, TRUSTED, seat, adviser)
    if game.waiting == 0:
        begin_laying(game)
    return 0


def begin_laying(game: Yongle) -> cython.int:
    """R11.3: who has three cards or fewer lays them all."""
    game.phase = LAYING
    game.waiting = 0
    announce(game, LAYING_BEGINS)
    for seat in range(game.players):
        if game.hand_size[seat] > FEWEST_LAID:
            game.waiting |= 1 << seat
        else:
            game.stake[seat] = game.hand_size[seat]
            game.laid_size[seat] = game.hand_size[seat]
            for card in range(CARD_COUNT):
                game.laid[seat * 15 + card] = game.hand[seat * 15 + card]
    if game.waiting == 0:
        reveal(game)
    return 0


def put_stake(game: Yongle, seat: cython.int, cards: cython.int) -> cython.int:
    """R11.3: three to five cards."""
    game.stake[seat] = cards
    announce(game, STAKED, seat, cards)
    return 0


def lay(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R11.3: a card face down, or a blank; the last one of all turns everything over."""
    if card != BLANK:
        game.laid[seat * 15 + card] += 1
    game.laid_size[seat] += 1
    announce(game, LAID, seat, card)
    if game.laid_size[seat] == to_lay(game, seat):
        game.waiting &= ~(1 << seat)
        if game.waiting == 0:
            reveal(game)
    return 0


def to_lay(game: Yongle, seat: cython.int) -> cython.int:
    """Q42: with blanks, everybody lays as many as they could have staked."""
    if game.blanks == 0:
        return game.stake[seat]
    return min(MOST_LAID, game.hand_size[seat])


def reveal(game: Yongle) -> cython.int:
    """R11.4: advisers and cards are turned over together."""
    for seat in range(game.players):
        announce(game, DECLARED, seat, game.trust[seat])
        game.laid_size[seat] = game.stake[seat]
    for seat in range(game.players):
        for card in range(CARD_COUNT):
            for _ in range(game.laid[seat * 15 + card]):
                stores.lose(game, seat, card)
                announce(game, SHOWED, seat, card)
    game.phase = SHARING
    game.served = 0
    next_taker(game)
    return 0


def takers(game: Yongle, target: cython.int) -> cython.int:
    """How many want what a seat laid."""
    count: cython.int = 0
    for seat in range(game.players):
        count += game.trust[seat] == target
    return count


def next_taker(game: Yongle) -> cython.int:
    """R11.4 to R11.7: clockwise from the first seat all take cards and draw the rest."""
    while game.served < game.players:
        seat = (game.first + game.served) % game.players
        target: cython.int = game.trust[seat]
        game.served += 1
        if game.stake[seat] == 0:
            continue
        if takers(game, target) > 1:
            announce(game, CONTESTED, seat)
            stores.draw_cards(game, seat, game.stake[seat])
            return 0
        if game.stake[target] > game.stake[seat]:
            game.wanted = game.stake[seat]
            game.waiting = 1 << seat
            return 0
        for card in range(CARD_COUNT):
            while game.laid[target * 15 + card] > 0:
                receive(game, seat, card)
        if game.stake[seat] > game.stake[target]:
            stores.draw_cards(game, seat, game.stake[seat] - game.stake[target])
            return 0
    end_council(game)
    return 0


def receive(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R11.4: a card that the adviser laid; everybody sees where it goes."""
    target = game.trust[seat]
    game.laid[target * 15 + card] -= 1
    stores.gain(game, seat, card)
    game.shown[seat * 15 + card] += 1
    announce(game, RECEIVED, seat, card, target)
    if game.wanted > 0:
        game.wanted -= 1
        if game.wanted == 0:
            next_taker(game)
    return 0


def end_council(game: Yongle) -> cython.int:
    """R11.8: cards that nobody took are discarded; then a new season begins."""
    for seat in range(game.players):
        for card in range(CARD_COUNT):
            while game.laid[seat * 15 + card] > 0:
                game.laid[seat * 15 + card] -= 1
                game.discard[card] += 1
                game.discard_size += 1
                announce(game, WASTED, card)
        game.trust[seat] = NONE
        game.stake[seat] = 0
        game.laid_size[seat] = 0
    game.served = 0
    turns.begin_round(game)
    return 0
