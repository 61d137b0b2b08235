"""Garbage that holds on to itself goes soon if it is new, and in the end if it is old."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from paravent.server import tidying
from paravent.server.tidying import PAUSE, Tidying

pytestmark = pytest.mark.once


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()
    gc.set_threshold(*thresholds)


def test_what_is_new_goes_with_the_next_look() -> None:
    tidy = Tidying()
    tidy.begin()
    gone = weakref.ref(Knot())
    tidy.look(1.0)
    assert gone() is None


def test_what_has_stayed_is_looked_through_when_it_is_twice_as_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tidying, "ROOM", 0)
    tidy = Tidying()
    tidy.begin()
    knot: Knot | None = Knot()
    gone = weakref.ref(knot)
    tidy.look(PAUSE + 1)
    knot = None
    tidy.look(2 * PAUSE + 2)
    assert gone() is not None  # it was set aside
    many = [[number] for number in range(gc.get_freeze_count() + 1000)]
    tidy.look(2 * PAUSE + 3)
    tidy.look(3 * PAUSE + 4)
    assert many and gone() is None
