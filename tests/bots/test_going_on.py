"""A search goes on with its tree while its turn lasts, and never where it does not stand."""

from __future__ import annotations

import pytest

from paravent.bots.evaluation import Evaluation
from paravent.bots.levels import make_searcher
from paravent.bots.lookahead import best_foreseen
from paravent.core.position import COMPILED, Position
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from tests.games.yongle.scene import GAME, arrange, play

FEW = 30 if COMPILED else 6  # simulations


def test_a_tree_is_left_if_an_act_reveals_what_it_did_not_believe() -> None:
    """A fire shows wood: later guesses may have been right about it, that of the tree was not."""
    position = arrange(2, hands={1: "wood-3 wood-1*2 silk-1"}, plots={0: "fire"}, season="autumn")
    wrong = arrange(2, hands={1: "stone-3*3 silk-1"}, plots={0: "fire"}, season="autumn")
    bot = make_searcher(FEW, GAME)
    first = bot._begin(wrong, 0)
    first.run(FEW, Rng(1))
    bot._keep(first, 0, GAME.notation.action("plot fire"))
    play(position, "plot fire")
    assert bot._begin(position.clone(), 0) is first, "nothing was revealed yet"
    bot._keep(first, 0, GAME.notation.action("name wood"))
    play(position, "name wood")
    fresh = bot._begin(position.clone(), 0)
    assert fresh is not first
    assert fresh.believed().legal(0) == position.legal(0)


def test_a_search_refuses_to_go_where_it_does_not_stand() -> None:
    """Acts are trusted in C, so what is not legal there must never be played."""
    position = arrange(2, hands={0: "wood-3 wood-1"})
    search = make_searcher(FEW, GAME)._begin(position, 0)
    with pytest.raises(ValueError, match="does not stand"):
        search.go_on(GAME.notation.action("settle"))
    search.go_on(GAME.notation.action("end"))
    with pytest.raises(ValueError, match="nothing to choose"):
        search.run(1, Rng(1))


class Anxious(Evaluation):
    """Sees nothing clearly, and looks ahead at every step of every look ahead."""

    looks = 0

    def is_clear(self, position: Position) -> int:
        return 0

    def quick(self, position: Position, seat: int, rng: Rng) -> int:
        self.looks += 1
        return best_foreseen(position, seat, self, rng)


@pytest.mark.skipif(not COMPILED, reason="thousands of looks ahead")
def test_looks_ahead_inside_each_other_come_to_an_end() -> None:
    """Their costs multiply: the innermost does anything."""
    game, evaluation = find_game("middle_ages"), Anxious()
    position = game.start(2, {})
    position.deal(Rng(1))
    seat = position.actors()[0]
    assert best_foreseen(position, seat, evaluation, Rng(1)) in position.legal(seat)
    assert 64 < evaluation.looks < 64 * 64 * 64
