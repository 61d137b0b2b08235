"""What only the board of Middle Ages shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import asked, come_to
from tests.browser.visitor import LEGAL, Visitor

Visit = Callable[..., Visitor]
GAME = "middle_ages"


def test_the_coin_on_a_tile_is_what_it_brings(visit: Visit) -> None:
    ana = visit()
    ana.start_game(GAME, players=2)
    page = ana.page
    page.locator(LEGAL).first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("Income")
    ana.settle()
    for _ in range(12):
        badge = page.locator('[data-coach="rows"] .now .gain [data-coins]')
        told = badge.get_attribute("data-coins") if badge.count() else None
        ana.play(1)
        ana.settle()
        asked = page.locator(LEGAL).first.get_attribute("data-act") or ""
        if told is not None and "–" not in told and asked.startswith("lord"):
            break
    else:
        raise AssertionError("no tile without a choice")
    ana.picture()
    expect(page.locator('[data-coach="fief"] header .last b')).to_have_text(told)
    purse = page.locator('[data-coach="fief"] [data-money]')
    expect(purse.locator("b")).to_have_css("--coins", purse.get_attribute("data-money") or "")


@pytest.mark.parametrize("verb", ["lord", "scout", "coin", "plot", "under"])
def test_every_choice_is_made_on_the_board(visit: Visit, verb: str) -> None:
    ana = visit()
    table = come_to(ana, asked(verb), GAME, 2)
    expect(ana.page.locator(".rest")).to_have_count(0)
    ana.picture(verb)
    ana.act(next(one for one in table.offers(0) if one.startswith(verb)))


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.start_game(GAME, players=3)
    refused = {
        '[data-row="3"] [data-act]': "R5.4",
        '[data-coach="columns"] [data-act="coin mill"]': "R5.7",
        '[data-coach="columns"] [data-act="under church"]': "R5.8",
        '[data-coach="supply"] [data-act="plot field"]': "R5.8",
    }
    for what, rule in refused.items():
        ana.is_refused(what, GAME, rule)


def test_an_attack_is_drawn_for_everybody_and_fiefs_can_be_watched(visit: Visit) -> None:
    ana, bo = visit(), visit(reduced_motion="reduce")
    ana.sit_down(GAME, 5, bo)
    for one in (ana, bo):
        one.notice("[data-arrows]")
    expect(bo.page.locator("[data-coach='rivals'] > section")).to_have_count(5)
    expect(bo.page.locator("button[data-act]")).to_have_count(0)
    for _ in range(80):
        if any("attack" in line for line in ana.told()[1]):
            break
        ana.play(1)
    for one in (ana, bo):
        expect(one.noticed).to_have_count(1)
