"""What each seat of Middle Kingdom may see: sealed bids are all that is hidden (Q33)."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.middle_kingdom.bidding import take_back
from paravent.games.middle_kingdom.holdings import strengths
from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.scoring import tallies
from paravent.games.middle_kingdom.vocabulary import (
    BIDS,
    DRAGON,
    GOALS,
    KINDS,
    PHASES,
    TALLY,
    TYPES,
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
    order: list[int]  # seats still to pick this turn, first first
    seats: list[Seat]


def view(position: MiddleKingdom, seat: int) -> View:
    """The whole table but for the sealed bids of others."""
    owners = [None if owner == NOBODY else owner for owner in position.goal]
    shown = position.shown
    return {
        "me": None if seat == NOBODY else seat,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "actors": list(position.actors()),
        "players": position.players,
        "display": [
            name
            for name, copies in zip((*KINDS, DRAGON), shown, strict=True)
            for _ in range(copies)
        ],
        "deck": position.deck_size,
        "unseen": counts(KINDS, position.deck),
        "removed": counts(KINDS, position.removed),
        "goals": dict(zip(GOALS, owners, strict=True))
        | {DRAGON: None if position.dragon == NOBODY else position.dragon},
        "order": [lane // 2 for lane in position.queue[position.served : position.queued]],
        "seats": [seat_view(position, other, seat) for other in range(position.players)],
    }


def seat_view(position: MiddleKingdom, owner: int, seat: int) -> Seat:
    """What a seat sees of one owner's place."""
    lanes = range(owner * 2, owner * 2 + position.lanes)
    under, laid = position.under, position.laid
    visible = position.open or owner == seat
    sealed = [] if position.open else [laid[lane] for lane in lanes if laid[lane] != NOBODY]
    hand = position.hand[owner]
    for card in sealed if owner == seat else []:
        hand &= ~(1 << card)
    points = tallies(position)[owner]
    return {
        "hand": cards_in(hand),
        "discard": cards_in(position.discard[owner]),
        "sealed": len(sealed),
        "bids": [
            {
                "under": None if under[lane] == NOBODY else BIDS[under[lane]],
                "laid": BIDS[laid[lane]] if visible and laid[lane] != NOBODY else None,
                "bonus": position.bonus == lane,
                "tied": position.tied[lane] > 0,
            }
            for lane in lanes
        ],
        "reset": bool(position.resets >> owner & 1),
        "cards": counts(KINDS, position.pile[owner * 8 : owner * 8 + 8]),
        "slipped": counts(TYPES, position.slipped[owner * 5 : owner * 5 + 5]),
        "strength": dict(zip(GOALS, strengths(position, owner), strict=True)),
        "goals": [name for name, has in zip(GOALS, position.goal, strict=True) if has == owner]
        + [DRAGON] * (position.dragon == owner),
        "prestige": position.prestige[owner],
        "points": sum(points),
        "tally": dict(zip(TALLY, points, strict=True)),
    }


def cards_in(cards: int) -> list[str]:
    return [name for card, name in enumerate(BIDS) if cards >> card & 1]


def counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def redeal(position: MiddleKingdom, seat: int, rng: Rng) -> None:
    """Other seats lay as many sealed cards again, any that they might have laid."""
    if position.open or PHASES[position.phase] != "bid":
        return
    for other in range(position.players):
        if other != seat:
            for _ in range(take_back(position, other)):
                choices = position.legal(other)
                position.apply(other, choices[rng.below(len(choices))])
