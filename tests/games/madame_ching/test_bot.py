"""The greedy bot in Madame Ching: what it thinks a position is worth, and what it does."""

from __future__ import annotations

import pytest

from paravent.bots.evaluation import SCALE
from paravent.bots.evaluations import find_evaluation
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    choice,
    homecoming,
    play,
    quick_choices,
    turn,
    weighed,
    worth,
)

EVALUATION = find_evaluation(GAME)
FEW = 12  # guesses


def test_loot_is_worth_its_worth() -> None:
    poor, rich = arrange(2), arrange(2, gems={0: "white*2"}, coins={0: 1})
    assert worth(rich, 0) - worth(poor, 0) == pytest.approx(9)
    assert worth(rich, 0) == pytest.approx(-worth(rich, 1))


def test_the_parts_add_up_to_the_standing() -> None:
    position = arrange(
        4, chosen="teams=yes", sea={0: "3 8 15"}, encounters={0: "oracle"}, skills={2: "night"}
    )
    parts = EVALUATION.parts(position, 0)
    rivals = EVALUATION.parts(position, 1)
    assert set(parts) == {"loot", "skills", "encounters", "expedition", "partner"}
    lead = sum(parts.values()) - sum(rivals.values())
    assert EVALUATION.worth(position, 0) == lead * SCALE


def test_a_longer_course_is_worth_more() -> None:
    """The same hands; one expedition is on 16, the other on 4."""
    hands = {0: "5", 1: "7", 2: "9"}
    far = arrange(3, hands=hands, sea={0: "3 12 30 41"})
    near = arrange(3, hands=hands, sea={0: "3 12"})
    assert worth(far, 0) > worth(near, 0)


def test_three_skills_promise_the_china_pearl() -> None:
    two = arrange(3, skills={0: "night combat"})
    three = arrange(3, skills={0: "night combat meteorology"})
    other = arrange(3, skills={0: "night combat*2"})
    assert worth(three, 0) > worth(other, 0) > worth(two, 0)


def test_greedy_takes_the_better_mission() -> None:
    """2 red gems rather than 2 blue ones and an encounter card."""
    position = turn(9, sea={0: "12 13 14 15 30 41 50"}, tiles="k l w")
    assert GAME.notation.texts(position.legal(0)) == ["claim k", "claim l"]
    assert choice(position, 0, FEW) == "claim k"


def test_greedy_reaches_further_with_meteorology() -> None:
    """From 36 to the 41 rather than the 11."""
    position = turn(9, sea={0: "3 12 30 41 50 54"}, tiles="a v w", skills={0: "meteorology"})
    assert choice(position, 0, FEW) == "claim v"


def test_greedy_takes_command_when_it_leads() -> None:
    position = homecoming("15 22 28", skills={0: "night combat meteorology"}, coins={0: 9})
    assert choice(position, 0, FEW) == "learn cartography"


def test_greedy_sails_on_towards_a_prize() -> None:
    """On 20 with 54 in hand: 30 brings the 29, a lower card only the 19."""
    position = arrange(
        3, hands={0: "54 1 2 4", 1: "5", 2: "7"}, sea={0: "3 12 30 41 50"}, tiles="h n u w"
    )
    assert choice(position, 0, FEW) == "choose 54"


def test_a_look_ahead_robs_whoever_has_most_wherever_they_sit() -> None:
    for seat, act in enumerate(("attack blue", "attack yellow", "attack beige"), 1):
        gems = {other: "white*2" if other == seat else "blue" for other in range(1, 4)}
        position = turn(players=4, encounters={0: "thief"}, gems=gems)
        play(position, "play thief")
        assert quick_choices(position, 0) == {act}


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = arrange(
        2,
        hands={0: "12 20 33 41 50"},
        sea={0: "3 8", 2: "6 9 13"},
        encounters={0: "pilot", 1: "thief"},
    )
    play(position, "1 choose 55")
    assert weighed(position, 0, guesses=2) == [
        ("choose 33", 422),
        ("choose 12", 346),
        ("choose 20", 346),
        ("choose 50", 210),
        ("choose 41", 46),
    ]
