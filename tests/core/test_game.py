"""The descriptor of a game: setups and first positions."""

from __future__ import annotations

import pytest

from paravent.core.mistakes import Mistake
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
