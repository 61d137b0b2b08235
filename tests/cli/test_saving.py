"""Saving, resuming, leaving: nothing is lost and nothing is overwritten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paravent.cli import saves
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from tests.cli.conftest import Command, every_number, saved_games

pytestmark = pytest.mark.once

PLAY = ("play", "middle_kingdom", "--seats", "human,random,random", "--seed", "save")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def own_acts(path: Path) -> list[str]:
    log = Log.parse(path.read_text(encoding="utf-8"))
    return [act for seat, act in log.acts if seat == 0]


@BOTH
def test_the_end_of_input_saves_the_game(paravent: Command, home: Path, lang: str) -> None:
    outcome = paravent(*PLAY, keys=["5"], lang=lang)
    (path,) = saved_games(home)
    assert outcome.code == 2
    assert f"paravent resume {path}" in outcome.out
    assert own_acts(path) == ["bid 5"]


def test_an_interruption_saves_the_game(paravent: Command, home: Path) -> None:
    def keys() -> Iterator[str]:
        yield "5"
        raise KeyboardInterrupt

    outcome = paravent(*PLAY, keys=keys())
    (path,) = saved_games(home)
    assert outcome.code == 0
    assert f"paravent resume {path}" in outcome.out
    assert own_acts(path) == ["bid 5"]


def test_the_game_lies_on_disk_before_every_question(paravent: Command, home: Path) -> None:
    """Even a machine that is switched off loses nothing."""

    def keys() -> Iterator[str]:
        (path,) = saved_games(home)
        assert own_acts(path) == []
        yield "5"
        assert own_acts(path)[0] == "bid 5"

    paravent(*PLAY, keys=keys())


@BOTH
def test_quit_offers_to_save(paravent: Command, home: Path, lang: str) -> None:
    word = {"en": "quit", "fr": "quitter"}[lang]
    outcome = paravent(*PLAY, keys=["5", word, "mine.log"], lang=lang)
    assert outcome.code == 0
    assert own_acts(Path("mine.log")) == ["bid 5"]
    assert paravent(*PLAY, keys=["quit", ""]).code == 0


def test_quit_does_not_overwrite(paravent: Command, home: Path) -> None:
    Path("mine.log").write_text("precious", encoding="utf-8")
    outcome = paravent(*PLAY, keys=["quit", "mine.log", "other.log"])
    assert outcome.code == 0 and "exists already" in outcome.said
    assert Path("mine.log").read_text(encoding="utf-8") == "precious"
    assert Path("other.log").exists()


@BOTH
def test_save_refuses_a_file_of_somebody_else(paravent: Command, lang: str) -> None:
    Path("mine.log").write_text("precious", encoding="utf-8")
    outcome = paravent(*PLAY, keys=["save mine.log"], lang=lang)
    assert {"en": "exists already", "fr": "existe déjà"}[lang] in outcome.said
    assert Path("mine.log").read_text(encoding="utf-8") == "precious"


def test_save_may_renew_its_own_file(paravent: Command) -> None:
    paravent(*PLAY, keys=["save mine.log", "5", "save mine.log"])
    assert own_acts(Path("mine.log")) == ["bid 5"]


def test_save_into_nowhere_is_one_sentence(paravent: Command, home: Path) -> None:
    Path("file").write_text("", encoding="utf-8")
    outcome = paravent(*PLAY, keys=["save file/below.log", "5"])
    assert "cannot be written" in outcome.said
    assert own_acts(*saved_games(home)) == ["bid 5"]


def test_a_game_goes_on_where_it_was_left(paravent: Command, home: Path) -> None:
    """Left and resumed, or played in one go: the same game."""
    keys = ["5", "1", "7", "2", "1", "3", "6", "2", "1"]
    paravent(*PLAY, keys=keys)
    (whole,) = saved_games(home)
    expected = whole.read_text(encoding="utf-8")
    whole.unlink()
    paravent(*PLAY, keys=keys[:3])
    (part,) = saved_games(home)
    assert part.read_text(encoding="utf-8") != expected
    outcome = paravent("resume", str(part), keys=keys[3:])
    assert saved_games(home) == [part] and outcome.err == ""
    assert part.read_text(encoding="utf-8") == expected


def test_resume_without_a_file_takes_the_newest(paravent: Command, home: Path) -> None:
    paravent(*PLAY, keys=["5"])
    paravent(*PLAY, keys=["6"])
    outcome = paravent("resume", keys=["quit", ""])
    assert "Bids: You 6" in outcome.out and len(saved_games(home)) == 2


def test_a_file_elsewhere_is_kept_as_it_was(paravent: Command, home: Path) -> None:
    paravent(*PLAY, keys=["5", "save mine.log"])
    before = Path("mine.log").read_bytes()
    paravent("resume", "mine.log", keys=every_number())
    assert Path("mine.log").read_bytes() == before
    assert any(Log.parse(path.read_text("utf-8")).result for path in saved_games(home))


def test_other_players_may_take_over(paravent: Command, home: Path) -> None:
    paravent(*PLAY, keys=["5"])
    outcome = paravent("resume", "--seats", "random,random,random")
    assert outcome.code == 0 and "wins with" in outcome.out


def test_a_finished_game_can_be_verified(paravent: Command, home: Path) -> None:
    paravent(*PLAY, keys=every_number())
    (path,) = saved_games(home)
    assert paravent("verify", str(path)).code == 0
    assert paravent("resume", str(path)).code == 2
    assert paravent("resume").code == 2


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log(game="middle_kingdom", rules=1, players=3)
    path = tmp_path / "game.log"
    saves.write_log(path, log)
    before = path.read_bytes()

    def fail(self: Path, target: Path) -> None:
        raise OSError

    monkeypatch.setattr(Path, "replace", fail)
    log.acts.append((0, "bid 7"))
    with pytest.raises(Mistake, match="unwritable-file"):
        saves.write_log(path, log)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_home_that_cannot_be_written_does_not_stop_the_game(
    paravent: Command, home: Path
) -> None:
    (home / "data").write_text("not a folder", encoding="utf-8")
    outcome = paravent(*PLAY, keys=["5", "save mine.log"])
    assert "cannot be written" in outcome.said
    assert own_acts(Path("mine.log")) == ["bid 5"]
    assert "paravent resume" not in outcome.out
