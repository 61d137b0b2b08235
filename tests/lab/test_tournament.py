"""Tournaments: the same results for any number of processes, and after any death."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import paravent
from paravent.cli.app import run
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab import course as courses
from paravent.lab.course import ahead, play
from paravent.lab.notebook import Notebook
from paravent.lab.ratings import rate
from paravent.lab.results import open_results
from paravent.lab.tournament import Tournament, groups, planned
from paravent.lab.workers import ALONE, Processes, Workers

pytestmark = pytest.mark.once
GAME = find_game("middle_ages")
COMMAND = ["lab", "tournament", "middle_ages", "--bots", "random,greedy", "--seed", "t"]


def small(games: int = 8, error: float = 0.2) -> Tournament:
    return planned(GAME, ["random", "greedy"], (2, 3), [], games, "t", error, 0.05)


def rows(tournament: Tournament, workers: Workers = ALONE) -> list[dict[str, Any]]:
    notebook = Notebook(None, tournament.plan)
    for _ in play(tournament, notebook, workers):
        pass
    return notebook.rows


def test_every_group_meets() -> None:
    assert groups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert groups(("a", "b"), 3) == [("a", "a", "b"), ("a", "b", "b")]
    three = planned(GAME, ["random", "greedy", "casual"], (2, 3), [], 4, "t", 0.1, 0.0)
    assert len(three.meetings) == 3 + 1 and len(three.pairings) == 2 * 3
    assert {meeting.seed for meeting in three.meetings} == {"t/tournament"}


def test_who_ends_before_whom() -> None:
    game = {"bots": ["a", "b", "b"], "places": [2, 1, 2]}
    assert ahead(game, "a", "b") == 0.25 and ahead(game, "b", "a") == 0.75


def test_a_settled_pairing_is_not_played_on() -> None:
    tournament = small(games=120)
    *_, course = play(tournament, Notebook(None, tournament.plan))
    assert {course.judged(one).verdict for one in tournament.pairings} == {"below"}
    assert course.games < 120 + 2 * 120 and course.left == 0
    assert len(rows(small(games=12, error=0.0))) == 6 + 4 + 4


@pytest.fixture(scope="module")
def alone() -> list[dict[str, Any]]:
    return rows(small())


def test_the_number_of_processes_does_not_matter(alone: list[dict[str, Any]]) -> None:
    assert rows(small(), Processes(2)) == alone


def test_a_worker_that_is_killed_changes_nothing(alone: list[dict[str, Any]]) -> None:
    tournament = small()
    notebook = Notebook(None, tournament.plan)
    playing = play(tournament, notebook, Processes(2))
    next(playing)
    victim = multiprocessing.active_children()[0]
    os.kill(victim.pid or 0, signal.SIGKILL)
    for _ in playing:
        pass
    assert notebook.rows == alone


def test_it_goes_on_where_it_ended(
    tmp_path: Path, alone: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = small()
    notebook = open_results(tmp_path / "out", tournament.plan)
    begun = play(tournament, notebook)
    next(begun)
    begun.close()  # type: ignore[attr-defined]
    had = len(notebook.rows)
    played = []
    real = courses.play_meeting

    def counted(task: Any) -> Any:
        played.append(task)
        return real(task)

    monkeypatch.setattr(courses, "play_meeting", counted)
    again = open_results(tmp_path / "out", tournament.plan)
    for _ in play(tournament, again):
        pass
    assert again.rows == alone and had + len(played) == len(alone)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_command_that_is_killed_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    arguments = [*COMMAND, "--players", "2", "--games", "60", "--error", "0"]
    assert run([*arguments, "--out", str(whole)]) == 0
    environment = os.environ | {"PYTHONPATH": paravent.__path__[0].rpartition(os.sep)[0]}
    start = "import sys; from paravent.cli.app import run; sys.exit(run(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", start, *arguments, "--out", str(killed)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while len(lines(killed / "played.jsonl")) < 4 and process.poll() is None:
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()
    assert not (killed / "summary.json").exists()
    assert run([*arguments, "--out", str(killed)]) == 0
    for name in ("manifest.json", "played.jsonl", "summary.json", "games.parquet"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes(), name
    capsys.readouterr()


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def test_parquet_holds_every_game_and_the_manifest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    first, second = tmp_path / "first", tmp_path / "second"
    assert run([*COMMAND, "--games", "4", "--out", str(first)]) == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown and "⟦" not in shown
    table = parquet.read_table(first / "games.parquet")
    manifest = json.loads((first / "manifest.json").read_text(encoding="utf-8"))
    assert json.loads(table.schema.metadata[b"manifest"]) == manifest
    assert manifest["versions"]["rules"] == GAME.version
    told = [
        game for line in lines(first / "played.jsonl")[1:] for game in json.loads(line)["games"]
    ]
    assert table.column("scores").to_pylist() == [game["scores"] for game in told]
    assert table.column("bots").to_pylist() == [game["bots"] for game in told]
    again = ["lab", "tournament", "--again", str(first), "--out", str(second), "--jobs", "2"]
    assert run(again) == 0
    assert (second / "summary.json").read_bytes() == (first / "summary.json").read_bytes()


def test_other_results_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    asked = [*COMMAND, "--games", "2", "--out", str(out)]
    assert run(asked) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    capsys.readouterr()

    def refused(arguments: list[str]) -> str:
        assert run(arguments) == 2
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.strip().splitlines()) == 1
        assert {path.name: path.read_bytes() for path in out.iterdir()} == before
        return said.err

    assert "other work" in refused([*asked, "--margin", "0.1"])
    played, manifest = out / "played.jsonl", out / "manifest.json"
    for path in (played, manifest):
        path.write_bytes(path.read_bytes().replace(b'"rules": ', b'"rules": 9'))
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    assert "other versions" in refused(asked)
    assert "other versions" in refused(["lab", "tournament", "--again", str(manifest)])
    strange = tmp_path / "strange"
    strange.mkdir()
    (strange / "mine.txt").write_text("mine", encoding="utf-8")
    assert "not empty" in refused([*asked[:-1], str(strange)])
    for text in ("mine", "{}", '{"work": "tournament", "game": "middle_ages", "bots": 3}'):
        (strange / "mine.txt").write_text(text, encoding="utf-8")
        assert "no manifest" in refused(["lab", "tournament", "--again", str(strange / "mine.txt")])


@pytest.mark.parametrize(
    "wrong",
    [
        ["lab", "tournament"],
        ["lab", "tournament", "middle_ages", "--bots", "random"],
        ["lab", "tournament", "middle_ages", "--bots", "random,sage"],
        [*COMMAND, "--players", "two"],
        [*COMMAND, "--players", "9"],
        [*COMMAND, "--games", "0"],
        [*COMMAND, "--error", "1.5"],
        [*COMMAND, "--margin", "-1"],
        [*COMMAND, "--options", "wind=strong"],
        [*COMMAND, "--jobs", "0"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_input_is_one_sentence(
    wrong: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*wrong, "--lang", lang]) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.strip().splitlines()) == 1 and "⟦" not in said.err


def test_ratings_order_the_bots() -> None:
    games = [(["weak", "good", "fair"], [3, 1, 2])] * 30
    rated = rate(["weak", "fair", "good"], games)
    assert [one.bot for one in rated] == ["good", "fair", "weak"]
    assert all(one.low < one.mean < one.high and one.games == 30 for one in rated)
    twice = rate(["a", "b"], [(["a", "a", "b"], [1, 2, 3])] * 20)
    assert [(one.bot, one.games) for one in twice] == [("a", 20), ("b", 20)]


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Mistake) as mistake:
        rate(["a", "b"], [])
    assert (mistake.value.code, mistake.value.details) == (
        "no-extra",
        {"package": "openskill", "extra": "research"},
    )
