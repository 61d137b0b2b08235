"""Whole games against a second, independent formulation of the rules."""

from __future__ import annotations

import sys
from random import Random

import pytest

from paravent.core.game import Setup
from paravent.core.numbers import CHANCE
from paravent.core.position import COMPILED
from paravent.games.china.vocabulary import TOWNS
from tests.games.china import referee
from tests.games.china.referee import Referee
from tests.games.china.scene import GAME

SETUPS = list(GAME.setups() if COMPILED else GAME.samples())
TASTES = ("any", "pieces", "crowd", "specials")
referee.TOWN_ORDER[:] = TOWNS


def choose(acts: list[str], taste: str, rng: Random) -> str:
    """A choice; some tastes fill provinces, crowd them with emissaries, or use special cards."""
    wanted = {
        "any": (),
        "pieces": ("palace", "fortify", "found"),
        "crowd": ("emissary", "palace"),
        "specials": ("use", "fortify", "emissary", "give"),
    }[taste]
    liked = [act for act in acts if act.startswith(wanted)] if wanted else []
    return rng.choice(liked if liked and rng.random() < 0.8 else acts)


def watch(setup: Setup, seed: str, taste: str) -> None:
    """One random game, every offer and every score compared."""
    rng = Random(seed)
    position = GAME.start(setup.players, setup.options)
    judge = Referee(setup.players, setup.options, GAME.folder)
    while actors := position.actors():
        (seat,) = actors
        who = "-" if seat == CHANCE else seat
        offers = GAME.notation.texts(position.legal(seat))
        assert {who: sorted(offers)} == {asked: sorted(acts) for asked, acts in judge.asks.items()}
        act = rng.choice(offers) if seat == CHANCE else choose(offers, taste, rng)
        position.apply(seat, GAME.notation.action(act))
        judge.tell(who, act)
        if position.actors():
            assert position.scores() == judge.points
    assert judge.asks == {}
    assert position.scores() == judge.points


@pytest.mark.parametrize(("number", "setup"), list(enumerate(SETUPS)), ids=map(str, SETUPS))
def test_both_formulations_offer_the_same_acts_and_points(number: int, setup: Setup) -> None:
    watch(setup, f"referee {setup}", TASTES[number % len(TASTES)])


if __name__ == "__main__":  # as many games as one likes, of every setup
    for game in range(int(sys.argv[1])):
        for one in GAME.setups():
            watch(one, f"{sys.argv[2]} {game} {one}", TASTES[game % len(TASTES)])
        print(game + 1, flush=True)
