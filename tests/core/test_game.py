"""The descriptor of a game: setups and first positions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.options import Exclusion, Option
from paravent.core.registry import find_game

GAME = find_game("middle_kingdom")


def test_every_way_to_begin() -> None:
    assert [str(setup) for setup in GAME.setups()] == [
        "2p bids=2",
        "3p bids=1",
        "3p bids=2",
        "4p bids=1",
        "5p bids=1",
    ]


def test_values_that_do_not_go_together_are_no_way_to_begin() -> None:
    options = tuple(Option(name, {2: ("no", "yes"), 3: ("no", "yes")}) for name in "abc")
    apart = Exclusion("a", "yes", "b", "yes", "R1")
    game = replace(GAME, most=3, options=options, exclusions=(apart,))
    assert len(list(game.setups())) == 12
    with pytest.raises(Mistake):
        game.setup(2, {"a": "yes", "b": "yes"})
    assert [str(setup) for setup in game.samples() if setup.players == 2] == [
        "2p a=no b=no c=no",
        "2p a=no b=no c=yes",
        "2p a=no b=yes c=no",
        "2p a=yes b=no c=no",
        "2p a=yes b=no c=yes",
    ]
    assert [str(setup) for setup in game.samples() if setup.players == 3] == [
        "3p a=no b=no c=no",
        "3p a=yes b=no c=yes",
    ]


def test_a_setup_completes_the_options() -> None:
    assert GAME.setup(3).options == {"bids": "1"}
    assert GAME.setup(3, {"bids": "2"}).options == {"bids": "2"}
    assert GAME.setup(2).options == {"bids": "2"}


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "wrong-players"),
        (6, {}, "wrong-players"),
        (4, {"bids": "2"}, "impossible-value"),
        (4, {"bids": "9"}, "unknown-value"),
        (4, {"bid": "1"}, "unknown-option"),
    ],
)
def test_an_impossible_setup_is_a_mistake(players: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(Mistake) as refusal:
        GAME.start(players, options)
    assert refusal.value.code == code


def test_a_mistake_reads_as_code_and_details() -> None:
    mistake = Mistake("wrong-players", fewest=2, most=5)
    assert str(mistake) == "wrong-players (fewest=2, most=5)"
    assert str(Mistake("no-undo")) == "no-undo"


def test_older_rules_have_the_tables_of_their_time(tmp_path: Path) -> None:
    row = '[[{table}]]\nname = "{name}"\norigin = "reconstructed"\n'
    files = {
        "components": {"coins": "gold", "ships": "junk"},
        "components-2": {"coins": "silver"},
        "components-1": {"coins": "copper", "ships": "raft"},
    }
    for file, tables in files.items():
        rows = [row.format(table=table, name=name) for table, name in tables.items()]
        (tmp_path / f"{file}.toml").write_text("".join(rows), encoding="utf-8")
    game = replace(GAME, folder=tmp_path, version=4)
    owner = Components.parse(row.format(table="ships", name="dragon"), "own.toml")

    def names(rules: int | None, owner: Components | None = None) -> list[str]:
        tables = game.components(owner, rules).tables
        return [tables[table][0]["name"] for table in ("coins", "ships")]

    assert names(None) == names(4) == names(3) == ["gold", "junk"]
    assert names(2) == ["silver", "junk"]
    assert names(1) == ["copper", "raft"]
    assert names(1, owner) == ["copper", "dragon"]
    assert [game.components(owner, rules).rules for rules in (None, 1)] == [4, 1]
