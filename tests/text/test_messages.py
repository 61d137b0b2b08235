"""Both languages say everything, with the same variables, and French is set as French."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.text.fluent_files import (
    LANGUAGES,
    entries,
    files,
    owners,
    patterns,
    texts,
    variables,
)

pytestmark = pytest.mark.once

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
OWNERS = pytest.mark.parametrize("owner", owners())


@BOTH
@OWNERS
def test_every_file_is_understood(lang: str, owner: str) -> None:
    for path in files(lang, owner):
        junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert path.exists() and not junk, path.name


@BOTH
@OWNERS
def test_no_message_stands_twice(lang: str, owner: str) -> None:
    ids = Counter(
        entry.id.name
        for path in files(lang, owner)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    )
    assert [name for name, times in ids.items() if times > 1] == []


@OWNERS
def test_both_languages_have_the_same_messages(owner: str) -> None:
    english, french = patterns("en", owner), patterns("fr", owner)
    assert set(english) ^ set(french) == set()


@OWNERS
def test_both_languages_use_the_same_variables(owner: str) -> None:
    english, french = patterns("en", owner), patterns("fr", owner)
    for name in english:
        assert variables(english[name], english) == variables(french[name], french), name


@OWNERS
def test_nothing_was_left_untranslated(owner: str) -> None:
    """Sentences differ; only names and short words may be the same."""
    english, french = patterns("en", owner), patterns("fr", owner)
    same = [
        name
        for name, pattern in english.items()
        if texts(pattern) == texts(french[name])
        and len(re.findall(r"\w+", " ".join(texts(pattern)))) > 3
    ]
    assert same == []


@OWNERS
def test_french_punctuation_has_unbreakable_spaces(owner: str) -> None:
    for name, pattern in patterns("fr", owner).items():
        for text in texts(pattern):
            prose = re.sub(r'"[^"]*"', "", text)  # what is to be typed follows its own rules
            assert not re.search(r"(?:^|[^\s]) [:;?!»]|« ", prose), (name, text)
            assert not re.search(r"[^\W\d_][;?!](?!\S)", prose), (name, text)


@OWNERS
def test_french_apostrophes_are_typographic(owner: str) -> None:
    for name, pattern in patterns("fr", owner).items():
        assert not [text for text in texts(pattern) if re.search(r"\w'\w", text)], name
