"""What each seat of Middle Kingdom may see: sealed bids are all that is hidden (Q33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.middle_kingdom.holdings import piled, prices, slipped, strengths
from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.scoring import tallies
from paravent.games.middle_kingdom.vocabulary import (
    BIDS,
    DRAGON,
    GOALS,
    KINDS,
    PHASES,
)

DISPLAYED = (*KINDS, DRAGON)
AWARDS = (*GOALS, DRAGON)
# Every set of bid cards by name.
HANDS = tuple(
    tuple(name for card, name in enumerate(BIDS) if cards >> card & 1)
    for cards in range(1 << len(BIDS))
)


class Bid(TypedDict):
    """One bid in play: the tied card of the turn before, and this turn's card."""

    under: str | None
    laid: str | None
    bonus: bool
    tied: bool


class Seat(TypedDict):
    """What lies in front of a seat."""

    hand: list[str]  # other seats' sealed cards are still listed here
    discard: list[str]
    sealed: int  # cards laid face down
    bids: list[Bid]
    reset: bool  # takes the discards back at the end of the turn
    cards: dict[str, int]  # by kind
    slipped: dict[str, int]  # Merchants in other piles, by type
    strength: dict[str, int]  # what counts for each goal
    goals: list[str]
    prestige: int
    points: int
    tally: dict[str, int]


class View(TypedDict):
    """The table as one seat sees it."""

    me: int | None
    phase: str
    turn: int
    actors: list[int]
    players: int
    display: list[str]
    deck: int
    unseen: dict[str, int]  # what the deck still holds, by kind: all else has been seen
    removed: dict[str, int]
    goals: dict[str, int | None]
    takes: dict[str, int]  # how many cards of its type gain a goal now, but for the Dragon
    order: list[int]  # seats still to pick this turn, first first
    seats: list[Seat]


def view(position: MiddleKingdom, seat: int) -> View:
    """The whole table but for the sealed bids of others."""
    return views(position, (seat,))[0]


def views(position: MiddleKingdom, seats: Sequence[int]) -> list[View]:
    """What each of these seats sees: what everybody does, and its own sealed bids."""
    public = open_view(position)
    return [public if seat == NOBODY else own_view(position, seat, public) for seat in seats]


def own_view(position: MiddleKingdom, seat: int, public: View) -> View:
    """A seat's view; the cards that it has laid face down have left its hand."""
    places = public["seats"]
    own = places[seat]
    if own["sealed"]:
        hand, bids = position.hand[seat], list(own["bids"])
        for lane, bid in enumerate(bids):
            card = position.laid[seat * 2 + lane]
            if card != NOBODY:
                hand &= ~(1 << card)
                bids[lane] = {**bid, "laid": BIDS[card]}
        places = list(places)
        places[seat] = {**own, "hand": list(HANDS[hand]), "bids": bids}
    return {**public, "me": seat, "seats": places}


def open_view(position: MiddleKingdom) -> View:
    """What everybody sees."""
    owners = [None if owner == NOBODY else owner for owner in (*position.goal, position.dragon)]
    shown = zip(DISPLAYED, position.shown, strict=True)
    return {
        "me": None,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "actors": list(position.actors()),
        "players": position.players,
        "display": [name for name, copies in shown for _ in range(copies)],
        "deck": position.deck_size,
        "unseen": counts(KINDS, position.deck),
        "removed": counts(KINDS, position.removed),
        "goals": dict(zip(AWARDS, owners, strict=True)),
        "takes": dict(zip(GOALS, prices(position), strict=True)),
        "order": [lane // 2 for lane in position.queue[position.served : position.queued]],
        "seats": open_places(position, owners),
    }


def open_places(position: MiddleKingdom, owners: list[int | None]) -> list[Seat]:
    """What lies in front of everybody."""
    laid, hands, discards = position.laid, position.hand, position.discard
    bids, lanes, prestige = open_bids(position), position.lanes, position.prestige
    goals: list[list[str]] = [[] for _ in range(position.players)]
    for name, has in zip(AWARDS, owners, strict=True):
        if has is not None:
            goals[has].append(name)
    places: list[Seat] = []
    for owner, points in enumerate(tallies(position)):
        first = owner * 2
        down = [card for card in laid[first : first + lanes] if card != NOBODY]
        places.append(
            {
                "hand": list(HANDS[hands[owner]]),
                "discard": list(HANDS[discards[owner]]),
                "sealed": 0 if position.open else len(down),
                "bids": bids[first : first + lanes],
                "reset": bool(position.resets >> owner & 1),
                "cards": piled(position, owner),
                "slipped": slipped(position, owner),
                "strength": strengths(position, owner),
                "goals": goals[owner],
                "prestige": prestige[owner],
                "points": sum(points.values()),
                "tally": points,
            }
        )
    return places


def open_bids(position: MiddleKingdom) -> list[Bid]:
    """The bids in play, by lane; they lie face down until all are laid."""
    bonus, is_open = position.bonus, position.open
    lanes = zip(position.under, position.laid, position.tied, strict=True)
    return [
        {
            "under": None if under == NOBODY else BIDS[under],
            "laid": BIDS[laid] if laid != NOBODY and is_open else None,
            "bonus": lane == bonus,
            "tied": tied > 0,
        }
        for lane, (under, laid, tied) in enumerate(lanes)
    ]


def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
