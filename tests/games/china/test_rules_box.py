"""R1 to R3: the box, setting up, the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.games.china.vocabulary import BOARDS, COLOURS, PROVINCES
from tests.games.china.scene import (
    GAME,
    all_offers,
    arrange,
    begin,
    deal_on,
    finish_turn,
    hand,
    offers,
    phase,
    play,
    printed,
    view,
)

SIZES = dict(zip(PROVINCES, (7, 5, 5, 5, 4, 6, 5, 5, 8), strict=True))
PLAYERS = {"3-4": 3, "4-5": 5, "border": 3}


@pytest.mark.parametrize("board", BOARDS)
def test_r1_1_nine_provinces_with_their_spaces(board: str) -> None:
    drawn = printed(PLAYERS[board], f"board={board}")
    found = {name: len(place["towns"]) for name, place in drawn["provinces"].items()}
    assert found == SIZES


@pytest.mark.parametrize("board", BOARDS)
def test_r1_1_purple_once_every_other_colour_twice_and_never_side_by_side(board: str) -> None:
    drawn = printed(PLAYERS[board], f"board={board}")
    colours = {name: place["colour"] for name, place in drawn["provinces"].items()}
    assert Counter(colours.values()) == Counter(COLOURS * 2) - Counter(["purple"])
    assert colours["chu"] == "purple"
    assert colours["zhao"] == colours["lu"]
    assert colours["qi"] == colours["chin"] == "yellow"
    for seal in drawn["alliances"]:
        first, second = seal["provinces"]
        assert colours[first] != colours[second]


def test_r1_1_both_sides_have_the_same_spaces_and_different_roads() -> None:
    one = printed(4, "board=3-4")
    other = printed(4, "board=4-5")
    places = [
        {name: (town["x"], town["y"]) for name, town in board["towns"].items()}
        for board in (one, other)
    ]
    assert places[0] == places[1]
    assert len(one["roads"]) == 56 and len(other["roads"]) == 62


@pytest.mark.parametrize("board", BOARDS)
def test_r1_1_roads_join_all_spaces_and_lead_to_neighbours_only(board: str) -> None:
    drawn = printed(PLAYERS[board], f"board={board}")
    neighbours = {frozenset(seal["provinces"]) for seal in drawn["alliances"]}
    near: dict[str, set[str]] = {town: set() for town in drawn["towns"]}
    for first, second in drawn["roads"]:
        near[first].add(second)
        near[second].add(first)
        ends = [drawn["towns"][town]["provinces"] for town in (first, second)]
        assert set(ends[0]) & set(ends[1]) or any(
            frozenset((one, other)) in neighbours for one in ends[0] for other in ends[1]
        )
    reached, fresh = set(), ["ye" if "ye" in near else "anyi"]
    while fresh:
        town = fresh.pop()
        if town not in reached:
            reached.add(town)
            fresh += near[town]
    assert reached == set(near)


def test_r1_1_fifteen_alliances_are_all_pairs_of_neighbours() -> None:
    drawn = printed(3)
    pairs = {frozenset(seal["provinces"]) for seal in drawn["alliances"]}
    assert [seal["number"] for seal in drawn["alliances"]] == list(range(1, 16))
    assert len(pairs) == 15
    borders = {
        frozenset((one, other))
        for one, place in drawn["provinces"].items()
        for other, beside in drawn["provinces"].items()
        if one < other and len(shared_corners(place["outline"], beside["outline"])) > 1
    }
    assert pairs == borders


def shared_corners(one: list[list[int]], other: list[list[int]]) -> set[tuple[int, ...]]:
    return set(map(tuple, one)) & set(map(tuple, other))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_2_twenty_palaces_nine_emissaries_one_fortification(players: int) -> None:
    plain, strong = begin(players), begin(players, "fortifications=yes")
    for seat in view(plain)["seats"]:
        assert (seat["palaces"], seat["emissaries"], seat["fortifications"]) == (20, 8, 0)
    assert [seat["fortifications"] for seat in view(strong)["seats"]] == [1] * players


def test_r1_3_57_province_cards() -> None:
    assert dict(zip(COLOURS, begin(5).deck, strict=True)) == {
        "purple": 10,
        "yellow": 11,
        "orange": 11,
        "green": 12,
        "red": 13,
    }


def test_r2_1_each_number_of_players_has_its_side() -> None:
    boards = {option.name: option for option in GAME.options}["board"]
    assert boards.values[2] == ("3-4",)
    assert boards.values[3] == ("3-4", "border")
    assert boards.values[4] == ("3-4", "4-5", "border")
    assert boards.values[5] == ("4-5", "border")
    with pytest.raises(Mistake) as refusal:
        GAME.setup(5, {"board": "3-4"})
    assert refusal.value.code == "impossible-value"


def test_r2_2_without_the_variant_there_are_no_fortifications() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red*3"})
    assert offers(position, "fortify") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_3_one_emissary_counts_the_points(players: int) -> None:
    assert {seat["emissaries"] for seat in view(begin(players))["seats"]} == {8}


@pytest.mark.parametrize(("players", "cards"), [(2, 47), (3, 47), (4, 52), (5, 57)])
def test_r2_4_cards_are_removed_for_fewer_than_five(players: int, cards: int) -> None:
    position = begin(players)
    assert position.deck_size == cards
    whole = begin(5).deck
    assert {whole[colour] - position.deck[colour] for colour in range(5)} == {(57 - cards) // 5}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r2_5_three_hidden_cards_each_and_four_open_ones(players: int) -> None:
    position = begin(players)
    cards = position.deck_size
    deal_on(position)
    shown = view(position)
    assert [seat["cards"] for seat in shown["seats"]] == [3] * players
    assert [seat["hand"] for seat in shown["seats"]] == [None] * players
    assert len(view(position, 1)["seats"][1]["hand"]) == 3
    assert len(shown["row"]) == 4
    assert shown["deck"] == cards - 3 * players - 4


def test_r2_5_every_card_of_the_deck_is_as_likely() -> None:
    position = begin(3)
    assert [position.weight(action) for action in position.legal(CHANCE)] == [8, 9, 9, 10, 11]


def test_r2_6_the_first_seat_begins_and_play_goes_round() -> None:
    position = begin(3)
    deal_on(position)
    movers = []
    for _ in range(7):
        movers.append(position.mover)
        assert position.actors() == (position.mover,)
        play(position, f"exchange {offers(position, 'exchange')[0]}")
        finish_turn(position)
    assert movers == [0, 1, 2, 0, 1, 2, 0]


def test_r3_1_place_or_exchange() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red green yellow"})
    verbs = {act.partition(" ")[0] for act in all_offers(position)}
    assert verbs == {"palace", "emissary", "exchange"}


def test_r3_1_after_placing_the_hand_is_filled_and_the_next_player_moves() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red green yellow"})
    play(position, "palace anyi", "pay red")
    assert phase(position) == "draw"
    play(position, "draw", "- deal purple")
    assert hand(position, 0) == "purple yellow green"
    assert position.actors() == (1,)


def test_r3_2_hands_are_hidden_but_open_cards_are_remembered() -> None:
    position = arrange(3, hand={0: "red green yellow"}, row="purple*2 red orange")
    play(position, "exchange red", "take purple")
    deal_on(position)
    for onlooker in (1, 2, NOBODY):
        seat = view(position, onlooker)["seats"][0]
        assert seat["hand"] is None
        assert seat["cards"] == 3
        assert seat["known"] == ["purple"]
