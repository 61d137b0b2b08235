"""The checked position: what the source build inherits, and the compiled one must not."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from paravent.core import checked
from paravent.core.checked import Array
from paravent.core.numbers import CHANCE
from paravent.core.position import COMPILED
from paravent.core.registry import find_game

source_only = pytest.mark.skipif(COMPILED, reason="the compiled build has C arrays")
compiled_only = pytest.mark.skipif(not COMPILED, reason="the source build has checked arrays")


def array() -> Array:
    return Array([1, 2, 3], "hand", -10, 10)


def test_an_array_is_read_and_written() -> None:
    numbers = array()
    numbers[2] = -10
    assert (numbers[0], numbers[2], numbers[0:2]) == (1, -10, [1, 2])


@pytest.mark.parametrize("index", [-1, -3, 3, 100])
def test_an_index_outside_the_array_is_refused(index: int) -> None:
    with pytest.raises(IndexError):
        array()[index]
    with pytest.raises(IndexError):
        array()[index] = 0


def test_a_negative_index_is_named() -> None:
    with pytest.raises(IndexError, match=r"hand\[-1\]"):
        array()[-1]


@pytest.mark.parametrize("value", [-11, 11, 2**40])
def test_a_value_outside_the_type_is_refused(value: int) -> None:
    numbers = array()
    with pytest.raises(OverflowError, match=r"hand\[0\]"):
        numbers[0] = value
    assert numbers == [1, 2, 3]


def test_a_slice_is_not_assigned() -> None:
    with pytest.raises(IndexError):
        array()[0:2] = [1, 2]


def test_a_copy_is_independent_and_as_careful() -> None:
    numbers = array()
    copy = numbers.copy()
    copy[0] = 9
    assert numbers[0] == 1
    with pytest.raises(OverflowError):
        copy[0] = 11


def test_an_undeclared_field_is_refused() -> None:
    position = find_game("middle_kingdom").start(3)
    with pytest.raises(AttributeError):
        position.luck = 1


def test_an_array_is_assigned_whole_and_in_its_length() -> None:
    position = find_game("middle_kingdom").start(3)
    position.hand = [1, 2, 3, 4, 5]
    assert list(position.hand) == [1, 2, 3, 4, 5]
    with pytest.raises((ValueError, IndexError)):
        position.hand = [1, 2]


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 2**70])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    position = find_game("middle_kingdom").start(3)
    with pytest.raises(OverflowError):
        position.turn = number
    with pytest.raises(OverflowError):
        position.hand = [0, 0, 0, 0, number]
    assert position.turn == 1


def test_short_arrays_hold_short_numbers_only() -> None:
    position = find_game("middle_kingdom").start(3)
    with pytest.raises(OverflowError):
        position.hand = [0, 0, 0, 0, 2**15]


@source_only
def test_assigning_an_array_copies_it() -> None:
    position = find_game("middle_kingdom").start(3)
    numbers = [1, 2, 3, 4, 5]
    position.hand = numbers
    numbers[0] = 9
    assert position.hand[0] == 1
    assert type(position.hand) is Array


@source_only
def test_fields_come_from_the_declarations_beside_the_module() -> None:
    position = find_game("middle_kingdom").start(3)
    fields = checked.first_values(type(position))
    assert len(fields["pile"]) == 40
    assert fields["turn"] == checked.RANGES["int"]
    assert "offer_bids" not in fields


@source_only
def test_threads_do_not_write_their_choices_over_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, seen, both = find_game("middle_kingdom").start(3), list[Array](), Barrier(2)

    def watched(_position: object, _seat: int, choices: Array) -> int:
        seen.append(choices)
        both.wait()
        return 0

    monkeypatch.setattr(type(position), "offer", watched)
    with ThreadPoolExecutor(2) as threads:
        assert [*threads.map(position.legal, [CHANCE, CHANCE])] == [[], []]
    assert seen[0] is not seen[1]


@compiled_only
def test_an_uncompiled_game_on_a_compiled_core_is_refused() -> None:
    with pytest.raises(ImportError, match="build again"):
        type("Stray", (checked.Position,), {})


@compiled_only
def test_every_marked_module_of_the_compiled_build_is_compiled() -> None:
    import sys

    from tests.conftest import ROOT

    for path in (ROOT / "src/paravent").rglob("*.py"):
        if not path.read_text(encoding="utf-8").startswith("# cython:"):
            continue
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        if name in sys.modules:
            assert not str(sys.modules[name].__file__).endswith(".py"), name
