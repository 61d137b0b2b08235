"""What each seat of Middle Ages may see: everything but the order of the piles (Q19)."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.middle_ages.cards import forecast, losses
from paravent.games.middle_ages.effects import effect_coins
from paravent.games.middle_ages.fief import incomes
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.vocabulary import (
    CARDS,
    COUNTED,
    NUMBERS,
    PHASES,
    PILES,
    TALLY,
    TYPES,
)

FIEF = 16
LAST_ROUND = 16
PENALTY = 10


class Tile(TypedDict):
    """The face of a tile."""

    number: int
    type: str
    peasants: int
    chests: int


class Place(TypedDict):
    """One place of a row, empty or with a tile; seats of the lord and the scout on it."""

    slot: int
    tile: Tile | None
    lord: int | None
    scout: int | None


class Row(TypedDict):
    """One of the four rows, and the round that it serves next."""

    row: int
    round: int | None
    places: list[Place]


class Spot(TypedDict):
    """Where a lord or a scout stands."""

    row: int
    slot: int


class Pile(TypedDict):
    """What tiles are drawn from; the number on top is visible."""

    kind: str
    tiles: int  # the top tile included
    top: int | None
    unseen: dict[str, int]  # what lies below the top, by number: all else has been seen


class Card(TypedDict):
    """An event card, and what it would do to each seat now."""

    card: str
    round: int
    over: bool
    next: bool
    coins: list[int]
    lost: list[list[Tile]]
    restores: list[int]  # different tiles to choose from


class Domain(TypedDict):
    """A column of a fief."""

    type: str
    tiles: list[Tile]  # from the bottom to the top
    coin: bool
    plot: str | None
    rate: int  # coins for a counted tile
    counts: list[str]
    counted: int  # tiles
    income: int  # as things stand
    effect: int  # coins that a further tile would bring by its effect
    next: int  # effect and income of a further tile, symbols and choices apart


class Seat(TypedDict):
    """What lies in front of a seat."""

    money: int
    points: int
    tally: dict[str, int]
    domains: list[Domain]
    graveyard: list[Tile]
    peasants: int
    chests: int
    lord: Spot | None
    scout: Spot | None
    missing: int  # empty domains
    penalty: int  # coins that they will cost, or have cost


class View(TypedDict):
    """The table; it is the same for everybody."""

    me: int | None
    phase: str
    round: int
    rounds: int
    actors: list[int]
    players: int
    order: list[int]  # seats of this round, first first
    played: int  # how many of them have had their turn
    row: int | None  # whose tiles are being taken
    next_row: int | None  # where lords go
    rows: list[Row]
    pile: Pile
    reserve: int  # tiles of the orange pile, while it waits
    discards: list[Tile]
    tiles: dict[str, Tile]  # every face by number
    cards: list[Card]
    coin_tokens: int
    plot_tokens: list[str]
    chosen: str | None  # plot token about to be placed
    seats: list[Seat]


def view(position: MiddleAges, seat: int) -> View:
    """All that lies on the table."""
    faces = [face_view(position, face) for face in range(len(NUMBERS))]
    row, next_row = rows_in_play(position)
    top = position.top
    return {
        "me": None if seat == NOBODY else seat,
        "phase": PHASES[position.phase],
        "round": position.round,
        "rounds": LAST_ROUND,
        "actors": list(position.actors()),
        "players": position.players,
        "order": round_order(position),
        "played": turns_over(position),
        "row": row,
        "next_row": next_row,
        "rows": [row_view(position, number, faces) for number in range(4)],
        "pile": {
            "kind": PILES[position.pile_kind],
            "tiles": position.pile_size + (top != NOBODY),
            "top": None if top == NOBODY else top + 1,
            "unseen": {
                number: copies
                for number, copies in zip(NUMBERS, position.pile, strict=True)
                if copies
            },
        },
        "reserve": position.reserve_size,
        "discards": listed(position.discard, faces),
        "tiles": {str(tile["number"]): tile for tile in faces},
        "cards": [
            card_view(position, place, faces) for place in range(4) if position.card[place] >= 0
        ],
        "coin_tokens": position.coins_left,
        "plot_tokens": [name for kind, name in enumerate(TYPES) if position.plots_left >> kind & 1],
        "chosen": None if position.chosen == NOBODY else TYPES[position.chosen],
        "seats": [seat_view(position, owner, faces) for owner in range(position.players)],
    }


def face_view(position: MiddleAges, face: int) -> Tile:
    return {
        "number": face + 1,
        "type": TYPES[position.face_type[face]],
        "peasants": position.face_peasants[face],
        "chests": position.face_chests[face],
    }


def listed(copies: list[int], faces: list[Tile]) -> list[Tile]:
    """Tiles by number, each as often as it is there."""
    return [faces[face] for face, count in enumerate(copies) for _ in range(count)]


def rows_in_play(position: MiddleAges) -> tuple[int | None, int | None]:
    """R3.2, R3.4: the row whose tiles are being taken, and the one that lords go to."""
    phase = PHASES[position.phase]
    if phase == "first":
        return None, 1
    if phase in ("restoration", "over") or position.round == 0:
        return None, None
    following = position.round % 4 + 1 if position.round < LAST_ROUND else None
    return (position.round - 1) % 4 + 1, following


def round_order(position: MiddleAges) -> list[int]:
    """The seats in their order, as far as it is known."""
    if position.round == 0 and PHASES[position.phase] != "first":
        return list(position.queue[: position.served])
    return list(position.queue[: position.players])


def turns_over(position: MiddleAges) -> int:
    """How many seats have had their turn in this round; a restoration comes after all of them."""
    if position.round == 0:
        return 0
    return position.players if PHASES[position.phase] == "restoration" else position.served


def spot(place: int) -> Spot | None:
    return None if place == NOBODY else {"row": place // 6 + 1, "slot": place % 6 + 1}


def row_view(position: MiddleAges, row: int, faces: list[Tile]) -> Row:
    tiles, lords, scouts = position.tile, position.lord, position.scout
    places: list[Place] = []
    for slot in range(position.width):
        place = row * 6 + slot
        face = tiles[place]
        standing = [seat for seat in range(position.players) if lords[seat] == place]
        reserving = [seat for seat in range(position.players) if scouts[seat] == place]
        places.append(
            {
                "slot": slot + 1,
                "tile": None if face == NOBODY else faces[face],
                "lord": standing[0] if standing else None,
                "scout": reserving[0] if reserving else None,
            }
        )
    return {"row": row + 1, "round": serves(position, row), "places": places}


def serves(position: MiddleAges, row: int) -> int | None:
    """The next round that takes its tiles from a row: this one, while its turns are going on."""
    first = max(position.round, 1)
    if position.round and turns_over(position) == position.players:
        first += 1
    rounds = [number for number in range(first, first + 4) if (number - 1) % 4 == row]
    return rounds[0] if rounds[0] <= LAST_ROUND and PHASES[position.phase] != "over" else None


def card_view(position: MiddleAges, place: int, faces: list[Tile]) -> Card:
    card = position.card[place]
    lost = losses(position, card)
    return {
        "card": CARDS[card],
        "round": 4 * (place + 1),
        "over": place < position.happened,
        "next": place == position.happened,
        "coins": forecast(position, card),
        "lost": [
            [faces[face] for face in lost[seat * 8 : seat * 8 + 8] if face != NOBODY]
            for seat in range(position.players)
        ],
        "restores": [
            sum(count > 0 for count in position.grave[seat * 23 : seat * 23 + 23])
            if CARDS[card] == "restoration"
            else 0
            for seat in range(position.players)
        ],
    }


def seat_view(position: MiddleAges, owner: int, faces: list[Tile]) -> Seat:
    """What everybody sees of one seat's fief."""
    earned = position.earned[owner * 11 : owner * 11 + 11]
    owned = position.owned[owner * 8 : owner * 8 + 8]
    missing = owned.count(0)
    return {
        "money": position.money[owner],
        "points": position.money[owner],
        "tally": dict(zip(TALLY, earned, strict=True)),
        "domains": domains(position, owner, faces),
        "graveyard": listed(position.grave[owner * 23 : owner * 23 + 23], faces),
        "peasants": position.peasants[owner],
        "chests": position.chests[owner],
        "lord": spot(position.lord[owner]),
        "scout": spot(position.scout[owner]),
        "missing": missing,
        "penalty": PENALTY * missing,
    }


def domains(position: MiddleAges, owner: int, faces: list[Tile]) -> list[Domain]:
    """The eight columns from left to right."""
    owned = position.owned[owner * 8 : owner * 8 + 8]
    plots = position.plot[owner * 8 : owner * 8 + 8]
    earned, effects = incomes(position, owner), effect_coins(position, owner)
    coins = position.coins[owner]
    columns: list[Domain] = []
    first = owner * FIEF
    for kind, name in enumerate(TYPES):
        tiles = position.tiles[first : first + owned[kind]]
        first += owned[kind]
        plot = None if plots[kind] == NOBODY else TYPES[plots[kind]]
        rate = position.rate[kind] + (coins >> kind & 1)
        counts = [*COUNTED[kind], *([plot] if plot else [])]
        columns.append(
            {
                "type": name,
                "tiles": [faces[face] for face in tiles],
                "coin": bool(coins >> kind & 1),
                "plot": plot,
                "rate": rate,
                "counts": counts,
                "counted": sum(owned[TYPES.index(counted)] for counted in counts),
                "income": earned[kind],
                "effect": effects[kind],
                "next": effects[kind] + earned[kind] + rate,
            }
        )
    return columns


def redeal(position: MiddleAges, seat: int, rng: Rng) -> None:
    """Nothing is hidden: a pile has no order until its next number shows (R8.3)."""
