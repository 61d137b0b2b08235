"""Modules that were made before are found by what they were made of (tools/reuse.py)."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tools.reuse import KEPT, Store, made_of

pytestmark = pytest.mark.once


def test_a_module_is_found_where_it_was_kept(tmp_path: Path) -> None:
    made, place = tmp_path / "made", tmp_path / "new" / "place"
    made.write_bytes(b"machine code")
    store = Store(tmp_path / "cache", tmp_path / "otherwise")
    assert not store.fetch("one", place)
    store.keep("one", made)
    assert store.fetch("one", place) and place.read_bytes() == b"machine code"
    assert [kept.name for kept in store.folder.iterdir()] == ["one"]


def test_what_a_module_is_made_of_decides(tmp_path: Path) -> None:
    rules, numbers = tmp_path / "rules.py", tmp_path / "numbers.pxd"
    rules.write_text("rules")
    numbers.write_text("numbers")
    name = made_of(["gcc 12"], [rules, numbers])
    rules.touch()
    assert made_of(["gcc 12"], [numbers, rules]) == name
    assert made_of(["gcc 13"], [rules, numbers]) != name
    numbers.write_text("others")
    assert made_of(["gcc 12"], [rules, numbers]) != name


def test_another_folder_serves_where_the_first_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = Store(tmp_path / "file" / "cache", tmp_path / "otherwise")
    assert store.folder == tmp_path / "otherwise"


def test_what_nobody_used_for_a_month_is_forgotten(tmp_path: Path) -> None:
    store = Store(tmp_path, tmp_path)
    for name, age in ("old", KEPT + 60), ("new", 60):
        store.keep(name, Path(__file__))
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    store.forget()
    assert [kept.name for kept in tmp_path.iterdir()] == ["new"]
