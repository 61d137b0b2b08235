"""R8: who owns a goal, and from when on."""

from __future__ import annotations

import pytest

from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    happenings,
    lay,
    offers,
    owner,
    phase,
    play,
    refusal,
    slipped,
)


@pytest.mark.parametrize(
    ("first", "second", "goal"),
    [
        ("general", "general", "emperor"),
        ("noble-2", "noble-4", "heir"),
        ("bureaucrat", "bureaucrat", "palace"),
        ("bureaucrat", "philosopher", "palace"),
        ("philosopher", "bureaucrat", "palace"),
        ("merchant", "merchant", "market"),
        ("peasant", "peasant", "harvest"),
    ],
)
def test_r8_1_two_cards_of_a_type_take_its_goal(first: str, second: str, goal: str) -> None:
    shown = "general peasant" if second == "noble-4" else "noble-4 noble-3"
    position = arrange(4, display=f"{second} {shown}", cards={1: first})
    assert owner(position, goal) is None
    lay(position, "3", "7", "2", "1")
    play(position, f"1 pick {second}", f"1 claim {goal}")
    assert owner(position, goal) == 1
    claimed = {"event": "claimed", "seat": 1, "goal": goal, "loser": -1}
    assert happenings(position, "claimed") == [claimed]


def test_r8_1_one_card_takes_nothing() -> None:
    position = arrange(4, display="general noble-2 peasant")
    lay(position, "3", "7", "2", "1")
    play(position, "1 pick general", "0 pick noble-2", "2 pick peasant")
    assert set(GAME.view(position, 0)["goals"].values()) == {None}


def test_r8_1_a_goal_may_be_left_free() -> None:
    position = arrange(4, display="general noble-2 peasant", cards={1: "general"})
    lay(position, "3", "7", "2", "1")
    play(position, "1 pick general")
    assert phase(position) == "goal"
    assert offers(position, 1) == ["claim emperor", "leave emperor"]
    assert refusal(position, 1, "claim heir") == "other-goal"
    play(position, "1 leave emperor")
    assert owner(position, "emperor") is None
    assert happenings(position, "left") == [{"event": "left", "seat": 1, "goal": "emperor"}]
    assert position.actors() == (0,)


def test_r8_2_more_cards_take_a_goal_from_its_owner() -> None:
    position = arrange(
        4,
        display="general noble-2 peasant",
        cards={0: "general*2", 1: "general*2"},
        goals={"emperor": 0},
    )
    lay(position, "3", "7", "2", "1")
    play(position, "1 pick general")
    assert owner(position, "emperor") == 1
    claimed = {"event": "claimed", "seat": 1, "goal": "emperor", "loser": 0}
    assert happenings(position, "claimed") == [claimed]


def test_r8_2_as_many_cards_are_not_enough() -> None:
    position = arrange(4, display="general noble-2 peasant", cards={0: "general*2", 1: "general"})
    lay(position, "3", "7", "2", "1")
    play(position, "1 pick general")
    assert owner(position, "emperor") == 0


def test_r8_3_the_heir_works_for_a_new_owner_at_once() -> None:
    position = arrange(
        4,
        display="noble-2 merchant peasant",
        cards={0: "noble-3*2", 1: "noble-4*2"},
        goals={"heir": 0},
    )
    lay(position, "3", "7", "reset", "reset")
    play(position, "1 pick noble-2", "0 pick merchant")
    assert phase(position) == "heir"
    assert position.actors() == (1,)


def test_r8_3_the_market_works_for_a_new_owner_at_once() -> None:
    """Two bids each: the first pick wins the Market, the second may slip its Merchant."""
    position = arrange(
        2, display="merchant merchant peasant", cards={0: "merchant general", 1: "noble-2"}
    )
    lay(position, "7 6", "2 1")
    play(position, "0 pick merchant", "0 claim market", "0 pick merchant")
    assert phase(position) == "market"
    play(position, "0 join general")
    assert slipped(position, 0) == {"general": 1}


@pytest.mark.parametrize(
    ("kind", "goal"), [("bureaucrat", "palace"), ("peasant", "harvest"), ("general", "emperor")]
)
def test_r8_3_palace_harvest_and_emperor_start_in_the_next_turn(kind: str, goal: str) -> None:
    position = arrange(3, display=f"{kind} noble-2", cards={2: kind})
    lay(position, "5", "5", "6")
    play(position, f"2 pick {kind}", f"2 claim {goal}")
    assert phase(position) == "reveal"
    play(position, "- reveal noble-3", "- reveal noble-3")
    assert position.actors() == ((0, 1) if kind == "bureaucrat" else (0, 1, 2))
