"""The pages in a real browser: what a person does besides playing to the end."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.scenes import come_to
from tests.browser.visitor import LEGAL, Visitor
from tests.server.people import Person, Running
from tests.server.test_trouble import Away

Visit = Callable[..., Visitor]
GAME = "middle_kingdom"
# How far what was on the page has been pushed about since it came.
SHIFTS = """() => new Promise((done) => {
    const seen = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries()))
        .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() =>
        done(seen.reduce((sum, { value }) => sum + value, 0))));
})"""
FLOWN = """() => {
    window.flown = 0;
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
        (node) => { window.flown += node instanceof Element && node.hasAttribute('inert'); },
    ))).observe(document.querySelector('[data-board]'), { childList: true, subtree: true });
}"""


def test_the_language_changes_at_any_time_log_included(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.start_game()
    page = ana.page
    expect(page.locator("[data-prompt]")).to_contain_text("À vous de jouer")
    expect(page.locator("[data-log]")).to_contain_text("À l’étal")
    page.click('[data-language="en"]')
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn")
    expect(page.locator("[data-log]")).to_contain_text("On display")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn")


def test_a_reload_loses_nothing(visit: Visit) -> None:
    ana = visit()
    ana.start_game()
    ana.play(5)
    ana.settle()  # bots may still be laying cards: then there is more to tell each moment
    told = ana.told()
    ana.page.reload()
    ana.settle()
    assert ana.told() == told


def test_a_broken_connection_comes_back_by_itself(visit: Visit) -> None:
    ana = visit()
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ana.page.route_web_socket("**/api/socket*", pass_on)
    ana.start_game()
    ana.play(3)
    for _ in range(2):
        before = len(lines)
        lines[-1].close()
        ana.play(2)
        assert len(lines) > before
    ana.settle()
    told = ana.told()
    ana.page.reload()
    ana.settle()
    assert ana.told() == told


def test_a_page_waits_for_a_database_that_is_away(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.port, "Ana")
    ana.start(table := ana.create("me", "random", public=True))
    database = Away(server.app.state.hall.store, monkeypatch)
    database.away = True
    page = visit("fr")
    page.open(f"#/table/{table['id']}")
    expect(page.page.get_by_role("alert")).to_contain_text("pas accès à sa mémoire")
    database.away = False
    expect(page.page.locator("[data-board]")).to_be_visible()


def test_what_was_missed_is_asked_for_again(visit: Visit) -> None:
    """A state whose deeds do not join what the page knows makes it ask for the whole story."""
    ana = visit()
    lost: list[Any] = []

    def forget(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message.get("since") and not lost and message["deeds"]:
                lost.append(message["deeds"].pop(0))
            line.send(json.dumps(message))

        server.on_message(tell)

    ana.page.route_web_socket("**/api/socket*", forget)
    ana.start_game()
    ana.play(3)
    ana.settle()
    assert lost
    told = ana.told()
    ana.page.reload()
    ana.settle()
    assert ana.told() == told


def test_a_click_on_what_is_not_legal_says_why_and_cites_the_rule(visit: Visit) -> None:
    ana = visit()
    ana.start_game()
    ana.settle()
    page = ana.page
    before = ana.version
    page.locator('[data-act^="pick "]').first.click()
    objection = page.locator("[data-objection]")
    expect(objection.locator("[data-reason]")).to_have_attribute("data-reason", "wrong-phase")
    link = objection.locator("a").first
    expect(link).to_have_attribute("href", re.compile(r"#/rules/middle_kingdom/R\d+"))
    ana.picture()
    assert not ana.complaints()
    assert ana.version == before
    number = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    expect(page.locator(f'[id="{number}"]')).to_be_in_viewport()


def test_undo_and_hint(visit: Visit) -> None:
    ana = visit()
    ana.start_game(players=2)
    page = ana.page
    page.click("[data-hint]")
    expect(page.locator(".advised")).not_to_have_count(0)
    page.locator(LEGAL).last.click()
    page.locator("[data-undo]:enabled").click()
    page.wait_for_selector(LEGAL)


def test_five_players_need_no_scrolling(visit: Visit) -> None:
    """All is on one screen; on a phone at least the opponents, the display and my hand."""
    ana = visit()
    come_to(ana, lambda play: play.acts > 40, GAME, 5)
    parts = ['[data-coach="rivals"]', '[data-coach="display"]', '[data-coach="hand"]']
    more = ['[data-coach="goals"]', '[data-place="seat 0"]', "[data-log]"]
    for size, seen in ((DESKTOP, parts + more), (PHONE, parts)):
        ana.resize(size)
        ana.page.evaluate("scrollTo(0, 0)")
        for part in seen:
            expect(ana.page.locator(part)).to_be_in_viewport(ratio=1)
        assert ana.fits()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_fly_unless_somebody_wants_calm(visit: Visit, motion: str) -> None:
    ana = visit(reduced_motion=motion)
    ana.start_game(players=5)
    ana.page.evaluate(FLOWN)
    for _ in range(4 if motion == "reduce" else 12):
        ana.play(1)
        ana.settle()
        if flown := ana.page.evaluate("window.flown"):
            break
    assert (flown > 0) == (motion == "no-preference")
    if motion == "reduce":
        assert ana.page.evaluate("document.getAnimations().length") == 0


def with_previews(page: Page) -> None:
    """Offers come with previews, and the game has a sentence for them."""

    def add(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        offers: list[str] = []

        def tell(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message["say"] == "state":
                offers[:] = message["offers"]
            if message["say"] == "previews":
                message["previews"] = {act: {"worth": 42} for act in offers}
            line.send(json.dumps(message))

        server.on_message(tell)

    def speak(route: Route) -> None:
        answer = route.fetch()
        line = "preview-bid = Worth { $worth } with { $thing }.\\n"
        title = "title = Middle Kingdom"
        route.fulfill(response=answer, body=answer.text().replace(title, line + title))

    page.route_web_socket("**/api/socket*", add)
    page.route("**/assets/middle_kingdom.words.en-*.js", speak)


def test_a_preview_is_shown_on_hover_focus_and_touch(visit: Visit) -> None:
    ana = visit(has_touch=True)
    page = ana.page
    with_previews(page)
    ana.start_game()
    ana.settle()
    tip = page.locator('[role="tooltip"] [data-now]')
    offer = page.locator('[data-act="bid 3"]')
    expect(offer).to_have_attribute("aria-label", re.compile(r"^Bid 3\. Worth 42 with 3\."))
    offer.hover()
    expect(tip).to_have_text("Worth 42 with 3.")
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    ana.walk_to('[data-act="bid 4"]')
    expect(tip).to_have_text("Worth 42 with 4.")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)

    version, box = ana.version, offer.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip).to_have_text("Worth 42 with 3.")
    page.wait_for_timeout(600)  # a finger that rests looks and does not act
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_have_text("Worth 42 with 3.")
    assert ana.version == version
    ana.tap("bid 3")


PICKS = ["plague", "harvest", "crusade", "raiders", "fair", "flood"]
EVENTS = {"name": "events", "values": {"4": ["none"]}, "picks": PICKS, "pick": 2}


def test_options_to_pick_from_and_values_that_exclude_each_other(visit: Visit) -> None:
    ana = visit(size=PHONE)
    page = ana.page
    asked: list[dict[str, Any]] = []

    def games(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        next(game for game in found if game["key"] == GAME)["options"].append(EVENTS)
        route.fulfill(response=answer, json=found)

    def refuse(route: Route) -> None:
        if route.request.method == "GET":
            route.continue_()
            return
        asked.append(route.request.post_data_json)
        details = {"option": "bids", "value": "1", "other": "bids", "other_value": "2"}
        trouble = {"code": "excluded-values", "details": details | {"rule": "R17.1"}, "text": ""}
        route.fulfill(status=400, json=trouble)

    page.route("**/api/games*", games)
    page.route("**/api/tables*", refuse)
    ana.open()
    page.click(f'[data-play="{GAME}"]')
    start = page.locator("[data-start]")
    expect(start).to_be_enabled()
    page.locator("[data-choose]").check()
    expect(start).to_be_disabled()
    page.locator('[value="plague"]').check()
    page.locator('[value="fair"]').check()
    expect(page.locator('[value="flood"]')).to_be_disabled()
    expect(page.locator('[data-option="events"] [role="status"]')).to_contain_text("2 of 2")
    assert not ana.complaints()
    start.click()
    problem = page.locator('[data-problem="excluded-values"]')
    expect(problem).to_contain_text("“Bids each turn: one each” and “Bids each turn: two each”")
    expect(problem.locator("a")).to_have_attribute("href", "#/rules/middle_kingdom/R17.1")
    assert asked[0]["options"]["events"] == "plague+fair"
    ana.picture()
    assert ana.fits()


@pytest.mark.parametrize("path", ["#/table/nosuchtable", "#/seat/nonsense", "#/what/is/this"])
def test_a_wrong_address_says_what_happened(visit: Visit, path: str) -> None:
    ana = visit()
    ana.open(path)
    expect(ana.page.locator('main a[href="#/"]')).to_be_visible()


def test_a_stranger_is_told_where_games_will_be_found(visit: Visit) -> None:
    ana = visit("fr-FR", size=PHONE)
    ana.open("#/profile")
    expect(ana.page.locator('[data-stranger] a[href="#/you"]')).to_be_visible()
    expect(ana.page.locator("[data-stranger]")).to_contain_text("Personne n’a encore joué")
    ana.picture()
    assert ana.fits()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_start_page(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.open()
    ana.page.wait_for_selector("[data-play]")
    assert ana.page.evaluate(SHIFTS) < 0.005  # nothing flashes up; in the header a name comes
    ana.picture()
    assert ana.fits()
    assert not ana.complaints()
    ana.page.click(f'[data-play="{GAME}"]')
    assert not ana.complaints()


def test_the_first_visit_is_light(visit: Visit) -> None:
    ana = visit()
    sizes: list[int] = []
    fonts: list[int] = []

    def weigh(request: Request) -> None:
        """As it travels: fonts are compressed already."""
        body = request.response().body()
        if request.resource_type == "font":
            fonts.append(len(body))
        elif request.resource_type in ("script", "stylesheet", "document"):
            sizes.append(len(gzip.compress(body)))

    ana.page.on("requestfinished", weigh)
    ana.open()
    ana.page.wait_for_selector("[data-play]")
    ana.page.wait_for_load_state("networkidle")
    assert len(fonts) == 2 and sum(fonts) <= 60 * 1024
    assert 0 < sum(sizes) + sum(fonts) <= 200 * 1024
