"""R8: new tiles, and piles that run out at the very end or in the middle of a row."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.numbers import CHANCE
from paravent.core.rng import Rng
from tests.games.middle_ages.scene import (
    GAME,
    arrange,
    at,
    begin,
    deal,
    finish_round,
    happenings,
    offers,
    play,
    row,
    view,
)

# By players: the round after which a new pile is needed, its kind and size, and how many tiles of
# the row it fills; from the pile arithmetic of the rules.
RENEWALS = {
    2: [],
    3: [(10, "discards", 10), (12, "discards", 2)],
    4: [(7, "orange", 32)],
    5: [(5, "orange", 32), (11, "discards", 11), (12, "discards", 1)],
}
LEFT = {2: (4, 16), 3: (0, 4), 4: (4, 16), 5: (0, 4)}  # in the pile, in the discards


def played(players: int, seed: int) -> tuple[Any, list[tuple[int, str, int]]]:
    """A random game, and when its piles were renewed."""
    position, rng = begin(players), Rng(seed)
    found = []
    while actors := position.actors():
        position.events = []
        seat, round_now = actors[0], position.round
        if seat == CHANCE:
            position.apply(CHANCE, position.draw_lot(rng))
        else:
            choices = position.legal(seat)
            position.apply(seat, choices[rng.below(len(choices))])
        found += [
            (round_now, event["pile"], event["tiles"]) for event in happenings(position, "renewed")
        ]
    return position, found


def test_r8_1_the_row_is_filled_after_the_round() -> None:
    position = arrange(3, round=2)
    before = row(position, 3)
    for seat in range(3):
        while position.actors() == (seat,):
            play(position, f"{seat} {offers(position, seat)[0]}")
    assert row(position, 2) == [None] * 4
    drawn = deal(position)
    assert row(position, 2) == sorted(drawn[:4])
    assert [tile for tile in row(position, 3) if tile] != before  # one tile less: round 3 began
    assert view(position)["rows"][1]["round"] == 6


def test_r8_1_from_round_13_on_rows_stay_empty() -> None:
    position = arrange(2, round=12)
    finish_round(position)
    assert row(position, 4) != [None] * 3
    finish_round(position)
    assert row(position, 1) == [None] * 3
    assert view(position)["rows"][0]["round"] is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r8_2_piles_are_renewed_when_a_tile_is_needed(players: int) -> None:
    for seed in range(3):
        position, renewals = played(players, seed)
        assert renewals == RENEWALS[players]
        seen = view(position)
        assert (seen["pile"]["tiles"], len(seen["discards"])) == LEFT[players]


def test_r8_2_a_new_pile_in_the_middle_of_a_row() -> None:
    """Four players: the last two blue tiles and three orange ones."""
    position = arrange(4, round=7, pile=2)
    assert view(position)["reserve"] == 32
    for seat in range(4):
        while position.actors() == (seat,):
            play(position, f"{seat} {offers(position, seat)[0]}")
    blue = [int(act.split()[1]) for act in offers(position, CHANCE)]
    play(position, f"- draw {blue[0]}")
    assert view(position)["pile"]["kind"] == "blue"
    play(position, f"- {offers(position, CHANCE)[0]}")
    assert (view(position)["pile"]["kind"], view(position)["pile"]["tiles"]) == ("orange", 32)
    assert view(position)["reserve"] == 0
    deal(position)
    assert view(position)["pile"]["tiles"] == 32 - 3


@pytest.mark.parametrize("players", [3, 5])
def test_r8_2_the_last_rows_use_up_every_discard(players: int) -> None:
    """No tile is left in a pile, and just the discards of the last four rounds are."""
    for seed in range(3):
        position, _renewals = played(players, seed)
        assert sum(position.pile) == sum(position.reserve) == 0
        assert position.top == -1
        assert position.discards == 4


def test_r8_3_the_top_number_shows_before_it_is_drawn() -> None:
    position = begin(2, "alliance+new-defences+many-births+good-harvests")
    deal(position, 9)
    play(position, "- lot 0", "0 lord 1", "1 lord 2")
    top = view(position)["pile"]["top"]
    assert happenings(position, "turned") == [{"event": "turned", "number": str(top)}]
    finish_round(position)
    assert top in row(position, 1)
    assert view(position)["pile"]["top"] not in (None, top)


def test_r8_3_odds_are_the_tiles_that_nobody_has_seen() -> None:
    position = at(3, "- draw 1", "- draw 1")
    weights = {
        GAME.notation.text(action): position.weight(action) for action in position.legal(CHANCE)
    }
    assert weights["draw 1"] == 2
    assert sum(weights.values()) == 50
    assert view(position)["pile"]["unseen"]["1"] == 2
