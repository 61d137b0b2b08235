"""What the end of a game brings to each seat: all rewards add up to 0, and lie between -1 and 1."""

from __future__ import annotations

from paravent.core.position import Position


def rewards(position: Position) -> list[float]:
    """By place, from 1 for the first to -1 for the last; equals share; nothing before the end."""
    if position.actors():
        return [0.0] * position.players
    places = position.places()
    return [reward(places, place) for place in places]


def reward(places: list[int], place: int) -> float:
    behind = sum(other > place for other in places)
    ahead = sum(other < place for other in places)
    return (behind - ahead) / max(1, len(places) - 1)
