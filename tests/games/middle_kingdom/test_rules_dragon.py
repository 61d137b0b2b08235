"""R9 and R12: the Celestial Dragon."""

from __future__ import annotations

import pytest

from tests.games.middle_kingdom.scene import (
    GAME,
    arrange,
    cards,
    display,
    happenings,
    idle,
    lay,
    offers,
    order,
    owner,
    phase,
    play,
    prestige,
    refusal,
)

FOUR_GOALS = "general*2 noble-2*2 bureaucrat*2 merchant*2"


def test_r9_1_the_dragon_is_exchanged_before_anybody_picks() -> None:
    position = arrange(4, display="general noble-2 peasant", dragon=3)
    lay(position, "7", "6", "5", "1")
    assert phase(position) == "exchange"
    assert position.actors() == (3,)
    assert offers(position, 3) == ["exchange peasant", "exchange noble-2", "exchange general"]
    play(position, "3 exchange noble-2")
    assert cards(position, 3) == {"noble-2": 1}
    assert display(position) == ["peasant", "general", "dragon"]
    assert owner(position, "dragon") is None
    assert position.actors() == (0,)


def test_r9_1_the_exchange_moves_goals_at_once() -> None:
    position = arrange(
        4, display="general noble-2 peasant", cards={3: "peasant*2 noble-3"}, dragon=3
    )
    lay(position, "7", "6", "5", "1")
    play(position, "3 exchange noble-2", "3 claim heir")
    assert owner(position, "heir") == 3


def test_r9_2_example_of_the_rules() -> None:
    position = arrange(
        4,
        display="merchant noble-3 philosopher",
        cards={1: "peasant*3 merchant*3 noble-2"},
        dragon=1,
    )
    lay(position, "7", "6", "5", "1")
    assert offers(position, 1) == ["exchange noble-3"]
    assert refusal(position, 1, "exchange merchant") == "dragon-most"
    assert refusal(position, 1, "exchange philosopher") == "dragon-philosopher"


def test_r9_2_example_of_the_rulebook() -> None:
    """A Peasant, two Bureaucrats and two Nobles bar Bureaucrats and Nobles."""
    position = arrange(
        5,
        display="peasant merchant merchant bureaucrat",
        cards={2: "peasant bureaucrat*2 noble-2*2"},
        dragon=2,
    )
    lay(position, "7", "6", "", "4", "1")
    play(position, "2 bid 5")  # the Palace
    assert offers(position, 2) == ["exchange peasant", "exchange merchant"]


def test_r9_2_example_of_the_rulebook_when_all_are_barred() -> None:
    position = arrange(
        5,
        display="bureaucrat*4",
        cards={2: "peasant bureaucrat*2 noble-2*2"},
        dragon=2,
    )
    lay(position, "7", "6", "", "4", "1")
    play(position, "2 bid 5")
    assert offers(position, 2) == ["exchange bureaucrat"]


def test_r9_2_if_everything_is_barred_any_card_will_do() -> None:
    position = arrange(4, display="philosopher general*2", cards={1: "general*2"}, dragon=1)
    lay(position, "7", "6", "5", "1")
    assert offers(position, 1) == ["exchange philosopher", "exchange general"]


def test_r9_3_whoever_picks_the_dragon_gets_a_prestige_token() -> None:
    position = arrange(4, display="general noble-2 peasant", dragon=3)
    lay(position, "7", "6", "5", "1")
    play(position, "3 exchange noble-2", "0 pick dragon")
    assert prestige(position, 0) == 1
    assert cards(position, 0) == {}
    assert display(position) == ["peasant", "general"]
    assert owner(position, "dragon") is None
    assert refusal(position, 1, "pick dragon") == "no-dragon"


def test_r9_3_the_former_owner_may_pick_it_too() -> None:
    position = arrange(4, display="general noble-2 peasant", dragon=3)
    lay(position, "5", "6", "4", "7")
    play(position, "3 exchange noble-2", "3 pick dragon")
    assert prestige(position, 3) == 1
    assert cards(position, 3) == {"noble-2": 1}


def test_r9_3_if_nobody_picks_it_it_waits_aside() -> None:
    position = arrange(4, display="general noble-2 peasant", dragon=3)
    lay(position, "5", "6", "5", "reset")
    play(position, "3 exchange noble-2", "1 pick general")
    assert phase(position) == "reveal"
    assert display(position) == []
    assert GAME.view(position, 0)["removed"] == {"peasant": 1}
    assert owner(position, "dragon") is None


def test_r9_3_it_takes_the_place_of_a_card_for_those_who_come_later() -> None:
    position = arrange(4, display="general noble-2 peasant", dragon=3)
    lay(position, "5", "6", "4", "1")
    play(position, "3 exchange noble-2", "1 pick general", "0 pick peasant", "2 pick dragon")
    assert prestige(position, 2) == 1
    assert happenings(position, "missed") == [{"event": "missed", "seat": 3}]


@pytest.mark.parametrize(
    ("owned", "given"), [("general*2 noble-2*2 peasant*2", False), (FOUR_GOALS, True)]
)
def test_r12_1_the_dragon_waits_for_four_owned_goals(owned: str, given: bool) -> None:
    position = arrange(3, display="peasant noble-3", cards={0: owned, 1: "noble-4"})
    idle(position)
    assert (owner(position, "dragon") is not None) == given
    if given:
        assert owner(position, "dragon") == 2


def test_r12_2_fewest_goals_then_fewest_cards() -> None:
    position = arrange(
        4,
        display="peasant noble-3 general",
        cards={0: FOUR_GOALS, 1: "noble-4", 2: "peasant*2", 3: "noble-3 peasant"},
    )
    idle(position)
    assert owner(position, "dragon") == 1


def test_r12_2_then_who_had_it_least_recently() -> None:
    position = arrange(
        4,
        display="peasant noble-3 general",
        cards={0: FOUR_GOALS, 1: "noble-4", 2: "noble-2", 3: "noble-3"},
        dragon_turn={1: 4, 2: 2, 3: 3},
    )
    idle(position)
    assert owner(position, "dragon") == 2
    assert position.dragon_turn[2] == 5


def test_r12_2_if_nothing_decides_nobody_gets_it() -> None:
    position = arrange(
        4,
        display="peasant noble-3 general",
        cards={0: FOUR_GOALS, 1: "noble-4", 2: "noble-2", 3: "noble-3"},
        dragon_turn={1: 4},
    )
    idle(position)
    assert owner(position, "dragon") is None


def test_r12_2_it_may_go_to_the_same_player_again() -> None:
    position = arrange(
        3,
        display="peasant noble-3",
        cards={0: FOUR_GOALS, 1: "noble-3*2 general*2 peasant*2"},
        goals={"heir": 0, "emperor": 0},
        dragon=2,
        dragon_turn={2: 4},
    )
    lay(position, "", "reset", "reset")
    play(position, "0 bid reset", "2 exchange peasant", "0 pass")
    assert owner(position, "dragon") == 2


def test_r12_3_it_stays_until_phase_2_of_the_next_turn() -> None:
    position = arrange(3, display="peasant noble-3", cards={0: FOUR_GOALS, 1: "noble-4"})
    idle(position)
    play(position, "- reveal general", "- reveal general")
    assert owner(position, "dragon") == 2
    lay(position, "", "6", "5")
    assert owner(position, "dragon") == 2
    play(position, "0 bid 7")
    assert phase(position) == "exchange"
    play(position, "2 exchange general")
    assert owner(position, "dragon") is None
    assert order(position) == [0, 1, 2]
