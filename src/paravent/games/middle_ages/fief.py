# cython: language_level=3
"""The fiefs: tiles, graveyards, money and income, and what empty domains cost (R4, R7, R10)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.middle_ages.numbers import (
        COLLECTED,
        COUNTS_FIRST,
        COUNTS_SECOND,
        DESTROYED,
        FACES,
        FIEF,
        MISSING_ROW,
        NONE,
        PAID_ROW,
        PENALISED,
        PENALTY,
        RESTORE,
        RESTORED,
        TALLY_ROWS,
        TOLL,
        TYPE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def add_tile(game: MiddleAges, seat: cython.int, face: cython.int) -> cython.int:
    """R3.5: a tile lies on top of the column of its type."""
    kind: cython.int = game.face_type[face]
    first: cython.int = seat * FIEF
    end: cython.int = first
    place: cython.int = first
    for column in range(TYPE_COUNT):
        end += game.owned[seat * 8 + column]
        if column <= kind:
            place = end
    while end > place:
        game.tiles[end] = game.tiles[end - 1]
        end -= 1
    game.tiles[place] = face
    game.owned[seat * 8 + kind] += 1
    game.peasants[seat] += game.face_peasants[face]
    game.chests[seat] += game.face_chests[face]
    return 0


def destroy(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    """R7.1: the top tile of a column goes to the graveyard, with its symbols."""
    place: cython.int = seat * FIEF - 1
    end: cython.int = seat * FIEF
    for column in range(TYPE_COUNT):
        end += game.owned[seat * 8 + column]
        if column <= kind:
            place = end - 1
    face: cython.int = game.tiles[place]
    while place < end - 1:
        game.tiles[place] = game.tiles[place + 1]
        place += 1
    game.tiles[place] = NONE
    game.owned[seat * 8 + kind] -= 1
    game.peasants[seat] -= game.face_peasants[face]
    game.chests[seat] -= game.face_chests[face]
    game.grave[seat * FACES + face] += 1
    game.graves[seat] += 1
    announce(game, DESTROYED, seat, kind, face)
    return 0


def bring_back(game: MiddleAges, seat: cython.int, face: cython.int) -> cython.int:
    """R7.3: a tile comes back on top of its column and triggers nothing."""
    game.grave[seat * FACES + face] -= 1
    game.graves[seat] -= 1
    add_tile(game, seat, face)
    announce(game, RESTORED, seat, game.face_type[face], face)
    return 0


def only_grave(game: MiddleAges, seat: cython.int) -> cython.int:
    """Q17: the face of all tiles in a graveyard, if it is the same."""
    found: cython.int = NONE
    for face in range(FACES):
        if game.grave[seat * FACES + face] > 0:
            if found != NONE:
                return NONE
            found = face
    return found


def offer_graves(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R7.3: any tile of the own graveyard."""
    count: cython.int = 0
    for face in range(FACES):
        choices[count] = RESTORE + face  # written always, counted if legal: no branch to miss
        count += game.grave[seat * FACES + face] > 0
    return count


def credit(game: MiddleAges, seat: cython.int, row: cython.int, coins: cython.int) -> cython.int:
    """Coins come, or go, for a reason that the tally keeps."""
    game.money[seat] += coins
    game.earned[seat * TALLY_ROWS + row] += coins
    return 0


def pay(game: MiddleAges, payer: cython.int, payee: cython.int, kind: cython.int) -> cython.int:
    """R5.2, R5.6: two coins for a mill or an attack, or what there is (Q6); returns them."""
    coins: cython.int = min(TOLL, game.money[payer])
    credit(game, payer, PAID_ROW, -coins)
    credit(game, payee, kind, coins)
    return coins


def counted(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R4.1, R4.3: all tiles of the types that a domain counts."""
    first = seat * 8
    count: cython.int = game.owned[first + COUNTS_FIRST[domain]]
    if COUNTS_SECOND[domain] != NONE:
        count += game.owned[first + COUNTS_SECOND[domain]]
    if game.plot[first + domain] != NONE:
        count += game.owned[first + game.plot[first + domain]]
    return count


def rate(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R4.1, R5.7: coins for each of them, one more with a coin token."""
    return game.rate[domain] + ((game.coins[seat] >> domain) & 1)


def income(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R4.1: what a domain pays."""
    return counted(game, seat, domain) * rate(game, seat, domain)


def collect(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R3.4: the income of the domain that has got a tile."""
    coins = income(game, seat, domain)
    credit(game, seat, domain, coins)
    announce(game, COLLECTED, seat, domain, coins)
    return 0


def empty_domains(game: MiddleAges, seat: cython.int) -> cython.int:
    """R10.2: domains without any tile."""
    count: cython.int = 0
    for column in range(TYPE_COUNT):
        count += game.owned[seat * 8 + column] == 0
    return count


def penalise(game: MiddleAges) -> cython.int:
    """R10.2, Q12: ten coins for every empty domain, even if there are not so many."""
    for seat in range(game.players):
        domains = empty_domains(game, seat)
        if domains > 0:
            credit(game, seat, MISSING_ROW, -PENALTY * domains)
            announce(game, PENALISED, seat, PENALTY * domains, domains)
    return 0


def columns(game: MiddleAges, seat: cython.int) -> list[list[int]]:
    """The numbers of a fief by domain, each column from the bottom to the top."""
    place: cython.int = seat * FIEF
    found = []
    for domain in range(TYPE_COUNT):
        end: cython.int = place + game.owned[seat * 8 + domain]
        found.append([game.tiles[index] + 1 for index in range(place, end)])
        place = end
    return found


def graveyard(game: MiddleAges, seat: cython.int) -> list[int]:
    """The numbers of the tiles in a graveyard, as often as they are there."""
    found = []
    for face in range(FACES):
        for _ in range(game.grave[seat * FACES + face]):
            found.append(face + 1)
    return found


def all_counted(game: MiddleAges, seat: cython.int) -> list[int]:
    """How many tiles each domain counts."""
    return [counted(game, seat, domain) for domain in range(TYPE_COUNT)]


def rates(game: MiddleAges, seat: cython.int) -> list[int]:
    """What each domain pays for a tile that it counts."""
    return [rate(game, seat, domain) for domain in range(TYPE_COUNT)]


def incomes(game: MiddleAges, seat: cython.int) -> list[int]:
    """What each domain would pay now."""
    return [income(game, seat, domain) for domain in range(TYPE_COUNT)]
