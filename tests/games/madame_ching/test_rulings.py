"""Q1 to Q20: what the rulebook leaves open."""

from __future__ import annotations

import pytest

from paravent.core.components import Components
from paravent.core.numbers import CHANCE, NOBODY
from paravent.games.madame_ching.missions import missions_ahead, missions_below
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    begin,
    board,
    happenings,
    held,
    homecoming,
    junk,
    known,
    maybe,
    offers,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    space_number,
    taken,
    turn,
    view,
)


def test_q1_the_blocks_of_colours_shrink_by_steps() -> None:
    """20, 14, 9, 5 and 2 cards after the five white ones."""
    colours = [card["colour"] for card in board()["cards"].values()][:55]
    sizes = [colours.count(colour) for colour in dict.fromkeys(colours)]
    assert sizes == [5, 20, 14, 9, 5, 2]


def test_q2_common_colours_are_rich_in_symbols() -> None:
    """Seven cards a symbol, most of them below 40."""
    cards = board()["cards"]
    bearing = [int(name) for name in cards if name.isdigit() and cards[name]["symbol"]]
    assert len(bearing) == 28
    assert sum(number < 40 for number in bearing) == 23 and max(bearing) == 49


def test_q3_the_lines_fall_away_with_the_diagonal() -> None:
    """First row before 4 and 6, then one column further in each row."""
    position = begin(3)
    assert list(position.first_line[1:]) == [4, 5, 6, 7, 8, 9, 9]
    assert list(position.second_line[1:]) == [6, 7, 8, 9, 9, 9, 9]


def test_q4_some_number_has_more_tiles_than_places() -> None:
    """And none of the numbers is a space of the board."""
    position = begin(3)
    numbers = list(position.tile_number)
    assert any(
        numbers.count(number) > position.tile_places[numbers.index(number)] for number in numbers
    )
    assert not set(numbers) & {space["number"] for space in board()["spaces"]}


def test_q5_sirens_pilots_and_treasures_are_split_evenly() -> None:
    """One Siren and one Pilot a symbol, two plain Pilots, two treasures of each value."""
    left = view(begin(3))["unseen_encounters"]
    for symbol in ("map", "lantern", "kite", "sword"):
        assert left[f"siren-{symbol}"] == left[f"pilot-{symbol}"] == 1
    assert left["pilot"] == 2
    assert [left[f"treasure-{value}"] for value in (1, 2, 3)] == [2, 2, 2]


def test_q6_the_lower_left_triangle_is_missing() -> None:
    """No space has more colours than cards."""
    spaces = {space["space"] for space in board()["spaces"]}
    expected = {f"{cards}x{row}" for cards in range(1, 9) for row in range(1, 8) if row <= cards}
    assert spaces == expected


def combat_seen() -> object:
    """Four seats; 0 knows 1's hand after Combat, and everybody that 3 has taken 17."""
    position = arrange(
        4,
        hands={0: "40 10 11 12", 1: "2 20 21 22", 2: "4", 3: "50 30 31 32"},
        display="9 17 28 29",
        skills={0: "combat"},
    )
    reveal(position, "40", "2", "4", "50")
    play(position, "3 take 17", "use combat", "attack blue", "take 21", "give 10")
    return position


def test_q7_what_was_shown_stays_known() -> None:
    """Combat's look, the exchange, and open cards that were taken."""
    position = combat_seen()
    assert known(position, 0, 1) == [10, 20, 22]
    assert known(position, 1, 0) == [21]
    for onlooker in (0, 1, 2, NOBODY):
        assert known(position, onlooker, 3) == [17]
    assert known(position, 2, 0) == known(position, 2, 1) == []


def test_q7_a_known_card_that_may_have_moved_is_doubtful() -> None:
    """After a face-down exchange, others know only that it is with one of the two."""
    position = arrange(
        4,
        hands={0: "40 10 11 12", 1: "50 20 21 22", 2: "4", 3: "30"},
        display="9 17 28 29",
        skills={0: "combat"},
    )
    reveal(position, "40", "50", "4", "30")
    play(position, "1 take 17", "use combat", "attack blue", "take 20")
    for onlooker in (2, 3, NOBODY):
        assert known(position, onlooker, 1) == []
        assert maybe(position, onlooker, 1) == maybe(position, onlooker, 0) == [17]
    assert known(position, 0, 1) == [17, 21, 22]
    play(position, "give 11")
    assert maybe(position, 2, 0) == [17]


def test_q7_a_played_card_is_no_longer_in_the_hand() -> None:
    """What is revealed is forgotten as a card in hand."""
    position = combat_seen()
    while phase(position) != "choose" or position.round == 5:
        actor = position.actors()[0]
        play(
            position,
            f"{'-' if actor == CHANCE else actor} {GAME.notation.texts(position.legal(actor))[-1]}",
        )
    for seat, act in ((1, "choose 22"), (0, "choose 11")):
        play(position, f"{seat} {act}")
    for seat in (2, 3):
        play(position, f"{seat} {offers(position, seat)[0]}")
    assert 22 not in known(position, 0, 1)
    assert {10, 20} <= set(known(position, 0, 1))


def owned_numbers(number: int) -> Components:
    """Our missions, but all tiles from `k` on bear one number."""
    position = begin(3)
    lines = []
    for tile, name in enumerate("abcdefghijklmnopqrstuvw"):
        bears = position.tile_number[tile] if tile < 10 else number
        lines.append(
            f'[[missions]]\ntile = "{name}"\nnumber = {bears}\nplaces = {2 if tile < 10 else 13}\n'
            'coins = 1\nblue = 0\nred = 0\nwhite = 0\nencounters = 0\norigin = "owner"'
        )
    return GAME.components(Components.parse("\n".join(lines), "mine.toml"))


def test_q8_a_mission_of_the_very_number_is_within_reach() -> None:
    """Equal or lower."""
    position = homecoming("12 13 14 30")
    assert happenings(position, "returned")[0]["space"] == "4x2"
    start = GAME.start(3, None, owned_numbers(24))
    assert missions_below(start, 24) == 0
    start.on_board = 1 << 12
    assert (missions_below(start, 24), missions_ahead(start, 24)) == (1 << 12, 0)
    assert (missions_below(start, 23), missions_ahead(start, 23)) == (0, 1 << 12)


def test_q9_meteorology_replaces_the_obligatory_mission() -> None:
    """Up to six further, never twelve, and not in addition."""
    position = turn(
        9, sea={0: "12 13 14 15 30 41"}, tiles="c k n", skills={0: "meteorology*2"}
    )  # space 18: 13 below, 23 ahead, 29 too far
    assert offers(position, 0) == ["claim c", "claim k"]
    assert refusal(position, 0, "claim n") == "mission-far"
    play(position, "claim k")
    assert phase(position) != "mission"
    assert seat_of(position, 0)["ready"] == {"meteorology": 1}
    assert taken(position, 0) == ["k"]


@pytest.mark.parametrize(
    ("sea", "space", "reached"),
    [("3 12 30 41 50", 25, True), ("3 12 13 30 41 42", 24, False), ("12 13 30 41 50", 20, False)],
)
def test_q9_six_is_the_limit(sea: str, space: int, reached: bool) -> None:
    """31 from 25, not from 24."""
    position = turn(9, sea={0: sea}, tiles="a r w", skills={0: "meteorology"})
    assert bool(missions_ahead(position, space)) == reached
    assert ("claim r" in offers(position, 0)) == reached


def test_q9_meteorology_also_works_where_nothing_lower_is_left() -> None:
    """Then it may also be left unused."""
    position = turn(9, sea={0: "12 13 14 15 30 41"}, tiles="k n", skills={0: "meteorology"})
    assert offers(position, 0) == ["claim k", "pass"]
    play(position, "pass")
    assert phase(position) == "take"
    assert seat_of(position, 0)["ready"] == {"meteorology": 1}


def test_q10_a_line_pays_for_night_sailing_too_and_only_once() -> None:
    """The step that crosses it pays, whatever card made it."""
    position = turn(
        14, sea={0: "6 7 9"}, skills={0: "night*2"}, hands={0: "14 8 10 11"}
    )  # the fourth light blue card crosses the first line
    play(position, "- meet thief", "add 8")
    assert phase(position) == "turn"
    play(position, "add 10")
    assert phase(position) == "meet"
    assert [event["line"] for event in happenings(position, "crossed")] == [1, 2]


@pytest.mark.parametrize("way", ["pilot", "night"])
def test_q11_hong_kong_is_plundered_by_any_card(way: str) -> None:
    """A Pilot or Night sailing leads there as well."""
    if way == "pilot":
        position = turn(54, sea={0: "3 12 30 41 50"}, encounters={0: "pilot"})
        play(position, "play pilot")
    else:
        position = turn(54, sea={0: "3 12 30 41 pilot"}, skills={0: "night"}, hands={0: "54 50"})
        play(position, "add 50")
    assert space_number(position, 0) == 49
    assert view(position)["hong_kong"] == 0


def test_q11_six_colours_alone_do_not_reach_it() -> None:
    """48 is the best without a Pilot."""
    position = turn(55, sea={0: "3 12 13 30 41 50 54"})
    assert space_number(position, 0) == 48
    assert view(position)["hong_kong"] is None


def test_q12_no_ninth_card() -> None:
    """Neither a Pilot nor Night sailing at the world's end."""
    position = turn(40, sea={0: "1 3 6 8 11 15 22"}, encounters={0: "pilot"}, skills={0: "night"})
    while phase(position) == "meet":
        play(position, "- meet treasure-1")
    assert junk(position, 0)["space"] == "8x3"
    assert offers(position, 0) == ["done"]
    assert refusal(position, 0, "play pilot") == "worlds-end"
    assert refusal(position, 0, "add 55") == "worlds-end"


def test_q13_the_last_number_stays_valid_after_a_pilot() -> None:
    """And each Pilot is a colour of its own."""
    position = turn(31, sea={0: "12 30 pilot pilot-map"})
    expedition = junk(position, 0)
    assert expedition["cards"][-1] == "31"
    assert expedition["space"] == "5x4"
    lower = turn(29, sea={0: "12 30 pilot pilot-map"}, tiles="w")
    assert happenings(lower, "returned")[0]["space"] == "4x4"


def test_q14_an_eighth_colour_stays_in_the_seventh_row() -> None:
    """Straight from 49 to 56."""
    position = turn(54, sea={0: "3 12 30 41 50 pilot"}, encounters={0: "pilot-map"})
    play(position, "play pilot-map")
    assert junk(position, 0)["space"] == "8x7"
    assert happenings(position, "moved")[-1]["way"] == "straight"
    assert space_number(position, 0) == 56


def test_q15_a_pilot_may_join_the_very_first_card() -> None:
    """None has ended then; after an end it must wait."""
    position = turn(40, encounters={0: "pilot"})
    play(position, "play pilot")
    assert junk(position, 0)["space"] == "2x2"
    after = turn(9, sea={0: "12"}, tiles="w", encounters={0: "pilot"})
    play(after, "done", "- meet thief")
    assert refusal(after, 0, "play pilot") == "pilot-after-return"


def test_q16_madame_ching_is_the_card_of_the_turn() -> None:
    """No other card in that turn; cancelling with a Pilot is free."""
    position = homecoming("15 22", encounters={0: "ching oracle"})
    play(position, "ching map", "learn cartography")
    assert refusal(position, 0, "play oracle") == "already-played"
    assert "play oracle" not in offers(position, 0)


def test_q16_a_pilot_that_cancels_does_not_count() -> None:
    """Even for somebody who plays a card in the same round."""
    position = arrange(
        3,
        hands={0: "40", 1: "30", 2: "4"},
        encounters={0: "oracle thief", 1: "pilot oracle"},
        gems={1: "red"},
    )
    reveal(position, "40", "30", "4")
    play(position, "play thief", "cancel pilot", "take hidden", "play oracle")
    assert phase(position) == "meet"


def test_q17_a_symbol_that_completes_nothing_is_lost() -> None:
    """She may be played in vain; sea fortune still comes."""
    position = homecoming("12 14", encounters={0: "ching"})
    play(position, "ching kite")
    assert phase(position) == "meet"
    assert held(position, 0) == {}
    assert list(position.spare) == [0, 0, 0, 0]


def test_q18_a_skill_may_be_left_without_sea_fortune() -> None:
    """For instance so as not to end the game."""
    position = homecoming("15 22 28", skills={0: "elite*3"})
    play(position, "done")
    assert phase(position) != "meet"
    assert view(position)["pearl"] is None
    assert seat_of(position, 0)["ready"] == {"elite": 3}


def test_q18_an_empty_pile_leaves_the_symbols_free() -> None:
    """Three maps make no fifth Cartography, but still help the Elite crew."""
    position = homecoming("15 17 19 20 22 28", skills={1: "cartography*4"})
    assert offers(position, 0) == ["learn elite", "done"]
    assert refusal(position, 0, "learn cartography") == "skill-gone"
    nothing = homecoming("15 22 28", skills={1: "cartography*4"})
    assert phase(nothing) == "meet"


@pytest.mark.parametrize("kind", ["ching", "oracle", "merchant", "pilot", "sea-dog"])
def test_q19_whoever_holds_a_card_is_asked(kind: str) -> None:
    """At the end of an expedition and before the draw, whatever the card is."""
    position = homecoming("12 14", encounters={0: kind})
    assert (phase(position), position.actors()) == ("skills", (0,))
    play(position, "done", "- meet treasure-1")
    assert (phase(position), position.actors()) == ("turn", (0,))


def test_q20_skills_are_used_before_or_after_the_encounter_card() -> None:
    """In any order between expedition and draw."""
    position = turn(
        skills={0: "cartography night"}, encounters={0: "pilot"}, hands={0: "40 41 42 43"}
    )
    play(position, "add 41", "play pilot", "use cartography", "- deal 1", "take hidden", "- deal 3")
    assert position.actors() == (2,)
    assert refusal(position, 2, "use cartography") == "wrong-phase"
