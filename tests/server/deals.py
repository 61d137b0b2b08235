"""In CI a test is dealt the same cards every time, as the property tests draw the same examples."""

from __future__ import annotations

import dataclasses
import os
from itertools import count

import pytest

from paravent.core.dealer import Dealer
from paravent.server import bots
from paravent.server.table import LiveTable
from paravent.server.thinking import Question

ask = bots.question_of


def ask_alike(live: LiveTable, seat: int, level: str) -> Question:
    """What a bot is asked, with luck that depends on the length of the game alone."""
    return dataclasses.replace(ask(live, seat, level), seed=len(live.running.history))


@pytest.fixture(autouse=True)
def deals_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table of a test, the second and so on each have their deals."""
    if os.environ.get("CI"):
        tables = count()
        monkeypatch.setattr(Dealer, "fresh", lambda: Dealer.from_text(f"table {next(tables)}"))
        monkeypatch.setattr(bots, "question_of", ask_alike)
