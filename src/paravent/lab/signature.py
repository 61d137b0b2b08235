"""Signatures: the rules of a game as one number, from a thousand seeded games.

A refactoring leaves it as it is; a change of the rules changes it, and must change the version.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.playout import random_course
from paravent.lab.files import read_text, write_text
from paravent.lab.seeds import named_rng

GAMES = 1000
LIMIT = 10**12  # signatures have at most twelve digits
STORED = Path("tests", "signature.json")  # below the project


def signature(game: Game, games: int = GAMES) -> int:
    """All acts and results of random games, spread over every setup, in one number."""
    setups = list(game.setups())
    firsts = [game.start(setup.players, setup.options) for setup in setups]
    acts = [f"{act}\n".encode() for act in game.notation.acts]
    digest = sha256()
    for number in range(games):
        which = number % len(setups)
        rng = named_rng("signature", game.key, setups[which], number)
        position: Any = firsts[which].clone()  # of whichever build
        digest.update(b"".join(acts[action] for action in random_course(position, rng)))
        digest.update(f"{position.scores()} {position.places()}\n".encode())
    return int.from_bytes(digest.digest()[:8], "big") % LIMIT


def read_signatures(path: Path) -> dict[str, int]:
    """The numbers of a file by game; none if there is no file."""
    if not path.exists():
        return {}
    try:
        stored = json.loads(read_text(path))
    except ValueError as error:
        raise Mistake("signatures-malformed", path=str(path)) from error
    if not isinstance(stored, dict) or not all(isinstance(n, int) for n in stored.values()):
        raise Mistake("signatures-malformed", path=str(path))
    return stored


def write_signatures(path: Path, signatures: dict[str, int]) -> None:
    write_text(path, json.dumps(dict(sorted(signatures.items())), indent=2) + "\n")
