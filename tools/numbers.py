"""Write every numbers.pxd from the numbers.py beside it, so that C sees constants.

python tools/numbers.py [--check]

A numbers.py is plain Python: a whole number becomes a constant of an enum, a tuple of them a
constant array. Names that begin with an underscore stay in Python.
"""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

from made import settle

SOURCE = Path(__file__).resolve().parent.parent / "src"
HEAD = '"""Made by tools/numbers.py from numbers.py; do not edit."""\n'


def assigned(path: Path) -> list[str]:
    """The names that a module gives to something, in its order; imported ones are another's."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    targets = [target for line in body if isinstance(line, ast.Assign) for target in line.targets]
    names = [
        node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)
    ]
    return [name for name in names if not name.startswith("_")]


def declarations(path: Path) -> str:
    """What a numbers.py says, as Cython declares it."""
    values = runpy.run_path(str(path))
    said = {name: values[name] for name in assigned(path)}
    numbers = {name: value for name, value in said.items() if isinstance(value, int)}
    rows = {name: value for name, value in said.items() if isinstance(value, tuple)}
    parts = [HEAD, "cdef enum:", *(f"    {name} = {value}" for name, value in numbers.items())]
    if rows:
        place = "_".join(path.relative_to(SOURCE).with_suffix("").parts)
        inside = [
            f"    static const int {place}_{name}[{len(row)}] = {{{', '.join(map(str, row))}}};"
            for name, row in rows.items()
        ]
        outside = [
            f'    const int {name} "{place}_{name}"[{len(row)}]' for name, row in rows.items()
        ]
        parts += ["", "cdef extern from *:", '    """', *inside, '    """', *outside]
    return "\n".join(parts) + "\n"


def main() -> int:
    sys.path.insert(0, str(SOURCE))
    return settle(
        {
            path.with_suffix(".pxd"): declarations(path)
            for path in sorted(SOURCE.rglob("numbers.py"))
        }
    )


if __name__ == "__main__":
    sys.exit(main())
