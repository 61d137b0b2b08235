"""What an act of Middle Ages would bring, as things stand: computed by the rules themselves."""

from __future__ import annotations

from typing import Any, cast

from paravent.core.game import Preview
from paravent.core.numbers import NOBODY
from paravent.games.middle_ages.effects import try_tile
from paravent.games.middle_ages.fief import incomes, try_back
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.secrets import face_view
from paravent.games.middle_ages.vocabulary import COUNTED, EVENTS, NOTATION, NUMBERS, PHASES, TYPES

CHOICES = ("village", "rampart", "church", "palace")  # effects that ask their owner


def previews(position: MiddleAges, seat: int, actions: list[int]) -> list[dict[str, Any]]:
    """What each of these acts would bring."""
    return [preview(position, seat, action) for action in actions]


def preview(position: MiddleAges, seat: int, action: int) -> Any:
    """By verb: the gain of taking a tile, or how much an income would grow."""
    verb, thing = NOTATION.split(action)
    if verb == "lord":
        return preview_lord(position, seat, int(thing) - 1)
    if verb == "scout":
        row, slot = map(int, thing.split())
        return {"next": gain(position, seat, position.tile[(row - 1) * 6 + slot - 1])[0]}
    if verb == "restore":
        return preview_restore(position, seat, NUMBERS.index(thing))
    if verb == "coin":
        return preview_coin(position, seat, TYPES.index(thing))
    if verb == "plot":
        return preview_plot(position, seat, TYPES.index(thing))
    return preview_under(position, seat, TYPES.index(thing))


def preview_lord(position: MiddleAges, seat: int, slot: int) -> dict[str, Any]:
    """The tile that the lord leaves, and the one that it goes to if taken right afterwards."""
    found: Preview = {}
    standing = position
    if PHASES[position.phase] == "lord":
        found["gain"], standing = gain(position, seat, position.tile[position.lord[seat]])
    target = position.tile[position.round % 4 * 6 + slot]
    found["next"] = gain(standing, seat, target)[0]
    return found


def copied(position: MiddleAges) -> MiddleAges:
    return cast(MiddleAges, position.clone())


def gain(position: MiddleAges, seat: int, face: int) -> tuple[Preview, MiddleAges]:
    """What a tile would bring a seat now, by part, and the position after it."""
    after = copied(position)
    after.events = []
    try_tile(after, seat, face)
    told = [EVENTS.worded(raw, NOBODY) for raw in after.events]
    after.events = None
    tile = face_view(position, face)
    effect = sum(
        event["coins"] for event in told if event["event"] != "collected" and "coins" in event
    )
    income = next(event["coins"] for event in told if event["event"] == "collected")
    kind = TYPES.index(tile["type"])
    best = best_income(after, seat, kind)
    return {
        "tile": tile,
        "effect": effect,
        "income": income,
        "total": effect + income,
        "best": effect + best,
        "parts": income_parts(after, seat, kind),
        "paid": [
            {"seat": event.get("payer", event.get("victim")), "coins": event["coins"]}
            for event in told
            if event["event"] in ("milled", "plundered")
        ],
        "destroyed": moved_tiles(position, told, "destroyed"),
        "restored": moved_tiles(position, told, "restored"),
        "choice": tile["type"] if asks(after, seat, tile["type"]) else None,
    }, after


def moved_tiles(
    position: MiddleAges, told: list[dict[str, Any]], kind: str
) -> list[dict[str, Any]]:
    """Whose tiles would go to a graveyard, or come back from one."""
    return [
        {"seat": event["seat"], "tile": face_view(position, int(event["number"]) - 1)}
        for event in told
        if event["event"] == kind
    ]


def income_parts(position: MiddleAges, seat: int, kind: int) -> list[dict[str, Any]]:
    """An income by counted type: tiles times coins each."""
    plot = position.plot[seat * 8 + kind]
    counted = [*COUNTED[kind], *([TYPES[plot]] if plot != NOBODY else [])]
    each = position.rate[kind] + (position.coins[seat] >> kind & 1)
    return [
        {"type": name, "tiles": position.owned[seat * 8 + TYPES.index(name)], "each": each}
        for name in counted
    ]


def asks(after: MiddleAges, seat: int, kind: str) -> bool:
    """Whether the effect of a tile just gained would let its owner choose."""
    if kind == "village":
        return sum(count > 0 for count in after.grave[seat * 23 : seat * 23 + 23]) > 1
    if kind == "rampart":
        return after.round + 2 <= 16
    return kind in CHOICES


def best_income(after: MiddleAges, seat: int, kind: int) -> int:
    """The income after the choice that makes it largest; without one, the income."""
    found = [incomes(after, seat)[kind]]
    name = TYPES[kind]
    if name == "village":
        for face in range(len(NUMBERS)):
            if after.grave[seat * 23 + face]:
                found.append(income_with_back(after, seat, kind, face))
    elif name == "church":
        found.append(with_coin(after, seat, kind)[kind])
    elif name == "palace":
        for token in range(len(TYPES)):
            if after.plots_left >> token & 1 and allows(after, seat, token, kind):
                found.append(with_plot(after, seat, token, kind)[kind])
    return max(found)


def income_with_back(position: MiddleAges, seat: int, kind: int, face: int) -> int:
    after = copied(position)
    try_back(after, seat, face)
    return incomes(after, seat)[kind]


def allows(position: MiddleAges, seat: int, token: int, domain: int) -> bool:
    """R5.8: a free place under a domain that does not count the type yet."""
    return position.plot[seat * 8 + domain] == NOBODY and TYPES[token] not in COUNTED[domain]


def with_coin(position: MiddleAges, seat: int, domain: int) -> list[int]:
    after = copied(position)
    after.coins = [
        domains | (1 << domain if owner == seat else 0)
        for owner, domains in enumerate(position.coins)
    ]
    return incomes(after, seat)


def with_plot(position: MiddleAges, seat: int, token: int, domain: int) -> list[int]:
    after = copied(position)
    plots = list(position.plot)
    plots[seat * 8 + domain] = token
    after.plot = plots
    return incomes(after, seat)


def preview_restore(position: MiddleAges, seat: int, face: int) -> dict[str, Any]:
    """R5.3: the tile, and the income of the village that follows; after an event there is none."""
    village = TYPES.index("village")
    pays = PHASES[position.phase] == "village"
    return {
        "tile": face_view(position, face),
        "income": income_with_back(position, seat, village, face) if pays else 0,
    }


def preview_coin(position: MiddleAges, seat: int, domain: int) -> dict[str, Any]:
    """R5.7: what the church pays at once, and by how much the domain's income grows."""
    after = with_coin(position, seat, domain)
    return {
        "income": after[TYPES.index("church")],
        "grows": after[domain] - incomes(position, seat)[domain],
    }


def preview_plot(position: MiddleAges, seat: int, token: int) -> dict[str, Any]:
    """R5.8: the tiles that the token would add to an income."""
    tile_count = position.owned[seat * 8 + token]
    places = [
        {"type": TYPES[domain], **preview_token(position, seat, token, domain)}
        for domain in range(len(TYPES))
        if allows(position, seat, token, domain)
    ]
    return {"tiles": tile_count, "places": places}


def preview_under(position: MiddleAges, seat: int, domain: int) -> dict[str, Any]:
    return preview_token(position, seat, position.chosen, domain)


def preview_token(position: MiddleAges, seat: int, token: int, domain: int) -> dict[str, Any]:
    """What the palace pays at once, and by how much the domain's income grows."""
    after = with_plot(position, seat, token, domain)
    return {
        "income": after[TYPES.index("palace")],
        "grows": after[domain] - incomes(position, seat)[domain],
    }
