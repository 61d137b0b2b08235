"""One test or more for each ruling."""

from __future__ import annotations

from typing import Any

from paravent.core.components import Components
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.rng import Rng
from paravent.games.china.vocabulary import COLOURS
from tests.games.china.scene import (
    EMPEROR,
    GAME,
    all_offers,
    arrange,
    begin,
    deal_on,
    finish_turn,
    forecast,
    hand,
    happenings,
    offers,
    phase,
    play,
    printed,
    refusal,
    tally,
    view,
)


def own_tables(text: str) -> Components:
    return GAME.components(Components.parse(text, "mine.toml"))


def test_q1_the_split_of_the_cards_can_be_corrected() -> None:
    rows = [
        f'{{ colour = "{colour}", copies = {copies}, origin = "owner" }}'
        for colour, copies in zip(COLOURS, (9, 12, 12, 12, 12), strict=True)
    ]
    position = GAME.start(5, components=own_tables(f"cards = [{', '.join(rows)}]"))
    assert list(position.deck) == [9, 12, 12, 12, 12]


def test_q2_the_board_fits_what_the_examples_tell() -> None:
    """Wei holds 4 + 2 + 1 palaces, Qi 2 + 2 + 1, Chu 5 + 1 + 2, Zhao 3 + 2."""
    sizes = {name: len(place["towns"]) for name, place in printed(3)["provinces"].items()}
    assert (sizes["wei"], sizes["qi"], sizes["chu"]) == (7, 5, 8)
    assert sizes["zhao"] >= 5 and sizes["chin"] >= 4
    assert {4, 8} == {min(sizes.values()), max(sizes.values())}


def test_q3_the_known_alliances_have_their_numbers() -> None:
    seals = {seal["number"]: seal["provinces"] for seal in printed(3)["alliances"]}
    assert set(seals[3]) == {"wei", "chin"}
    assert set(seals[4]) == {"chin", "shu"}


def test_q4_border_disputes_has_as_many_spaces_in_every_province() -> None:
    plain, border = (printed(4, f"board={board}")["provinces"] for board in ("3-4", "border"))
    assert {name: len(place["towns"]) for name, place in plain.items()} == {
        name: len(place["towns"]) for name, place in border.items()
    }


def test_q5_no_card_more_than_the_price() -> None:
    position = arrange(3, palaces={1: "linzi ye"}, hand={0: "yellow*3"})
    play(position, "palace jimo")
    assert offers(position, "pay") == ["yellow"]
    assert refusal(position, "pay yellow yellow") == "wrong-payment"
    position = arrange(3, palaces={1: "linzi ye"}, hand={0: "yellow*3"})
    play(position, "palace anyi")
    assert offers(position, "pay") == ["yellow yellow"]
    assert refusal(position, "pay yellow") == "wrong-payment"


def test_q6_a_province_stays_empty_for_the_whole_turn() -> None:
    position = arrange(3, hand={0: "red*3"})
    play(position, "palace ye")
    assert all_offers(position) == ["pay red"]


def test_q6_a_fortification_occupies_a_province() -> None:
    position = arrange(3, "fortifications=yes", forts="ye", hand={0: "red*3"})
    play(position, "palace ye", "palace anyi", "pay red red")
    assert phase(position) == "draw"


def test_q6_a_piece_of_the_emperor_occupies_a_province() -> None:
    position = arrange(2, palaces={EMPEROR: "ye"}, hand={0: "red*3"})
    play(position, "palace lishi", "palace anyi", "pay red red")


def test_q7_the_last_card_exhausts_the_deck_also_when_it_fills_the_row() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red*3"}, deck="purple", row="orange*4")
    play(position, "exchange red", "take orange")
    assert phase(position) == "open"
    play(position, "- open purple")
    assert view(position)["shuffles"] == 1
    assert view(position)["deck"] > 0


def test_q7_with_nothing_to_shuffle_the_second_time_comes_at_once() -> None:
    position = arrange(
        2,
        palaces={1: "ye"},
        hand={0: "red green yellow"},
        kept={
            0: "purple*8 yellow*8 orange*5",
            1: "red*8 green*5",
        },
        row="orange*4",
        deck="purple*0 green",
    )
    position.discard = [0] * 5
    play(position, "palace anyi", "pay red", "draw", "- deal green")
    assert view(position)["shuffles"] == 2
    assert view(position)["last_round"]


def test_q8_with_nothing_to_draw_one_plays_on_or_passes() -> None:
    position = arrange(
        3, palaces={1: "ye"}, hand={0: "red green yellow"}, deck="", row="", shuffles=2
    )
    assert "pass" in all_offers(position)
    play(position, "palace anyi", "pay red")
    assert position.actors() == (1,)
    assert hand(position, 0) == "yellow green"


def test_q9_if_the_last_player_exhausts_the_deck_the_game_ends_with_this_turn() -> None:
    position = arrange(3, hand={2: "red*3"}, deck="purple", shuffles=1, mover=2)
    play(position, "2 exchange red", "draw", "- deal purple")
    assert position.actors() == ()


def test_q9_nothing_can_be_placed_is_checked_before_drawing() -> None:
    position = arrange(
        3,
        palaces={0: "ye"},
        hand={0: "red*3"},
        supply={
            "palaces": {0: 1, 1: 0, 2: 0},
            "emissaries": {0: 0, 1: 0, 2: 0},
        },
    )
    play(position, "palace anyi", "pay red")
    assert position.actors() == ()
    assert hand(position, 0) == "red red"
    assert [event["reason"] for event in happenings(position, "ended")] == ["full"]


def test_q10_without_emissaries_nobody_leads() -> None:
    position = arrange(3, palaces={0: "ye handan"}, emissaries={0: "wei"})
    assert view(position)["provinces"]["zhao"]["envoys"] == []
    assert view(position)["alliances"] == {}


def test_q11_the_best_split_counts_and_a_ring_is_a_chain() -> None:
    chu = "danyang ying changsha chen shouchun pengli nanjing wu"
    shu = "nanzheng jiameng chengdu jiangzhou langzhong"
    position = arrange(3, palaces={0: chu, 1: shu})
    assert forecast(position, "roads") == [8, 5, 0]


def test_q12_the_score_marker_is_no_piece_left() -> None:
    """Equal points: eight emissaries and twenty palaces are left, the marker is not."""
    position = begin(2)
    census = GAME.census(position)
    assert [census[f"emissary {house}"] for house in range(3)] == [8, 8, 8]
    assert view(position)["emperor"]["emissaries"] == 8


def test_q13_bonus_tiles_never_cover_a_border_post() -> None:
    for seed in range(20):
        position = begin(3, "bonus=yes board=border")
        rng = Rng(seed)
        while phase(position) == "hide":
            position.apply(CHANCE, position.draw_lot(rng))
        towns = printed(3, "board=border")["towns"]
        for town in view(position)["tiles"]:
            assert len(towns[town]["provinces"]) == 1 and not towns[town]["junction"]


def test_q14_the_emperors_tiles_count_but_bring_nothing() -> None:
    position = arrange(
        2,
        "bonus=yes",
        won={0: "green*2 yellow", 1: "yellow", EMPEROR: "green*3"},
        hand={1: "red*3", EMPEROR: "red*3"},
        deck="purple",
        shuffles=1,
        mover=1,
    )
    play(position, "1 exchange red", "draw", "- deal purple", "stay")
    assert tally(position, "bonus") == [6, 6]


def test_q14_the_emperor_takes_the_tile_he_builds_on() -> None:
    position = arrange(
        2,
        "bonus=yes",
        tiles={"lishi": "orange", "anyi": "green"},
        palaces={0: "ye"},
        hand={EMPEROR: "red*3"},
        phase="emperor",
    )
    position.house = EMPEROR
    position.moved = position.reigned = 1
    play(position, "palace lishi")
    assert view(position)["emperor"]["tiles"] == {"orange": 1}


def test_q15_a_pair_of_a_third_colour_stands_for_one_card_of_a_post() -> None:
    position = arrange(3, "board=border", hand={0: "orange green*2"})
    play(position, "palace shangdang", "pay orange green green")
    assert phase(position) == "draw"


def test_q15_a_pair_of_the_posts_own_colours_is_no_joker() -> None:
    position = arrange(3, "board=border", hand={0: "orange red*2"})
    play(position, "palace shangdang")
    assert offers(position, "pay") == ["orange red", "red red"]
    assert refusal(position, "pay orange red red") == "wrong-payment"


def test_q16_two_provinces_at_once_are_scored_in_order() -> None:
    position = arrange(
        3,
        "board=border",
        palaces={
            0: "xianyang yong wuguan linjin",
            1: "jiameng chengdu jiangzhou langzhong",
        },
        hand={2: "yellow red green"},
        mover=2,
    )
    play(position, "palace nanzheng")
    assert [event["place"] for event in happenings(position, "counted")] == ["chin", "shu"]


def test_q17_a_post_may_turn_tiles_up_afterwards() -> None:
    tiles = {"lishi": "hidden", "gaonu": "hidden", "dingxiang": "hidden", "handan": "hidden"}
    position = arrange(3, "board=border bonus=yes", tiles=tiles, hand={0: "orange red green"})
    assert "shangdang" not in offers(position, "palace")
    play(position, "found zhao", "- turn green", "- turn green", "palace shangdang")
    assert phase(position) == "reveal"
    play(position, "- turn orange", "- turn orange")
    assert phase(position) == "pay"
    assert view(position)["tiles"]["lishi"] == "orange"
    assert offers(position, "pay") == ["orange red"]


def test_q17_beside_palaces_a_post_is_built_at_once() -> None:
    tiles = {"lishi": "green", "gaonu": "green", "dingxiang": "hidden", "handan": "hidden"}
    position = arrange(
        3,
        "board=border bonus=yes",
        palaces={1: "anyi"},
        tiles=tiles,
        hand={0: "orange red green"},
    )
    assert "shangdang" in offers(position, "palace")
    play(position, "palace shangdang", "- turn orange", "- turn yellow")
    assert phase(position) == "pay"


def test_q18_one_card_is_kept_whichever_the_player_likes() -> None:
    position = arrange(2, palaces={1: "ye"}, hand={0: "red green*2"})
    play(position, "palace anyi", "palace lishi", "pay green green red", "keep red")
    assert view(position)["kept"][0] == {"red": 1}
    assert sum(view(position)["discards"].values()) == 2


def emperor_to_move(**pieces: Any) -> Any:
    position = arrange(2, phase="emperor", **pieces)
    position.house = EMPEROR
    position.moved = position.reigned = 1
    return position


def test_q19_the_emperor_may_stay_and_enters_empty_provinces_last() -> None:
    position = emperor_to_move(palaces={0: "ye"}, hand={EMPEROR: "red green yellow"})
    assert "stay" in all_offers(position)
    assert refusal(position, "palace ji") == "emperor-occupied"
    position = emperor_to_move(palaces={0: "ye"}, hand={EMPEROR: "purple green yellow"})
    assert "ji" in offers(position, "palace")
    assert "stay" in all_offers(position)


def test_q20_special_cards_before_the_first_piece() -> None:
    position = arrange(2, palaces={1: "ye"}, hand={0: "red green yellow", EMPEROR: "red*3"})
    assert offers(position, "use") == ["emperor", "provinces", "card"]
    play(position, "palace anyi")
    assert offers(position, "use") == ["provinces"]
    for special in ("emperor", "card"):
        assert refusal(position, f"use {special}") == "special-too-late"
    play(position, "use provinces", "palace ji")
    assert offers(position, "use") == []


def test_q20_several_in_one_turn_and_two_empty_provinces() -> None:
    position = arrange(2, hand={0: "red green yellow", EMPEROR: "red*3"}, row="purple*4")
    play(position, "use card", "give yellow", "take purple", "use provinces")
    play(position, "palace ye", "palace ying", "pay purple red")
    assert view(position)["row"] == ["purple"] * 3 + ["yellow"]
    assert view(position)["palaces"] == {"ye": 0, "ying": 0}


def test_q20_two_provinces_outlast_the_emperor_who_moves_first() -> None:
    position = arrange(2, palaces={1: "ye"}, hand={0: "purple*2 green", EMPEROR: "red*3"})
    play(position, "use provinces", "use emperor", "palace anyi", "pay red")
    deal_on(position)
    play(position, "palace ying", "palace ji", "pay purple green")


def test_q20_two_provinces_needs_two_cards_and_the_emperor_a_piece() -> None:
    position = arrange(
        2,
        palaces={1: "ye"},
        hand={0: "red", EMPEROR: ""},
        row="",
        deck="",
        shuffles=2,
    )
    assert offers(position, "use") == []
    assert refusal(position, "use provinces") == "too-few-cards"
    assert refusal(position, "use emperor") == "emperor-idle"
    assert refusal(position, "use card") == "nothing-to-swap"


def test_q20_no_special_cards_in_the_emperors_part() -> None:
    position = emperor_to_move(palaces={0: "ye"}, hand={EMPEROR: "red green yellow"})
    play(position, "palace anyi")
    assert offers(position, "use") == []
    assert refusal(position, "use provinces") == "emperor-part"


def test_q21_what_was_taken_openly_is_known_until_it_may_have_been_played() -> None:
    position = arrange(
        3, palaces={1: "ye"}, hand={0: "red*2 green"}, known={0: "red green"}, row="purple*4"
    )
    play(position, "palace anyi", "pay red", "take purple")
    deal_on(position)
    for onlooker in (1, 2, NOBODY):
        assert view(position, onlooker)["seats"][0]["known"] == ["purple", "green"]
        assert view(position, onlooker)["seats"][0]["hand"] is None


def test_q21_a_guess_keeps_the_known_cards_and_can_pay() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red*2 green"}, known={0: "green"})
    play(position, "palace anyi", "palace lishi")
    hands = set()
    for seed in range(60):
        guess = position.clone()
        guess.redeal(1, Rng(seed))
        hands.add(hand(guess, 0))
    assert hands == {"green red red", "green green red"}


def test_q21_discards_deck_and_unseen_cards_can_be_counted() -> None:
    position = arrange(3, hand={0: "red*3", 1: "green*3", 2: "yellow*3"}, row="purple*4")
    unseen = view(position, 0)["unseen"]
    assert sum(unseen.values()) == view(position)["deck"] + 6
    assert unseen["red"] == position.deck[4]
    assert unseen["green"] == position.deck[3] + 3


def test_q22_one_fortification_on_a_space_and_points_doubled_once() -> None:
    position = arrange(3, "fortifications=yes", forts="ye", hand={0: "red*3"})
    assert refusal(position, "fortify ye") == "fortified"
    position = arrange(
        3,
        "fortifications=yes",
        palaces={0: "gaonu dingyang lishi jinyang"},
        forts="gaonu lishi",
    )
    assert view(position)["provinces"]["wei"]["now"] == [6, 0, 0]
    assert forecast(position, "roads")[0] == 8


def test_q23_a_piece_can_only_be_placed_if_all_can_be_paid_for() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red green yellow"})
    play(position, "palace anyi")
    assert offers(position, "palace") == []
    assert refusal(position, "palace lishi") == "cannot-pay"


def test_q23_a_full_province_is_scored_before_the_cards_are_shown() -> None:
    position = arrange(3, palaces={1: "qufu xue tan"}, hand={0: "orange red green"})
    play(position, "palace langya")
    assert position.scores() == [3, 4, 0]
    assert phase(position) == "pay"


def test_q24_the_rule_decides_the_example_of_the_bonus_tiles() -> None:
    """Archibald 12, Barnabé 18, Claire 6."""
    won = {0: "orange*3 green*2 yellow", 1: "orange*3 green*2 yellow*4", 2: "green*2 yellow"}
    position = arrange(
        3, "bonus=yes", won=won, hand={2: "red*3"}, deck="purple", shuffles=1, mover=2
    )
    play(position, "2 exchange red", "draw", "- deal purple")
    assert tally(position, "bonus") == [12, 18, 6]


def test_q25_no_second_piece_beside_a_post_with_an_empty_province() -> None:
    position = arrange(3, "board=border", palaces={1: "gaonu"}, hand={0: "red*2 orange"})
    play(position, "palace anyi")
    assert "lishi" in offers(position, "palace")
    assert "shangdang" not in offers(position, "palace")
    assert refusal(position, "palace shangdang") == "was-empty"


def test_q26_everything_goes_together_but_what_is_excluded() -> None:
    setups = list(GAME.setups())
    assert len(setups) == 30
    assert {
        (setup.options["fortifications"], setup.options["bonus"])
        for setup in setups
        if setup.options["board"] == "border"
    } == {("no", "no"), ("no", "yes")}
    duel = begin(2, "fortifications=yes bonus=yes")
    assert list(duel.forts_left) == [1, 1, 0, 0, 0]


def test_q27_without_influence_cards_all_are_discarded_and_special_cards_stay() -> None:
    position = arrange(2, "influence=no", palaces={1: "ye"}, hand={0: "red green yellow"})
    assert offers(position, "use")
    play(position, "palace anyi", "pay red")
    assert view(position)["discards"] == {"red": 1}
    assert view(position)["kept"][0] == {}


def test_q28_a_province_is_scored_before_influence_moves() -> None:
    position = arrange(
        2,
        palaces={0: "qufu xue", EMPEROR: "tan"},
        hand={0: "orange red green"},
        kept={0: "orange", 1: "orange*2"},
        influence={"orange": 1},
    )
    play(position, "palace langya")
    assert tally(position, "emperor") == [0, 3]
    play(position, "pay orange")
    assert view(position)["influence"]["orange"] == 0
    finish_turn(position)
    assert tally(position, "emperor") == [0, 3]
