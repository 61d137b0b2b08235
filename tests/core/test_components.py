"""Components: tables with origins, corrected by an owner; every complaint names the row."""

from __future__ import annotations

from pathlib import Path

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game

TABLE = """
[[coins]]
name = "copper"
copies = 5
origin = "rulebook"

[[coins]]
name = "silver"
copies = 3
origin = "reconstructed"
"""
NAMES = ("copper", "silver")


def coins(text: str) -> tuple[int, ...]:
    return Components.parse(text, "coins.toml").column("coins", "name", NAMES, "copies", 0, 9)


def refused(text: str) -> Mistake:
    with pytest.raises(Mistake) as refusal:
        coins(text)
    assert refusal.value.details["source"] == "coins.toml"
    return refusal.value


def test_a_column_in_the_order_of_the_names() -> None:
    assert coins(TABLE) == (5, 3)
    swapped = Components.parse(TABLE, "").column("coins", "name", NAMES[::-1], "copies", 0, 9)
    assert swapped == (3, 5)


def test_a_missing_row_is_named() -> None:
    mistake = refused(TABLE.split("\n\n")[0])
    assert mistake.code == "components-missing-row"
    assert mistake.details["row"] == "silver"
    assert mistake.details["table"] == "coins"


def test_a_missing_table_misses_its_first_row() -> None:
    mistake = refused("")
    assert (mistake.code, mistake.details["row"]) == ("components-missing-row", "copper")


def test_a_double_row_is_named() -> None:
    mistake = refused(TABLE.replace("copper", "silver"))
    assert (mistake.code, mistake.details["row"]) == ("components-double-row", "silver")


def test_an_unknown_row_is_named() -> None:
    mistake = refused(TABLE.replace("copper", "gold"))
    assert (mistake.code, mistake.details["row"]) == ("components-unknown-row", "gold")
    assert mistake.details["known"] == "copper, silver"


def test_a_row_without_a_name_is_named_by_its_number() -> None:
    mistake = refused(TABLE.replace('name = "silver"\n', ""))
    assert (mistake.code, mistake.details["row"]) == ("components-unknown-row", "#2")


@pytest.mark.parametrize("value", ["-1", "10", "2.0", '"5"', "true", "[5]", "1979-05-27"])
def test_a_bad_number_is_named_with_its_column_and_bounds(value: str) -> None:
    mistake = refused(TABLE.replace("copies = 3", f"copies = {value}"))
    assert (mistake.code, mistake.details["row"]) == ("components-bad-number", "silver")
    assert mistake.details["column"] == "copies"
    assert (mistake.details["low"], mistake.details["high"]) == (0, 9)


def test_a_missing_number_is_a_bad_one() -> None:
    mistake = refused(TABLE.replace("copies = 3\n", ""))
    assert (mistake.code, mistake.details["row"]) == ("components-bad-number", "silver")
    assert mistake.details["value"] is None


@pytest.mark.parametrize("origin", ["", 'origin = "hearsay"', "origin = 3"])
def test_every_row_needs_an_origin(origin: str) -> None:
    mistake = refused(TABLE.replace('origin = "reconstructed"', origin))
    assert (mistake.code, mistake.details["row"]) == ("components-no-origin", "silver")
    assert "rulebook" in str(mistake.details["known"])


@pytest.mark.parametrize("value", ['"gold"', "3", "[]", "true"])
def test_a_bad_word_is_named_with_those_known(value: str) -> None:
    text = TABLE.replace("copies = 5", 'shape = "round"').replace("copies = 3", f"shape = {value}")
    components = Components.parse(text, "coins.toml")
    shapes = ("round", "square")
    with pytest.raises(Mistake) as refusal:
        components.words("coins", "name", NAMES, "shape", shapes)
    assert refusal.value.code == "components-bad-word"
    assert refusal.value.details["row"] == "silver"
    assert refusal.value.details["known"] == "round, square"


def test_a_wrong_sum_is_refused() -> None:
    components = Components.parse(TABLE, "coins.toml")
    components.require_sum("coins", "copies", (5, 3), 8)
    with pytest.raises(Mistake) as refusal:
        components.require_sum("coins", "copies", (5, 3), 9)
    assert refusal.value.code == "components-wrong-sum"
    assert (refusal.value.details["found"], refusal.value.details["expected"]) == (8, 9)


@pytest.mark.parametrize("text", ["[[coins]", "coins = ", "[[coins]]\nname = copper"])
def test_malformed_toml_says_where(text: str) -> None:
    mistake = refused(text)
    assert mistake.code == "components-malformed"
    assert "(at " in str(mistake.details["detail"])


@pytest.mark.parametrize("text", ["coins = 3", "coins = [1, 2]", "[coins]\nname = 'copper'"])
def test_a_table_must_be_made_of_rows(text: str) -> None:
    mistake = refused(text)
    assert (mistake.code, mistake.details["table"]) == ("components-not-rows", "coins")


def test_an_owners_table_replaces_one_of_the_same_name() -> None:
    own = Components.parse(TABLE + "[[notes]]\nname = 'ten'\norigin = 'rulebook'", "own")
    owner = Components.parse(TABLE.replace("copies = 3", "copies = 4"), "owner")
    corrected = own.corrected_by(owner)
    assert corrected.column("coins", "name", NAMES, "copies", 0, 9) == (5, 4)
    assert corrected.tables["notes"] == own.tables["notes"]
    assert corrected.source == "owner"
    assert own.column("coins", "name", NAMES, "copies", 0, 9) == (5, 3)


def test_an_unknown_table_is_refused() -> None:
    own, owner = Components.parse(TABLE, "own"), Components.parse("[[gems]]\nname = 'ruby'", "it")
    with pytest.raises(Mistake) as refusal:
        own.corrected_by(owner)
    assert refusal.value.code == "components-unknown-table"
    assert refusal.value.details == {"source": "it", "table": "gems", "known": "coins"}


def test_the_digest_depends_on_the_numbers_alone() -> None:
    digest = Components.parse(TABLE, "a").digest
    assert Components.parse(TABLE.replace("rulebook", "owner"), "b").digest == digest
    assert Components.parse(TABLE.replace("copies = 3", "copies = 4"), "a").digest != digest
    reordered = TABLE.replace('name = "copper"\ncopies = 5', 'copies = 5\nname = "copper"')
    assert Components.parse(reordered, "a").digest == digest


def test_the_digest_takes_any_value_that_toml_has() -> None:
    text = TABLE + "\nbought = 1979-05-27\nweight = 2.5\nround = true\n"
    assert len(Components.parse(text, "a").digest) == 16


def test_a_file_that_cannot_be_read_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as missing:
        Components.load(tmp_path / "none.toml")
    assert missing.value.code == "unreadable-file"
    with pytest.raises(Mistake) as folder:
        Components.load(tmp_path)
    assert folder.value.code == "unreadable-file"
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Mistake) as binary:
        Components.load(tmp_path / "bytes.toml")
    assert binary.value.code == "not-text"


def middle_kingdom_with(old: str, new: str) -> None:
    game = find_game("middle_kingdom")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    owner = Components.parse(text.replace(old, new, 1), "my.toml")
    game.start(3, components=game.components(owner))


@pytest.mark.parametrize(
    ("old", "new", "code", "row"),
    [
        ('kind = "peasant"', 'kind = "pheasant"', "components-unknown-row", "pheasant"),
        ('kind = "noble-3"', 'kind = "noble-2"', "components-double-row", "noble-2"),
        ("copies = 9", "copies = 90", "components-bad-number", "bureaucrat"),
        ("copies = 9", "copies = 8", "components-wrong-sum", None),
        ('goal = "palace"\npoints = 4', 'goal = "palace"', "components-bad-number", "palace"),
        ("kept = 5", "kept = 7", "components-unknown-row", "7"),
        ('token = "prestige"', 'token = "glory"', "components-unknown-row", "glory"),
    ],
)
def test_a_games_own_tables_are_checked_when_it_starts(
    old: str, new: str, code: str, row: str | None
) -> None:
    with pytest.raises(Mistake) as refusal:
        middle_kingdom_with(old, new)
    assert refusal.value.code == code
    assert refusal.value.details.get("row") == row
    assert refusal.value.details["source"] == "my.toml"


def test_nobles_must_be_twelve_even_if_the_deck_is_whole() -> None:
    game = find_game("middle_kingdom")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    text = text.replace("copies = 9", "copies = 8", 1).replace("copies = 4", "copies = 5", 1)
    with pytest.raises(Mistake) as refusal:
        game.start(3, components=game.components(Components.parse(text, "my.toml")))
    assert refusal.value.code == "components-wrong-sum"
    assert (refusal.value.details["found"], refusal.value.details["expected"]) == (13, 12)


def test_an_owners_split_of_the_nobles_is_played() -> None:
    game = find_game("middle_kingdom")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    before, _, after = text.partition('kind = "noble-2"\ncopies = 4')
    text = before + 'kind = "noble-2"\ncopies = 6' + after
    text = text.replace('kind = "noble-4"\ncopies = 4', 'kind = "noble-4"\ncopies = 2')
    position = game.start(3, components=game.components(Components.parse(text, "my.toml")))
    assert position.deck[4:7] == [6, 4, 2]


def test_an_owners_longer_table_of_peasants_is_played() -> None:
    game = find_game("middle_kingdom")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    rows = "".join(
        f'\n[[peasants]]\nkept = {kept}\npoints = {points}\norigin = "owner"\n'
        for kept, points in ((6, 27), (7, 35))
    )
    position = game.start(3, components=game.components(Components.parse(text + rows, "my")))
    assert position.peasant_points[:9] == [0, 2, 5, 9, 14, 20, 27, 35, 35]
