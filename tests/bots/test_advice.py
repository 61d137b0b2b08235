"""Why a bot prefers what it would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from paravent.bots import make_bot
from paravent.bots.advice import because
from paravent.bots.bot import Weighed
from paravent.bots.evaluations import find_evaluation
from paravent.core.game import Game
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng
from paravent.text.words import LANGUAGES, Words
from tests.conformance.walks import Case, every_game, glimpses
from tests.games.middle_kingdom.scene import GAME, arrange, lay


def advice(position: Any, seat: int) -> list[Weighed]:
    return make_bot("greedy", GAME).weigh(Outlook(GAME, position, seat), Rng(1))


def test_the_parts_add_up_to_the_value() -> None:
    position = arrange(3, display="noble-4 peasant", cards={0: "peasant*3", 1: "general"})
    lay(position, "7", "6", "5")
    for one in advice(position, 0):
        assert sum(one.parts.values()) == pytest.approx(one.value, abs=len(one.parts))


def test_peasants_that_score_speak_for_a_peasant() -> None:
    position = arrange(
        3, display="peasant merchant", cards={0: "peasant*4 merchant", 1: "merchant"}
    )
    lay(position, "7", "6", "5")
    weighed = advice(position, 0)
    assert GAME.notation.text(weighed[0].action) == "pick peasant"
    assert because(weighed)[0][0] == "peasants"


def test_only_what_speaks_for_a_choice_is_told_the_strongest_first() -> None:
    best = Weighed(0, 100, {"cards": 300, "goals": 50, "bids": -200, "rivals": 20})
    second = Weighed(1, 50, {"cards": 200, "goals": -100, "bids": 0, "rivals": 15})
    assert because([best, second]) == [("goals", 150), ("cards", 100)]


def test_a_single_choice_needs_no_reason() -> None:
    assert because([Weighed(0, 100, {"cards": 300})]) == []
    assert because([]) == []


def test_a_game_without_an_evaluation_has_its_points_as_reason() -> None:
    evaluation = find_evaluation(replace(GAME, key="no_such_game"))
    position = arrange(2, cards={0: "noble-4*2", 1: "noble-2"})
    assert evaluation.parts(position, 1) == {"points": position.scores()[1] * 100}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_has_words(game: Game, lang: str) -> None:
    evaluation, words = find_evaluation(game), Words(lang).of_game(game)
    case = next(Case(game, setup) for setup in game.samples())
    names = {"rivals"}.union(*(evaluation.parts(one, 0) for one in glimpses(case, 1, 10)))
    for name in names:
        assert "⟦" not in words.part(name), name
