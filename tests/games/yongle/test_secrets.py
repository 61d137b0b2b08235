"""What must not leak in Yongle: hands, plots, sealed choices, looked-at cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.core.rng import Rng
from tests.games.yongle.scene import (
    GAME,
    JINSHEN,
    arrange,
    end_turns,
    hand,
    happenings,
    known,
    offers,
    phase,
    play,
    plots,
    view,
)

CHEAP = "jinshui nanxin gulou"
MERCHANT = "langfang dengshi chaoqian"


def redealt(position: Any, seat: int, seed: int = 1) -> Any:
    guess = position.clone()
    guess.events = []
    guess.redeal(seat, Rng(seed))
    return guess


def all_redeals(position: Any, seat: int, tries: int = 30) -> list[Any]:
    """Guesses, each checked: the seat cannot tell it from the position, nothing is lost."""
    guesses = [redealt(position, seat, seed) for seed in range(tries)]
    for guess in guesses:
        assert view(guess, seat) == view(position, seat)
        assert guess.legal(seat) == position.legal(seat)
        assert GAME.census(guess) == GAME.census(position)
    return guesses


def test_other_hands_are_redealt_and_the_own_one_is_not() -> None:
    position = arrange(3, hands={0: "wood-1*3", 1: "silk-3*3", 2: "stone-2"})
    guesses = all_redeals(position, 0)
    assert {hand(guess, 0) for guess in guesses} == {"wood-1 wood-1 wood-1"}
    assert len({hand(guess, 1) for guess in guesses}) > 10
    assert {len(hand(guess, 2).split()) for guess in guesses} == {1}


def test_the_audience_sees_no_hand() -> None:
    position = arrange(2, hands={0: "silk-3 scheme-2", 1: "wood-3"}, plots={0: "sabotage"})
    told = json.dumps([view(position)["seats"]])
    assert not any(secret in told for secret in ("silk-3", "scheme-2", "wood-3", "sabotage"))
    assert len({hand(guess, 0) for guess in all_redeals(position, NOBODY)}) > 10


def test_other_plots_are_redealt() -> None:
    position = arrange(3, plots={0: "theft", 1: "ban*2", 2: "fire"})
    guesses = all_redeals(position, 0)
    assert {tuple(plots(guess, 0)) for guess in guesses} == {("theft",)}
    assert len({tuple(plots(guess, 1)) for guess in guesses}) > 5
    assert not any(plots(guess, 1).count("theft") == 3 for guess in guesses)


def test_cards_that_a_seat_knows_stay_where_they_are() -> None:
    position = arrange(3, event=None, hands={1: "wood-1*2", 2: "stone-1"})
    play(position, "- event zhenghe", *["- open silk-3"] * 4, "pick silk-3", "end", "pick silk-3")
    for seat in (0, 2, NOBODY):
        for guess in all_redeals(position, seat):
            assert "silk-3" in hand(guess, 1)


def test_looked_at_cards_stay_known_to_whoever_looked_only() -> None:
    position = arrange(3, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen")
    play(
        position,
        *(f"- look {card}" for card in ("silk-3", "wood-3", "stone-3", "silk-2", "scheme-1")),
    )
    assert [event.get("seen") for event in happenings(position, "looked", seat=1)] == [None] * 5
    play(position, "choose wood-3", "leave")
    assert view(position, 0)["top"] == ["silk-3", "stone-3", "silk-2", "scheme-1"]
    assert view(position, 1)["top"] == view(position)["top"] == [None] * 4
    for guess in all_redeals(position, 0):
        assert view(guess, 0)["top"] == ["silk-3", "stone-3", "silk-2", "scheme-1"]
    others = {tuple(guess.top) for guess in all_redeals(position, 1)}
    assert len(others) > 20
    assert "wood-3" in hand(position, 0)
    assert known(position, 0, 1) == {}


def test_while_looking_the_others_are_told_nothing() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen", *["- look silk-3"] * 5)
    assert "silk-3" not in json.dumps(view(position, 1))
    assert len({tuple(guess.top) for guess in all_redeals(position, 1)}) > 20


def test_a_known_card_on_top_is_known_in_the_hand_that_draws_it() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, cities={0: MERCHANT})
    play(position, "build jinshui", "settle", "- show wumen", *["- look silk-3"] * 5)
    play(position, "leave", "end", "draw", "- deal silk-3")
    assert known(position, 1, 0) == {"silk-3": 1}
    assert all("silk-3" in hand(guess, 1) for guess in all_redeals(position, 0))
    assert happenings(position, "drew", seat=0)[-1] == {"event": "drew", "seat": 1}


def council(hands: dict[int, str]) -> Any:
    position = arrange(len(hands), event="watch", round=6, hands=hands)
    end_turns(position, len(hands))
    return position


def test_a_sealed_adviser_is_any_adviser_to_the_others() -> None:
    position = council({0: "wood-1*4", 1: "silk-1*4", 2: "stone-1*4"})
    play(position, "1 trust xia")
    assert {guess.trust[1] for guess in all_redeals(position, 0)} == {0, 2}
    assert {guess.trust[1] for guess in all_redeals(position, 1)} == {2}


def test_sealed_cards_and_stakes_are_any_to_the_others() -> None:
    position = council({0: "wood-1*6", 1: "silk-1*2 silk-2*2 silk-3*2"})
    play(position, "1 stake 3", "1 lay silk-3")
    assert {guess.stake[1] for guess in all_redeals(position, 0)} == {3, 4, 5}
    laid = {tuple(guess.laid[15:30]) for guess in all_redeals(position, 0)}
    assert len(laid) > 5
    assert all(sum(cards) == 1 for cards in laid)
    play(position, "1 lay silk-3", "1 lay silk-1", "1 lay blank", "1 lay blank")
    assert {guess.stake[1] for guess in all_redeals(position, 0)} == {3, 4, 5}


def test_q42_how_many_cards_are_staked_is_not_seen() -> None:
    """Q42: neither in sizes, nor in how many acts it takes, nor in who must act."""
    told = []
    for cards in (
        "silk-3 silk-3 silk-1",
        "silk-1 silk-2 silk-2 silk-3",
        "silk-1*2 silk-2*2 silk-3",
    ):
        position = council({0: "wood-1*6", 1: "silk-1*2 silk-2*2 silk-3*2"})
        laid = [card for word in cards.split() for card in [word[:6]] * int(word[7:] or 1)]
        acts = [f"stake {len(laid)}", *(f"lay {card}" for card in laid)]
        acts += ["lay blank"] * (5 - len(laid))
        told.append([])
        for act in acts:
            play(position, f"1 {act}")
            told[-1].append((view(position, 0), happenings(position, "laid", seat=0)))
        assert view(position, 1)["seats"][1]["council"]["laid_size"] == len(laid)
        assert position.actors() == (0,)
    assert told[0] == told[1] == told[2]


def test_the_fields_of_a_view_do_not_depend_on_what_is_sealed() -> None:
    views = []
    for cards in ("silk-3 silk-3 silk-1", "silk-1 silk-2 silk-2"):
        position = council({0: "wood-1*6", 1: "silk-1*2 silk-2*2 silk-3*2"})
        play(position, "1 stake 3", *(f"1 lay {card}" for card in cards.split()))
        play(position, "1 lay blank", "1 lay blank")
        views.append(view(position, 0))
    assert views[0] == views[1]


@pytest.mark.parametrize("cards", ["wood-3 stone-1", "wood-1*3 stone-3", "wood-2*2 stone-2"])
def test_whoever_pays_can_pay_in_every_guess(cards: str) -> None:
    position = arrange(2, hands={0: cards}, row=CHEAP)
    play(position, "build nanxin")
    for guess in all_redeals(position, 1, 60):
        play(guess, "settle")
        assert phase(guess) == "show"


def test_a_dear_building_can_be_paid_in_every_guess() -> None:
    """So dear that hands dealt at random would hardly ever do."""
    position = arrange(4, event="watch", hands={0: JINSHEN}, halls="jinshen")
    play(position, "build jinshen", "pay wood-3")
    for guess in all_redeals(position, 2):
        play(guess, "settle")
        assert phase(guess) == "learn"


def test_the_carpenters_customer_can_choose_in_every_guess() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "wood-3 stone-1"}, row=CHEAP)
    play(position, "build nanxin")
    assert phase(position) == "spare"
    for guess in all_redeals(position, 1):
        play(guess, offers(guess, 0)[0], "settle")


def test_a_scheme_can_be_paid_in_every_guess() -> None:
    position = arrange(2, hands={0: "scheme-3 wood-1*3 scheme-1"})
    play(position, "scheme 3", "discard wood-1")
    for guess in all_redeals(position, 1):
        play(guess, offers(guess, 0)[0])
        play(guess, offers(guess, 0)[0])
        assert phase(guess) == "learn"


def test_in_a_fire_all_of_the_material_has_been_shown() -> None:
    position = arrange(3, season="winter", plots={0: "fire"}, hands={1: "silk-1*3 wood-1*4"})
    play(position, "plot fire", "aim xie", "name silk")
    for seat in (0, 2):
        for guess in all_redeals(position, seat):
            assert hand(guess, 1).count("silk") == 3


def preview(position: Any, seat: int, action: int) -> Any:
    """What one act would bring."""
    assert GAME.previews is not None
    return GAME.previews(position, seat, [action])[0]


def test_previews_show_only_what_the_seat_knows() -> None:
    position = arrange(2, hands={0: "wood-3 stone-1 stone-2", 1: "silk-1*5"}, row=CHEAP)
    shown = [preview(position, 0, action) for action in position.legal(0)]
    for guess in all_redeals(position, 0):
        assert [preview(guess, 0, act) for act in guess.legal(0)] == shown


def test_a_preview_tells_what_a_building_costs_and_brings() -> None:
    position = arrange(
        2, season="autumn", event="census", hands={0: "wood-3 wood-1 stone-3"}, row=CHEAP,
        cities={0: "jiaolou jinyi"}
    )  # fmt: skip
    told = preview(position, 0, GAME.notation.action("build gulou"))
    assert told == {
        "favour": 5,
        "parts": {"buildings": 3, "seasons": 1, "events": 1},
        "cost": {"wood": 4, "stone": 2},
        "spared": None,
        "payment": ["wood-1", "wood-3", "stone-3"],
        "excess": 1,
        "plots": 0,
        "looks": 0,
        "bonus": "standard",
        "ends": False,
        "actions": 2,
    }
    play(position, "build gulou", "pay wood-3")
    settled = preview(position, 0, GAME.notation.action("settle"))
    assert settled == {"payment": ["wood-1", "stone-3"], "excess": 1}
    paid = preview(position, 0, GAME.notation.action("pay wood-1"))
    assert paid == {"units": 1, "due": {"stone": 2}}


@pytest.mark.parametrize(
    ("against", "looks", "ends", "draw"),
    [({}, 5, False, 1), ({"blockade": 1}, 0, False, 0), ({"credit": 1}, 5, True, 1)],
)
def test_a_preview_knows_the_plots_against_the_seat(
    against: dict[str, int], looks: int, ends: bool, draw: int
) -> None:
    position = arrange(
        2, hands={0: "stone-2"}, row=CHEAP, cities={0: "langfang dengshi chaoqian"},
        plots={0: "theft"}, favour={1: 24}, lasting={0: against}
    )  # fmt: skip
    built = preview(position, 0, GAME.notation.action("build jinshui"))
    assert (built["looks"], built["ends"]) == (looks, ends)
    assert preview(position, 0, GAME.notation.action("plot theft"))["draw"] == draw


def test_the_carpenters_best_saving_is_preview() -> None:
    position = arrange(2, event="kuaixiang", hands={0: "wood-2 wood-3 stone-1"}, row=CHEAP)
    told = preview(position, 0, GAME.notation.action("build nanxin"))
    assert (told["spared"], told["payment"]) == ("wood", ["wood-2", "stone-1"])


def test_taking_back_stops_where_something_was_shown() -> None:
    play = Play(GAME, 2)
    play.position = arrange(2, hands={0: "wood-3 stone-1"}, row=CHEAP)
    for act, allowed in (("build nanxin", True), ("pay wood-3", False)):
        play.submit(0, play.acts, act)
        assert (play.undoable(0) is not None) == allowed
