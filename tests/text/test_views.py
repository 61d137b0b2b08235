"""Who reads the board as text finds no word of the program: every field and value has a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.text.words import LANGUAGES, game_files, shared_files

pytestmark = pytest.mark.once

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
TOLD_ELSEWHERE = {"me", "players", "actors", "seats"}  # by the frame of the table
ITSELF = re.compile(r"[\d ]+|[a-z]")  # numbers, and the letters of mission tiles
EVERY = 40  # acts between two looks


def messages(game: Game, lang: str) -> set[str]:
    own = [
        CLIENT / "messages" / f"{lang}.ftl",
        CLIENT / "games" / game.key / f"messages.{lang}.ftl",
    ]
    files = [*shared_files(lang), *game_files(game, lang), *own]
    return {id for path in files for id in re.findall(r"^([\w-]+) =", path.read_text(), re.M)}


def words_of(value: object, field: str = "") -> Iterator[tuple[str, ...]]:
    """For every word of a view, the messages that may tell it."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield f"{field}-{name}", f"view-{name}", f"noun-{name}"
            yield from words_of(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from words_of(part, field)
    elif isinstance(value, str) and value:
        yield f"{field}-{value}", f"noun-{value}"


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_word_of_a_view_is_told(game: Game) -> None:
    rng = Random(7)
    found: set[tuple[str, ...]] = set()
    for setup in game.samples():
        play = Play(game, setup.players, dict(setup.options), dealer=Dealer.from_text("views"))
        while not play.over:
            if play.acts % EVERY == 0:
                found.update(words_of(play.view(0)))
            seat = rng.choice([*play.position.actors()])
            play.submit(seat, play.acts, rng.choice(play.offers(seat)))
        found.update(words_of(play.view(0)))
    asked = {
        one
        for one in found
        if not ITSELF.fullmatch(name := one[-1].removeprefix("noun-"))
        and name not in TOLD_ELSEWHERE
    }
    for lang in LANGUAGES:
        known = messages(game, lang)
        assert not [one for one in asked if not known & {*one}], lang
