"""Why a bot prefers what it would do: the parts of the value that speak for it."""

from __future__ import annotations

from paravent.bots.bot import Weighed

MOST = 2  # more reasons than that convince nobody
LEAST = 10  # hundredths of a point


def because(weighed: list[Weighed]) -> list[tuple[str, int]]:
    """What speaks for the first choice rather than the second, the strongest first."""
    if len(weighed) < 2:
        return []
    best, second = weighed[0].parts, weighed[1].parts
    gains = {name: best.get(name, 0) - second.get(name, 0) for name in {**best, **second}}
    strongest = sorted(gains, key=lambda name: (-gains[name], name))[:MOST]
    return [(name, gains[name]) for name in strongest if gains[name] >= LEAST]
