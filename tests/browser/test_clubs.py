"""A club and a small tournament by the pages: founded on a desk, joined and played on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.visitor import Visitor
from tests.server.people import Running

pytestmark = pytest.mark.once

Visit = Callable[..., Visitor]


def test_a_club_and_its_tournament_from_the_beginning_to_the_end(
    visit: Visit, server: Running
) -> None:
    ana, bo = visit(), visit("fr-FR", size=PHONE)
    ana.open()
    ana.post("session", {"name": "Ana"})
    ana.post("account/codes", {})
    ana.page.reload()
    ana.page.click("[data-clubs]")
    ana.page.locator("[data-found-club] summary").click()
    ana.page.fill("[data-club-name]", "Wednesdays")
    ana.page.click("[data-club-send]")
    link = ana.page.locator("[data-invitation]").input_value()

    bo.page.goto(link)
    bo.page.click("[data-join-club]")
    bo.give_name("Bo")
    expect(bo.page.locator('[data-member="Ana"]')).to_be_visible()
    assert bo.fits()

    ana.page.click("[data-new-tournament]")
    ana.page.fill("[data-tournament-name]", "Cup")
    ana.page.select_option("[data-tournament-game]", "middle_kingdom")
    ana.page.locator('[data-size="2"]').check()
    ana.page.fill("[data-tournament-rounds]", "1")
    ana.page.locator("[data-tournament-late]").check()
    ana.page.select_option("[data-starts]", "at")
    expect(ana.page.locator("[data-starts-at]")).to_have_value(re.compile("T20:00"))
    assert ana.complaints("light", "dark") == []
    ana.page.click("[data-announce]")
    ana.page.click("[data-enter-tournament]")
    ana.give_name("Ana")
    ana.page.wait_for_selector("[data-withdraw]")

    bo.page.reload()
    bo.page.click("[data-tournament]")
    expect(bo.page.locator("[data-waiting]")).to_contain_text("20:00")
    bo.page.click("[data-enter-tournament]")
    bo.page.wait_for_selector("[data-withdraw]")
    assert bo.fits()
    ana.page.select_option("[data-schedule] [data-starts]", "told")
    ana.page.click("[data-schedule] .button")
    expect(ana.page.locator("[data-waiting]")).not_to_contain_text("08:00")
    ana.page.click('[data-run="begin"]')
    ana.page.click("[data-yes]")
    for one in (ana, bo):
        one.page.click("[data-my-table]")
    for one in (ana, bo):  # it begins when both are there
        one.page.wait_for_selector('.table[data-stage="running"]')
    server.play_out({"id": ana.page.url.rpartition("/")[2]})
    for one in (ana, bo):
        one.page.wait_for_selector("[data-end], [data-finale-end]")
        one.page.click('[data-belongs="tournament"] a')
        one.page.wait_for_selector('[data-tournament-page="over"]')
        expect(one.page.locator("[data-won]")).to_be_visible()
        assert one.fits()
        one.picture("over")
    assert bo.complaints("light", "dark") == []
    with ana.page.expect_download() as saved:
        ana.page.click('[data-save="standings"]')
    assert "Ana" in saved.value.path().read_text(encoding="utf-8")
    ana.open(f"#/club/{link.split('/')[-2]}")
    expect(ana.page.locator('[data-news="won"]')).to_contain_text("Cup")
    assert ana.fits() and ana.complaints("light", "dark") == []
