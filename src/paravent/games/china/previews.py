"""What a legal act of China would bring: points at once, leads, chains, payments."""

from __future__ import annotations

from typing import Any

from paravent.games.china.rules import China
from paravent.games.china.standing import chain_views, forecast, province_view
from paravent.games.china.vocabulary import NOTATION, PROVINCES, TOWNS

PLACED = ("palace", "fortify", "emissary")


def previews(position: China, seat: int, actions: list[int]) -> list[dict[str, Any]]:
    """What each of these acts would bring."""
    return [preview(position, seat, action) for action in actions]


def preview(position: China, seat: int, action: int) -> dict[str, Any]:
    """For a piece: what it scores now and who then leads its province; else nothing.

    `points` is what everybody would get at once, `scored` the provinces that would be scored.
    `provinces` shows those that the piece stands in as they would be, `chains` the own chains,
    `alliances` the own points for alliances if the game ended then.
    """
    verb, thing = NOTATION.split(action)
    if verb not in PLACED:
        return {}
    after: Any = position.clone()
    after.apply(seat, action)
    house = position.house
    if verb == "emissary":
        places = [PROVINCES.index(thing)]
    else:
        town = TOWNS.index(thing)
        places = [place for place in range(len(PROVINCES)) if position.sites[place] >> town & 1]
    won = after.scored & ~position.scored
    found: dict[str, Any] = {
        "points": [new - old for new, old in zip(after.scores(), position.scores(), strict=True)],
        "scored": [name for place, name in enumerate(PROVINCES) if won >> place & 1],
        "provinces": {PROVINCES[place]: brief(after, place) for place in places},
        "chains": chain_views(after, house),
    }
    if house < position.players:
        found["alliances"] = forecast(after, house)["alliances"]
    return found


def brief(position: China, place: int) -> dict[str, Any]:
    """The part of a province that a piece can change."""
    whole = province_view(position, place)
    return {
        "leaders": whole["leaders"],
        "envoys": whole["envoys"],
        "now": whole["now"],
        "room": whole["room"],
    }
