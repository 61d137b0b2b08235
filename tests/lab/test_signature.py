"""Signatures: a refactoring leaves them, a change of the rules changes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paravent.cli.app import run
from paravent.core.components import Components
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games, find_game
from paravent.lab.signature import STORED, read_signatures, signature, write_signatures
from tests.conftest import ROOT

GAME = find_game("middle_kingdom")


@pytest.mark.once  # recorded games and perft show that both builds play alike
@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)
def test_the_rules_are_those_of_the_stored_signature(game: Game) -> None:
    """After a wanted change of the rules: new version, changelog, `paravent signature --write`."""
    assert read_signatures(ROOT / STORED).get(game.key) == signature(game)


def test_no_signature_is_left_of_a_game_that_is_gone() -> None:
    assert set(read_signatures(ROOT / STORED)) == set(all_games())


@pytest.mark.once
def test_another_rule_gives_another_signature() -> None:
    tokens = '[[tokens]]\ntoken = "prestige"\npoints = 1\norigin = "owner"'
    poorer = GAME.components(Components.parse(tokens, "poorer"))
    changed = replace(GAME, begin=lambda players, options, _: GAME.begin(players, options, poorer))
    assert signature(changed, games=30) != signature(GAME, games=30)


def test_signatures_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "signature.json"
    assert read_signatures(path) == {}
    write_signatures(path, {"b": 2, "a": 1})
    assert read_signatures(path) == {"a": 1, "b": 2}
    assert path.read_text(encoding="utf-8") == '{\n  "a": 1,\n  "b": 2\n}\n'


@pytest.mark.parametrize("text", ["", "[]", '{"a": "b"}'])
def test_a_malformed_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "signature.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake) as mistake:
        read_signatures(path)
    assert mistake.value.code == "signatures-malformed"


def test_the_command_compares_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paravent.cli.signature.signature", lambda game: 42)
    monkeypatch.chdir(tmp_path)
    command = ["--lang", "en", "signature", "middle_kingdom"]
    assert run(command) == 0
    assert capsys.readouterr().out.strip() == "middle_kingdom: 42"
    assert run([*command, "--write"]) == 2  # there is no project here
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "paravent"\n', encoding="utf-8")
    assert run(command) == 1
    assert "(not stored yet)" in capsys.readouterr().out
    assert run([*command, "--write"]) == 0
    assert run(command) == 0
    assert "(as stored)" in capsys.readouterr().out
    monkeypatch.setattr("paravent.cli.signature.signature", lambda game: 43)
    assert run(command) == 1
    assert "(changed)" in capsys.readouterr().out
