"""R16 and R17: two bids each, for two players and as a variant for three."""

from __future__ import annotations

import pytest

from paravent.core.numbers import NOBODY
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
    phase,
    play,
    refusal,
    tied_cards,
)

SHOWN = "peasant merchant general"
FIVE = "peasant merchant general noble-2 bureaucrat"
WHOLE = "reset 1 2 3 4 5 6 7"


def test_r16_1_two_players_see_three_cards() -> None:
    position = begin("2p")
    play(position, "- reveal peasant", "- reveal peasant", "- reveal general")
    assert phase(position) == "bid"
    assert len(display(position)) == 3


def test_r16_2_both_players_lay_two_cards_apart() -> None:
    position = arrange(2, display=SHOWN)
    play(position, "0 bid 7")
    assert position.actors() == (0, 1)
    assert refusal(position, 0, "bid 7") == "already-laid"
    play(position, "1 bid 3", "1 bid 2")
    assert position.actors() == (0,)
    assert GAME.view(position, 1)["seats"][0]["sealed"] == 1
    play(position, "0 bid 1")
    assert order(position) == [0, 1, 1, 0]


def test_r16_2_tied_bids_take_their_share_of_the_cards() -> None:
    position = arrange(2, display=SHOWN, tied={0: "5", 1: "5"})
    play(position, "0 bid 7")
    assert all(act.endswith("on 5") for act in offers(position, 0))
    assert refusal(position, 0, "bid 1") == "tie-first"
    play(position, "0 add 1 on 5")
    lay(position, "", "5+2 3")
    assert order(position) == [1, 0, 0, 1]


def test_r16_3_the_palace_owner_lays_the_second_card_after_the_reveal() -> None:
    position = arrange(2, display=SHOWN, cards={0: "bureaucrat*2"})
    play(position, "0 bid 7")
    assert position.actors() == (1,)
    lay(position, "", "6 5")
    assert phase(position) == "palace"
    assert position.actors() == (0,)
    shown = GAME.view(position, 0)["seats"][1]["bids"]
    assert [bid["laid"] for bid in shown] == ["6", "5"]
    assert "bid 7" not in offers(position, 0)
    play(position, "0 bid 4")
    assert order(position) == [0, 1, 1, 0]


def test_r16_3_the_palace_owner_says_where_the_first_card_goes() -> None:
    """With a tied bid waiting, either card may go on it, and the other then is a single bid."""
    scene = {"display": SHOWN, "cards": {0: "bureaucrat*2"}, "tied": {0: "5", 1: "5"}}
    position = arrange(2, **scene)
    assert "bid 7" in offers(position, 0)
    assert "add 7 on 5" in offers(position, 0)
    play(position, "0 add 7 on 5")
    lay(position, "", "5+1 2")
    assert offers(position, 0) == ["bid reset", *(f"bid {card}" for card in (1, 2, 3, 4, 6))]
    position = arrange(2, **scene)
    play(position, "0 bid 7")
    lay(position, "", "5+1 2")
    assert offers(position, 0) == [
        "add reset on 5",
        *(f"add {card} on 5" for card in (1, 2, 3, 4, 6)),
    ]


def test_r16_4_a_single_card_in_hand_is_played_alone() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset"})
    assert offers(position, 0) == ["bid reset"]
    lay(position, "reset", "2 1")
    assert order(position) == [1, 1]
    play(position, "1 pick general", "1 pick merchant")
    assert hand(position, 0) == WHOLE


def test_r16_5_the_emperor_names_one_of_two_bids() -> None:
    position = arrange(2, display=SHOWN, cards={0: "general*2"})
    lay(position, "7 3", "7 3")
    assert phase(position) == "emperor"
    assert offers(position, 0) == ["favour 3", "favour 7"]
    assert refusal(position, 0, "favour 5") == "no-such-bid"
    play(position, "0 favour 3")
    assert order(position) == [0, 1]
    assert [event["seat"] for event in happenings(position, "tied")] == [0, 1]
    assert GAME.view(position, NOBODY)["seats"][0]["bids"][1]["bonus"]


def test_r16_5_a_stack_is_named_by_its_top() -> None:
    position = arrange(2, display=SHOWN, cards={0: "general*2"}, tied={0: "5", 1: "5"})
    lay(position, "5+reset 3", "5+reset 6")
    assert offers(position, 0) == ["favour reset", "favour 3"]
    play(position, "0 favour reset")
    assert order(position) == [1, 0, 1, 0]


def test_r16_6_every_bid_takes_part_on_its_own() -> None:
    position = arrange(2, display=SHOWN)
    lay(position, "7 6", "5 4")
    assert order(position) == [0, 0, 1, 1]
    play(position, "0 pick general", "0 pick merchant", "1 pick peasant")
    assert cards(position, 0) == {"general": 1, "merchant": 1}
    assert cards(position, 1) == {"peasant": 1}
    assert discards(position, 0) == "6 7"


def test_r16_6_one_bid_may_tie_and_the_other_win() -> None:
    position = arrange(2, display=SHOWN)
    lay(position, "7 4", "7 5")
    assert order(position) == [1, 0]
    play(position, "1 pick general", "0 pick merchant")
    assert tied_cards(position, 0) == ["7"]
    assert discards(position, 0) == "4"


def test_r16_6_own_bids_never_tie_with_each_other() -> None:
    position = arrange(2, display=SHOWN, tied={0: "4 3"})
    lay(position, "3+1 4+2", "7 5")
    assert happenings(position, "tied") == []
    assert order(position) == [1, 0, 1, 0]


def test_r16_7_beside_reset_a_tied_bid_stays_in_play() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset 5 6"})
    lay(position, "reset 5", "5 2")
    play(position, "1 pick general")
    assert tied_cards(position, 0) == ["5"]
    assert hand(position, 0) == "reset 1 2 3 4 6 7"
    assert discards(position, 0) == ""


def test_r16_7_beside_reset_any_other_bid_comes_back() -> None:
    position = arrange(2, display=SHOWN, hand={0: "reset 5 6"})
    lay(position, "reset 5", "4 2")
    play(position, "0 pick general", "1 pick peasant", "1 pick merchant")
    assert hand(position, 0) == WHOLE


def test_r16_7_a_tie_of_the_second_bid_waits_like_one_of_the_first() -> None:
    position = arrange(2, display=SHOWN)
    lay(position, "3 6", "6 4")
    play(position, "1 pick general", "0 pick merchant")
    assert tied_cards(position, 0) == tied_cards(position, 1) == ["6"]
    assert [bid["under"] for bid in GAME.view(position, 1)["seats"][0]["bids"]] == ["6", None]
    play(position, "- reveal peasant", "- reveal peasant", "- reveal peasant")
    assert {"bid 7", "add 7 on 6"} <= set(offers(position, 0))


def test_r17_1_the_variant_for_three_has_five_cards_and_two_bids() -> None:
    position = arrange(3, bids=2, display=FIVE)
    assert len(display(position)) == 5
    lay(position, "7 1", "6 2", "5 3")
    assert order(position) == [0, 1, 2, 2, 1, 0]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_r17_1_only_three_players_have_a_choice(players: int) -> None:
    setups = [setup for setup in GAME.setups() if setup.players == players]
    assert len(setups) == 1
    assert len([setup for setup in GAME.setups() if setup.players == 3]) == 2
