"""Whole games against a second, independent formulation of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, strategies

from paravent.core.numbers import CHANCE
from tests.games.middle_kingdom.referee import GOAL, TYPE, Referee
from tests.games.middle_kingdom.scene import GAME, SETUPS, begin, offers

TASTES = ("any", "low", "same", "merchants")


def choose(acts: list[str], taste: str, rng: Random) -> str:
    """A player's choice; some tastes bring about ties, Resets and slipped Merchants."""
    if taste == "low" and rng.random() < 0.8:
        return acts[0]
    if taste == "same" and rng.random() < 0.7:
        return acts[rng.randrange(min(2, len(acts)))]
    if taste == "merchants":
        return next((act for act in acts if "merchant" in act), rng.choice(acts))
    return rng.choice(acts)


def compare(position: object, referee: Referee) -> None:
    """Everything on the table is where the referee has it."""
    view = GAME.view(position, -1)
    shown = Counter(view["display"])
    assert shown.pop("dragon", 0) == referee.dragon_on_display
    assert shown == +referee.display
    assert view["unseen"] == dict(+referee.deck)
    goals = {goal: owner for goal, owner in view["goals"].items() if owner is not None}
    dragon = {} if referee.dragon is None else {"dragon": referee.dragon}
    assert goals == referee.goals | dragon
    for seat, place in enumerate(view["seats"]):
        assert place["cards"] == dict(+referee.cards[seat])
        assert place["slipped"] == dict(+referee.slips[seat])
        assert place["prestige"] == referee.tokens[seat]
        assert place["strength"] == {
            goal: referee.strength(seat, pile) for pile, goal in GOAL.items()
        }
    if referee.step == "reveal":
        assert view["removed"] == dict(+referee.out)
        for seat, place in enumerate(view["seats"]):
            names = {0 if card == "reset" else int(card) for card in place["hand"]}
            assert names == referee.hands[seat]
            tied = {bid.cards[0] for bid in referee.bids if bid.seat == seat}
            assert {int(bid["under"]) for bid in place["bids"] if bid["under"]} == tied
            assert len(place["discard"]) == len(referee.discards[seat])


@pytest.mark.parametrize("setup", SETUPS)
@given(seed=strategies.integers(0, 2**32 - 1), taste=strategies.sampled_from(TASTES))
def test_the_referee_agrees_on_every_offer_and_every_point(
    setup: str, seed: int, taste: str
) -> None:
    rng = Random(seed)
    position = begin(setup)
    referee = Referee(position.players, position.lanes)
    while actors := position.actors():
        asked = {"-" if seat == CHANCE else seat: offers(position, seat) for seat in actors}
        assert asked == referee.asks
        if CHANCE in actors or rng.randrange(8) == 0:
            compare(position, referee)
        seat = rng.choice(sorted(asked, key=str))
        if seat == "-":
            weights = [referee.deck[act.split()[1]] for act in asked[seat]]
            assert weights == [position.weight(action) for action in position.legal(CHANCE)]
            act = rng.choices(asked[seat], weights)[0]
        else:
            act = choose(asked[seat], taste, rng)
        position.apply(CHANCE if seat == "-" else seat, GAME.notation.action(act))
        referee.tell(seat, act)
    assert referee.step == "over"
    assert set(TYPE) >= set(referee.out)
    compare(position, referee)
    assert position.scores() == referee.points()
    winners = [seat for seat, place in enumerate(position.places()) if place == 1]
    assert winners == referee.winners()
