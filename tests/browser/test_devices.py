"""One person on two devices: adding one, signing it out, signing out here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.once


def test_a_second_device_comes_and_goes(visit: Callable[..., Visitor]) -> None:
    here, there = visit("fr"), visit("en", size=(390, 844))
    here.open()
    assert here.page.request.post(f"{here.address}api/session", data={"name": "Ana"}).ok
    here.open("#/you")
    here.page.reload()
    expect(here.page.locator("[data-device]")).to_have_count(1)
    here.page.click("[data-add-device]")
    link = here.page.locator("[data-device-link]").input_value()
    there.page.goto(link)
    there.page.click("[data-take-device]")
    expect(there.page).to_have_url(f"{there.address}#/")
    there.open("#/you")
    expect(there.page.locator('[data-device="other"]')).to_have_count(1)
    here.page.reload()
    for one in (here, there):
        assert one.fits() and one.complaints("light", "dark") == []
        one.picture(one.page.evaluate("document.documentElement.lang"))
    here.page.click("[data-end-session]")
    expect(here.page.locator("[data-device]")).to_have_count(1)
    there.page.reload()
    expect(there.page.locator("[data-device]")).to_have_count(0)

    here.page.on("dialog", lambda dialog: dialog.accept())
    here.page.click("[data-log-out]")
    expect(here.page).to_have_url(f"{here.address}#/")
    here.open("#/you")
    expect(here.page.locator("main")).to_contain_text("Avez-vous déjà gardé un nom ici")
