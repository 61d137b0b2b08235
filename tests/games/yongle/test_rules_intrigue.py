"""R7 and R8: schemes and plots, one test or more for each card."""

from __future__ import annotations

import re

import pytest

from paravent.core.numbers import NOBODY
from paravent.games.yongle.vocabulary import LASTING, PLOTS
from paravent.text.words import Words
from tests.games.yongle.scene import (
    GAME,
    arrange,
    begin,
    city,
    end_turns,
    favour,
    hand,
    happenings,
    known,
    offers,
    phase,
    play,
    plots,
    refusal,
    row,
    tally,
    threats,
    view,
    weights,
)

CHEAP = "jinshui nanxin gulou"


@pytest.mark.parametrize(("lang", "draws"), [("en", r"[Dd]raw (\d)"), ("fr", r"Piochez\D* (\d)")])
def test_r8_4_a_plot_says_how_many_cards_it_brings(lang: str, draws: str) -> None:
    words = Words(lang).of_game(GAME)
    said = [re.search(draws, words.noun(plot, "more")) for plot in PLOTS]
    assert [int(one[1]) if one else 0 for one in said] == list(begin(2).plot_draw)


def test_r7_1_a_scheme_takes_no_action() -> None:
    position = arrange(2, hands={0: "scheme-1 wood-1"})
    play(position, "scheme 1", "discard wood-1", "- learn ban")
    assert view(position)["actions"] == 3
    assert plots(position, 0) == ["ban"]
    assert refusal(position, 0, "scheme 2") == "not-in-hand"


@pytest.mark.parametrize("price", [1, 2, 3])
def test_r7_2_a_scheme_costs_its_number_of_resource_cards(price: int) -> None:
    cards = ["wood-3", "silk-1", "stone-2"][:price]
    position = arrange(2, hands={0: f"scheme-{price} scheme-1 {' '.join(cards)}"})
    play(position, f"scheme {price}")
    assert phase(position) == "fee"
    assert refusal(position, 0, "discard scheme-1") == "no-resource"
    assert refusal(position, 0, "discard porcelain-1") == "not-in-hand"
    for card in cards:
        assert view(position)["toll"] == price - cards.index(card)
        play(position, f"discard {card}")
    assert phase(position) == "learn"
    assert sum(view(position)["discard"].values()) == price + 1


@pytest.mark.parametrize("price", [1, 2, 3])
def test_r7_2_with_fewer_cards_a_scheme_cannot_be_played(price: int) -> None:
    position = arrange(2, hands={0: f"scheme-{price} scheme-3 wood-1*{price - 1}"})
    assert refusal(position, 0, f"scheme {price}") == "fee-short"


def test_r7_3_without_plots_a_scheme_cannot_be_played() -> None:
    every_plot = " ".join(f"{plot}*3" for plot in PLOTS)
    position = arrange(2, hands={0: "scheme-1 wood-1"}, plots={1: every_plot})
    assert refusal(position, 0, "scheme 1") == "no-plots-left"


def test_r8_1_a_plot_costs_two_actions() -> None:
    position = arrange(2, season="winter", plots={0: "ban credit"})
    play(position, "plot ban", "- deal wood-1", "- deal wood-1")
    assert view(position)["actions"] == 1
    assert refusal(position, 0, "plot credit") == "too-few-actions"
    assert refusal(position, 0, "plot theft") == "no-such-plot"


def test_r8_2_a_plot_hits_one_other_player() -> None:
    position = arrange(4, season="winter", first=1, plots={1: "ban"})
    play(position, "plot ban")
    assert phase(position) == "aim"
    assert offers(position, 1) == ["aim yao", "aim xia", "aim yang"]
    assert refusal(position, 1, "aim xie") == "yourself"
    play(position, "aim yang", "- deal wood-1", "- deal wood-1")
    assert [threats(position, seat) for seat in range(4)] == [[], [], [], ["ban"]]
    position = arrange(3, season="winter", plots={0: "ban"})
    play(position, "plot ban")
    assert refusal(position, 0, "aim yang") == "absent"


@pytest.mark.parametrize("plot", LASTING)
def test_r8_3_of_each_kind_only_one_lies_in_front_of_a_player(plot: str) -> None:
    position = arrange(3, season="winter", plots={0: f"{plot}*2"}, lasting={1: {plot: 2}})
    play(position, f"plot {plot}")
    assert phase(position) in ("material", "deal", "turn")  # aimed at the only one left
    assert threats(position, 2) == [plot]
    position = arrange(2, season="winter", plots={0: plot}, lasting={1: {plot: 0}})
    assert refusal(position, 0, f"plot {plot}") == "no-target"


@pytest.mark.parametrize("plot", ["summons", "ban", "blockade"])
def test_r8_3_three_plots_last_until_the_end_of_the_next_turn(plot: str) -> None:
    position = arrange(2, lasting={1: {plot: 0}})
    end_turns(position)
    assert threats(position, 1) == [plot]
    end_turns(position)
    assert threats(position, 1) == []
    assert view(position)["plot_discard"] == {plot: 1}


@pytest.mark.parametrize("plot", ["credit", "sabotage"])
def test_r8_3_two_plots_wait_for_a_construction(plot: str) -> None:
    position = arrange(
        2, lasting={1: {plot: 0}}, sabotaged={1: "silk"} if plot == "sabotage" else {},
        hands={1: "stone-2 silk-3"}, row=CHEAP
    )  # fmt: skip
    end_turns(position, 2)
    assert threats(position, 1) == [plot]
    play(position, "- event watch", "end", "build jinshui", "settle")
    assert threats(position, 1) == []
    assert view(position)["plot_discard"] == {plot: 1}


def test_r8_4_discarded_plots_are_shuffled_when_none_is_left() -> None:
    others = " ".join(f"{plot}*3" for plot in PLOTS if plot != "ban")
    position = arrange(
        2, hands={0: "scheme-1 wood-1"}, plots={1: others}, plot_pile="", season="winter"
    )
    assert view(position)["plot_discard"] == {"ban": 3}
    play(position, "scheme 1", "discard wood-1")
    assert weights(position) == {"learn ban": 3}
    play(position, "- learn ban")
    assert view(position)["plot_pile"] == 2


def test_r8_5_theft_takes_two_cards_at_random() -> None:
    position = arrange(
        3, season="winter", plots={0: "theft"}, hands={1: "wood-1*3 silk-3", 2: "stone-1"}
    )
    play(position, "plot theft", "aim xie")
    assert weights(position) == {"steal wood-1": 3, "steal silk-3": 1}
    play(position, "- steal silk-3", "- steal wood-1", "- deal stone-2")
    assert hand(position, 0) == "wood-1 stone-2 silk-3"
    assert hand(position, 1) == "wood-1 wood-1"
    assert known(position, 0, 1) == {"wood-1": 1, "silk-3": 1}
    assert known(position, 0, 2) == known(position, 0, NOBODY) == {}
    told = [happenings(position, "stole", "missed", seat=seat) for seat in range(3)]
    assert [[event.get("stolen", event.get("missing")) for event in events] for events in told] == [
        ["silk-3", None, "wood-1", None],
        [None, "silk-3", None, "wood-1"],
        [None] * 4,
    ]


@pytest.mark.parametrize(("cards", "stolen"), [("", 0), ("silk-2", 1)])
def test_r8_5_theft_takes_what_there_is(cards: str, stolen: int) -> None:
    position = arrange(2, season="winter", plots={0: "theft"}, hands={1: cards})
    play(position, "plot theft", *["- steal silk-2"] * stolen)
    assert phase(position) == "deal"
    play(position, "- deal wood-1")
    assert view(position)["seats"][0]["hand_size"] == 1 + stolen


def test_r8_6_fire_takes_two_cards_of_a_material_and_burns_the_others() -> None:
    position = arrange(
        3, season="winter", plots={0: "fire"}, hands={2: "silk-1*2 silk-2 silk-3 wood-1"}
    )
    play(position, "plot fire", "aim xia", "name silk")
    assert (phase(position), view(position)["toll"]) == ("seize", 2)
    assert offers(position, 0) == ["seize silk-1", "seize silk-2", "seize silk-3"]
    assert refusal(position, 0, "seize wood-1") == "other-material"
    assert known(position, 2, 1) == {"silk-1": 2, "silk-2": 1, "silk-3": 1}
    play(position, "seize silk-3", "seize silk-1")
    assert hand(position, 0) == "silk-1 silk-3"
    assert hand(position, 2) == "wood-1"
    assert view(position)["discard"] == {"silk-1": 1, "silk-2": 1}
    assert known(position, 0, 1) == {"silk-1": 1, "silk-3": 1}
    assert phase(position) == "turn"


def test_r8_7_search_takes_a_card_and_discards_another() -> None:
    position = arrange(
        3, season="winter", plots={0: "search"}, hands={1: "wood-1 silk-3 scheme-2", 2: "wood-1"}
    )
    play(position, "plot search", "aim xie")
    assert known(position, 1, 0) == {"wood-1": 1, "silk-3": 1, "scheme-2": 1}
    assert known(position, 1, 2) == {}
    assert offers(position, 0) == ["seize wood-1", "seize silk-3", "seize scheme-2"]
    assert refusal(position, 0, "seize stone-1") == "target-lacks"
    play(position, "seize silk-3")
    assert phase(position) == "search"
    assert offers(position, 0) == ["discard wood-1", "discard scheme-2"]
    assert refusal(position, 0, "discard silk-3") == "target-lacks"
    play(position, "discard scheme-2")
    assert phase(position) == "turn"
    assert hand(position, 0) == "silk-3"
    assert hand(position, 1) == "wood-1"
    assert view(position)["discard"] == {"scheme-2": 1}


@pytest.mark.parametrize(("cards", "lost"), [(1, 0), (2, 1), (5, 2), (6, 3), (7, 3), (11, 3)])
def test_r8_8_levy_takes_half_a_hand_but_three_at_most(cards: int, lost: int) -> None:
    position = arrange(2, season="winter", plots={0: "levy"}, hands={1: f"wood-1*{cards}"})
    play(position, "plot levy")
    for _ in range(lost):
        assert (phase(position), position.actors()) == ("levy", (1,))
        play(position, "discard wood-1")
    play(position, "- deal silk-1", "- deal silk-1")
    assert view(position)["seats"][1]["hand_size"] == cards - lost
    assert (phase(position), hand(position, 0)) == ("turn", "silk-1 silk-1")


def test_r8_8_the_victim_of_a_levy_chooses() -> None:
    position = arrange(2, season="winter", plots={0: "levy"}, hands={1: "wood-1 silk-3"})
    play(position, "plot levy")
    assert offers(position, 1) == ["discard wood-1", "discard silk-3"]
    assert refusal(position, 1, "discard stone-1") == "not-in-hand"


def test_r8_9_collapse_brings_a_small_building_down() -> None:
    position = arrange(
        2,
        season="winter",
        event="watch",
        plots={1: "collapse"},
        cities={0: "gulou jinshui lizheng fengtian"},
        halls="huagai kunning",
        first=0,
    )
    end_turns(position, 2)
    play(position, "- event mourning", "end", "plot collapse")
    assert offers(position, 1) == ["raze jinshui", "raze gulou"]
    assert refusal(position, 1, "raze lizheng") == "too-great"
    assert refusal(position, 1, "raze nanxin") == "not-theirs"
    before = favour(position)[0]
    play(position, "raze gulou")
    assert city(position, 0) == ["jinshui", "lizheng", "fengtian"]
    assert favour(position)[0] == before - 3
    assert happenings(position, "razed") == [
        {"event": "razed", "seat": 0, "building": "gulou", "lost": 3}
    ]
    play(position, "- deal wood-1")
    assert phase(position) == "turn"


def test_r8_9_without_a_small_building_nobody_is_a_victim() -> None:
    cities = {0: "gulou", 1: "lizheng"}
    position = arrange(3, season="winter", plots={0: "collapse"}, cities=cities)
    assert refusal(position, 0, "plot collapse") == "no-target"
    cities = {1: "lizheng", 2: "gulou"}
    position = arrange(3, season="winter", plots={0: "collapse"}, cities=cities)
    play(position, "plot collapse")
    assert (phase(position), view(position)["plot"]["target"]) == ("raze", 2)
    assert view(position)["toll"] == 0  # a building falls, no card


def test_r8_10_summons_takes_two_actions() -> None:
    position = arrange(2, season="winter", plots={0: "summons"})
    play(position, "plot summons", "- deal wood-1", "- deal wood-2", "end")
    assert view(position)["actions"] == 1
    assert happenings(position, "hindered") == [
        {"event": "hindered", "seat": 1, "plot": "summons", "by": 0}
    ]
    end_turns(position)
    assert threats(position, 1) == []


def test_r8_11_closed_sites_forbid_building() -> None:
    position = arrange(2, season="winter", plots={0: "ban"}, hands={1: "stone-2"}, row=CHEAP)
    play(position, "plot ban", "- deal wood-1", "- deal wood-2", "end")
    assert refusal(position, 1, "build jinshui") == "sites-closed"
    assert "draw" in offers(position, 1)
    end_turns(position)
    play(position, "- event watch", "end")
    assert "build jinshui" in offers(position, 1)


def test_r8_12_a_blockade_forbids_every_card_of_the_pile() -> None:
    position = arrange(
        2, season="summer", event="tribute", hands={0: "stone-2"}, row=CHEAP,
        lasting={0: {"blockade": 1}}, cities={0: "langfang dengshi chaoqian"}, plots={0: "ban"}
    )  # fmt: skip
    assert (phase(position), hand(position, 0)) == ("turn", "stone-2")
    assert refusal(position, 0, "draw") == "blockaded"
    play(position, "build jinshui", "settle", "- show wumen")
    assert (phase(position), hand(position, 0)) == ("turn", "")
    play(position, "plot ban")
    assert hand(position, 0) == ""


def test_r8_12_zheng_hes_cards_are_not_in_the_pile() -> None:
    position = arrange(2, event=None, lasting={0: {"blockade": 1}})
    play(position, "- event zhenghe", *["- open wood-1"] * 3)
    assert phase(position) == "pick"


def test_r8_13_usurped_credit_takes_two_favour() -> None:
    cards, shown = "wood-2 stone-3*2 silk-2", "zhonglou gulou nanxin"
    position = arrange(2, season="winter", plots={0: "credit"}, hands={1: cards}, row=shown)
    play(position, "plot credit")
    assert phase(position) == "turn"
    play(position, "end", "build zhonglou", "settle")
    assert favour(position) == [2, 1]
    assert happenings(position, "skimmed") == [
        {"event": "skimmed", "seat": 0, "victim": 1, "points": 2}
    ]


def test_r8_13_usurped_credit_takes_bonus_favour_too() -> None:
    position = arrange(
        2, season="autumn", hands={0: "stone-2"}, row=CHEAP, lasting={0: {"credit": 1}}
    )
    play(position, "build jinshui", "settle")
    assert favour(position) == [0, 1 + 1]


def test_r8_14_sabotage_makes_the_next_construction_dearer() -> None:
    position = arrange(
        2, season="winter", plots={0: "sabotage"}, hands={1: "stone-2*2 silk-2"}, row=CHEAP
    )
    play(position, "plot sabotage", "name silk", "- deal wood-1", "- deal wood-1", "end")
    assert view(position, 1)["extra"] == {"silk": 3}
    assert view(position, 1)["sites"]["jinshui"]["lacks"] == {"silk": 1}
    assert refusal(position, 1, "build jinshui") == "too-dear"
    play(position, "draw", "- deal silk-1", "build jinshui", "settle", "- show wumen")
    assert hand(position, 1) == "stone-2"
    assert view(position, 1)["seats"][1]["lasting"] == []


def test_q23_in_spring_a_plot_takes_the_whole_turn() -> None:
    position = arrange(2, season="spring", plots={0: "ban*2"})
    play(position, "plot ban")
    assert view(position)["actions"] == 0
    position = arrange(2, season="spring", event="corvee", plots={0: "ban"})
    assert refusal(position, 0, "plot ban") == "too-few-actions"


def test_q23_a_plot_may_be_played_as_soon_as_it_is_drawn() -> None:
    position = arrange(2, season="winter", hands={0: "scheme-1 wood-1"})
    play(position, "scheme 1", "discard wood-1", "- learn ban")
    assert "plot ban" in offers(position, 0)


def test_q24_a_single_victim_is_aimed_at_by_itself() -> None:
    position = arrange(2, season="winter", plots={0: "ban"})
    play(position, "plot ban")
    assert happenings(position, "aimed") == [
        {"event": "aimed", "seat": 0, "victim": 1, "plot": "ban"}
    ]


def test_q24_a_plot_that_still_waits_at_the_end_is_nobodys() -> None:
    position = arrange(2, event="watch", events="watch", lasting={1: {"credit": 0}})
    end_turns(position, 2)
    assert phase(position) == "over"
    assert tally(position, "plots") == [0, 0]


def test_q25_the_plotter_draws_last() -> None:
    position = arrange(2, season="winter", plots={0: "levy"}, hands={1: "wood-1*2"})
    play(position, "plot levy")
    assert phase(position) == "levy"
    play(position, "discard wood-1")
    assert phase(position) == "deal"


def test_q25_under_a_blockade_the_plotter_draws_nothing() -> None:
    position = arrange(
        2, season="winter", plots={0: "summons"}, lasting={0: {"blockade": 1}}, hands={0: "silk-1"}
    )
    play(position, "plot summons")
    assert (phase(position), hand(position, 0)) == ("turn", "silk-1")


@pytest.mark.parametrize(
    ("cards", "taken"), [("wood-2", ""), ("silk-2", "silk-2"), ("silk-1 silk-2", "silk-1 silk-2")]
)
def test_q26_a_fire_takes_all_if_there_are_two_or_fewer(cards: str, taken: str) -> None:
    position = arrange(2, season="winter", plots={0: "fire"}, hands={1: cards, 0: "stone-1"})
    play(position, "plot fire", "name silk")
    assert phase(position) == "turn"
    assert hand(position, 0) == f"stone-1 {taken}".strip()


def test_q26_the_only_card_is_taken_and_none_discarded() -> None:
    position = arrange(2, season="winter", plots={0: "search"}, hands={1: "wood-1"})
    play(position, "plot search", "seize wood-1")
    assert phase(position) == "turn"
    position = arrange(2, season="winter", plots={0: "search"})
    play(position, "plot search")
    assert phase(position) == "turn"


def test_q26_only_the_two_of_them_see_the_card_that_is_taken() -> None:
    position = arrange(
        3, season="winter", plots={0: "search"}, hands={1: "wood-1 silk-3", 2: "wood-2"}
    )
    play(position, "plot search", "aim xie", "seize silk-3", "discard wood-1")
    assert known(position, 0, 1) == {"silk-3": 1}
    assert known(position, 0, 2) == {}


def test_q27_a_collapse_costs_printed_favour_only_and_never_more_than_there_is() -> None:
    position = arrange(
        2, season="winter", plots={0: "collapse"}, cities={1: "gulou"}, favour={1: 7}
    )
    play(position, "plot collapse", "raze gulou")
    assert favour(position) == [0, 4]
    position = arrange(
        2, season="winter", plots={0: "collapse"}, cities={1: "gulou"}, favour={1: 1}
    )
    play(position, "plot collapse", "raze gulou", "- deal wood-1")
    assert favour(position) == [0, 0]
    assert position.scores() == [0, 0]


def test_q27_the_end_stays_certain_after_a_collapse() -> None:
    position = arrange(
        2, season="winter", hands={0: "stone-2"}, row=CHEAP, favour={0: 24}, plots={1: "collapse"}
    )
    play(position, "build jinshui", "settle", "- show wumen", "end")
    assert view(position)["last"]
    play(position, "plot collapse", "raze jinshui", "- deal wood-1", "end")
    assert phase(position) == "over"
    assert happenings(position, "ended") == [{"event": "ended", "reason": "favour"}]
    assert favour(position)[0] == 24


def test_q28_a_small_construction_goes_over_whole() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, lasting={0: {"credit": 1}})
    play(position, "build jinshui", "settle")
    assert favour(position) == [0, 1]
    assert tally(position, "credit") == [-1, 1]


def test_q28_the_usurper_may_reach_25() -> None:
    position = arrange(
        2, hands={0: "wood-3 wood-1 stone-2"}, row=CHEAP, lasting={0: {"credit": 1}},
        favour={0: 23, 1: 23}
    )  # fmt: skip
    play(position, "build gulou", "settle")
    assert favour(position) == [24, 25]
    assert happenings(position, "triggered") == [
        {"event": "triggered", "seat": 1, "cause": "favour"}
    ]


def test_q29_the_carpenter_can_save_what_a_sabotage_adds() -> None:
    position = arrange(
        2, event="kuaixiang", hands={0: "stone-2 silk-2"}, row=CHEAP,
        lasting={0: {"sabotage": 1}}, sabotaged={0: "silk"}
    )  # fmt: skip
    play(position, "build jinshui", "spare silk")
    assert happenings(position, "spared") == [{"event": "spared", "seat": 0, "material": "silk"}]
    play(position, "settle")
    assert hand(position, 0) == ""


def test_q29_the_question_does_not_tell_what_a_hand_lacks() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "wood-3 stone-1"}, row=CHEAP)
    play(position, "build nanxin")
    assert offers(position, 0) == ["spare wood", "spare stone"]
    assert refusal(position, 0, "spare silk") == "not-needed"
    position = arrange(2, event="kuaixiang", hands={0: "wood-2 stone-1"}, row=CHEAP)
    play(position, "build nanxin")
    assert (phase(position), offers(position, 0)) == ("spare", ["spare wood"])
    assert refusal(position, 0, "spare stone") == "spare-short"


def test_q29_rules_1_answered_where_there_was_no_choice() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "wood-2 stone-1"}, row=CHEAP)
    position.asking = GAME.start(2, components=GAME.components(rules=1)).asking
    play(position, "build nanxin")
    assert phase(position) == "pay"


def test_q31_what_goes_under_the_pile_together_is_shuffled() -> None:
    position = arrange(
        2, event="watch", cities={1: "gulou"}, row="jinshui nanxin tiandi", buildings="sheji"
    )
    assert row(position) == ["jinshui", "nanxin", "tiandi"]
    end_turns(position, 2)
    play(position, "- event plans")
    assert weights(position) == {"show sheji": 1}
    play(position, "- show sheji")
    assert weights(position) == {"show jinshui": 1, "show nanxin": 1, "show tiandi": 1}


def test_q31_what_fell_first_comes_back_first() -> None:
    position = arrange(
        2, season="winter", event="intrigue", plots={0: "collapse*2"}, hands={0: "stone-2*3"},
        row="jinshui wumen zhonglou", buildings=""
    )  # fmt: skip
    play(position, "plot collapse", "raze gulou", "- deal wood-1")
    play(position, "plot collapse", "raze nanxin", "- deal stone-1", "build jinshui", "settle")
    assert weights(position) == {"show gulou": 1}
    play(position, "- show gulou", "end", "end", "- event plans")
    assert weights(position) == {"show nanxin": 1}


def test_q15_a_building_that_collapses_fills_an_empty_place() -> None:
    position = arrange(
        2, season="winter", plots={0: "collapse"}, cities={1: "gulou"}, row="jinshui nanxin",
        buildings=""
    )  # fmt: skip
    play(position, "plot collapse", "raze gulou")
    assert weights(position) == {"show gulou": 1}
    play(position, "- show gulou", "- deal wood-1")
    assert row(position) == ["jinshui", "nanxin", "gulou"]
