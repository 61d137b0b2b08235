"""R9 and R10: one test or more for each event and each season."""

from __future__ import annotations

import pytest

from paravent.core.numbers import NOBODY
from tests.games.yongle.scene import (
    COPIES,
    GAME,
    JINSHEN,
    arrange,
    end_turns,
    favour,
    hand,
    happenings,
    known,
    offers,
    phase,
    play,
    refusal,
    row,
    tally,
    values,
    view,
    weights,
)

CHEAP = "jinshui nanxin gulou"


@pytest.mark.parametrize(
    ("event", "material"),
    [("rafts", "wood"), ("quarries", "stone"), ("kilns", "porcelain"), ("caravan", "silk")],
)
def test_r9_1_a_material_is_worth_more(event: str, material: str) -> None:
    worth = values(arrange(2, event=event))
    for card, units in worth.items():
        name, printed = card.split("-")
        assert units == int(printed) + (name == material)


def test_r9_1_luxury_is_worth_less_but_at_least_one() -> None:
    worth = values(arrange(2, event="shortage"))
    for material in ("porcelain", "silk"):
        assert [worth[f"{material}-{units}"] for units in (1, 2, 3)] == [1, 1, 2]
    for material in ("wood", "stone"):
        assert [worth[f"{material}-{units}"] for units in (1, 2, 3)] == [1, 2, 3]


def test_r9_2_the_inspection_rewards_the_first_building() -> None:
    position = arrange(2, event="inspection", hands={0: "stone-2 wood-3 stone-1"}, row=CHEAP)
    play(position, "build jinshui", "settle", "- show wumen")
    assert favour(position)[0] == 2
    play(position, "build nanxin", "settle", "- show lizheng")
    assert favour(position)[0] == 4


def test_r9_2_the_inspection_rewards_everybodys_first_building() -> None:
    hands = {0: "stone-2", 1: "wood-3 stone-1"}
    position = arrange(2, event="inspection", hands=hands, row=CHEAP)
    play(position, "build jinshui", "settle", "- show wumen", "end", "build nanxin", "settle")
    assert favour(position) == [1 + 1, 2 + 1]


def test_r9_2_the_next_inspection_rewards_a_first_building_again() -> None:
    position = arrange(2, event="inspection", hands={0: "stone-2 wood-3 stone-1"}, row=CHEAP)
    play(position, "build jinshui", "settle", "- show wumen", "end")
    assert [place["built"] for place in view(position)["seats"]] == [True, False]
    play(position, "end", "- event inspection")
    assert [place["built"] for place in view(position)["seats"]] == [False, False]
    play(position, "build nanxin", "settle")
    assert favour(position)[0] == 1 + 1 + 2 + 1


@pytest.mark.parametrize(
    ("event", "building", "cards"),
    [
        ("festival", "dongyue", "wood-2 porcelain-2"),
        ("fair", "langfang", "wood-3 silk-3"),
        ("census", "nanxin", "wood-3 stone-1"),
    ],
)
def test_r9_2_a_family_brings_more(event: str, building: str, cards: str) -> None:
    shown = "dongyue langfang nanxin"
    position = arrange(2, event=event, hands={0: cards}, row=shown)
    play(position, f"build {building}", "settle")
    assert favour(position)[0] == 3
    assert tally(position, "events")[0] == 1
    other = arrange(2, event=event, hands={0: "stone-2"}, row="jinshui dongyue langfang")
    play(other, "build jinshui", "settle")
    assert favour(other)[0] == (2 if event == "census" else 1)


def test_r9_3_mourning_forbids_imperial_buildings() -> None:
    rich = "wood-3*5 stone-3*5 porcelain-3*5 silk-3*5"
    position = arrange(2, event="mourning", hands={0: rich}, row=CHEAP)
    assert refusal(position, 0, "build fengtian") == "mourning"
    assert "build gulou" in offers(position, 0)


def test_r9_3_the_guard_forbids_plots_but_not_schemes() -> None:
    position = arrange(
        2, season="winter", event="watch", plots={0: "ban"}, hands={0: "scheme-1 wood-1"}
    )
    assert refusal(position, 0, "plot ban") == "guard-watches"
    assert "scheme 1" in offers(position, 0)


def test_r9_4_a_night_of_intrigue_makes_plots_cheap() -> None:
    position = arrange(2, season="winter", event="intrigue", plots={0: "ban credit sabotage"})
    play(position, "plot ban", "- deal wood-1", "- deal wood-1", "plot credit", "plot sabotage")
    assert view(position)["actions"] == 0


@pytest.mark.parametrize(("event", "actions"), [("corvee", 2), ("zeal", 4)])
def test_r9_5_fewer_or_more_actions_for_everybody(event: str, actions: int) -> None:
    position = arrange(3, event=event)
    for _ in range(3):
        assert view(position)["actions"] == actions
        end_turns(position)


def test_r9_6_the_tribute_is_a_free_card() -> None:
    position = arrange(2, event="tribute")
    assert phase(position) == "deal"
    play(position, "- deal silk-2")
    assert (hand(position, 0), view(position)["actions"]) == ("silk-2", 3)


@pytest.mark.parametrize(("cards", "lost"), [(6, 0), (7, 2), (9, 2)])
def test_r9_7_the_flood_takes_two_cards_of_a_large_hand(cards: int, lost: int) -> None:
    position = arrange(2, event="flood", hands={0: f"stone-1*{cards}"})
    for _ in range(lost):
        assert phase(position) == "flood"
        play(position, "discard stone-1")
    assert phase(position) == "turn"
    assert view(position)["seats"][0]["hand_size"] == cards - lost


def test_r9_8_new_plans_renew_the_row() -> None:
    position = arrange(2, event=None, row=CHEAP)
    play(position, "- event plans")
    assert row(position) == [None, None, None]
    assert not {f"show {name}" for name in CHEAP.split()} & set(weights(position))
    play(position, "- show wumen", "- show tiandi", "- show huitong")
    assert row(position) == ["wumen", "tiandi", "huitong"]
    assert (phase(position), view(position)["mover"]) == ("turn", 0)
    assert [event["building"] for event in happenings(position, "renewed")] == CHEAP.split()


def test_r9_9_the_carpenter_saves_a_unit_of_the_first_building() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "stone-1*2 wood-2"}, row=CHEAP)
    play(position, "build jinshui", "pay stone-1", "- show wumen")
    assert favour(position)[0] == 1
    assert refusal(position, 0, "build nanxin") == "too-dear"


def test_r9_9_what_the_carpenter_saves_does_not_lack() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "wood-1 stone-1"}, row=CHEAP)
    reason = GAME.why_not(position, 0, GAME.notation.action("build nanxin"))
    assert reason is not None and reason.details["lacks"] == {"wood": 1}


def test_r9_9_the_choice_must_leave_something_to_pay() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "stone-3 wood-3"}, row="jiaolou wumen gulou")
    play(position, "build jiaolou", "spare stone")
    assert view(position)["work"]["due"] == {"wood": 2, "stone": 1}
    position = arrange(
        2, event="kuaixiang", hands={0: "stone-1*2 wood-2 silk-1"}, row="jinyi gulou wumen"
    )
    play(position, "build jinyi", "spare silk", "settle")
    assert hand(position, 0) == "stone-1 silk-1"


def test_r9_10_zheng_he_brings_a_card_for_everybody_and_one_more() -> None:
    position = arrange(3, event=None)
    play(
        position,
        "- event zhenghe",
        "- open wood-1",
        "- open wood-2",
        "- open silk-3",
        "- open silk-3",
    )
    assert view(position)["opened"] == ["wood-1", "wood-2", "silk-3", "silk-3"]
    assert offers(position, 0) == ["pick wood-1", "pick wood-2", "pick silk-3"]
    assert refusal(position, 0, "pick stone-1") == "not-open"
    play(position, "pick silk-3", "end", "pick silk-3", "end", "pick wood-1", "end")
    assert view(position)["opened"] == []
    assert view(position)["discard"] == {"wood-2": 1}


def test_r10_1_four_seasons_of_three_rounds_again_and_again() -> None:
    position = arrange(2, season="winter", round=1, event=None)
    quiet = ("rafts", "quarries", "kilns", "caravan", "fair", "census", "watch", "mourning")
    seasons = []
    for number in range(15):
        play(position, f"- event {quiet[number % len(quiet)]}")
        seasons.append(view(position)["season"])
        for _ in range(2):
            if phase(position) == "deal":  # summer
                play(position, "- deal wood-1")
            end_turns(position)
        while phase(position) == "lay":
            seat = position.actors()[0]
            play(position, f"{seat} {offers(position, seat)[0]}")
    names = ["winter", "spring", "summer", "autumn", "winter"]
    assert seasons == [name for name in names for _ in range(3)]


def test_r10_2_winter_makes_wood_scarce() -> None:
    worth = values(arrange(2, season="winter"))
    assert [worth[f"wood-{units}"] for units in (1, 2, 3)] == [1, 1, 2]
    assert [worth[f"stone-{units}"] for units in (1, 2, 3)] == [1, 2, 3]


def test_r10_3_spring_makes_plots_dear() -> None:
    assert view(arrange(2, season="spring"))["plot_cost"] == 3
    assert view(arrange(2, season="winter"))["plot_cost"] == 2


def test_r10_4_summer_brings_a_free_card() -> None:
    position = arrange(2, season="summer")
    play(position, "- deal wood-1")
    assert (phase(position), view(position)["actions"]) == ("turn", 3)
    position = arrange(2, season="summer", event="tribute")
    play(position, "- deal wood-1", "- deal wood-2")
    assert phase(position) == "turn"


def test_r10_5_autumn_rewards_every_construction() -> None:
    position = arrange(2, season="autumn", hands={0: "stone-2 wood-3 stone-1"}, row=CHEAP)
    play(position, "build jinshui", "settle", "- show wumen", "build nanxin", "settle")
    assert favour(position)[0] == 5
    assert tally(position, "seasons")[0] == 2


def test_r10_5_autumn_rewards_imperial_buildings_too() -> None:
    position = arrange(2, season="autumn", event="watch", hands={0: JINSHEN}, halls="jinshen")
    play(position, "build jinshen", "settle")
    assert favour(position)[0] == 6 + 1


def test_q10_whoever_looked_knows_where_a_card_went() -> None:
    position = arrange(3, hands={0: "stone-2"}, row=CHEAP, cities={0: "langfang dengshi chaoqian"})
    play(position, "build jinshui", "settle", "- show wumen")
    play(position, *(f"- look silk-{units}" for units in (3, 2, 1, 1, 1)), "leave", "end", "draw")
    assert weights(position) == {"deal silk-3": 1}
    play(position, "- deal silk-3")
    assert known(position, 1, 0) == {"silk-3": 1}
    assert known(position, 1, 2) == known(position, 1, NOBODY) == {}


def test_q10_after_a_theft_the_others_are_less_sure() -> None:
    position = arrange(
        3, season="winter", event=None, plots={0: "theft"}, hands={1: "wood-1", 2: "stone-1"}
    )
    play(position, "- event zhenghe", *["- open silk-3"] * 2, "- open wood-2", "- open wood-3")
    play(position, "pick wood-3", "end", "pick silk-3", "end", "pick silk-3", "end")
    play(position, "- event mourning", "plot theft", "aim xie", "- steal wood-1")
    assert known(position, 1, 2) == {}
    assert known(position, 1, 0) == {"silk-3": 1}
    play(position, "- steal silk-3", "- deal wood-1")
    assert known(position, 1, 0) == {}
    assert known(position, 0, 2) == {"wood-3": 1}
    assert known(position, 0, 1) == {"wood-1": 1, "wood-3": 1, "silk-3": 1}


def test_q10_thief_and_victim_know_what_was_stolen() -> None:
    hands = {0: "wood-2", 1: "wood-1*2 silk-3*2", 2: "stone-1"}
    position = arrange(3, season="winter", plots={0: "theft"}, hands=hands)
    play(position, "plot theft", "aim xie", "- steal silk-3", "- steal wood-1", "- deal stone-2")
    assert view(position, 0)["seats"][0]["hand"] == ["wood-1", "wood-2", "stone-2", "silk-3"]
    assert view(position, 1)["seats"][0]["known"] == {"wood-1": 1, "silk-3": 1}
    assert view(position, 1)["seats"][1]["hand"] == ["wood-1", "silk-3"]
    for seat in (2, NOBODY):
        assert view(position, seat)["seats"][0]["known"] == {}


def test_q10_who_searches_a_hand_knows_what_stays_in_it() -> None:
    hands = {1: "wood-1*2 silk-3*2 scheme-2", 2: "stone-1"}
    position = arrange(3, season="winter", plots={0: "search"}, hands=hands)
    play(position, "plot search", "aim xie", "seize silk-3", "discard wood-1")
    assert known(position, 1, 0) == {"wood-1": 1, "silk-3": 1, "scheme-2": 1}
    assert known(position, 0, 1) == {"silk-3": 1}


def test_q10_a_second_theft_makes_the_first_victim_less_sure() -> None:
    position = arrange(
        3, season="winter", event="intrigue", plots={0: "theft", 1: "theft"}, hands={2: "silk-3*2"}
    )
    play(position, "plot theft", "aim xia", *["- steal silk-3"] * 2, "- deal wood-1", "end")
    assert known(position, 0, 2) == {"silk-3": 2}
    play(position, "plot theft", "aim yao", "- steal wood-1")
    assert known(position, 0, 2) == {"silk-3": 1}
    assert known(position, 1, 2) == {}
    assert known(position, 1, 0) == {"wood-1": 1}


def test_q30_the_flood_counts_schemes_and_free_cards_but_no_plots() -> None:
    position = arrange(2, event="flood", hands={0: "stone-1*6"}, plots={0: "ban fire"})
    assert phase(position) == "turn"
    position = arrange(2, event="flood", hands={0: "stone-1*6 scheme-1"})
    assert phase(position) == "flood"
    assert "discard scheme-1" in offers(position, 0)
    position = arrange(2, season="summer", event="flood", hands={0: "stone-1*6"})
    play(position, "- deal wood-1")
    assert phase(position) == "flood"


def test_q31_with_a_short_pile_the_same_buildings_come_back() -> None:
    position = arrange(2, event=None, row=CHEAP, buildings="")
    play(position, "- event plans")
    assert set(weights(position)) == {f"show {name}" for name in CHEAP.split()}


def test_q32_with_a_short_pile_fewer_cards_lie_open() -> None:
    full = {**COPIES, "wood-1": COPIES["wood-1"] - 2}
    all_but_two = " ".join(f"{card}*{copies}" for card, copies in full.items())
    position = arrange(2, event=None, hands={1: all_but_two})
    play(position, "- event zhenghe", "- open wood-1", "- open wood-1")
    assert phase(position) == "pick"
    assert offers(position, 0) == ["pick wood-1"]
    play(position, "pick wood-1")
    assert phase(position) == "turn"


def test_q32_what_is_taken_is_known_to_all() -> None:
    position = arrange(2, event=None)
    play(position, "- event zhenghe", *["- open silk-2"] * 3, "pick silk-2")
    assert known(position, 0, 1) == {"silk-2": 1}
