# cython: language_level=3
"""Paying for a building: what a hand can afford, and with which cards (R5.1 to R5.3, R9.9)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import stores, works
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import lowest
    from paravent.core.checked import announce
    from paravent.games.yongle import stores, works
    from paravent.games.yongle.numbers import (
        ANY_SIZE,
        BEGUN,
        BUILD,
        IMPERIAL,
        LASTING_BAN,
        MOURNING,
        NONE,
        PAID,
        PAY,
        PAYING,
        RESOURCE_COUNT,
        SABOTAGE,
        SETTLE,
        SPARE,
        SPARED,
        SPARING,
        SUMS,
        UNPAYABLE,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def need(game: Yongle, seat: cython.int, building: cython.int, material: cython.int) -> cython.int:
    """R5.2: units of a material that a construction takes from a seat."""
    return game.recipe[building * 4 + material] + sabotage_units(game, seat, material)


def needs(game: Yongle, seat: cython.int, building: cython.int) -> list[int]:
    """Units that a construction takes from a seat, by material."""
    return [need(game, seat, building, material) for material in range(4)]


def sabotage_units(game: Yongle, seat: cython.int, material: cython.int) -> cython.int:
    """R8.14: units of a material that a sabotage adds to a seat's next construction."""
    return game.plot_amount[SABOTAGE] if game.sabotaged[seat] == material else 0


def units(game: Yongle, seat: cython.int, material: cython.int) -> cython.int:
    """R5.3: what a hand can pay of a material this round."""
    cards = seat * 15 + material * 3
    kind = material * 3
    return (
        game.hand[cards] * game.worth[kind]
        + game.hand[cards + 1] * game.worth[kind + 1]
        + game.hand[cards + 2] * game.worth[kind + 2]
    )


def offer_sites(
    game: Yongle, seat: cython.int, choices: cython.p_int, count: cython.int
) -> cython.int:
    """R5.1: every open building that the hand can pay for."""
    purse = cython.declare(cython.int[4])
    fill_purse(game, seat, purse)
    sites: cython.int = game.sites
    while sites != 0:
        building: cython.int = lowest(sites)
        choices[count] = BUILD + building  # written always, counted if legal
        count += can_build(game, seat, building, purse)
        sites &= sites - 1
    return count


def fill_purse(game: Yongle, seat: cython.int, purse: cython.p_int) -> cython.int:
    """R5.3, R8.14: what a hand can pay this round besides what sabotage takes."""
    for material in range(4):
        purse[material] = units(game, seat, material) - sabotage_units(game, seat, material)
    return 0


def can_build(
    game: Yongle, seat: cython.int, building: cython.int, purse: cython.p_int
) -> cython.int:
    """R5.1, R5.2: whether a purse pays for a building that stands open to a seat."""
    if game.lasting[seat * 5 + LASTING_BAN] != NONE:
        return 0
    if game.event == MOURNING and game.family[building] == IMPERIAL:
        return 0
    lacking: cython.int = 0  # materials
    most: cython.int = 0  # units lacking of one
    for material in range(4):
        lack: cython.int = game.recipe[building * 4 + material] - purse[material]
        lacking += lack > 0
        most = max(most, lack)
    if (game.constructed >> seat) & 1 or game.discount == 0:
        return lacking == 0
    return lacking == 0 or (lacking == 1 and most <= game.discount)  # R9.9: one material only


def offer_spares(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for material in range(4):
        if can_spare(game, seat, material):
            choices[count] = SPARE + material
            count += 1
    return count


def offer_payments(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R5.2: cards that can belong to a payment in which none is too many (Q16)."""
    count: cython.int = 0
    for card in range(RESOURCE_COUNT):
        if game.hand[seat * 15 + card] == 0:
            continue
        material = card // 3
        due: cython.int = game.due[material]
        if due <= 0:
            continue
        value: cython.int = game.worth[card]
        least: cython.int = min(value, least_paid(game, material))
        fits: cython.int = value - due < least
        if value < due:
            fits = completes(game, seat, material, due - value, least, card)
        if fits:
            choices[count] = PAY + card
            count += 1
    choices[count] = SETTLE
    return count + 1


def least_paid(game: Yongle, material: cython.int) -> cython.int:
    """The smallest card paid so far of a material; any card is smaller than none."""
    least: cython.int = ANY_SIZE
    for card in range(material * 3, material * 3 + 3):
        if game.paid[card] > 0:
            least = min(least, game.worth[card])
    return least


def completes(
    game: Yongle,
    seat: cython.int,
    material: cython.int,
    rest: cython.int,
    least: cython.int,
    without: cython.int,
) -> cython.int:
    """Whether the hand but for one card can pay the rest so that no card is too many.

    No card is if the excess is smaller than the smallest of them. So for every size that
    the smallest may have: which sums can larger cards reach, one bit a sum?
    """
    floor: cython.int = 1
    while floor <= least:
        sums: cython.longlong = 1
        for card in range(material * 3, material * 3 + 3):
            value: cython.int = game.worth[card]
            if value >= floor:
                copies: cython.int = game.hand[seat * 15 + card]
                if card == without:
                    copies -= 1
                while copies > 0 and not (sums >> rest) & 1:
                    sums |= sums << value
                    sums &= SUMS
                    copies -= 1
        for excess in range(floor):
            if (sums >> (rest + excess)) & 1:
                return 1
        floor += 1
    return 0


def smallest(
    game: Yongle,
    first: cython.int,
    already: cython.int,
    small: cython.int,
    middle: cython.int,
    large: cython.int,
) -> cython.int:
    """R5.2: the smallest card of those paid already and of so many more of each size."""
    least: cython.int = already
    if small > 0:
        least = min(least, game.worth[first])
    if middle > 0:
        least = min(least, game.worth[first + 1])
    if large > 0:
        least = min(least, game.worth[first + 2])
    return least


def best_cards(
    game: Yongle,
    seat: cython.int,
    material: cython.int,
    due: cython.int,
    already: cython.int,
    cards: cython.p_int,
) -> cython.int:
    """R5.2: how many of each size pay a material best: fewest units lost, then fewest cards.

    `already` is the smallest card paid so far. Writes three numbers; returns 0 if the hand
    cannot pay.
    """
    first = material * 3
    best: cython.int = UNPAYABLE
    for large in range(game.hand[seat * 15 + first + 2] + 1):
        after_large: cython.int = due - large * game.worth[first + 2]
        for middle in range(game.hand[seat * 15 + first + 1] + 1):
            after: cython.int = after_large - middle * game.worth[first + 1]
            small: cython.int = 0
            if after > 0:
                small = (after + game.worth[first] - 1) // game.worth[first]
            if small <= game.hand[seat * 15 + first]:
                excess: cython.int = small * game.worth[first] - after
                least: cython.int = smallest(game, first, already, small, middle, large)
                loss: cython.int = (small + 2 * middle + 3 * large) * 64
                loss += small + middle + large
                if excess < least and loss < best:
                    best = loss
                    cards[0] = small
                    cards[1] = middle
                    cards[2] = large
            if after <= 0:
                break
        if after_large <= 0:
            break
    return best < UNPAYABLE


def best_payment(
    game: Yongle, seat: cython.int, building: cython.int, spared: cython.int
) -> list[int]:
    """The cards that pay a building best, by kind; empty if the hand cannot pay.

    `spared` is the material of which Kuai Xiang asks less, or none (R9.9).
    """
    cards = cython.declare(cython.int[3])
    found = []
    for material in range(4):
        due: cython.int = need(game, seat, building, material)
        if material == spared:
            due -= game.discount
        for size in range(3):
            cards[size] = 0
        if due > 0 and not best_cards(game, seat, material, due, ANY_SIZE, cards):
            return []
        for size in range(3):
            found.append(cards[size])
    return found


def best_rest(game: Yongle, seat: cython.int) -> list[int]:
    """The cards that `settle` would pay now, by kind."""
    cards = cython.declare(cython.int[3])
    found = []
    for material in range(4):
        for size in range(3):
            cards[size] = 0
        if game.due[material] > 0:
            best_cards(game, seat, material, game.due[material], least_paid(game, material), cards)
        for size in range(3):
            found.append(cards[size])
    return found


def begin_site(game: Yongle, seat: cython.int, building: cython.int) -> cython.int:
    """R5.1: an action, and the recipe falls due."""
    game.actions -= 1
    game.site = building
    for material in range(4):
        game.due[material] = need(game, seat, building, material)
    announce(game, BEGUN, seat, building)
    if game.discount > 0 and not (game.constructed >> seat) & 1:
        ways: cython.int = 0
        chosen: cython.int = NONE
        for material in range(4):
            if game.due[material] > 0 and (game.asking or can_spare(game, seat, material)):
                ways += 1
                chosen = material
        if ways > 1:
            game.push(SPARING, 1 << seat)
            return 0
        if ways == 1:
            game.due[chosen] -= game.discount
            announce(game, SPARED, seat, chosen)
    begin_payment(game, seat)
    return 0


def can_spare(game: Yongle, seat: cython.int, material: cython.int) -> cython.int:
    """R9.9: a material of the recipe, if the hand then pays the rest."""
    if game.due[material] <= 0:
        return 0
    for other in range(4):
        left: cython.int = game.due[other]
        if other == material:
            left -= game.discount
        if left > units(game, seat, other):
            return 0
    return 1


def spare(game: Yongle, seat: cython.int, material: cython.int) -> cython.int:
    """R9.9: Kuai Xiang needs less of one material."""
    game.due[material] -= game.discount
    announce(game, SPARED, seat, material)
    game.pop()
    begin_payment(game, seat)
    return 0


def begin_payment(game: Yongle, seat: cython.int) -> cython.int:
    """R5.2: card by card until nothing is due."""
    for material in range(4):
        if game.due[material] > 0:
            game.push(PAYING, 1 << seat)
            return 0
    works.construct(game, seat)
    return 0


def pay(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R5.2: one card; the last one completes the building."""
    spend(game, seat, card)
    for material in range(4):
        if game.due[material] > 0:
            return 0
    game.pop()
    works.construct(game, seat)
    return 0


def settle(game: Yongle, seat: cython.int) -> cython.int:
    """R5.2: the rest is paid with the cards that do it best."""
    cards = cython.declare(cython.int[3])
    for material in range(4):
        due: cython.int = game.due[material]
        # A guess may have left a hand that cannot pay: then there are no numbers to go by.
        if due > 0 and best_cards(game, seat, material, due, least_paid(game, material), cards):
            for size in range(3):
                for _ in range(cards[size]):
                    spend(game, seat, material * 3 + size)
    game.pop()
    works.construct(game, seat)
    return 0


def spend(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    stores.lose(game, seat, card)
    game.discard[card] += 1
    game.discard_size += 1
    game.paid[card] += 1
    game.due[card // 3] -= game.worth[card]
    announce(game, PAID, seat, card)
    return 0
