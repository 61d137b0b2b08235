"""What positions of China are worth, and what the greedy bot makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.bots import make_bot
from paravent.bots.evaluation import POINT, SCALE
from paravent.bots.evaluations import find_evaluation
from paravent.core.outlook import Outlook
from paravent.core.playout import play_out
from paravent.core.position import COMPILED
from paravent.core.rng import Rng
from paravent.lab.match import Standing, arrange, play_rounds, standings
from tests.games.china import scene
from tests.games.china.scene import GAME

EVALUATION = find_evaluation(GAME)
ROUNDS = 10


def choice(position: Any) -> str:
    """What the greedy bot does in place of the actor."""
    (seat,) = position.actors()
    outlook = Outlook(GAME, position, seat)
    return GAME.notation.text(make_bot("greedy", GAME).choose(outlook, Rng(1)))


def points(position: Any, seat: int) -> float:
    return EVALUATION.worth(position, seat) / (POINT * SCALE)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_end_the_winner_stands_best(players: int) -> None:
    for seed in range(4):
        position = GAME.start(players)
        play_out(position, Rng(seed))
        worth = [points(position, seat) for seat in range(players)]
        places = position.places()
        if places.count(1) == 1:
            assert worth[places.index(1)] == max(worth) > 0


def test_greedy_completes_a_chain() -> None:
    """Two green cards are Wuyang and Shanggu, which go on from Lixia and Gaotang."""
    position = scene.arrange(
        3,
        palaces={0: "gaotang lixia linzi", 1: "zhifu ye", 2: "handan ji"},
        hand={0: "yellow green*2"},
    )
    for _ in range(2):
        scene.play(position, choice(position))
    assert {"wuyang", "shanggu"} < set(scene.view(position)["palaces"])
    assert choice(position) == "pay green green"


def test_greedy_takes_a_second_rank_that_scores() -> None:
    """The last space of Lu brings 3 points at once, more than a lead somewhere else."""
    position = scene.arrange(
        3, palaces={1: "qufu xue tan", 0: "ye", 2: "anyi"}, hand={0: "orange red yellow"}
    )
    assert choice(position) == "palace langya"


def test_greedy_lengthens_its_chain() -> None:
    position = scene.arrange(
        3,
        palaces={0: "gaonu dingyang lishi", 1: "ye", 2: "dai"},
        hand={0: "orange purple green"},
        deck="purple*3 red",
        shuffles=1,
    )
    assert choice(position) == "palace jinyang"


def test_greedy_keeps_a_pair_rather_than_paying_with_it() -> None:
    position = scene.arrange(3, palaces={1: "ye", 0: "anyi"}, hand={0: "red green*2"})
    scene.play(position, "palace lishi", "palace gaonu")
    assert scene.offers(position, "pay") == ["green green red"]
    position = scene.arrange(3, palaces={1: "ye", 0: "anyi"}, hand={0: "red green*2"})
    scene.play(position, "palace lishi")
    assert choice(position) != "pay green green"


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = scene.arrange(
        3,
        palaces={0: "ye anyi lishi", 1: "handan dai", 2: "ji linzi"},
        emissaries={0: "wei", 1: "zhao wei"},
        hand={0: "red yellow orange"},
        row="purple*2 red green",
    )
    bot = make_bot("greedy", GAME)
    weighed = bot.weigh(Outlook(GAME, position, 0), Rng(5))
    best, *_ = weighed
    assert len(weighed) == len(position.legal(0))
    assert (GAME.notation.text(best.action), best.value) == ("emissary zhao", 200)
    assert sum(one.value for one in weighed) == 1842


def contest(players: int, options: dict[str, str]) -> Standing:
    """How one greedy bot does against random others."""
    bots = ["greedy"] + ["random"] * (players - 1)
    match = arrange(GAME, bots, options, "strength")
    return standings(match, list(play_rounds(match, ROUNDS)))[0]


@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"influence": "no"}),
        (3, {}),
        (3, {"board": "border"}),
        (4, {"bonus": "yes"}),
        (5, {"fortifications": "yes"}),
    ],
)
def test_greedy_beats_random(players: int, options: dict[str, str]) -> None:
    wins = contest(players, options).wins
    assert wins.mean >= 0.9
    assert wins.low > 0.6
