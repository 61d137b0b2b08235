"""Numbers as people of a language write them, and small drawings as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from paravent.lab.notebook import Row

SPACE = "\u00a0"
WIDE, HIGH = 180, 18  # of what stands in a row of a table


class Figures:
    """`comma`: whether decimals are set off by one."""

    def __init__(self, lang: str) -> None:
        self.comma = lang == "fr"

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        if not any(sign in "123456789" for sign in text):
            text = text.removeprefix("−")
        return text.replace(".", ",") if self.comma else text

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return f"+{text}" if value > 0 and any(sign in "123456789" for sign in text) else text

    def percent(self, share: float, digits: int = 0) -> str:
        return f"{self.number(100 * share, digits)}{SPACE}%"

    def bounds(self, found: Row, digits: int = 0) -> str:
        """Of a share."""
        low, high = (self.number(100 * found[end], digits) for end in ("low", "high"))
        return f"{low}{SPACE}–{SPACE}{high}{SPACE}%"


class Scale:
    """Where a value lies in a drawing."""

    def __init__(self, least: float, most: float, width: int = WIDE) -> None:
        self.least, self.width = least, width - 8
        self.unit = self.width / ((most - least) or 1)

    def at(self, value: float) -> float:
        return round(4 + min(max((value - self.least) * self.unit, 0), self.width), 1)


def drawing(width: int, height: int, parts: Sequence[str], said: str) -> str:
    """An SVG; `said` is for who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"'
        f' aria-label="{escape(said)}">{"".join(parts)}</svg>'
    )


def interval_drawing(found: Row, scale: Scale, mark: float, said: str) -> str:
    """A mean with its interval, and a line at what it is compared with."""
    line, middle = scale.at(mark), HIGH / 2
    low, mean, high = (scale.at(found[end]) for end in ("low", "mean", "high"))
    away = "off" if found["low"] > mark or found["high"] < mark else "on"
    return drawing(
        WIDE,
        HIGH,
        [
            f'<line class="mark" x1="{line}" x2="{line}" y1="0" y2="{HIGH}"/>',
            f'<line class="reach {away}" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>',
            f'<circle class="mean {away}" cx="{mean}" cy="{middle}" r="4"/>',
        ],
        said,
    )


def pair_drawing(first: float, second: float, scale: Scale, said: str) -> str:
    """Two bars from nought, one above the other."""
    zero = scale.at(0)
    bars = []
    for kind, top, value in (("first", 1, first), ("second", 10, second)):
        left, right = sorted((zero, scale.at(value)))
        bars.append(
            f'<rect class="{kind}" x="{left}" y="{top}" width="{round(right - left, 1)}"'
            ' height="7"/>'
        )
    line = f'<line class="mark" x1="{zero}" x2="{zero}" y1="0" y2="{HIGH}"/>'
    return drawing(WIDE, HIGH, [*bars, line], said)


def histogram_drawing(bars: list[list[int]], said: str) -> str:
    """Bars of equal width, with the first number of every second one below."""
    width, height, floor = 480, 150, 128
    step = (width - 10) / len(bars)
    top = max(count for _, _, count in bars) or 1
    every = -(-len(bars) // 8)
    parts = []
    for place, (least, most, count) in enumerate(bars):
        tall = round((floor - 8) * count / top, 1)
        left = round(5 + place * step, 1)
        told = f"{least}" if least == most else f"{least}–{most}"
        parts.append(
            f'<rect class="first" x="{left}" y="{round(floor - tall, 1)}"'
            f' width="{round(step - 2, 1)}" height="{tall}"><title>{told}: {count}</title></rect>'
        )
        if place % every == 0:
            middle = round(left + step / 2 - 1, 1)
            parts.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">{least}</text>')
    parts.append(f'<line class="mark" x1="5" x2="{width - 5}" y1="{floor}" y2="{floor}"/>')
    return drawing(width, height, parts, said)
