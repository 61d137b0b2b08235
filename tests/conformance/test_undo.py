"""Undo: exact, and never across what somebody has learnt."""

from __future__ import annotations

from random import Random

import pytest

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from tests.conformance.walks import Case, every_case, seeded


def copied(play: Play) -> Play:
    """The same table again, so that one can be taken back and the other kept."""
    return Play.replay(play.log(reveal=True))


def steps(case: Case, seed: int, acts: int = 80) -> list[Play]:
    """A table, again after each act of a player in a random game."""
    play, rng = case.play(seed), Random(seed)
    taken = []
    while not play.over and play.acts < acts:
        seat = rng.choice(play.position.actors())
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
        if rng.randrange(6) == 0:
            taken.append(copied(play))
    return taken


@every_case
@seeded
def test_undo_restores_exactly(case: Case, seed: int) -> None:
    for play in steps(case, seed):
        for seat in case.seats():
            index = play.undoable(seat)
            if index is None:
                continue
            back = copied(play)
            back.undo(seat)
            entry = play.history[index]
            assert back.history == play.history[:index] + play.history[index + 1 :]
            if index == play.acts - 1:
                assert back.position.freeze() == _after(play, index).position.freeze()
            assert entry.action in back.position.legal(seat)
            back.submit(seat, back.acts, case.game.notation.text(entry.action))
            assert back.position.freeze() == play.position.freeze()


@every_case
@seeded
def test_undo_never_crosses_a_deal_or_a_reveal(case: Case, seed: int) -> None:
    events = case.game.events
    for play in steps(case, seed):
        for seat in case.seats():
            index = play.undoable(seat)
            if index is None:
                continue
            since = play.history[index:]
            assert since[0].seat == seat
            assert not any(entry.seat == CHANCE for entry in since)
            assert not any(events.reveals(raw) for entry in since for raw in entry.events)
            for entry in since[1:]:
                assert entry.seat != seat
                assert entry.events and all(map(events.is_sealed, entry.events))


@every_case
@seeded
def test_a_refused_undo_changes_nothing(case: Case, seed: int) -> None:
    for play in steps(case, seed, acts=60):
        before = play.position.freeze(), list(play.history)
        for seat in case.seats():
            if play.undoable(seat) is None:
                with pytest.raises(Mistake) as refusal:
                    play.undo(seat)
                assert refusal.value.code == "no-undo"
        assert (play.position.freeze(), play.history) == before


def _after(play: Play, acts: int) -> Play:
    return Play.replay(play.log(reveal=True), stop=acts)
