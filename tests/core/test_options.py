"""Options: what a table chooses before it starts."""

from __future__ import annotations

import pytest

from paravent.core.mistakes import Mistake
from paravent.core.options import Exclusion, Option, check_together, complete, parse, written

MAP = Option("map", {2: ("north",), 3: ("north", "south")})
BIDS = Option("bids", {2: ("2",), 3: ("1", "2")})
EVENTS = Option("events", {2: ("random",), 3: ("random",)}, ("plague", "feast", "war"), 2)


def test_the_first_value_is_the_default() -> None:
    assert complete((MAP, BIDS), 3, {}) == {"map": "north", "bids": "1"}
    assert complete((MAP, BIDS), 3, {"bids": "2"}) == {"map": "north", "bids": "2"}
    assert complete((), 3, {}) == {}


@pytest.mark.parametrize(
    ("players", "chosen", "code", "details"),
    [
        (3, {"size": "9"}, "unknown-option", {"option": "size", "known": "map, bids"}),
        (3, {"map": "west"}, "unknown-value", {"option": "map", "value": "west"}),
        (2, {"map": "south"}, "impossible-value", {"players": 2, "possible": "north"}),
        (2, {"bids": "1"}, "impossible-value", {"option": "bids", "value": "1"}),
    ],
)
def test_a_wrong_choice_is_a_mistake(
    players: int, chosen: dict[str, str], code: str, details: dict[str, object]
) -> None:
    with pytest.raises(Mistake) as refusal:
        complete((MAP, BIDS), players, chosen)
    assert refusal.value.code == code
    assert details.items() <= refusal.value.details.items()


def test_words_may_be_picked_in_any_order() -> None:
    assert complete((EVENTS,), 2, {}) == {"events": "random"}
    assert EVENTS.picked("random") == ()
    assert complete((EVENTS,), 2, {"events": "war+feast"}) == {"events": "war+feast"}
    assert EVENTS.picked("war+feast") == ("war", "feast")


@pytest.mark.parametrize(
    ("value", "code", "details"),
    [
        ("war", "wrong-pick", {"pick": 2, "example": "plague+feast"}),
        ("war+war", "wrong-pick", {"option": "events"}),
        ("war+feast+plague", "wrong-pick", {"option": "events"}),
        ("war+flood", "unknown-value", {"value": "flood", "known": "random, plague, feast, war"}),
        ("war+", "unknown-value", {"value": ""}),
    ],
)
def test_a_wrong_pick_is_a_mistake(value: str, code: str, details: dict[str, object]) -> None:
    with pytest.raises(Mistake) as refusal:
        complete((EVENTS,), 3, {"events": value})
    assert refusal.value.code == code
    assert details.items() <= refusal.value.details.items()


def test_two_values_that_do_not_go_together_are_a_mistake() -> None:
    exclusions = (Exclusion("map", "south", "bids", "2", "R9.1"),)
    check_together(exclusions, {"map": "south", "bids": "1"})
    check_together(exclusions, {"map": "north", "bids": "2"})
    with pytest.raises(Mistake) as refusal:
        check_together(exclusions, {"map": "south", "bids": "2"})
    assert refusal.value.code == "excluded-values"
    assert refusal.value.details["rule"] == "R9.1"


def test_a_game_without_options_says_that_it_knows_none() -> None:
    with pytest.raises(Mistake) as refusal:
        complete((), 3, {"map": "north"})
    assert refusal.value.details["known"] == "-"


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("", {}),
        ("bids=2", {"bids": "2"}),
        (" bids=2   map=north ", {"bids": "2", "map": "north"}),
        ("bids=2,map=north", {"bids": "2", "map": "north"}),
        ("map=a=b", {"map": "a=b"}),
    ],
)
def test_options_as_people_write_them(text: str, chosen: dict[str, str]) -> None:
    assert parse(text) == chosen
    assert parse(written(chosen)) == chosen


@pytest.mark.parametrize("text", ["bids", "bids=", "=2", "bids = 2", "map=north bids"])
def test_a_malformed_option_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake) as refusal:
        parse(text)
    assert refusal.value.code == "malformed-option"


def test_an_option_given_twice_is_a_mistake() -> None:
    with pytest.raises(Mistake) as refusal:
        parse("bids=1 bids=2")
    assert refusal.value.code == "double-option"
