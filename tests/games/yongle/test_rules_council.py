"""R11: the council, in all its cases."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.numbers import NOBODY
from tests.games.yongle.scene import (
    GAME,
    arrange,
    end_turns,
    hand,
    happenings,
    known,
    offers,
    phase,
    play,
    refusal,
    view,
    weights,
)


def meet(players: int, hands: dict[int, str], **more: Any) -> Any:
    """A council about to begin, after the last turn of spring."""
    position = arrange(players, event="watch", round=6, hands=hands, **more)
    end_turns(position, players)
    return position


def lay(position: Any, seat: int, cards: str) -> None:
    words = cards.split()
    play(position, f"{seat} stake {len(words)}", *(f"{seat} lay {card}" for card in words))
    while offers(position, seat) == ["lay blank"]:
        play(position, f"{seat} lay blank")


def sizes(position: Any) -> list[int]:
    return [place["hand_size"] for place in view(position)["seats"]]


def test_r11_1_a_council_at_the_end_of_every_season() -> None:
    position = arrange(2, event="watch", round=5, hands={0: "wood-1*4", 1: "silk-1*4"})
    end_turns(position, 2)
    assert phase(position) == "event"
    play(position, "- event mourning")
    end_turns(position, 2)
    assert phase(position) == "lay"


def test_r11_2_advisers_are_chosen_in_secret() -> None:
    position = meet(3, {0: "wood-1*4", 1: "silk-1*4", 2: "stone-1*4"})
    assert position.actors() == (0, 1, 2)
    play(position, "2 trust xie")
    assert position.actors() == (0, 1)
    for seat in (0, 1, NOBODY):
        chosen = view(position, seat)["seats"][2]["council"]
        assert (chosen["trust"], chosen["trusted"]) == (None, True)
    assert view(position, 2)["seats"][2]["council"]["trust"] == 1
    play(position, "0 trust xie", "1 trust yao")
    assert phase(position) == "lay"
    assert view(position, 0)["seats"][2]["council"]["trust"] is None


def test_r11_3_three_to_five_cards_are_laid_face_down() -> None:
    position = meet(2, {0: "wood-1*4 wood-2*2", 1: "silk-1*4"})
    assert offers(position, 0) == ["stake 3", "stake 4", "stake 5"]
    assert offers(position, 1) == ["stake 3", "stake 4"]
    assert refusal(position, 1, "stake 5") == "hand-too-small"
    assert refusal(position, 0, "lay wood-1") == "stake-first"
    play(position, "0 stake 3", "0 lay wood-2")
    assert refusal(position, 0, "stake 4") == "stake-decided"
    assert offers(position, 0) == ["lay wood-1", "lay wood-2"]
    play(position, "0 lay wood-2")
    assert refusal(position, 0, "lay wood-2") == "laid-already"
    assert refusal(position, 0, "lay silk-1") == "not-in-hand"
    assert refusal(position, 0, "lay blank") == "cards-first"
    for seat in (1, NOBODY):
        sealed = view(position, seat)["seats"][0]["council"]
        assert (sealed["laid"], sealed["laid_size"], sealed["stake"]) == (None, 2, None)
    mine = view(position, 0)["seats"][0]
    assert mine["council"]["laid"] == ["wood-2", "wood-2"]
    assert hand(position, 0) == "wood-1 wood-1 wood-1 wood-1" and mine["units"]["wood"] == 4
    play(position, "0 lay wood-1")
    assert offers(position, 0) == ["lay blank"]  # Q42
    assert refusal(position, 0, "lay wood-1") == "enough-laid"


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_r11_3_a_short_hand_is_laid_whole(cards: int) -> None:
    position = meet(2, {0: f"wood-1*{cards}", 1: "silk-1*4"})
    assert position.actors() == (1,)
    assert view(position)["seats"][0]["council"]["laid_size"] == cards


def test_r11_4_everybody_takes_the_cards_of_their_adviser() -> None:
    position = meet(3, {0: "wood-1*4", 1: "silk-1*4", 2: "stone-1*4"})
    play(position, "0 trust xie", "1 trust xia", "2 trust yao")
    lay(position, 0, "wood-1 wood-1 wood-1")
    lay(position, 1, "silk-1 silk-1 silk-1")
    lay(position, 2, "stone-1 stone-1 stone-1")
    assert phase(position) == "event"
    assert hand(position, 0) == "wood-1 silk-1 silk-1 silk-1"
    assert hand(position, 1) == "stone-1 stone-1 stone-1 silk-1"
    assert hand(position, 2) == "wood-1 wood-1 wood-1 stone-1"
    assert known(position, 0, 2) == known(position, 0, NOBODY) == {"silk-1": 3}
    assert len(happenings(position, "declared")) == 3
    assert len(happenings(position, "showed")) == len(happenings(position, "received")) == 9


def test_r11_5_of_more_cards_as_many_as_laid_are_chosen() -> None:
    position = meet(2, {0: "wood-1*5", 1: "silk-1*2 silk-2*2 silk-3"})
    lay(position, 0, "wood-1 wood-1 wood-1")
    lay(position, 1, "silk-1 silk-1 silk-2 silk-2 silk-3")
    assert (phase(position), position.actors()) == ("share", (0,))
    assert offers(position, 0) == ["receive silk-1", "receive silk-2", "receive silk-3"]
    assert refusal(position, 0, "receive wood-1") == "not-laid"
    play(position, "receive silk-3", "receive silk-2", "receive silk-2")
    assert hand(position, 0) == "wood-1 wood-1 silk-2 silk-2 silk-3"


def test_r11_6_of_fewer_cards_the_rest_is_drawn() -> None:
    position = meet(2, {0: "wood-1*5", 1: "silk-1*4"})
    lay(position, 0, "wood-1 wood-1 wood-1 wood-1 wood-1")
    lay(position, 1, "silk-1 silk-1 silk-1")
    assert phase(position) == "deal"
    play(position, "- deal stone-1", "- deal stone-2")
    assert hand(position, 0) == "stone-1 stone-2 silk-1 silk-1 silk-1"
    assert phase(position) == "share"
    play(position, *["receive wood-1"] * 3)
    assert hand(position, 1) == "wood-1 wood-1 wood-1 silk-1"


def test_r11_7_contested_cards_are_lost_and_the_takers_draw() -> None:
    position = meet(3, {0: "wood-1*4", 1: "silk-1*5", 2: "stone-1*5"})
    play(position, "0 trust xie", "1 trust yao", "2 trust xie")
    lay(position, 0, "wood-1 wood-1 wood-1")
    lay(position, 1, "silk-1 silk-1 silk-1")
    lay(position, 2, "stone-1 stone-1 stone-1 stone-1")
    assert happenings(position, "contested") == [{"event": "contested", "seat": 0}]
    play(position, *["- deal porcelain-1"] * 3)
    assert hand(position, 0) == "wood-1 porcelain-1 porcelain-1 porcelain-1"
    assert hand(position, 1) == "wood-1 wood-1 wood-1 silk-1 silk-1"
    play(position, *["- deal porcelain-2"] * 4)
    assert hand(position, 2) == "stone-1 porcelain-2 porcelain-2 porcelain-2 porcelain-2"
    assert view(position)["discard"] == {"stone-1": 4, "silk-1": 3}


def test_r11_8_hands_keep_their_size_and_unwanted_cards_are_discarded() -> None:
    position = meet(4, {0: "wood-1*5", 1: "silk-1*4", 2: "stone-1*2", 3: ""})
    before = sizes(position)
    play(position, "0 trust xie", "1 trust xia", "2 trust yao", "3 trust yao")
    lay(position, 0, "wood-1 wood-1 wood-1")
    lay(position, 1, "silk-1 silk-1 silk-1 silk-1")
    play(position, *["receive silk-1"] * 3)
    play(position, *["- deal porcelain-3"] * 2)
    play(position, *["- deal porcelain-2"] * 2)
    assert phase(position) == "event"
    assert sizes(position) == before
    assert view(position)["discard"] == {"wood-1": 3, "silk-1": 1}


def test_r11_9_two_players_exchange_their_cards() -> None:
    position = meet(2, {0: "wood-1*4", 1: "silk-1*4"})
    assert phase(position) == "lay"
    lay(position, 1, "silk-1 silk-1 silk-1")
    assert position.actors() == (0,)
    lay(position, 0, "wood-1 wood-1 wood-1")
    assert hand(position, 0) == "wood-1 silk-1 silk-1 silk-1"
    assert hand(position, 1) == "wood-1 wood-1 wood-1 silk-1"


def test_r11_9_two_short_hands_are_exchanged_without_a_question() -> None:
    position = meet(2, {0: "wood-1", 1: "silk-1*2"})
    assert phase(position) == "share"
    play(position, "receive silk-1", "- deal stone-1")
    assert (hand(position, 0), hand(position, 1)) == ("silk-1", "wood-1 stone-1")


def test_q33_schemes_may_be_laid() -> None:
    position = meet(2, {0: "scheme-1*3 wood-1", 1: "silk-1*4"})
    lay(position, 0, "scheme-1 scheme-1 scheme-1")
    lay(position, 1, "silk-1 silk-1 silk-1")
    assert hand(position, 1) == "silk-1 scheme-1 scheme-1 scheme-1"


def test_q33_without_cards_nothing_is_laid_and_nothing_received() -> None:
    position = meet(3, {0: "wood-1*3", 1: "", 2: "silk-1*3"})
    play(position, "0 trust xia", "1 trust yao", "2 trust xie")
    play(position, *["- deal stone-1"] * 3)
    assert hand(position, 0) == "silk-1 silk-1 silk-1"
    assert hand(position, 1) == ""
    assert hand(position, 2) == "stone-1 stone-1 stone-1"


def test_q34_the_cards_not_chosen_are_discarded() -> None:
    position = meet(2, {0: "wood-1*3", 1: "silk-1*3 silk-3"})
    lay(position, 1, "silk-1 silk-1 silk-1 silk-3")
    play(position, "receive silk-3", "receive silk-1", "receive silk-1", "- deal stone-1")
    assert view(position)["discard"] == {"silk-1": 1}
    assert sizes(position) == [3, 4]


def test_q35_a_player_without_cards_contests_too() -> None:
    position = meet(3, {0: "wood-1*3", 1: "", 2: "silk-1*3"})
    play(position, "0 trust xia", "1 trust xia", "2 trust yao")
    assert happenings(position, "contested") == [{"event": "contested", "seat": 0}]
    play(position, *["- deal stone-1"] * 3)
    assert hand(position, 0) == "stone-1 stone-1 stone-1"
    assert hand(position, 1) == ""


def test_q35_the_contested_adviser_takes_cards_as_usual() -> None:
    position = meet(3, {0: "wood-1*3", 1: "silk-1*3", 2: "stone-1*3"})
    play(position, "0 trust xia", "1 trust xia", "2 trust yao")
    play(position, *["- deal porcelain-1"] * 6)
    assert hand(position, 2) == "wood-1 wood-1 wood-1"


def test_q36_clockwise_from_the_first_player() -> None:
    position = meet(3, {0: "wood-1*3", 1: "silk-1*3", 2: "stone-1*3"}, first=1)
    play(position, "0 trust xia", "1 trust xia", "2 trust yao")
    drawn = []
    for _ in range(6):
        play(position, "- deal porcelain-1")
        drawn.append(happenings(position, "drew")[-1]["seat"])
    assert drawn == [1, 1, 1, 0, 0, 0]


def test_q36_laid_cards_cannot_be_drawn_at_once() -> None:
    position = meet(3, {0: "wood-1*3", 1: "silk-1*3", 2: "stone-1*3"}, pile="wood-3")
    play(position, "0 trust xia", "1 trust xia", "2 trust yao", "- deal wood-3")
    assert "deal silk-2" in weights(position)
    assert weights(position)["deal silk-1"] == 9 - 3
    assert weights(position)["deal stone-1"] == 11 - 3


def test_q37_no_council_after_the_last_round() -> None:
    position = arrange(
        2, event="watch", round=6, hands={0: "stone-2 wood-1*4", 1: "silk-1*4"},
        row="jinshui gulou wumen", favour={0: 24}
    )  # fmt: skip
    play(position, "build jinshui", "settle", "- show tiandi", "end", "end")
    assert phase(position) == "over"
    assert happenings(position, "council") == []


def test_the_council_keeps_every_hand_size_in_random_games() -> None:
    """Unless pile and discards are both empty, which does not happen here (R11.8)."""
    from paravent.core.numbers import CHANCE
    from paravent.core.rng import Rng

    for players in (2, 3, 4):
        position, rng = GAME.start(players), Rng(players)
        before = None
        while actors := position.actors():
            seat = actors[rng.below(len(actors))]
            if phase(position) in ("trust", "lay") and before is None:
                before = list(position.hand_size)
            if before is not None and phase(position) == "event":
                assert list(position.hand_size) == before
                before = None
            choices = position.legal(seat)
            action = position.draw_lot(rng) if seat == CHANCE else choices[rng.below(len(choices))]
            position.apply(seat, action)
