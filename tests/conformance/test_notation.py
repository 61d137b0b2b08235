"""The notation of every game: one text per action and back."""

from __future__ import annotations

import re

import pytest

from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, MAX_CHOICES
from tests.conformance.walks import Case, every_case, every_game, seeded, walk

ACT = re.compile(r"[a-z0-9]+(?:[ -][a-z0-9]+)*")


@every_game
def test_texts_round_trip(game: Game) -> None:
    for action in range(len(game.notation)):
        assert game.notation.action(game.notation.text(action)) == action


@every_game
def test_texts_are_unique_and_fit_a_line_of_a_log(game: Game) -> None:
    acts = game.notation.acts
    assert 0 < len(set(acts)) == len(acts) <= MAX_CHOICES
    assert all(ACT.fullmatch(act) for act in acts)


@every_game
def test_every_action_has_one_verb(game: Game) -> None:
    for action, act in enumerate(game.notation.acts):
        verb, thing = game.notation.split(action)
        assert f"{verb} {thing}".strip() == act
        assert action in game.notation.verbs[verb]
    assert sum(map(len, game.notation.verbs.values())) == len(game.notation)


@every_game
def test_reading_forgives_capitals_and_blanks(game: Game) -> None:
    for action, act in enumerate(game.notation.acts):
        assert game.notation.action(f"  {act.upper().replace(' ', '   ')} ") == action


@every_game
@pytest.mark.parametrize("text", ["", " ", "-", "0", "no such act", "bid\x00 7", "é", "bid 7 7 7"])
def test_other_texts_are_refused(game: Game, text: str) -> None:
    with pytest.raises(Mistake) as refusal:
        game.notation.action(text)
    assert refusal.value.code == "unknown-act"


@every_case
@seeded
def test_chance_has_the_first_actions_and_players_the_others(case: Case, seed: int) -> None:
    first = case.game.notation.first_act
    assert 0 < first < len(case.game.notation)
    for _position, seat, action in walk(case, seed):
        assert (action < first) == (seat == CHANCE)
