"""Events: words outside, numbers inside, redacted by seat."""

from __future__ import annotations

import pytest

from paravent.core.events import SEAT, Event, Events
from paravent.core.numbers import NOBODY

COLOURS = ("red", "blue")
EVENTS = Events(
    Event("drew", {"seat": SEAT, "colour": COLOURS}, reveals=True),
    Event("hid", {"seat": SEAT, "colour": COLOURS, "place": SEAT}, sealed=("colour", "place")),
    Event("ended", {}),
)


def test_an_open_event_is_told_to_everybody_alike() -> None:
    for seat in (0, 1, NOBODY):
        told = EVENTS.worded((0, 1, 1, 0), seat)
        assert told == {"event": "drew", "seat": 1, "colour": "blue"}


def test_a_sealed_field_is_told_to_its_seat_only() -> None:
    raw = (1, 1, 0, 7)
    assert EVENTS.worded(raw, 1) == {"event": "hid", "seat": 1, "colour": "red", "place": 7}
    for seat in (0, 2, NOBODY):
        assert EVENTS.worded(raw, seat) == {"event": "hid", "seat": 1}


def test_what_travels_is_the_name_and_the_fields_that_a_seat_may_know() -> None:
    raw = (1, 1, 0, 7)
    assert EVENTS.told(raw, 1) == ["hid", 1, "red", 7]
    assert EVENTS.told(raw, 0) == EVENTS.told(raw, NOBODY) == ["hid", 1]
    asked = Events(Event("asked", {"card": COLOURS, "seat": SEAT}, sealed=("card",)))
    assert asked.told((0, 1, 2, 0), 0) == ["asked", None, 2]
    assert EVENTS.told((2, 0, 0, 0), 0) == ["ended"]


def test_the_audience_is_no_seat_even_if_the_number_matches() -> None:
    assert EVENTS.worded((1, NOBODY, 0, 7), NOBODY) == {"event": "hid", "seat": NOBODY}


def test_an_event_without_fields() -> None:
    assert EVENTS.worded((2, 0, 0, 0), 0) == {"event": "ended"}


@pytest.mark.parametrize(
    ("raw", "sealed", "reveals"),
    [((0, 1, 1, 0), False, True), ((1, 1, 0, 7), True, False), ((2, 0, 0, 0), False, False)],
)
def test_what_undo_asks(raw: tuple[int, int, int, int], sealed: bool, reveals: bool) -> None:
    assert EVENTS.is_sealed(raw) == sealed
    assert EVENTS.reveals(raw) == reveals


def test_numbers_follow_the_order_of_the_table() -> None:
    assert [EVENTS.number(name) for name in ("drew", "hid", "ended")] == [0, 1, 2]
    assert EVENTS.kind((1, 0, 0, 0)).name == "hid"


def test_a_sealed_event_is_hidden_from_all_but_its_seat() -> None:
    assert not EVENTS.hides((1, 1, 0, 7), 1)
    assert EVENTS.hides((1, 1, 0, 7), 0)
    assert EVENTS.hides((1, 1, 0, 7), NOBODY)
    assert not EVENTS.hides((0, 1, 1, 0), 0)
