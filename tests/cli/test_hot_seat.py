"""Several people at one keyboard: whoever takes it sees no secret of the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paravent.core.log import Log
from tests.cli.conftest import Command, saved_games

TWO = ("play", "middle_kingdom", "--seats", "human:Ana,human:Bo,random", "--seed", "hot")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


@BOTH
def test_the_keyboard_is_handed_over_before_a_secret_choice(paravent: Command, lang: str) -> None:
    outcome = paravent(*TWO, keys=["", "6", "", "2"], lang=lang)
    take = {"en": "take the keyboard", "fr": "prenez le clavier"}[lang]
    assert outcome.out.index(f"Ana, {take}") < outcome.out.index(f"Bo, {take}")
    assert {"en": "Bids: Ana 6, Bo 2", "fr": "Mises\u00a0: Ana 6, Bo 2"}[lang] in outcome.out


def test_a_sealed_card_is_hidden_from_the_next_person(paravent: Command) -> None:
    """What Bo sees does not depend on what Ana laid."""
    seen = []
    for card in ("1", "7"):
        outcome = paravent(*TWO, keys=["", card, ""])
        after = outcome.out.split("Bo, take the keyboard")[1]
        seen.append(re.sub(r"hot-?\d*|[0-9a-f]{8}(-\d+)?\.log", "", after))
    assert seen[0] == seen[1]
    assert "?" in seen[0] and "Ana lay" in seen[0].replace("and Ana", "Ana")


def test_without_secrets_the_keyboard_just_moves_on(paravent: Command) -> None:
    outcome = paravent(*TWO, keys=["", "6", "", "7", "1", "1"])
    asked = re.findall(r"^(Ana|Bo) · (.+?)[.:]", outcome.out, re.MULTILINE)
    assert ("Bo", "Your bid comes up") in asked and ("Ana", "Your bid comes up") in asked
    assert outcome.out.count("take the keyboard") == 2  # for the bids only


def test_people_without_names_are_numbered(paravent: Command, home: Path) -> None:
    outcome = paravent("play", "middle_kingdom", "--seats", "human,human", keys=[""])
    assert "Player 1" in outcome.out and "Player 2" in outcome.out


def test_names_survive_saving(paravent: Command, home: Path) -> None:
    paravent(*TWO, keys=["", "6"])
    (path,) = saved_games(home)
    log = Log.parse(path.read_text(encoding="utf-8"))
    assert log.seats == ["human:Ana", "human:Bo", "random"]
    outcome = paravent("resume", str(path), keys=[""])
    assert "Bo · Lay a bid card face down." in outcome.out
    assert "Ana · " not in outcome.out
