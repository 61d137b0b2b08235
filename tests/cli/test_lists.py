"""What does not fit on a screen: choices on pages, the story in one paragraph."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from paravent.cli.lists import story
from paravent.cli.seats import parse_seats
from paravent.cli.session import Session
from paravent.core.dealer import Dealer
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.text.words import LANGUAGES, Words

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LOW = {"width": 100, "height": 34}


@pytest.fixture
def screen() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, no_color=True, **LOW)  # type: ignore[arg-type]


def test_fifty_choices_come_on_pages_that_fit(screen: Console, home: Path) -> None:
    words = Words("en")
    players = parse_seats("human,random,random")
    play = Play(find_game("china"), 3, dealer=Dealer.from_text("pages"))
    session = Session(play, players, words, screen)
    while play.position.actors()[0] != 0:
        session.let_bot_act(play.position.actors()[0])
    offers = play.offers(0)
    keys = []
    session.greeted = True
    for page in range(3):
        screen.file = io.StringIO()
        session.page = page
        session.show(0)
        shown = ESCAPES.sub("", screen.file.getvalue())
        assert shown.count("\n") < LOW["height"]
        keys.append({int(key) for key in re.findall(r" (\d+) {2}[A-Z]", shown)})
    assert set.union(*keys) == set(range(1, len(offers) + 1))
    assert keys[0] != keys[1]


def test_a_long_story_on_a_low_screen_is_a_paragraph(screen: Console) -> None:
    sentences = [f"Sentence number {n} is told." for n in range(12)]
    screen.print(story(screen, sentences, 4))
    told = " ".join(screen.file.getvalue().split())  # type: ignore[attr-defined]
    assert all(f"number {n} " in told for n in range(4, 12))
    assert screen.file.getvalue().count("\n") <= 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["middle_kingdom", "middle_ages", "yongle", "madame_ching"])
def test_the_first_question_fits_with_its_greeting(
    screen: Console, home: Path, key: str, lang: str
) -> None:
    play = Play(find_game(key), 3, dealer=Dealer.from_text("first"))
    session = Session(play, parse_seats("human,random,random"), Words(lang), screen)
    while (seat := session.next_actor()) in session.bots:
        session.let_bot_act(seat)
    session.show(0)
    shown = ESCAPES.sub("", screen.file.getvalue())  # type: ignore[attr-defined]
    assert play.dealer and play.dealer.commitment in shown
    assert len(shown.splitlines()) < LOW["height"]
