# cython: language_level=3
"""Schemes and plots (R7, R8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import sites, stores
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import sites, stores
    from paravent.games.yongle.numbers import (
        AIM,
        AIMED,
        AIMING,
        ALL_CARDS,
        CARD_COUNT,
        COLLAPSE,
        EXPOSED,
        FAMILY_BONUS,
        FIRE,
        FIRST_LASTING,
        FIRST_SCHEME,
        LAPSED,
        LASTING_BLOCKADE,
        LEARNING,
        LEVY,
        LEVYING,
        MISSED,
        NAMED,
        NAMING,
        NONE,
        PAYING_FEE,
        PLOT,
        PLOT_COUNT,
        PLOTTED,
        RAZE,
        RAZED,
        RAZING,
        RELIGIOUS,
        SABOTAGE,
        SCHEME,
        SCHEMED,
        SEARCH,
        SEARCHED,
        SEARCHING,
        SEIZE,
        SEIZED,
        SEIZING,
        SITE_COUNT,
        STEALING,
        STOLE,
        THEFT,
        WATCH,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_schemes(
    game: Yongle, seat: cython.int, choices: cython.p_int, count: cython.int
) -> cython.int:
    """R7.1: schemes in hand that can be paid in full, while there are plots to draw."""
    if not stores.plots_left(game):
        return count
    for scheme in range(3):
        if game.hand[seat * 15 + FIRST_SCHEME + scheme] > 0:
            resources: cython.int = game.hand_size[seat]
            for kind in range(FIRST_SCHEME, FIRST_SCHEME + 3):
                resources -= game.hand[seat * 15 + kind]
            if scheme_price(game, seat, scheme) <= resources:
                choices[count] = SCHEME + scheme
                count += 1
    return count


def offer_plots(
    game: Yongle, seat: cython.int, choices: cython.p_int, count: cython.int
) -> cython.int:
    """R8.1: plots in hand that the actions left can pay for and that have a target."""
    if game.plots_held[seat] == 0 or game.actions < game.plot_cost or game.event == WATCH:
        return count
    for plot in range(PLOT_COUNT):
        if game.plots[seat * 10 + plot] > 0:
            for target in range(game.players):
                if can_target(game, seat, plot, target):
                    choices[count] = PLOT + plot
                    count += 1
                    break
    return count


def offer_targets(game: Yongle, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for target in range(game.players):
        if can_target(game, seat, game.plot, target):
            choices[count] = AIM + target
            count += 1
    return count


def offer_seizable(game: Yongle, choices: cython.p_int) -> cython.int:
    """R8.6: cards of the material that burns; R8.7: any card of the target."""
    kinds = ALL_CARDS if game.plot == SEARCH else 7 << (3 * game.material)
    return stores.offer_cards(game, SEIZE, game.target, kinds, choices)


def offer_ruins(game: Yongle, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for building in range(SITE_COUNT):
        if can_raze(game, building, game.target):
            choices[count] = RAZE + building
            count += 1
    return count


def scheme_price(game: Yongle, seat: cython.int, scheme: cython.int) -> cython.int:
    """R7.2: the printed number of resource cards; R6.2: none with the religious bonus."""
    return 0 if game.built[seat * 4 + RELIGIOUS] >= FAMILY_BONUS else scheme + 1


def play_scheme(game: Yongle, seat: cython.int, scheme: cython.int) -> cython.int:
    """R7.1: no action; the cards it costs are discarded one by one."""
    card = FIRST_SCHEME + scheme
    stores.lose(game, seat, card)
    game.discard[card] += 1
    game.discard_size += 1
    announce(game, SCHEMED, seat, card)
    game.toll = scheme_price(game, seat, scheme)
    if game.toll > 0:
        game.push(PAYING_FEE, 1 << seat)
    else:
        gain_plot(game)
    return 0


def pay_fee(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R7.2: any resource card pays, whatever its units."""
    stores.throw_away(game, seat, card)
    game.toll -= 1
    if game.toll == 0:
        game.pop()
        gain_plot(game)
    return 0


def gain_plot(game: Yongle) -> cython.int:
    """R7.3: a plot for a scheme."""
    stores.fetch_plot(game)
    game.push(LEARNING, CHANCE_BIT)
    return 0


def can_target(game: Yongle, seat: cython.int, plot: cython.int, target: cython.int) -> cython.int:
    """R8.2, R8.3, R8.9: another seat, and one at which the plot can do something."""
    if target == seat:
        return 0
    if plot >= FIRST_LASTING:
        return game.lasting[target * 5 + plot - FIRST_LASTING] == NONE
    if plot == COLLAPSE:
        for building in range(SITE_COUNT):
            if can_raze(game, building, target):
                return 1
        return 0
    return 1


def can_raze(game: Yongle, building: cython.int, target: cython.int) -> cython.int:
    """R8.9: an ordinary building of the target with little favour."""
    return game.place[building] == target and game.printed[building] <= game.plot_amount[COLLAPSE]


def play_plot(game: Yongle, seat: cython.int, plot: cython.int) -> cython.int:
    """R8.1: actions are spent and the card is played; R8.2: then it is aimed."""
    game.actions -= game.plot_cost
    game.plots[seat * 10 + plot] -= 1
    game.plots_held[seat] -= 1
    game.plot = plot
    announce(game, PLOTTED, seat, plot)
    targets: cython.int = 0
    only: cython.int = NONE
    for target in range(game.players):
        if can_target(game, seat, plot, target):
            targets += 1
            only = target
    game.push(AIMING, 1 << seat)
    if targets == 1:
        aim(game, seat, only)
    return 0


def aim(game: Yongle, seat: cython.int, target: cython.int) -> cython.int:
    """R8.4: the card is discarded at once, or lies in front of its target (R8.3)."""
    plot = game.plot
    game.pop()
    game.target = target
    announce(game, AIMED, seat, target, plot)
    if plot >= FIRST_LASTING:
        game.lasting[target * 5 + plot - FIRST_LASTING] = seat
        if plot == SABOTAGE:
            game.push(NAMING, 1 << seat)
        else:
            finish_plot(game)
        return 0
    game.plot_discard[plot] += 1
    game.plot_discard_size += 1
    game.toll = game.plot_amount[plot]
    if plot == THEFT:
        game.toll = min(game.toll, game.hand_size[target])
        if game.toll > 0:
            game.push(STEALING, CHANCE_BIT)
        else:
            finish_plot(game)
    elif plot == FIRE:
        game.push(NAMING, 1 << seat)
    elif plot == SEARCH:
        announce(game, SEARCHED, seat, target)
        for card in range(CARD_COUNT):
            known = (seat * 4 + target) * 15 + card
            game.seen[known] = game.hand[target * 15 + card] - game.shown[target * 15 + card]
        game.toll = min(game.toll, game.hand_size[target])
        if game.toll > 0:
            game.push(SEIZING, 1 << seat)
        else:
            finish_plot(game)
    elif plot == LEVY:
        game.toll = min(game.toll, game.hand_size[target] // 2)
        if game.toll > 0:
            game.push(LEVYING, 1 << target)
        else:
            finish_plot(game)
    else:
        game.push(RAZING, 1 << seat)
    return 0


def steal(game: Yongle, card: cython.int) -> cython.int:
    """R8.5: a card at random; only the two of them see it."""
    stores.slip(game, game.target, game.mover, card)
    announce(game, STOLE, game.mover, card, game.target)
    announce(game, MISSED, game.target, card, game.mover)
    game.toll -= 1
    if game.toll == 0:
        game.pop()
        finish_plot(game)
    return 0


def name_material(game: Yongle, seat: cython.int, material: cython.int) -> cython.int:
    """R8.6, R8.14: the material that burns, or of which more will be needed."""
    game.pop()
    announce(game, NAMED, seat, material)
    if game.plot == SABOTAGE:
        game.sabotaged[game.target] = material
        finish_plot(game)
        return 0
    game.material = material
    found = expose(game, material)
    game.toll = min(game.toll, found)
    if game.toll == 0:
        finish_plot(game)
    elif found == game.toll:
        for card in range(material * 3, material * 3 + 3):
            while game.toll > 0 and game.hand[game.target * 15 + card] > 0:
                seize(game, seat, card)
    else:
        game.push(SEIZING, 1 << seat)
    return 0


def expose(game: Yongle, material: cython.int) -> cython.int:
    """R8.6: the target shows all cards of a material; returns how many."""
    target = game.target
    found: cython.int = 0
    for card in range(material * 3, material * 3 + 3):
        copies: cython.int = game.hand[target * 15 + card]
        if copies > 0:
            found += copies
            announce(game, EXPOSED, target, card, copies)
        game.shown[target * 15 + card] = copies
        for other in range(game.players):
            game.seen[(other * 4 + target) * 15 + card] = 0
    return found


def burn(game: Yongle, material: cython.int) -> cython.int:
    """R8.6: what was shown and not taken is discarded."""
    for card in range(material * 3, material * 3 + 3):
        while game.hand[game.target * 15 + card] > 0:
            stores.throw_away(game, game.target, card)
    return 0


def seize(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R8.6: a card that lies open for all; R8.7: a card that only the two of them see."""
    target = game.target
    game.toll -= 1
    if game.plot == FIRE:
        stores.lose(game, target, card)
        stores.gain(game, seat, card)
        game.shown[seat * 15 + card] += 1
        announce(game, SEIZED, seat, card, target)
        if game.toll == 0:
            if game.phase == SEIZING:
                game.pop()
            burn(game, card // 3)
            finish_plot(game)
        return 0
    stores.slip(game, target, seat, card)
    announce(game, STOLE, seat, card, target)
    announce(game, MISSED, target, card, seat)
    if game.toll == 0:
        game.pop()
        if game.hand_size[target] > 0:
            game.push(SEARCHING, 1 << seat)
        else:
            finish_plot(game)
    return 0


def search_out(game: Yongle, card: cython.int) -> cython.int:
    """R8.7: another card of the target is discarded."""
    stores.throw_away(game, game.target, card)
    game.pop()
    finish_plot(game)
    return 0


def pay_levy(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R8.8: the target chooses what it gives up."""
    stores.throw_away(game, seat, card)
    game.toll -= 1
    if game.toll == 0:
        game.pop()
        finish_plot(game)
    return 0


def raze(game: Yongle, seat: cython.int, building: cython.int) -> cython.int:
    """R8.9: the building goes under its pile and takes its printed favour with it."""
    target = game.target
    family = game.family[building]
    loss: cython.int = min(game.printed[building], game.favour[target])
    game.favour[target] -= loss
    game.spared[target] += game.printed[building] - loss
    game.built[target * 4 + family] -= 1
    announce(game, RAZED, target, building, loss)
    if game.built[target * 4 + family] == FAMILY_BONUS - 1:
        announce(game, LAPSED, target, family)
    game.layers += 1
    sites.under_pile(game, building)
    game.pop()
    sites.fill_row(game)
    return 0


def finish_plot(game: Yongle) -> cython.int:
    """R8.4: last of all whoever played the plot draws the cards it brings (Q25)."""
    seat = game.mover
    cards: cython.int = game.plot_draw[game.plot]
    if game.lasting[seat * 5 + LASTING_BLOCKADE] != NONE:
        cards = 0
    game.plot = NONE
    game.target = NONE
    game.material = NONE
    game.toll = 0
    stores.draw_cards(game, seat, cards)
    return 0
