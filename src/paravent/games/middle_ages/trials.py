# cython: language_level=3
"""What would be: the rules tried on copies, for views and previews."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.games.middle_ages import cards, effects, fief, tokens
else:
    from typing import TYPE_CHECKING

    from paravent.games.middle_ages import cards, effects, fief, tokens
    from paravent.games.middle_ages.numbers import (
        CHURCH,
        COUNTS,
        FACES,
        NONE,
        PALACE,
        TYPE_COUNT,
        VILLAGE,
    )
    from paravent.games.middle_ages.rules import MiddleAges

    if TYPE_CHECKING:
        from paravent.core.events import Raw


def copied(game: MiddleAges) -> MiddleAges:
    """A copy to try things on; it tells nobody what happens."""
    return cython.cast(MiddleAges, game.twin())


def with_tile(game: MiddleAges, seat: cython.int, face: cython.int) -> MiddleAges:
    """The position once a seat has got a tile, choices apart; its events tell what that did."""
    after: MiddleAges = copied(game)
    after.events = []
    fief.add_tile(after, seat, face)
    effects.affect(after, seat, after.face_type[face])
    fief.collect(after, seat, after.face_type[face])
    return after


def asks(game: MiddleAges, seat: cython.int, kind: cython.int) -> bool:
    """Whether the effect of a tile just gained lets its owner choose."""
    return effects.ask(copied(game), seat, kind) != 0


def further(game: MiddleAges, seat: cython.int) -> list[int]:
    """Coins that one more tile without symbols would bring, by domain; choices apart."""
    found = []
    for domain in range(TYPE_COUNT):
        after: MiddleAges = copied(game)
        after.owned[seat * 8 + domain] += 1
        if domain != VILLAGE:  # whatever may come back, it brings nothing
            effects.affect(after, seat, domain)
        fief.collect(after, seat, domain)
        found.append(after.money[seat] - game.money[seat])
    return found


def struck(game: MiddleAges, card: cython.int) -> list[Raw]:
    """What an event card would do to everybody now."""
    after: MiddleAges = copied(game)
    told: list[Raw] = []
    after.events = told
    cards.strike(after, card)
    return told


def best_income(game: MiddleAges, seat: cython.int, kind: cython.int) -> int:
    """The income after the choice that makes it largest; without one, the income."""
    best: cython.int = fief.income(game, seat, kind)
    if kind == VILLAGE:
        for face in range(FACES):
            if game.grave[seat * FACES + face] > 0:
                best = max(best, income_back(game, seat, face))
    elif kind == CHURCH:
        best = max(best, income_minted(game, seat, kind, kind))
    elif kind == PALACE:
        for token in range(TYPE_COUNT):
            if (game.plots_left >> token) & 1 and tokens.goes(game, seat, kind, token):
                best = max(best, income_extended(game, seat, kind, token, kind))
    return best


def income_back(game: MiddleAges, seat: cython.int, face: cython.int) -> cython.int:
    """R5.3: the income of the Villages once a tile is back."""
    after: MiddleAges = copied(game)
    fief.bring_back(after, seat, face)
    return fief.income(after, seat, VILLAGE)


def income_minted(
    game: MiddleAges, seat: cython.int, domain: cython.int, under: cython.int
) -> cython.int:
    """R5.7: the income of a domain once there is a coin token under one."""
    after: MiddleAges = copied(game)
    tokens.mint(after, seat, under)
    return fief.income(after, seat, domain)


def income_extended(
    game: MiddleAges, seat: cython.int, domain: cython.int, token: cython.int, under: cython.int
) -> cython.int:
    """R5.8: the income of a domain once there is a plot token under one."""
    after: MiddleAges = copied(game)
    after.chosen = token
    tokens.extend(after, seat, under)
    return fief.income(after, seat, domain)


def back(game: MiddleAges, seat: cython.int, face: cython.int) -> int:
    """What the Villages pay with a tile that comes back."""
    return income_back(game, seat, face)


def minted(game: MiddleAges, seat: cython.int, domain: cython.int) -> tuple[int, int]:
    """What the Churches pay with a coin token under a domain, and by how much that grows."""
    grows: cython.int = income_minted(game, seat, domain, domain) - fief.income(game, seat, domain)
    return income_minted(game, seat, CHURCH, domain), grows


def extended(
    game: MiddleAges, seat: cython.int, token: cython.int, domain: cython.int
) -> tuple[int, int]:
    """What the Palaces pay with a plot token under a domain, and by how much that grows."""
    grows: cython.int = income_extended(game, seat, domain, token, domain)
    grows -= fief.income(game, seat, domain)
    return income_extended(game, seat, PALACE, token, domain), grows


def homes(game: MiddleAges, seat: cython.int, token: cython.int) -> list[int]:
    """The domains that a plot token may go under."""
    return [domain for domain in range(TYPE_COUNT) if tokens.goes(game, seat, domain, token)]


def income_parts(
    game: MiddleAges, seat: cython.int, domain: cython.int
) -> list[tuple[int, int, int]]:
    """An income by counted type: the type, its tiles, coins for each."""
    each: cython.int = fief.rate(game, seat, domain)
    found = []
    for kind in range(TYPE_COUNT):
        if (COUNTS[domain] >> kind) & 1:
            found.append((kind, game.owned[seat * 8 + kind], each))
    plot: cython.int = game.plot[seat * 8 + domain]
    if plot != NONE:
        found.append((plot, game.owned[seat * 8 + plot], each))
    return found
