"""Each bot beats the one below: paired seeds, rotated seats, 95 % confidence over the deals."""

from __future__ import annotations

import pytest

from paravent.bots import BOTS, LEVELS
from paravent.bots.greedy import GreedyBot
from paravent.core import options
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
from paravent.lab.match import arrange, play_rounds
from paravent.lab.tally import Standing, standings

# Rounds, as many as a game's length allows (`paravent match` plays thousands); what is sure then.
SETUPS = {
    "middle_kingdom": (6, 0.6, ["2", "3", "3 bids=2", "4", "5"]),
    "middle_ages": (6, 0.6, ["2", "3", "4", "5"]),
    "madame_ching": (4, 0.5, ["2"]),
    "china": (10, 0.6, ["2", "2 influence=no", "3", "3 board=border", "4 bonus=yes",
                        "5 fortifications=yes"]),
    "yongle": (4, 0.5, ["2", "3", "4"]),
}  # fmt: skip
CASES = [
    (key, setup, rounds, sure) for key, (rounds, sure, setups) in SETUPS.items() for setup in setups
]


def contest(
    bots: list[str], rounds: int, key: str = "middle_kingdom", chosen: str = ""
) -> Standing:
    """How the first of the bots does against the others."""
    match = arrange(find_game(key), bots, options.parse(chosen), "strength")
    return standings(match, list(play_rounds(match, rounds)))[0]


def test_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert BOTS[:2] == ("random", "greedy") and BOTS[2:] == LEVELS


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize(("key", "setup", "rounds", "sure"), CASES)
def test_greedy_beats_random(key: str, setup: str, rounds: int, sure: float) -> None:
    """One greedy against random others wins nine games of ten."""
    players, _, chosen = setup.partition(" ")
    wins = contest(["greedy"] + ["random"] * (int(players) - 1), rounds, key, chosen).wins
    assert wins.mean >= 0.9
    assert wins.low > sure


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize("players", [2, 3])
def test_random_seldom_beats_greedy(players: int) -> None:
    """One random against greedy others wins surely less than half its fair share."""
    wins = contest(["random"] + ["greedy"] * (players - 1), rounds=8 * players).wins
    assert wins.high < 0.5 / players


@pytest.mark.skipif(COMPILED, reason="the compiled build plays whole matches")
def test_greedy_beats_random_even_with_few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompiled, with a single guess in short games: surely more than its fair share."""
    monkeypatch.setattr(GreedyBot, "guesses", 1)
    wins = contest(["greedy", "random"], rounds=6, key="middle_ages").wins
    assert wins.low > 1 / 2
