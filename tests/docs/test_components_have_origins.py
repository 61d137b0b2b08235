"""Every number on the cardboard says where it comes from."""

from __future__ import annotations

import re
import tomllib

import pytest

from paravent.core.components import ORIGINS
from paravent.core.game import Game
from tests.conformance.walks import every_game
from tests.docs.citations import read, text_of

pytestmark = pytest.mark.once

ROW = re.compile(r"(?m)^\[\[(\w+)\]\]$")


def rows_with_comments(text: str) -> list[tuple[str, str]]:
    """Each row as text, together with the comment above the first row of its table."""
    parts = ROW.split(text)
    heads: dict[str, str] = {}
    found = []
    above = parts[0]
    for table, row in zip(parts[1::2], parts[2::2], strict=True):
        comments = [line for line in above.splitlines() if line.startswith("#")]
        heads.setdefault(table, "\n".join(comments))
        found.append((table, heads[table] + "\n" + row.split("\n\n")[0]))
        above = row
    return found


@every_game
def test_every_row_has_an_origin(game: Game) -> None:
    tables = tomllib.loads(read(game.folder / "components.toml"))
    assert tables
    for table, rows in tables.items():
        for row in rows:
            assert row.get("origin") in set(ORIGINS) - {"owner"}, (table, row)


@every_game
def test_a_reconstructed_row_cites_its_ruling(game: Game) -> None:
    """The ruling stands beside the row or above its table, and admits the reconstruction."""
    rulings = text_of(game, "rulings", "en")
    for table, row in rows_with_comments(read(game.folder / "components.toml")):
        if 'origin = "reconstructed"' in row:
            cited = re.findall(r"\bQ\d+\b", row)
            assert cited, (table, row)
            assert any(
                re.search(rf"(?m)^### {number} .*\nstatus: reconstructed$", rulings)
                for number in cited
            ), (table, row)


@every_game
def test_every_reconstruction_is_marked_in_the_rules(game: Game) -> None:
    """Readers of the rules meet the number of every reconstruction."""
    rulings = text_of(game, "rulings", "en")
    for number in re.findall(r"(?m)^### (Q\d+) .*\nstatus: reconstructed$", rulings):
        for language in ("en", "fr"):
            assert re.search(rf"\b{number}\b", text_of(game, "rules", language)), number
