"""Matches: paired seeds, rotated seats, the same result whatever the number of processes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paravent.cli.app import run
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import all_games, find_game
from paravent.lab.match import (
    Match,
    Played,
    arrange,
    play_game,
    play_out,
    play_rounds,
    rounds_for,
)
from paravent.lab.tally import standings
from paravent.lab.workers import ALONE, Processes, Workers

GAME = find_game("middle_kingdom")
MATCH = arrange(GAME, ["random", "random", "random"], {}, "tests", keep_logs=True)


def played(match: Match, rounds: int, workers: Workers = ALONE) -> list[list[Played]]:
    return list(play_rounds(match, rounds, workers))


def test_everybody_sits_everywhere_once_a_round() -> None:
    games = played(MATCH, 1)[0]
    assert [game.contenders for game in games] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_all_games_of_a_round_are_dealt_from_one_seed() -> None:
    first, second = played(MATCH, 2)
    seeds = [{Log.parse(game.log).seed for game in games} for games in (first, second)]
    assert [len(each) for each in seeds] == [1, 1]
    assert seeds[0] != seeds[1]
    openings = {
        tuple(act for seat, act in Log.parse(game.log).acts[:2] if seat == CHANCE) for game in first
    }
    assert len(openings) == 1


@pytest.mark.once
def test_the_number_of_processes_does_not_matter() -> None:
    alone = [game.raw(MATCH) for games in played(MATCH, 4) for game in games]
    together = [game.raw(MATCH) for games in played(MATCH, 4, Processes(2)) for game in games]
    assert alone == together


@pytest.mark.parametrize("key", list(all_games()))
def test_random_bots_play_the_same_with_and_without_a_table(key: str) -> None:
    game = find_game(key)
    for players in (game.fewest, game.most):
        match = arrange(game, ["random"] * players, {}, "tests")
        quick, slow = play_game(match, 1, 1), play_out(match, 1, 1)[1]
        assert replace(quick, seconds=[]) == replace(slow, seconds=[])


def test_another_seed_gives_other_games() -> None:
    other = arrange(GAME, ["random"] * 3, {}, "other")
    assert played(other, 1)[0][0].scores != played(MATCH, 1)[0][0].scores


def test_logs_replay_to_the_result() -> None:
    for game in played(MATCH, 1)[0]:
        play = Play.replay(Log.parse(game.log))
        assert play.over
        assert play.position.scores() == game.scores
        assert play.seats == [MATCH.labels[contender] for contender in game.contenders]


def test_a_shared_victory_is_split() -> None:
    game = Played(0, 1, [2, 0, 1], [9, 9, 4], [1, 1, 3], 50, [1] * 3, [0.0] * 3, "")
    assert [game.share(contender) for contender in range(3)] == [0.5, 0.0, 0.5]


def test_standings_add_up() -> None:
    rounds = played(MATCH, 6)
    listed = standings(MATCH, rounds)
    assert [standing.label for standing in listed] == ["random 1", "random 2", "random 3"]
    assert sum(standing.wins.mean for standing in listed) == pytest.approx(1)
    for standing in listed:
        assert 0 <= standing.wins.low <= standing.wins.mean <= standing.wins.high <= 1


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [rounds_for(MATCH, games) for games in (1, 3, 4, 300)] == [1, 1, 2, 100]


@pytest.mark.parametrize(
    ("bots", "options", "code"),
    [
        (["random"], {}, "too-few-bots"),
        (["random"] * 6, {}, "wrong-players"),
        (["random", "sage"], {}, "unknown-bot"),
        (["random"] * 4, {"bids": "2"}, "impossible-value"),
    ],
)
def test_impossible_matches(bots: list[str], options: dict[str, str], code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        arrange(GAME, bots, options, "1")
    assert mistake.value.code == code


COMMAND = ["match", "middle_kingdom", "--bots", "random,random"]


def test_the_command_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "fr", *COMMAND, "--games", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Victoires" in shown
    assert "random 2" in shown
    assert "4 parties" in shown


def test_the_command_saves_results_and_logs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, logs = tmp_path / "results.jsonl", tmp_path / "logs"
    save = ["--games", "4", "--save", str(lines), "--logs", str(logs)]
    assert run([*COMMAND, *save]) == 0
    results = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [(result["round"], result["rotation"]) for result in results] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
    ]
    recorded = [Log.parse(path.read_text(encoding="utf-8")) for path in sorted(logs.iterdir())]
    assert [log.result for log in recorded] == [result["scores"] for result in results]
    capsys.readouterr()
    assert run([*COMMAND, *save]) == 2  # nothing is overwritten
    assert "results.jsonl" in capsys.readouterr().err
    assert len(lines.read_text(encoding="utf-8").splitlines()) == 4


@pytest.mark.parametrize(
    "wrong",
    [
        ["match", "chess", "--bots", "random,random"],
        ["match", "middle_kingdom", "--bots", "random"],
        ["match", "middle_kingdom", "--bots", "random,sage"],
        [*COMMAND, "--games", "0"],
        [*COMMAND, "--jobs", "0"],
        [*COMMAND, "--options", "bids"],
        [*COMMAND, "--save", "/dev/null/results"],
    ],
)
def test_bad_input_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(wrong) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1
    assert "⟦" not in shown.err
