"""Write every observed.pxd from the observation.py beside it: what a seat may know, in C.

python tools/observing.py [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from made import settle

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

from paravent.core.fields import fields_of  # noqa: E402
from paravent.core.game import Game  # noqa: E402
from paravent.core.observing.features import Feature, Form, Part, Shown, Whose  # noqa: E402
from paravent.core.registry import all_games  # noqa: E402

HEAD = '''"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.{key}.rules cimport {kind}


cdef inline int observe({kind} game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else {most}
    cdef int ring, turn, slot, unit, place
    clear(values, {size})
'''
INDENT = "    "


class Writer:
    """The lines of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self.most = game, game.observation.most
        kind: type = type(game.start(game.fewest))
        self.kind, self.fields = kind.__name__, fields_of(kind)
        self.step: int | str = 0

    def text(self) -> str:
        parts = self.game.observation.parts
        size, key = self.game.observation.size, self.game.key
        lines = [HEAD.format(key=key, kind=self.kind, most=self.most, size=size)]
        single = [part for part in parts if part.feature.whose is not Whose.EACH]
        each = [part for part in parts if part.feature.whose is Whose.EACH]
        for part in single:
            lines += self.indented(self.alone(part), 1)
        for step in dict.fromkeys(part.feature.step for part in each):
            same = [part for part in each if part.feature.step == step]
            lines += self.indented(self.around(same, step), 1)
        if beyond := [part for part in each if part.feature.beyond]:
            lines.append(f"{INDENT}for unit in range(players, {self.most}):")
            for part in beyond:
                lines += self.indented(self.run(part, "unit", "unit"), 2)
        return "\n".join([*lines, f"{INDENT}return 0"]) + "\n"

    def indented(self, lines: Iterator[str], depth: int) -> list[str]:
        return [INDENT * depth + line for line in lines]

    def turned(self, step: int | str) -> Iterator[str]:
        """Places around the table, and where the observer's begin, if they are others now."""
        if step != self.step:
            told = f"game.{step}" if isinstance(step, str) else str(step)
            yield "ring, turn = " + (
                "players, me" if step == 1 else f"players * {told}, me * {told}"
            )
        self.step = step

    def alone(self, part: Part) -> Iterator[str]:
        """A feature that there is once."""
        feature = part.feature
        guards = ["seat >= 0"] if self.private(feature) else []
        if feature.shown is Shown.IF_MINE:
            guards.append(f"game.{feature.key} == seat")
        if feature.when:
            guards.append(f"game.{feature.when}")
        if feature.form in (Form.SEAT, Form.SEATS):
            yield from self.turned(feature.step)
        unit = "seat" if feature.whose is Whose.MINE else "0"
        yield from self.guarded(guards, self.run(part, unit, "0"))

    def private(self, feature: Feature) -> bool:
        """Whether the audience has none."""
        known = feature.shown in (Shown.IF_KNOWN, Shown.IF_MINE)
        return feature.whose is Whose.MINE or feature.learnt or known

    def around(self, parts: list[Part], step: int | str) -> Iterator[str]:
        """Features that each seat has, the observer's first."""
        yield from self.turned(step)
        yield "for slot in range(ring):"
        yield f"{INDENT}unit = slot + turn"
        yield f"{INDENT}unit -= ring if unit >= ring else 0"
        for part in parts:
            guards = ["seat >= 0"] if self.private(part.feature) else []
            if part.feature.when:
                guards.append(f"game.{part.feature.when}")
            if part.feature.seats:
                guards.append(f"slot < {part.feature.seats} and unit < {part.feature.seats}")
            guards += self.secrecy(
                part.feature, "unit" if step == 1 else "unit // (ring // players)"
            )
            lines = self.guarded(guards, self.run(part, "unit", "slot"))
            yield from self.indented(lines, 1)

    def secrecy(self, feature: Feature, owner: str) -> list[str]:
        """When others may see it."""
        match feature.shown:
            case Shown.IF_OWNED:
                return [f"{owner} == seat"]
            case Shown.IF_SET:
                return [f"({owner} == seat or game.{feature.key})"]
            case Shown.IN_PHASES:
                phases = sum(1 << self.game.phases.index(phase) for phase in feature.phases)
                return [f"({owner} == seat or (<long long> {phases} >> game.phase) & 1)"]
            case Shown.OF_ALL:
                return []
        raise ValueError(f"{feature.name}: {feature.shown} is not for what each seat has")

    def guarded(self, guards: list[str], lines: Iterator[str]) -> Iterator[str]:
        if guards:
            yield f"if {' and '.join(guards)}:"
        yield from self.indented(lines, 1 if guards else 0)

    def run(self, part: Part, unit: str, slot: str) -> Iterator[str]:
        """The numbers of one seat's part."""
        feature, field = part.feature, self.fields[part.feature.source]
        count, width = len(feature.by), feature.width(self.most)
        slots = feature.slots(self.most) * (self.most if feature.learnt else 1)
        if feature.at + slots * count > max(field.length, 1):
            raise ValueError(f"{feature.name} asks for more than {field.name} holds")
        start = total(
            times(unit, count),
            times("seat", self.most * count) if feature.learnt else "0",
            str(feature.at),
        )
        place = total(str(part.start), times(slot, count * width))
        if count == 1:
            value = f"game.{field.name}[{start}]" if field.length else f"game.{field.name}"
            yield self.told(feature, value, place)
            return
        if feature.clue:
            clues = f"&game.{field.name}[{start}], {count}, observer * {feature.clue}"
            yield f"put_clues(values + {place}, {clues}, ring, turn, {width})"
            return
        used = f"least({count}, game.{feature.upto})" if feature.upto else str(count)
        yield f"for place in range({used}):"
        value = f"game.{field.name}[{total(start, 'place')}]"
        line = self.told(feature, value, total(place, times("place", width)))
        if feature.shown is Shown.IF_KNOWN:
            yield f"{INDENT}if (game.{feature.key}[place] >> seat) & 1:"
            line = INDENT + line
        yield INDENT + line

    def told(self, feature: Feature, value: str, place: str) -> str:
        """One number of a field."""
        width, less = feature.width(self.most), f" - {feature.first}" if feature.first else ""
        if feature.first < 0:
            less = f" + {-feature.first}"
        match feature.form:
            case Form.NUMBER:
                return f"values[{place}] = {value}{less}"
            case Form.FLAG:
                return f"values[{place}] = {value} != {feature.first}"
            case Form.SIZE:
                return f"values[{place}] = size_of({value})"
            case Form.WORD:
                return f"put_word(values + {place}, {value}{less}, {width})"
            case Form.MEMBERS:
                shift = f" >> {feature.first}" if feature.first else ""
                return f"put_members(values + {place}, {value}{shift}, {width})"
            case Form.PAIRS:
                return f"put_pairs(values + {place}, {value}, {width})"
            case Form.SEAT:
                return f"put_seat(values + {place}, {value}{less}, ring, turn, {width})"
            case Form.SEATS:
                return f"put_seats(values + {place}, {value}, ring, turn, {width})"


def times(what: str, number: int) -> str:
    """A product, as short as it can be written."""
    return "0" if what == "0" else what if number == 1 else f"{what} * {number}"


def total(*numbers: str) -> str:
    """A sum, likewise."""
    return " + ".join(number for number in numbers if number != "0") or "0"


def main() -> int:
    return settle(
        {game.folder / "observed.pxd": Writer(game).text() for game in all_games().values()}
    )


if __name__ == "__main__":
    sys.exit(main())
