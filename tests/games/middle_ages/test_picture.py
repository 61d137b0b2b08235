"""The table in the terminal: rows, pawns, tokens and events are all there."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

from rich.console import Console

from paravent.cli.tables import Scene, draw_table
from paravent.text.words import Words
from tests.games.middle_ages.scene import GAME, arrange, board

NAMES = ["Ana", "Bo", "Cai"]


def scene(position: Any, lang: str = "en", width: int = 120) -> Scene:
    words = Words(lang).of_game(GAME)
    return Scene(GAME.view(position, 0), NAMES, NAMES, words, width, board=board(position))


def printed(drawn: Scene) -> str:
    file = io.StringIO()
    Console(file=file, width=drawn.width).print(draw_table(drawn))
    return file.getvalue()


def arranged() -> Any:
    return arrange(
        3,
        round=2,
        row="2 10 16",
        rows={3: "1 4 7 22", 4: "5 8 13 19"},
        fiefs={0: "3 5", 1: "10", 2: "1 4"},
        graves={1: "17 17"},
        money={0: 12, 1: 1},
        scouts={1: "4 4"},
        coins={0: "mill"},
        plots={0: "church:field"},
        cards=("earthquake", "good-harvests", "alliance", "restoration"),
    )


def test_rows_pawns_fiefs_and_events_are_drawn() -> None:
    picture = printed(scene(arranged()))
    for word in ("Round 2 of 16", "Palace 22", "Church 19", "⚐▲", "2 ·", "3 ›", "round 5"):
        assert word in picture
    for word in ("12 coins", "1 coin ", "1+♱", "1¤", "†2", "☺1 ▣1", "Earthquake", "▲-♜", "●+2 ■+2"):
        assert word in picture


def test_plain_characters_say_the_same() -> None:
    picture = printed(replace(scene(arranged()), ascii_only=True))
    for word in ("s2", "1+C", "1$", "B2", "p1 c1", "2-R", "1+2 3+2"):
        assert word in picture


def test_a_narrow_table_explains_its_icons() -> None:
    picture = printed(scene(arranged(), "fr", 80))
    assert "≋ Champs ✢ Moulin ⌂ Village ♜ Rempart ◍ Marché † Caserne ♱ Église ♛ Palais" in picture
    assert "12 pièces" in picture and "Tremblement de terre" in picture
