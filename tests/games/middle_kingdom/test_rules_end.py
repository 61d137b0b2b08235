"""R13 to R15: new cards, the end, scoring and the winner."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE
from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    display,
    happenings,
    idle,
    lay,
    offers,
    owner,
    phase,
    play,
)

EVERY_TYPE = "bureaucrat peasant merchant noble-2 general"


def tally(position: object, seat: int) -> dict[str, int]:
    return dict(GAME.tallies(position)[seat])


def test_r13_1_a_new_display_of_the_same_size() -> None:
    position = arrange(4, display="peasant merchant general")
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick general", "1 pick merchant", "2 pick peasant")
    for shown in range(3):
        assert position.actors() == (CHANCE,)
        assert len(display(position)) == shown
        play(position, "- reveal bureaucrat")
    assert phase(position) == "bid"


@pytest.mark.parametrize(("deck", "over"), [("general*2", True), ("general*3", False), ("", True)])
def test_r13_2_a_deck_that_cannot_fill_the_display_ends_the_game(deck: str, over: bool) -> None:
    position = arrange(4, display="peasant merchant general", deck=deck)
    idle(position)
    assert (position.actors() == ()) == over
    ended = [{"event": "ended", "reason": "deck"}] if over else []
    assert happenings(position, "ended") == ended
    assert GAME.view(position, 0)["deck"] == (0 if over else 3)


@pytest.mark.parametrize(
    ("setup", "turns"), [("2p", 20), ("3p", 31), ("3p2", 12), ("4p", 20), ("5p", 15)]
)
def test_r13_2_the_deck_lasts_this_many_turns(setup: str, turns: int) -> None:
    """62 = 20 x 3 + 2 = 31 x 2 = 12 x 5 + 2 = 15 x 4 + 2, without draws for ties."""
    position = arrange(int(setup[0]), bids=2 if setup in ("2p", "3p2") else 1, turn=1)
    while actors := position.actors():
        open_acts = offers(position, actors[0])
        calm = ("bid reset", f"bid {actors[0] + 1}", "keep", "pass")
        act = next((act for act in calm if act in open_acts), open_acts[0])
        position.apply(actors[0], GAME.notation.action(act))
    assert position.turn == turns


def test_r14_1_most_generals_take_the_heir() -> None:
    position = arrange(
        3,
        display="peasant merchant",
        deck="",
        cards={0: "noble-2*2", 1: "general*3", 2: "general*2"},
    )
    idle(position)
    assert owner(position, "heir") == 1
    assert happenings(position, "crowned") == [{"event": "crowned", "seat": 1}]
    assert [tally(position, seat)["goals"] for seat in range(3)] == [0, 5, 0]


def test_r14_1_it_does_not_matter_whether_anybody_owned_it() -> None:
    position = arrange(3, cards={2: "general"})
    assert [tally(position, seat)["goals"] for seat in range(3)] == [0, 0, 5]


def test_r14_1_a_slipped_merchant_counts_as_two_generals() -> None:
    position = arrange(3, cards={0: "general*2", 1: "general"}, slipped={1: "general"})
    assert tally(position, 1)["goals"] == 5


def test_r14_1_a_shared_first_place_removes_the_heir() -> None:
    position = arrange(
        3,
        display="peasant merchant",
        deck="",
        cards={0: "noble-2*2", 1: "general*3", 2: "general"},
        slipped={2: "general"},
        goals={"emperor": 1},
    )
    idle(position)
    assert owner(position, "heir") is None
    assert happenings(position, "crowned") == []
    assert [tally(position, seat)["goals"] for seat in range(3)] == [0, 0, 0]


def test_r14_2_slipped_merchants_return_and_no_other_goal_moves() -> None:
    """One Merchant lies apart, three were slipped: the Market stays where it was."""
    position = arrange(
        3,
        cards={0: "merchant*2 peasant", 1: "merchant general"},
        slipped={1: "general*3"},
    )
    assert tally(position, 0)["goals"] == 3
    assert tally(position, 1)["missing"] == -9  # Bureaucrats, Peasants, Nobles


def test_r14_2_at_the_end_slipped_merchants_lie_among_the_merchants() -> None:
    """Two Merchants among the Generals make seat 1 the Heir, and are back when all is shown."""
    position = arrange(
        3,
        display="peasant peasant",
        cards={0: "general*2", 1: "merchant general"},
        slipped={1: "general*2"},
        deck="noble-2",
    )
    idle(position)
    place = GAME.view(position, 0)["seats"][1]
    assert owner(position, "heir") == 1
    assert place["slipped"] == {}
    assert place["cards"] == {"merchant": 3, "general": 1}
    assert place["strength"] == {"palace": 0, "harvest": 0, "market": 3, "heir": 0, "emperor": 1}


def test_r14_3_cards_goals_and_tokens_are_added() -> None:
    position = arrange(
        3,
        cards={0: "noble-2 noble-3 noble-4*2 general*2 philosopher bureaucrat merchant*2"},
        prestige={0: 3},
        dragon=0,
    )
    assert tally(position, 0) == {
        "nobles": 13,
        "generals": 2,
        "philosopher": 1,
        "goals": 5 + 4 + 3 + 2,
        "prestige": 6,
        "missing": -3,
        "peasants": 0,
        "bureaucrats": 1,
    }


@pytest.mark.parametrize(
    ("owned", "missing"),
    [
        ("", 5),
        ("general", 4),
        ("general peasant", 3),
        ("general peasant noble-3", 2),
        ("general peasant noble-3 merchant", 1),
        ("general peasant noble-3 merchant philosopher", 0),
        (EVERY_TYPE, 0),
    ],
)
def test_r14_4_three_points_off_for_each_missing_type(owned: str, missing: int) -> None:
    position = arrange(3, cards={1: owned})
    assert tally(position, 1)["missing"] == -3 * missing


def test_r14_4_a_total_may_drop_below_zero() -> None:
    assert arrange(3).scores() == [-15, -15, -15]


def test_r14_5_example_six_three_two() -> None:
    position = arrange(3, cards={0: "peasant*6", 1: "peasant*3", 2: "peasant*2"})
    assert [tally(position, seat)["peasants"] for seat in range(3)] == [14, 2, 0]


@pytest.mark.parametrize(
    ("kept", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (9, 20)]
)
def test_r14_5_the_table_of_peasants(kept: int, points: int) -> None:
    position = arrange(3, cards={0: f"peasant*{kept}"})
    assert tally(position, 0)["peasants"] == points


def test_r14_5_the_fewest_may_be_none() -> None:
    position = arrange(3, cards={0: "peasant*4", 1: "peasant*2"})
    assert [tally(position, seat)["peasants"] for seat in range(3)] == [14, 5, 0]


def test_r14_6_example_the_philosopher_with_three_bureaucrats() -> None:
    position = arrange(3, cards={0: "philosopher bureaucrat*3", 1: "bureaucrat*5"})
    assert tally(position, 0)["philosopher"] + tally(position, 0)["bureaucrats"] == 4
    assert tally(position, 1)["bureaucrats"] == 0


@pytest.mark.parametrize(("rival", "total"), [("general*3", 28), ("general*2", 33)])
def test_r14_worked_example(rival: str, total: int) -> None:
    """All of the scoring at once: 28 points, 33 with the Heir."""
    position = arrange(
        3,
        cards={
            0: "bureaucrat*2 philosopher peasant*4 merchant*2 noble-2 noble-4 general",
            1: f"peasant*2 {rival}",
            2: "peasant",
        },
        slipped={0: "general"},
        goals={"emperor": 1},
        prestige={0: 1},
    )
    assert position.scores()[0] == total


def test_r15_1_most_points_win() -> None:
    position = arrange(3, cards={0: "noble-2", 1: "noble-4", 2: "noble-3"})
    assert position.scores() == [-10, -8, -9]
    assert position.places() == [3, 1, 2]


def test_r15_2_equal_points_more_cards_win() -> None:
    position = arrange(3, cards={0: "peasant", 1: "peasant*2", 2: "peasant"}, prestige={0: 1})
    assert position.scores() == [-10, -10, -12]
    assert position.places() == [2, 1, 3]


def test_r15_2_equal_cards_share_the_victory() -> None:
    position = arrange(4, cards={0: "noble-4", 1: "noble-2", 3: "noble-4"})
    assert position.places() == [1, 3, 4, 1]
