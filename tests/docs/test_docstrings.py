"""Everything in the public namespace says what it is, so that `help` helps."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

import paravent

pytestmark = pytest.mark.once

ADAPTERS = {
    "batched": ("make_batch", "BatchEnvironment"),
    "vector": ("GameVector",),
    "gymnasium": ("SeatEnv",),
    "pettingzoo": ("GameAEC", "GameParallel"),
    "openspiel": (),
}


def members(kind: type) -> list[tuple[str, Any]]:
    """What a class itself defines for others to use; numbers and other values are not asked."""
    return [
        (name, inspect.getattr_static(kind, name))
        for name in vars(kind)
        if not name.startswith("_")
        and (callable(getattr(kind, name)) or isinstance(vars(kind)[name], property))
    ]


def silent(kind: type) -> list[str]:
    return [name for name, _found in members(kind) if not inspect.getdoc(getattr(kind, name))]


@pytest.mark.parametrize("name", paravent.__all__)
def test_a_public_name_says_what_it_is(name: str) -> None:
    found = getattr(paravent, name)
    said = found.__doc__ or ""
    assert said and not said.startswith(f"{name}(")  # dataclasses would say their fields
    if inspect.isclass(found):
        assert silent(found) == []


@pytest.mark.parametrize("name", ADAPTERS)
def test_an_adapter_says_what_it_is(name: str) -> None:
    """Its methods too, or their owner does."""
    module = import_module(f"paravent.envs.{name}")
    assert module.__doc__
    for each in ADAPTERS[name]:
        found = getattr(module, each)
        assert found.__doc__
        if inspect.isclass(found):
            assert silent(found) == []


def test_classes_have_members_to_ask() -> None:
    assert {name for name, _found in members(paravent.Environment)} >= {"step", "over", "view"}
    assert {name for name, _found in members(paravent.Position)} >= {"legal", "apply", "clone"}


def test_silence_is_noticed() -> None:
    class Mute:
        def speak(self) -> None:
            pass

        @property
        def silent(self) -> int:
            return 0

    assert silent(Mute) == ["speak", "silent"]
