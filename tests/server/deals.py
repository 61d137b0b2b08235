"""In CI every table is dealt alike, just as the property tests draw the same examples there."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from paravent.core.dealer import Dealer
from paravent.server import bots
from paravent.server.kept import KeptTable
from paravent.server.thinking import Question

ALIKE = bool(os.environ.get("CI"))
SEED = "alike"


def think_alike(live: KeptTable, seat: int, level: str) -> Question:
    """What a bot is asked, with luck that depends on the length of the game alone."""
    return dataclasses.replace(question(live, seat, level), seed=len(live.running.history))


question = bots.question_of


@contextmanager
def deals_alike() -> Iterator[None]:
    """Same acts, same game; elsewhere than in CI nothing changes."""
    with pytest.MonkeyPatch.context() as patch:
        if ALIKE:
            patch.setattr(Dealer, "fresh", lambda: Dealer.from_text(SEED))
            patch.setattr(bots, "question_of", think_alike)
        yield
