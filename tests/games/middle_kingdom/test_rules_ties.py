"""R7: ties."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE
from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    cards,
    discards,
    hand,
    happenings,
    lay,
    offers,
    order,
    owner,
    phase,
    play,
    refusal,
    tied_cards,
)

SHOWN = "peasant merchant general"
WHOLE = "reset 1 2 3 4 5 6 7"


def test_r7_1_equal_single_bids_are_tied_and_stay_in_play() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "4", "7", "4", "4")
    assert order(position) == [1]
    play(position, "1 pick general")
    for seat in (0, 2, 3):
        assert tied_cards(position, seat) == ["4"]
        assert discards(position, seat) == ""
        assert hand(position, seat) == "reset 1 2 3 5 6 7"


def test_r7_1_there_may_be_two_ties_at_once() -> None:
    position = arrange(5, display=f"{SHOWN} noble-2")
    lay(position, "4", "6", "4", "6", "1")
    assert order(position) == [4]


def test_r7_2_the_next_card_goes_on_the_tied_bid() -> None:
    position = arrange(4, display=SHOWN, tied={1: "5", 2: "5"})
    assert offers(position, 1) == [
        "add reset on 5",
        *(f"add {card} on 5" for card in (1, 2, 3, 4, 6, 7)),
    ]
    assert refusal(position, 1, "bid 7") == "tie-first"
    assert refusal(position, 1, "add 5 on 5") == "tied-in-play"
    assert refusal(position, 0, "add 3 on 5") == "no-tie"
    lay(position, "7", "5+3", "5+1", "2")
    assert order(position) == [1, 0, 2, 3]


def test_r7_2_both_cards_of_a_stack_are_visible() -> None:
    position = arrange(4, display=SHOWN, tied={1: "5", 2: "5"})
    lay(position, "7", "5+3", "5+1", "2")
    bid = GAME.view(position, 0)["seats"][1]["bids"][0]
    assert (bid["under"], bid["laid"]) == ("5", "3")


def test_r7_3_stacks_tie_only_with_the_same_bottom_and_the_same_top() -> None:
    position = arrange(4, display=SHOWN, tied={0: "5", 1: "5", 2: "2", 3: "2"})
    lay(position, "5+2", "5+3", "2+5", "2+3")
    assert happenings(position, "tied") == []
    assert order(position) == [1, 2, 0, 3]


def test_r7_3_a_stack_never_ties_with_a_single_bid() -> None:
    position = arrange(4, display=SHOWN, tied={0: "4", 1: "4"})
    lay(position, "4+3", "4+1", "7", "5")
    assert happenings(position, "tied") == []
    assert order(position) == [0, 2, 1, 3]


def test_r7_4_vector_5_the_emperors_half_prevents_a_tie() -> None:
    position = arrange(4, display=SHOWN, cards={0: "general general"})
    lay(position, "4", "4", "4", "1")
    assert order(position) == [0, 3]
    assert [event["seat"] for event in happenings(position, "tied")] == [1, 2]


def test_r7_4_vector_6_the_emperor_gained_since_breaks_a_tie() -> None:
    position = arrange(4, display=SHOWN, cards={0: "general general"}, tied={0: "6", 1: "6"})
    lay(position, "6+2", "6+2", "7", "1")
    assert order(position) == [0, 1, 2, 3]


def test_r7_5_example_a_stack_picks_before_a_single_bid_of_the_same_total() -> None:
    """The turn after R5.2: Ana 7, Bo 4+3, Cai 4+Reset, Dia 3."""
    position = arrange(4, display=SHOWN)
    lay(position, "6", "4", "4", "1")
    play(position, "0 pick general", "3 pick peasant")
    play(position, "- reveal peasant", "- reveal peasant", "- reveal general")
    lay(position, "7", "4+3", "4+reset", "3")
    assert order(position) == [1, 0, 2, 3]
    play(position, "1 pick general", "0 pick peasant", "2 pick peasant")
    assert phase(position) == "reveal"
    assert cards(position, 3) == {"peasant": 1}
    assert hand(position, 2) == WHOLE
    assert discards(position, 1) == "3 4"


def test_r7_5_vector_2_b_5_3_c_5_reset_a_5_d_6() -> None:
    position = arrange(4, display=SHOWN)
    lay(position, "7", "5", "5", "2")
    play(position, "0 pick general", "3 pick peasant")
    play(position, "- reveal peasant", "- reveal peasant", "- reveal general")
    lay(position, "5", "5+3", "5+reset", "6")
    assert order(position) == [1, 3, 2, 0]
    play(position, "1 pick general", "3 pick peasant", "3 claim harvest", "2 pick peasant")
    assert cards(position, 0) == {"general": 1}
    assert hand(position, 2) == WHOLE


def test_r7_6_example_the_higher_top_picks_first() -> None:
    """2+6 before 5+3 before 6+2."""
    position = arrange(4, display=SHOWN, tied={0: "6", 1: "2", 2: "5"})
    lay(position, "6+2", "2+6", "5+3", "reset")
    assert order(position) == [1, 2, 0]


def test_r7_6_vector_3_tops_4_3_2() -> None:
    position = arrange(4, display=SHOWN, tied={0: "5", 1: "4", 2: "3"})
    lay(position, "5+2", "4+3", "3+4", "reset")
    assert order(position) == [2, 1, 0]


def test_r7_7_a_stack_that_is_done_joins_the_discards() -> None:
    position = arrange(4, display=SHOWN, tied={0: "6", 1: "6"})
    lay(position, "6+2", "6+1", "reset", "reset")
    play(position, "0 pick general", "1 pick peasant")
    assert (discards(position, 0), discards(position, 1)) == ("2 6", "1 6")
    assert tied_cards(position, 0) == tied_cards(position, 1) == []


def test_r7_8_vector_4_stacks_tied_again_draw_after_the_last_pick() -> None:
    position = arrange(4, display=SHOWN, tied={0: "4", 1: "4"})
    lay(position, "4+1", "4+1", "7", "6")
    assert order(position) == [2, 3]
    play(position, "2 pick general", "3 pick merchant")
    assert phase(position) == "draw"
    assert position.actors() == (CHANCE,)
    play(position, "- draw peasant", "- draw bureaucrat")
    assert cards(position, 0) == {"peasant": 1}
    assert cards(position, 1) == {"bureaucrat": 1}
    assert (discards(position, 0), discards(position, 1)) == ("1 4", "1 4")
    assert tied_cards(position, 0) == []
    assert phase(position) == "reveal"


def test_r7_8_goals_move_only_when_all_have_drawn() -> None:
    position = arrange(
        4, display=SHOWN, cards={0: "peasant", 1: "peasant peasant"}, tied={0: "4", 1: "4"}
    )
    lay(position, "4+1", "4+1", "7", "6")
    play(position, "2 pick general", "3 pick merchant", "- draw peasant")
    assert cards(position, 0) == {"peasant": 1}
    play(position, "- draw peasant")
    assert cards(position, 0) == {"peasant": 2}
    assert cards(position, 1) == {"peasant": 3}
    assert owner(position, "harvest") == 1


def test_r7_8_the_market_may_place_a_drawn_merchant() -> None:
    position = arrange(
        4, display=SHOWN, cards={0: "merchant merchant general"}, tied={0: "4", 1: "4"}
    )
    lay(position, "4+1", "4+1", "7", "6")
    play(position, "2 pick general", "3 pick peasant", "- draw merchant", "- draw peasant")
    assert phase(position) == "market"
    assert offers(position, 0) == ["join merchant", "join general"]
    play(position, "0 join general", "0 claim emperor")
    assert owner(position, "emperor") == 0


def test_r7_8_three_stacks_may_tie() -> None:
    position = arrange(5, display=f"{SHOWN} noble-2", tied={0: "4", 1: "4", 2: "4"})
    lay(position, "4+1", "4+1", "4+1", "7", "6")
    play(position, "3 pick general", "4 pick peasant")
    play(position, "- draw peasant", "- draw noble-3", "- draw bureaucrat")
    assert [cards(position, seat) for seat in range(3)] == [
        {"peasant": 1},
        {"noble-3": 1},
        {"bureaucrat": 1},
    ]


@pytest.mark.parametrize("deck", ["", "general"])
def test_r7_9_too_few_cards_for_the_draws_end_the_game_at_once(deck: str) -> None:
    position = arrange(4, display=SHOWN, deck=deck, tied={0: "4", 1: "4"})
    lay(position, "4+1", "4+1", "7", "6")
    play(position, "2 pick general", "3 pick merchant")
    assert position.actors() == ()
    assert happenings(position, "ended") == [{"event": "ended", "reason": "ties"}]
    assert cards(position, 0) == cards(position, 1) == {}
    assert GAME.view(position, 0)["deck"] == 0


def test_r7_9_just_enough_cards_are_drawn() -> None:
    position = arrange(4, display=SHOWN, deck="general peasant", tied={0: "4", 1: "4"})
    lay(position, "4+1", "4+1", "7", "6")
    play(position, "2 pick general", "3 pick merchant", "- draw general", "- draw peasant")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "deck"}]


def test_r7_10_a_stack_may_be_too_low() -> None:
    position = arrange(4, display=SHOWN, tied={0: "1", 1: "1"})
    lay(position, "1+2", "1+7", "6", "5")
    play(position, "1 pick general", "2 pick merchant", "3 pick peasant")
    assert happenings(position, "missed") == [{"event": "missed", "seat": 0}]
    assert cards(position, 0) == {}
    assert discards(position, 0) == "1 2"
