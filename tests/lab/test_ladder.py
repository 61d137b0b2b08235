"""The ladder: all rungs are played on paired deals, and a stopped one is finished later."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from paravent.bots import LEVELS
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab import ladder as ladders
from paravent.lab.ladder import Ladder, Rung, check, climb, markdown
from paravent.lab.notebook import Notebook

pytestmark = pytest.mark.once
GAME = find_game("middle_ages")


def test_every_level_meets_the_one_below() -> None:
    rungs = Ladder(GAME, 4, "1").rungs
    assert {rung.players for rung in rungs} == {2, 4}
    two = [(one.below, one.level) for one in rungs if one.players == 2]
    assert two == list(pairwise(LEVELS))
    yongle = Ladder(find_game("yongle"), 4, "1").rungs
    assert {rung.players for rung in yongle} == {2, find_game("yongle").most}


def test_a_pace_stands_for_the_clock() -> None:
    paced = Ladder(GAME, 4, "1", pace=20)
    assert paced.bot("expert") == "search-20" and paced.bot("master").startswith("search-")
    assert paced.bot("casual") == "casual"
    four = paced.match(Rung(4, "expert", "strong"))
    assert four.bots == ("search-20", "strong", "strong", "strong")


def test_a_stopped_ladder_is_finished_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ladder, "rungs", [Rung(2, "casual", "beginner")])
    path, planned = tmp_path / "ladder.jsonl", Ladder(GAME, 6, "1")
    whole = list(climb(planned, Notebook(None, planned.plan)))
    begun = climb(planned, Notebook(path, planned.plan))
    next(begun)
    del begun
    played: list[int] = []
    real = ladders.play_round

    def counted(task):  # type: ignore[no-untyped-def]
        played.append(task[1])
        return real(task)

    monkeypatch.setattr(ladders, "play_round", counted)
    rest = list(climb(planned, Notebook(path, planned.plan)))
    assert played == [1, 2]
    assert rest[-1] == whole[-1] and whole[-1].games == 6
    assert "| 2 | casual | beginner |" in markdown(rest[-1:])


@pytest.mark.parametrize(
    "wrong, code",
    [
        (Ladder(GAME, 0, "1"), "too-small"),
        (Ladder(GAME, 2, "1", pace=-1), "too-small"),
        (Ladder(GAME, 2, "1", players=(9,)), "wrong-players"),
    ],
)
def test_what_cannot_be_is_a_mistake(wrong: Ladder, code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        check(wrong)
    assert mistake.value.code == code
