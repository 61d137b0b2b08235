"""R1 and R2: the box and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.rng import Rng
from paravent.games.madame_ching.vocabulary import KINDS, SKILLS, TILES
from tests.games.madame_ching.scene import GAME, begin, board, hand, happenings, phase, play, view

BLOCKS = {
    "white": range(1, 6),
    "light-blue": range(6, 26),
    "green": range(26, 40),
    "yellow": range(40, 49),
    "red": range(49, 54),
    "dark-blue": range(54, 56),
}


def dealt(players: int, chosen: str = "", seed: int = 1) -> object:
    """A position in which everybody is about to choose for the first time."""
    position = begin(players, chosen)
    position.deal(Rng(seed))
    return position


def test_r1_1_colours_are_blocks_of_numbers_and_symbols_are_single() -> None:
    faces = board()["cards"]
    cards = {number: faces[str(number)] for number in range(1, 56)}
    assert view(begin(3))["unseen"] == [str(number) for number in range(1, 56)]
    for colour, numbers in BLOCKS.items():
        assert {cards[number]["colour"] for number in numbers} == {colour}
    symbols = Counter(card["symbol"] for card in cards.values())
    assert symbols == {"map": 7, "lantern": 7, "kite": 7, "sword": 7, None: 27}


def test_r1_2_the_board_has_35_spaces_numbered_cards_times_colours() -> None:
    spaces = board()["spaces"]
    assert len(spaces) == 35
    assert all(space["number"] == space["cards"] * space["row"] for space in spaces)
    assert max(space["number"] for space in spaces) == 56
    assert [space["number"] for space in spaces if space["hong_kong"]] == [49, 56]
    ends = [space["number"] for space in spaces if space["end"]]
    assert ends == [8, 16, 24, 32, 40, 48, 56]


def test_r1_2_ways_lead_straight_and_diagonally() -> None:
    spaces = {space["space"]: space for space in board()["spaces"]}
    assert spaces["3x2"]["straight"] == "4x2"
    assert spaces["3x2"]["diagonal"] == "4x3"
    assert spaces["8x3"]["straight"] is None and spaces["8x3"]["diagonal"] is None
    assert spaces["7x7"]["straight"] == "8x7" and spaces["7x7"]["diagonal"] is None


def test_r1_3_a_line_is_passed_with_three_or_five_cards_more_than_colours() -> None:
    for space in board()["spaces"]:
        ahead = space["cards"] - space["row"]
        assert space["lines"] == (2 if ahead >= 5 else 1 if ahead >= 3 else 0)


def test_r1_4_the_tiles_pay_no_more_than_the_box_holds() -> None:
    position = begin(4)
    numbers = Counter(position.tile_number)
    assert numbers == {11: 2, 13: 2, 17: 3, 19: 3, 23: 3, 29: 3, 31: 3, 37: 2, 41: 1, 47: 1}
    assert sum(position.tile_coins) == 30
    assert [sum(position.tile_gems[gem::3]) for gem in range(3)] == [12, 12, 12]
    assert sum(position.tile_encounters) == 7
    first, second = [tile for tile in range(23) if position.tile_number[tile] == 23][:2]
    assert position.tile_coins[first] == position.tile_coins[second] == 0
    assert (position.tile_encounters[first], position.tile_encounters[second]) == (0, 1)


def test_r1_5_there_are_four_cards_of_each_skill() -> None:
    assert view(begin(2))["skills"] == dict.fromkeys(SKILLS, 4)


def test_r1_6_there_are_33_encounter_cards() -> None:
    left = view(begin(2))["unseen_encounters"]
    assert sum(left.values()) == 33
    families = Counter({"pilot": 0})
    for kind, copies in left.items():
        families[kind.split("-")[0] if kind != "sea-dog" else kind] += copies
    assert families == {
        "ching": 4,
        "thief": 2,
        "siren": 4,
        "traitor": 3,
        "sea-dog": 2,
        "pilot": 6,
        "oracle": 3,
        "merchant": 3,
        "treasure": 6,
    }


def test_r1_7_coins_gems_and_junks() -> None:
    seen = view(begin(2))
    assert seen["supply"] == {"coin": 46, "blue": 12, "red": 12, "white": 12}
    junks = [junk for seat in board(2)["seats"] for junk in seat["junks"]]
    assert junks == ["red", "blue", "yellow", "beige"]
    assert len(seen["expeditions"]) == 4
    assert (seen["hong_kong"], seen["pearl"]) == (None, None)


@pytest.mark.parametrize(("players", "tiles"), [(2, 14), (3, 12), (4, 14)])
def test_r2_1_so_many_tiles_are_laid_out(players: int, tiles: int) -> None:
    for seed in range(5):
        seen = view(dealt(players, seed=seed))
        assert len(seen["missions"]) == tiles
        numbers = {tile["tile"]: tile["number"] for tile in board()["tiles"]}
        places = Counter(numbers[tile] for tile in seen["missions"])
        assert all(count <= (1 if number > 40 else 2) for number, count in places.items())


def test_r2_1_a_tile_without_a_free_place_goes_back_to_the_box() -> None:
    position = begin(3)
    play(position, "- place e", "- place f", "- place g")  # three tiles 17, two places
    assert happenings(position, "placed", "surplus") == [
        {"event": "placed", "tile": "e"},
        {"event": "placed", "tile": "f"},
        {"event": "surplus", "tile": "g"},
    ]
    assert "place g" not in GAME.notation.texts(position.legal(CHANCE))
    for tile in "abcdhikln":
        assert phase(position) == "missions"
        play(position, f"- place {tile}")
    assert phase(position) == "missions"
    play(position, "- place v")
    assert phase(position) == "hands"
    assert len(view(position)["missions"]) == 12


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 4), (4, 4)])
def test_r2_2_everybody_gets_a_hand(players: int, size: int) -> None:
    position = dealt(players)
    assert phase(position) == "choose"
    for seat in range(players):
        assert len(hand(position, seat)) == size
    assert view(position)["deck"] == 55 - players * size - (4 if players == 2 else players)
    assert view(position)["encounter_deck"] == 33


def test_r2_2_first_hands_are_told_to_their_owners_alone() -> None:
    position = begin(3)
    position.deal(Rng(4))
    for seat in range(3):
        told = happenings(position, "drew", seat=seat)
        assert [event.get("drawn") is not None for event in told] == [
            event["seat"] == seat for event in told
        ]
    assert all("drawn" not in event for event in happenings(position, "drew", seat=NOBODY))


def test_r2_3_no_junk_is_at_sea_yet() -> None:
    for expedition in view(dealt(4))["expeditions"]:
        assert expedition["space"] is None and expedition["cards"] == []


# The tables of an owner are checked.


def owned(text: str) -> Components:
    return GAME.components(Components.parse(text, "mine.toml"))


def rows(table: str, lines: list[str]) -> Components:
    return owned("\n".join(f'[[{table}]]\n{line}\norigin = "owner"' for line in lines))


def colours(*blocks: tuple[str, int, int]) -> Components:
    return rows(
        "colours",
        [f'colour = "{name}"\nfirst = {first}\nlast = {last}' for name, first, last in blocks],
    )


def whole(**changed: tuple[int, int]) -> list[tuple[str, int, int]]:
    names = {name: (numbers[0], numbers[-1]) for name, numbers in BLOCKS.items()}
    names |= {name.replace("_", "-"): ends for name, ends in changed.items()}
    return [(name, first, last) for name, (first, last) in names.items()]


def test_owners_colours_replace_ours() -> None:
    position = GAME.start(3, None, colours(*whole(white=(1, 7), light_blue=(8, 25))))
    assert position.colour_of[6] == 0 and position.colour_of[8] == 1


@pytest.mark.parametrize(
    "blocks",
    [whole(white=(1, 4)), whole(white=(1, 6)), whole(dark_blue=(54, 54)), whole(red=(49, 60))],
)
def test_colours_must_cover_every_card_once(blocks: list[tuple[str, int, int]]) -> None:
    with pytest.raises(Mistake) as mistake:
        GAME.start(3, None, colours(*blocks))
    assert mistake.value.code == "components-bad-number"


@pytest.mark.parametrize("cards", ["[1, 1]", "[0]", "[56]", '["a"]', '"x"', "[true]", "[3]"])
def test_a_card_bears_one_symbol_at_most(cards: str) -> None:
    others = {"lantern": "[3]", "kite": "[5]", "sword": "[6]"}
    lines = [f'symbol = "{name}"\ncards = {text}' for name, text in others.items()]
    table = rows("symbols", [f'symbol = "map"\ncards = {cards}', *lines])
    with pytest.raises(Mistake) as mistake:
        GAME.start(3, None, table)
    assert mistake.value.details["table"] == "symbols"


def lines_of(*ends: tuple[int, int]) -> Components:
    return rows(
        "lines",
        [
            f"row = {number}\nfirst = {first}\nsecond = {second}"
            for number, (first, second) in enumerate(ends, 1)
        ],
    )


def test_lines_may_be_vertical_but_never_lead_back() -> None:
    GAME.start(3, None, lines_of(*[(4, 7)] * 7))
    for wrong in ([(4, 7), (6, 8), *[(9, 9)] * 5], [(5, 4), *[(5, 9)] * 6]):
        with pytest.raises(Mistake) as mistake:
            GAME.start(3, None, lines_of(*wrong))
        assert mistake.value.details["table"] == "lines"


def missions_with(**changed: str) -> Components:
    """Our tiles, but for the columns of tile `c`."""
    position = begin(3)
    lines = []
    for tile, name in enumerate(TILES):
        columns = {
            "tile": f'"{name}"',
            "number": position.tile_number[tile],
            "places": position.tile_places[tile],
            "coins": position.tile_coins[tile],
            "blue": 0,
            "red": 0,
            "white": 0,
            "encounters": 0,
        }
        if name == "c":
            columns |= changed
        lines.append("\n".join(f"{key} = {value}" for key, value in columns.items()))
    return rows("missions", lines)


@pytest.mark.parametrize(
    "changed", [{"number": "10"}, {"number": "18"}, {"places": "1"}, {"coins": "-1"}]
)
def test_missions_must_ascend_and_agree_about_places(changed: dict[str, str]) -> None:
    GAME.start(3, None, missions_with())
    with pytest.raises(Mistake) as mistake:
        GAME.start(3, None, missions_with(**changed))
    assert mistake.value.details["table"] == "missions"


def test_there_must_be_places_for_all_tiles_in_play() -> None:
    columns = "places = 1\ncoins = 0\nblue = 0\nred = 0\nwhite = 0\nencounters = 0"
    table = rows("missions", [f'tile = "{tile}"\nnumber = 11\n{columns}' for tile in TILES])
    with pytest.raises(Mistake):
        GAME.start(3, None, table)


def test_the_rulebook_fixes_how_many_encounters_there_are() -> None:
    copies = dict(zip(KINDS, begin(3).encounter_deck, strict=True))
    for wrong in ({"oracle": 4}, {"pilot": 3, "oracle": 2}):
        table = copies | wrong
        lines = [f'kind = "{kind}"\ncopies = {number}' for kind, number in table.items()]
        with pytest.raises(Mistake) as mistake:
            GAME.start(3, None, rows("encounters", lines))
        assert mistake.value.code == "components-wrong-sum"
