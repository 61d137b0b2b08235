"""What an act of Middle Ages would bring, as things stand: computed by the rules themselves."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from paravent.games.middle_ages.board import Tile
from paravent.games.middle_ages.numbers import (
    CHOOSING,
    COIN,
    COLLECTED,
    DESTROYED,
    EARNED,
    EXTENDING,
    LORD,
    MILLED,
    MINTING,
    MOVING,
    PLOT,
    PLUNDERED,
    RESTORE,
    RESTORED,
    RESTORING,
    ROWS,
    SCOUT,
    SCOUTING,
    SLOTS,
    TYPE_COUNT,
    UNDER,
    VILLAGE_CHOICE,
)
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.trials import (
    asks,
    back,
    best_income,
    extended,
    homes,
    income_parts,
    minted,
    with_tile,
)
from paravent.games.middle_ages.vocabulary import TYPES


class Part(TypedDict):
    """One type that an income counts: its tiles, and coins for each."""

    type: str
    tiles: int
    each: int


class Payer(TypedDict):
    """Who pays how much."""

    seat: int
    coins: int


class Fate(TypedDict):
    """Whose tile goes to a graveyard, or comes back from one."""

    seat: int
    tile: Tile


class Gain(TypedDict):
    """What a tile would bring, part by part."""

    tile: Tile
    effect: int
    income: int
    total: int
    best: int
    parts: list[Part]
    paid: list[Payer]
    destroyed: list[Fate]
    restored: list[Fate]
    choice: str | None


class Step(TypedDict):
    """Of a lord: the tile that it leaves and the one that it goes to; of a scout: the latter."""

    gain: NotRequired[Gain]
    next: Gain


class Return(TypedDict):
    """A tile that comes back, and what the Villages pay then."""

    tile: Tile
    income: int


class Growth(TypedDict):
    """What a token's tile pays at once, and by how much the income of a domain grows."""

    income: int
    grows: int


class Home(Growth):
    """The domain that a plot token may go under."""

    type: str


class Homes(TypedDict):
    """The tiles that a plot token adds to an income, and where."""

    tiles: int
    places: list[Home]


def previews(
    position: MiddleAges, seat: int, actions: list[int]
) -> list[Step | Return | Growth | Homes]:
    """By phase: the gain of taking a tile, or how much an income would grow."""
    if not actions:
        return []
    if position.phase == EXTENDING:
        return [growth(extended(position, seat, position.chosen, act - UNDER)) for act in actions]
    if position.phase == CHOOSING:
        return [plot_homes(position, seat, act - PLOT) for act in actions]
    if position.phase == MINTING:
        return [growth(minted(position, seat, act - COIN)) for act in actions]
    if position.phase == SCOUTING:
        return [*scout_steps(position, seat, actions)]
    if position.phase in (VILLAGE_CHOICE, RESTORING):
        return [*returns(position, seat, actions)]
    return [*lord_steps(position, seat, actions)]


def lord_steps(position: MiddleAges, seat: int, actions: list[int]) -> list[Step]:
    """The tile that the lord leaves, and the one that it goes to if taken right afterwards."""
    faces, tiles, first = face_views(position), position.tile, position.round % ROWS * SLOTS
    targets = [tiles[first + act - LORD] for act in actions]
    if position.phase != MOVING:
        return [{"next": gain(position, seat, face, faces)} for face in targets]
    left = tiles[position.lord[seat]]
    after = with_tile(position, seat, left)
    gained = gain_of(after, seat, left, faces)
    gains = {face: gain(after, seat, face, faces) for face in set(targets)}
    return [{"gain": gained, "next": gains[face]} for face in targets]


def scout_steps(position: MiddleAges, seat: int, actions: list[int]) -> list[Step]:
    """The tile that the scout would reserve, if it were taken now."""
    faces, tiles = face_views(position), position.tile
    targets = [tiles[act - SCOUT] for act in actions]
    gains = {face: gain(position, seat, face, faces) for face in set(targets)}
    return [{"next": gains[face]} for face in targets]


def returns(position: MiddleAges, seat: int, actions: list[int]) -> list[Return]:
    """R5.3: the tile, and the income of the Villages that follows; after an event there is none."""
    faces, pays = face_views(position), position.phase == VILLAGE_CHOICE
    found: list[Return] = []
    for act in actions:
        face = act - RESTORE
        found.append({"tile": faces[face], "income": back(position, seat, face) if pays else 0})
    return found


def plot_homes(position: MiddleAges, seat: int, token: int) -> Homes:
    """R5.8: the tiles that the token would add to an income, and what each place would bring."""
    places: list[Home] = []
    for domain in homes(position, seat, token):
        income, grows = extended(position, seat, token, domain)
        places.append({"type": TYPES[domain], "income": income, "grows": grows})
    return {"tiles": position.owned[seat * TYPE_COUNT + token], "places": places}


def growth(found: tuple[int, int]) -> Growth:
    income, grows = found
    return {"income": income, "grows": grows}


def face_views(position: MiddleAges) -> list[Tile]:
    """All faces, as the board describes them."""
    faces = zip(position.face_type, position.face_peasants, position.face_chests, strict=True)
    return [
        {"number": number, "type": TYPES[kind], "peasants": peasants, "chests": chests}
        for number, (kind, peasants, chests) in enumerate(faces, 1)
    ]


def gain(position: MiddleAges, seat: int, face: int, faces: list[Tile]) -> Gain:
    """What a tile would bring a seat now."""
    return gain_of(with_tile(position, seat, face), seat, face, faces)


def gain_of(after: MiddleAges, seat: int, face: int, faces: list[Tile]) -> Gain:
    """What a tile has brought, by part, read off what happened."""
    effect = income = 0
    paid: list[Payer] = []
    destroyed: list[Fate] = []
    restored: list[Fate] = []
    for event, first, second, third in after.events or ():
        if event == COLLECTED:
            income = third
        elif event == EARNED:
            effect += third
        elif event in (MILLED, PLUNDERED):
            effect += third
            paid.append({"seat": second, "coins": third})
        elif event == DESTROYED:
            destroyed.append({"seat": first, "tile": faces[third]})
        elif event == RESTORED:
            restored.append({"seat": first, "tile": faces[third]})
    kind = TYPES.index(faces[face]["type"])
    return {
        "tile": faces[face],
        "effect": effect,
        "income": income,
        "total": effect + income,
        "best": effect + best_income(after, seat, kind),
        "parts": [
            {"type": TYPES[counted], "tiles": tiles, "each": each}
            for counted, tiles, each in income_parts(after, seat, kind)
        ],
        "paid": paid,
        "destroyed": destroyed,
        "restored": restored,
        "choice": TYPES[kind] if asks(after, seat, kind) else None,
    }
