"""R5 and R6: winning cards, Reset."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.middle_kingdom.scene import (
    GAME,
    SETUPS,
    arrange,
    begin,
    cards,
    discards,
    display,
    hand,
    happenings,
    lay,
    offers,
    order,
    phase,
    play,
    refusal,
    tied_cards,
)

SHOWN = "peasant merchant general"
WHOLE = "reset 1 2 3 4 5 6 7"


def test_r5_1_the_highest_bid_picks_first() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "2", "7", "5", "6")
    for seat, kind in ((1, "general"), (3, "merchant"), (2, "peasant")):
        assert position.actors() == (seat,)
        play(position, f"{seat} pick {kind}")
        assert cards(position, seat) == {kind: 1}


def test_r5_1_a_pick_is_a_card_of_the_display() -> None:
    position = arrange(4, display="peasant peasant general")
    lay(position, "2", "7", "5", "6")
    assert offers(position, 1) == ["pick peasant", "pick general"]
    assert refusal(position, 1, "pick merchant") == "not-on-display"
    assert refusal(position, 1, "pick dragon") == "no-dragon"


def test_r5_2_example_tied_bids_pick_nothing_and_a_card_remains() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "6", "4", "4", "1")
    assert order(position) == [0, 3]
    play(position, "0 pick general", "3 pick peasant")
    assert phase(position) == "reveal"
    assert GAME.view(position, 0)["removed"] == {"merchant": 1}
    assert [tied_cards(position, seat) for seat in range(4)] == [[], ["4"], ["4"], []]


def test_r5_2_vector_1_a_7_b_5_c_5_d_2() -> None:
    """A and D pick, B and C keep their 5 in play, one card is left over."""
    position = arrange(4, display=SHOWN)
    lay(position, "7", "5", "5", "2")
    assert order(position) == [0, 3]
    play(position, "0 pick general", "3 pick peasant")
    assert happenings(position, "removed") == [{"event": "removed", "kind": "merchant"}]
    assert [tied_cards(position, seat) for seat in range(4)] == [[], ["5"], ["5"], []]
    assert [discards(position, seat) for seat in range(4)] == ["7", "", "", "2"]


def test_r5_2_vector_1_the_heir_may_take_the_card_left_over() -> None:
    position = arrange(4, display=SHOWN, cards={1: "noble-2 noble-3"})
    lay(position, "7", "5", "5", "2")
    play(position, "0 pick general", "3 pick peasant")
    assert position.actors() == (1,)
    assert offers(position, 1) == ["take merchant", "pass"]


def test_r5_2_a_lone_reset_picks_nothing() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "7", "reset", "5", "2")
    assert order(position) == [0, 2, 3]


def test_r5_3_bids_are_discarded_whether_they_won_or_not() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "7", "6", "5", "2")
    play(position, "0 pick general", "1 pick merchant", "2 pick peasant")
    for seat, card in enumerate("7652"):
        assert discards(position, seat) == card
        assert hand(position, seat) == WHOLE.replace(f" {card}", "")


def test_r5_4_an_empty_display_gives_nothing() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "7", "6", "5", "2")
    play(position, "0 pick general", "1 pick merchant", "2 pick peasant")
    assert phase(position) == "reveal"
    assert cards(position, 3) == {}
    assert happenings(position, "missed") == [{"event": "missed", "seat": 3}]


@pytest.mark.parametrize("setup", SETUPS)
def test_r5_5_no_dynasty_card_is_ever_lost(setup: str) -> None:
    """Along random games every pile only grows, and everybody can count it."""
    rng = Random(5)
    position = begin(setup)
    before = [0] * 5
    while actors := position.actors():
        position.apply(actors[0], rng.choice(position.legal(actors[0])))
        places = GAME.view(position, -1)["seats"]
        now = [sum(place["cards"].values()) + sum(place["slipped"].values()) for place in places]
        assert all(old <= new for old, new in zip(before, now, strict=False))
        before = now


def test_r5_5_each_type_has_its_own_pile() -> None:
    position = arrange(4, display="noble-2 noble-4 philosopher", cards={0: "bureaucrat"})
    lay(position, "7", "6", "5", "2")
    play(position, "0 pick philosopher", "claim palace", "1 pick noble-4", "2 pick noble-2")
    assert cards(position, 0) == {"bureaucrat": 1, "philosopher": 1}
    assert cards(position, 1) == {"noble-4": 1}


def test_r5_6_cards_still_in_the_display_after_the_heir_leave_the_game() -> None:
    position = arrange(5, display="peasant merchant general general", cards={4: "noble-2 noble-3"})
    lay(position, "3", "3", "2", "2", "7")
    play(position, "4 pick general", "4 take general", "4 claim emperor")
    assert display(position) == []
    assert GAME.view(position, 0)["removed"] == {"peasant": 1, "merchant": 1}


def test_r6_1_reset_alone_has_no_value_and_wins_nothing() -> None:
    position = arrange(3, display="peasant general")
    lay(position, "reset", "1", "reset")
    assert order(position) == [1]
    play(position, "1 pick general")
    assert phase(position) == "reveal"
    assert cards(position, 0) == cards(position, 2) == {}


def test_r6_2_reset_on_a_tied_bid_counts_zero_and_competes() -> None:
    position = arrange(3, display="peasant general", tied={0: "5", 1: "6"})
    lay(position, "5+reset", "6+1", "4")
    assert order(position) == [1, 0, 2]
    play(position, "1 pick general", "0 pick peasant")
    assert cards(position, 0) == {"peasant": 1}


def test_r6_3_reset_brings_back_all_discards() -> None:
    position = arrange(3, display="peasant general", hand={0: "reset 3"})
    assert discards(position, 0) == "1 2 4 5 6 7"
    lay(position, "reset", "7", "6")
    play(position, "1 pick general", "2 pick peasant")
    assert hand(position, 0) == WHOLE
    assert discards(position, 0) == ""


def test_r6_3_a_stack_with_reset_comes_back_whole() -> None:
    position = arrange(3, display="peasant general", hand={0: "reset 3"}, tied={0: "5"})
    lay(position, "5+reset", "7", "6")
    play(position, "1 pick general", "2 pick peasant")
    assert hand(position, 0) == WHOLE


def test_r6_3_reset_is_in_every_hand_at_the_start_of_every_turn() -> None:
    """So no hand is ever empty, and a hand of one card is Reset."""
    for setup in SETUPS:
        rng = Random(6)
        position = begin(setup)
        while actors := position.actors():
            if phase(position) == "reveal":
                assert all(card & 1 for card in position.hand[: position.players])
            position.apply(actors[0], rng.choice(position.legal(actors[0])[:2]))


def test_r6_4_both_cards_of_the_harvest_come_back() -> None:
    position = arrange(
        3, display="peasant general", cards={0: "peasant peasant"}, hand={0: "reset 3 4"}
    )
    lay(position, "reset", "7", "6")
    play(position, "0 swap 4", "1 pick general", "2 pick peasant")
    assert hand(position, 0) == WHOLE


def test_r6_5_a_card_swapped_in_that_ties_stays_in_play() -> None:
    position = arrange(
        3, display="peasant general", cards={0: "peasant peasant"}, hand={0: "reset 3 6"}
    )
    lay(position, "reset", "7", "6")
    play(position, "0 swap 6", "1 pick general")
    assert tied_cards(position, 0) == ["6"]
    assert hand(position, 0) == "reset 1 2 3 4 5 7"
    assert discards(position, 0) == ""
    assert tied_cards(position, 2) == ["6"]


def test_r6_6_vector_7_the_emperor_adds_nothing_to_a_lone_reset() -> None:
    position = arrange(
        3, display="peasant general", cards={0: "general general"}, hand={0: "reset 3"}
    )
    lay(position, "reset", "1", "7")
    assert order(position) == [2, 1]
    play(position, "2 pick general", "1 pick peasant")
    assert hand(position, 0) == WHOLE
    assert cards(position, 0) == {"general": 2}


def test_r6_6_a_stack_with_reset_on_top_gets_the_half() -> None:
    position = arrange(
        3, display="peasant general", cards={0: "general general"}, tied={0: "4", 1: "4"}
    )
    lay(position, "4+reset", "4+reset", "4")
    assert order(position) == [0, 1, 2]
