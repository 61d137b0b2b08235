"""The rulings Q1 to Q26, each with what it decides."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from tests.games.middle_ages.scene import (
    GAME,
    TYPES,
    arrange,
    at,
    begin,
    board,
    column,
    deal,
    fief,
    graveyard,
    happenings,
    money,
    offers,
    phase,
    play,
    refusal,
    row,
    view,
)


def test_q1_symbols_by_number() -> None:
    """None, a Peasant, a Chest in turn; no Palace has a Peasant."""
    faces = list(board(begin(4))["tiles"].values())
    symbols = [(face["peasants"], face["chests"]) for face in faces]
    assert symbols == [(0, 0), (1, 0), (0, 1)] * 7 + [(0, 0), (0, 1)]


def test_q2_four_orange_tiles_of_every_type() -> None:
    position = begin(4)
    orange: Counter[str] = Counter()
    blue: Counter[str] = Counter()
    for face, kind in enumerate(position.face_type):
        orange[TYPES[kind]] += position.reserve[face]
        blue[TYPES[kind]] += position.pile[face]
    assert orange == dict.fromkeys(TYPES, 4)
    assert [blue[kind] for kind in TYPES] == [10, 9, 8, 7, 6, 5, 4, 3]


def test_q3_eight_churches_and_seven_palaces() -> None:
    position = begin(5)
    copies = [
        sum(
            position.pile[face] + position.reserve[face]
            for face in range(23)
            if TYPES[position.face_type[face]] == kind
        )
        for kind in ("church", "palace")
    ]
    assert copies == [8, 7]


def test_q4_a_plot_token_that_is_placed_is_gone_for_all() -> None:
    position = arrange(2, row="22 23", plots={1: "mill:palace"})
    play(position, "0 lord 1")
    assert "plot mill" not in offers(position, 0)
    play(position, "0 plot church", "0 under field", "1 lord 2")
    assert refusal(position, 1, "plot church") == "plot-gone"
    assert refusal(position, 1, "plot mill") == "plot-gone"


def test_q5_a_domain_has_room_for_both_tokens() -> None:
    position = arrange(2, row="19 22", coins={1: "mill"}, plots={0: "field:mill"})
    play(position, "0 lord 1", "0 coin mill", "1 lord 2", "1 plot village", "1 under mill")
    for seat in range(2):
        place = view(position)["seats"][seat]
        assert "mill" in place["coins"] and "mill" in place["plots"]


@pytest.mark.parametrize(("owns", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_q6_who_cannot_pay_gives_what_there_is(owns: int, paid: int) -> None:
    mill = arrange(2, row="4 1", money={1: owns})
    play(mill, "0 lord 1")
    assert money(mill) == [paid + 2, owns - paid]
    assert happenings(mill, "milled")[0]["coins"] == paid
    attack = arrange(2, row="16 1", money={1: owns}, fiefs={1: "4"})
    play(attack, "0 lord 1")
    assert money(attack) == [paid + 2, owns - paid]
    assert graveyard(attack, 1) == [4]


def test_q6_a_fine_takes_no_more_than_there_is() -> None:
    cards = ("alliance", "new-defences", "many-births", "lavish-ceremonies")
    position = arrange(
        2,
        round=15,
        row="1 1",
        rows={16: "1 1 3"},
        fiefs={0: "19 21 22 23 4 7 10 13 16"},
        cards=cards,
    )
    play(position, "0 lord 1", "1 lord 2")
    assert [(event["seat"], event["coins"]) for event in happenings(position, "fined")] == [(0, 6)]
    assert money(position)[0] == 0


def test_q7_the_scout_comes_back_from_another_tile_of_its_row() -> None:
    position = arrange(2, round=3, scouts={0: "4 1"})
    play(position, "0 lord 3")
    assert view(position)["seats"][0]["scout"] is None
    assert "lord 1" in offers(position, 1)


def test_q8_a_scout_that_is_out_moves_or_stays() -> None:
    position = arrange(2, round=1, row="10 1", scouts={0: "4 2", 1: "4 3"})
    play(position, "0 lord 1")
    assert "scout 4 2" in offers(position, 0)
    assert refusal(position, 0, "scout 4 3") == "reserved"
    stays, moves = position.clone(), position.clone()
    play(stays, "0 scout 4 2")
    assert view(stays)["seats"][0]["scout"] == "4 2"
    play(moves, "0 scout 3 1")
    assert view(moves)["seats"][0]["scout"] == "3 1"


def test_q8_no_scout_goes_to_the_row_of_this_round() -> None:
    position = arrange(3, round=2, row="10 1 1")
    play(position, "0 lord 1")
    assert refusal(position, 0, "scout 2 2") == "row-taken"


def through_round(position: Any) -> Any:
    """All players have had their turns; the row is about to be filled."""
    begun = position.round
    while position.actors() != (CHANCE,) and position.round == begun:
        seat = position.actors()[0]
        play(position, f"{seat} {offers(position, seat)[0]}")
    return position


def test_q9_a_pile_is_renewed_only_when_a_tile_is_needed() -> None:
    """Round 9 of three players takes the last tile; round 10 shuffles the discards."""
    position = through_round(arrange(3, round=9, pile=4))
    deal(position)
    assert view(position)["pile"] == {"kind": "blue", "tiles": 0, "top": None, "unseen": {}}
    waiting = len(view(position)["discards"])
    through_round(position)
    assert view(position)["pile"]["kind"] == "discards"
    assert view(position)["pile"]["tiles"] == waiting
    assert view(position)["discards"] == []


def test_q9_every_tile_of_a_new_pile_is_equally_likely() -> None:
    position = through_round(arrange(3, round=10, pile=0))
    weights = [position.weight(action) for action in position.legal(CHANCE)]
    assert weights == [copies for copies in position.pile if copies]


def test_q10_an_event_destroys_the_top_of_the_column() -> None:
    cards = ("earthquake", "new-defences", "many-births", "good-harvests")
    position = arrange(2, round=4, row="1 1", fiefs={0: "11 12 10"}, cards=cards)
    deal(through_round(position))
    assert (graveyard(position, 0), column(position, 0, "rampart")) == ([10], [11, 12])


def test_q11_graves_do_not_break_a_tie() -> None:
    cards = ("alliance", "new-defences", "many-births", "good-harvests")
    position = arrange(2, round=15, row="1 1", rows={16: "1 1 3"}, graves={0: "22 19"}, cards=cards)
    play(position, "0 lord 1", "1 lord 2")
    assert position.scores()[0] == position.scores()[1]
    assert position.places() == [1, 1]


def test_q12_the_penalty_may_lead_below_zero() -> None:
    position = arrange(2, round=15, row="1 1", rows={16: "1 1 3"})
    play(position, "0 lord 1", "1 lord 2")
    coins = 2 + 4 + 2 * 2  # two incomes, and Good Harvests
    assert position.scores() == [coins - 70, coins - 70]


def test_q13_an_added_type_pays_at_the_rate_of_its_domain() -> None:
    position = arrange(
        2, row="19 1", fiefs={0: "4 5"}, plots={0: "mill:church"}, coins={0: "church"}
    )
    play(position, "0 lord 1", "0 coin field")
    assert money(position)[0] == (3 + 1) * 3  # the Church and two Mills


@pytest.mark.parametrize("tile", ["10", "19", "22"])
def test_q14_an_effect_cannot_be_refused(tile: str) -> None:
    """Every choice carries the effect out; a lord does not move before it is made."""
    position = arrange(2, row=f"{tile} 1")
    play(position, "0 lord 1")
    verbs = {act.split()[0] for act in offers(position, 0)}
    assert verbs == {{"10": "scout", "19": "coin", "22": "plot"}[tile]}
    assert refusal(position, 0, "lord 2") == "wrong-phase"


def test_q15_without_a_token_that_fits_there_is_only_income() -> None:
    """Seven plot tokens lie out; the last, Field, meets the only free domains that count it."""
    plots = (
        "mill:field village:mill rampart:church market:palace barracks:market "
        "church:barracks palace:village"
    )
    position = arrange(4, row="22 1 1 1", plots={0: plots})
    play(position, "0 lord 1")
    assert phase(position) == "lord"
    assert money(position)[0] == 3 * 1 + 3 * 0  # no Market in the fief
    fitting = arrange(4, row="22 1 1 1", plots={0: plots.replace("mill:field ", "")})
    play(fitting, "0 lord 1")
    assert offers(fitting, 0) == ["plot mill"]
    assert refusal(fitting, 0, "plot field") == "plot-fits-nowhere"


def test_q16_the_new_tile_counts_for_its_own_effect() -> None:
    field = arrange(2, row="2 1")
    play(field, "0 lord 1")
    assert money(field)[0] == 1 + 2  # its own Peasant
    mill = arrange(2, row="4 1", money={1: 2})
    play(mill, "0 lord 1")
    assert money(mill) == [4, 0]
    barracks = arrange(2, row="16 1", money={1: 2})
    play(barracks, "0 lord 1")
    assert money(barracks) == [4, 0]


def test_q17_tiles_of_one_number_are_not_asked_for() -> None:
    position = arrange(2, row="7 1", graves={0: "5 5"})
    play(position, "0 lord 1")
    assert phase(position) == "lord"
    assert (graveyard(position, 0), fief(position, 0)) == ([5], [5, 7])


def test_q17_restoration_follows_the_order_of_the_round() -> None:
    cards = ("restoration", "new-defences", "many-births", "good-harvests")
    graves = {0: "4 5", 1: "6 6", 2: "5 6"}
    position = arrange(3, round=4, row="1 1 1", graves=graves, cards=cards)
    position.queue = [2, 0, 1, 0, 0]
    position.waiting = 1 << 2
    play(position, "2 lord 1", "0 lord 2", "1 lord 3")
    deal(position)
    assert position.actors() == (2,)
    play(position, "2 restore 6")
    assert position.actors() == (0,)
    play(position, "0 restore 4")
    assert position.round == 5  # seat 1 had no choice
    assert [event["seat"] for event in happenings(position, "restored")] == [2, 0, 1]


def test_q18_money_has_no_end() -> None:
    position = arrange(2, row="1 1", money={0: 2000})
    play(position, "0 lord 1")
    assert money(position)[0] == 2002


def test_q19_everybody_sees_the_same() -> None:
    position = arrange(3, scouts={1: "4 2"}, money={0: 4, 2: 7}, discards="4 22")
    views = [dict(GAME.view(position, seat)) for seat in (-1, 0, 1, 2)]
    assert [seen.pop("me") for seen in views] == [None, 0, 1, 2]
    assert all(seen == views[0] for seen in views)
    assert views[0]["pile"]["tiles"] == sum(views[0]["pile"]["unseen"].values())


@pytest.mark.parametrize(
    ("events", "code"),
    [
        ("alliance", "wrong-pick"),
        ("alliance+alliance+earthquake+restoration", "wrong-pick"),
        ("alliance+earthquake+restoration+feast", "unknown-value"),
    ],
)
def test_q20_four_different_cards_or_chance(events: str, code: str) -> None:
    with pytest.raises(Mistake) as refused:
        begin(3, events)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "named",
    [
        "alliance+earthquake+restoration+vast-estate",
        "vast-estate+restoration+earthquake+alliance",
    ],
)
def test_q20_named_cards_lie_in_their_order(named: str) -> None:
    assert [card["card"] for card in view(begin(2, named))["cards"]] == named.split("+")


def test_q21_who_has_no_tile_only_pays() -> None:
    position = arrange(2, row="16 1", money={1: 5})
    play(position, "0 lord 1")
    assert money(position) == [4, 3]
    assert graveyard(position, 1) == []
    assert happenings(position, "destroyed") == []


def test_q22_equal_numbers_lie_side_by_side() -> None:
    position = at(3, "- draw 8", "- draw 2", "- draw 8", "- draw 2", "- draw 8")
    assert row(position, 1) == [2, 2, 8, 8]
    assert row(position, 2) == [8, None, None, None]


def test_q23_a_vast_estate_pays_sixteen_at_most() -> None:
    cards = ("vast-estate", "new-defences", "many-births", "good-harvests")
    position = arrange(2, round=4, row="1 1", fiefs={0: "4 5 6 7 10 13 16 19 22 23"}, cards=cards)
    assert view(position)["cards"][0]["coins"] == [14, 0]
    deal(through_round(position))
    assert [event["coins"] for event in happenings(position, "rewarded")] == [16, 2]


def test_q24_a_lord_can_neither_stay_nor_skip() -> None:
    """The row is never named: there is only the next one."""
    position = arrange(2, round=2)
    play(position, "0 lord 2")
    assert view(position)["seats"][0]["lord"] == "3 2"
    assert {act.split()[0] for act in offers(position, 1)} == {"lord"}


def test_q25_new_tiles_come_before_the_event() -> None:
    position = arrange(2, round=8, row="1 1")
    deal(through_round(position))
    kinds = [GAME.events.kind(raw).name for raw in position.events]
    assert kinds.index("filled") < kinds.index("happened") < kinds.index("began")


@pytest.mark.parametrize(("number", "coins"), [(10, 4), (8, 4), (4, 2)])
def test_q26_what_comes_back_counts_for_the_village(number: int, coins: int) -> None:
    position = arrange(2, row="7 1", graves={0: "4 8 10"})
    play(position, "0 lord 1", f"0 restore {number}")
    assert money(position)[0] == coins
