# cython: language_level=3
"""Random games dealt by the dealer, inside the engine: the same deals as at a table."""

import hashlib
from array import array

import cython

from paravent.core.dealer import Dealer

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.paravent.core.draws import (
        DIGEST,
        LONGEST,
        Draws,
        begin,
        digest,
        first_word,
        number,
        play_one,
    )
    from cython.cimports.paravent.core.numbers import MAX_SEATS
    from cython.cimports.paravent.core.position import (
        Position,
        PyBytes_FromStringAndSize,
        copy_block,
    )
    from cython.cimports.paravent.core.rng import Rng
else:
    from paravent.core.numbers import CHANCE
    from paravent.core.position import Position
    from paravent.core.rng import Rng


def drawn(seed: bytes, deal: int, bound: int, portable: bool = False) -> int:
    """Dealer.number; `portable` does without the processor's own instructions."""
    if cython.compiled:
        if len(seed) > LONGEST:
            raise ValueError(f"a seed has at most {LONGEST} bytes, not {len(seed)}")
        draws = cython.declare(Draws)
        begin(cython.address(draws), seed, len(seed), portable)
        return number(cython.address(draws), deal, bound)
    return Dealer(seed).number(deal, bound)


def digested(text: bytes, portable: bool = False) -> bytes:
    """SHA-256."""
    if cython.compiled:
        found = cython.declare(cython.uchar[DIGEST])
        digest(found, text, len(text), portable)
        return PyBytes_FromStringAndSize(cython.cast(cython.p_char, found), DIGEST)
    return hashlib.sha256(text).digest()


def play_dealt(
    first: Position, deals: bytes, luck: bytes, game: cython.int, games: cython.int
) -> bytes:
    """So many games from a position to the end at random, each seat by luck of its own.

    The seed of a game's dealer is the SHA-256 of `deals` and its number in digits; a seat draws
    from the first 64 bits of that of `luck`, the number, a zero and the seat. Returns 32-bit
    numbers: of each game how many deals there were, then decisions, points and places by seat.
    """
    if cython.compiled:
        players: cython.int = first.players
        width: cython.int = 1 + 3 * players
        draws = cython.declare(Draws)
        mark = cython.declare(cython.uchar[DIGEST])
        states = cython.declare(cython.ulonglong[MAX_SEATS])
        told = cython.cast(cython.p_int, malloc(games * width * 4))
        if not told:
            raise MemoryError
        position, rng = first.clone(), Rng(0)
        try:
            for more in range(games):
                name: bytes = b"%d" % (game + more)
                text: bytes = deals + name
                digest(mark, text, len(text), False)
                begin(cython.address(draws), cython.cast(cython.p_char, mark), DIGEST, False)
                for seat in range(players):
                    text = b"%b%b\0%d" % (luck, name, seat)
                    digest(mark, text, len(text), False)
                    states[seat] = first_word(mark)
                copy_block(first, position)
                play_one(position, cython.address(draws), rng, states, told + more * width)
            return PyBytes_FromStringAndSize(cython.cast(cython.p_char, told), games * width * 4)
        finally:
            free(told)
    return b"".join([played_slowly(first, deals, luck, game + more) for more in range(games)])


def played_slowly(first: Position, deals: bytes, luck: bytes, game: int) -> bytes:
    """The same of one game, uncompiled."""
    name = b"%d" % game
    position, dealer = first.clone(), Dealer(digested(deals + name))
    lucks = []
    for seat in range(position.players):
        mark = digested(b"%b%b\0%d" % (luck, name, seat))
        lucks.append(Rng(int.from_bytes(mark[:8], "big")))
    decisions, dealt = [0] * position.players, 0
    while acting := position.actors():
        seat = acting[0]
        if seat == CHANCE:
            position.apply(CHANCE, dealer.deal(dealt, position))
            dealt += 1
        else:
            offers = position.legal(seat)
            position.apply(seat, offers[lucks[seat].below(len(offers))])
            decisions[seat] += 1
    told = array("i", [dealt, *decisions, *position.scores(), *position.places()])
    return told.tobytes()
