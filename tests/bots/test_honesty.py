"""Bots know what a person in their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from paravent.bots import BOTS, make_bot
from paravent.bots.greedy import GreedyBot
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.position import COMPILED, Position
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from tests.conformance.walks import Case, walk

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_bot = pytest.mark.parametrize("name", BOTS)
MOST = 30 if COMPILED else 5  # decisions of a game, however long it is


@pytest.fixture(autouse=True)
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    if not COMPILED:
        monkeypatch.setattr(GreedyBot, "guesses", 2)


def decisions(game: Game, seed: int) -> Iterator[tuple[Position, int]]:
    """Some decisions of a random game, of several seats at once where there are such."""
    setups = list(game.samples())
    case = Case(game, setups[seed % len(setups)])
    acts = [(seat, action) for _position, seat, action in walk(case, seed)]
    asked = [number for number, (seat, _action) in enumerate(acts) if seat != CHANCE]
    chosen = set(Random(seed).sample(asked, min(MOST, len(asked) // 3)))
    position = case.start()
    for number, (seat, action) in enumerate(acts):
        if number in chosen:
            yield position, seat
        position.apply(seat, action)


@every_game
@every_bot
def test_a_bot_chooses_alike_whatever_it_cannot_see(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    hidden = 0
    for seed in range(5):
        for number, (position, seat) in enumerate(decisions(game, seed)):
            other = position.clone()
            game.redeal(other, seat, Rng(1000 + number))
            hidden += other.freeze() != position.freeze()
            seen, unseen = (
                bot.weigh(Outlook(game, which, seat), Rng(number)) for which in (position, other)
            )
            assert seen == unseen
    assert hidden or not any(kind.sealed for kind in game.events.kinds)


@every_game
@every_bot
def test_a_bot_chooses_legally_and_disturbs_nothing(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    for number, (position, seat) in enumerate(decisions(game, 3)):
        before = position.freeze()
        action = bot.choose(Outlook(game, position, seat), Rng(number))
        assert action in position.legal(seat)
        assert position.freeze() == before


@every_game
@every_bot
def test_the_same_luck_gives_the_same_choice(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    for position, seat in decisions(game, 4):
        outlook = Outlook(game, position, seat)
        assert bot.choose(outlook, Rng(7)) == make_bot(name, game).choose(outlook, Rng(7))


@every_game
@every_bot
def test_all_legal_actions_are_weighed_best_first(game: Game, name: str) -> None:
    bot = make_bot(name, game)
    for position, seat in decisions(game, 5):
        weighed = bot.weigh(Outlook(game, position, seat), Rng(1))
        assert sorted(one.action for one in weighed) == position.legal(seat)
        values = [one.value for one in weighed]
        assert values == sorted(values, reverse=True)


def test_bots_are_found_by_name() -> None:
    game = find_game("middle_kingdom")
    assert [make_bot(name, game).name for name in BOTS] == list(BOTS)
    assert make_bot(" Greedy ", game).name == "greedy"
    with pytest.raises(Mistake) as mistake:
        make_bot("grandmaster", game)
    assert mistake.value.code == "unknown-bot"
    assert mistake.value.details == {"bot": "grandmaster", "known": "random, greedy"}
