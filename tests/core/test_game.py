"""The descriptor of a game: setups and first positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

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
