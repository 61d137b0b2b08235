"""The tables of the board: what an owner may correct, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.games.china.vocabulary import TOWNS
from paravent.text.words import LANGUAGES, Words
from tests.games.china.scene import GAME

OWN = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def table(name: str, *changes: tuple[str, str], more: str = "") -> str:
    """One of the game's own tables with changes, as an owner might write it."""
    found = re.search(rf"(?ms)^{name} = \[\n.*?^\]$", OWN)
    assert found
    text = found.group()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text.removesuffix("]") + more + "]\n"


def begin(text: str, players: int = 3, **options: str) -> Any:
    components = GAME.components(Components.parse(text, "mine.toml"))
    return GAME.start(players, options, components)


def board(text: str) -> Any:
    components = GAME.components(Components.parse(text, "mine.toml"))
    return GAME.board_of(GAME.setup(3), components)


def test_a_road_of_the_owner_is_a_road() -> None:
    more = '{ towns = ["wu", "ji"], boards = ["3-4"], origin = "owner" },'
    position = begin(table("roads", more=more))
    assert position.near[TOWNS.index("ji")] >> TOWNS.index("wu") & 1
    assert ("ji", "wu") in board(table("roads", more=more))["roads"]


def test_a_space_may_move_to_another_province() -> None:
    """The other reading of the examples: Zhao with six spaces, Ch'in with four."""
    old = 'town = "xichui", boards = ["3-4", "4-5"], provinces = ["chin"]'
    new = 'town = "xichui", boards = ["3-4", "4-5"], provinces = ["zhao"]'
    provinces = board(table("spaces", (old, new)))["provinces"]
    assert len(provinces["zhao"]["towns"]) == 6
    assert len(provinces["chin"]["towns"]) == 4


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (table("provinces", ('colour = "red"', 'colour = "blue"')), "bad-word"),
        (table("provinces", ("label = [150, 140]", "label = [150]")), "bad-points"),
        (table("provinces", ("label = [150, 140]", "label = [150, 9000]")), "bad-points"),
        (table("provinces", ('province = "wei"', 'province = "wu"')), "unknown-row"),
        (table("alliances", ('["yan", "zhao"]', '["yan"]')), "bad-list"),
        (table("alliances", ("x = 684", 'x = "left"')), "bad-number"),
        (table("alliances", ("alliance = 1,", "alliance = 2,")), "double-row"),
        (table("spaces", ('town = "gaonu"', 'town = "paris"')), "bad-word"),
        (table("spaces", ('town = "gaonu"', 'town = "ye"')), "double-row"),
        (table("spaces", ('provinces = ["wei"]', "provinces = []")), "bad-list"),
        (table("spaces", ('provinces = ["wei"]', 'provinces = ["wei", "shu"]')), "bad-list"),
        (
            table("spaces", ('provinces = ["wei"]', 'provinces = ["wei", "zhao", "han"]')),
            "bad-list",
        ),
        (table("spaces", ('boards = ["3-4", ', 'boards = ["3-5", ')), "bad-word"),
        (table("spaces", ('origin = "reconstructed"', 'origin = "dream"')), "no-origin"),
        (table("roads", ('["gaonu", "dingyang"]', '["gaonu", "gaonu"]')), "bad-list"),
        (table("roads", ('["gaonu", "dingyang"]', '["gaonu", "kuaiji"]')), "bad-word"),
        (table("roads", ('["gaonu", "dingyang"]', '["gaonu"]')), "bad-list"),
        (table("waters", ("[600, 342], [640, 318], ", "")), "bad-points"),
        (table("cards", ("copies = 10", "copies = 11")), "wrong-sum"),
        (table("pieces", ("copies = 20", "copies = 99")), "bad-number"),
        ("spaces = []\nroads = []\n", "too-few"),
    ],
)
def test_wrong_tables_are_refused_in_words(text: str, code: str) -> None:
    with pytest.raises(Mistake) as refusal:
        begin(text)
    assert refusal.value.code == f"components-{code}"
    for language in LANGUAGES:
        assert not set("⟦{") & set(Words(language).mistake(refusal.value))


def test_bonus_tiles_need_quiet_spaces() -> None:
    """Lu with a third road at three of its four spaces still plays, but without bonus tiles."""
    more = "".join(
        f'{{ towns = ["{first}", "{second}"], boards = ["3-4"], origin = "owner" }},'
        for first, second in (("tan", "wu"), ("langya", "wu"), ("qufu", "wu"))
    )
    begin(table("roads", more=more))
    with pytest.raises(Mistake) as refusal:
        begin(table("roads", more=more), bonus="yes")
    assert refusal.value.code == "components-too-few"


def test_tables_with_reconstructed_rows_cite_the_ruling() -> None:
    """Rows stand on one line each here, so the ruling is named in the comment above the table."""
    rulings = (GAME.folder / "text" / "rulings.en.md").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^(\w+) = \[$", OWN)
    above = parts[0]
    reconstructed = 0
    for rows in parts[2::2]:
        if '"reconstructed"' in rows.split("\n]")[0]:
            reconstructed += 1
            cited = re.findall(r"Q\d+", above.rpartition("\n\n")[2])
            assert any(
                re.search(rf"(?m)^### {number} .*\nstatus: reconstructed$", rulings)
                for number in cited
            )
        above = rows
    assert reconstructed == 5


def test_too_many_outlines_are_refused() -> None:
    lake = '{ water = "lake", outline = [[1, 1], [2, 1], [2, 2]], origin = "owner" },'
    with pytest.raises(Mistake) as refusal:
        begin(table("waters", more=lake * 3))
    assert refusal.value.code == "components-too-many"
