"""Verification: a tampered game is found out."""

from __future__ import annotations

import pytest

from paravent.core.dealer import Dealer
from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game

GAME = find_game("middle_kingdom")


def played(seed: str = "fair") -> Log:
    play = Play(GAME, 3, dealer=Dealer.from_text(seed))
    while not play.over:
        seat = play.position.actors()[0]
        offers = play.offers(seat)
        play.submit(seat, play.acts, offers[play.acts % len(offers)])
    return play.log()


def test_an_honest_game_is_verified() -> None:
    log = played()
    verdict = verify(log)
    assert verdict.wrong is None
    assert verdict.deals == sum(seat == CHANCE for seat, _ in log.acts)


def test_a_game_that_is_not_over_can_be_verified_too() -> None:
    play = Play(GAME, 3, dealer=Dealer.from_text("fair"))
    verdict = verify(play.log(reveal=True))
    assert (verdict.deals, verdict.wrong) == (2, None)


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_that_was_changed_is_named(number: int) -> None:
    """The first display: another card is just as legal, but it was not dealt."""
    play = Play(GAME, 3, dealer=Dealer.from_text("fair"))
    log = play.log(reveal=True)
    act = "reveal merchant" if log.acts[number - 1][1] != "reveal merchant" else "reveal peasant"
    log.acts[number - 1] = (CHANCE, act)
    verdict = verify(log)
    assert (verdict.deals, verdict.wrong) == (number - 1, number)


def test_a_whole_game_dealt_from_another_seed_is_found_out() -> None:
    honest, other = played("fair"), played("foul")
    honest.acts = other.acts
    honest.result = other.result
    assert verify(honest).wrong is not None


def test_another_seed_breaks_the_commitment() -> None:
    log = played()
    log.seed = Dealer.from_text("foul").seed.hex()
    with pytest.raises(Mistake) as refusal:
        verify(log)
    assert refusal.value.code == "broken-commitment"


def test_another_commitment_is_broken_by_the_seed() -> None:
    log = played()
    log.commitment = Dealer.from_text("foul").commitment
    with pytest.raises(Mistake) as refusal:
        verify(log)
    assert refusal.value.code == "broken-commitment"


def test_an_act_that_was_changed_no_longer_fits() -> None:
    log = played()
    number = next(i for i, (seat, act) in enumerate(log.acts) if act.startswith("pick"))
    log.acts[number] = (log.acts[number][0], "pick dragon")
    with pytest.raises(Mistake) as refusal:
        verify(log)
    assert refusal.value.code == "log-illegal"
    assert refusal.value.details["number"] == number + 1


def test_a_result_that_was_changed_no_longer_fits() -> None:
    log = played()
    log.result[0] += 1
    with pytest.raises(Mistake) as refusal:
        verify(log)
    assert refusal.value.code == "log-result"


@pytest.mark.parametrize("tag", ["seed", "commitment"])
def test_without_seed_or_commitment_there_is_nothing_to_verify(tag: str) -> None:
    log = played()
    setattr(log, tag, "")
    with pytest.raises(Mistake) as refusal:
        verify(log)
    assert refusal.value.code == "nothing-to-verify"
