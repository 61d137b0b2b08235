"""The pages in a real browser: whole games, and what people do besides playing."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from paravent.core.log import Log
from paravent.core.table import Table
from paravent.text.words import Words
from tests.browser.conftest import PHONE, ROOT
from tests.browser.visitor import END, LEGAL, Visitor

Visit = Callable[..., Visitor]
FIRST_VISIT = 200 * 1024  # bytes of compressed scripts and styles before the start page works
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def told_on_the_page(visitor: Visitor) -> list[str]:
    return visitor.page.locator("[data-log] li").all_inner_texts()[::-1]


def told_in_python(visitor: Visitor, lang: str) -> list[str]:
    """The same game in the words of the terminal."""
    table = visitor.page.url.rpartition("#/table/")[2]
    log = Log.parse(visitor.page.request.get(f"{visitor.address}api/tables/{table}/log").text())
    names = [name.partition(":")[2] or name for name in log.seats]
    replayed = Table.replay(log)
    return Words(lang).of_game(replayed.game).story(replayed.happenings(0), names, 0)


def test_a_game_by_clicking_to_the_end_then_replay_and_rematch(visit: Visit) -> None:
    ana = visit()
    ana.start_game()
    ana.picture("table")
    assert ana.play() > 10
    page = ana.page
    expect(page.locator("[data-scores] tbody tr")).to_have_count(8)
    expect(page.locator("figure polyline")).to_have_count(4)
    assert told_on_the_page(ana) == told_in_python(ana, "en")
    page.click('[data-language="fr"]')
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert told_on_the_page(ana) == told_in_python(ana, "fr")
    ana.picture("end")
    page.locator(f"{END} a[href*='replay']").click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "0")
    page.click("[data-next]")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "1")
    page.locator("input[type=range]").fill("30")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "30")
    assert page.url.rstrip("/").endswith("/30")
    ana.picture("replay")
    page.locator("a[href*='#/table/']").click()
    page.click("[data-rematch]")
    page.wait_for_selector(LEGAL)
    assert not ana.over


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    ana = visit()
    ana.open()
    page = ana.page
    page.focus('[data-play="middle_kingdom"]')
    page.keyboard.press("Enter")
    expect(page.locator("[data-start]")).to_be_focused()
    page.keyboard.press("Enter")
    assert ana.play(keys=True) > 10
    assert ana.over


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
    ana.wait_for_turn()
    turn, log = ana.turn, ana.page.locator("[data-log] li").count()
    ana.page.reload()
    ana.wait_for_turn()
    assert (ana.turn, ana.page.locator("[data-log] li").count()) == (turn, log)


def test_a_broken_connection_comes_back_by_itself(visit: Visit) -> None:
    ana = visit()
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ana.page.route_web_socket("**/api/socket*", pass_on)
    ana.start_game()
    ana.play(3)
    for _ in range(3):
        before = len(lines)
        lines[-1].close()
        ana.play(2)
        assert len(lines) > before


def test_a_click_on_what_is_not_legal_says_why_and_cites_the_rule(visit: Visit) -> None:
    ana = visit()
    ana.start_game()
    page = ana.page
    before = ana.turn
    page.locator('[data-act^="pick "]').first.click()
    note = page.locator("[data-note]")
    expect(note.locator("[data-reason]")).to_have_attribute("data-reason", "wrong-phase")
    link = note.locator("a").first
    expect(link).to_have_attribute("href", re.compile(r"#/rules/middle_kingdom/R\d+"))
    ana.picture()
    assert int(ana.turn) >= int(before)
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


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    ana = visit(size=PHONE, color_scheme="dark", has_touch=True)
    ana.open()
    width = "document.documentElement.scrollWidth"
    ana.page.wait_for_selector('[data-play="middle_kingdom"]')
    ana.picture("start")
    assert ana.page.evaluate(width) == PHONE[0]
    ana.start_game()
    ana.play(6)
    ana.wait_for_turn()
    ana.picture("table")
    assert ana.page.evaluate(width) == PHONE[0]


def test_two_people_at_one_table(visit: Visit) -> None:
    ana, bo = visit(), visit("fr-FR")
    ana.open()
    ana.page.click('[data-play="middle_kingdom"]')
    ana.page.locator("fieldset").last.locator("input").nth(1).check()
    ana.page.click("[data-start]")
    link = ana.page.locator("[data-invitation]").input_value()
    bo.page.goto(link)
    bo.page.locator("[data-sit]").first.click()
    ana.page.locator("[data-begin]:enabled").click()
    ana.play(1)
    bo.play(1)
    ana.page.locator("summary").click()
    ana.page.locator(".chat input").fill("Hello!")
    ana.page.locator(".chat button").click()
    expect(bo.page.locator(".chat")).to_contain_text("Hello!")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_stand_there_with_numbers(visit: Visit, lang: str) -> None:
    ana = visit(lang)
    ana.open("#/rules/middle_kingdom/R7.2")
    expect(ana.page.locator('[id="R7.2"]')).to_be_in_viewport()
    expect(ana.page.locator("nav li")).to_have_count(18)


@pytest.mark.parametrize("path", ["#/table/nosuchtable", "#/seat/nonsense", "#/what/is/this"])
def test_a_wrong_address_says_what_happened(visit: Visit, path: str) -> None:
    ana = visit()
    ana.open(path)
    expect(ana.page.locator('main a[href="#/"]')).to_be_visible()


def test_the_first_visit_is_light(visit: Visit) -> None:
    ana = visit()
    sizes: list[int] = []
    kinds = ("script", "stylesheet")
    ana.page.on(
        "requestfinished",
        lambda request: (
            sizes.append(len(gzip.compress(request.response().body())))
            if request.resource_type in kinds
            else None
        ),
    )
    ana.open()
    ana.page.wait_for_selector("[data-play]")
    ana.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) <= FIRST_VISIT


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
def test_axe_finds_nothing_serious(visit: Visit) -> None:
    ana = visit(bypass_csp=True)
    places = {
        "start": lambda: (ana.open(), ana.page.wait_for_selector("[data-play]")),
        "table": ana.start_game,
        "rules": lambda: (ana.open("#/rules/middle_kingdom"), ana.page.wait_for_selector("nav li")),
    }
    for place, go in places.items():
        go()
        ana.page.add_script_tag(path=AXE)
        found = ana.page.evaluate("() => axe.run()")
        serious = [
            (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert not serious, place
