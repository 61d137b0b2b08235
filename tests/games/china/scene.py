"""Positions of China as text: reached by acts, or arranged piece by piece.

arrange(3, palaces={0: "ye anyi", 1: "daliang"}, emissaries={0: "wei"}, hand={0: "red green*2"})
play(position, "0 palace handan", "pay red")
offers(position, "palace")                    the objects of a verb that the actor may use now
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from paravent.core import options as core_options
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.registry import find_game
from paravent.games.china.vocabulary import (
    COLOURS,
    PHASES,
    PROVINCES,
    SPECIALS,
    TILES,
    TOWNS,
)
from tests.games.stage import Stage, count

GAME = find_game("china")
STAGE = Stage(GAME)
play = STAGE.play
phase = STAGE.phase
view = STAGE.view
happenings = STAGE.happenings
choice = STAGE.choice
weighed = STAGE.weighed
worth = STAGE.worth
Seats = Mapping[int, str]
EMPEROR = 2  # his house in the game for two


def begin(players: int, options: str = "") -> Any:
    """A first position that tells what happens."""
    position = GAME.start(players, core_options.parse(options))
    position.events = []
    return position


def printed(players: int, options: str = "") -> Any:
    """What is printed on the board of a setup."""
    setup = GAME.setup(players, core_options.parse(options))
    return GAME.board_of(setup, GAME.components())


def deal_on(position: Any, *wishes: str) -> None:
    """Let chance act until a player must, by wish where it can."""
    wanted = list(wishes)
    while position.actors() == (CHANCE,):
        acts = GAME.notation.texts(position.legal(CHANCE))
        wish = next((wish for wish in wanted if wish in acts), None)
        if wish:
            wanted.remove(wish)
        play(position, f"- {wish or acts[0]}")


def finish_turn(position: Any) -> None:
    """Draw hidden cards until somebody else moves or the game is over."""
    mover = position.mover
    while position.actors() and position.mover == mover:
        deal_on(position)
        if position.actors() and position.mover == mover:
            acts = GAME.notation.texts(position.legal(position.actors()[0]))
            play(position, next(act for act in ("draw", "stay", *acts) if act in acts))
            deal_on(position)


def all_offers(position: Any) -> list[str]:
    (actor,) = position.actors()
    return GAME.notation.texts(position.legal(actor))


def offers(position: Any, verb: str) -> list[str]:
    """What the only actor may do with a verb."""
    found = [act.partition(" ") for act in all_offers(position)]
    return [thing for first, _, thing in found if first == verb]


def refusal(position: Any, act: str) -> str | None:
    """The code of the reason why the only actor may not do this, None if they may."""
    (actor,) = position.actors()
    reason = GAME.why_not(position, actor, GAME.notation.action(act))
    return reason and reason.code


def rule(position: Any, act: str) -> str | None:
    """The rule that forbids this to the only actor."""
    (actor,) = position.actors()
    reason = GAME.why_not(position, actor, GAME.notation.action(act))
    return reason and reason.rule


def hand(position: Any, seat: int) -> str:
    """A seat's cards, in the order of colours."""
    if seat == position.players:
        return " ".join(view(position)["emperor"]["hand"])
    return " ".join(view(position, seat)["seats"][seat]["hand"])


def ranking(position: Any) -> list[tuple[int, int, int]]:
    """Seat, palaces and points of all ranks that were told."""
    told = happenings(position, "ranked")
    return [(event["seat"], event["palaces"], event["points"]) for event in told]


def tally(position: Any, part: str) -> list[int]:
    """What every seat has scored from one origin."""
    return [seat["tally"].get(part, 0) for seat in view(position)["seats"]]


def forecast(position: Any, part: str) -> list[int]:
    """What every seat would have scored from one origin if the game ended now."""
    return [seat["forecast"].get(part, 0) for seat in view(position)["seats"]]


def arrange(
    players: int,
    options: str = "",
    *,
    palaces: Seats | None = None,
    emissaries: Seats | None = None,
    forts: str = "",
    hand: Seats | None = None,
    known: Seats | None = None,
    row: str | None = None,
    deck: str | None = None,
    discards: str | None = None,
    supply: Mapping[str, Mapping[int, int]] | None = None,
    tiles: Mapping[str, str] | None = None,
    won: Seats | None = None,
    kept: Seats | None = None,
    influence: Mapping[str, int] | None = None,
    specials: Seats | None = None,
    shuffles: int = 0,
    mover: int = 0,
    phase: str = "turn",
) -> Any:
    """A position with these things in place, at the beginning of a turn.

    Cards are written `red green*2`. Hands and the row that are not given are filled with what is
    most plentiful. If `deck` is given, the rest is discarded; if `discards` is given, the rest is
    the deck. Full provinces have been scored, for nobody. `supply` changes what is left of
    palaces, emissaries or forts; the rest is out of the game. `tiles` names the faces of bonus
    tiles (hidden, or a colour); provinces with palaces or faces have been opened.
    """
    position = begin(players, options)
    place_pieces(position, palaces or {}, emissaries or {}, forts)
    for name, left in (supply or {}).items():
        field = f"{name}_left"
        numbers = list(getattr(position, field))
        for house, number in left.items():
            numbers[house] = number
        setattr(position, field, numbers)
    keep = {seat: count(words) for seat, words in (kept or {}).items()}
    held = {seat: count(words) for seat, words in (hand or {}).items()}
    deal_cards(position, held, keep, row, deck, discards)
    position.known = [code(count((known or {}).get(seat, ""))) for seat in range(5)]
    if position.bonus:
        place_tiles(position, tiles or {}, won or {})
    position.influence = [(influence or {}).get(colour, NOBODY) for colour in COLOURS]
    if specials is not None:
        position.specials = [
            sum(1 << SPECIALS.index(word) for word in specials.get(seat, "").split())
            for seat in range(2)
        ]
    position.shuffles = shuffles
    position.turn = 10
    position.mover = position.house = mover
    position.vacant = sum(1 << place for place in range(9) if not position.pieces[place])
    position.phase = PHASES.index(phase)
    position.waiting = 1 << mover
    position.events = []
    return position


def code(cards: Counter[str]) -> int:
    return sum(number << 2 * COLOURS.index(colour) for colour, number in cards.items())


def place_pieces(position: Any, palaces: Seats, emissaries: Seats, forts: str) -> None:
    masks, held, envoys = [0] * 5, [0] * 45, [0] * 45
    left, ready = list(position.palaces_left), list(position.emissaries_left)
    for house, words in palaces.items():
        for word in words.split():
            town = TOWNS.index(word)
            assert position.land[town] != NOBODY, f"{word} is not on this board"
            masks[house] |= 1 << town
            left[house] -= 1
            for province in {position.land[town], position.beyond[town]} - {NOBODY}:
                held[house * 9 + province] += 1
    for house, words in emissaries.items():
        for word, number in count(words).items():
            envoys[house * 9 + PROVINCES.index(word)] = number
            ready[house] -= number
    position.palaces, position.held, position.envoys = masks, held, envoys
    position.palaces_left, position.emissaries_left = left, ready
    position.built = sum(masks)
    position.forts = sum(1 << TOWNS.index(word) for word in forts.split())
    free, most, guests, pieces = [], [], [], []
    for province in range(9):
        counts = [held[house * 9 + province] for house in range(5)]
        sites = position.sites[province]
        free.append(sites.bit_count() - sum(counts))
        most.append(max(counts))
        guests.append(sum(envoys[house * 9 + province] for house in range(5)))
        pieces.append(sum(counts) + guests[-1] + (sites & position.forts).bit_count())
    position.free, position.most, position.guests, position.pieces = free, most, guests, pieces
    position.scored = sum(1 << province for province in range(9) if free[province] == 0)


def deal_cards(
    position: Any,
    hands: Mapping[int, Counter[str]],
    kept: Mapping[int, Counter[str]],
    row: str | None,
    deck: str | None,
    discards: str | None,
) -> None:
    pool = Counter(dict(zip(COLOURS, position.deck, strict=True)))
    for cards in (*hands.values(), *kept.values(), count(row or "")):
        pool.subtract(cards)
    for wished in (deck, discards):
        pool.subtract(count(wished or ""))
    assert min(pool.values()) >= 0, "a scene must not use a card twice"

    def plenty(number: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for _ in range(number):
            colour = max(COLOURS, key=lambda colour: pool[colour])
            pool[colour] -= 1
            found[colour] += 1
        return found

    full = {
        house: hands[house] if house in hands else plenty(3) for house in range(position.houses)
    }
    position.hand = [code(full.get(house, Counter())) for house in range(5)]
    position.hand_size = [sum(full.get(house, Counter()).values()) for house in range(5)]
    shown = plenty(4) if row is None else count(row)
    position.row = [shown[colour] for colour in COLOURS]
    position.row_size = sum(shown.values())
    stack, pile = count(deck or ""), count(discards or "")
    if deck is None:
        stack += pool
    else:
        pile += pool
    position.deck = [stack[colour] for colour in COLOURS]
    position.deck_size = sum(stack.values())
    position.discard = [pile[colour] for colour in COLOURS]
    if position.players == 2:
        position.kept = [
            kept.get(seat, Counter())[colour] for seat in range(2) for colour in COLOURS
        ]


def place_tiles(position: Any, tiles: Mapping[str, str], won: Seats) -> None:
    faces, left, taken = [0] * len(TOWNS), [6] * 3, [0] * 15
    opened = sum(1 << province for province in range(9) if position.most[province])
    for town, face in tiles.items():
        index = TOWNS.index(town)
        faces[index] = 1 if face == "hidden" else TILES.index(face) + 2
        if face != "hidden":
            left[TILES.index(face)] -= 1
            opened |= 1 << position.land[index]
    for house, words in won.items():
        for colour, number in count(words).items():
            taken[house * 3 + TILES.index(colour)] = number
            left[TILES.index(colour)] -= number
    assert min(left) >= 0
    position.tile, position.tiles_left, position.won = faces, left, taken
    position.opened, position.tiles_hidden = opened, 18
