"""The site as something that is installed: its manifest, and what it shows without a connection."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


KEPT = """async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map((request) => new URL(request.url).pathname);
}"""
PUZZLES = """async () => {
    const games = await (await fetch("/api/games")).json();
    for (let n = 0; n < 600; n++) {
        const kept = await Promise.all(games.map(({key}) => caches.match(`/kept/puzzles/${key}`)));
        if (kept.every((one) => one)) return true;
        await new Promise((done) => setTimeout(done, 100));
    }
    return false;
}"""
READY = """async () => {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated")
        await new Promise((done) => active.addEventListener("statechange", done));
    return navigator.serviceWorker.controller !== null
        || new Promise((done) => navigator.serviceWorker.addEventListener(
            "controllerchange", () => done(true)));
}"""


def test_the_site_can_be_installed_and_read_without_a_connection(visit: Visit) -> None:
    ana = visit(service_workers="allow")
    ana.open()
    ana.page.wait_for_selector("[data-play]")
    link = ana.page.locator('link[rel="manifest"]').get_attribute("href")
    told = ana.page.request.get(ana.address.rstrip("/") + str(link))
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(told.text())
    for icon in manifest["icons"]:
        found = ana.page.request.get(ana.address.rstrip("/") + icon["src"])
        assert found.ok and found.headers["content-type"] == icon["type"]
    assert {"maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert ana.page.evaluate(READY)
    ana.page.reload()
    assert ana.page.evaluate(PUZZLES)

    ana.page.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.locator("h1")).to_have_text("No connection")
    ana.page.locator(".offline li a").first.click()
    expect(ana.page.locator("#content h1").first).to_be_visible()
    ana.page.goto(ana.address)
    ana.picture("offline")
    ana.page.locator('[href="#/puzzles/middle_kingdom"]').click()
    expect(ana.page.locator("[data-puzzles='8']")).to_be_visible()
    ana.page.locator("[data-puzzles] ol a").first.click()
    ana.page.wait_for_selector("[data-puzzle]")
    ana.page.locator("[data-board] [data-legal=true]").first.click()
    expect(
        ana.page.locator("[data-puzzle-told='true'], [data-puzzle-told='false']")
    ).to_be_visible()
    ana.picture("puzzle")
    assert not [path for path in ana.page.evaluate(KEPT) if path.startswith("/api/")]

    ana.page.context.set_offline(False)  # it comes back by itself
    ana.page.wait_for_function("document.documentElement.dataset.offline === undefined")
    ana.page.goto(ana.address)
    ana.page.wait_for_selector("[data-play]")
