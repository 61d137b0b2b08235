"""R1 and R2: the box and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from tests.games.middle_ages.scene import (
    CARDS,
    GAME,
    TYPES,
    at,
    begin,
    board,
    deal,
    happenings,
    money,
    offers,
    phase,
    play,
    refusal,
    row,
    view,
)

COPIES = (14, 13, 12, 11, 10, 9, 8, 7)


def all_copies(players: int) -> Counter[str]:
    """Tiles of a game by type."""
    position = begin(players)
    faces = board(position)["tiles"]
    found: Counter[str] = Counter()
    for number, copies in enumerate(
        [blue + orange for blue, orange in zip(position.pile, position.reserve, strict=True)], 1
    ):
        found[faces[str(number)]["type"]] += copies
    return found


def test_r1_1_the_box_has_84_tiles_of_eight_types() -> None:
    assert all_copies(5) == dict(zip(TYPES, COPIES, strict=True))
    assert sum(COPIES) == 84


def test_r1_2_a_face_for_every_number() -> None:
    faces = board(begin(4))["tiles"]
    assert list(faces) == [str(number) for number in range(1, 24)]
    assert faces["1"] == {"number": 1, "type": "field", "peasants": 0, "chests": 0}
    assert faces["2"] == {"number": 2, "type": "field", "peasants": 1, "chests": 0}
    assert faces["23"] == {"number": 23, "type": "palace", "peasants": 0, "chests": 1}
    assert [face["type"] for face in faces.values()] == [
        kind for kind in TYPES for _ in range(2 if kind == "palace" else 3)
    ]


def owners_file(old: str, new: str) -> Components:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    return GAME.components(Components.parse(text.replace(old, new, 1), "mine.toml"))


def test_r1_2_an_owners_table_is_played() -> None:
    """Two Peasants on the first Field."""
    old = 'type = "field"\npeasants = 0\nchests = 0'
    tables = owners_file(old, old.replace("peasants = 0", "peasants = 2"))
    position = GAME.start(2, components=tables)
    assert position.face_peasants[0] == 2
    assert board(position, tables)["tiles"]["1"]["peasants"] == 2


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('type = "mill"', 'type = "tower"', "components-bad-word"),
        ('type = "mill"', "type = 2", "components-bad-word"),
        ('type = "mill"', 'type = "field"', "components-wrong-sum"),
        ("blue = 4", "blue = 5", "components-wrong-sum"),
        ("orange = 1", "orange = 2", "components-wrong-sum"),
        ("blue = 4", "blue = -1", "components-bad-number"),
        ("peasants = 1", "peasants = 10", "components-bad-number"),
        ("number = 7", "number = 8", "components-double-row"),
        ("number = 7", "number = 24", "components-unknown-row"),
        ("copies = 14", "copies = 13", "components-wrong-sum"),
        ("income = 2", 'income = "two"', "components-bad-number"),
        ('card = "alliance"', 'card = "war"', "components-unknown-row"),
        ('token = "coin"\ncopies = 8', 'token = "coin"\ncopies = 7', "components-wrong-sum"),
    ],
)
def test_r1_2_an_owners_mistake_is_named(old: str, new: str, code: str) -> None:
    with pytest.raises(Mistake) as refusal:
        GAME.start(4, components=owners_file(old, new))
    assert refusal.value.code == code
    assert refusal.value.details["source"] == "mine.toml"


def test_r1_3_eight_tokens_of_both_kinds() -> None:
    seen = view(begin(3))
    assert seen["coin_tokens"] == 8
    assert seen["plot_tokens"] == list(TYPES)


def test_r1_4_everybody_starts_without_money() -> None:
    assert money(begin(5)) == [0] * 5


def test_r1_5_a_fief_of_eight_domains_and_fifteen_cards() -> None:
    seen = view(begin(2))
    assert [domain["type"] for domain in board(begin(2))["domains"]] == list(TYPES)
    assert seen["seats"][0]["tiles"] == [[]] * 8
    assert (seen["seats"][0]["lord"], seen["seats"][0]["scout"]) == (None, None)
    position = begin(2)
    deal(position)
    assert offers(position, CHANCE) == [f"card {card}" for card in CARDS]
    assert len(CARDS) == 15


@pytest.mark.parametrize(("players", "orange"), [(2, 0), (3, 0), (4, 32), (5, 32)])
def test_r2_1_the_orange_pile_is_for_four_and_five(players: int, orange: int) -> None:
    seen = view(begin(players))
    assert (seen["pile"]["kind"], seen["pile"]["tiles"]) == ("blue", 52)
    assert seen["reserve"] == orange


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_2_four_rows_of_a_tile_more_than_players(players: int) -> None:
    position = begin(players)
    deal(position)
    for number in range(1, 5):
        tiles = row(position, number)
        assert len(tiles) == players + 1
        assert None not in tiles


def test_r2_2_numbers_rise_from_left_to_right() -> None:
    position = at(3, "- draw 16", "- draw 4", "- draw 22")
    assert row(position, 1) == [4, 16, 22, None]
    play(position, "- draw 4", "- draw 9")
    assert row(position, 1) == [4, 4, 16, 22]
    assert [event["number"] for event in happenings(position, "revealed")] == ["4", "4", "16", "22"]


def test_r2_3_four_event_cards_from_left_to_right() -> None:
    position = begin(3)
    deal(position)
    play(position, "- card earthquake", "- card alliance")
    assert "card alliance" not in offers(position, CHANCE)
    assert len(offers(position, CHANCE)) == 13
    play(position, "- card restoration", "- card black-death")
    cards = view(position)["cards"]
    assert [card["card"] for card in cards] == [
        "earthquake",
        "alliance",
        "restoration",
        "black-death",
    ]
    assert board(position)["events"] == [4, 8, 12, 16]
    assert view(position)["happened"] == 0


def test_r2_3_a_table_may_name_four_cards() -> None:
    named = "vast-estate+alliance+earthquake+restoration"
    position = begin(3, named)
    deal(position)
    assert phase(position) == "lot"
    assert "+".join(card["card"] for card in view(position)["cards"]) == named


def set_up(players: int) -> object:
    position = begin(players, "alliance+earthquake+restoration+vast-estate")
    deal(position)
    return position


def test_r2_4_lots_decide_who_places_first() -> None:
    position = set_up(4)
    assert offers(position, CHANCE) == ["lot 0", "lot 1", "lot 2", "lot 3"]
    play(position, "- lot 2", "- lot 0")
    assert offers(position, CHANCE) == ["lot 1", "lot 3"]
    play(position, "- lot 3")  # the last lot needs no drawing
    assert view(position)["order"] == [2, 0, 3, 1]


def test_r2_5_lords_are_placed_one_after_another_in_the_first_row() -> None:
    position = set_up(3)
    play(position, "- lot 1", "- lot 2")
    assert offers(position, 1) == ["lord 1", "lord 2", "lord 3", "lord 4"]
    play(position, "1 lord 2")
    assert offers(position, 2) == ["lord 1", "lord 3", "lord 4"]
    assert refusal(position, 2, "lord 2") == "lord-there"
    play(position, "2 lord 1", "0 lord 4")
    assert [seat["lord"] for seat in view(position)["seats"]] == ["1 4", "1 2", "1 1"]
    assert money(position) == [0, 0, 0]
