"""Middle Ages counted again: every tile, token and pawn once, every coin from the books."""

from __future__ import annotations

from collections import Counter

from paravent.core.numbers import NOBODY
from paravent.games.middle_ages.numbers import FACES, FIEF, TALLY_ROWS
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.vocabulary import PHASES, TALLY, TYPES

BROKEN = -1  # a count that no component has


def census(position: MiddleAges) -> dict[str, int]:
    """How many tiles of each number and tokens there are, and whether all books agree."""
    found: Counter[str] = Counter()
    tiles = [*position.pile, *position.reserve, *position.discard, *position.grave]
    for index, copies in enumerate(tiles):
        if copies:
            found[f"tile {index % FACES + 1}"] += copies
    for face in (*position.tile, *position.tiles, position.top):
        if face != NOBODY:
            found[f"tile {face + 1}"] += 1
    found["coin tokens"] = position.coins_left + sum(map(int.bit_count, position.coins))
    plots = [TYPES[kind] for kind in range(8) if position.plots_left >> kind & 1]
    plots += [TYPES[kind] for kind in (*position.plot, position.chosen) if kind != NOBODY]
    for name in TYPES:
        found[f"plot token {name}"] = plots.count(name)
    found["pile"] = agree(sum(position.pile) == position.pile_size)
    found["reserve"] = agree(sum(position.reserve) == position.reserve_size)
    found["discards"] = agree(sum(position.discard) == position.discards)
    found["pawns"] = agree(pawns_are_right(position))
    for seat in range(position.players):
        found[f"fief of seat {seat}"] = agree(fief_is_right(position, seat))
        found[f"books of seat {seat}"] = agree(books_are_right(position, seat))
    return {name: count for name, count in found.items() if count}


def agree(right: bool) -> int:
    return 1 if right else BROKEN


def pawns_are_right(position: MiddleAges) -> bool:
    """Lords and scouts stand on tiles, no two of a kind on the same one."""
    tiles = position.tile
    for pawns in (position.lord, position.scout):
        places = [place for place in pawns if place != NOBODY]
        if len(set(places)) < len(places) or any(tiles[place] < 0 for place in places):
            return False
    return True


def fief_is_right(position: MiddleAges, seat: int) -> bool:
    """Columns in order, counts and symbols as the tiles have them."""
    faces = [face for face in position.tiles[seat * FIEF : seat * FIEF + FIEF] if face != NOBODY]
    kinds, peasants, chests = position.face_type, position.face_peasants, position.face_chests
    types = [kinds[face] for face in faces]
    return (
        types == sorted(types)
        and [types.count(kind) for kind in range(8)] == position.owned[seat * 8 : seat * 8 + 8]
        and sum(peasants[face] for face in faces) == position.peasants[seat]
        and sum(chests[face] for face in faces) == position.chests[seat]
        and sum(position.grave[seat * FACES : seat * FACES + FACES]) == position.graves[seat]
    )


def books_are_right(position: MiddleAges, seat: int) -> bool:
    """Money is what the tally adds up to, and never below nothing before the end (Q6, Q12)."""
    books = position.earned[seat * TALLY_ROWS : seat * TALLY_ROWS + TALLY_ROWS]
    in_debt = position.money[seat] < 0 and PHASES[position.phase] != "over"
    return sum(books) == position.money[seat] and not in_debt


def recount(position: MiddleAges) -> list[int]:
    """R10 from the beginning, for a position that is over: coins gained less empty domains."""
    totals = []
    missing = TALLY.index("missing")
    for seat in range(position.players):
        books = position.earned[seat * TALLY_ROWS : seat * TALLY_ROWS + TALLY_ROWS]
        owned = {
            TYPES[position.face_type[face]]
            for face in position.tiles[seat * FIEF : seat * FIEF + FIEF]
            if face != NOBODY
        }
        totals.append(sum(books[:missing]) - 10 * (len(TYPES) - len(owned)))
    return totals


def tallies(position: MiddleAges) -> list[dict[str, int]]:
    """Every seat's coins by origin."""
    return [
        dict(
            zip(
                TALLY,
                position.earned[seat * TALLY_ROWS : seat * TALLY_ROWS + TALLY_ROWS],
                strict=True,
            )
        )
        for seat in range(position.players)
    ]
