"""Puzzles in the browser: from the start page to the board, a wrong answer, the right one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from paravent.bots.puzzles import find_puzzle, numbers_of
from paravent.core.registry import all_games
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
KEYS = [key for key in all_games() if numbers_of(key)]
NAMES = ["Ana", "Bo", "Cai", "Dia", "Eli"]  # short: they have room everywhere
SIZES = [(DESKTOP, "en"), (PHONE, "fr")]
CASES = [(key, *SIZES[at % 2]) for at, key in enumerate(KEYS)]


@pytest.mark.parametrize("key, size, lang", CASES, ids=KEYS)
def test_a_puzzle_is_answered_on_the_board(
    visit: Visit, key: str, size: tuple[int, int], lang: str
) -> None:
    puzzle = find_puzzle(key, 1)
    offers = puzzle.play().offers(puzzle.seat)
    wrong = next(act for act in offers if act != puzzle.solution)
    ana = visit(lang, size)
    page = ana.page
    ana.open()
    page.locator(f'[data-puzzles-of="{key}"]').click()
    expect(page.locator("[data-puzzles]")).to_have_attribute(
        "data-puzzles", str(len(numbers_of(key)))
    )
    page.locator(f'[href="#/puzzles/{key}/1"]').click()
    expect(page.locator("[data-puzzle='1']")).to_be_visible()
    legal = page.locator('[data-legal="true"]')
    expect(legal.first).to_be_visible()
    shown = {one.get_attribute("data-act") for one in legal.all()}
    assert shown == set(offers)  # all of them, and nothing that is no offer
    assert ana.fits()
    for seat in range(puzzle.play().setup.players):
        if seat != puzzle.seat:  # each board has its own word for my place
            expect(page.locator("[data-board]")).to_contain_text(NAMES[seat])

    told = page.locator("[data-puzzle-told]")
    page.locator(f'[data-act="{wrong}"][data-legal="true"]').first.click()
    expect(told).to_have_attribute("data-puzzle-told", "false")
    expect(told.locator("li")).to_have_count(len(puzzle.tried))
    ana.picture()
    page.locator("[data-again]").click()
    page.locator(f'[data-act="{puzzle.solution}"][data-legal="true"]').first.click()
    expect(told).to_have_attribute("data-puzzle-told", "true")
    expect(told.locator("[data-because]")).to_have_count(1 if puzzle.because else 0)
    assert ana.fits()
    ana.picture()
    page.locator(f'[href="#/puzzles/{key}"]').click()
    expect(page.locator(f'[href="#/puzzles/{key}/1"]')).to_contain_text("✓")
    assert ana.complaints() == []
