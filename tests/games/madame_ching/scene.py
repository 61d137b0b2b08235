"""Positions of Madame Ching as text, arranged piece by piece, and played by acts.

arrange(4, hands={0: "12 30"}, sea={0: "3 8 pilot-map"}, encounters={1: "pilot"}, tiles="k l n")
reveal(position, "12", "20", "33", "41")     every seat's cards for this round
play(position, "0 take 17", "- meet oracle", "done")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from paravent.core import options
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.registry import find_game
from paravent.games.madame_ching.vocabulary import (
    GEMS,
    JUNKS,
    KINDS,
    PHASES,
    PILOTS,
    SKILLS,
    TILES,
)
from tests.games.stage import Stage, count

GAME = find_game("madame_ching")
STAGE = Stage(GAME)
play = STAGE.play
offers = STAGE.offers
refusal = STAGE.refusal
phase = STAGE.phase
happenings = STAGE.happenings
choice = STAGE.choice
quick_choices = STAGE.quick_choices
weighed = STAGE.weighed
worth = STAGE.worth
view = STAGE.view
BLOCKS = (5, 25, 39, 48, 53, 55)  # the last card of each colour
ALL_TILES = " ".join(TILES)
Seats = Mapping[int, str]


def begin(players: int, chosen: str = "") -> Any:
    """A first position that tells what happens."""
    position = GAME.start(players, options.parse(chosen))
    position.events = []
    return position


def reveal(position: Any, *cards: str) -> None:
    """Every seat's cards in the order of seats, two apart by a blank."""
    for seat, numbers in enumerate(cards):
        play(position, *(f"{seat} choose {number}" for number in numbers.split()))


def pass_turn(position: Any) -> None:
    """End the present turn: no skills, no cards, the first card of the display."""
    served, number = position.served, position.round
    while (position.served, position.round) == (served, number) and position.waiting:
        carry_on(position)


def carry_on(position: Any) -> None:
    """One act that does as little as possible."""
    actor = position.actors()[0]
    acts = GAME.notation.texts(position.legal(actor))
    dull = [act for act in acts if act in ("done", "pass", "keep", "accept")]
    play(position, f"{'-' if actor == CHANCE else actor} {(dull or acts)[0]}")


def end_round(position: Any) -> None:
    """Play on until everybody chooses again, or to the end."""
    number = position.round
    while position.waiting and not (phase(position) == "choose" and position.round > number):
        carry_on(position)


def board(players: int = 3, chosen: str = "") -> Any:
    """What never changes at a table."""
    return GAME.board_of(GAME.setup(players, options.parse(chosen)), GAME.components())


def junk(position: Any, number: int) -> Any:
    """The expedition of a junk as everybody sees it."""
    return view(position)["expeditions"][number]


def space_number(position: Any, number: int) -> int:
    """The number of the space that a junk is on."""
    numbers = {space["space"]: space["number"] for space in board()["spaces"]}
    return int(numbers[junk(position, number)["space"]])


def taken(position: Any, seat: int | None) -> list[str]:
    """The tiles that a seat has taken, or that lie on the board."""
    return [tile for tile, owner in view(position)["missions"].items() if owner == seat]


def hand(position: Any, seat: int) -> list[int]:
    """A hand as its owner sees it."""
    return [int(card) for card in view(position, seat)["seats"][seat]["hand"]]


def known(position: Any, onlooker: int, owner: int) -> list[int]:
    """The cards that somebody is certain of in another hand."""
    return [int(card) for card in view(position, onlooker)["seats"][owner]["hand"]]


def maybe(position: Any, onlooker: int, owner: int) -> list[int]:
    return [int(card) for card in view(position, onlooker)["seats"][owner]["maybe"]]


def held(position: Any, seat: int) -> dict[str, int]:
    """Encounter cards as their owner sees them."""
    return dict(view(position, seat)["seats"][seat]["encounters"])


def seat_of(position: Any, seat: int) -> Any:
    """What everybody sees of a seat."""
    return view(position)["seats"][seat]


def table(names: Iterable[str], seats: Seats, total: int) -> list[int]:
    """Counts by seat and name, in one row."""
    numbered = list(names)
    row = [0] * total
    for seat, words in seats.items():
        for name, copies in count(words).items():
            row[seat * len(numbered) + numbered.index(name)] = copies
    return row


def arrange(
    players: int,
    *,
    hands: Seats | None = None,
    sea: Seats | None = None,
    turned: Seats | None = None,
    display: str = "",
    deck: str | None = None,
    tiles: str = ALL_TILES,
    taken: Seats | None = None,
    encounters: Seats | None = None,
    encounter_deck: str | None = None,
    skills: Seats | None = None,
    spent: Seats | None = None,
    gems: Seats | None = None,
    coins: Mapping[int, int] | None = None,
    hong_kong: int = NOBODY,
    pearl: int = NOBODY,
    number: int = 5,
    chosen: str = "",
) -> Any:
    """A position in which everybody is about to choose.

    `sea` and `turned` are by junk, Pilots written as their kind. The first card of `display` is
    the hidden one. Hands and display are filled with cards that are not named, the highest first.
    `deck` is what is left of the navigation cards, the rest being discarded, and so is
    `encounter_deck`. `taken` gives tiles to seats; tiles not named are out of the game.
    """
    position = begin(players, chosen)
    census = GAME.census(position)
    position.to_place = position.to_deal = 0
    position.round = number
    place_navigation(position, hands or {}, sea or {}, turned or {}, display, deck)
    place_encounters(position, encounters or {}, encounter_deck)
    place_tiles(position, tiles.split(), taken or {})
    position.ready = table(SKILLS, skills or {}, 20)
    position.spent = table(SKILLS, spent or {}, 20)
    position.skill_pile = [
        position.skill_pile[skill] - sum(position.ready[skill::5]) - sum(position.spent[skill::5])
        for skill in range(5)
    ]
    position.gems = table(GEMS, gems or {}, 12)
    position.gem_supply = [
        position.gem_supply[gem] - sum(position.gems[gem::3]) for gem in range(3)
    ]
    position.coins = [(coins or {}).get(seat, 0) for seat in range(4)]
    position.coin_supply -= sum(position.coins)
    position.hong_kong, position.pearl = hong_kong, pearl
    position.phase = PHASES.index("choose")
    position.waiting = (1 << players) - 1
    assert GAME.census(position) == census, "a scene must hold every component once"
    position.events = []
    return position


def turn(card: int = 40, players: int = 3, **scene: Any) -> Any:
    """Seat 0 plays a card and has the first turn; the first card of each given hand is played."""
    usual = {0: str(card), 1: "2", 2: "4", 3: "7"}
    hands = {seat: usual[seat] for seat in range(players)} | scene.pop("hands", {})
    position = arrange(players, hands=hands, **scene)
    reveal(position, *(hands[seat].split()[0] for seat in range(players)))
    assert position.actor == 0
    return position


def homecoming(sea: str, **scene: Any) -> Any:
    """Seat 0 ends an expedition by playing 9; the only mission is out of reach."""
    return turn(9, sea={0: sea}, tiles="w", **scene)


def bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def place_navigation(
    position: Any, hands: Seats, sea: Seats, turned: Seats, display: str, deck: str | None
) -> None:
    rows = {junk: words.split() for junk, words in sea.items()}
    named = [int(word) for row in rows.values() for word in row if word.isdigit()]
    for words in (*hands.values(), display, deck or ""):
        named += map(int, words.split())
    assert len(set(named)) == len(named), "a navigation card stands in two places"
    free = [card for card in range(1, 56) if card not in named]
    size = 5 if position.players == 2 else 4
    full = [0] * 4
    for seat in range(position.players):
        cards = [int(word) for word in hands.get(seat, "").split()]
        cards += [free.pop() for _ in range(size - len(cards))]
        full[seat] = bits(cards)
    shown = [int(word) for word in display.split()]
    shown += [free.pop() for _ in range(position.players * position.lanes - len(shown))]
    left = free if deck is None else [int(word) for word in deck.split()]
    rest = [] if deck is None else free
    position.hand, position.hidden = full, shown[0]
    position.pile = [bits(left), bits(rest), bits(shown[1:])]
    place_expeditions(position, rows, turned)


def place_expeditions(position: Any, rows: Mapping[int, list[str]], turned: Seats) -> None:
    row, order, course, pilots = [0] * 4, [0] * 32, [0] * 4, [0] * 20
    flipped, flipped_pilots, length, hues = [0] * 4, [0] * 20, [0] * 4, [0] * 4
    for junk, words in rows.items():
        seen: set[int] = set()
        for place, word in enumerate(words):
            if word in PILOTS:
                pilots[junk * 5 + PILOTS.index(word)] += 1
                order[junk * 8 + place] = 56 + PILOTS.index(word)
                colour = 10 + place
            else:
                row[junk] |= 1 << int(word)
                order[junk * 8 + place] = int(word)
                colour = next(block for block, last in enumerate(BLOCKS) if int(word) <= last)
            if place and colour not in seen and len(seen) < 7:
                course[junk] |= 1 << place
            seen.add(colour)
        length[junk], hues[junk] = len(words), len(seen)
        for word in turned.get(junk, "").split():
            if word in PILOTS:
                flipped_pilots[junk * 5 + PILOTS.index(word)] += 1
            else:
                flipped[junk] |= 1 << int(word)
    position.row, position.order, position.course, position.pilots = row, order, course, pilots
    position.turned, position.turned_pilots = flipped, flipped_pilots
    position.length, position.hues = length, hues
    left = list(position.encounter_deck)
    for kind in range(5):
        left[KINDS.index(PILOTS[kind])] -= sum(pilots[kind::5])
    position.encounter_deck = left


def place_encounters(position: Any, held: Seats, deck: str | None) -> None:
    position.held = table(KINDS, held, 72)
    position.held_size = [sum(count(held.get(seat, "")).values()) for seat in range(4)]
    left = [
        position.encounter_deck[kind] - sum(position.held[kind::18]) for kind in range(len(KINDS))
    ]
    if deck is not None:
        wanted = [count(deck)[kind] for kind in KINDS]
        position.encounter_discard = [has - keeps for has, keeps in zip(left, wanted, strict=True)]
        left = wanted
    position.encounter_deck = left
    position.encounter_deck_size = sum(left)


def place_tiles(position: Any, board: list[str], taken: Seats) -> None:
    where = [2] * len(TILES)
    for seat, words in taken.items():
        for tile in words.split():
            where[TILES.index(tile)] = 3 + seat
    for tile in board:
        if where[TILES.index(tile)] == 2:
            where[TILES.index(tile)] = 1
    position.tile_at = where
    position.on_board = bits(tile for tile, place in enumerate(where) if place == 1)


__all__ = [
    "GAME",
    "JUNKS",
    "arrange",
    "begin",
    "board",
    "carry_on",
    "end_round",
    "hand",
    "happenings",
    "held",
    "homecoming",
    "junk",
    "known",
    "maybe",
    "offers",
    "pass_turn",
    "phase",
    "play",
    "refusal",
    "reveal",
    "seat_of",
    "space_number",
    "taken",
    "turn",
    "view",
]
