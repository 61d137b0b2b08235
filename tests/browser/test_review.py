"""The review of a game on its replay: asked for at the end, followed, looked at, shared by link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.scenes import at_random, look_back
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def played(ana: Visitor, game: str) -> str:
    """A game to its end, without the pages; how it is found."""
    table = look_back(ana, at_random(game, 3))
    return f"{table['id']}/{{}}/{table['invitation']}"


@pytest.mark.parametrize(
    "game, size, lang",
    [("middle_kingdom", DESKTOP, "en"), ("china", PHONE, "fr")],
    ids=["desktop-en", "phone-fr"],
)
def test_a_review_on_the_page(visit: Visit, game: str, size: tuple[int, int], lang: str) -> None:
    ana = visit(lang, size)
    ana.open()
    where = played(ana, game)
    page = ana.page
    ana.open(f"#/replay/{where.format(0)}")
    ask = page.locator("[data-ask-review]")
    expect(ask).to_have_text({"en": "Review this game", "fr": "Analyser cette partie"}[lang])
    ask.click()
    expect(page.locator("[data-chances]")).to_be_visible()
    expect(page.locator("[data-balance]")).to_have_count(3)
    assert ana.fits()
    ana.open(f"#/replay/{where.format('review')}")  # as from the end of the game
    expect(page.locator("[data-chances]")).to_be_in_viewport(ratio=0.9)

    verdict = page.locator("[data-verdict]").first  # who plays at random gives something away
    number = verdict.get_attribute("data-verdict") or ""
    verdict.click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", number)
    here = page.locator("[data-verdict-here]")
    expect(here).to_contain_text({"en": "Better: ", "fr": "Mieux"}[lang])
    expect(here).to_be_in_viewport()
    expect(page.locator(f'[data-mark="{number}"]')).to_have_class(re.compile("here"))
    expect(page.locator('[data-eyes][aria-pressed="true"]')).to_have_count(1)
    ana.picture()
    assert ana.complaints("light" if size == DESKTOP else "dark") == []

    elsewhere = 300 if int(number) < 40 else 60
    page.locator("[data-chances]").click(position={"x": elsewhere, "y": 80})
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", number)
    if turning := page.locator("[data-turning]").all():
        act = int(turning[-1].get_attribute("data-turning") or 0)
        turning[-1].click()
        expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", "0")
        assert int(page.locator("[data-moment]").get_attribute("data-moment") or 0) <= act + 1

    bo = visit({"en": "fr", "fr": "en"}[lang], size)  # a stranger who was sent the link
    bo.open(f"#/replay/{where.format(number)}")
    expect(bo.page.locator("[data-chances]")).to_be_visible()
    expect(bo.page.locator("[data-ask-review]")).to_have_count(0)
    expect(bo.page.locator("[data-verdict-here]")).not_to_be_empty()


def test_the_better_act_lies_on_the_board(visit: Visit) -> None:
    ana = visit()
    ana.open()
    ana.open(f"#/replay/{played(ana, 'middle_kingdom').format('review')}")  # from the end panel
    page = ana.page
    bids = page.locator("[data-verdict]").filter(has_text=re.compile("Bid|Reset"))
    expect(page.locator("[data-review]")).to_be_visible()
    bids.first.click()
    expect(page.locator("[data-board] .advised")).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-board] .advised")).not_to_have_count(0)


def test_hints_tell_chances(visit: Visit) -> None:
    ana = visit("fr")
    ana.start_game(players=2)
    ana.page.click("[data-hint]")
    panel = ana.page.locator("[data-hints]")
    expect(panel).to_have_attribute("data-hints", "3")
    expect(panel).to_contain_text(re.compile(r"\d+\s% \(\d+\s% à \d+\s%\)|\(\d+.% à \d+.%\)"))
    expect(panel).to_contain_text("Suite probable")
    expect(ana.page.locator(".advised")).not_to_have_count(0)
    ana.picture()
    assert ana.complaints() == []
