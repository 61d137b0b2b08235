"""Puzzles by the API: what the seat may know, then the solution; nothing that is not there."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from paravent.bots.puzzles import find_puzzle, numbers_of
from paravent.core.registry import all_games
from tests.server.people import Person

pytestmark = pytest.mark.once
People = Callable[[str], Person]
KEYS = [key for key in all_games() if numbers_of(key)]


@pytest.mark.parametrize("key", KEYS)
def test_a_puzzle_keeps_its_solution_until_it_is_answered(person: People, key: str) -> None:
    ana = person("Ana")
    assert ana.get(f"/api/games/{key}/puzzles").json["numbers"] == numbers_of(key)
    puzzle = find_puzzle(key, 1)
    told = ana.get(f"/api/games/{key}/puzzles/1").json
    assert told["view"] == json.loads(json.dumps(puzzle.play().view(puzzle.seat)))
    assert puzzle.solution in told["offers"] and told["seat"] == puzzle.seat
    assert not {"solution", "tried", "log", "acts"} & set(told)
    wrong = next(act for act in told["offers"] if act != puzzle.solution)
    for act in (wrong, puzzle.solution):
        answer = ana.post(f"/api/games/{key}/puzzles/1", {"act": act}).json
        assert answer["right"] == (act == puzzle.solution)
        assert answer["solution"] == puzzle.solution == answer["tried"][0]["act"]
        told = [(one["part"], one["value"]) for one in answer["because"]]
        assert told == puzzle.because


def test_what_is_not_there(person: People) -> None:
    ana = person("Ana")
    for path in (f"{KEYS[0]}/puzzles/999", f"{KEYS[0]}/puzzles/x", "chess/puzzles/1"):
        assert ana.get(f"/api/games/{path}").status in (400, 404)
    assert ana.post(f"/api/games/{KEYS[0]}/puzzles/1", {"act": "no such act"}).status == 400
