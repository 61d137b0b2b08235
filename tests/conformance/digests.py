"""Fingerprints of seeded games, to compare the two builds: run as a module it prints them."""

from __future__ import annotations

import hashlib
import json

from paravent.core.numbers import NOBODY
from paravent.core.position import COMPILED
from tests.conformance.walks import SAMPLES, Case, play_randomly

SEED = 0


def digest(case: Case) -> str:
    """Log, events and views of a game in one number."""
    found = hashlib.sha256()
    play = case.play(SEED)
    play_randomly(play, SEED, until=lambda play: play.acts > 60)
    found.update(json.dumps(play.view(NOBODY)).encode())
    play_randomly(play, SEED)
    found.update(play.log().text().encode())
    found.update(json.dumps(play.happenings(NOBODY)).encode())
    found.update(json.dumps(play.view(0)).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    return {str(case): digest(case) for case in SAMPLES}


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(COMPILED), "digests": digests()}))
