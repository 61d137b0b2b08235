"""Guesses for Yongle: what a seat cannot see is replaced by what it might be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.yongle.numbers import FEWEST_LAID, MOST_LAID
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import CARDS, PHASES, RESOURCES

TRIES = 40  # at a hand that can pay, before one is put together


def redeal(position: Yongle, seat: int, rng: Rng) -> None:
    """Other hands, their plots and the pile hold any of the cards that they might hold."""
    if PHASES[position.phase] == "over":
        return
    deal_cards(position, seat, rng)
    deal_plots(position, seat, rng)
    if PHASES[position.phase] in ("trust", "lay"):
        seal_again(position, seat, rng)
    others = [other for other in range(position.players) if other != seat]
    seen = list(position.seen)
    for knower in others:  # what others know of each other is beyond the seat
        for holder in others:
            first = (knower * 4 + holder) * 15
            seen[first : first + 15] = [0] * 15
    position.seen = seen


def draw(pool: list[int], rng: Rng) -> int:
    """A card of a pool without order."""
    mark = rng.below(sum(pool))
    for card, copies in enumerate(pool):
        mark -= copies
        if mark < 0:
            pool[card] -= 1
            return card
    raise AssertionError("an empty pool")


def known(position: Yongle, owner: int, seat: int) -> list[int]:
    """Cards that a seat knows in another hand, laid ones that are still sealed included."""
    public = position.shown[owner * 15 : owner * 15 + 15]
    if seat == NOBODY:
        return list(public)
    first = (seat * 4 + owner) * 15
    own = position.seen[first : first + 15]
    return [shared + more for shared, more in zip(public, own, strict=True)]


def unseen(position: Yongle, seat: int) -> list[int]:
    """What the pile and other hands hold that a seat cannot place, by card."""
    pool, hand = list(position.pile), position.hand
    for place in range(position.top_size):
        if seat == NOBODY or not position.top_knowers[place] >> seat & 1:
            pool[position.top[place]] += 1
    for owner in range(position.players):
        if owner != seat:
            for card, copies in enumerate(known(position, owner, seat)):
                pool[card] += hand[owner * 15 + card] - copies
    return pool


def deal_cards(position: Yongle, seat: int, rng: Rng) -> None:
    """Those come first of whose hands everybody knows something."""
    pool = unseen(position, seat)
    hand, top = list(position.hand), list(position.top)
    owners = [owner for owner in range(position.players) if owner != seat]
    first = (position.mover, position.target)
    for owner in sorted(owners, key=lambda owner: owner not in first):
        held = known(position, owner, seat)
        hand[owner * 15 : owner * 15 + 15] = guessed_hand(position, owner, held, pool, rng)
    for place in range(position.top_size):
        if seat == NOBODY or not position.top_knowers[place] >> seat & 1:
            top[place] = draw(pool, rng)
    position.hand, position.top, position.pile = hand, top, pool


def guessed_hand(
    position: Yongle, owner: int, held: list[int], pool: list[int], rng: Rng
) -> list[int]:
    """A hand as the known cards and the phase allow it: whoever pays can pay (R5.2, R7.2), and
    whose material burns has shown all of it (R8.6)."""
    phase, size = PHASES[position.phase], position.hand_size[owner]
    kinds = range(len(CARDS))
    if owner == position.mover and phase in ("spare", "pay"):
        held = paying_hand(position, held, pool, size - sum(held), rng)
    elif owner == position.mover and phase == "fee":
        short = position.toll - sum(held[: len(RESOURCES)])
        held = filled(held, pool, max(0, short), rng, range(len(RESOURCES)))
    elif owner == position.target and position.material != NOBODY:
        burning = range(position.material * 3, position.material * 3 + 3)
        return filled(held, pool, size - sum(held), rng, [k for k in kinds if k not in burning])
    return filled(held, pool, size - sum(held), rng, kinds)


def filled(
    held: list[int], pool: list[int], cards: int, rng: Rng, kinds: Sequence[int]
) -> list[int]:
    """A hand with so many cards more from the pool, of some kinds."""
    hand, part = list(held), [0] * len(pool)
    for card in kinds:
        part[card] = pool[card]
    for _ in range(cards):
        card = draw(part, rng)
        hand[card] += 1
        pool[card] -= 1
    return hand


def paying_hand(
    position: Yongle, held: list[int], pool: list[int], free: int, rng: Rng
) -> list[int]:
    """A hand that can pay what is due: everybody knows that the mover can."""
    for _ in range(TRIES):
        rest = list(pool)
        hand = filled(held, rest, free, rng, range(len(CARDS)))
        if can_pay(position, hand):
            pool[:] = rest
            return hand
    least = min(filter(None, ways_to_pay(position, held, pool)), key=sum)
    for card, copies in enumerate(least):
        pool[card] -= copies
    return [had + more for had, more in zip(held, [*least, 0, 0, 0], strict=True)]


def dues(position: Yongle) -> list[list[int]]:
    """What may be due: in the hands of Kuai Xiang one material or another is less."""
    due = list(position.due)
    if PHASES[position.phase] == "pay":
        return [due]
    return [
        [units - position.discount * (material == spared) for material, units in enumerate(due)]
        for spared in range(4)
        if due[spared] > 0
    ]


def can_pay(position: Yongle, hand: list[int]) -> bool:
    return any(
        all(fewest(position, hand, [0] * 15, material, units) for material, units in enumerate(due))
        for due in dues(position)
    )


def ways_to_pay(position: Yongle, held: list[int], pool: list[int]) -> list[list[int] | None]:
    """For each way that may be due, the fewest cards of the pool that pay it."""
    ways: list[list[int] | None] = []
    for due in dues(position):
        parts = [
            fewest(position, held, pool, material, units) for material, units in enumerate(due)
        ]
        ways.append(None if None in parts else [card for part in parts for card in part or ()])
    return ways


def fewest(
    position: Yongle, held: list[int], pool: list[int], material: int, due: int
) -> list[int] | None:
    """The fewest cards that a hand needs to pay a material without a superfluous one (R5.2)."""
    kinds = range(material * 3, material * 3 + 3)
    values = [position.worth[kind] for kind in kinds]
    paid = [value for kind, value in zip(kinds, values, strict=True) if position.paid[kind]]
    if due <= 0:
        return [0, 0, 0]
    best: list[int] | None = None
    reach = [range(min(held[kind] + pool[kind], due) + 1) for kind in kinds]
    for used in product(*reach):
        smallest = [value for value, copies in zip(values, used, strict=True) if copies] + paid
        excess = sum(v * copies for v, copies in zip(values, used, strict=True)) - due
        if excess < 0 or excess >= min(smallest):
            continue
        more = [max(0, copies - held[kind]) for kind, copies in zip(kinds, used, strict=True)]
        if best is None or sum(more) < sum(best):
            best = more
    return best


def deal_plots(position: Yongle, seat: int, rng: Rng) -> None:
    plots, pool = list(position.plots), list(position.plot_pile)
    others = [owner for owner in range(position.players) if owner != seat]
    for owner in others:
        for plot in range(10):
            pool[plot] += plots[owner * 10 + plot]
    for owner in others:
        held = [0] * 10
        for _ in range(position.plots_held[owner]):
            held[draw(pool, rng)] += 1
        plots[owner * 10 : owner * 10 + 10] = held
    position.plots, position.plot_pile = plots, pool


def seal_again(position: Yongle, seat: int, rng: Rng) -> None:
    """Other seats trust anybody and lay any of their cards, as many as lie there."""
    trust, stake, laid = list(position.trust), list(position.stake), list(position.laid)
    for owner in range(position.players):
        if owner == seat:
            continue
        if trust[owner] != NOBODY:
            others = [other for other in range(position.players) if other != owner]
            trust[owner] = others[rng.below(len(others))]
        if position.waiting >> owner & 1 and stake[owner]:
            fewest = max(FEWEST_LAID, position.laid_size[owner] + 1)
            most = min(MOST_LAID, position.hand_size[owner])
            stake[owner] = fewest + rng.below(most - fewest + 1)
        hand = list(position.hand[owner * 15 : owner * 15 + 15])
        down = [0] * 15
        for _ in range(position.laid_size[owner]):
            down[draw(hand, rng)] += 1
        laid[owner * 15 : owner * 15 + 15] = down
    position.trust, position.stake, position.laid = trust, stake, laid
