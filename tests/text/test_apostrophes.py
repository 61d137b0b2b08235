"""French is written with one kind of apostrophe, the curved one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.once

ROOMS = ("src/paravent", "client/src")
ENDINGS = (".fr.ftl", ".fr.md", ".fr.cards.ftl", ".fr.reasons.ftl", ".fr.ftl.tmpl", ".fr.md.tmpl")


def french_files() -> list[Path]:
    """Texts, rules and templates of all rooms, and what the project says of itself."""
    found = {ROOT / "README.fr.md"}
    for room in ROOMS:
        for path in (ROOT / room).rglob("*"):
            if path.name.endswith(ENDINGS) or path.name == "fr.ftl" or path.parent.name == "fr":
                found.add(path)
    return sorted(path for path in found if path.is_file())


def test_all_rooms_have_french_files() -> None:
    names = {str(path.relative_to(ROOT)) for path in french_files()}
    assert {"README.fr.md", "client/src/messages/fr.ftl", "src/paravent/text/fr/core.ftl"} <= names
    assert len(names) > 30


@pytest.mark.parametrize("path", french_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_french_has_one_kind_of_apostrophe(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "'" in line] == []
