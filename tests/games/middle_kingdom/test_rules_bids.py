"""R4: phase 1, the bids."""

from __future__ import annotations

import pytest

from paravent.core.numbers import NOBODY
from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    hand,
    lay,
    offers,
    order,
    phase,
    play,
    refusal,
)

SHOWN = "peasant merchant general"


def test_r4_1_bids_are_secret_until_all_are_ready() -> None:
    position = arrange(4, display=SHOWN)
    play(position, "2 bid 7", "0 bid 3", "3 bid reset")
    for onlooker in (0, 1, NOBODY):
        places = GAME.view(position, onlooker)["seats"]
        assert places[2]["bids"][0]["laid"] is None
        assert places[2]["hand"] == ["reset", "1", "2", "3", "4", "5", "6", "7"]
        assert [place["sealed"] for place in places] == [1, 0, 1, 1]
    own = GAME.view(position, 2)["seats"][2]
    assert own["bids"][0]["laid"] == "7"
    assert own["hand"] == ["reset", "1", "2", "3", "4", "5", "6"]


def test_r4_1_all_bids_are_turned_over_together() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "3", "", "7", "reset")
    assert position.actors() == (1,)
    play(position, "1 bid 5")
    places = GAME.view(position, NOBODY)["seats"]
    assert [place["bids"][0]["laid"] for place in places] == ["3", "5", "7", "reset"]
    assert phase(position) == "pick"


def test_r4_1_a_bid_is_a_card_from_the_hand() -> None:
    position = arrange(4, display=SHOWN, hand={1: "reset 2 6"})
    assert offers(position, 1) == ["bid reset", "bid 2", "bid 6"]
    assert refusal(position, 1, "bid 7") == "discarded"
    with pytest.raises(ValueError):
        play(position, "1 bid 7")


def test_r4_1_a_card_that_lies_open_is_no_longer_in_hand() -> None:
    position = arrange(3, display="peasant merchant")
    lay(position, "7", "6", "5")
    assert hand(position, 0) == "reset 1 2 3 4 5 6"


def test_r4_2_the_palace_owner_bids_after_seeing_all_other_bids() -> None:
    position = arrange(4, display=SHOWN, cards={1: "bureaucrat philosopher"})
    assert position.actors() == (0, 2, 3)
    assert offers(position, 1) == []
    lay(position, "7", "", "5", "3")
    assert phase(position) == "palace"
    assert position.actors() == (1,)
    places = GAME.view(position, 1)["seats"]
    assert [places[seat]["bids"][0]["laid"] for seat in (0, 2, 3)] == ["7", "5", "3"]
    assert offers(position, 1) == ["bid reset", *(f"bid {card}" for card in range(1, 8))]
    play(position, "1 bid 6")
    assert order(position) == [0, 1, 2, 3]


def test_r4_2_the_palace_owner_may_choose_to_tie() -> None:
    position = arrange(3, display="peasant general", cards={0: "bureaucrat bureaucrat"})
    lay(position, "", "4", "7")
    play(position, "0 bid 4")
    assert order(position) == [2]


@pytest.mark.parametrize("left", ["1", "1 4", "1 4 6"])
def test_r4_3_with_one_to_three_cards_left_the_harvest_may_swap_reset(left: str) -> None:
    position = arrange(4, display=SHOWN, cards={2: "peasant peasant"}, hand={2: f"reset {left}"})
    lay(position, "7", "5", "reset", "2")
    assert phase(position) == "harvest"
    assert position.actors() == (2,)
    assert offers(position, 2) == ["keep", *(f"swap {card}" for card in left.split())]


@pytest.mark.parametrize("left", ["", "1 2 4 6", "1 2 3 4 5 6 7"])
def test_r4_3_with_no_card_or_more_than_three_the_harvest_is_not_asked(left: str) -> None:
    position = arrange(4, display=SHOWN, cards={2: "peasant peasant"}, hand={2: f"reset {left}"})
    lay(position, "7", "5", "reset", "2")
    assert phase(position) == "pick"
    assert order(position) == [0, 1, 3]


def test_r4_3_the_harvest_needs_its_owners_reset() -> None:
    position = arrange(
        4, display=SHOWN, cards={2: "peasant peasant"}, hand={2: "reset 1 4", 1: "reset 5"}
    )
    lay(position, "7", "reset", "4", "2")
    assert phase(position) == "pick"


def test_r4_3_the_card_swapped_in_bids_in_place_of_reset() -> None:
    position = arrange(4, display=SHOWN, cards={2: "peasant peasant"}, hand={2: "reset 1 6"})
    lay(position, "7", "5", "reset", "2")
    play(position, "2 swap 6")
    assert order(position) == [0, 2, 1, 3]
    assert hand(position, 2) == "1"


def test_r4_3_the_harvest_may_leave_things_as_they_are() -> None:
    position = arrange(4, display=SHOWN, cards={2: "peasant peasant"}, hand={2: "reset 1 6"})
    lay(position, "7", "5", "reset", "2")
    play(position, "2 keep")
    assert order(position) == [0, 1, 3]


def test_r4_4_the_emperor_adds_a_half_by_itself() -> None:
    position = arrange(4, display=SHOWN, cards={3: "general general"})
    lay(position, "4", "5", "3", "4")
    assert phase(position) == "pick"
    assert order(position) == [1, 3, 0, 2]


def test_r4_4_a_half_does_not_beat_a_whole_point() -> None:
    position = arrange(4, display=SHOWN, cards={3: "general general"})
    lay(position, "5", "7", "reset", "4")
    assert order(position) == [1, 0, 3]
