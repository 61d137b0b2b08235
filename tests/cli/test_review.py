"""`paravent review`: a report to read, JSON for programs, one sentence if it cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from paravent.core.dealer import Dealer
from paravent.core.log import Log
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.cli.conftest import Command


@pytest.fixture
def log(home: Path) -> Log:
    """A short game to its end."""
    play = Play(find_game("middle_ages"), 2, seats=["human:Ana", "greedy"], dealer=Dealer.fresh())
    luck = Random(Dealer.fresh().seed)
    while not play.over:
        seat = luck.choice(play.position.actors())
        play.submit(seat, play.acts, luck.choice(play.offers(seat)))
    return play.log()


def written(home: Path, text: str) -> str:
    path = home / "game.log"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.once
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_report_to_read(paravent: Command, home: Path, log: Log, lang: str) -> None:
    outcome = paravent(
        *("review", written(home, log.text()), "--simulations", "2", "--jobs", "1"), lang=lang
    )
    assert outcome.code == 0 and "⟦" not in outcome.out
    for part in {
        "en": ("Review: Middle Ages, 2 players", "Chances of winning", "Accuracy", "The cards"),
        "fr": ("Analyse : Middle Ages, 2 joueurs", "Chances de gagner", "Précision", "Les cartes"),
    }[lang]:
        assert part in outcome.said
    assert "Ana" in outcome.out and "100\u00a0%" in outcome.out and "▁" in outcome.out


@pytest.mark.once
def test_json_for_programs(paravent: Command, home: Path, log: Log) -> None:
    """The same however many processes share the work."""
    path = written(home, log.text())
    told = [
        json.loads(paravent("review", path, "--json", "--simulations", "1", "--jobs", jobs).out)
        for jobs in ("1", "2")
    ]
    assert told[0] == told[1]
    review = told[0]
    assert review["game"] == "middle_ages" and len(review["chances"]) == len(log.acts) + 1
    for seat, one in enumerate(review["balances"]):
        change = review["chances"][-1][seat] - review["chances"][0][seat]
        assert one["luck"] + one["choices"] + one["others"] == change
    assert {"n", "seat", "act", "best", "lost", "mark"} <= set(review["verdicts"][0])


def test_what_cannot_be_reviewed(paravent: Command, home: Path, log: Log) -> None:
    whole = log.text()
    unfinished = Log(**{**vars(log), "acts": log.acts[:20], "result": [], "seed": ""}).text()
    other = whole.replace("Game: middle_ages", "Game: middle_kingdom")
    broken = whole.replace(f" {log.acts[7][1]}\n", " fly away\n", 1)
    for text, flags, said in (
        (unfinished, [], "not finished"),
        (other, [], "There is no option “events”"),
        (broken, [], "is not possible there"),
        ("Dear diary", [], "not a log"),
        (whole, ["--simulations", "0"], "0 simulations are no budget"),
        (whole, ["--simulations", "-5"], "no budget"),
    ):
        outcome = paravent("review", written(home, text), *flags)
        assert (outcome.code, outcome.out) == (2, "")
        assert said in " ".join(outcome.err.split()) and outcome.err.count("\n") <= 2
    missing = paravent("review", str(home / "nothing.log"))
    assert missing.code == 2 and "cannot be read" in missing.err
