"""Rules have numbers, doubts have numbers; both are tested and cited correctly."""

from __future__ import annotations

import re

import pytest

from paravent.core.game import Game
from tests.conformance.walks import GAMES, every_game
from tests.conftest import ROOT
from tests.docs.citations import (
    CITED,
    LANGUAGES,
    chapters,
    defined,
    files_about,
    files_about_no_game,
    files_of_tests,
    numbers_tested,
    paragraphs,
    read,
    rulings,
    text_of,
)

pytestmark = pytest.mark.once

STATUSES = {"rulebook", "source", "derived", "reconstructed", "ruling"}
REMARK = re.compile(r"(?m)^(status|touches|since): (.+)$")


def in_order(numbers: list[str]) -> bool:
    keys = [tuple(map(int, number[1:].split("."))) for number in numbers]
    return keys == sorted(set(keys))


def entries(game: Game, language: str) -> dict[str, dict[str, str]]:
    """The remarks of each ruling."""
    parts = re.split(r"(?m)^### (Q\d+) .*$", text_of(game, "rulings", language))[1:]
    return {
        number: dict(REMARK.findall(text))
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_rise_without_gaps(game: Game, language: str) -> None:
    rules, doubts = paragraphs(game, language), rulings(game, language)
    assert rules and in_order(rules)
    assert [f"R{number}" for number in range(1, len(chapters(game, language)) + 1)] == chapters(
        game, language
    )
    assert [f"Q{number}" for number in range(1, len(doubts) + 1)] == doubts
    for chapter in chapters(game, language):
        inside = [rule for rule in rules if rule.startswith(f"{chapter}.")]
        assert inside == [f"{chapter}.{number}" for number in range(1, len(inside) + 1)]
        assert inside


@every_game
def test_both_languages_have_the_same_numbers(game: Game) -> None:
    english, french = LANGUAGES
    assert paragraphs(game, english) == paragraphs(game, french)
    assert chapters(game, english) == chapters(game, french)
    assert rulings(game, english) == rulings(game, french)
    assert entries(game, english) == entries(game, french)


@every_game
def test_both_languages_cite_the_same_numbers_in_each_paragraph(game: Game) -> None:
    for name, mark in (("rules", r"(?m)^\*\*(R\d+\.\d+)\*\*"), ("rulings", r"(?m)^### (Q\d+) ")):
        cited = []
        for language in LANGUAGES:
            parts = re.split(mark, text_of(game, name, language))[1:]
            texts = zip(parts[::2], parts[1::2], strict=True)
            cited.append({number: sorted(CITED.findall(text)) for number, text in texts})
        assert cited[0] == cited[1]


@every_game
def test_every_ruling_has_a_status_and_touches_rules_that_exist(game: Game) -> None:
    for number, remarks in entries(game, "en").items():
        assert remarks["status"] in STATUSES, number
        touched = remarks["touches"].split(", ")
        assert touched and set(touched) <= set(paragraphs(game, "en")), number
        assert re.fullmatch(r"version \d+", remarks["since"]), number


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_cited_exists(game: Game, language: str) -> None:
    known = defined(game, language)
    wrong = {
        f"{path.name}: {number}"
        for path in files_about(game)
        for number in CITED.findall(read(path))
        if number not in known
    }
    assert not wrong


def test_numbers_outside_the_games_exist_somewhere() -> None:
    known = set().union(*(defined(game, "en") for game in GAMES))
    wrong = {
        f"{path.name}: {number}"
        for path in files_about_no_game()
        for number in CITED.findall(read(path))
        if number not in known
    }
    assert not wrong


@every_game
def test_every_rule_and_ruling_has_a_test_named_after_it(game: Game) -> None:
    assert files_of_tests(game), "a game needs tests of its own"
    numbers = {*paragraphs(game, "en"), *rulings(game, "en")}
    assert not numbers - numbers_tested(game)
    assert not numbers_tested(game) - numbers


@every_game
def test_every_rule_and_ruling_is_cited_somewhere(game: Game) -> None:
    """In the source, in the messages or in another paragraph; a chapter stands for its rules."""
    cited = set()
    for path in files_about(game):
        if "tests" in path.relative_to(ROOT).parts[:1]:
            continue
        text = re.sub(r"(?m)^(\*\*R\d+\.\d+\*\*|### Q\d+ )", "", read(path))
        cited |= set(CITED.findall(text))
    numbers = [*paragraphs(game, "en"), *rulings(game, "en")]
    assert not {number for number in numbers if not {number, number.split(".")[0]} & cited}
