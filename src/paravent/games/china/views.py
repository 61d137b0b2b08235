# cython: language_level=3
"""What each seat of China may see: hands are hidden but for cards that were taken openly (Q21)."""

from __future__ import annotations

import cython

from paravent.games.china.shapes import Emperor, Move, Seat, View
from paravent.games.china.standing import chains
from paravent.games.china.vocabulary import (
    COLOURS,
    PHASES,
    PROVINCES,
    SPECIALS,
    TALLY,
    TILES,
    TOWNS,
)

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.games.china import standing
else:
    from paravent.core.bits import lowest
    from paravent.core.numbers import NOBODY
    from paravent.games.china import standing
    from paravent.games.china.numbers import (
        COLOUR_COUNT,
        FACE_DOWN,
        FIRST_FACE,
        NONE,
        PROVINCE_COUNT,
        SPECIAL_COUNT,
        SWAPPING,
        TILE_COUNT,
        TOWN_COUNT,
    )
    from paravent.games.china.rules import China

HIDDEN_TILE = "hidden"


def view(game: China, seat: cython.int) -> View:
    """The whole table but for the hidden cards of others."""
    duel: cython.bint = game.houses > game.players
    return {
        "me": None if seat == NOBODY else seat,
        "phase": PHASES[game.phase],
        "turn": game.turn,
        "actors": list(game.actors()),
        "provinces": {
            PROVINCES[place]: standing.province(game, place) for place in range(PROVINCE_COUNT)
        },
        "scored": standing.provinces_in(game.scored),
        "palaces": palaces(game),
        "forts": standing.towns_in(game.forts),
        "tiles": tiles_on_board(game),
        "alliances": standing.alliances(game),
        "ports": standing.ports(game) if game.ports else None,
        "row": [COLOURS[colour] for colour in range(COLOUR_COUNT) for _ in range(game.row[colour])],
        "deck": game.deck_size,
        "discards": counts(COLOURS, [game.discard[colour] for colour in range(COLOUR_COUNT)]),
        "unseen": counts(COLOURS, unseen(game, seat)),
        "shuffles": game.shuffles,
        "last_round": game.shuffles == 2,
        "move": move(game),
        "influence": influence(game) if game.influences else None,
        "kept": kept(game) if duel else None,
        "specials": specials(game) if duel else None,
        "patrons": standing.patrons(game) if game.influences else None,
        "emperor": emperor(game) if duel else None,
        "seats": seats(game, seat),
    }


def palaces(game: China) -> dict[str, int]:
    """Who has built where, in the order of the towns' names."""
    owners = {}
    for house in range(game.houses):
        towns: cython.longlong = game.palaces[house]
        while towns:
            owners[TOWNS[lowest(towns)]] = house
            towns &= towns - 1
    return {town: owners[town] for town in sorted(owners)}


def tiles_on_board(game: China) -> dict[str, str]:
    """Faces of bonus tiles, and those that lie hidden."""
    found = {}
    if game.bonus:
        for town in range(TOWN_COUNT):
            if game.tile[town]:
                hidden: cython.bint = game.tile[town] == FACE_DOWN
                found[TOWNS[town]] = HIDDEN_TILE if hidden else TILES[game.tile[town] - FIRST_FACE]
    return found


def influence(game: China) -> dict[str, int | None]:
    """R12.3: who holds the card of a colour."""
    return {
        COLOURS[colour]: None if game.influence[colour] == NONE else game.influence[colour]
        for colour in range(COLOUR_COUNT)
    }


def move(game: China) -> Move:
    return {
        "mover": game.mover,
        "house": game.house,
        "pieces": game.placed,
        "provinces": standing.provinces_in(game.homes),
        "founding": None if game.founding == NONE else PROVINCES[game.founding],
        "wide": game.wide != 0,
        "given": COLOURS[game.played] if game.phase == SWAPPING else None,
    }


def emperor(game: China) -> Emperor:
    house: cython.int = game.players
    return {
        "hand": cards_in(game.hand[house]),
        "palaces": game.palaces_left[house],
        "emissaries": game.emissaries_left[house],
        "tiles": tiles_of(game, house),
    }


def seats(game: China, seat: cython.int) -> list[Seat]:
    """What a seat sees of every player's place."""
    tallies, forecasts = standing.tallies(game), standing.forecasts(game)
    found: list[Seat] = []
    for owner in range(game.players):
        found.append(
            {
                "hand": cards_in(game.hand[owner]) if owner == seat else None,
                "cards": game.hand_size[owner],
                "known": cards_in(game.known[owner]),
                "palaces": game.palaces_left[owner],
                "emissaries": game.emissaries_left[owner],
                "fortifications": game.forts_left[owner],
                "tiles": tiles_of(game, owner),
                "chains": chains(game, owner, {}),
                "points": sum(tallies[owner]),
                "tally": counts(TALLY, tallies[owner]),
                "forecast": counts(TALLY, forecasts[owner]),
            }
        )
    return found


def kept(game: China) -> list[dict[str, int]]:
    """R12.4: the cards in front of each of two players."""
    return [
        counts(COLOURS, [game.kept[seat * COLOUR_COUNT + card] for card in range(COLOUR_COUNT)])
        for seat in range(game.players)
    ]


def specials(game: China) -> list[list[str]]:
    """R12.8: the special cards that each of two players has not used yet."""
    return [
        [SPECIALS[card] for card in range(SPECIAL_COUNT) if (game.specials[seat] >> card) & 1]
        for seat in range(game.players)
    ]


def tiles_of(game: China, house: cython.int) -> dict[str, int]:
    """Bonus tiles that a house has taken."""
    return counts(TILES, [game.won[house * TILE_COUNT + tile] for tile in range(TILE_COUNT)])


def cards_in(hand: cython.int) -> list[str]:
    """The cards of a hand by the names of their colours."""
    return [
        COLOURS[colour] for colour in range(COLOUR_COUNT) for _ in range((hand >> 2 * colour) & 3)
    ]


@cython.cfunc
def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def unseen(game: China, seat: cython.int) -> list[int]:
    """Cards that a seat has not seen, by colour: the deck, and hidden cards of others."""
    pool = []
    for colour in range(COLOUR_COUNT):
        cards: cython.int = game.deck[colour]
        for other in range(game.players):
            if other != seat:
                cards += ((game.hand[other] - game.known[other]) >> 2 * colour) & 3
        pool.append(cards)
    return pool
