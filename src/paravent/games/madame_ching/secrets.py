"""What each seat of Madame Ching may see: hands are hidden, but what was shown stays known (Q7)."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.madame_ching import memory, scoring
from paravent.games.madame_ching.chart import (
    Expedition,
    Face,
    Mission,
    Space,
    all_faces,
    all_spaces,
    counts,
    expeditions,
    missions,
    names,
)
from paravent.games.madame_ching.guess import redeal
from paravent.games.madame_ching.numbers import AUDIENCE
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    ENDINGS,
    GEMS,
    JUNKS,
    KINDS,
    MEANS,
    PHASES,
    SKILLS,
    SYMBOLS,
    TALLY,
    TILES,
)

__all__ = ["View", "redeal", "view"]

MERCHANTS, TREASURES = TALLY.index("merchants"), TALLY.index("treasures")
PARTNER = TALLY.index("partner")


class Seat(TypedDict):
    """What a seat has, as far as the onlooker knows it."""

    partner: int | None
    junks: list[str]
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
    missions: list[str]  # tiles taken
    points: int  # as the onlooker knows them
    tally: dict[str, int]


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
    """The table as one seat sees it."""

    me: int | None
    phase: str
    round: int
    rounds: int  # the last one
    actors: list[int]
    players: int
    teams: bool
    fortune: int  # cards that an expedition in vain needs for sea fortune
    cards: dict[str, Face]  # by number, and the Pilots by kind
    spaces: list[Space]
    expeditions: list[Expedition]
    missions: list[Mission]
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
    over = PHASES[position.phase] == "over"
    afloat = expeditions(position)
    return {
        "me": none(seat),
        "phase": PHASES[position.phase],
        "round": position.round,
        "rounds": position.round_limit,
        "actors": list(position.actors()),
        "players": position.players,
        "teams": bool(position.teams),
        "fortune": position.fortune_cards,
        "cards": all_faces(position),
        "spaces": all_spaces(position),
        "expeditions": afloat,
        "missions": missions(position, afloat),
        "hidden": position.hidden > 0,
        "display": names(position, position.pile[2]),
        "deck": len(memory.cards_in(position.pile[0])),
        "discards": names(position, position.pile[1]),
        "unseen": [] if over else names(position, unseen(position, seat)),
        "encounter_deck": position.encounter_deck_size,
        "encounter_discards": counts(KINDS, position.encounter_discard),
        "unseen_encounters": {} if over else counts(KINDS, unseen_encounters(position, seat)),
        "skills": dict(zip(SKILLS, position.skill_pile, strict=True)),
        "supply": {"coin": position.coin_supply}
        | dict(zip(GEMS, position.gem_supply, strict=True)),
        "hong_kong": none(position.hong_kong),
        "pearl": none(position.pearl),
        "last": None if position.ending == NOBODY else ENDINGS[position.ending],
        "turns": turns(position),
        "played": bool(position.played),
        "fresh": fresh(position, seat),
        "attack": attack(position),
        "seats": seats(position, seat),
    }


def none(number: int) -> int | None:
    return None if number == NOBODY else number


def turns(position: MadameChing) -> list[Turn]:
    """R3.4: the cards of this round, the present turn being the last one served."""
    found: list[Turn] = []
    queue = zip(position.queue_seat, position.queue_card, strict=True)
    for place, (seat, number) in enumerate(list(queue)[: position.queued]):
        now = place == position.served - 1
        found.append(
            {
                "seat": seat,
                "card": str(number),
                "junk": JUNKS[position.junk] if now and position.junk != NOBODY else None,
                "done": place < position.served - 1,
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


def seats(position: MadameChing, seat: int) -> list[Seat]:
    """Every place at the table as a seat knows it."""
    over = PHASES[position.phase] == "over"
    hands, sealed = position.hand, position.chosen
    known, public = memory.traced(position, observer(seat)), memory.traced(position, AUDIENCE)
    ready, spent, gems, where = position.ready, position.spent, position.gems, position.tile_at
    tallies = known_tallies(position, seat)
    found: list[Seat] = []
    for owner in range(position.players):
        hand, maybe = hands[owner] & ~sealed[owner], 0
        size = len(memory.cards_in(hand))
        kinds = position.held[owner * 18 : owner * 18 + 18]
        if owner != seat and not over:
            hand, maybe = remembered(known, owner)
            kinds = certain_kinds(position, seat, owner)
        mine = hand if owner == seat else 0
        found.append(
            {
                "partner": owner ^ 2 if position.teams else None,
                "junks": list(JUNKS[owner * position.lanes : (owner + 1) * position.lanes]),
                "hand_size": size,
                "hand": names(position, hand),
                "maybe": names(position, maybe),
                "open": [name for name in names(position, mine) if public[int(name)]],
                "sealed": len(memory.cards_in(sealed[owner])),
                "chosen": names(position, sealed[owner]) if owner == seat else [],
                "encounters_size": position.held_size[owner],
                "encounters": counts(KINDS, kinds),
                "ready": counts(SKILLS, ready[owner * 5 : owner * 5 + 5]),
                "spent": counts(SKILLS, spent[owner * 5 : owner * 5 + 5]),
                "gems": counts(GEMS, gems[owner * 3 : owner * 3 + 3]),
                "coins": position.coins[owner],
                "missions": [
                    name for name, at in zip(TILES, where, strict=True) if at == 3 + owner
                ],
                "points": sum(tallies[owner]),
                "tally": dict(zip(TALLY, tallies[owner], strict=True)),
            }
        )
    return found


def observer(seat: int) -> int:
    """The audience has a memory of its own."""
    return AUDIENCE if seat == NOBODY else seat


def remembered(known: list[int], owner: int) -> tuple[int, int]:
    """The cards that an observer is certain of in a hand, and those that may be there."""
    certain = maybe = 0
    for number, hands in enumerate(known):
        if hands == 1 << owner:
            certain |= 1 << number
        elif hands >> owner & 1:
            maybe |= 1 << number
    return certain, maybe


def certain_kinds(position: MadameChing, seat: int, owner: int) -> list[int]:
    """Encounter cards that a seat is certain of in another hand."""
    if seat == NOBODY:
        return [0] * len(KINDS)
    first = (seat * 4 + owner) * 18
    return position.shown_to[first : first + 18]


def unseen(position: MadameChing, seat: int) -> int:
    """Navigation cards that a seat has not seen going anywhere."""
    known = memory.traced(position, observer(seat))
    cards: int = position.pile[0]
    if position.hidden:
        cards |= 1 << position.hidden
    for other, hand in enumerate(position.hand):
        if other != seat:
            for number in memory.cards_in(hand):
                if not known[number]:
                    cards |= 1 << number
    return cards


def unseen_encounters(position: MadameChing, seat: int) -> list[int]:
    """Encounter cards in the deck and in other hands, but for those that a seat is certain of."""
    left, held = list(position.encounter_deck), position.held
    for other in range(position.players):
        if other != seat:
            certain = certain_kinds(position, seat, other)
            for kind in range(18):
                left[kind] += held[other * 18 + kind] - certain[kind]
    return left


def known_tallies(position: MadameChing, seat: int) -> list[list[int]]:
    """R11.3: points by origin, without the Merchants and treasures in hands that are hidden."""
    every = scoring.tallies(position)
    if PHASES[position.phase] != "over":
        for other in range(position.players):
            if other != seat:
                every[other][MERCHANTS] = every[other][TREASURES] = 0
    if position.teams:
        own = [sum(parts[:PARTNER]) for parts in every]
        for other in range(4):
            every[other][PARTNER] = own[other ^ 2]
    return every
