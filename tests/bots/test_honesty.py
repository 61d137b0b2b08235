"""Bots know what a person in their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from paravent.bots import BOTS, LEVELS, MOST_SIMULATIONS, levels, make_bot
from paravent.bots.greedy import GreedyBot
from paravent.bots.search.spending import Budget
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.position import COMPILED, Position
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from tests.conformance.walks import Case, acts

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
# The source build needs each kind once: the other levels differ in numbers.
every_bot = pytest.mark.parametrize("name", BOTS if COMPILED else ("random", "casual", "strong"))
MOST = 8 if COMPILED else 3  # decisions of a game, however long it is
FORKING = 3  # decisions of a bot that starts processes for each


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few guesses, and short searches that do not look at the clock."""
    monkeypatch.setattr(levels, "STRONG", Budget(simulations=60 if COMPILED else 6))
    monkeypatch.setattr(levels, "EXPERT", Budget(simulations=90 if COMPILED else 8))
    monkeypatch.setattr(levels, "MASTER", Budget(simulations=30 if COMPILED else 5, cores=2))
    if not COMPILED:
        monkeypatch.setattr(GreedyBot, "guesses", 2)


def decisions(game: Game, seed: int, name: str) -> Iterator[tuple[Position, int]]:
    """Some decisions of a random game, of several seats at once where there are such."""
    most = FORKING if name == "master" else MOST
    setups = list(game.samples())
    case = Case(game, setups[seed % len(setups)])
    whole = acts(case, seed)
    asked = [number for number, (seat, _action) in enumerate(whole) if seat != CHANCE]
    chosen = set(Random(seed).sample(asked, min(most, len(asked) // 3)))
    position = case.start()
    for number, (seat, action) in enumerate(whole[: max(chosen) + 1]):
        if number in chosen:
            yield position, seat
        position.apply(seat, action)


@every_game
@every_bot
def test_a_bot_chooses_alike_whatever_it_cannot_see(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    hidden = 0
    for seed in range(2 if COMPILED else 1):
        for number, (position, seat) in enumerate(decisions(game, seed, name)):
            other = position.clone()
            other.redeal(seat, Rng(1000 + number))
            hidden += other.freeze() != position.freeze()
            outlooks = [Outlook(game, which, seat) for which in (position, other)]
            seen, unseen = (bot.weigh(outlook, Rng(number)) for outlook in outlooks)
            assert seen == unseen
            seen, unseen = (make_bot(name, game).choose(one, Rng(number)) for one in outlooks)
            assert seen == unseen
    assert hidden or not any(kind.sealed for kind in game.events.kinds)


@every_game
@every_bot
def test_a_bot_chooses_legally_and_disturbs_nothing(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    for number, (position, seat) in enumerate(decisions(game, 0, name)):
        before = position.freeze()
        action = bot.choose(Outlook(game, position, seat), Rng(number))
        assert action in position.legal(seat)
        assert position.freeze() == before


@every_game
@every_bot
def test_the_same_luck_gives_the_same_choice(game: Game, name: str) -> None:
    for position, seat in decisions(game, 1, name):
        outlook = Outlook(game, position, seat)
        first, second = make_bot(name, game), make_bot(name, game)
        assert first.choose(outlook, Rng(7)) == second.choose(outlook, Rng(7))


@every_game
@every_bot
def test_all_legal_actions_are_weighed_best_first(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    for position, seat in decisions(game, 0, name):
        weighed = bot.weigh(Outlook(game, position, seat), Rng(1))
        assert sorted(one.action for one in weighed) == position.legal(seat)
        values = [one.value for one in weighed]
        assert values == sorted(values, reverse=True)


def test_bots_are_found_by_name() -> None:
    game = find_game("middle_kingdom")
    assert [make_bot(name, game).name for name in BOTS] == list(BOTS)
    assert make_bot(" Greedy ", game).name == "greedy"
    assert make_bot("search-20", game).name == "search-20"
    for name in ("grandmaster", "search-", "search-x"):
        with pytest.raises(Mistake) as mistake:
            make_bot(name, game)
        assert mistake.value.code == "unknown-bot"
        assert mistake.value.details == {"bot": name, "known": ", ".join(BOTS)}
    for name in ("search-0", f"search-{MOST_SIMULATIONS + 1}"):
        with pytest.raises(Mistake) as mistake:
            make_bot(name, game)
        assert mistake.value.code == "wrong-budget"
    assert BOTS[-len(LEVELS) :] == LEVELS
