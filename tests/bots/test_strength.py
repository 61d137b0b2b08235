"""Each bot beats the one below: paired seeds, rotated seats, 95 % confidence over the deals."""

from __future__ import annotations

import pytest

from paravent.bots import BOTS
from paravent.bots.greedy import GreedyBot
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
from paravent.lab.match import Standing, arrange, play_rounds, standings

SETUPS = ((2, {}), (3, {}), (3, {"bids": "2"}), (4, {}), (5, {}))
ROUNDS = 24


def contest(bots: list[str], options: dict[str, str], rounds: int) -> Standing:
    """How the first of the bots does against the others."""
    match = arrange(find_game("middle_kingdom"), bots, options, "strength")
    return standings(match, list(play_rounds(match, rounds)))[0]


def test_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert BOTS == ("random", "greedy")


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_greedy_beats_random(players: int, options: dict[str, str]) -> None:
    """One greedy against random others wins nine games of ten; surely more than eight."""
    wins = contest(["greedy"] + ["random"] * (players - 1), options, ROUNDS).wins
    assert wins.mean >= 0.9
    assert wins.low > 0.8


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize("players", [2, 3])
def test_random_seldom_beats_greedy(players: int) -> None:
    """One random against greedy others wins surely less than half its fair share."""
    wins = contest(["random"] + ["greedy"] * (players - 1), {}, ROUNDS).wins
    assert wins.high < 0.5 / players


@pytest.mark.skipif(COMPILED, reason="the compiled build plays whole matches")
def test_greedy_beats_random_even_with_few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompiled, with two guesses: surely more than its fair share."""
    monkeypatch.setattr(GreedyBot, "guesses", 2)
    wins = contest(["greedy", "random", "random"], {}, rounds=4).wins
    assert wins.low > 1 / 3
