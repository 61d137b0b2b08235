"""A table: current and stale messages, refusals, simultaneous arrivals, undo."""

from __future__ import annotations

import pytest

from paravent.core.components import Components
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play, Stale
from paravent.core.registry import find_game
from paravent.core.why import Refused

GAME = find_game("middle_kingdom")


def play_for(players: int = 4, seed: str = "table") -> Play:
    return Play(GAME, players, dealer=Dealer.from_text(seed))


def state(play: Play) -> tuple[object, ...]:
    return play.position.freeze(), list(play.history), play.acts


def test_the_dealer_deals_until_somebody_must_choose() -> None:
    play = play_for(4)
    assert play.acts == 3
    assert [entry.seat for entry in play.history] == [CHANCE] * 3
    assert play.position.actors() == (0, 1, 2, 3)


def test_a_table_without_a_dealer_waits_for_chance() -> None:
    play = Play(GAME, 4)
    assert play.acts == 0
    assert play.position.actors() == (CHANCE,)
    assert play.log().commitment == ""


def test_offers_are_texts_and_only_for_actors() -> None:
    play = play_for(4)
    assert play.offers(0)[:2] == ["bid reset", "bid 1"]
    play.submit(0, play.acts, "bid 7")
    assert play.offers(0) == []
    assert play.offers(NOBODY) == play.offers(CHANCE) == play.offers(7) == []


def test_an_act_is_played_and_the_deals_that_follow() -> None:
    play = play_for(4)
    for seat, card in enumerate(("7", "6", "5", "4")):
        play.submit(seat, play.acts, f"bid {card}")
    for seat in range(3):
        play.submit(seat, play.acts, play.offers(seat)[0])
    assert [entry.seat for entry in play.history[-4:]] == [2, CHANCE, CHANCE, CHANCE]
    assert play.position.actors() == (0, 1, 2, 3)


def test_reading_an_act_forgives_capitals_and_blanks() -> None:
    play = play_for(4)
    play.submit(0, play.acts, "  BID   7 ")
    assert play.log().acts[-1] == (0, "bid 7")


@pytest.mark.parametrize("turn", [-1, 0, 1, 2, 4, 5, 100])
def test_a_message_from_another_time_is_stale_and_changes_nothing(turn: int) -> None:
    play = play_for(4)
    before = state(play)
    with pytest.raises(Stale):
        play.submit(0, turn, "bid 7")
    assert state(play) == before


def test_a_message_sent_twice_is_stale_the_second_time() -> None:
    play = play_for(4)
    turn = play.acts
    play.submit(0, turn, "bid 7")
    before = state(play)
    with pytest.raises(Stale):
        play.submit(0, turn, "bid 7")
    assert state(play) == before


def test_simultaneous_messages_do_not_make_each_other_stale() -> None:
    """All four saw the same turn."""
    play = play_for(4)
    turn = play.acts
    for seat in (2, 0, 3, 1):
        play.submit(seat, turn, f"bid {seat + 1}")
    assert play.acts == turn + 4


def test_what_was_sent_before_the_reveal_is_stale_after_it() -> None:
    play = play_for(4)
    turn = play.acts
    for seat in range(4):
        play.submit(seat, turn, f"bid {seat + 1}")
    for old in range(turn, play.acts):
        with pytest.raises(Stale):
            play.submit(3, old, play.offers(3)[0])
    play.submit(3, play.acts, play.offers(3)[0])


def test_an_open_act_makes_other_messages_stale() -> None:
    play = play_for(4)
    for seat in range(4):
        play.submit(seat, play.acts, f"bid {seat + 1}")
    turn = play.acts
    play.submit(3, turn, play.offers(3)[0])
    with pytest.raises(Stale):
        play.submit(2, turn, play.offers(2)[0])


def test_two_cards_of_one_seat_need_two_current_messages() -> None:
    play = play_for(2)
    turn = play.acts
    play.submit(0, turn, "bid 7")
    with pytest.raises(Stale):
        play.submit(0, turn, "bid 6")
    play.submit(1, turn, "bid 6")
    play.submit(0, turn + 1, "bid 6")


@pytest.mark.parametrize(
    ("seat", "act", "code"),
    [
        (0, "pick peasant", "wrong-phase"),
        (0, "add 3 on 5", "no-tie"),
        (0, "reveal peasant", "wrong-phase"),
        (7, "bid 7", "not-your-turn"),
        (NOBODY, "bid 7", "not-your-turn"),
        (CHANCE, "reveal peasant", "not-your-turn"),
        (99, "bid 7", "not-your-turn"),
    ],
)
def test_an_illegal_act_is_refused_with_a_reason(seat: int, act: str, code: str) -> None:
    play = play_for(4)
    before = state(play)
    with pytest.raises(Refused) as refusal:
        play.submit(seat, play.acts, act)
    assert refusal.value.reason.code == code
    assert state(play) == before


def test_nobody_may_deal_in_place_of_chance() -> None:
    play = Play(GAME, 4)
    for seat in (0, CHANCE):
        with pytest.raises(Refused) as refusal:
            play.submit(seat, 0, "reveal peasant")
        assert refusal.value.reason.code == "dealing"
    assert play.acts == 0


def test_when_it_is_over_every_act_is_refused() -> None:
    play = play_for(3)
    while not play.over:
        seat = play.position.actors()[0]
        play.submit(seat, play.acts, play.offers(seat)[-1])
    with pytest.raises(Refused) as refusal:
        play.submit(0, play.acts, "bid 7")
    assert refusal.value.reason.code == "over"


@pytest.mark.parametrize("act", ["", "bid", "bid 8", "7", "bid 7; bid 6", "\0", "🀄", "x" * 10_000])
def test_a_malformed_act_is_a_mistake_and_changes_nothing(act: str) -> None:
    play = play_for(4)
    before = state(play)
    with pytest.raises(Mistake) as refusal:
        play.submit(0, play.acts, act)
    assert refusal.value.code == "unknown-act"
    assert state(play) == before


def test_happenings_are_redacted_and_can_be_asked_for_since_a_turn() -> None:
    play = play_for(4)
    turn = play.acts
    play.submit(2, turn, "bid 7")
    assert play.happenings(2, turn) == [{"event": "laid", "seat": 2, "card": "7", "under": -1}]
    for seat in (0, 1, 3, NOBODY):
        assert play.happenings(seat, turn) == [{"event": "laid", "seat": 2}]
    assert [event["event"] for event in play.happenings(0)] == ["revealed"] * 3 + ["laid"]


def test_a_sealed_act_is_taken_back_although_others_have_sealed_theirs_since() -> None:
    play = play_for(4)
    play.submit(0, play.acts, "bid 7")
    play.submit(1, play.acts, "bid 7")
    assert (play.undoable(0), play.undoable(1), play.undoable(2)) == (3, 4, None)
    play.undo(0)
    assert [entry.seat for entry in play.history] == [CHANCE] * 3 + [1]
    assert play.position.actors() == (0, 2, 3)
    play.submit(0, play.acts, "bid 6")


def test_a_reveal_cannot_be_taken_back_by_anybody() -> None:
    play = play_for(4)
    for seat in range(4):
        play.submit(seat, play.acts, f"bid {seat + 1}")
    assert [play.undoable(seat) for seat in range(4)] == [None] * 4
    with pytest.raises(Mistake):
        play.undo(3)


def test_an_open_act_is_taken_back_until_somebody_else_acts() -> None:
    play = play_for(4)
    for seat in range(4):
        play.submit(seat, play.acts, f"bid {seat + 1}")
    before = state(play)
    play.submit(3, play.acts, play.offers(3)[0])
    assert play.undoable(3) == play.acts - 1
    play.undo(3)
    assert state(play) == before
    play.submit(3, play.acts, play.offers(3)[0])
    play.submit(2, play.acts, play.offers(2)[0])
    assert play.undoable(3) is None
    assert play.undoable(2) == play.acts - 1


def test_a_deal_cannot_be_taken_back() -> None:
    play = play_for(4)
    for seat in range(4):
        play.submit(seat, play.acts, f"bid {seat + 1}")
    for seat in (3, 2, 1):
        play.submit(seat, play.acts, play.offers(seat)[0])
    assert play.history[-1].seat == CHANCE
    assert [play.undoable(seat) for seat in range(4)] == [None] * 4


def test_after_an_undo_the_deals_stay_the_same() -> None:
    """Deals are numbered: what was taken back does not use up any."""
    plain, with_undo = play_for(4), play_for(4)
    with_undo.submit(0, with_undo.acts, "bid 2")
    with_undo.undo(0)
    for play in (plain, with_undo):
        for seat in range(4):
            play.submit(seat, play.acts, f"bid {seat + 1}")
        for seat in (3, 2, 1):
            play.submit(seat, play.acts, play.offers(seat)[0])
    assert plain.log() == with_undo.log()


def test_the_number_of_seats_must_fit() -> None:
    for seats in (["Ana"], ["Ana", "Bo", "Cai", "Dia", "Eva"]):
        with pytest.raises(Mistake) as refusal:
            Play(GAME, 4, seats=seats)
        assert refusal.value.code == "wrong-seats"


def test_names_are_made_fit_for_a_log() -> None:
    play = Play(GAME, 3, seats=["Smith, John", " ", "A\nB"])
    assert play.seats == ["Smith John", "seat 1", "A B"]


@pytest.mark.parametrize("players", [0, 1, 6, -1])
def test_the_number_of_players_must_fit(players: int) -> None:
    with pytest.raises(Mistake) as refusal:
        Play(GAME, players)
    assert refusal.value.code == "wrong-players"
    assert refusal.value.details == {"game": "middle_kingdom", "fewest": 2, "most": 5}


def test_an_owners_tables_are_noted_in_the_log_and_asked_for_again() -> None:
    text = '[[tokens]]\ntoken = "prestige"\npoints = 3\norigin = "owner"\n'
    owner = Components.parse(text, "mine.toml")
    play = Play(GAME, 3, components=GAME.components(owner))
    log = play.log()
    assert log.components == GAME.components(owner).digest != ""
    with pytest.raises(Mistake) as refusal:
        Play.replay(log)
    assert refusal.value.code == "other-components"
    assert Play.replay(log, owner).position.token_points == 3
    plain = Play(GAME, 3).log()
    with pytest.raises(Mistake):
        Play.replay(plain, owner)
