"""Fingerprints of seeded games, to compare the two builds: run as a module it prints them."""

from __future__ import annotations

import hashlib
import json

from paravent.core.position import COMPILED, NOBODY
from tests.conformance.walks import CASES, Case, play_table

SEEDS = range(3)


def digest(case: Case) -> str:
    """Logs, events and views of a few games in one number."""
    found = hashlib.sha256()
    for seed in SEEDS:
        table = case.table(seed)
        play_table(table, seed, until=lambda table: table.turn > 60)
        found.update(json.dumps(table.view(NOBODY)).encode())
        play_table(table, seed)
        found.update(table.log().text().encode())
        found.update(json.dumps(table.happenings(NOBODY)).encode())
        found.update(json.dumps(table.view(0)).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    return {str(case): digest(case) for case in CASES}


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(COMPILED), "digests": digests()}))
