"""Q1 to Q20: one test or more for every ruling; the docstring repeats the decision."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.middle_kingdom.scene import (
    GAME,
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
    owner,
    phase,
    play,
    prestige,
    refusal,
    slipped,
    tied_cards,
)

SHOWN = "peasant merchant general"
WHOLE = "reset 1 2 3 4 5 6 7"


def test_q1_four_nobles_of_each_value() -> None:
    unseen = GAME.view(begin("4p"), 0)["unseen"]
    assert [unseen[f"noble-{value}"] for value in (2, 3, 4)] == [4, 4, 4]


def test_q2_three_peasants_are_worth_nine() -> None:
    assert GAME.tallies(arrange(3, cards={0: "peasant*3"}))[0]["peasants"] == 9


@pytest.mark.parametrize("kept", [5, 6, 7, 15])
def test_q3_five_or_more_peasants_score_twenty(kept: int) -> None:
    assert GAME.tallies(arrange(3, cards={0: f"peasant*{kept}"}))[0]["peasants"] == 20


def test_q4_emperor_and_harvest_are_worth_nothing() -> None:
    without = arrange(3, cards={0: "general peasant", 1: "general"})
    owner_of_both = arrange(
        3, cards={0: "general peasant", 1: "general"}, goals={"emperor": 0, "harvest": 0}
    )
    assert owner_of_both.scores() == without.scores()


def test_q5_prestige_tokens_do_not_run_out() -> None:
    position = arrange(4, display=SHOWN, prestige={0: 18, 1: 7}, cards={1: "noble-2"}, dragon=3)
    lay(position, "7", "6", "5", "4")
    play(position, "3 exchange peasant", "0 pick dragon")
    assert prestige(position, 0) == 19
    assert GAME.tallies(position)[0]["prestige"] == 38


def test_q6_a_goal_left_free_is_offered_again_with_the_next_card_of_its_type() -> None:
    position = arrange(4, display="general general peasant", cards={0: "general"})
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick general", "0 leave emperor", "1 pick peasant", "2 pick general")
    assert owner(position, "emperor") is None
    play(position, "- reveal general", "- reveal peasant", "- reveal peasant")
    lay(position, "6", "5", "4", "3")
    play(position, "0 pick peasant")
    assert position.actors() == (1,)
    play(position, "1 pick peasant", "1 claim harvest", "2 pick general")
    assert offers(position, 2) == ["claim emperor", "leave emperor"]


def test_q6_leaving_a_goal_can_bring_the_dragon() -> None:
    """With the Emperor, seat 0 has as many goals as seats 2 and 3, and more cards than they."""
    owned = {0: "general noble-2", 1: "bureaucrat*2 peasant*2", 2: "merchant*2", 3: "noble-3*2"}
    for answer, expected in (("claim emperor", None), ("leave emperor", 0)):
        position = arrange(4, display=SHOWN, cards=owned)
        lay(position, "7", "", "reset", "reset")
        play(position, "1 bid reset", "0 pick general", f"0 {answer}", "3 pass")
        assert owner(position, "dragon") == expected


def test_q6_more_cards_than_an_owner_leave_no_choice() -> None:
    position = arrange(
        4, display=SHOWN, cards={0: "general*2", 1: "general*2"}, goals={"emperor": 1}
    )
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick general")
    assert owner(position, "emperor") == 0
    assert position.actors() == (1,)


def test_q6_rules_1_did_not_ask() -> None:
    position = arrange(4, display=SHOWN, cards={0: "general"})
    position.first_rules = GAME.start(4, components=GAME.components(rules=1)).first_rules
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick general")
    assert owner(position, "emperor") == 0
    assert position.actors() == (1,)


def test_q7_nobody_passes_on_a_pick_while_something_is_left() -> None:
    position = arrange(4, display=SHOWN, dragon=3)
    lay(position, "7", "6", "5", "4")
    play(position, "3 exchange peasant", "0 pick merchant", "1 pick general")
    assert offers(position, 2) == ["pick dragon"]
    assert refusal(position, 2, "pass") == "wrong-phase"


def test_q8_two_lone_resets_are_no_tie() -> None:
    position = arrange(4, display=SHOWN, hand={0: "reset 3", 1: "reset 4"})
    lay(position, "reset", "reset", "5", "4")
    assert happenings(position, "tied") == []
    play(position, "2 pick general", "3 pick merchant")
    assert hand(position, 0) == hand(position, 1) == WHOLE


def test_q8_vector_11_everybody_plays_a_lone_reset() -> None:
    """Nobody picks; the exchange of the Dragon and the Heir still take place."""
    position = arrange(4, display=SHOWN, cards={1: "noble-2*2"}, dragon=3)
    lay(position, "reset", "reset", "reset", "reset")
    play(position, "3 exchange peasant")
    assert phase(position) == "heir"
    assert offers(position, 1) == ["take merchant", "take general", "pass"]
    play(position, "1 take general")
    assert [hand(position, seat) for seat in range(4)] == [WHOLE] * 4


def test_q9_the_harvest_may_replace_a_reset_on_a_tied_bid() -> None:
    """X+Reset becomes X+Y, and all comes back."""
    position = arrange(
        4, display=SHOWN, cards={0: "peasant*2"}, hand={0: "reset 3 6"}, tied={0: "4"}
    )
    lay(position, "4+reset", "7", "5", "2")
    play(position, "0 swap 6")
    assert order(position) == [0, 1, 2, 3]
    play(position, "0 pick general", "1 pick merchant", "2 pick peasant")
    assert hand(position, 0) == WHOLE


def test_q10_cards_are_counted_after_both_bids() -> None:
    """Five cards at the start of the turn, three when both are laid: the Harvest may swap."""
    position = arrange(2, display=SHOWN, cards={0: "peasant*2"}, hand={0: "reset 1 2 3 4"})
    lay(position, "reset 1", "7 6")
    assert offers(position, 0) == ["keep", "swap 2", "swap 3", "swap 4"]


def test_q10_with_two_cards_nothing_is_left_to_swap_in() -> None:
    position = arrange(2, display=SHOWN, cards={0: "peasant*2"}, hand={0: "reset 1"})
    lay(position, "reset 1", "7 6")
    assert phase(position) == "pick"


def test_q10_the_palace_owners_last_card_is_counted_as_laid() -> None:
    position = arrange(
        2, display=SHOWN, cards={0: "peasant*2 bureaucrat*2"}, hand={0: "reset 1 2 3 4"}
    )
    play(position, "0 bid reset")
    lay(position, "", "7 6")
    assert phase(position) == "palace"
    play(position, "0 bid 4")
    assert offers(position, 0) == ["keep", "swap 1", "swap 2", "swap 3"]


def two_stacks_and_the_harvest() -> Any:
    """Seat 0 may swap its Reset for a 1, which seat 1 has laid on the same 4."""
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "peasant*2"},
        hand={0: "reset 1 2"},
        tied={0: "4", 1: "4"},
    )
    lay(position, "4+reset", "4+1", "7", "6")
    return position


def test_q11_a_swap_that_ties_two_stacks_stays_among_the_discards() -> None:
    position = two_stacks_and_the_harvest()
    play(position, "0 swap 1", "2 pick general", "3 pick merchant")
    play(position, "- draw noble-2", "- draw noble-3")
    assert hand(position, 0) == "reset 2 3 4 5 6 7"
    assert discards(position, 0) == "1"
    assert tied_cards(position, 0) == []
    assert discards(position, 1) == "1 4"


def test_q11_another_swap_comes_back() -> None:
    position = two_stacks_and_the_harvest()
    play(position, "0 swap 2", "2 pick general", "0 pick peasant", "3 pick merchant")
    assert hand(position, 0) == WHOLE


def test_q11_the_next_reset_brings_it_back() -> None:
    position = arrange(4, display=SHOWN, hand={0: "reset 2 3 4 5 6 7"})
    lay(position, "reset", "7", "6", "5")
    play(position, "1 pick general", "2 pick merchant", "3 pick peasant")
    assert hand(position, 0) == WHOLE


def test_q11_beside_reset_the_card_that_tied_a_stack_again_stays() -> None:
    position = arrange(2, display=SHOWN, tied={0: "4", 1: "4"})
    lay(position, "4+1 reset", "4+1 7")
    play(position, "1 pick general", "- draw noble-2", "- draw noble-3")
    assert hand(position, 0) == "reset 2 3 4 5 6 7"
    assert discards(position, 0) == "1"
    assert discards(position, 1) == "1 4 7"


def test_q11_under_rules_1_it_came_back() -> None:
    position = two_stacks_and_the_harvest()
    position.first_rules = GAME.start(4, components=GAME.components(rules=1)).first_rules
    play(position, "0 swap 1", "2 pick general", "3 pick merchant")
    play(position, "- draw noble-2", "- draw noble-3")
    assert hand(position, 0) == WHOLE


def test_q12_stacks_with_reset_tied_again_draw_and_come_back() -> None:
    position = arrange(4, display=SHOWN, tied={0: "4", 1: "4"}, hand={0: "reset 1"})
    lay(position, "4+reset", "4+reset", "7", "6")
    play(position, "2 pick general", "3 pick merchant")
    play(position, "- draw noble-2", "- draw noble-3")
    assert hand(position, 0) == hand(position, 1) == WHOLE
    assert cards(position, 0) == {"noble-2": 1}


def test_q13_the_heir_may_not_take_the_dragon() -> None:
    position = arrange(4, display=SHOWN, cards={1: "noble-2*2"}, dragon=3)
    lay(position, "reset", "5", "5", "reset")
    play(position, "3 exchange peasant")
    assert display(position) == ["merchant", "general", "dragon"]
    assert offers(position, 1) == ["take merchant", "take general", "pass"]


def test_q13_if_only_the_dragon_is_left_the_heir_is_not_asked() -> None:
    position = arrange(4, display=SHOWN, cards={1: "noble-2*2"}, dragon=3)
    lay(position, "reset", "6", "5", "reset")
    play(position, "3 exchange peasant", "1 pick general", "2 pick merchant")
    assert phase(position) == "reveal"


@pytest.mark.parametrize("bids", [("5", "5", "7", "6"), ("reset", "5", "5", "6")])
def test_q14_a_tied_owner_or_one_who_played_reset_may_use_the_heir(bids: tuple[str, ...]) -> None:
    position = arrange(4, display=SHOWN, cards={0: "noble-2*2"})
    lay(position, *bids)
    while phase(position) == "pick":
        (actor,) = position.actors()
        play(position, f"{actor} {offers(position, actor)[0]}")
    assert phase(position) == "heir"
    assert position.actors() == (0,)


def test_q15_the_heir_gives_one_card_a_turn() -> None:
    position = arrange(4, display=SHOWN, cards={0: "noble-2*2"})
    lay(position, "reset", "reset", "reset", "reset")
    play(position, "0 take general")
    assert phase(position) == "reveal"
    assert GAME.view(position, 0)["removed"] == {"peasant": 1, "merchant": 1}


def test_q16_a_slipped_merchant_is_a_merchant_for_the_exchange() -> None:
    """One Merchant apart and one slipped among two Generals: both types have two cards."""
    position = arrange(
        4,
        display="merchant general peasant",
        cards={3: "merchant general*2"},
        slipped={3: "general"},
        dragon=3,
    )
    lay(position, "7", "6", "5", "4")
    assert offers(position, 3) == ["exchange peasant"]


def test_q16_the_philosopher_counts_as_a_bureaucrat() -> None:
    position = arrange(
        4, display="bureaucrat general noble-2", cards={3: "philosopher general"}, dragon=3
    )
    lay(position, "7", "6", "5", "4")
    assert offers(position, 3) == ["exchange noble-2"]


def test_q16_without_cards_only_the_philosopher_is_barred() -> None:
    position = arrange(4, display="philosopher general peasant", dragon=3)
    lay(position, "7", "6", "5", "4")
    assert offers(position, 3) == ["exchange peasant", "exchange general"]


def test_q17_the_merchant_that_wins_the_market_is_not_slipped() -> None:
    position = arrange(4, display=SHOWN, cards={0: "merchant general"})
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick merchant", "0 claim market")
    assert owner(position, "market") == 0
    assert cards(position, 0) == {"merchant": 2, "general": 1}
    assert position.actors() == (1,)


def test_q17_nor_the_one_that_takes_it_from_somebody() -> None:
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "merchant*2 general", 1: "merchant*2"},
        goals={"market": 1},
    )
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick merchant")
    assert owner(position, "market") == 0
    assert cards(position, 0)["merchant"] == 3


def test_q18_the_philosopher_is_pile_enough() -> None:
    position = arrange(4, display=SHOWN, cards={0: "merchant*2 philosopher"})
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick merchant")
    assert offers(position, 0) == ["join bureaucrat", "join merchant"]
    play(position, "0 join bureaucrat", "0 claim palace")
    assert owner(position, "palace") == 0


def test_q18_a_pile_needs_a_true_card() -> None:
    position = arrange(4, display=SHOWN, cards={0: "merchant*2 general"}, slipped={0: "general"})
    lay(position, "7", "6", "5", "4")
    play(position, "0 pick merchant")
    assert offers(position, 0) == ["join merchant", "join general"]


@pytest.mark.parametrize(
    ("winner", "expected"), [(0, [1, 3]), (1, [3, 0]), (2, [3, 1]), (3, [0, 1])]
)
def test_q19_draws_go_clockwise_after_the_last_gainer(winner: int, expected: list[int]) -> None:
    position = arrange(4, display=SHOWN, tied={seat: "4" for seat in expected})
    bids = ["4+1" if seat in expected else "reset" for seat in range(4)]
    bids[winner] = "7"
    lay(position, *bids)
    play(position, f"{winner} pick general", "- draw noble-2", "- draw noble-3")
    assert [event["seat"] for event in happenings(position, "drew")] == expected


def test_q19_the_exchange_is_a_gain_and_picking_the_dragon_is_not() -> None:
    """Seat 2 exchanges, seat 0 picks the Dragon: the draws start after seat 2."""
    position = arrange(4, display=SHOWN, tied={1: "4", 3: "4"}, dragon=2)
    lay(position, "7", "4+1", "reset", "4+1")
    play(position, "2 exchange peasant", "0 pick dragon", "- draw noble-2", "- draw noble-3")
    assert [event["seat"] for event in happenings(position, "drew")] == [3, 1]


@pytest.mark.parametrize(("earlier", "expected"), [(0, [1, 3]), (1, [3, 1]), (None, [1, 3])])
def test_q19_without_a_gain_this_turn_an_earlier_one_counts(
    earlier: int | None, expected: list[int]
) -> None:
    position = arrange(4, display=SHOWN, tied={1: "4", 3: "4"}, last_gainer=earlier)
    lay(position, "reset", "4+1", "reset", "4+1")
    play(position, "- draw noble-2", "- draw noble-3")
    assert [event["seat"] for event in happenings(position, "drew")] == expected


def test_q20_a_drawn_merchant_may_be_slipped_on_a_card_drawn_with_it() -> None:
    """Two stacks of one player: the General drawn second is there for the Merchant."""
    position = arrange(2, display=SHOWN, cards={0: "merchant*2"}, tied={0: "4 5", 1: "4 5"})
    lay(position, "4+1 5+2", "4+1 5+2")
    play(position, "- draw merchant", "- draw general", "- draw noble-2", "- draw noble-3")
    assert offers(position, 0) == ["join merchant", "join general"]
    play(position, "0 join general")
    assert slipped(position, 0) == {"general": 1}
    play(position, "1 claim heir", "0 claim emperor")
    assert owner(position, "emperor") == 0


def test_q20_the_higher_count_gets_a_goal() -> None:
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "peasant", 1: "peasant*2", 3: "peasant*2"},
        goals={"harvest": 3},
        tied={0: "4", 1: "4"},
        last_gainer=3,
    )
    lay(position, "4+1", "4+1", "reset", "reset")
    play(position, "- draw peasant", "- draw peasant")
    assert owner(position, "harvest") == 1


@pytest.mark.parametrize(("last_gainer", "expected"), [(3, 0), (0, 1)])
def test_q20_with_equal_counts_who_drew_earlier(last_gainer: int, expected: int) -> None:
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "peasant", 1: "peasant"},
        tied={0: "4", 1: "4"},
        last_gainer=last_gainer,
    )
    lay(position, "4+1", "4+1", "reset", "reset")
    play(position, "- draw peasant", "- draw peasant")
    assert position.actors() == (expected,)
    play(position, "leave harvest")
    assert position.actors() == (1 - expected,)
    play(position, "claim harvest")
    assert owner(position, "harvest") == 1 - expected


def test_q20_the_market_does_not_move_before_all_is_placed() -> None:
    """Both draw a Merchant; only who owned the Market before chooses a pile."""
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "merchant*2 general", 1: "merchant*2 general"},
        goals={"market": 1},
        tied={0: "4", 1: "4"},
        last_gainer=3,
    )
    lay(position, "4+1", "4+1", "reset", "reset")
    play(position, "- draw merchant", "- draw merchant")
    assert position.actors() == (1,)
    play(position, "1 join general", "1 claim emperor")
    assert owner(position, "market") == 0
    assert owner(position, "emperor") == 1


def test_q20_a_slipped_merchant_does_not_claim_before_the_others() -> None:
    """Seats 0 and 1 both come to four Peasants and pass seat 3; seat 0 drew earlier."""
    position = arrange(
        4,
        display=SHOWN,
        cards={0: "peasant*3", 1: "peasant*2 merchant*2", 3: "peasant*3"},
        goals={"harvest": 3},
        tied={0: "4", 1: "4"},
        last_gainer=3,
    )
    lay(position, "4+1", "4+1", "reset", "reset")
    play(position, "- draw peasant", "- draw merchant", "1 join peasant")
    assert owner(position, "harvest") == 0
