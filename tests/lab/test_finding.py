"""Puzzles are found in games of bots; what is found comes to its decision again."""

from __future__ import annotations

import pytest

from paravent.bots.advice import Recommended
from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import RIVALS
from paravent.bots.puzzles import read, written
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab import finding
from paravent.lab.notebook import Notebook

pytestmark = pytest.mark.once
GAME = find_game("middle_kingdom")
EVALUATION = find_evaluation(GAME)


def test_a_clear_choice_becomes_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """With searches that agree on an act that the greedy bot does not choose."""
    play = Play(GAME, 2, dealer=Dealer.from_text("puzzle"))
    outlook = play.outlook(0)
    greedy, best = outlook.legal()[:2]
    real = finding.grown(outlook, 50, Rng(1))
    clear = [Recommended(best, 6000, 5900, 6100), Recommended(greedy, 4000, 3900, 4100)]
    for search in ("leading", "clear_choice"):
        monkeypatch.setattr(finding, search, lambda *_: (real, clear))
    monkeypatch.setattr(finding.GreedyBot, "choose", lambda *_: greedy)
    found = finding.deep(play, outlook, greedy, 50, Rng(2))
    assert found is not None and found.solution == GAME.notation.text(best)
    again = read(written(found))
    assert all(part in (*EVALUATION.names(), RIVALS) for part, _ in found.because)
    assert finding.explained(found).solution == found.solution
    assert again == found and again.play().position.freeze() == play.position.freeze()
    monkeypatch.setattr(finding.GreedyBot, "choose", lambda *_: best)
    assert finding.deep(play, outlook, greedy, 50, Rng(2)) is None


def test_looking_goes_on_where_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def one_game(task: tuple[str, int, str, int]) -> dict[str, object]:
        asked.append(task[3])
        return {"number": task[3], "puzzles": ["a"] * (task[3] % 2)}

    monkeypatch.setattr(finding, "one_game", one_game)
    wanted = finding.Finding(GAME, 2, 1000, "1")
    notebook = Notebook(None, wanted.plan)
    notebook.rows = [{"number": 0, "puzzles": []}, {"number": 1, "puzzles": ["a"]}]
    assert list(finding.look(wanted, notebook)) == [1, 2]
    assert asked == [2, 3]
    more = finding.Finding(GAME, 4, 1000, "1", frozenset({"a", "b"}))
    notebook.rows[1]["puzzles"] = ["c"]  # "a", of row 3, is there already
    monkeypatch.setattr(finding, "one_game", lambda task: {"number": 9, "puzzles": ["d"]})
    monkeypatch.setattr(finding, "read", str)
    assert list(finding.look(more, notebook)) == [4]
    assert finding.chosen(more, notebook) == ["c", "d"]


def test_what_cannot_be_is_a_mistake() -> None:
    for count, simulations in ((0, 1000), (5, 10)):
        with pytest.raises(Mistake) as mistake:
            finding.check(finding.Finding(GAME, count, simulations, "1"))
        assert mistake.value.code == "too-small"
