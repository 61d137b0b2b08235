"""The rules page: the primer, the search, and the way from a refusal to its paragraph."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from paravent.core.registry import all_games
from paravent.text.rules_text import RulesText
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import ROOT, Visitor

Visit = Callable[..., Visitor]
GAMES = pytest.mark.parametrize("game", list(all_games()))
SIZES = (DESKTOP, PHONE)
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
# The paragraphs that are not shown, marked and uncovered when an address names them.
UNSHOWN = f"""async ([game, numbers]) => {{
    const covered = {COVERED};
    const soon = () => new Promise((done) => setTimeout(done));
    const shown = (number) => {{
        const place = document.getElementById(number);
        const {{ top, bottom }} = place.getBoundingClientRect();
        return place.classList.contains('wanted') && document.activeElement === place
            && bottom > 0 && top < innerHeight && !covered(number);
    }};
    const lost = [];
    for (const number of numbers) {{
        location.hash = `/rules/${{game}}/${{number}}`;
        for (let tries = 0; tries < 2000 && !shown(number); tries++) await soon();
        if (!shown(number)) lost.push(number);
    }}
    return lost;
}}"""
# Options and values without a sentence about them, for every number of players.
UNEXPLAINED = """async () => {
    const soon = () => new Promise((done) => setTimeout(done));
    const said = (about) => about()?.textContent.trim();
    const lost = [];
    async function look(name, about) {
        for (let tries = 0; tries < 2000 && !said(about); tries++) await soon();
        if (!said(about)) lost.push(name);
    }
    for (const players of document.querySelectorAll('[data-players] input')) {
        players.click();
        await soon();
        for (const option of document.querySelectorAll('[data-option]')) {
            const name = `${players.value} ${option.dataset.option}`;
            await look(name, () => option.querySelector('[data-about]'));
            for (const one of option.querySelectorAll('[type=radio]:not([data-choose])')) {
                one.click();
                const about = `[data-about="${one.value}"]`;
                await look(`${name} ${one.value}`, () => option.querySelector(about));
            }
        }
    }
    return lost;
}"""


def open_rules(ana: Visitor, game: str, number: str = "") -> Page:
    ana.open(f"#/rules/{game}/{number}")
    ana.page.wait_for_selector("article [id='R1.1']")
    return ana.page


@GAMES
def test_the_rules_of_a_game(visit: Visit, game: str) -> None:
    """On one page, in both languages and in windows of both sizes."""
    ana = visit()
    page = open_rules(ana, game)
    primer = page.locator(f'[data-primer="{game}"]')
    told = primer.inner_text()
    chapters = RulesText.of(all_games()[game], "en").chapters
    expect(page.locator("nav li")).to_have_count(len(chapters) + 1)  # and the rulings
    assert_primer(ana, primer)
    assert_links_lead_somewhere(page)
    assert not ana.complaints("light", within="nav, [data-primer]")
    expect(page.locator('div.wide:not([tabindex="0"])')).to_have_count(0)  # by keyboard, too
    for n, size in enumerate(SIZES):
        ana.resize(size)
        assert_shown(page, game, cited(game)[n :: len(SIZES)])
    assert_primer(ana, primer)
    page.click('[data-language="fr"]')
    expect(primer).not_to_have_text(told)
    assert_primer(ana, primer)
    ana.picture()
    assert not ana.complaints("dark", within="nav, [data-primer]")
    for size in SIZES:
        ana.resize(size)
        assert_found_without_accents_and_by_keys(ana, game)
    page.keyboard.press("Escape")
    assert_primer(ana, primer)


def assert_primer(ana: Visitor, primer: Locator) -> None:
    expect(primer.locator(".turn [data-picture]")).to_have_count(5)
    assert primer.locator(".scoring [data-picture]").count() >= 3
    assert ana.page.evaluate(SPOILT) == []
    assert ana.fits()
    assert not set("{⟦*") & set(primer.inner_text())


def assert_links_lead_somewhere(page: Page) -> None:
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


def assert_found_without_accents_and_by_keys(ana: Visitor, game: str) -> None:
    """Ends with the words that were sought in the field."""
    page = ana.page
    field, hits = page.locator("[data-search]"), page.locator("[data-hit]")
    status = page.locator("search [role=status]")
    sought, written = SOUGHT[game]
    field.fill("")
    field.blur()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type(sought)
    expect(hits.first.locator("mark")).to_have_text(re.compile(written, re.IGNORECASE))
    expect(status).to_contain_text(str(hits.count()))
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
    field.fill("xyzzy")
    expect(status).to_have_text("Rien trouvé.")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.type(sought)
    expect(hits.first).to_be_visible()


def cited(game: str) -> list[str]:
    """Wherever a refusal may lead."""
    reasons = (ROOT / "src/paravent/games" / game / "reasons.py").read_text("utf-8")
    return sorted(set(CITED.findall(reasons)))


def assert_shown(page: Page, game: str, numbers: list[str]) -> None:
    """These paragraphs are on screen, marked, and under nothing."""
    assert numbers
    assert page.evaluate(UNSHOWN, [game, numbers]) == []


def test_a_refusal_leads_to_its_paragraph(visit: Visit) -> None:
    ana = visit(size=PHONE)
    ana.sit_down("middle_kingdom", 3)
    page = ana.page
    expect(page.locator("[data-question]")).to_have_count(0)
    page.evaluate("scrollTo(0, document.querySelector('[data-board]').offsetTop)")
    page.locator("[data-question]").click()  # the question came along
    expect(page.locator("[data-prompt]")).to_be_in_viewport()
    page.locator('[data-act^="pick "]').first.click()
    link = page.locator("[data-objection] a").first
    number = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    place = page.locator(f'[id="{number}"]')
    expect(place).to_be_in_viewport()
    expect(place).to_contain_class("wanted")
    assert not page.evaluate(COVERED, number)
    expect(page.locator("summary")).to_be_visible()
    expect(page.locator("details a").first).to_be_hidden()  # the primer comes first


@GAMES
def test_options_are_explained_where_they_are_chosen(visit: Visit, game: str) -> None:
    ana = visit(size=PHONE)
    page = ana.page
    ana.open()
    for lang, scheme in (("en", "light"), ("fr", "dark")):
        page.click(f'[data-language="{lang}"]')
        page.click(f'[data-play="{game}"]')
        expect(page.locator("[data-start]")).to_be_enabled()
        assert page.evaluate(UNEXPLAINED) == []
        ana.picture(lang)
        assert ana.fits()
        assert not ana.complaints(scheme, within="dialog")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_rules_of_a_ruling_are_marked_and_found_too(visit: Visit) -> None:
    ana, game = visit(size=PHONE), "middle_kingdom"
    last = list(RulesText.of(all_games()[game], "en").rulings)[-1]
    page = open_rules(ana, game, last)
    expect(page.locator(f'[id="{last}"]')).to_be_in_viewport()
    expect(page.locator(f'[id="{last}"]')).to_contain_class("wanted")
    page.locator("[data-search]").fill(last)
    expect(page.locator(f'[data-hit="{last}"]')).to_be_visible()
    assert not ana.complaints(within="search")
