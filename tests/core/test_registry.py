"""Games are found by folder."""

from __future__ import annotations

import pytest

from paravent import games
from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games, find_game
from tests.conftest import ROOT


def test_every_folder_is_a_game() -> None:
    folders = [path.parent.name for path in (ROOT / "src/paravent/games").glob("*/__init__.py")]
    assert sorted(all_games()) == sorted(folders)
    assert all(game.key == key for key, game in all_games().items())
    assert all(str(game.folder).startswith(games.__path__[0]) for game in all_games().values())


def test_games_are_listed_as_they_stand_on_the_shelf() -> None:
    shelves = [(game.shelf, game.key) for game in all_games().values()]
    assert shelves == sorted(shelves)


@pytest.mark.parametrize(
    "name", ["middle_kingdom", "Middle Kingdom", " middle-kingdom ", "MIDDLE_KINGDOM"]
)
def test_a_key_is_read_with_goodwill(name: str) -> None:
    assert find_game(name) is all_games()["middle_kingdom"]


@pytest.mark.parametrize("name", ["", "chess", "middle", "middle__kingdom", "../core"])
def test_an_unknown_game_is_a_mistake_that_lists_the_known(name: str) -> None:
    with pytest.raises(Mistake) as refusal:
        find_game(name)
    assert refusal.value.code == "unknown-game"
    assert "middle_kingdom" in str(refusal.value.details["known"])
