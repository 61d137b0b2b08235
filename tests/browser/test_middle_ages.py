"""What only the board of Middle Ages shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from paravent.core.play import Play
from tests.browser.scenes import come_to
from tests.browser.visitor import LEGAL, Visitor

Visit = Callable[..., Visitor]
GAME = "middle_ages"


def gains(play: Play) -> list[Any]:
    """What the tile brings that my lord leaves, if that is asked now."""
    return [preview["gain"] for preview in play.previews(0).values() if "gain" in preview]


def test_the_coin_on_a_tile_is_what_it_brings(visit: Visit) -> None:
    ana = visit()
    come_to(ana, lambda play: any(not gain["choice"] for gain in gains(play)), GAME, 2)
    page = ana.page
    page.locator(LEGAL).first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("Income")
    badge = page.locator('[data-coach="rows"] .now .gain [data-coins]')
    told = badge.get_attribute("data-coins") or ""
    assert told and "–" not in told
    ana.act(ana.offers()[0])
    ana.picture()
    expect(page.locator('[data-coach="fief"] header .last b')).to_have_text(told)
    purse = page.locator('[data-coach="fief"] [data-money]')
    expect(purse.locator("b")).to_have_css("--coins", purse.get_attribute("data-money") or "")


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.start_game(GAME, players=3)
    ana.is_refused('[data-row="3"] [data-act]', GAME, "R3.6", "other-row")
    refused = {
        '[data-coach="columns"] [data-act="coin mill"]': "R5.7",
        '[data-coach="columns"] [data-act="under church"]': "R5.8",
        '[data-coach="supply"] [data-act="plot field"]': "R5.8",
    }
    for what, rule in refused.items():
        ana.is_refused(what, GAME, rule)


def test_an_attack_is_drawn_for_everybody_and_fiefs_can_be_watched(visit: Visit) -> None:
    ana, bo = visit(), visit(reduced_motion="reduce")
    come_to(ana, lambda play: any(gain["destroyed"] for gain in gains(play)), GAME, 5, bo)
    expect(bo.page.locator("[data-coach='rivals'] > section")).to_have_count(5)
    expect(bo.page.locator("button[data-act]")).to_have_count(0)
    for one in (ana, bo):
        one.notice("[data-arrows]")
    ana.act(ana.offers()[0])
    for one in (ana, bo):
        expect(one.noticed).to_have_count(1)
