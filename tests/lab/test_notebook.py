"""Work that was stopped goes on where it ended; other work is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from paravent.core.mistakes import Mistake
from paravent.lab.notebook import Notebook

pytestmark = pytest.mark.once
PLAN = {"work": "test", "seed": "1"}


def test_work_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "work.jsonl"
    Notebook(path, PLAN).add({"number": 0})
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 1, "cut o')  # killed while it wrote
    again = Notebook(path, PLAN)
    assert again.rows == [{"number": 0}]
    again.add({"number": 1})
    assert Notebook(path, PLAN).rows == [{"number": 0}, {"number": 1}]


def test_other_work_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    Notebook(path, PLAN).add({"number": 0})
    before = path.read_bytes()
    with pytest.raises(Mistake) as mistake:
        Notebook(path, {**PLAN, "seed": "2"})
    assert mistake.value.code == "other-notebook"
    assert path.read_bytes() == before
    path.write_text("something else\n", encoding="utf-8")
    with pytest.raises(Mistake) as mistake:
        Notebook(path, PLAN)
    assert mistake.value.code == "not-a-notebook"


def test_work_of_other_versions_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    Notebook(path, {**PLAN, "versions": {"rules": 1}})
    with pytest.raises(Mistake) as mistake:
        Notebook(path, {**PLAN, "versions": {"rules": 2}})
    assert mistake.value.code == "other-version"
    assert mistake.value.details["found"] == "rules 1"


def test_a_plan_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    path.write_text('{"work": "te', encoding="utf-8")
    assert Notebook(path, PLAN).rows == []
    assert Notebook(path, PLAN).rows == []
    path.write_text("a letter", encoding="utf-8")
    with pytest.raises(Mistake) as mistake:
        Notebook(path, PLAN)
    assert mistake.value.code == "not-a-notebook"
    assert path.read_text(encoding="utf-8") == "a letter"
