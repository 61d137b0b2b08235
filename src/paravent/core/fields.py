"""The fields of a position: what the .pxd file beside a class declares, and where it lies in C."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SIZES = {"short": 2, "int": 4, "longlong": 8}
FIELD = re.compile(r"cdef public (short|int|longlong) (\w+)(?:\[(\d+)\])?(?:\s+# (.*))?$")
WIDEST = max(SIZES.values())


@dataclass(frozen=True)
class Field:
    """A number or an array of numbers; `place` counts bytes from the first field of all."""

    name: str
    kind: str
    length: int  # 0: no array
    place: int
    said: str  # beside it in the file

    @property
    def size(self) -> int:
        """Bytes of one number."""
        return SIZES[self.kind]

    @property
    def end(self) -> int:
        return self.place + self.size * max(self.length, 1)


def declarations(kind: type) -> Path:
    """The .pxd file beside the module of a class, whichever way that was built."""
    path = Path(sys.modules[kind.__module__].__file__ or "")
    return path.with_name(kind.__module__.rpartition(".")[2] + ".pxd")


def aligned(place: int, size: int) -> int:
    return -(-place // size) * size


@cache
def fields_of(kind: type) -> dict[str, Field]:
    """The fields of a class and of those that it comes from, in the order of C."""
    fields: dict[str, Field] = {}
    place = 0
    for base in reversed(kind.__mro__):
        if base is object or not (path := declarations(base)).exists():
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := FIELD.match(line.strip()):
                c_type, name, length, said = found.groups()
                place = aligned(place, SIZES[c_type])
                fields[name] = Field(name, c_type, int(length or 0), place, said or "")
                place = fields[name].end
        place = aligned(place, WIDEST)
    return fields
