"""What only the board of Yongle shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.visitor import LEGAL, Visitor

Visit = Callable[..., Visitor]
GAME = "yongle"
DESKTOPS = [(1280, 800), (1600, 1000)]
ROW = '[data-coach="row"]'
HAND = '[data-coach="hand"]'
COUNCIL = '[data-coach="council"]'
CLOSE = "[data-council-close]"
WISHES = ["build", "settle", "trust", "stake", "lay", "receive", "draw"]  # what to do, if possible

OFFERED = """() => [...new Set([...document.querySelectorAll('[data-legal="true"]')]
    .map((one) => one.dataset.act))]"""
# Arrows come and go: what has been seen stays in the root element.
WATCH_PLOTS = """() => new MutationObserver(() => {
    if (document.querySelector('[data-arrows]')) document.documentElement.dataset.plotted = 'yes';
}).observe(document.body, { childList: true, subtree: true })"""


def sit_down(ana: Visitor, players: int, *watchers: Visitor) -> None:
    """A game against bots that need no time to think."""
    table = ana.open_table("me", *["random"] * (players - 1), game=GAME, public=True)
    ana.post(f"tables/{table['id']}/start")
    for one in (ana, *watchers):
        one.open(f"#/table/{table['id']}")
        one.page.wait_for_selector("[data-board]")
    ana.settle()


def act(ana: Visitor, chosen: str) -> None:
    """Click an offer, and wait until it is my turn again or the end."""
    before = ana.turn
    ana.page.locator(f'{LEGAL}[data-act="{chosen}"]').first.click()
    ana.page.wait_for_function(
        "([turn]) => document.querySelector('.table').dataset.turn !== turn", arg=[before]
    )
    ana.settle()


def wish(ana: Visitor, wishes: list[str]) -> str:
    """The first offer of the first verb that is wished for, else any."""
    ana.wait_for_turn()
    offers: list[str] = ana.page.evaluate(OFFERED)
    wanted = [one for verb in wishes for one in offers if one.split()[0] == verb]
    return (wanted or offers)[0]


def test_a_building_says_what_lacks_then_who_pays_then_stands(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, 2)
    page = ana.page
    cheap = page.locator(f"{ROW} {LEGAL}")
    left = page.locator('[data-coach="actions"] i:not(.spent)')
    expect(page.locator('[data-coach="halls"] .short')).not_to_have_count(0)
    for _ in range(90):
        if cheap.count() and left.count() > 1:  # so that my turn goes on after it
            break
        act(ana, wish(ana, ["stake", "lay", "receive", "end" if cheap.count() else "draw", "end"]))
    building = (cheap.first.get_attribute("data-act") or "").partition(" ")[2]
    expect(page.locator(f'{ROW} [data-place="card {building}"] .short')).to_have_count(0)
    cheap.first.hover()
    expect(page.locator('[role="tooltip"]')).to_contain_text("pay best")
    expect(page.locator(f"{HAND} .chosen")).not_to_have_count(0)
    ana.picture("tip")
    act(ana, f"build {building}")
    for _ in range(12):
        if page.locator(f'[data-place="site {building}"] .flag').count():
            break
        expect(page.locator(".rest")).to_have_count(0)
        act(ana, wish(ana, ["settle", "spare"]))
    expect(page.locator(f'[data-place="site {building}"] .flag')).to_have_count(1)
    expect(page.locator(f'{ROW} [data-place="card {building}"]')).to_have_count(0)


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    sit_down(ana, 3)
    page = ana.page
    note = page.locator("[data-note]")
    refused = {
        '[data-coach="halls"] [data-act]': ("too-dear", "R5.2"),
        f"{HAND} [data-act^=pay]": ("wrong-phase", "R5.2"),
        '[data-coach="rivals"] [data-act^=aim]': ("wrong-phase", "R8.2"),
    }
    for what, (reason, rule) in refused.items():
        page.locator(what).first.click()
        expect(note.locator("[data-reason]")).to_have_attribute("data-reason", reason)
        expect(note.locator("a").first).to_have_attribute("href", f"#/rules/{GAME}/{rule}")
        note.get_by_role("button").click()


def test_a_council_is_sealed_then_revealed(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, 3)
    page = ana.page
    verbs: list[str] = []
    for _ in range(80):
        if page.locator(CLOSE).count():
            break
        chosen = wish(ana, ["trust", "stake", "lay", "receive", "draw", "end"])
        verb = chosen.split()[0]
        if verb in ("trust", "stake", "receive"):
            expect(page.locator(f'{COUNCIL} {LEGAL}[data-act="{chosen}"]')).to_be_visible()
        if verb not in verbs:
            verbs.append(verb)
            ana.picture(verb)
        act(ana, chosen)
    assert verbs.index("trust") < verbs.index("stake") < verbs.index("lay")
    expect(page.locator(f"{COUNCIL} li.revealed")).to_have_count(3)
    ana.picture("revealed")
    assert not ana.complaints("light")
    page.click(CLOSE)
    expect(page.locator(COUNCIL)).to_have_count(0)
    expect(page.locator('[data-coach="city"]')).to_be_visible()


@pytest.mark.parametrize("size", DESKTOPS, ids=["1280", "1600"])
def test_four_players_need_no_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.start_game(GAME, players=4)
    ana.play(3)
    ana.settle()
    ana.picture()
    board = ana.page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= size[1]
    assert ana.fits()


def test_plots_are_drawn_for_everybody_and_watched_on_a_phone(visit: Visit) -> None:
    ana, bo = visit(reduced_motion="no-preference"), visit(size=PHONE, has_touch=True)
    sit_down(ana, 4, bo)
    for one in (ana, bo):
        one.page.evaluate(WATCH_PLOTS)
    expect(bo.page.locator('[data-coach="rivals"] > section')).to_have_count(4)
    expect(bo.page.locator("button[data-act]")).to_have_count(0)
    for _ in range(120):
        if ana.page.locator("html[data-plotted]").count():
            break
        chosen = wish(ana, ["aim", "plot", "discard", "scheme", *WISHES])
        expect(ana.page.locator(".rest")).to_have_count(0)
        act(ana, chosen)
    for one in (ana, bo):
        expect(one.page.locator("html")).to_have_attribute("data-plotted", "yes")
    assert bo.fits()
