"""What each seat of Middle Kingdom may see: sealed bids are all that is hidden (Q33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.sight import open_view, own_view


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
    return own_view(position, seat, open_view(position))


def views(position: MiddleKingdom, seats: Sequence[int]) -> list[View]:
    """What each of these seats sees: what everybody does, and its own sealed bids."""
    public = open_view(position)
    return [own_view(position, seat, public) for seat in seats]
