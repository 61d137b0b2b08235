"""Bots of one's own: classes and programs, and what happens if they do not play on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paravent.bots.bot import Failed
from paravent.bots.program import ProgramBot
from paravent.bots.visiting import invite
from paravent.core.mistakes import Mistake
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab.match import arrange, play_rounds
from paravent.lab.tally import standings
from paravent.lab.workers import Processes
from tests.conftest import ROOT
from tools.client import find_npm

pytestmark = pytest.mark.once  # the same Python on both builds
KINGDOM = find_game("middle_kingdom")
HERE = "tests.bots.test_visiting"


class Illegal:
    def __init__(self, game: object) -> None:
        self.game = game

    def choose(self, outlook: object, rng: object) -> int:
        return 9999


class Broken(Illegal):
    def choose(self, outlook: object, rng: object) -> int:
        raise RuntimeError("no idea")


class Mute:
    def __init__(self, game: object) -> None:
        self.game = game


def program(text: str, seconds: float = 60) -> ProgramBot:
    """A program of one line or a few."""
    bot = ProgramBot("cmd:it", "x", KINGDOM, seconds)
    bot.words = [sys.executable, "-c", text]
    return bot


def failure(bot: ProgramBot) -> str:
    play = Play(KINGDOM, 3)
    while play.position.actors() == (8,):
        play.position.deal(Rng(1))
    with pytest.raises(Failed) as caught:
        bot.choose(play.outlook(0), Rng(1))
    assert bot._process is None
    return caught.value.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bot-died"),
        ("input(); input(); raise SystemExit(3)", "bot-died"),
        ("input(); input(); print('hello', flush=True); input()", "bot-nonsense"),
        ("input(); input(); print('[1]', flush=True); input()", "bot-nonsense"),
        ('input(); input(); print(\'{"act": "dance"}\', flush=True); input()', "bot-illegal"),
        ("input(); input()\nwhile True: print('x' * 1000, end='')", "bot-flooded"),
    ],
)
def test_a_program_that_does_not_play_on_is_told_why_and_ended(text: str, code: str) -> None:
    assert failure(program(text)) == code


def test_a_program_that_says_nothing_has_lost_when_its_time_is_over() -> None:
    assert failure(program("import time; time.sleep(600)", seconds=0.2)) == "bot-silent"


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_play_whole_games(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", find_npm()[1]["PATH"])
    command = {
        "python": f"{sys.executable} examples/boldest.py",
        "javascript": "node examples/boldest.mjs",
    }
    named = [f"cmd:{command[language]}", "random"]
    match = arrange(KINGDOM, named, {}, "1")
    rounds = list(play_rounds(match, 1))
    assert [standing.failures for standing in standings(match, rounds)] == [0, 0]
    assert all(played.acts > 40 for games in rounds for played in games)


def test_a_class_plays_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    game = find_game("middle_ages")
    match = arrange(game, ["examples.thoughtful:Thoughtful", "random"], {}, "1")
    rounds = list(play_rounds(match, 3, Processes(2)))
    ours, _other = standings(match, rounds)
    assert (ours.label, ours.failures) == ("examples.thoughtful:Thoughtful", 0)


@pytest.mark.parametrize("kind", ["Illegal", "Broken"])
def test_what_a_class_does_wrong_costs_it_the_game(kind: str) -> None:
    match = arrange(KINGDOM, [f"{HERE}:{kind}", "random", "random"], {}, "1")
    rounds = list(play_rounds(match, 1))
    ours, *_others = standings(match, rounds)
    assert ours.failures == 3
    assert ours.wins.mean == 0
    for played in rounds[0]:
        assert played.places[played.failed] == 3
        assert played.raw(match)["failure"].startswith("bot-")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no.such.module:Bot", "bot-not-found"),
        (f"{HERE}:Nobody", "bot-not-found"),
        (f"{HERE}:HERE", "bot-not-found"),
        (f"{HERE}:Mute", "bot-cannot-choose"),
        ("cmd:", "bot-no-command"),
        ("nobody", "unknown-bot"),
    ],
)
def test_a_bot_that_is_not_there_is_told(name: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        invite(name, KINGDOM)
    assert caught.value.code == code


def test_a_program_that_is_not_there_is_told(tmp_path: Path) -> None:
    play = Play(KINGDOM, 3)
    play.position.deal(Rng(1))
    with pytest.raises(Mistake) as caught:
        invite(f"cmd:{tmp_path / 'nothing'}", KINGDOM).choose(play.outlook(0), Rng(1))
    assert caught.value.code == "bot-not-found"
