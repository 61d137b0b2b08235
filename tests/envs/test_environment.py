"""A game as a loop sees it, and what `import paravent` promises."""

from __future__ import annotations

import pickle

import pytest

import paravent
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.observing.recall import Memory
from paravent.core.play import Play
from paravent.core.rng import Rng
from tests.conformance.walks import every_game


def play(env: paravent.Environment, seed: int, most: int = 400) -> None:
    rng = Rng(seed)
    while not env.over and len(env.history) < most:
        legal = env.legal()
        env.step(legal[rng.below(len(legal))])


def test_all_that_is_promised_is_there_and_says_what_it_is() -> None:
    for name in paravent.__all__:
        assert getattr(paravent, name).__doc__, name
        assert name in dir(paravent)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = paravent.chess


@every_game
def test_happenings_are_those_of_a_table(game: Game) -> None:
    env = paravent.make(game.key, game.most, seed=1)
    play(env, 1, most=150)
    table = Play(game, game.most)
    table.follow([(seat, game.notation.text(action)) for seat, action in env.history])
    for seat in range(-1, game.most):
        told = env.happenings(seat)
        assert told == table.happenings(seat)
        assert env.happenings(seat, since=100) == table.happenings(seat, since=100) != told


@every_game
def test_actions_are_the_players_alone(game: Game) -> None:
    env = paravent.make(game.key, game.most, seed=1)
    seen = set()
    while not env.over and len(env.history) < 200:
        legal = env.legal()
        assert env.mask() == bytes(int(action in legal) for action in range(env.actions))
        assert [env.action(env.text(action)) for action in legal] == legal
        assert len(env.observe()) == env.size
        seen |= set(legal)
        env.step(legal[-1])
    assert seen <= set(range(env.actions))


@every_game
def test_the_same_seed_deals_the_same_game(game: Game) -> None:
    histories = []
    for _ in range(2):
        env = paravent.make(game.key, game.fewest, seed=7)
        play(env, 3, 60)
        histories.append(env.history)
    assert histories[0] == histories[1]


@every_game
def test_a_copy_goes_its_own_way_and_is_dealt_the_same(game: Game) -> None:
    env = paravent.make(game.key, game.fewest, seed=7)
    play(env, 3, 40)
    copy, before = env.clone(), env.position.freeze()
    play(copy, 4, 80)
    assert env.position.freeze() == before
    play(env, 4, 80)
    assert env.history == copy.history


def test_rewards_go_by_places_and_add_up_to_nothing() -> None:
    env = paravent.make("middle_ages", 5, seed=2)
    assert env.rewards() == [0.0] * 5
    play(env, 1)
    places = env.position.places()
    assert env.over and env.seat == -1 and env.legal() == []
    assert sum(env.rewards()) == 0
    assert env.rewards()[places.index(1)] == max(env.rewards()) <= 1
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


def test_what_is_not_legal_is_refused_by_name() -> None:
    env = paravent.make("middle_kingdom", 3, seed=1)
    before = env.position.freeze()
    with pytest.raises(ValueError, match=r"keep \(\d+\) is not legal for seat 0"):
        env.step(env.action("keep"))
    with pytest.raises(ValueError, match="actions are 0 to"):
        env.step(env.actions)
    assert env.position.freeze() == before


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "china", "players": 9}, "wrong-players"),
        ({"game": "china", "colour": "red"}, "unknown-option"),
        ({"game": "china", "bonus": "perhaps"}, "unknown-value"),
    ],
)
def test_a_wrong_name_is_told(given: dict[str, object], code: str) -> None:
    with pytest.raises(Mistake) as caught:
        paravent.make(**given)  # type: ignore[arg-type]
    assert caught.value.code == code


@every_game
def test_a_game_can_be_pickled(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game


@every_game
def test_memories_are_equal_exactly_if_the_seat_cannot_tell_them_apart(game: Game) -> None:
    """What others did unseen leaves no trace; what the seat saw or did always does."""
    env = paravent.make(game.key, game.fewest, seed=5)
    play(env, 5, 60)
    setup, acts = env.setup, env.history
    memory, keys = Memory(game, setup, 0), []
    for length in range(len(acts)):
        memory.follow(acts[:length])
        keys.append((memory.key, memory.text()))
        if length % 10 == 0:  # all at once from the beginning, and from a copy on
            assert Memory(game, setup, 0).follow(acts[:length]).key == memory.key
            assert memory.copy().follow(acts).key == Memory(game, setup, 0).follow(acts).key
    assert len({key for key, _text in keys}) == len({text for _key, text in keys})
    assert len(set(keys)) > 1
    other = paravent.make(game.key, game.fewest, seed=6)
    play(other, 5, 60)
    assert env.recall(0) != other.recall(0)
