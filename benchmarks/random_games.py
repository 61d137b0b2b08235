"""Play random games inside the engine that `import paravent` finds, asked for line by line.

A line is a game, its players, a number of games and a seed; the answer, in JSON, has the CPU time
that they took and what was played. Any release since 0.1 can be asked.
"""

from __future__ import annotations

import gc
import json
import sys
from functools import cache
from time import process_time
from typing import TYPE_CHECKING

from paravent.core.playout import playouts
from paravent.core.position import COMPILED
from paravent.core.registry import find_game

if TYPE_CHECKING:
    from paravent.core.position import Position


@cache
def first(key: str, players: int) -> Position:
    """A position to begin from, with the usual options."""
    return find_game(key).start(players)


def played(line: str) -> dict[str, float]:
    """Play what a line asks for."""
    key, players, games, seed = line.split()
    position = first(key, int(players))
    began = process_time()
    decisions, acts = playouts(position, int(games), int(seed))
    return {"seconds": process_time() - began, "decisions": decisions, "acts": acts}


def main() -> None:
    if not COMPILED:
        sys.exit("not compiled")
    gc.disable()
    for line in sys.stdin:
        print(json.dumps({"name": line.strip(), "values": played(line)}), flush=True)


if __name__ == "__main__":
    main()
