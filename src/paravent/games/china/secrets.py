"""What each seat of China may see: hands are hidden but for cards that were taken openly (Q21)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb
from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.china.geography import Board, board_view
from paravent.games.china.payments import HELD_IN, NEEDS, NO_NEED, PAYERS, code
from paravent.games.china.rules import China
from paravent.games.china.standing import (
    Alliance,
    Chain,
    Province,
    alliance_views,
    chain_views,
    forecast,
    province_views,
)
from paravent.games.china.vocabulary import (
    COLOURS,
    PHASES,
    PROVINCES,
    SPECIALS,
    TALLY,
    TILES,
    TOWNS,
)

HIDDEN_TILE = "hidden"


class Seat(TypedDict):
    """What lies in front of a seat."""

    hand: list[str] | None  # None if it is not the reader's
    cards: int
    known: list[str]  # cards that were taken openly and not played since
    kept: dict[str, int]  # in front of a player, with influence cards
    specials: list[str]
    palaces: int  # in supply, as the next two
    emissaries: int
    fortifications: int
    tiles: dict[str, int]
    chains: list[Chain]
    points: int
    tally: dict[str, int]
    forecast: dict[str, int]  # the tally if the game ended now


class Emperor(TypedDict):
    """The third colour of the game for two; its house has the number of players."""

    hand: list[str]
    palaces: int
    emissaries: int
    tiles: dict[str, int]


class Move(TypedDict):
    """The turn as far as it goes."""

    mover: int
    house: int  # whose pieces: the mover's, or the Emperor's
    pieces: int  # placed and not paid for
    provinces: list[str]  # where they stand
    founding: str | None  # province whose bonus tiles are turned up
    wide: bool  # two provinces are allowed
    given: str | None  # card that will be swapped for an open one


class View(TypedDict):
    """The table as one seat sees it. Houses are seats, and the Emperor with two players."""

    me: int | None
    phase: str
    turn: int
    actors: list[int]
    players: int
    houses: int
    board: Board
    provinces: dict[str, Province]
    palaces: dict[str, int]  # town -> house
    forts: list[str]
    tiles: dict[str, str]  # town -> colour, or hidden
    alliances: list[Alliance]
    ports: list[int] | None  # what each house would score for its ports now
    row: list[str]
    deck: int
    discards: dict[str, int]
    unseen: dict[str, int]  # cards in the deck or hidden in others' hands
    shuffles: int  # times the deck was exhausted
    last_round: bool
    move: Move
    influence: dict[str, int | None] | None
    emperor: Emperor | None
    seats: list[Seat]


def view(position: China, seat: int) -> View:
    """The whole table but for the hidden cards of others."""
    duel = position.houses > position.players
    return {
        "me": None if seat == NOBODY else seat,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "actors": list(position.actors()),
        "players": position.players,
        "houses": position.houses,
        "board": board_view(position),
        "provinces": province_views(position),
        "palaces": dict(
            sorted(
                (town, house)
                for house in range(position.houses)
                for town in towns_in(position.palaces[house])
            )
        ),
        "forts": towns_in(position.forts),
        "tiles": tiles_on_board(position),
        "alliances": alliance_views(position),
        "ports": position.ports_worth() if position.ports else None,
        "row": [
            name for name, copies in zip(COLOURS, position.row, strict=True) for _ in range(copies)
        ],
        "deck": position.deck_size,
        "discards": counts(COLOURS, position.discard),
        "unseen": counts(COLOURS, unseen(position, seat)),
        "shuffles": position.shuffles,
        "last_round": position.shuffles == 2,
        "move": move_view(position),
        "influence": {
            colour: None if holder == NOBODY else holder
            for colour, holder in zip(COLOURS, position.influence, strict=True)
        }
        if position.influences
        else None,
        "emperor": emperor_view(position) if duel else None,
        "seats": [seat_view(position, owner, seat) for owner in range(position.players)],
    }


def move_view(position: China) -> Move:
    founding = position.founding
    given = PHASES[position.phase] == "swap"
    return {
        "mover": position.mover,
        "house": position.house,
        "pieces": position.placed,
        "provinces": [name for place, name in enumerate(PROVINCES) if position.homes >> place & 1],
        "founding": None if founding == NOBODY else PROVINCES[founding],
        "wide": bool(position.wide),
        "given": COLOURS[position.played] if given else None,
    }


def emperor_view(position: China) -> Emperor:
    house = position.players
    return {
        "hand": cards_in(position.hand[house]),
        "palaces": position.palaces_left[house],
        "emissaries": position.emissaries_left[house],
        "tiles": counts(TILES, position.won[house * 3 : house * 3 + 3]),
    }


def seat_view(position: China, owner: int, seat: int) -> Seat:
    """What a seat sees of one owner's place."""
    parts = len(TALLY)
    tally = position.tally[owner * parts : owner * parts + parts]
    duel = position.houses > position.players
    return {
        "hand": cards_in(position.hand[owner]) if owner == seat else None,
        "cards": position.hand_size[owner],
        "known": cards_in(position.known[owner]),
        "kept": counts(COLOURS, position.kept[owner * 5 : owner * 5 + 5]) if duel else {},
        "specials": [
            name
            for card, name in enumerate(SPECIALS)
            if duel and position.specials[owner] >> card & 1
        ],
        "palaces": position.palaces_left[owner],
        "emissaries": position.emissaries_left[owner],
        "fortifications": position.forts_left[owner],
        "tiles": counts(TILES, position.won[owner * 3 : owner * 3 + 3]),
        "chains": chain_views(position, owner),
        "points": sum(tally),
        "tally": dict(zip(TALLY, tally, strict=True)),
        "forecast": forecast(position, owner),
    }


def tiles_on_board(position: China) -> dict[str, str]:
    faces = (None, HIDDEN_TILE, *TILES)
    found = {}
    for town, tile in zip(TOWNS, position.tile, strict=True):
        if (face := faces[tile]) is not None:
            found[town] = face
    return found


def towns_in(towns: int) -> list[str]:
    return [name for town, name in enumerate(TOWNS) if towns >> town & 1]


def cards_in(hand: int) -> list[str]:
    return [name for card, name in enumerate(COLOURS) for _ in range(hand >> 2 * card & 3)]


def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def of_colours(hand: int) -> list[int]:
    """How many cards of each colour a hand holds."""
    return [hand >> 2 * colour & 3 for colour in range(len(COLOURS))]


def unseen(position: China, seat: int) -> list[int]:
    """Cards that a seat has not seen, by colour: the deck, and hidden cards of others."""
    pool = list(position.deck)
    for other in range(position.players):
        if other != seat:
            hidden = of_colours(position.hand[other] - position.known[other])
            pool = [number + more for number, more in zip(pool, hidden, strict=True)]
    return pool


def redeal(position: China, seat: int, rng: Rng) -> None:
    """Others get other hidden cards, such that they can pay for what they have placed."""
    pool = unseen(position, seat)
    hands = list(position.hand)
    others = [other for other in range(position.players) if other != seat]
    others.sort(key=lambda other: other != position.mover)  # whoever has to pay is dealt first
    for other in others:
        hidden = position.hand_size[other] - sum(of_colours(position.known[other]))
        hands[other] = position.known[other] + guess_cards(position, other, hidden, pool, rng)
    position.hand = hands
    position.deck = pool


def guess_cards(position: China, seat: int, hidden: int, pool: list[int], rng: Rng) -> int:
    """Take a seat's hidden cards from the pool, as likely as they are; returns their code."""
    payers = debts(position) if seat == position.mover == position.house else 0
    guesses = []
    for cards in combinations_with_replacement(range(len(COLOURS)), hidden):
        likely = 1
        for colour in set(cards):
            likely *= comb(pool[colour], cards.count(colour))
        if likely and (not payers or payers & HELD_IN[position.known[seat] + code(cards)]):
            guesses.append((cards, likely))
    mark = rng.below(sum(likely for _, likely in guesses))
    for cards, likely in guesses:
        mark -= likely
        if mark < 0:
            for colour in cards:
                pool[colour] -= 1
            return code(cards)
    raise AssertionError("a hand that is there can be guessed")


def debts(position: China) -> int:
    """The payments that would pay for what stands or is announced; 0 if nothing does."""
    needs = list(position.needs[: position.placed])
    if position.founding != NOBODY and not position.most[position.founding]:
        needs.append(position.colour[position.founding])
    if not needs:
        return 0
    first, second = [*needs, NO_NEED][:2]
    return PAYERS[first * NEEDS + second]
