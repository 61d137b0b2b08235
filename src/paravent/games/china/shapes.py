"""The shapes of what is told of a position: the view of a seat, and what an act would bring."""

from __future__ import annotations

from typing import TypedDict


class Chain(TypedDict):
    """Palaces along a road, in order."""

    towns: list[str]
    points: int


class Province(TypedDict):
    """One province; lists go by house."""

    emissaries: list[int]
    room: int  # emissaries that may still come (R5.2)
    leaders: list[int]  # houses with most palaces
    envoys: list[int]  # houses with most emissaries (R10.1)
    now: list[int]  # what each house scores, or has scored


class Seat(TypedDict):
    """What lies in front of a seat."""

    hand: list[str] | None  # None if it is not the reader's
    cards: int
    known: list[str]  # cards that were taken openly and not played since
    palaces: int  # in supply, as the next two
    emissaries: int
    fortifications: int
    tiles: dict[str, int]
    chains: list[Chain]
    points: int
    tally: dict[str, int]  # by origin, without zeros
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
    provinces: dict[str, Province]
    scored: list[str]  # provinces that have been scored
    palaces: dict[str, int]  # town -> house
    forts: list[str]
    tiles: dict[str, str]  # town -> colour, or hidden
    alliances: dict[str, list[int]]  # by number, if any seat would score: what each would now
    ports: list[int] | None  # what each house would score for its ports now
    row: list[str]
    deck: int
    discards: dict[str, int]
    unseen: dict[str, int]  # cards in the deck or hidden in others' hands
    shuffles: int  # times the deck was exhausted
    last_round: bool
    move: Move
    influence: dict[str, int | None] | None
    kept: list[dict[str, int]] | None  # cards in front of each of two players
    specials: list[list[str]] | None  # special cards that each of two players has left
    patrons: dict[str, int] | None  # who gets the Emperor's points of a province, or got them
    emperor: Emperor | None
    seats: list[Seat]


class Prospect(TypedDict):
    """The part of a province that a piece can change, as it would be."""

    leaders: list[int]
    envoys: list[int]
    now: list[int]
    room: int


class Preview(TypedDict, total=False):
    """What a piece would bring; nothing for other acts."""

    points: list[int]  # what every seat would get at once
    scored: list[str]  # provinces that would be scored
    provinces: dict[str, Prospect]  # those that it stands in
    chains: list[Chain]  # those of its house
    alliances: int  # its seat's points for alliances if the game ended then
