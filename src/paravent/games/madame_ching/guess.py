"""A consistent guess at everything that a seat of Madame Ching cannot know."""

from __future__ import annotations

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.madame_ching import memory
from paravent.games.madame_ching.numbers import AUDIENCE, KIND_COUNT
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import PHASES


def redeal(position: MadameChing, seat: int, rng: Rng) -> None:
    """Hands, the hidden card, sealed choices and encounter cards, from what the seat has seen.

    What other seats have learnt in secret is part of what it cannot know: in the guess they
    have seen only what everybody saw.
    """
    if PHASES[position.phase] == "over":
        return
    redeal_navigation(position, seat, rng)
    redeal_encounters(position, seat, rng)


def drawn(cards: list[int], rng: Rng) -> int:
    """A card taken at random out of a list."""
    return cards.pop(rng.below(len(cards)))


def redeal_navigation(position: MadameChing, seat: int, rng: Rng) -> None:
    observer = AUDIENCE if seat == NOBODY else seat
    others = [other for other in range(position.players) if other != seat]
    hands, chosen = list(position.hand), list(position.chosen)
    sizes = {other: hands[other].bit_count() for other in others}
    sealed = {other: chosen[other].bit_count() for other in others}
    unknown = position.pile[0] | (1 << position.hidden if position.hidden else 0)
    possible = memory.traced(position, observer)
    held = 0
    for other in others:
        held |= hands[other]
    traced = []
    for number in memory.cards_in(held):
        if possible[number]:
            traced.append((number, possible[number]))
        else:
            unknown |= 1 << number
    dealt = seat_traced(traced, sizes, rng)
    pool = memory.cards_in(unknown)
    for other in others:
        while len(dealt[other]) < sizes[other]:
            dealt[other].append(drawn(pool, rng))
        hands[other] = sum(1 << number for number in dealt[other])
        mine = sorted(dealt[other])
        chosen[other] = sum(1 << drawn(mine, rng) for _ in range(sealed[other]))
    if position.hidden:
        position.hidden = drawn(pool, rng)
    position.hand = hands
    position.chosen = chosen
    position.pile = [sum(1 << number for number in pool), *position.pile[1:]]
    position.trace = [public_trace(trace, observer) for trace in position.trace]


def seat_traced(
    traced: list[tuple[int, int]], sizes: dict[int, int], rng: Rng
) -> dict[int, list[int]]:
    """Each card in one of the hands it may be in, so that no hand gets too many."""
    dealt: dict[int, list[int]] = {other: [] for other in sizes}
    doubtful = []
    for number, possible in traced:
        if possible & (possible - 1):
            doubtful.append((number, possible))
        else:
            dealt[possible.bit_length() - 1].append(number)
    for index, (number, possible) in enumerate(doubtful):
        room = {other: size - len(dealt[other]) for other, size in sizes.items()}
        left = [hands for _, hands in doubtful[index + 1 :]]
        fit = [
            other
            for other in sizes
            if possible >> other & 1 and all_fit(left, {**room, other: room[other] - 1})
        ]
        dealt[fit[rng.below(len(fit))]].append(number)
    return dealt


def all_fit(left: list[int], room: dict[int, int]) -> bool:
    """Whether every card finds a hand: no group of hands is asked to take more than it can."""
    for group in range(1, 16):
        space = sum(size for other, size in room.items() if group >> other & 1)
        if sum(1 for hands in left if not hands & ~group) > space:
            return False
    return all(size >= 0 for size in room.values())


def public_trace(trace: int, observer: int) -> int:
    """A seat's own knowledge; everybody else has what the audience has."""
    everybody = (trace >> 4 * AUDIENCE & 15) * 0x11111
    return everybody & ~(15 << 4 * observer) | trace & 15 << 4 * observer


def redeal_encounters(position: MadameChing, seat: int, rng: Rng) -> None:
    others = [other for other in range(position.players) if other != seat]
    held, deck = list(position.held), list(position.encounter_deck)
    certain = [0] * len(position.shown_to)
    if seat != NOBODY:
        first = seat * 4 * KIND_COUNT
        own = slice(first, first + 4 * KIND_COUNT)
        certain[own] = position.shown_to[own]
    robbed = seat != NOBODY and position.fresh_from == seat  # then it knows the fresh card
    pool: list[int] = []
    known: dict[int, list[int]] = {}
    for other in others:
        first = (max(seat, 0) * 4 + other) * KIND_COUNT
        known[other] = certain[first : first + KIND_COUNT]
    for kind in range(KIND_COUNT):
        copies = deck[kind]
        for other in others:
            copies += held[other * KIND_COUNT + kind] - known[other][kind]
        pool += [kind] * copies
    for other in others:
        hand = list(known[other])
        fresh = NOBODY
        for _ in range(position.held_size[other] - sum(hand)):
            fresh = drawn(pool, rng)
            hand[fresh] += 1
        held[other * KIND_COUNT : (other + 1) * KIND_COUNT] = hand
        if other == position.actor and position.fresh != NOBODY and not robbed:
            position.fresh = fresh
    position.held = held
    position.encounter_deck = [pool.count(kind) for kind in range(KIND_COUNT)]
    position.shown_to = certain
