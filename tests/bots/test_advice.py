"""Why a bot prefers what it would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from paravent.bots import advice as advice_module
from paravent.bots import make_bot
from paravent.bots.advice import REST, Advice, advise, because, lead
from paravent.bots.bot import Weighed
from paravent.bots.evaluations import find_evaluation
from paravent.bots.search.spending import Budget
from paravent.core.game import Game
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.text.words import LANGUAGES, Words
from tests.conformance.walks import Case, dilemmas, every_game, glimpses, walk
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


def test_what_speaks_for_a_choice_adds_up_to_its_lead_the_strongest_first() -> None:
    best = Weighed(0, 100, {"cards": 300, "goals": 50, "bids": -200, "rivals": 20})
    second = Weighed(1, 50, {"cards": 200, "goals": -100, "bids": 0, "rivals": 15})
    told = because([best, second])
    assert told == [("goals", 150), ("cards", 100), (REST, -200)]
    assert sum(gain for _, gain in told) == lead([best, second])


def test_a_single_choice_needs_no_reason() -> None:
    assert because([Weighed(0, 100, {"cards": 300})]) == []
    assert because([]) == []


def test_a_game_without_an_evaluation_has_its_points_as_reason() -> None:
    evaluation = find_evaluation(replace(GAME, key="no_such_game"))
    position = arrange(2, cards={0: "noble-4*2", 1: "noble-2"})
    assert evaluation.parts(position, 1) == {"points": position.scores()[1] * 100}


@pytest.mark.once
@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_has_words(game: Game, lang: str) -> None:
    evaluation, words = find_evaluation(game), Words(lang).of_game(game)
    case = next(Case(game, setup) for setup in game.samples())
    names = {"rivals"}.union(*(evaluation.parts(one, 0) for one in glimpses(case, 1, 10)))
    for name in names:
        assert "⟦" not in words.part(name), name


SHORT = Budget(simulations=60 if COMPILED else 6)
LOOKS = advice_module.LOOKS if COMPILED else 6


@every_game
def test_advice_knows_what_its_seat_knows(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same advice for all positions that the seat cannot tell apart, and all of it legal."""
    monkeypatch.setattr(advice_module, "LOOKS", LOOKS)
    case = next(Case(game, setup) for setup in game.samples())
    compared = 0
    for position, seat in dilemmas(case, 1, 4 if COMPILED else 1):
        other = position.clone()
        other.redeal(seat, Rng(compared))
        told = [
            advise(Outlook(game, one, seat), 5, Rng(9), budget=SHORT) for one in (position, other)
        ]
        assert told[0] == told[1]
        check_advice(told[0], position.legal(seat))
        compared += 1
    assert compared


def check_advice(advice: Advice, legal: list[int]) -> None:
    assert {one.action for one in advice.best} <= set(legal)
    assert len(advice.best) == min(3, len(legal))
    chances = [one.chance for one in advice.best]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= one.low <= one.chance <= one.high <= 10_000 for one in advice.best)
    assert len(advice.because) <= 2 and REST not in dict(advice.because)


def test_advice_goes_on_with_what_others_are_likely_to_do() -> None:
    position = arrange(3, display="noble-4 peasant", cards={0: "peasant*3", 1: "general"})
    told = advise(Outlook(GAME, position, 0), 20, Rng(1), budget=Budget(simulations=300))
    assert [seat for seat, _ in told.line][:2] == [1, 2]
    after = position.clone()
    after.apply(0, told.best[0].action)
    for seat, action in told.line[:2]:
        after.apply(seat, action)


def test_a_single_offer_is_not_searched() -> None:
    game = find_game("madame_ching")
    case = next(Case(game, setup) for setup in game.samples())
    found = 0
    for position, seat, _ in walk(case, 1):
        if seat != CHANCE and len(position.legal(seat)) == 1:
            told = advise(Outlook(game, position, seat), 5, Rng(1), budget=SHORT)
            assert [one.action for one in told.best] == position.legal(seat)
            assert (told.line, told.because) == ([], [])
            found += 1
    assert found
