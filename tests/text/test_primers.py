"""Primers say the same in both languages, cite rules that exist and explain each picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from paravent.core.registry import all_games
from paravent.text.rules_text import RulesText
from paravent.text.words import LANGUAGES
from tests.conftest import ROOT
from tests.text.fluent_files import entries, texts, variables

pytestmark = pytest.mark.once

CLIENT = ROOT / "client" / "src" / "games"
PRIMERS = sorted(path.parent.name for path in CLIENT.glob("*/Primer.svelte"))
KEYS = pytest.mark.parametrize("key", PRIMERS)
NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
QUOTED = re.compile(r'"([\w-]+)"')


def messages(key: str, lang: str) -> dict[str, ast.Message]:
    path = CLIENT / key / f"primer.{lang}.ftl"
    return {one.id.name: one for one in entries(path) if isinstance(one, ast.Message)}


def said(message: ast.Message) -> str:
    assert message.value is not None
    return " ".join(texts(message.value))


def listed(key: str, name: str) -> list[str]:
    """The pictures that a primer lists under a name."""
    source = Path(CLIENT / key / "Primer.svelte").read_text(encoding="utf-8")
    found = re.search(rf"export const {name} = \[(.*?)\]", source, re.DOTALL)
    assert found is not None
    return QUOTED.findall(found[1])


def test_every_game_has_a_primer() -> None:
    assert set(PRIMERS) == set(all_games())


@KEYS
def test_both_languages_say_the_same(key: str) -> None:
    english, french = (messages(key, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for name, one in english.items():
        other = french[name]
        assert one.value is not None and other.value is not None, name
        assert variables(one.value) == variables(other.value), name
        assert sorted(NUMBER.findall(said(one))) == sorted(NUMBER.findall(said(other))), name


@KEYS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_has_its_words_and_a_rule(key: str, lang: str) -> None:
    told = messages(key, lang)
    pictures = listed(key, "turn") + listed(key, "scoring")
    assert len(listed(key, "turn")) == 5
    assert set(told) == {"goal", "end", *pictures}
    rules = RulesText.of(all_games()[key], lang)
    for name, message in told.items():
        numbers = NUMBER.findall(said(message))
        assert numbers, name
        for number in numbers:
            assert rules.paragraph(number), number
        assert name not in pictures or [one.id.name for one in message.attributes] == ["title"]


@KEYS
def test_pictures_in_the_text_stand_beside_rules(key: str) -> None:
    source = (CLIENT / key / "Primer.svelte").read_text(encoding="utf-8")
    figures = re.search(r"export const figures = \{(.*?)\};", source, re.DOTALL)
    assert figures is not None
    rules = RulesText.of(all_games()[key], "en")
    numbers = re.findall(r'"(R\d+\.\d+)": "', figures[1])
    assert len(numbers) >= 5
    for number in numbers:
        assert rules.paragraph(number)
