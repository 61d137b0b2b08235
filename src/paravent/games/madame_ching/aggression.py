# cython: language_level=3
"""Aggressions: Combat, Thief, Siren and Traitor, and the Pilots that ward them off (R9)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import dealing, memory, voyage
    from cython.cimports.paravent.games.madame_ching.cards import offer_cards
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit
    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.madame_ching import dealing, memory, voyage
    from paravent.games.madame_ching.cards import offer_cards
    from paravent.games.madame_ching.numbers import (
        ACCEPT,
        ATTACK,
        ATTACKED,
        BY_COMBAT,
        BY_SIREN,
        BY_THIEF,
        CANCEL,
        CANCELLED,
        DEFENCE,
        ENDURED,
        FIRST_PILOT,
        GAVE,
        GEM_DRAW,
        GIVING_BACK,
        LAST_CARD,
        LOOKED,
        LOOT_DRAW,
        LOST,
        MISSED,
        NONE,
        RECEIVED,
        ROBBED,
        SEIZED,
        SEIZING,
        SHARING,
        SIREN_TURN,
        STOLE,
        TARGET,
        TURN_CARD,
        TURNED,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def opponents(game: MadameChing, seat: cython.int) -> cython.int:
    """The set of seats that play against a seat (R12.1)."""
    others = ((1 << game.players) - 1) & ~(1 << seat)
    if game.teams:
        others &= ~(1 << (seat ^ 2))
    return others


def combat_targets(game: MadameChing, seat: cython.int) -> cython.int:
    """R7.5: opponents with navigation cards in hand."""
    targets = opponents(game, seat)
    for other in range(game.players):
        if game.hand[other] == 0:
            targets &= ~(1 << other)
    return targets


def thief_targets(game: MadameChing, seat: cython.int) -> cython.int:
    """R8.3: opponents with gems."""
    targets = opponents(game, seat)
    for other in range(game.players):
        if game.gems[other * 3] + game.gems[other * 3 + 1] + game.gems[other * 3 + 2] == 0:
            targets &= ~(1 << other)
    return targets


def traitor_targets(game: MadameChing, seat: cython.int) -> cython.int:
    """R8.5: opponents with encounter cards."""
    targets = opponents(game, seat)
    for other in range(game.players):
        if game.held_size[other] == 0:
            targets &= ~(1 << other)
    return targets


def siren_targets(game: MadameChing, seat: cython.int, symbol: cython.int) -> cython.int:
    """R8.4: opponents with such a symbol at sea that is not turned yet."""
    targets: cython.int = 0
    for junk in range(game.players * game.lanes):
        targets |= (voyage.live_symbols(game, junk, symbol) > 0) << voyage.owner(game, junk)
    return targets & opponents(game, seat)


def begin_attack(game: MadameChing, means: cython.int, targets: cython.int) -> cython.int:
    """R9.1: Sirens strike every target, the others one of them."""
    game.means = means
    game.targets = targets
    game.waiting = 0
    if means != BY_SIREN and targets & (targets - 1):
        game.push(TARGET, 1 << game.actor)
    else:
        game.push(DEFENCE, 0)
        next_victim(game)
    return 0


def offer_targets(game: MadameChing, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for seat in range(game.players):
        choices[count] = ATTACK + seat * game.lanes
        count += (game.targets >> seat) & 1
    return count


def aim(game: MadameChing, seat: cython.int) -> cython.int:
    """R9.1: one of several targets."""
    game.targets = 1 << seat
    next_victim(game)
    return 0


def next_victim(game: MadameChing) -> cython.int:
    """R9.2: clockwise from the attacker; whoever holds an encounter card is asked (Q25)."""
    if game.targets == 0:
        end_attack(game)
        return 0
    seat: cython.int = (game.actor + 1) % game.players
    while not (game.targets >> seat) & 1:
        seat = (seat + 1) % game.players
    game.targets &= ~(1 << seat)
    game.victim = seat
    announce(game, ATTACKED, game.actor, seat, game.means)
    if game.held_size[seat] > 0:
        game.phase = DEFENCE
        game.waiting = 1 << seat
    else:
        strike(game)
    return 0


def offer_defence(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for kind in range(5):
        if game.held[seat * 18 + FIRST_PILOT + kind] > 0:
            choices[count] = CANCEL + kind
            count += 1
    choices[count] = ACCEPT
    return count + 1


def cancel(game: MadameChing, seat: cython.int, kind: cython.int) -> cython.int:
    """R9.2: a Pilot wards off the attack on its owner."""
    memory.discard_encounter(game, seat, kind)
    announce(game, CANCELLED, seat, game.actor, kind)
    next_victim(game)
    return 0


def endure(game: MadameChing, seat: cython.int) -> cython.int:
    """R9.2: no Pilot, by choice or for want of one."""
    announce(game, ENDURED, seat, game.actor)
    strike(game)
    return 0


def strike(game: MadameChing) -> cython.int:
    """The attack on the present victim is carried out."""
    if game.means == BY_COMBAT:
        announce(game, LOOKED, game.actor, game.victim)
        memory.look_at_hand(game, game.actor, game.victim)
        game.phase = SEIZING
        game.waiting = 1 << game.actor
    elif game.means == BY_SIREN:
        sirens_call(game)
    else:
        game.phase = GEM_DRAW if game.means == BY_THIEF else LOOT_DRAW
        game.waiting = CHANCE_BIT
    return 0


def sirens_call(game: MadameChing) -> cython.int:
    """R8.4: the victim chooses a card to turn, unless there is only one."""
    choices = cython.declare(cython.int[64])
    if offer_turned(game, game.victim, choices) == 1:
        turn_card(game, game.victim, choices[0] - TURN_CARD + 1)
    else:
        game.phase = SIREN_TURN
        game.waiting = 1 << game.victim
    return 0


def offer_turned(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    cards: cython.longlong = 0
    pilots: cython.int = 0
    for junk in range(seat * game.lanes, (seat + 1) * game.lanes):
        cards |= game.row[junk] & game.symbol_cards[game.siren] & ~game.turned[junk]
        pilot = junk * 5 + game.siren
        pilots += game.pilots[pilot] - game.turned_pilots[pilot]
    count = offer_cards(TURN_CARD, cards, choices, 0)
    if pilots > 0:
        choices[count] = TURN_CARD + LAST_CARD + game.siren
        count += 1
    return count


def turn_card(game: MadameChing, seat: cython.int, card: cython.int) -> cython.int:
    """R8.4: number and colour stay, the symbol is lost; numbers above 55 are Pilots."""
    junk: cython.int = seat * game.lanes
    if card <= LAST_CARD:
        while not (game.row[junk] >> card) & 1:
            junk += 1
        game.turned[junk] |= bit(card)
    else:
        while game.pilots[junk * 5 + game.siren] == game.turned_pilots[junk * 5 + game.siren]:
            junk += 1
        game.turned_pilots[junk * 5 + game.siren] += 1
    announce(game, TURNED, seat, junk, card - 1)
    next_victim(game)
    return 0


def seize(game: MadameChing, card: cython.int) -> cython.int:
    """R7.5: one card of the hand that was looked at."""
    announce(game, SEIZED, game.actor, game.victim, card - 1)
    announce(game, MISSED, game.victim, game.actor, card - 1)
    memory.move_secretly(game, card, game.victim, game.actor)
    game.phase = GIVING_BACK
    return 0


def give_back(game: MadameChing, card: cython.int) -> cython.int:
    """R7.5: any card in return, even the same (Q23)."""
    announce(game, GAVE, game.actor, game.victim, card - 1)
    announce(game, RECEIVED, game.victim, game.actor, card - 1)
    memory.move_secretly(game, card, game.actor, game.victim)
    next_victim(game)
    return 0


def steal(game: MadameChing, gem: cython.int) -> cython.int:
    """R8.3: a gem drawn blindly."""
    game.gems[game.victim * 3 + gem] -= 1
    game.gems[game.actor * 3 + gem] += 1
    announce(game, STOLE, game.actor, game.victim, gem)
    next_victim(game)
    return 0


def rob(game: MadameChing, kind: cython.int) -> cython.int:
    """R8.5: an encounter card drawn blindly; R12.3: it may be shared like any gained one."""
    announce(game, ROBBED, game.actor, game.victim, kind)
    announce(game, LOST, game.victim, game.actor, kind)
    memory.rob_encounter(game, kind, game.victim, game.actor)
    if game.teams:
        game.fresh = kind
        game.fresh_from = game.victim
        game.phase = SHARING
        game.waiting = 1 << game.actor
    else:
        next_victim(game)
    return 0


def end_attack(game: MadameChing) -> cython.int:
    """Back to the attacker's turn."""
    game.means = NONE
    game.victim = NONE
    game.siren = NONE
    game.pop()
    dealing.settle(game)
    return 0
