"""What each seat of Middle Ages may see: everything but the order of the piles (Q19), which have
none until their next number shows (R8.3): there is nothing to guess.

Tiles are told by their numbers and domains by their order, as the board describes both; places are
told as acts name them.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.middle_ages.fief import all_counted, columns, graveyard, incomes, rates
from paravent.games.middle_ages.numbers import (
    DESTROYED,
    FINED,
    FIRST_LORD,
    LAST_ROUND,
    OVER,
    PENALTY,
    RESTORATION,
    RESTORING,
    REWARDED,
    ROWS,
    SLOTS,
    TYPE_COUNT,
)
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.trials import further, struck
from paravent.games.middle_ages.vocabulary import CARDS, NUMBERS, PHASES, PILES, PLACES, TYPES


class Row(TypedDict):
    """One of the four rows, and the round that it serves next."""

    round: int | None
    tiles: list[int | None]


class Pile(TypedDict):
    """What tiles are drawn from; the number on top is visible."""

    kind: str
    tiles: int  # the top tile included
    top: int | None
    unseen: dict[str, int]  # what lies below the top, by number: all else has been seen


class Card(TypedDict):
    """An event card, and what it would do to each seat now, unless it is over."""

    card: str
    coins: NotRequired[list[int]]
    lost: NotRequired[list[list[int]]]  # tiles, of a card that destroys some
    restores: NotRequired[list[int]]  # different tiles to choose from, of a Restoration


class Seat(TypedDict):
    """What lies in front of a seat."""

    money: int
    tiles: list[list[int]]  # by domain, from the bottom to the top
    coins: list[str]  # domains with a coin token
    plots: dict[str, str]  # plot tokens by the domain above
    rates: list[int]  # coins for a counted tile, by domain
    counted: list[int]  # tiles, by domain
    incomes: list[int]  # as things stand, by domain
    further: list[int]  # effect and income of a further tile, by domain; symbols, choices apart
    graveyard: list[int]
    peasants: int
    chests: int
    lord: str | None
    scout: str | None
    missing: int  # empty domains
    penalty: int  # coins that they will cost, or have cost


class View(TypedDict):
    """The table; it is the same for everybody."""

    me: int | None
    phase: str
    round: int
    actors: list[int]
    players: int
    order: list[int]  # seats of this round, first first
    played: int  # how many of them have had their turn
    row: int | None  # whose tiles are being taken
    next_row: int | None  # where lords go
    rows: list[Row]
    pile: Pile
    reserve: int  # tiles of the orange pile, while it waits
    discards: list[int]
    cards: list[Card]
    happened: int  # event cards that are over
    coin_tokens: int
    plot_tokens: list[str]
    chosen: str | None  # plot token about to be placed
    seats: list[Seat]


def view(position: MiddleAges, seat: int) -> View:
    """All that lies on the table."""
    row, next_row = rows_in_play(position)
    return {
        "me": None if seat == NOBODY else seat,
        "phase": PHASES[position.phase],
        "round": position.round,
        "actors": list(position.actors()),
        "players": position.players,
        "order": round_order(position),
        "played": turns_over(position),
        "row": row,
        "next_row": next_row,
        "rows": row_views(position),
        "pile": pile_view(position),
        "reserve": position.reserve_size,
        "discards": [
            face for face, copies in enumerate(position.discard, 1) for _ in range(copies)
        ],
        "cards": [
            card_view(position, place, card)
            for place, card in enumerate(position.card)
            if card != NOBODY
        ],
        "happened": position.happened,
        "coin_tokens": position.coins_left,
        "plot_tokens": types_in(position.plots_left),
        "chosen": None if position.chosen == NOBODY else TYPES[position.chosen],
        "seats": seat_views(position),
    }


def types_in(types: int) -> list[str]:
    return [name for kind, name in enumerate(TYPES) if types >> kind & 1]


def rows_in_play(position: MiddleAges) -> tuple[int | None, int | None]:
    """R3.2, R3.4: the row whose tiles are being taken, and the one that lords go to."""
    if position.phase == FIRST_LORD:
        return None, 1
    if position.phase in (RESTORING, OVER) or position.round == 0:
        return None, None
    following = position.round % ROWS + 1 if position.round < LAST_ROUND else None
    return (position.round - 1) % ROWS + 1, following


def round_order(position: MiddleAges) -> list[int]:
    """The seats in their order, as far as it is known."""
    if position.round == 0 and position.phase != FIRST_LORD:
        return list(position.queue[: position.served])
    return list(position.queue[: position.players])


def turns_over(position: MiddleAges) -> int:
    """How many seats have had their turn in this round; a restoration comes after all of them."""
    if position.round == 0:
        return 0
    return position.players if position.phase == RESTORING else position.served


def row_views(position: MiddleAges) -> list[Row]:
    """R3.1: the rows, and the next round that takes its tiles from each: this one, while its
    turns are going on."""
    tiles, width = position.tile, position.width
    first = max(position.round, 1)
    if position.round and turns_over(position) == position.players:
        first += 1
    last = 0 if position.phase == OVER else LAST_ROUND
    rows: list[Row] = []
    for row in range(ROWS):
        serves = first + (row + 1 - first) % ROWS
        faces = tiles[row * SLOTS : row * SLOTS + width]
        rows.append(
            {
                "round": serves if serves <= last else None,
                "tiles": [None if face == NOBODY else face + 1 for face in faces],
            }
        )
    return rows


def pile_view(position: MiddleAges) -> Pile:
    top = position.top
    return {
        "kind": PILES[position.pile_kind],
        "tiles": position.pile_size + (top != NOBODY),
        "top": None if top == NOBODY else top + 1,
        "unseen": {
            number: copies for number, copies in zip(NUMBERS, position.pile, strict=True) if copies
        },
    }


def card_view(position: MiddleAges, place: int, card: int) -> Card:
    """What a card to come would do: coins to get or to pay, tiles to lose or to bring back."""
    told: Card = {"card": CARDS[card]}
    if place < position.happened:
        return told
    seats = range(position.players)
    coins = [0 for _ in seats]
    lost: list[list[int]] = [[] for _ in seats]
    for kind, seat, second, third in struck(position, card):
        if kind == REWARDED:
            coins[seat] = second
        elif kind == FINED:
            coins[seat] = -second
        elif kind == DESTROYED:
            lost[seat].append(third + 1)
    told["coins"] = coins
    if any(lost):
        told["lost"] = lost
    if card == RESTORATION:
        told["restores"] = [len(set(graveyard(position, seat))) for seat in seats]
    return told


def seat_views(position: MiddleAges) -> list[Seat]:
    """What everybody sees of the fiefs."""
    seats: list[Seat] = []
    money, coins, plots = position.money, position.coins, position.plot
    peasants, chests = position.peasants, position.chests
    lords, scouts = position.lord, position.scout
    for seat in range(position.players):
        tiles = columns(position, seat)
        missing = tiles.count([])
        under = plots[seat * TYPE_COUNT : seat * TYPE_COUNT + TYPE_COUNT]
        seats.append(
            {
                "money": money[seat],
                "tiles": tiles,
                "coins": types_in(coins[seat]),
                "plots": {
                    name: TYPES[plot]
                    for name, plot in zip(TYPES, under, strict=True)
                    if plot != NOBODY
                },
                "rates": rates(position, seat),
                "counted": all_counted(position, seat),
                "incomes": incomes(position, seat),
                "further": further(position, seat),
                "graveyard": graveyard(position, seat),
                "peasants": peasants[seat],
                "chests": chests[seat],
                "lord": None if lords[seat] == NOBODY else PLACES[lords[seat]],
                "scout": None if scouts[seat] == NOBODY else PLACES[scouts[seat]],
                "missing": missing,
                "penalty": PENALTY * missing,
            }
        )
    return seats
