"""Recorded games, counts of positions and playthroughs: what must not change unnoticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paravent.core.fairness import verify
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.play import Play
from paravent.core.position import COMPILED
from paravent.lab import perft, playthrough
from tests.conformance.walks import GAMES, every_game
from tests.conftest import ROOT

MOST_COUNTED = 100_000 if COMPILED else 1_000  # sequences of acts that a test walks through


def folder(game: Game) -> Path:
    return ROOT / "tests" / "games" / game.key


def recorded(game: Game) -> list[Path]:
    return sorted((folder(game) / "logs").glob("*.txt"))


def read_log(path: Path) -> Log:
    return Log.parse(path.read_text(encoding="utf-8"))


def perft_lines() -> list[tuple[Game, perft.Line]]:
    lines = []
    for game in GAMES:
        path = folder(game) / "perft.txt"
        if path.exists():
            lines += [(game, line) for line in perft.read(game, path.read_text(encoding="utf-8"))]
    return lines


LOGS = [path for game in GAMES for path in recorded(game)]
PERFT = perft_lines()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_recorded_games_replay_to_their_result(path: Path) -> None:
    log = read_log(path)
    play = Play.replay(log)
    assert play.over
    assert log.result == play.position.scores() == play.game.recount(play.position)
    if log.seed and COMPILED:  # the same acts once more, and nothing but the deals is new
        assert verify(log).wrong is None


@every_game
def test_every_setup_has_a_recorded_game(game: Game) -> None:
    if not folder(game).exists():
        pytest.skip("no tests of this game here")
    logs = [read_log(path) for path in recorded(game)]
    played = {str(game.setup(log.players, log.options)) for log in logs}
    assert played >= {str(setup) for setup in game.samples()}


@every_game
def test_all_rules_that_there_were_have_a_recorded_game(game: Game) -> None:
    """A change of the rules keeps older games replayable, with the tables of their time."""
    if not folder(game).exists():
        pytest.skip("no tests of this game here")
    logs = [read_log(path) for path in recorded(game)]
    assert {log.rules for log in logs} == set(range(1, game.version + 1))
    for log in logs:
        assert Play.replay(log, stop=1).log().rules == log.rules


@pytest.mark.once
@every_game
def test_every_way_to_end_has_a_recorded_game(game: Game) -> None:
    """The ways to end, under the rules of today, are the words of `reason` in the event `ended`."""
    if not folder(game).exists() or "ended" not in game.events.numbers:
        pytest.skip("no tests of this game here, or only one way to end")
    ended, newest = {}, set()
    for path in recorded(game):
        log = read_log(path)
        told = Play.replay(log).happenings(0)
        ended[path.name] = [event["reason"] for event in told if event["event"] == "ended"]
        newest |= set(ended[path.name]) if log.rules == game.version else set()
    assert all(len(reasons) == 1 for reasons in ended.values()), ended
    assert newest == set(game.events.kinds[game.events.number("ended")].fields["reason"] or ())


@pytest.mark.parametrize(
    ("game", "line"), PERFT, ids=[f"{game.key} {line.id}" for game, line in PERFT]
)
def test_perft(game: Game, line: perft.Line) -> None:
    """All counts of a line that are not too large for this build."""
    position = perft.position_after(game, line.setup, line.acts)
    before = position.freeze()
    assert line.counts
    for depth, expected in line.counts.items():
        if expected <= MOST_COUNTED:
            found = perft.count(position, depth)
            assert found == expected, perft.divide(game, position, depth)
    assert position.freeze() == before


@every_game
def test_every_setup_has_a_perft(game: Game) -> None:
    if not (folder(game) / "perft.txt").exists():
        pytest.skip("no perft file")
    counted = {str(line.setup) for other, line in PERFT if other is game}
    assert counted >= {str(setup) for setup in game.samples()}


@pytest.mark.once
@every_game
def test_the_playthrough_is_up_to_date(game: Game) -> None:
    path = folder(game) / "playthrough.txt"
    if not path.exists():
        pytest.skip("no playthrough")
    stored = path.read_text(encoding="utf-8")
    header = dict(re.findall(r"(?m)^(game|setup|seed): (.*)$", stored))
    assert header["game"] == f"{game.key}, rules {game.version}"
    setup = next(setup for setup in game.setups() if str(setup) == header["setup"])
    assert playthrough.playthrough(game, setup, header["seed"]) == stored
