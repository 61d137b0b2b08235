"""Positions of Middle Kingdom as text: reached by acts, or arranged piece by piece.

at("4p", "- reveal peasant", ...)            the position after these acts
arrange(4, display="peasant noble-2 general", cards={1: "general general"}, dragon=2)
lay(position, "7", "5", "5+3", "reset")      every seat's bids, `5+3` being 3 on a tied 5
play(position, "0 pick peasant", "join noble")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from paravent.core import options
from paravent.core.numbers import NOBODY
from paravent.core.registry import find_game
from paravent.games.middle_kingdom.vocabulary import BIDS, GOALS, KINDS, THE_DRAGON, TYPES
from tests.games.stage import Stage, count

GAME = find_game("middle_kingdom")
STAGE = Stage(GAME)
play = STAGE.play
offers = STAGE.offers
refusal = STAGE.refusal
phase = STAGE.phase
happenings = STAGE.happenings
choice = STAGE.choice
weighed = STAGE.weighed
worth = STAGE.worth
SETUPS = {"2p": "bids=2", "3p": "bids=1", "3p2": "bids=2", "4p": "bids=1", "5p": "bids=1"}
TYPE_OF = dict(zip(KINDS, (0, 0, 1, 2, 3, 3, 3, 4), strict=True))
Seats = Mapping[int, str]


def begin(setup: str) -> Any:
    """A first position that tells what happens; `3p2` is the variant with two bids each."""
    position = GAME.start(int(setup[0]), options.parse(SETUPS[setup]))
    position.events = []
    return position


def at(setup: str, *acts: str) -> Any:
    """The position after these acts."""
    position = begin(setup)
    play(position, *acts)
    return position


def lay(position: Any, *bids: str) -> None:
    """Every seat's bids in the order of seats, two apart by a blank; an empty text lays none."""
    for seat, words in enumerate(bids):
        for word in words.split():
            under, plus, card = word.rpartition("+")
            play(position, f"{seat} add {card} on {under}" if plus else f"{seat} bid {card}")


def idle(position: Any) -> None:
    """Everybody plays Reset alone and nobody uses a power: the turn ends and nothing is won."""
    turn = position.turn
    while position.turn == turn and (actors := position.actors()):
        wanted = [
            act for act in offers(position, actors[0]) if act in ("bid reset", "keep", "pass")
        ]
        play(position, f"{actors[0]} {wanted[0]}")


def order(position: Any) -> list[int]:
    """Seats that will pick, first first."""
    return list(GAME.view(position, NOBODY)["order"])


def hand(position: Any, seat: int) -> str:
    return " ".join(GAME.view(position, seat)["seats"][seat]["hand"])


def discards(position: Any, seat: int) -> str:
    return " ".join(GAME.view(position, seat)["seats"][seat]["discard"])


def tied_cards(position: Any, seat: int) -> list[str]:
    """The tied bids that a seat has in play from the turn before."""
    bids = GAME.view(position, seat)["seats"][seat]["bids"]
    return [bid["under"] for bid in bids if bid["under"] is not None]


def display(position: Any) -> list[str]:
    return list(GAME.view(position, NOBODY)["display"])


def owner(position: Any, goal: str) -> int | None:
    found = GAME.view(position, NOBODY)["goals"][goal]
    return None if found is None else int(found)


def cards(position: Any, seat: int) -> dict[str, int]:
    return dict(GAME.view(position, NOBODY)["seats"][seat]["cards"])


def slipped(position: Any, seat: int) -> dict[str, int]:
    return dict(GAME.view(position, NOBODY)["seats"][seat]["slipped"])


def prestige(position: Any, seat: int) -> int:
    return int(GAME.view(position, NOBODY)["seats"][seat]["prestige"])


def arrange(
    players: int,
    *,
    display: str = "",
    bids: int | None = None,
    cards: Seats | None = None,
    slipped: Seats | None = None,
    goals: Mapping[str, int] | None = None,
    hand: Seats | None = None,
    tied: Seats | None = None,
    prestige: Mapping[int, int] | None = None,
    dragon: int = NOBODY,
    dragon_turn: Mapping[int, int] | None = None,
    deck: str | None = None,
    last_gainer: int | None = None,
    turn: int = 5,
) -> Any:
    """A position with these things in place, about to bid if a whole display is given.

    Kinds are written `general peasant*3`; a slipped Merchant is the type it lies with. Goals that
    are not given belong to whoever has most of their type. A hand that is not given is whole but
    for the tied cards; what is missing from a given one lies among the discards. `deck` is what is
    left below the display, the rest being out of play; if it is not given nothing is out of play.
    """
    rows = {(2, 2): 3, (3, 1): 2, (3, 2): 5, (4, 1): 3, (5, 1): 4}
    lanes = bids or (2 if players == 2 else 1)
    position = begin(f"{players}p2" if (players, lanes) == (3, 2) else f"{players}p")
    census = GAME.census(position)
    piles = {seat: count(words) for seat, words in (cards or {}).items()}
    merchants = {seat: count(words) for seat, words in (slipped or {}).items()}
    place_cards(position, piles, merchants, count(display), None if deck is None else count(deck))
    place_bids(position, hand or {}, tied or {})
    place_goals(position, piles, merchants, goals or {})
    position.dragon = dragon
    position.dragon_turn = [(dragon_turn or {}).get(seat, 0) for seat in range(5)]
    position.prestige = [(prestige or {}).get(seat, 0) for seat in range(5)]
    position.turn = turn
    if last_gainer is not None:
        position.last_gainer = last_gainer
    assert GAME.census(position) == census, "a scene must hold every component once"
    if display:
        kinds = list(count(display).elements())
        assert len(kinds) == rows[players, lanes], "a display must be complete"
        play(position, *(f"- reveal {kind}" for kind in kinds))
    position.events = []
    return position


def place_cards(
    position: Any,
    piles: Mapping[int, Counter[str]],
    merchants: Mapping[int, Counter[str]],
    shown: Counter[str],
    left: Counter[str] | None,
) -> None:
    pile, slips = [0] * 40, [0] * 25
    deck = Counter(dict(zip(KINDS, position.deck, strict=True)))
    for seat, kinds in piles.items():
        deck.subtract(kinds)
        for kind, copies in kinds.items():
            pile[seat * 8 + KINDS.index(kind)] = copies
    for seat, types in merchants.items():
        deck["merchant"] -= sum(types.values())
        for name, copies in types.items():
            slips[seat * 5 + TYPES.index(name)] = copies
    remaining = deck if left is None else left + shown
    position.pile, position.slipped = pile, slips
    position.deck = [remaining[kind] for kind in KINDS]
    position.deck_size = sum(remaining.values())
    position.removed = [deck[kind] - remaining[kind] for kind in KINDS]


def place_bids(position: Any, hands: Seats, tied: Seats) -> None:
    under, held, discard = [NOBODY] * 10, [0] * 5, [0] * 5
    for seat in range(position.players):
        waiting = [BIDS.index(card) for card in tied.get(seat, "").split()]
        for lane, card in enumerate(waiting):
            under[seat * 2 + lane] = card
        whole = 255 - sum(1 << card for card in waiting)
        held[seat] = whole
        if seat in hands:
            held[seat] = sum(1 << BIDS.index(card) for card in hands[seat].split())
        discard[seat] = whole & ~held[seat]
    position.under, position.hand, position.discard = under, held, discard


def place_goals(
    position: Any,
    piles: Mapping[int, Counter[str]],
    merchants: Mapping[int, Counter[str]],
    given: Mapping[str, int],
) -> None:
    owners = []
    for number, goal in enumerate(GOALS):
        strengths = [
            sum(copies for kind, copies in piles.get(seat, {}).items() if TYPE_OF[kind] == number)
            + 2 * merchants.get(seat, Counter())[TYPES[number]]
            for seat in range(position.players)
        ]
        most = max(strengths)
        best = [seat for seat, strength in enumerate(strengths) if strength == most]
        if goal in given or most < 2:
            owners.append(given.get(goal, NOBODY))
        else:
            assert len(best) == 1, f"who owns the {goal}?"
            owners.append(best[0])
    position.goal = owners


__all__ = [
    "GAME",
    "THE_DRAGON",
    "arrange",
    "at",
    "begin",
    "cards",
    "discards",
    "display",
    "hand",
    "happenings",
    "idle",
    "lay",
    "offers",
    "order",
    "owner",
    "phase",
    "play",
    "prestige",
    "refusal",
    "slipped",
    "tied_cards",
]
