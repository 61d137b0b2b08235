"""What each seat of Madame Ching may see: hands are hidden, but what was shown stays known (Q7)."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.madame_ching import chart, memory
from paravent.games.madame_ching.chart import card_names
from paravent.games.madame_ching.numbers import AUDIENCE, OVER
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    ENDINGS,
    GEMS,
    JUNKS,
    KINDS,
    MEANS,
    NUMBERS,
    PHASES,
    SKILLS,
    SYMBOLS,
)


class Expedition(TypedDict):
    """A junk at sea, or beside the board with no cards; in the order of the junks."""

    space: str | None
    course: list[str]  # spaces from the first to the present one
    cards: list[str]  # numbers as they lie, lowest first; Pilots where they were laid
    turned: list[int]  # places of cards that Sirens have turned: their symbols make no skills
    symbols: dict[str, int]  # that still make skills
    skills: list[str]  # to be had if it ended now
    missions: list[str]  # tiles to choose from if it ended now
    ahead: list[str]  # tiles that Meteorology would reach


class Seat(TypedDict):
    """What a seat has, as far as the onlooker knows it."""

    hand_size: int  # without the sealed cards
    hand: list[str]  # all of my own, else those that I have seen going there
    maybe: list[str]  # seen going there, but they may have moved on face down
    open: list[str]  # of my own hand: everybody saw it going there
    sealed: int  # chosen and still face down; of others they may be among `hand`
    chosen: list[str]  # my own sealed cards
    encounters_size: int
    encounters: dict[str, int]  # all of my own, else those that I am certain of
    ready: dict[str, int]  # skills face up
    spent: dict[str, int]  # skills face down
    gems: dict[str, int]
    coins: int
    points: int  # as the onlooker knows them
    tally: dict[str, int]  # those points by origin


class Turn(TypedDict):
    """One revealed card and its turn."""

    seat: int
    card: str
    junk: str | None  # of the present turn
    done: bool
    now: bool


class Attack(TypedDict):
    """An aggression that is going on."""

    seat: int
    victim: int | None
    means: str
    symbol: str | None  # of a Siren
    targets: list[int]  # who may be chosen, or is still to come


class View(TypedDict):
    """The table as one seat sees it; what never changes there is in board.py."""

    me: int | None
    phase: str
    round: int
    actors: list[int]
    expeditions: list[Expedition]
    missions: dict[str, int | None]  # the tiles that were laid out, and who has taken them
    hidden: bool  # the face-down card of the display
    display: list[str]
    deck: int
    discards: list[str]
    unseen: list[str]  # in the deck, in other hands or face down: I have not seen where
    encounter_deck: int
    encounter_discards: dict[str, int]
    unseen_encounters: dict[str, int]
    skills: dict[str, int]  # piles
    supply: dict[str, int]  # coins and gems
    hong_kong: int | None
    pearl: int | None
    last: str | None  # why this round is the last
    turns: list[Turn]  # of this round, in order
    played: bool  # the encounter card of this turn is played
    fresh: str | None  # my new encounter card, which I may share
    attack: Attack | None
    seats: list[Seat]


def view(position: MadameChing, seat: int) -> View:
    """The whole table but for hands, sealed cards and decks."""
    over = position.phase == OVER
    deck, discards, display = position.pile
    onlooker = AUDIENCE if seat == NOBODY else seat  # the audience has a memory of its own
    gems = position.gem_supply
    return {
        "me": none(seat),
        "phase": PHASES[position.phase],
        "round": position.round,
        "actors": list(position.actors()),
        "expeditions": chart.expeditions(position),
        "missions": chart.missions(position),
        "hidden": position.hidden > 0,
        "display": card_names(display),
        "deck": deck.bit_count(),
        "discards": card_names(discards),
        "unseen": [] if over else card_names(memory.unseen(position, onlooker)),
        "encounter_deck": position.encounter_deck_size,
        "encounter_discards": chart.encounter_discards(position),
        "unseen_encounters": {} if over else chart.unseen_encounters(position, seat),
        "skills": dict(zip(SKILLS, position.skill_pile, strict=True)),
        "supply": {"coin": position.coin_supply, **dict(zip(GEMS, gems, strict=True))},
        "hong_kong": none(position.hong_kong),
        "pearl": none(position.pearl),
        "last": None if position.ending == NOBODY else ENDINGS[position.ending],
        "turns": turns(position),
        "played": position.played > 0,
        "fresh": fresh(position, seat),
        "attack": attack(position),
        "seats": chart.seats(position, seat),
    }


def none(number: int) -> int | None:
    return None if number == NOBODY else number


def turns(position: MadameChing) -> list[Turn]:
    """R3.4: the cards of this round, the present turn being the last one served."""
    found: list[Turn] = []
    served = position.served - 1
    queue = list(zip(position.queue_seat, position.queue_card, strict=True))
    for place, (seat, number) in enumerate(queue[: position.queued]):
        now = place == served
        found.append(
            {
                "seat": seat,
                "card": NUMBERS[number - 1],
                "junk": JUNKS[position.junk] if now and position.junk != NOBODY else None,
                "done": place < served,
                "now": now,
            }
        )
    return found


def fresh(position: MadameChing, seat: int) -> str | None:
    """R12.3: a gained encounter card, to whom has gained it."""
    mine = position.fresh != NOBODY and position.actor == seat
    return KINDS[position.fresh] if mine else None


def attack(position: MadameChing) -> Attack | None:
    if position.means == NOBODY:
        return None
    return {
        "seat": position.actor,
        "victim": none(position.victim),
        "means": MEANS[position.means],
        "symbol": None if position.siren == NOBODY else SYMBOLS[position.siren],
        "targets": [seat for seat in range(position.players) if position.targets >> seat & 1],
    }
