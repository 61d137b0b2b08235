"""The training example: what it has learnt plays, and where torch is installed it learns."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from paravent.core.registry import find_game
from paravent.lab.match import arrange, play_game
from tests.conftest import ROOT

pytestmark = pytest.mark.once
TRAINED = sorted((ROOT / "examples/trained").glob("*.npz"))


@pytest.mark.parametrize("path", TRAINED, ids=lambda path: path.stem)
def test_what_was_learnt_plays_at_the_table(path: Path) -> None:
    match = arrange(find_game(path.stem), ["examples.ppo_bot:Trained", "random"], {}, "tests")
    for rotation in range(2):
        played = play_game(match, 0, rotation)
        assert played.failure is None
        assert played.share(0) == 1


def test_it_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too large for the test install: it runs where somebody has installed `train`."""
    pytest.importorskip("torch")
    from examples import ppo

    monkeypatch.setattr(ppo, "GAMES", 4)
    monkeypatch.setattr(ppo, "STEPS", 8)
    monkeypatch.setattr(ppo, "TESTS", 2)
    words = ["ppo.py", "middle_ages", "--minutes", "0.001", "--tests", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    ppo.main()
    rows = (tmp_path / "middle_ages.jsonl").read_text(encoding="utf-8").splitlines()
    assert 0 <= json.loads(rows[-1])["won"] <= 1
    assert (tmp_path / "middle_ages.npz").exists()
