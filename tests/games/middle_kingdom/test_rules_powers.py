"""R10 and R11: the Market and the Heir."""

from __future__ import annotations

from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    cards,
    lay,
    offers,
    owner,
    phase,
    play,
    refusal,
    slipped,
)


def test_r10_1_example_of_the_rulebook() -> None:
    """Three Merchants, two Bureaucrats, a Peasant: the fourth Merchant joins any of the three."""
    scene = {"cards": {0: "merchant*3 bureaucrat*2 peasant"}, "display": "merchant noble-2"}
    for pile, strength in (("merchant", 4), ("bureaucrat", 4), ("peasant", 3)):
        position = arrange(3, **scene)
        lay(position, "", "3", "2")
        play(position, "0 bid 7", "0 pick merchant")
        assert offers(position, 0) == ["join bureaucrat", "join peasant", "join merchant"]
        assert refusal(position, 0, "join noble") == "empty-pile"
        assert refusal(position, 0, "join general") == "empty-pile"
        play(position, f"0 join {pile}")
        goal = {"merchant": "market", "bureaucrat": "palace", "peasant": "harvest"}[pile]
        assert GAME.view(position, 0)["seats"][0]["strength"][goal] == strength


def test_r10_1_by_whatever_means_the_merchant_is_gained() -> None:
    """Exchange of the Dragon and Heir; picks and draws have their own tests."""
    owned = {0: "merchant*2 general*3", 1: "noble-2*2"}
    position = arrange(4, display="merchant noble-2 peasant", cards=owned, dragon=0)
    lay(position, "5", "6", "4", "1")
    play(position, "0 exchange merchant")
    assert phase(position) == "market"
    position = arrange(
        4, display="merchant noble-2 peasant", cards={0: "merchant*2 noble-3*2 general"}
    )
    lay(position, "5", "6", "5", "1")
    play(position, "1 pick noble-2", "3 pick peasant", "0 take merchant")
    assert offers(position, 0) == ["join merchant", "join noble", "join general"]


def test_r10_1_without_another_pile_there_is_no_choice() -> None:
    position = arrange(3, display="merchant noble-2", cards={0: "merchant*2"})
    lay(position, "7", "6", "5")
    play(position, "0 pick merchant")
    assert cards(position, 0) == {"merchant": 3}
    assert phase(position) == "pick"


def test_r10_1_only_the_owner_of_the_market_chooses() -> None:
    position = arrange(
        3, display="merchant noble-2", cards={0: "merchant general", 1: "merchant*3"}
    )
    lay(position, "7", "6", "5")
    play(position, "0 pick merchant")
    assert cards(position, 0) == {"merchant": 2, "general": 1}


def test_r10_2_example_a_slipped_merchant_counts_two() -> None:
    position = arrange(
        3,
        display="merchant noble-2",
        cards={0: "merchant*2 general", 1: "general*2"},
    )
    lay(position, "7", "6", "5")
    play(position, "0 pick merchant", "0 join general")
    assert GAME.view(position, 0)["seats"][0]["strength"]["emperor"] == 3
    assert owner(position, "emperor") == 0


def test_r10_3_a_slipped_merchant_stays_when_the_market_is_lost() -> None:
    position = arrange(
        3,
        display="merchant noble-2",
        cards={0: "merchant*2 general", 1: "merchant*2"},
        slipped={0: "general"},
        goals={"market": 0},
    )
    lay(position, "5", "7", "6")
    play(position, "1 pick merchant")
    assert owner(position, "market") == 1
    assert slipped(position, 0) == {"general": 1}
    assert owner(position, "emperor") == 0


def test_r10_4_slipped_merchants_do_not_count_for_the_market() -> None:
    position = arrange(
        3,
        display="merchant noble-2",
        cards={0: "merchant*2 general", 1: "merchant*2"},
        slipped={0: "general*3"},
        goals={"market": 0},
    )
    assert GAME.view(position, 0)["seats"][0]["strength"]["market"] == 2
    lay(position, "5", "7", "6")
    play(position, "1 pick merchant")
    assert owner(position, "market") == 1


def test_r11_1_the_heir_may_take_a_card_that_is_left() -> None:
    position = arrange(4, display="general merchant peasant", cards={2: "noble-2*2"})
    lay(position, "5", "7", "6", "5")
    play(position, "1 pick general", "2 pick merchant")
    assert offers(position, 2) == ["take peasant", "pass"]
    assert refusal(position, 2, "take general") == "not-on-display"
    play(position, "2 take peasant")
    assert cards(position, 2) == {"noble-2": 2, "merchant": 1, "peasant": 1}
    assert phase(position) == "reveal"


def test_r11_1_the_heir_may_pass() -> None:
    position = arrange(4, display="general merchant peasant", cards={2: "noble-2*2"})
    lay(position, "5", "7", "6", "5")
    play(position, "1 pick general", "2 pick merchant", "2 pass")
    assert cards(position, 2) == {"noble-2": 2, "merchant": 1}
    assert GAME.view(position, 0)["removed"] == {"peasant": 1}


def test_r11_1_with_an_empty_display_the_heir_is_not_asked() -> None:
    position = arrange(4, display="general merchant peasant", cards={2: "noble-2*2"})
    lay(position, "4", "7", "6", "5")
    play(position, "1 pick general", "2 pick merchant", "3 pick peasant")
    assert phase(position) == "reveal"


def test_r11_1_the_heir_comes_after_the_draws() -> None:
    position = arrange(
        4,
        display="general merchant peasant",
        cards={2: "noble-2*2", 0: "noble-3*2"},
        goals={"heir": 2},
        tied={0: "4", 1: "4"},
    )
    lay(position, "4+1", "4+1", "7", "6")
    play(position, "2 pick general", "3 pick merchant", "- draw noble-4", "- draw peasant")
    assert phase(position) == "heir"
    assert position.actors() == (0,)


def test_r11_2_a_goal_gained_with_the_heir_moves_at_once() -> None:
    position = arrange(
        4,
        display="general merchant peasant",
        cards={2: "noble-2*2 peasant*2", 3: "peasant*2"},
        goals={"harvest": 3},
    )
    lay(position, "5", "7", "6", "5")
    play(position, "1 pick general", "2 pick merchant", "2 take peasant")
    assert owner(position, "harvest") == 2
