"""The rules page: the primer, the search, and the way from a refusal to its paragraph."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from paravent.core.registry import all_games
from paravent.text.rules_text import RulesText
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import ROOT, Visitor

Visit = Callable[..., Visitor]
GAMES = pytest.mark.parametrize("game", list(all_games()))
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
CITED = re.compile(r'"(R\d+(?:\.\d+)?)"')

# Pictures that have no size, hang out of the page, or show less than was drawn.
SPOILT = """() => [...document.querySelectorAll('[data-picture]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const sheet = one.firstElementChild;
    const inside = box.left >= 0 && box.right <= document.documentElement.clientWidth;
    const whole = sheet.scrollWidth <= one.clientWidth + 1
        && sheet.scrollHeight <= one.clientHeight + 1;
    const drawn = [...sheet.querySelectorAll('*')]
        .some((part) => part.getBoundingClientRect().width > 20);
    return !(box.width > 100 && box.height > 60 && inside && whole && drawn);
}).map((one) => one.dataset.picture)"""
# What lies over the head of a paragraph, if anything does.
COVERED = """(number) => {
    const place = document.getElementById(number);
    const box = place.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
    return !place.contains(top);
}"""


def open_rules(ana: Visitor, game: str, number: str = "") -> Page:
    ana.open(f"#/rules/{game}/{number}")
    ana.page.wait_for_selector("article [id='R1.1']")
    return ana.page


@GAMES
@LANGS
@SIZES
def test_a_primer_opens_the_rules(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    ana = visit(lang, size)
    page = open_rules(ana, game)
    primer = page.locator(f'[data-primer="{game}"]')
    expect(primer.locator(".turn [data-picture]")).to_have_count(5)
    assert primer.locator(".scoring [data-picture]").count() >= 3
    assert page.evaluate(SPOILT) == []
    assert ana.fits()
    told = primer.inner_text()
    assert not set("{⟦*") & set(told)
    ana.picture()
    scheme = "light" if (lang == "en") == (size == DESKTOP) else "dark"  # each, for each
    assert not ana.complaints(scheme, within="nav, [data-primer]")


@GAMES
def test_primers_link_to_paragraphs(visit: Visit, game: str) -> None:
    ana = visit()
    page = open_rules(ana, game)
    links = page.locator('[data-primer] a[href^="#/rules/"]')
    assert links.count() >= 10
    for href in {str(link) for link in links.evaluate_all("all => all.map((one) => one.hash)")}:
        assert page.locator(f'[id="{href.rpartition("/")[2]}"]').count() == 1, href


SOUGHT = {  # without their accents
    "middle_kingdom": ("heritier", "Héritier"),
    "middle_ages": ("eglise", "Église"),
    "yongle": ("evenement", "évènement"),
    "madame_ching": ("meteorologie", "Météorologie"),
    "china": ("emissaire", "émissaire"),
}


@GAMES
@SIZES
def test_words_are_found_without_accents_and_by_keys(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    ana = visit("fr", size)
    page = open_rules(ana, game)
    sought, written = SOUGHT[game]
    page.keyboard.press("/")
    expect(page.locator("[data-search]")).to_be_focused()
    page.keyboard.type(sought)
    hits = page.locator("[data-hit]")
    expect(hits.first.locator("mark")).to_have_text(re.compile(written, re.IGNORECASE))
    expect(page.locator("search [role=status]")).to_contain_text(str(hits.count()))
    assert not ana.complaints("light", within="search")
    assert ana.fits()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    number = hits.nth(1).get_attribute("data-hit") or ""
    expect(hits.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    place = page.locator(f'[id="{number}"]')
    expect(place).to_be_in_viewport()
    expect(place).to_contain_class("wanted")
    expect(place).to_be_focused()
    assert not page.evaluate(COVERED, number)
    page.keyboard.press("/")
    page.locator("[data-search]").fill("xyzzy")
    expect(page.locator("search [role=status]")).to_have_text("Rien trouvé.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-search]")).to_have_value("")


@GAMES
@SIZES
def test_every_rule_that_a_refusal_cites_is_shown(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """Wherever a refusal may lead, the paragraph is on screen, marked, and under nothing."""
    reasons = (ROOT / "src/paravent/games" / game / "reasons.py").read_text("utf-8")
    cited = sorted(set(CITED.findall(reasons)))
    assert cited
    ana = visit(size=size)
    page = open_rules(ana, game)
    for number in cited:
        page.evaluate("(path) => { location.hash = path }", f"/rules/{game}/{number}")
        place = page.locator(f'[id="{number}"]')
        expect(place).to_contain_class("wanted")
        expect(place).to_be_in_viewport()
        assert not page.evaluate(COVERED, number), number


@SIZES
def test_a_refusal_leads_to_its_paragraph(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.start_game()
    ana.settle()
    page = ana.page
    page.locator('[data-act^="pick "]').first.click()
    link = page.locator("[data-objection] a").first
    number = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    place = page.locator(f'[id="{number}"]')
    expect(place).to_be_in_viewport()
    expect(place).to_contain_class("wanted")
    assert not page.evaluate(COVERED, number)


@GAMES
@LANGS
def test_options_are_explained_where_they_are_chosen(visit: Visit, game: str, lang: str) -> None:
    ana = visit(lang, PHONE)
    page = ana.page
    ana.open()
    page.click(f'[data-play="{game}"]')
    for players in range(all_games()[game].fewest, all_games()[game].most + 1):
        page.locator(f'[data-players] [value="{players}"]').check()
        for option in page.locator("[data-option]").all():
            expect(option.locator("[data-about]").first).not_to_be_empty()
            for value in option.locator('input[type="radio"][value]:not([data-choose])').all():
                value.check()
                chosen = value.get_attribute("value")
                expect(option.locator(f'[data-about="{chosen}"]')).not_to_be_empty()
    ana.picture()
    assert ana.fits()
    assert not ana.complaints(within="dialog")


def test_rules_of_a_ruling_are_marked_too(visit: Visit) -> None:
    ana = visit(size=PHONE)
    last = list(RulesText.of(all_games()["china"], "en").rulings)[-1]
    page = open_rules(ana, "china", last)
    expect(page.locator(f'[id="{last}"]')).to_be_in_viewport()
    expect(page.locator(f'[id="{last}"]')).to_contain_class("wanted")
