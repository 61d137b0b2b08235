"""R4: the turn."""

from __future__ import annotations

import pytest

from tests.games.yongle.scene import (
    COPIES,
    arrange,
    end_turns,
    hand,
    happenings,
    offers,
    phase,
    play,
    refusal,
    values,
    verbs,
    view,
    weights,
)

CHEAP = "jinshui nanxin gulou"


def test_r4_1_three_actions_of_any_kind() -> None:
    """Two cards and a building, as in the rulebook's first example."""
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP)
    assert view(position)["actions"] == 3
    play(position, "draw", "- deal silk-1", "draw", "- deal silk-2", "build jinshui", "settle")
    play(position, "- show wumen")
    assert view(position)["actions"] == 0
    assert offers(position, 0) == ["end"]
    assert refusal(position, 0, "draw") == refusal(position, 0, "build nanxin") == "no-actions"


def test_r4_1_a_plot_and_a_card() -> None:
    """The rulebook's second example."""
    position = arrange(2, season="winter", hands={0: "wood-1", 1: "silk-1"}, plots={0: "credit"})
    play(position, "plot credit")
    assert view(position)["actions"] == 1
    play(position, "draw", "- deal silk-1")
    assert offers(position, 0) == ["end"]


def test_r4_1_the_same_action_three_times() -> None:
    """The rulebook's third example."""
    position = arrange(2)
    play(position, *["draw", "- deal wood-1"] * 3)
    assert hand(position, 0) == "wood-1 wood-1 wood-1"


def test_r4_1_several_buildings_in_a_turn() -> None:
    position = arrange(2, hands={0: "stone-2 wood-3 stone-1"}, row=CHEAP)
    play(position, "build jinshui", "pay stone-2", "- show wumen", "build nanxin", "settle")
    play(position, "- show lizheng")
    assert view(position)["actions"] == 1


def test_r4_2_the_next_card_of_the_pile_comes_into_the_hand() -> None:
    position = arrange(2, pile="wood-1*2 silk-3")
    play(position, "draw")
    assert weights(position) == {"deal wood-1": 2, "deal silk-3": 1}
    play(position, "- deal silk-3")
    assert hand(position, 0) == "silk-3"
    assert happenings(position, "drew") == [{"event": "drew", "seat": 0}]
    assert happenings(position, "drew", seat=0)[0]["drawn"] == "silk-3"


def test_r4_3_discards_become_the_new_pile() -> None:
    position = arrange(2, pile="wood-1")
    left = view(position)["discard"]
    play(position, "draw", "- deal wood-1", "draw")
    assert view(position)["discard"] == {}
    assert {act.removeprefix("deal "): copies for act, copies in weights(position).items()} == left
    assert happenings(position, "shuffled") == [{"event": "shuffled", "cards": sum(left.values())}]


def test_r4_3_without_any_card_nobody_can_draw() -> None:
    full = " ".join(f"{card}*{copies}" for card, copies in COPIES.items())
    position = arrange(2, hands={1: full})
    assert "draw" not in offers(position, 0)
    assert refusal(position, 0, "draw") == "nothing-to-draw"


def test_r4_4_free_cards_then_the_pick_then_the_flood() -> None:
    position = arrange(2, season="summer", hands={0: "wood-1*5", 1: "silk-1*6"}, event=None)
    play(position, "- event zhenghe")
    play(position, "- open wood-2", "- open wood-3", "- open silk-3")
    assert phase(position) == "deal"
    play(position, "- deal stone-1")
    assert phase(position) == "pick"
    play(position, "pick wood-3")
    assert phase(position) == "turn"
    position = arrange(2, season="summer", hands={0: "wood-1*6"}, event=None)
    play(position, "- event flood", "- deal stone-1")
    assert phase(position) == "flood"
    play(position, "discard wood-1", "discard wood-1")
    assert (phase(position), view(position)["actions"]) == ("turn", 3)


def test_r4_5_a_turn_may_end_early() -> None:
    position = arrange(2)
    play(position, "end")
    assert view(position)["mover"] == 1
    assert view(position)["actions"] == 3


def test_r4_5_without_a_hand_the_last_action_ends_the_turn() -> None:
    position = arrange(
        2, hands={0: "stone-2"}, row=CHEAP, event="corvee", lasting={0: {"summons": 1}}
    )
    assert view(position)["actions"] == 1
    play(position, "build jinshui", "settle", "- show wumen")
    assert view(position)["mover"] == 1


def test_r4_6_actions_never_fall_below_one() -> None:
    position = arrange(2, event="corvee", lasting={0: {"summons": 1}})
    assert view(position)["actions"] == 1
    position = arrange(2, event="zeal", lasting={0: {"summons": 1}})
    assert view(position)["actions"] == 2


@pytest.mark.parametrize(
    ("season", "event", "worth"),
    [
        ("winter", "watch", [1, 1, 2]),
        ("winter", "rafts", [1, 2, 3]),
        ("spring", "rafts", [2, 3, 4]),
        ("spring", "watch", [1, 2, 3]),
    ],
)
def test_r4_6_changes_add_up_before_the_minimum(season: str, event: str, worth: list[int]) -> None:
    counted = values(arrange(2, season=season, event=event))
    assert [counted[f"wood-{units}"] for units in (1, 2, 3)] == worth


def test_q11_the_event_is_gone_when_the_council_meets() -> None:
    position = arrange(2, event="rafts", round=6, hands={0: "wood-1*4", 1: "wood-2*4"})
    end_turns(position, 2)
    assert phase(position) == "lay"
    assert view(position)["event"] is None
    assert view(position)["worth"] == {}


def test_q11_the_new_season_begins_before_its_first_event() -> None:
    position = arrange(2, event="watch", round=6)
    end_turns(position, 2)
    told = [event["event"] for event in happenings(position, "council", "season")]
    assert told == ["council", "season"]
    assert phase(position) == "event"


def test_q13_with_cards_in_hand_the_player_ends_the_turn() -> None:
    """Whether the hand holds a scheme or not."""
    for card in ("wood-1", "scheme-1"):
        position = arrange(2, hands={0: f"{card} silk-2"})
        play(position, *["draw", "- deal silk-1"] * 3)
        assert position.actors() == (0,)
        assert "end" in offers(position, 0)


def test_q13_without_plots_to_draw_the_last_action_ends_the_turn() -> None:
    every_plot = "theft*3 fire*3 search*3 levy*3 collapse*3 summons*3 ban*3 blockade*3"
    position = arrange(2, plots={0: every_plot + " credit*3 sabotage*3"}, hands={0: "wood-1"})
    play(position, *["draw", "- deal silk-1"] * 3)
    assert view(position)["mover"] == 1


def test_q14_a_hand_has_no_limit() -> None:
    position = arrange(2, hands={0: "wood-1*11 stone-1*11 silk-1*9"})
    play(position, "draw", "- deal wood-2", "end")
    assert view(position)["seats"][0]["hand_size"] == 32


def test_q17_a_plot_costs_at_least_one_action() -> None:
    assert view(arrange(2, season="winter", event="intrigue"))["plot_cost"] == 1
    assert view(arrange(2, season="spring", event="intrigue"))["plot_cost"] == 2
    assert view(arrange(2, season="spring", event="watch"))["plot_cost"] == 3


def test_q17_favour_of_season_and_event_adds_up() -> None:
    position = arrange(2, season="autumn", event="inspection", hands={0: "stone-2"}, row=CHEAP)
    play(position, "build jinshui", "settle")
    told = happenings(position, "gained")
    assert [(event["origin"], event["points"]) for event in told] == [
        ("buildings", 1),
        ("seasons", 1),
        ("events", 1),
    ]


def test_q22_schemes_can_be_played_between_actions() -> None:
    position = arrange(2, hands={0: "scheme-1*2 wood-1*3"})
    assert "scheme" in verbs(position, 0)
    play(position, "scheme 1", "discard wood-1", "- learn theft", "draw", "- deal silk-1")
    assert "scheme" in verbs(position, 0)
    play(position, "draw", "- deal silk-1", "draw", "- deal silk-1")
    assert offers(position, 0) == ["scheme 1", "end"]
    play(position, "scheme 1", "discard silk-1", "- learn fire")
    assert offers(position, 0) == ["end"]
