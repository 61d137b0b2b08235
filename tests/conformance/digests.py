"""Fingerprints of seeded games, to compare the two builds: run as a module it prints them."""

from __future__ import annotations

import hashlib
import json

from paravent.core.numbers import NOBODY
from paravent.core.position import COMPILED
from tests.conformance.walks import SAMPLES, Case, play_table

SEED = 0


def digest(case: Case) -> str:
    """Log, events and views of a game in one number."""
    found = hashlib.sha256()
    table = case.table(SEED)
    play_table(table, SEED, until=lambda table: table.acts > 60)
    found.update(json.dumps(table.view(NOBODY)).encode())
    play_table(table, SEED)
    found.update(table.log().text().encode())
    found.update(json.dumps(table.happenings(NOBODY)).encode())
    found.update(json.dumps(table.view(0)).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    return {str(case): digest(case) for case in SAMPLES}


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(COMPILED), "digests": digests()}))
