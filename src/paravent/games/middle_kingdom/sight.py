# cython: language_level=3
"""The table put together as everybody and as one seat sees it; what that is tells secrets.py."""

from __future__ import annotations

import cython

from paravent.games.middle_kingdom.holdings import piled, prices, slipped, strengths
from paravent.games.middle_kingdom.scoring import tallies
from paravent.games.middle_kingdom.vocabulary import BIDS, GOALS, KINDS, PHASES, THE_DRAGON

if not cython.compiled:
    from typing import TYPE_CHECKING

    from paravent.core.numbers import NOBODY
    from paravent.games.middle_kingdom.numbers import KIND_COUNT, NONE, TYPE_COUNT

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom
        from paravent.games.middle_kingdom.secrets import Bid, Seat, View

DISPLAYED = (*KINDS, THE_DRAGON)
# Every set of bid cards by name.
HANDS = tuple(
    tuple(name for card, name in enumerate(BIDS) if cards >> card & 1)
    for cards in range(1 << len(BIDS))
)


def open_view(game: MiddleKingdom) -> View:
    """What everybody sees."""
    return {
        "me": None,
        "phase": PHASES[game.phase],
        "turn": game.turn,
        "actors": list(game.actors()),
        "players": game.players,
        "display": displayed(game),
        "deck": game.deck_size,
        "unseen": counts(game.deck),
        "removed": counts(game.removed),
        "goals": owners(game),
        "takes": dict(zip(GOALS, prices(game), strict=True)),
        "order": [game.queue[place] // 2 for place in range(game.served, game.queued)],
        "seats": places(game),
    }


def own_view(game: MiddleKingdom, seat: cython.int, public: View) -> View:
    """A seat's view; the cards that it has laid face down have left its hand."""
    if seat == NOBODY:
        return public
    shown = public["seats"]
    own = shown[seat]
    if own["sealed"]:
        hand: cython.int = game.hand[seat]
        bids = list(own["bids"])
        for lane in range(game.lanes):
            card: cython.int = game.laid[seat * 2 + lane]
            if card != NONE:
                hand &= ~(1 << card)
                bids[lane] = {**bids[lane], "laid": BIDS[card]}
        shown = list(shown)
        shown[seat] = {**own, "hand": list(HANDS[hand]), "bids": bids}
    return {**public, "me": seat, "seats": shown}


def displayed(game: MiddleKingdom) -> list[str]:
    """The cards of the display, those of a kind together."""
    found = []
    for kind in range(KIND_COUNT + 1):
        for _ in range(game.shown[kind]):
            found.append(DISPLAYED[kind])
    return found


def owners(game: MiddleKingdom) -> dict[str, int | None]:
    """Who has each goal."""
    found: dict[str, int | None] = {}
    for goal in range(TYPE_COUNT):
        found[GOALS[goal]] = None if game.goal[goal] == NONE else game.goal[goal]
    found[THE_DRAGON] = None if game.dragon == NONE else game.dragon
    return found


def places(game: MiddleKingdom) -> list[Seat]:
    """What lies in front of everybody."""
    points = tallies(game)
    found: list[Seat] = []
    for seat in range(game.players):
        sealed: cython.int = 0
        for lane in range(game.lanes):
            if game.laid[seat * 2 + lane] != NONE and not game.open:
                sealed += 1
        goals = [GOALS[goal] for goal in range(TYPE_COUNT) if game.goal[goal] == seat]
        if game.dragon == seat:
            goals.append(THE_DRAGON)
        found.append(
            {
                "hand": list(HANDS[game.hand[seat]]),
                "discard": list(HANDS[game.discard[seat]]),
                "sealed": sealed,
                "bids": bids_of(game, seat),
                "reset": (game.resets >> seat & 1) != 0,
                "cards": piled(game, seat),
                "slipped": slipped(game, seat),
                "strength": strengths(game, seat),
                "goals": goals,
                "prestige": game.prestige[seat],
                "points": sum(points[seat].values()),
                "tally": points[seat],
            }
        )
    return found


def bids_of(game: MiddleKingdom, seat: cython.int) -> list[Bid]:
    """The bids of a seat; they lie face down until all are laid."""
    found: list[Bid] = []
    for lane in range(seat * 2, seat * 2 + game.lanes):
        is_open: cython.bint = game.open > 0 and game.laid[lane] != NONE
        found.append(
            {
                "under": None if game.under[lane] == NONE else BIDS[game.under[lane]],
                "laid": BIDS[game.laid[lane]] if is_open else None,
                "bonus": lane == game.bonus,
                "tied": game.tied[lane] > 0,
            }
        )
    return found


def counts(numbers: cython.p_short) -> dict[str, int]:
    """Cards by kind, of which there are any."""
    found = {}
    for kind in range(KIND_COUNT):
        if numbers[kind] > 0:
            found[KINDS[kind]] = numbers[kind]
    return found
