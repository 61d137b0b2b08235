"""Undo: exact, and never across what somebody has learnt."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from paravent.core.mistakes import Mistake
from paravent.core.position import CHANCE
from paravent.core.table import Table
from tests.conformance.walks import SEEDS, Case, every_case


def copied(table: Table) -> Table:
    """The same table again, so that one can be taken back and the other kept."""
    return Table.replay(table.log(reveal=True))


def steps(case: Case, seed: int, acts: int = 80) -> list[Table]:
    """A table, again after each act of a player in a random game."""
    table, rng = case.table(seed), Random(seed)
    taken = []
    while not table.over and table.acts < acts:
        seat = rng.choice(table.position.actors())
        table.submit(seat, table.acts, rng.choice(table.offers(seat)))
        if rng.randrange(6) == 0:
            taken.append(copied(table))
    return taken


@every_case
@given(seed=SEEDS)
def test_undo_restores_exactly(case: Case, seed: int) -> None:
    for table in steps(case, seed):
        for seat in case.seats():
            index = table.undoable(seat)
            if index is None:
                continue
            back = copied(table)
            back.undo(seat)
            entry = table.history[index]
            assert back.history == table.history[:index] + table.history[index + 1 :]
            if index == table.acts - 1:
                assert back.position.freeze() == _after(table, index).position.freeze()
            assert entry.action in back.position.legal(seat)
            back.submit(seat, back.acts, case.game.notation.text(entry.action))
            assert back.position.freeze() == table.position.freeze()


@every_case
@given(seed=SEEDS)
def test_undo_never_crosses_a_deal_or_a_reveal(case: Case, seed: int) -> None:
    events = case.game.events
    for table in steps(case, seed):
        for seat in case.seats():
            index = table.undoable(seat)
            if index is None:
                continue
            since = table.history[index:]
            assert since[0].seat == seat
            assert not any(entry.seat == CHANCE for entry in since)
            assert not any(events.reveals(raw) for entry in since for raw in entry.events)
            for entry in since[1:]:
                assert entry.seat != seat
                assert entry.events and all(map(events.is_sealed, entry.events))


@every_case
@given(seed=SEEDS)
def test_a_refused_undo_changes_nothing(case: Case, seed: int) -> None:
    for table in steps(case, seed, acts=60):
        before = table.position.freeze(), list(table.history)
        for seat in case.seats():
            if table.undoable(seat) is None:
                with pytest.raises(Mistake) as refusal:
                    table.undo(seat)
                assert refusal.value.code == "no-undo"
        assert (table.position.freeze(), table.history) == before


def _after(table: Table, acts: int) -> Table:
    return Table.replay(table.log(reveal=True), stop=acts)
