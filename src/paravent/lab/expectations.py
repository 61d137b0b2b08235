"""What the tests of a game expect of it: perft, playthrough, golden games and signature.

    python -m paravent.lab.expectations KEY FOLDER

writes those of a new game into the project's tree.
"""

from __future__ import annotations

import sys
from pathlib import Path

from paravent.core.game import Game, Setup
from paravent.core.registry import find_game
from paravent.lab import perft
from paravent.lab.files import write_text
from paravent.lab.match import arrange, play_game
from paravent.lab.playthrough import playthrough
from paravent.lab.signature import STORED, read_signatures, signature, write_signatures

SEED = "1"
MOST = 3000  # sequences in a count of perft


def write_expectations(game: Game, root: Path) -> list[Path]:
    """Write all that is expected of a game below the root of the project; returns where."""
    folder = root / "tests" / "games" / game.key
    setups = list(game.samples())
    texts = {
        folder / "perft.txt": "".join(perft_line(game, setup) + "\n" for setup in setups),
        folder / "playthrough.txt": playthrough(game, setups[0], SEED),
    }
    for setup in setups:
        texts[folder / "logs" / f"{setup_name(setup)}.txt"] = golden_game(game, setup)
    for path, text in texts.items():
        write_text(path, text)
    stored = read_signatures(root / STORED)
    write_signatures(root / STORED, stored | {game.key: signature(game)})
    return list(texts)


def setup_name(setup: Setup) -> str:
    return str(setup).replace(" ", "-").replace("=", "-")


def perft_line(game: Game, setup: Setup) -> str:
    """The counts from the beginning, as deep as they stay small."""
    position = game.start(setup.players, setup.options)
    counts: dict[int, int] = {}
    while (counted := perft.count(position, len(counts) + 1)) and counted <= MOST:
        counts[len(counts) + 1] = counted
    return perft.Line(setup_name(setup), setup, [], counts or {1: counted}).text()


def golden_game(game: Game, setup: Setup) -> str:
    """A whole game of random players, dealt from a seed."""
    bots = ["random"] * setup.players
    match = arrange(game, bots, setup.options, SEED, keep_logs=True)
    return play_game(match, 0, 0).log


if __name__ == "__main__":
    for written in write_expectations(find_game(sys.argv[1]), Path(sys.argv[2])):
        print(written)
