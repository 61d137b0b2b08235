"""Positions of Middle Ages as text: reached by acts, or arranged piece by piece.

at(3, "- draw 5", ...)                       the position after these acts
arrange(3, round=2, row="1 10 16")           seats 0, 1, 2 stand on these tiles, left to right
play(position, "0 lord 2", "scout 4 1")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from paravent.core.components import Components
from paravent.core.game import Board
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.registry import find_game
from paravent.games.middle_ages.vocabulary import CARDS, PHASES, TALLY, TYPES
from tests.games.stage import Stage

GAME = find_game("middle_ages")
STAGE = Stage(GAME)
play = STAGE.play
offers = STAGE.offers
refusal = STAGE.refusal
phase = STAGE.phase
happenings = STAGE.happenings
choice = STAGE.choice
weighed = STAGE.weighed
worth = STAGE.worth
view = STAGE.view
LETTERS = ("alliance", "new-defences", "many-births", "good-harvests")  # harmless event cards
Seats = Mapping[int, str]


def begin(players: int, events: str = "random") -> Any:
    """A first position that tells what happens."""
    position = GAME.start(players, {"events": events})
    position.events = []
    return position


def at(players: int, *acts: str, events: str = "random") -> Any:
    """The position after these acts."""
    position = begin(players, events)
    play(position, *acts)
    return position


def deal(position: Any, number: int = 0) -> list[int]:
    """Let chance draw tiles, the lowest number first, until somebody must choose; what it drew.

    With a number given, tiles of that number come first while there are any.
    """
    drawn = []
    while position.actors() == (CHANCE,) and phase(position) == "draw":
        acts = offers(position, CHANCE)
        act = f"draw {number}" if f"draw {number}" in acts else acts[0]
        drawn.append(int(act.split()[1]))
        play(position, f"- {act}")
    return drawn


def finish_round(position: Any) -> None:
    """Everybody takes the first choice there is until the round is over and rows are filled."""
    begun = position.round
    while position.round == begun and (actors := position.actors()):
        play(
            position,
            f"{'-' if actors == (CHANCE,) else actors[0]} {offers(position, actors[0])[0]}",
        )


def money(position: Any) -> list[int]:
    return [seat["money"] for seat in view(position)["seats"]]


def column(position: Any, seat: int, kind: str) -> list[int]:
    """The numbers of a column from the bottom to the top."""
    numbers: list[int] = view(position)["seats"][seat]["tiles"][TYPES.index(kind)]
    return numbers


def fief(position: Any, seat: int) -> list[int]:
    """All numbers of a fief, column by column."""
    return [number for kind in TYPES for number in column(position, seat, kind)]


def graveyard(position: Any, seat: int) -> list[int]:
    numbers: list[int] = view(position)["seats"][seat]["graveyard"]
    return numbers


def row(position: Any, number: int) -> list[int | None]:
    """The numbers of the tiles in a row, from left to right."""
    numbers: list[int | None] = view(position)["rows"][number - 1]["tiles"]
    return numbers


def board(position: Any, components: Components | None = None) -> Board:
    """What never changes at the table of a position."""
    return GAME.board_of(GAME.setup(position.players), components or GAME.components())


def arrange(
    players: int,
    *,
    round: int = 3,
    row: str = "",
    rows: Mapping[int, str] | None = None,
    fiefs: Seats | None = None,
    graves: Seats | None = None,
    money: Mapping[int, int] | None = None,
    scouts: Seats | None = None,
    coins: Seats | None = None,
    plots: Seats | None = None,
    cards: tuple[str, ...] = LETTERS,
    discards: str = "",
    pile: int | None = None,
) -> Any:
    """A round about to begin with seat 0, whose lord stands furthest to the left.

    `row` names the tiles under the lords; `rows` the tiles of later rounds, by round; what is not
    given is filled from the pile. Fiefs, graveyards and discards list numbers; scouts are places
    (`4 1` is row 4, tile 1), coins name domains, plots are written `field:palace`, the token first.
    With `pile` the pile has so many tiles left, the rest lying in the discards.
    """
    position = begin(players, "+".join(cards))
    census = GAME.census(position)
    supply = Counter({number: copies for number, copies in enumerate(position.pile, 1) if copies})
    orange = Counter({number: copies for number, copies in enumerate(position.reserve, 1)})
    given: list[Counter[int]] = []

    def taken(words: str) -> list[int]:
        numbers = [int(word) for word in words.split()]
        given.append(Counter(numbers))
        return numbers

    standing = taken(row) if row else []
    later = {number: taken(words) for number, words in (rows or {}).items()}
    owned = {seat: taken(words) for seat, words in (fiefs or {}).items()}
    buried = {seat: taken(words) for seat, words in (graves or {}).items()}
    thrown = Counter(taken(discards))
    for numbers in given:
        for number, copies in numbers.items():
            for _ in range(copies):
                source = supply if supply[number] else orange
                assert source[number] > 0, f"no tile {number} is left for this scene"
                source[number] -= 1

    def filler(count: int) -> list[int]:
        found = []
        for _ in range(count):
            number = max(supply, key=lambda one: (supply[one], -one))
            supply[number] -= 1
            found.append(number)
        return sorted(found)

    tiles = [NOBODY] * 24
    standing += filler(players - len(standing))
    for slot, number in enumerate(standing):
        tiles[(round - 1) % 4 * 6 + slot] = number - 1
    for coming in range(round + 1, min(round + 3, 16) + 1):
        numbers = later.get(coming) or filler(players + 1)
        assert len(numbers) == players + 1, "a row must be complete"
        for slot, number in enumerate(numbers):
            tiles[(coming - 1) % 4 * 6 + slot] = number - 1
    if pile is not None:
        while sum(supply.values()) > pile:
            thrown.update(filler(1))
    position.tile = tiles
    position.top = NOBODY
    position.pile = [supply[number] for number in range(1, 24)]
    position.pile_size = sum(supply.values())
    position.reserve = [orange[number] for number in range(1, 24)]
    position.reserve_size = sum(orange.values())
    position.discard = [thrown[number] for number in range(1, 24)]
    position.discards = sum(thrown.values())
    position.lord = [(round - 1) % 4 * 6 + seat for seat in range(players)] + [NOBODY] * (
        5 - players
    )
    position.queue = [*range(players), *[0] * (5 - players)]
    position.round, position.served, position.gaps = round, 0, 0
    position.happened = (round - 1) // 4
    place_fiefs(position, owned, buried)
    place_tokens(position, coins or {}, plots or {})
    position.scout = [
        place(scouts[seat]) if seat in (scouts or {}) else NOBODY for seat in range(5)
    ]
    position.money = [(money or {}).get(seat, 0) for seat in range(5)]
    books = [0] * 55
    for seat, found in (money or {}).items():
        books[seat * 11 + TALLY.index("events")] = found
    position.earned = books
    position.phase, position.waiting = PHASES.index("lord"), 1
    assert GAME.census(position) == census, "a scene must hold every component once"
    return position


def place(words: str) -> int:
    number, slot = map(int, words.split())
    return (number - 1) * 6 + slot - 1


def place_fiefs(
    position: Any, owned: Mapping[int, list[int]], buried: Mapping[int, list[int]]
) -> None:
    kinds = position.face_type
    tiles, counts, grave = [NOBODY] * 80, [0] * 40, [0] * 115
    graves, peasants, chests = [0] * 5, [0] * 5, [0] * 5
    for seat, numbers in owned.items():
        faces = sorted((number - 1 for number in numbers), key=lambda face: int(kinds[face]))
        tiles[seat * 16 : seat * 16 + len(faces)] = faces
        for face in faces:
            counts[seat * 8 + kinds[face]] += 1
            peasants[seat] += position.face_peasants[face]
            chests[seat] += position.face_chests[face]
    for seat, numbers in buried.items():
        graves[seat] = len(numbers)
        for number in numbers:
            grave[seat * 23 + number - 1] += 1
    position.tiles, position.owned, position.grave = tiles, counts, grave
    position.graves, position.peasants, position.chests = graves, peasants, chests


def place_tokens(position: Any, coins: Seats, plots: Seats) -> None:
    masks, under = [0] * 5, [NOBODY] * 40
    for seat, words in coins.items():
        masks[seat] = sum(1 << TYPES.index(word) for word in words.split())
        position.coins_left -= len(words.split())
    for seat, words in plots.items():
        for word in words.split():
            token, domain = word.split(":")
            under[seat * 8 + TYPES.index(domain)] = TYPES.index(token)
            position.plots_left &= ~(1 << TYPES.index(token))
    position.coins, position.plot = masks, under


__all__ = [
    "CARDS",
    "GAME",
    "TYPES",
    "arrange",
    "at",
    "begin",
    "board",
    "column",
    "deal",
    "fief",
    "finish_round",
    "graveyard",
    "happenings",
    "money",
    "offers",
    "phase",
    "play",
    "refusal",
    "row",
    "view",
]
