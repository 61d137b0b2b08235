"""Rules and rulings, found by their numbers."""

from __future__ import annotations

import pytest

from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games
from paravent.text.rules_text import NUMBER, RulesText

pytestmark = pytest.mark.once

RULES = """# Tides: the rules

## R1 The box

**R1.1** Ten tides.

| Tide | Points |
|---|---|
| low | 1 |

**R1.2** One moon.

## R2 Play

**R2.1** Wait (Q1).
"""
RULINGS = """# Tides: the rulings

### Q1 How long to wait
status: ruling
touches: R2.1

**Doubt** Nobody knows.

**Decision** Until it is over.

since: version 1
"""
GAMES = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))


def test_chapters_and_paragraphs() -> None:
    rules = RulesText.parse(RULES, RULINGS)
    assert rules.title == "Tides: the rules"
    assert list(rules.chapters) == ["R1", "R2"]
    assert list(rules.chapters["R1"].paragraphs) == ["R1.1", "R1.2"]
    assert rules.paragraph("r1.1").startswith("Ten tides.")
    assert "| low | 1 |" in rules.paragraph("R1.1")
    assert rules.paragraph("R1.2") == "One moon."
    assert rules.paragraph("R2") == "**R2.1** Wait (Q1)."
    assert (rules.heading("R1.2"), rules.heading("R2")) == ("The box", "Play")


def test_rulings() -> None:
    rules = RulesText.parse(RULES, RULINGS)
    ruling = rules.rulings["Q1"]
    assert ruling.title == rules.heading("q1") == "How long to wait"
    assert ruling.remarks == {"status": "ruling", "touches": "R2.1", "since": "version 1"}
    assert rules.paragraph("Q1").startswith("**Doubt** Nobody knows.")
    assert "status" not in rules.paragraph("Q1")


@pytest.mark.parametrize("number", ["R3", "R1.3", "Q2", "R", "", "R1.1.1"])
def test_an_unknown_number_is_a_mistake(number: str) -> None:
    with pytest.raises(Mistake, match="unknown-rule"):
        RulesText.parse(RULES, RULINGS).paragraph(number)


@GAMES
def test_both_languages_have_the_same_numbers(game: Game) -> None:
    english, french = RulesText.of(game, "en"), RulesText.of(game, "fr")
    assert english.chapters and list(english.chapters) == list(french.chapters)
    for number, chapter in english.chapters.items():
        assert list(chapter.paragraphs) == list(french.chapters[number].paragraphs)
    assert list(english.rulings) == list(french.rulings)


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_that_is_cited_exists(game: Game, lang: str) -> None:
    rules = RulesText.of(game, lang)
    for name in ("rules", "rulings"):
        text = (game.folder / "text" / f"{name}.{lang}.md").read_text(encoding="utf-8")
        for number in NUMBER.findall(text):
            assert rules.paragraph(number), number
