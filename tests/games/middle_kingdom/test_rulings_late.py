"""Q21 to Q36: one test or more for every ruling; the docstring repeats the decision."""

from __future__ import annotations

import json

import pytest

from paravent.core.numbers import NOBODY
from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    cards,
    hand,
    happenings,
    idle,
    lay,
    offers,
    order,
    owner,
    phase,
    play,
    tied_cards,
)

SHOWN = "peasant merchant general"
WHOLE = "reset 1 2 3 4 5 6 7"
FOUR_GOALS = "general*2 noble-2*2 bureaucrat*2 merchant*2"


def test_q21_a_short_deck_stops_everything() -> None:
    """No card is drawn, no Heir, no new owner for the Dragon; deck and display are removed."""
    position = arrange(
        4,
        display=SHOWN,
        deck="noble-3",
        cards={2: FOUR_GOALS},
        tied={0: "4", 1: "4"},
    )
    lay(position, "4+1", "4+1", "", "6")
    play(position, "2 bid reset", "3 pick merchant")
    assert position.actors() == ()
    assert happenings(position, "drew", "took", "passed", "assigned") == []
    removed = GAME.view(position, NOBODY)["removed"]
    assert removed["peasant"] >= 1 and removed["general"] >= 1 and removed["noble-3"] >= 1
    assert sum(GAME.census(position)[kind] for kind in removed) >= sum(removed.values())


def test_q22_the_dragon_is_not_counted_among_the_goals() -> None:
    """Seat 1 has just given the Dragon away and still has the fewest goals."""
    position = arrange(
        3,
        display="peasant noble-3",
        cards={0: f"{FOUR_GOALS}", 1: "noble-4", 2: "peasant*2 noble-3"},
        dragon=1,
        dragon_turn={1: 4},
    )
    lay(position, "", "reset", "reset")
    play(position, "0 bid reset", "1 exchange peasant", "0 pass")
    assert owner(position, "dragon") == 1


def test_q23_slipped_merchants_count_one_and_tokens_nothing() -> None:
    """Seat 1: a Noble and a slipped Merchant, two cards; seat 2: three Nobles and no token."""
    position = arrange(
        3,
        display="peasant general",
        cards={0: FOUR_GOALS.replace("noble-2*2", "peasant*2"), 1: "noble-3", 2: "noble-4*3"},
        slipped={1: "noble"},
        goals={"heir": NOBODY},
        prestige={1: 9},
    )
    idle(position)
    assert owner(position, "dragon") == 1


def test_q23_never_having_had_it_beats_having_had_it() -> None:
    position = arrange(
        4,
        display="peasant noble-3 general",
        cards={0: FOUR_GOALS, 1: "noble-4", 2: "noble-2", 3: "noble-3*1 peasant"},
        dragon_turn={1: 1},
    )
    idle(position)
    assert owner(position, "dragon") == 2


def test_q23_two_who_never_had_it_stay_tied() -> None:
    position = arrange(
        4,
        display="peasant noble-3 general",
        cards={0: FOUR_GOALS, 1: "noble-4", 2: "noble-2", 3: "noble-3"},
        dragon_turn={3: 1},
    )
    idle(position)
    assert owner(position, "dragon") is None


def test_q24_slipped_merchants_count_twice_among_the_generals() -> None:
    position = arrange(3, cards={0: "general*3", 1: "general*2"}, slipped={1: "general"})
    assert [tally["goals"] for tally in GAME.tallies(position)] == [0, 5, 0]


def test_q24_nobody_with_a_general_removes_the_heir() -> None:
    position = arrange(3, display="peasant merchant", deck="", cards={0: "noble-2*2", 1: "peasant"})
    idle(position)
    assert owner(position, "heir") is None
    assert GAME.tallies(position)[0]["goals"] == 0


def test_q25_no_goal_but_the_heir_moves_when_merchants_return() -> None:
    """Seat 1 ends with four Merchants against two, and the Market stays with seat 0."""
    position = arrange(
        3,
        display="peasant noble-2",
        deck="",
        cards={0: "merchant*2", 1: "merchant bureaucrat"},
        slipped={1: "bureaucrat*3"},
    )
    idle(position)
    assert owner(position, "market") == 0
    assert owner(position, "palace") == 1


def test_q26_discarding_all_peasants_costs_nothing() -> None:
    position = arrange(3, cards={0: "peasant", 1: "peasant*2", 2: "peasant*3"})
    assert [tally["missing"] for tally in GAME.tallies(position)] == [-12, -12, -12]
    assert [tally["peasants"] for tally in GAME.tallies(position)] == [0, 2, 5]


def test_q26_a_slipped_merchant_covers_the_merchants() -> None:
    position = arrange(3, cards={0: "general"}, slipped={0: "general"})
    assert GAME.tallies(position)[0]["missing"] == -9


def test_q27_cards_are_counted_before_the_peasant_discard() -> None:
    """Seats 0 and 1 have equal points; seat 0 has more cards only if Peasants count."""
    position = arrange(
        3, cards={0: "peasant*2 merchant", 1: "peasant noble-2", 2: "peasant"}, prestige={1: 1}
    )
    assert position.scores() == [-7, -5, -12]
    position = arrange(3, cards={0: "peasant*2", 1: "peasant", 2: "peasant"}, prestige={1: 1})
    assert position.scores() == [-10, -10, -12]
    assert position.places() == [1, 2, 3]


def test_q28_one_waiting_tie_takes_exactly_one_of_two_cards() -> None:
    position = arrange(2, display=SHOWN, tied={0: "5"})
    assert {"bid 7", "add 7 on 5"} <= set(offers(position, 0))
    play(position, "0 add 7 on 5")
    assert not any(" on " in act for act in offers(position, 0))


def test_q28_two_waiting_ties_take_one_card_each() -> None:
    position = arrange(2, display=SHOWN, tied={0: "5 2"})
    assert not any(act.startswith("bid") for act in offers(position, 0))
    play(position, "0 add 7 on 2")
    assert all(act.endswith("on 5") for act in offers(position, 0))
    play(position, "0 add 1 on 5")
    lay(position, "", "6 3")
    assert order(position) == [0, 0, 1, 1]


def test_q28_either_card_may_be_laid_first() -> None:
    outcomes = set()
    for acts in (("0 bid 7", "0 add 1 on 5"), ("0 add 1 on 5", "0 bid 7")):
        position = arrange(2, display=SHOWN, tied={0: "5"})
        play(position, *acts)
        lay(position, "", "6 3")
        outcomes.add((tuple(order(position)), json.dumps(GAME.view(position, NOBODY))))
    assert len(outcomes) == 1


def test_q29_the_single_card_goes_on_a_waiting_tie() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset"}, tied={0: "5"})
    assert offers(position, 0) == ["add reset on 5"]
    lay(position, "5+reset", "6 3")
    assert order(position) == [1, 0, 1]
    play(position, "1 pick general", "0 pick merchant", "1 pick peasant")
    assert hand(position, 0) == WHOLE


def test_q29_of_two_waiting_ties_one_waits_another_turn() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset"}, tied={0: "5 2"})
    assert offers(position, 0) == ["add reset on 2", "add reset on 5"]
    lay(position, "5+reset", "6 2")
    assert order(position) == [1, 0, 1]
    play(position, "1 pick general", "0 pick merchant", "1 pick peasant")
    assert tied_cards(position, 0) == ["2"]
    assert hand(position, 0) == WHOLE.replace(" 2", "")


def test_q29_the_palace_owner_lays_a_single_card_with_everybody_else() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset"}, cards={0: "bureaucrat*2"})
    assert position.actors() == (0, 1)
    lay(position, "reset", "6 3")
    assert phase(position) == "pick"


def test_q30_the_bid_is_named_after_palace_and_harvest() -> None:
    position = arrange(
        2,
        display=SHOWN,
        cards={0: "general*2 peasant*2 bureaucrat*2"},
        hand={0: "reset 4 5"},
    )
    play(position, "0 bid reset")
    lay(position, "", "7 6")
    play(position, "0 bid 4", "0 swap 5")
    assert phase(position) == "emperor"
    assert offers(position, 0) == ["favour 4", "favour 5"]


def test_q30_a_lone_reset_leaves_no_choice() -> None:
    position = arrange(2, display=SHOWN, cards={0: "general*2"})
    lay(position, "reset 4", "4 6")
    assert phase(position) == "pick"
    assert order(position) == [1, 0, 1]


def test_q30_without_a_competing_bid_the_half_is_lost() -> None:
    position = arrange(2, display=SHOWN, cards={0: "general*2"}, hand={0: "reset"})
    lay(position, "reset", "4 6")
    assert order(position) == [1, 1]


def test_q31_the_palace_owner_bids_before_the_harvest() -> None:
    position = arrange(
        4, display=SHOWN, cards={0: "bureaucrat*2", 1: "peasant*2"}, hand={1: "reset 4"}
    )
    lay(position, "", "reset", "6", "5")
    assert phase(position) == "palace"
    play(position, "0 bid 4")
    assert phase(position) == "harvest"
    play(position, "1 swap 4")
    assert [event["seat"] for event in happenings(position, "tied")] == [0, 1]


def test_q32_a_player_with_two_stacks_tied_again_draws_both_cards_in_turn() -> None:
    position = arrange(2, display=SHOWN, tied={0: "4 5", 1: "4 5"}, last_gainer=0)
    lay(position, "4+1 5+2", "4+1 5+2")
    for kind in ("noble-2", "noble-3", "peasant", "general"):
        play(position, f"- draw {kind}")
    assert [event["seat"] for event in happenings(position, "drew")] == [1, 1, 0, 0]
    assert cards(position, 1) == {"noble-2": 1, "noble-3": 1}
    assert cards(position, 0) == {"peasant": 1, "general": 1}


def test_q33_everything_but_sealed_bids_is_open() -> None:
    """All seats and the audience see the same hands, discards and removed cards."""
    position = arrange(4, display=SHOWN, hand={0: "reset 3", 2: "reset 1 6"}, deck="general*9")
    views = [GAME.view(position, seat) for seat in (0, 1, 2, 3, NOBODY)]
    assert all(view["seats"] == views[0]["seats"] for view in views)
    assert views[4]["seats"][2]["hand"] == ["reset", "1", "6"]
    assert views[4]["seats"][2]["discard"] == ["2", "3", "4", "5", "7"]
    assert views[4]["removed"]["peasant"] == 14
    assert views[4]["unseen"] == {"general": 9}


def test_q34_the_dragon_given_in_the_last_turn_scores() -> None:
    position = arrange(3, display="peasant noble-3", deck="", cards={0: FOUR_GOALS, 1: "noble-4"})
    idle(position)
    assert position.actors() == ()
    assert owner(position, "dragon") == 2
    assert GAME.tallies(position)[2]["goals"] == 2


@pytest.mark.parametrize("picked", [True, False])
def test_q35_when_draws_end_the_game_nobody_scores_the_dragon(picked: bool) -> None:
    position = arrange(
        4, display=SHOWN, deck="", cards={2: FOUR_GOALS}, tied={0: "4", 1: "4"}, dragon=3
    )
    lay(position, "4+1", "4+1", "", "6" if picked else "reset")
    play(position, "2 bid reset", "3 exchange peasant")
    if picked:
        play(position, "3 pick dragon")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "ties"}]
    assert owner(position, "dragon") is None
    assert GAME.tallies(position)[3]["goals"] == 0
    assert GAME.tallies(position)[3]["prestige"] == (2 if picked else 0)


def test_q36_a_free_goal_waits_for_who_has_most_of_its_type() -> None:
    """Seat 0 left the Harvest with three Peasants: two bring seat 1 nothing, three would."""
    for more, asked in (("peasant", False), ("peasant*2", True)):
        position = arrange(
            4,
            display="peasant merchant general",
            cards={0: "peasant*3", 1: more},
            goals={"harvest": NOBODY},
        )
        lay(position, "reset", "7", "6", "5")
        play(position, "1 pick peasant")
        assert (phase(position) == "goal") == asked


def test_q36_as_many_are_enough_and_keep_the_goal() -> None:
    position = arrange(
        4,
        display="peasant merchant general",
        cards={0: "peasant*2", 1: "peasant"},
        goals={"harvest": NOBODY},
    )
    lay(position, "reset", "7", "6", "5")
    play(position, "1 pick peasant", "1 claim harvest")
    assert owner(position, "harvest") == 1
