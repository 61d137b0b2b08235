"""Faults that a reader would hear: one of many, « de Ana », two words for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from paravent.text.words import LANGUAGES, resource
from tests.conftest import ROOT
from tests.text.fluent_files import entries, texts, variables

pytestmark = pytest.mark.once

ROOMS = ("src/paravent", "client/src")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
COUNTED = {
    "en": "acts actions buildings cards coins days domains emissaries games hours lines minutes"
    " missions months palaces players points rounds rows seats spaces tiles units",
    "fr": "actions bâtiments cartes cases coups Domaines émissaires heures jeux joueurs jours"
    " lignes minutes missions pièces places points tours tuiles unités",
}
# What is never one: numbers of the box, and what a limit leaves.
NEVER_ONE = {"page-motto", "start-players", "players-from-to", "goal", "empty", "pearl", "port"}
NEVER_ONE |= {"mistake-wrong-players", "option-for-players", "mistake-impossible-value"}
NEVER_ONE |= {"mistake-too-large", "mistake-too-many-tables", "mistake-too-many-watched"}
NEVER_ONE |= {"event-shuffled", "event-chained", "event-counted", "event-rewarded", "act-stake"}
NEVER_ONE |= {"event-drew.hidden-some", "event-laid.hidden-some", "event-dealt.hidden-some"}
NEVER_ONE |= {"event-looked.hidden-some", "event-chose.hidden-some", "reason-too-great"}
NEVER_ONE |= {"mistake-log-truncated", "mistake-no-such-act", "fault-too-long", "fault-accepted"}
NEVER_ONE |= {"fault-changed", "match-summary", "mistake-wrong-budget", "reason-no-slot"}
NEVER_ONE |= {"mail-sent", "letter-soon", "balance-players", "presence-days", "match-waiting"}
NEVER_ONE |= {"profile-course", "vacation-about", "mistake-vacation-long"}
PEOPLE = "name|names|by|victim|attacker|partner|winner|other|rival|seats|[a-z]+-name"


def language(path: Path) -> str:
    marked = {part for part in (*path.name.split("."), path.parent.name) if part in LANGUAGES}
    return marked.pop() if marked else ""


@cache
def files(lang: str) -> list[Path]:
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*.ftl")]
    return sorted(path for path in found if language(path) == lang)


def messages(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for one in entry.attributes:
                yield f"{entry.id.name}.{one.id.name}", one.value


def said(bundle: FluentBundle, name: str, details: dict[str, object]) -> str:
    message, _, form = name.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[form] if form else found.value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, details)[0])


def test_the_pages_are_looked_at_too() -> None:
    for lang in LANGUAGES:
        rooms = {path.relative_to(ROOT).parts[0] for path in files(lang)}
        assert rooms == {"src", "client"} and len(files(lang)) > 20


@BOTH
def test_one_is_not_followed_by_a_plural(lang: str) -> None:
    def itself(value: object, form: str = "") -> str:
        return str(value)

    functions = dict.fromkeys(("NOUN", "PHASE", "VERB", "DE"), itself)
    many = re.compile(rf"\b1[ \u00a0](?:{'|'.join(COUNTED[lang].split())})\b")
    wrong = []
    for path in files(lang):
        bundle = FluentBundle([lang], functions, use_isolating=False)
        bundle.add_resource(resource(path))
        known = dict(messages(path))
        for name, pattern in known.items():
            ones: dict[str, object] = dict.fromkeys(variables(pattern, known), 1)
            if name not in NEVER_ONE and many.search(said(bundle, name, ones)):
                wrong.append((path.name, name))
    assert wrong == []


def test_no_name_stands_behind_a_bare_de() -> None:
    bare = re.compile(rf"\b(?:de|que) \{{ \$(?:{PEOPLE}) \}}")
    wrong = [
        (path.name, line)
        for path in files("fr")
        for line in path.read_text("utf-8").splitlines()
        if bare.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("word", ["événement", "tchat", r"(?<!--)bots?\b", r"actes?\b"])
def test_french_has_one_word_for_one_thing(word: str) -> None:
    """« évènement », « discussion », « robot », « coup »."""
    wrong = [
        (path.name, name)
        for path in files("fr")
        for name, pattern in messages(path)
        if any(re.search(rf"(?<!\w){word}", text) for text in texts(pattern))
    ]
    assert wrong == []


@BOTH
def test_sentences_are_set_with_curved_apostrophes(lang: str) -> None:
    wrong = [
        (path.name, name)
        for path in files(lang)
        for name, pattern in messages(path)
        if any(re.search(r"\w'(?:\w|\s|$)", text) for text in texts(pattern))
    ]
    assert wrong == []


def test_french_signs_have_an_unbreakable_space_on_the_pages_too() -> None:
    wrong = []
    for path in files("fr"):
        for name, pattern in messages(path):
            for text in texts(pattern):
                prose = re.sub(r'"[^"]*"', "", text)
                if re.search(r"(?:^|\S) [:;?!»]|« |[^\W\d_][;?!](?!\S)", prose):
                    wrong.append((path.name, name))
    assert wrong == []
