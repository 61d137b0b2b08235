"""What a page must not do again: tips that stay, lines that light another card, needless clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from paravent.core.dealer import Dealer
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.browser.scenes import rehearsed
from tests.browser.stage import Moment, Stage, moment
from tests.browser.visitor import GUIDE, LEGAL, ROOT, Visitor

Visit = Callable[..., Visitor]


def moments(game: str, players: int, fits: Callable[[Play], bool], count: int) -> list[Moment]:
    """A moment that is wanted, and how seat 0 is asked again after it."""
    play = rehearsed(game, players, {}, fits)
    rng = Random(Dealer.fresh().seed)
    found = [moment(play)]
    while len(found) < count and not play.over:
        seat = rng.choice([*play.position.actors()])
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
        if 0 in play.position.actors() and play.offers(0) != found[-1].offers:
            found.append(moment(play))
    return found


def test_a_tip_goes_with_its_question(visit: Visit) -> None:
    stage = Stage(visit("en"), find_game("middle_ages"))
    first, second = moments("middle_ages", 3, lambda play: play.view(0)["phase"] == "lord", 2)
    stage.show(first)
    offer, tip = stage.page.locator(LEGAL).first, stage.page.get_by_role("tooltip")
    offer.hover()
    expect(tip).to_be_visible()
    stage.show(second)
    expect(tip).to_have_count(0)
    stage.page.mouse.move(0, 0)
    offer.hover()
    expect(tip).to_be_visible()
    offer.click()
    expect(tip).to_have_count(0)


def test_an_old_line_lights_no_new_card(visit: Visit) -> None:
    """A kind that was on display before and is again: only the newer line speaks of this card."""

    def twice(play: Play) -> bool:
        shown = [one["kind"] for one in play.happenings(0) if one["event"] == "revealed"]
        now = {*play.view(0)["display"]}
        return any(shown.count(kind) > 1 for kind in now) and play.acts < 50

    stage = Stage(visit("en"), find_game("middle_kingdom"))
    now = moments("middle_kingdom", 3, twice, 1)[0]
    stage.show(now)
    page = stage.page
    lines = page.locator("[data-line] button", has_text=re.compile("^On display"))
    expect(lines.nth(1)).to_be_attached()
    lit = page.locator('[data-place^="display"].lit')
    lines.first.click()  # the newest turn stands first
    expect(lit.first).to_be_visible()
    lines.last.click()
    expect(lit).to_have_count(0)


def test_nobody_clicks_where_nothing_can_be_chosen(visit: Visit) -> None:
    stage = Stage(visit("en"), find_game("yongle"))
    said: list[str] = []
    stage.hear = lambda asked: said.append(asked.get("act", ""))
    blank = moments("yongle", 3, lambda play: play.offers(0) == ["lay blank"], 1)[0]
    stage.show(blank)
    expect(stage.page.locator('.table[data-busy="false"]')).to_be_visible()
    assert said.count("lay blank") == 1


def test_going_on_loses_no_later_step(visit: Visit) -> None:
    """Whoever goes on instead of clicking what a step asks for is told the next such step too."""
    text = (ROOT / "client/src/games/madame_ching/guide.ts").read_text()
    steps = re.findall(r'say: "([^"]+)"', text)
    wanted = steps[: steps.index("guide-second") + 1]
    ana = visit()
    ana.open()
    ana.page.click('[data-guide-game="madame_ching"]')
    mark = ana.page.locator(GUIDE)
    told: list[str] = []
    while len(told) < len(wanted):
        ana.page.wait_for_selector(f"{GUIDE}, {LEGAL}")
        ana.settle()
        if mark.count():
            told.append(mark.get_attribute("data-guide") or "")
            ana.page.click("[data-guide-next]")
        else:
            ana.play(1)
    assert told == wanted
