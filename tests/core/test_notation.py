"""Notation: acts as text."""

from __future__ import annotations

import doctest

import pytest

from paravent.core import notation as module
from paravent.core.mistakes import Mistake
from paravent.core.notation import Notation
from paravent.core.numbers import MAX_CHOICES

LITTLE = Notation(("bid", ["reset", "1", "2"]), ("pass", [""]), ("place", ["red on blue"]))


def test_actions_are_numbered_in_the_order_of_their_verbs() -> None:
    assert LITTLE.acts == ["bid reset", "bid 1", "bid 2", "pass", "place red on blue"]
    assert [LITTLE.first(verb) for verb in ("bid", "pass", "place")] == [0, 3, 4]
    assert len(LITTLE) == 5


def test_texts_and_actions() -> None:
    assert LITTLE.text(3) == "pass"
    assert LITTLE.texts([4, 0]) == ["place red on blue", "bid reset"]
    assert LITTLE.action("  Bid   RESET ") == 0


def test_an_action_splits_into_verb_and_object() -> None:
    assert LITTLE.split(2) == ("bid", "2")
    assert LITTLE.split(3) == ("pass", "")
    assert LITTLE.split(4) == ("place", "red on blue")


@pytest.mark.parametrize("text", ["", "bid", "bid 3", "bid1", "pass 1", "pass\u2009x", "bid -1"])
def test_an_unknown_act_is_a_mistake_that_repeats_it(text: str) -> None:
    with pytest.raises(Mistake) as refusal:
        LITTLE.action(text)
    assert refusal.value.code == "unknown-act"
    assert refusal.value.details == {"act": text}


def test_two_acts_must_not_read_the_same() -> None:
    with pytest.raises(ValueError):
        Notation(("bid", ["1"]), ("bid", ["1"]))


def test_a_vocabulary_has_room_for_so_many_acts_and_no_more() -> None:
    numbers = [str(number) for number in range(MAX_CHOICES + 1)]
    assert len(Notation(("bid", numbers[:-1]))) == MAX_CHOICES
    with pytest.raises(ValueError):
        Notation(("bid", numbers))


def test_the_example_in_the_docstring_holds() -> None:
    assert doctest.testmod(module).failed == 0
