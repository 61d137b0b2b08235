"""R1 to R3: the box, setting up, the turn."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE
from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    at,
    begin,
    display,
    hand,
    lay,
    offers,
    phase,
    play,
)


def test_r1_1_the_deck_has_62_cards_of_five_types() -> None:
    view = GAME.view(begin("3p"), 0)
    assert view["unseen"] == {
        "bureaucrat": 9,
        "philosopher": 1,
        "peasant": 15,
        "merchant": 15,
        "noble-2": 4,
        "noble-3": 4,
        "noble-4": 4,
        "general": 10,
    }
    assert view["deck"] == 62


def test_r1_1_the_points_printed_on_the_cards() -> None:
    kinds = ("bureaucrat", "philosopher", "peasant", "merchant", "noble-2", "noble-3", "noble-4")
    printed = dict(zip((*kinds, "general"), begin("3p").card_points, strict=True))
    assert printed == {
        "bureaucrat": 0,
        "philosopher": 1,
        "peasant": 0,
        "merchant": 0,
        "noble-2": 2,
        "noble-3": 3,
        "noble-4": 4,
        "general": 1,
    }


def test_r1_2_a_colour_has_seven_numbers_and_reset() -> None:
    position = begin("5p")
    assert [hand(position, seat) for seat in range(5)] == ["reset 1 2 3 4 5 6 7"] * 5


def test_r1_3_five_goals_follow_a_type_and_the_dragon_none() -> None:
    goals = ("palace", "harvest", "market", "heir", "emperor", "dragon")
    assert list(GAME.view(begin("4p"), 0)["goals"]) == list(goals)
    assert begin("4p").goal_points == [4, 0, 3, 5, 0, 2]


def test_r1_4_a_prestige_token_is_worth_two_points() -> None:
    without, with_three = arrange(3), arrange(3, prestige={1: 3})
    assert with_three.scores()[1] - without.scores()[1] == 6
    assert with_three.scores()[0] == without.scores()[0]


def test_r2_1_everybody_has_eight_cards_and_no_discards() -> None:
    for place in GAME.view(begin("4p"), 0)["seats"]:
        assert len(place["hand"]) == 8
        assert place["discard"] == []


def test_r2_2_nobody_owns_a_goal_yet() -> None:
    assert set(GAME.view(begin("5p"), 0)["goals"].values()) == {None}


@pytest.mark.parametrize(("setup", "row"), [("3p", 2), ("4p", 3), ("5p", 4)])
def test_r2_3_the_display_has_one_card_too_few(setup: str, row: int) -> None:
    position = begin(setup)
    for shown in range(row):
        assert position.actors() == (CHANCE,)
        assert len(display(position)) == shown
        play(position, "- reveal peasant")
    assert display(position) == ["peasant"] * row
    assert phase(position) == "bid"


def test_r2_3_every_card_of_the_deck_is_equally_likely() -> None:
    position = at("3p", "- reveal noble-4")
    weights = {act: position.weight(GAME.notation.action(act)) for act in offers(position, CHANCE)}
    assert weights == {
        "reveal bureaucrat": 9,
        "reveal philosopher": 1,
        "reveal peasant": 15,
        "reveal merchant": 15,
        "reveal noble-2": 4,
        "reveal noble-3": 4,
        "reveal noble-4": 3,
        "reveal general": 10,
    }


def test_r3_1_everybody_takes_part_in_every_turn() -> None:
    position = at("4p", "- reveal peasant", "- reveal peasant", "- reveal general")
    assert position.actors() == (0, 1, 2, 3)
    lay(position, "4", "3", "2", "1")
    play(position, "0 pick peasant", "1 pick peasant", "2 pick general")
    play(position, "- reveal peasant", "- reveal peasant", "- reveal general")
    assert position.actors() == (0, 1, 2, 3)


def test_r3_2_all_steps_of_a_turn_in_their_order() -> None:
    """Three players with two bids each: every power is owned and every step takes place."""
    position = arrange(
        3,
        bids=2,
        display="merchant noble-2 peasant general general",
        cards={
            0: "bureaucrat bureaucrat",
            1: "peasant peasant merchant merchant noble-3 noble-3",
            2: "general general",
        },
        hand={1: "reset 1 2 3"},
        tied={0: "6", 2: "6"},
        dragon=2,
    )
    passed = [phase(position)]

    def do(act: str) -> None:
        play(position, act)
        if phase(position) != passed[-1]:
            passed.append(phase(position))

    for act in (
        "0 add 1 on 6",
        "1 bid reset",
        "1 bid 1",
        "2 add 1 on 6",
        "2 bid 5",
        "0 bid 7",
        "1 swap 2",
        "2 favour 5",
        "2 exchange peasant",
        "0 pick dragon",
        "2 pick general",
        "1 pick merchant",
        "1 join noble",
        "1 pick general",
        "- draw bureaucrat",
        "- draw merchant",
        "1 take noble-2",
    ):
        do(act)
    assert passed == [
        "bid",
        "palace",
        "harvest",
        "emperor",
        "exchange",
        "pick",
        "market",
        "pick",
        "draw",
        "heir",
        "reveal",
    ]
    assert position.turn == 6
