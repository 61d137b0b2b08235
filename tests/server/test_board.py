"""What never changes at a table is told once, to anybody who asks for it rightly."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import urlencode

import pytest

from paravent.core.game import Game
from paravent.core.registry import all_games
from tests.server.people import Person

pytestmark = pytest.mark.once
People = Callable[[str], Person]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_a_page_gets_the_board_of_every_setup(person: People, game: Game) -> None:
    ana = person("Ana")
    for setup in game.samples():
        asked = {"rules": str(game.version), "players": str(setup.players), **setup.options}
        answer = ana.get(f"/api/games/{game.key}/board?{urlencode(asked)}")
        assert answer.status == 200
        assert answer.json == json.loads(json.dumps(game.board_of(setup, game.components())))
        assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("", "malformed"),
        ("rules=x&players=2", "malformed"),
        ("rules=1&players=99999999999", "malformed"),
        ("rules=99&players=3", "newer-rules"),
        ("rules=0&players=3", "newer-rules"),
        ("rules=1&players=9", "wrong-players"),
        ("rules=1&players=3&board=mars", "unknown-value"),
    ],
)
def test_a_wrong_question_is_answered_with_a_sentence(
    person: People, asked: str, code: str
) -> None:
    answer = person("Ana").get(f"/api/games/china/board?{asked}")
    assert 400 <= answer.status < 500
    assert (answer.json["code"], bool(answer.json["text"])) == (code, True)
