"""R5 and R6: building and families."""

from __future__ import annotations

import pytest

from paravent.games.yongle.vocabulary import BUILDINGS, CARDS, FAMILIES, HALLS, MATERIALS, PLOTS
from tests.games.stage import count
from tests.games.yongle.scene import (
    COPIES,
    GAME,
    JINSHEN,
    arrange,
    city,
    favour,
    hand,
    happenings,
    offers,
    phase,
    play,
    plots,
    refusal,
    row,
    view,
    weights,
)

# Family, favour and recipe of every building (R1.4): wood, stone, porcelain, silk.
PRINTED = {
    name: (
        FAMILIES.index(family),
        int(line["favour"]),
        [int(line[material]) for material in MATERIALS],
    )
    for family in FAMILIES
    for line in GAME.components().tables[family]
    for name in [str(line["building"])]
}
CHEAP = "jinshui nanxin gulou"
RELIGIOUS = "chenghuang dongyue baiyun"
MERCHANT = "langfang dengshi chaoqian"
STANDARD = "jiaolou jinyi zhonglou"


def cards_for(recipe: list[int]) -> str:
    """The fewest cards that pay a recipe without excess."""
    cards = []
    for material, units in zip(MATERIALS, recipe, strict=True):
        cards += [f"{material}-3"] * (units // 3) + [f"{material}-{units % 3}"] * (units % 3 > 0)
    return " ".join(cards)


def all_cards_but(words: str) -> str:
    """The rest of the resource pile."""
    left = count(words)
    return " ".join(f"{card}*{COPIES[card] - left[card]}" for card in CARDS)


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_is_built_for_its_recipe_and_scores_its_favour(building: str) -> None:
    """One test for each card of the list (R1.4, R5.2, R5.4, R5.6)."""
    family, points, recipe = PRINTED[building]
    imperial = FAMILIES[family] == "imperial"
    position = arrange(
        4,
        event="watch",
        row="" if imperial else building,
        hands={0: cards_for(recipe)},
        buildings="" if imperial else None,
        cities={3: ""},
    )
    assert f"build {building}" in offers(position, 0)
    for material, units in zip(MATERIALS, recipe, strict=True):
        if units:
            poorer = list(recipe)
            poorer[MATERIALS.index(material)] -= 1
            short = arrange(
                4, event="watch", row="" if imperial else building, hands={0: cards_for(poorer)}
            )
            reason = GAME.why_not(short, 0, GAME.notation.action(f"build {building}"))
            assert reason is not None and reason.code == "too-dear"
            assert reason.details["lacks"] == {material: 1}
    play(position, f"build {building}", "settle")
    assert city(position, 0) == [building]
    assert favour(position)[0] == points
    assert hand(position, 0) == ""
    assert sum(view(position)["discard"].values()) == len(cards_for(recipe).split())
    while phase(position) == "show":
        play(position, f"- {next(iter(weights(position)))}")
    assert (phase(position) == "learn") == (points >= 4)


def test_r5_1_a_building_of_the_row_or_an_imperial_one() -> None:
    rich = "wood-3*5 stone-3*5 porcelain-3*5 silk-3*5"
    position = arrange(2, event="watch", hands={0: rich}, halls="huagai qianqing", row=CHEAP)
    builds = [act for act in offers(position, 0) if act.startswith("build")]
    assert builds == [
        "build jinshui",
        "build nanxin",
        "build gulou",
        "build huagai",
        "build qianqing",
    ]
    assert refusal(position, 0, "build wumen") == "not-in-row"
    play(position, "build gulou")
    assert view(position)["actions"] == 2


def test_r5_2_materials_cannot_replace_each_other() -> None:
    position = arrange(2, hands={0: "wood-3*4 silk-3*3"}, row=CHEAP)
    assert refusal(position, 0, "build jinshui") == "too-dear"


def test_r5_2_paid_cards_are_discarded_without_change() -> None:
    position = arrange(2, hands={0: "stone-3 wood-1"}, row=CHEAP)
    play(position, "build jinshui")
    assert offers(position, 0) == ["pay stone-3", "settle"]
    play(position, "pay stone-3")
    assert view(position)["discard"] == {"stone-3": 1}
    assert hand(position, 0) == "wood-1"


def test_r5_2_card_by_card_until_the_recipe_is_paid() -> None:
    position = arrange(2, hands={0: "wood-1*2 wood-2*2 stone-1*2 silk-1"}, row=CHEAP)
    play(position, "build gulou", "pay wood-2")
    assert view(position)["work"] == {
        "building": "gulou",
        "due": {"wood": 2, "stone": 2},
        "paid": ["wood-2"],
    }
    assert refusal(position, 0, "pay silk-1") == "not-due"
    assert refusal(position, 0, "pay porcelain-1") == "not-in-hand"
    play(position, "pay wood-2")
    assert refusal(position, 0, "pay wood-1") == "not-due"
    play(position, "pay stone-1", "pay stone-1")
    assert city(position, 0) == ["gulou"]
    assert hand(position, 0) == "wood-1 wood-1 silk-1"


def test_r5_3_a_card_pays_what_it_is_worth_now() -> None:
    position = arrange(2, season="winter", event="watch", hands={0: "wood-2*2 stone-1"}, row=CHEAP)
    assert refusal(position, 0, "build nanxin") == "too-dear"
    position = arrange(2, season="spring", event="rafts", hands={0: "wood-2 stone-1"}, row=CHEAP)
    assert "build nanxin" in offers(position, 0)


def test_r5_4_the_city_grows_and_favour_is_scored() -> None:
    position = arrange(2, hands={0: "stone-2 wood-3 stone-1"}, row=CHEAP, cities={0: "wumen"})
    play(position, "build nanxin", "settle")
    assert city(position, 0) == ["nanxin", "wumen"]
    assert favour(position) == [7, 0]


def test_r5_5_the_row_is_filled_at_once() -> None:
    position = arrange(2, hands={0: "wood-3 stone-1"}, row=CHEAP)
    play(position, "build nanxin", "settle")
    assert row(position) == ["jinshui", None, "gulou"]
    assert weights(position) == {
        f"show {name}": 1 for name in BUILDINGS[:26] if name not in CHEAP.split()
    }
    play(position, "- show wumen")
    assert row(position) == ["jinshui", "wumen", "gulou"]


def test_r5_5_imperial_buildings_are_not_replaced() -> None:
    position = arrange(4, event="watch", hands={0: JINSHEN})
    play(position, "build jinshen", "settle")
    assert phase(position) == "learn"
    assert city(position, 0) == ["jinshen"]
    assert view(position)["halls"] == ["fengtian", "huagai", "kunning", "jinshen", "qianqing"]
    assert set(HALLS) - set(view(position)["sites"]) == {"jinshen"}


def test_r5_6_four_favour_bring_a_plot() -> None:
    position = arrange(2, hands={0: "wood-3 wood-2 stone-3 silk-1"}, row="chengtian gulou wumen")
    play(position, "build chengtian", "settle", "- show lizheng")
    assert set(weights(position).values()) == {3}
    play(position, "- learn levy")
    assert plots(position, 0) == ["levy"]
    assert happenings(position, "learned") == [{"event": "learned", "seat": 0}]


def test_r5_6_without_any_plot_left_there_is_none() -> None:
    every_plot = " ".join(f"{plot}*3" for plot in PLOTS)
    position = arrange(
        2,
        hands={0: "wood-3 wood-2 stone-3 silk-1 silk-2"},
        row="chengtian gulou wumen",
        plots={1: every_plot},
    )
    play(position, "build chengtian", "settle", "- show lizheng")
    assert (phase(position), plots(position, 0)) == ("turn", [])
    assert happenings(position, "learned") == []


def test_r5_7_the_steps_of_a_construction_in_their_order() -> None:
    position = arrange(
        2,
        hands={0: "wood-3 wood-2 stone-3 silk-1"},
        row="chengtian gulou wumen",
        cities={0: MERCHANT},
    )
    passed = []
    for act in (
        "build chengtian",
        "settle",
        "- show lizheng",
        "- learn fire",
        *["- look wood-1"] * 5,
    ):
        passed.append(phase(position))
        play(position, act)
    assert passed == ["turn", "pay", "show", "learn"] + ["look"] * 5
    assert phase(position) == "market"


def test_r6_1_three_buildings_bring_the_bonus() -> None:
    position = arrange(2, hands={0: "wood-3 stone-1"}, row=CHEAP, cities={0: "jiaolou jinyi"})
    play(position, "build nanxin", "settle")
    assert happenings(position, "bonus") == [{"event": "bonus", "seat": 0, "family": "standard"}]
    assert favour(position)[0] == 2 + 2 + 2
    assert view(position)["seats"][0]["bonuses"] == ["standard"]


def test_r6_2_religious_schemes_are_free() -> None:
    position = arrange(2, hands={0: "scheme-3"}, cities={0: RELIGIOUS})
    play(position, "scheme 3", "- learn theft")
    assert plots(position, 0) == ["theft"]
    assert view(position)["discard"] == {"scheme-3": 1}


def test_r6_3_merchants_show_five_cards_and_give_up_to_three() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen")
    play(
        position,
        *(f"- look {card}" for card in ("silk-3", "wood-1", "silk-3", "scheme-1", "stone-2")),
    )
    assert view(position, 0)["looked"] == ["silk-3", "wood-1", "silk-3", "scheme-1", "stone-2"]
    assert view(position, 1)["looked"] is None
    assert offers(position, 0) == [
        "choose wood-1",
        "choose stone-2",
        "choose silk-3",
        "choose scheme-1",
        "leave",
    ]
    play(position, "choose silk-3", "choose scheme-1", "choose stone-2")
    assert hand(position, 0) == "stone-2 silk-3 scheme-1"
    assert view(position, 0)["top"] == ["wood-1", "silk-3"]
    play(position, "draw")
    assert weights(position) == {"deal wood-1": 1}
    play(position, "- deal wood-1", "draw")
    assert weights(position) == {"deal silk-3": 1}


def test_r6_3_fewer_or_none_may_be_taken() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen", *["- look wood-1"] * 5, "leave")
    assert hand(position, 0) == ""
    assert view(position)["pile"] == 114
    assert happenings(position, "left") == [{"event": "left", "seat": 0, "cards": 5}]


def test_r6_3_of_fewer_than_five_cards_all_are_shown() -> None:
    hands = {0: "stone-2", 1: all_cards_but("stone-2 silk-3 wood-1")}
    position = arrange(2, hands=hands, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen", "- look silk-3", "- look wood-1")
    assert weights(position) == {"look stone-2": 1}
    play(position, "- look stone-2")
    assert phase(position) == "market"
    assert view(position, 0)["looked"] == ["silk-3", "wood-1", "stone-2"]


def test_r6_3_the_choice_ends_with_the_last_card() -> None:
    hands = {0: "stone-2", 1: all_cards_but("stone-2 silk-3")}
    position = arrange(2, hands=hands, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen", "- look silk-3", "- look stone-2")
    play(position, "choose stone-2", "choose silk-3")
    assert (phase(position), hand(position, 0)) == ("turn", "stone-2 silk-3")
    assert happenings(position, "left") == [{"event": "left", "seat": 0, "cards": 0}]


def test_r6_3_without_any_card_there_is_nothing_to_choose() -> None:
    position = arrange(2, hands={1: all_cards_but("")}, row=CHEAP, cities={0: MERCHANT})
    position.recipe = [0] * len(position.recipe)  # nothing is paid, so nothing is discarded
    play(position, "build jinshui", "- show wumen")
    assert (phase(position), view(position)["actions"]) == ("turn", 2)
    assert happenings(position, "looked", "left") == []


def test_r6_3_known_cards_are_shown_again_where_there_are_no_others() -> None:
    hands = {1: all_cards_but("silk-3 wood-1")}
    position = arrange(2, hands=hands, row=CHEAP, cities={0: MERCHANT})
    position.recipe = [0] * len(position.recipe)
    play(position, "build jinshui", "- show wumen", "- look silk-3", "- look wood-1", "leave")
    play(position, "build gulou", "- show tiandi")
    assert phase(position) == "market"
    assert view(position, 0)["looked"] == ["silk-3", "wood-1"]


@pytest.mark.parametrize(("building", "points"), [("jinshui", 2), ("nanxin", 3), ("gulou", 3)])
def test_r6_4_small_buildings_bring_one_more(building: str, points: int) -> None:
    position = arrange(2, hands={0: "wood-3 wood-1 stone-2"}, row=CHEAP, cities={0: STANDARD})
    before = favour(position)[0]
    play(position, f"build {building}", "settle")
    assert favour(position)[0] - before == points


def test_r6_5_imperial_buildings_bring_no_bonus() -> None:
    position = arrange(
        4,
        event="watch",
        hands={0: JINSHEN},
        cities={0: "fengtian huagai"},
        halls="jinshen qianqing kunning",
    )
    play(position, "build jinshen", "settle")
    assert happenings(position, "bonus") == []
    assert view(position)["seats"][0]["bonuses"] == []


def test_q15_without_buildings_the_place_stays_empty() -> None:
    position = arrange(
        2, hands={0: "wood-3 stone-1 stone-2"}, row=CHEAP, buildings="", favour={1: 0}
    )
    play(position, "build nanxin", "settle")
    assert row(position) == ["jinshui", None, "gulou"]
    play(position, "build jinshui", "settle")
    assert row(position) == [None, None, "gulou"]


@pytest.mark.parametrize(
    ("cards", "paid", "allowed"),
    [
        ("wood-1 wood-3*2 stone-1", [], ["wood-3"]),
        ("wood-1 wood-3*2 stone-1", ["wood-1"], []),
        ("wood-3*2 wood-2 stone-1", ["wood-2"], []),
        ("wood-1*2 wood-2 wood-3 stone-1", ["wood-1"], ["wood-2"]),
        ("wood-1*2 wood-2 wood-3 stone-1", ["wood-2"], ["wood-1"]),
        ("wood-2*2 wood-3 stone-1", ["wood-2"], ["wood-2"]),
    ],
)
def test_q16_no_card_may_be_superfluous(cards: str, paid: list[str], allowed: list[str]) -> None:
    """The granary takes three wood and one stone."""
    position = arrange(2, hands={0: cards}, row=CHEAP)
    play(position, "build nanxin")
    for card in paid:
        if f"pay {card}" not in offers(position, 0):
            assert refusal(position, 0, f"pay {card}") == "card-too-many"
            assert allowed == []
            return
        play(position, f"pay {card}")
    wood = [act.removeprefix("pay ") for act in offers(position, 0) if "wood" in act]
    assert wood == allowed


def test_q16_the_best_cards_lose_the_fewest_units_and_then_are_the_fewest() -> None:
    position = arrange(2, hands={0: "wood-1*3 wood-2 wood-3 stone-3 stone-1"}, row=CHEAP)
    play(position, "build nanxin", "settle")
    assert hand(position, 0) == "wood-1 wood-1 wood-1 wood-2 stone-3"
    position = arrange(
        2, season="winter", event="watch", hands={0: "wood-1*3 wood-2*3 stone-1"}, row=CHEAP
    )
    play(position, "build nanxin", "settle")
    assert hand(position, 0) == "wood-2 wood-2 wood-2"


@pytest.mark.parametrize(
    ("season", "building", "cards", "left"),
    [
        ("spring", "jinshui", "stone-1*2 stone-3", "stone-3"),
        ("spring", "gulou", "wood-1*4 wood-2*2 stone-2", "wood-1 wood-1 wood-1 wood-1"),
        ("winter", "jiaolou", "wood-1*2 wood-3 stone-2", "wood-3"),
    ],
)
def test_q16_fewer_units_are_lost_rather_than_fewer_cards(
    season: str, building: str, cards: str, left: str
) -> None:
    position = arrange(2, season=season, hands={0: cards}, row="jinshui gulou jiaolou")
    play(position, f"build {building}", "settle")
    assert hand(position, 0) == left


def test_q18_bonus_favour_brings_no_plot() -> None:
    position = arrange(
        2, season="autumn", event="census", hands={0: "wood-3 wood-1 stone-2"}, row=CHEAP
    )
    play(position, "build gulou", "settle", "- show wumen")
    assert favour(position)[0] == 5
    assert phase(position) == "turn"


def test_q19_the_third_building_does_not_profit_itself() -> None:
    position = arrange(
        2,
        hands={0: "wood-2*3 silk-3*2"},
        row="langfang wumen gulou",
        cities={0: "dengshi chaoqian"},
    )
    play(position, "build langfang", "settle", "- show tiandi")
    assert view(position)["seats"][0]["bonuses"] == ["merchant"]
    assert phase(position) == "turn"


def test_q19_religious_schemes_are_free_with_the_third_building_at_once() -> None:
    position = arrange(
        2,
        hands={0: "wood-1 porcelain-2 scheme-3"},
        row="chenghuang wumen gulou",
        cities={0: "dongyue baiyun"},
    )
    assert refusal(position, 0, "scheme 3") == "fee-short"
    play(position, "build chenghuang", "settle", "- show tiandi", "scheme 3", "- learn fire")
    assert plots(position, 0) == ["fire"]


def test_q19_a_bonus_ends_with_the_third_building() -> None:
    position = arrange(
        2,
        season="winter",
        plots={1: "collapse"},
        cities={0: RELIGIOUS},
        hands={0: "scheme-1", 1: "wood-1"},
        first=1,
    )
    play(position, "plot collapse", "raze dongyue", "- deal wood-1")
    assert happenings(position, "lapsed") == [{"event": "lapsed", "seat": 0, "family": "religious"}]
    play(position, "end")
    assert refusal(position, 0, "scheme 1") == "fee-short"


def test_q20_of_equal_cards_the_upper_one_is_taken() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen")
    play(
        position, *(f"- look {card}" for card in ("wood-1", "silk-1", "wood-1", "silk-2", "silk-3"))
    )
    play(position, "choose wood-1", "leave")
    assert view(position, 0)["top"] == ["silk-1", "wood-1", "silk-2", "silk-3"]


def test_q20_a_short_pile_is_filled_from_below() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT}, pile="silk-3*2")
    play(position, "build jinshui", "settle", "- show wumen", "- look silk-3", "- look silk-3")
    assert happenings(position, "shuffled")
    assert weights(position)["look stone-2"] == 9
    play(position, *["- look stone-2"] * 3)
    assert view(position, 0)["looked"] == ["silk-3"] * 2 + ["stone-2"] * 3


def test_q20_others_keep_their_knowledge_only_if_nothing_is_taken() -> None:
    looking = {0: MERCHANT, 1: "tafang liulichang zhiran"}
    position = arrange(2, hands={0: "stone-2", 1: "wood-3 stone-1"}, row=CHEAP, cities=looking)
    play(position, "build jinshui", "settle", "- show wumen", *["- look wood-1"] * 5)
    play(position, "choose wood-1", "choose wood-1", "leave", "end")
    assert view(position, 0)["top"] == ["wood-1"] * 3
    assert view(position, 1)["top"] == [None] * 3
    play(position, "build nanxin", "settle", "- show tiandi", "- look silk-3", "- look silk-3")
    assert view(position, 0)["top"] == ["wood-1"] * 3 + [None] * 2
    assert view(position, 0)["top_knowers"] == [[0, 1]] * 3 + [[1]] * 2
    play(position, "choose silk-3")
    assert view(position, 0)["top"] == [None] * 4
    assert view(position, 1)["top"] == ["wood-1"] * 3 + ["silk-3"]


def test_q21_the_standard_bonus_helps_every_family() -> None:
    position = arrange(
        2, hands={0: "wood-2 porcelain-2"}, row="dongyue wumen gulou", cities={0: STANDARD}
    )
    before = favour(position)[0]
    play(position, "build dongyue", "settle")
    assert favour(position)[0] - before == 3


def test_r5_2_a_hand_that_cannot_pay_the_rest_keeps_its_cards() -> None:
    """No rule leads there, but a guess may: whoever looks ahead comes back from it."""
    position = arrange(2, hands={0: "stone-3 wood-1"}, row=CHEAP)
    play(position, "build jinshui")
    position.hand = [0] * len(position.hand)
    play(position, "settle")
    assert min(position.hand) == 0 == max(position.hand)
