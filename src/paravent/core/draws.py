# cython: language_level=3
"""Random games dealt by the dealer, inside the engine: the same deals as at a table."""

import cython

from paravent.core.dealer import Dealer

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.draws import Draws, begin, number
    from cython.cimports.paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, MAX_SEATS
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.core.numbers import CHANCE
    from paravent.core.position import Position
    from paravent.core.rng import Rng

LONGEST = 64  # bytes of a seed


def drawn(seed: bytes, deal: int, bound: int, portable: bool = False) -> int:
    """Dealer.number; `portable` does without the processor's own instructions."""
    if cython.compiled:
        require_short(seed)
        draws = cython.declare(Draws)
        begin(cython.address(draws), seed, len(seed), portable)
        return number(cython.address(draws), deal, bound)
    return Dealer(seed).number(deal, bound)


def play_dealt(position: Position, seed: bytes, luck: list[Rng]) -> tuple[list[int], int]:
    """Play to the end at random, each seat by luck of its own; the decisions of each seat, and how
    many deals there were."""
    if cython.compiled:
        require_short(seed)
        draws = cython.declare(Draws)
        begin(cython.address(draws), seed, len(seed), False)
        choices = cython.declare(cython.int[MAX_CHOICES])
        states = cython.declare(cython.ulonglong[MAX_SEATS])
        decisions = cython.declare(cython.int[MAX_SEATS])
        players: cython.int = position.players
        rng: Rng = Rng(0)
        for seat in range(players):
            own: Rng = luck[seat]
            states[seat], decisions[seat] = own.state, 0
        deals: cython.int = 0
        while position.waiting != 0:
            if position.waiting == CHANCE_BIT:
                count: cython.int = position.offer(CHANCE, choices)
                total: cython.int = 0
                for index in range(count):
                    total += position.odds(choices[index])
                mark: cython.int = number(cython.address(draws), deals, total)
                chosen: cython.int = 0
                mark -= position.odds(choices[chosen])
                while mark >= 0:
                    chosen += 1
                    mark -= position.odds(choices[chosen])
                position.act(CHANCE, choices[chosen])
                deals += 1
            else:
                acting: cython.int = lowest(position.waiting)
                count = position.offer(acting, choices)
                rng.state = states[acting]
                position.act(acting, choices[below(rng, count)])
                states[acting] = rng.state
                decisions[acting] += 1
        for seat in range(players):
            own = luck[seat]
            own.state = states[seat]
        return [decisions[seat] for seat in range(players)], deals
    return play_slowly(position, seed, luck)


def require_short(seed: bytes) -> None:
    if len(seed) > LONGEST:
        raise ValueError(f"a seed has at most {LONGEST} bytes, not {len(seed)}")


def play_slowly(position: Position, seed: bytes, luck: list[Rng]) -> tuple[list[int], int]:
    """The same, uncompiled."""
    dealer, decisions, deals = Dealer(seed), [0] * position.players, 0
    while acting := position.actors():
        seat = acting[0]
        if seat == CHANCE:
            position.apply(CHANCE, dealer.deal(deals, position))
            deals += 1
        else:
            offers = position.legal(seat)
            position.apply(seat, offers[luck[seat].below(len(offers))])
            decisions[seat] += 1
    return decisions, deals
