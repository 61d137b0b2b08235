"""What a page must not do again: tips that stay, lines that light another card, needless clicks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import groupby, pairwise
from random import Random

import pytest
from playwright.sync_api import expect

from paravent.core.dealer import Dealer
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.text.words import Words
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.scenes import asked, rehearsed
from tests.browser.stage import Moment, Stage, moment
from tests.browser.visitor import GUIDE, LEGAL, ROOT, Visitor, until

Visit = Callable[..., Visitor]

# Points on the page a little beside offers, where nothing else can be chosen, and the offers.
BESIDE = """() => {
    document.addEventListener("click", ({ target }) => {
        window.chosen = target.closest("[data-act]")?.dataset.act ?? window.chosen;
    });
    const legal = [...document.querySelectorAll('[data-legal="true"][data-act^="palace"]')];
    const boxes = new Map(legal.map((one) => [one, one.getBoundingClientRect()]));
    const gap = ({ left, right, top, bottom }, x, y) => Math.hypot(
        Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    const points = ([one, { left, right, top, bottom, width }]) => {
        const far = Math.min(20 - width / 2, 6), y = (top + bottom) / 2;
        const near = (other, x) => other !== one && gap(boxes.get(other), x, y) <= far;
        const bare = (x) => document.elementFromPoint(x, y)?.closest("[data-act]") === null;
        return [left - far, right + far]
            .filter((x) => bare(x) && !legal.some((other) => near(other, x)))
            .map((x) => [x, y, one.dataset.act]);
    };
    return [...boxes].flatMap(points).slice(0, 6);
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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


def test_since_my_turn_is_told_until_my_turn_is_over(visit: Visit) -> None:
    """Also after my first action of several: what the others did stays to be read."""

    def acted(play: Play) -> bool:
        seats = [entry.seat for entry in play.history if entry.seat != CHANCE]
        return len(seats) > 20 and seats[-1] == 0 and asked("draw", "end")(play)

    stage = Stage(visit("en"), find_game("yongle"))
    stage.show(moments("yongle", 3, acted, 1)[0])
    stage.page.click("[data-recap]")
    for seat in (1, 2):
        expect(stage.page.locator(f"#recap .seat-{seat}").first).to_be_visible()


def test_an_old_line_lights_no_new_card(visit: Visit) -> None:
    """A kind that was on display before and is again: only the newer line speaks of this card."""

    def twice(play: Play) -> bool:
        told = groupby(play.happenings(0), key=lambda one: one["event"] == "revealed")
        first, *later = [{one["kind"] for one in run} for revealed, run in told if revealed]
        again = first & {*play.view(0)["display"]}
        return play.acts < 50 and bool(again) and again <= set().union(*later)

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
    for _ in until("every step is told"):
        if len(told) == len(wanted):
            break
        ana.page.wait_for_selector(f"{GUIDE}, {LEGAL}")
        ana.settle()
        if mark.count():
            told.append(mark.get_attribute("data-guide") or "")
            ana.page.click("[data-guide-next]")
        else:
            ana.play(1)
    assert told == wanted


def test_a_guide_brings_what_it_speaks_of_into_sight(visit: Visit) -> None:
    """On a phone the events lie far below the tiles that can be chosen."""
    text = (ROOT / "client/src/games/middle_ages/guide.ts").read_text()
    steps = re.findall(r'say: "([^"]+)"', text)
    seen = [n for n, step in enumerate(steps) if step != "guide-event"]
    stage = Stage(visit("fr-FR", size=PHONE), find_game("middle_ages"))
    memory = json.dumps({"table": "middle_ages-3-random", "from": 0, "seen": seen})
    stage.page.add_init_script(f"localStorage['paravent.guide.middle_ages'] = {memory!r}")
    stage.show(moments("middle_ages", 3, lambda play: play.view(0)["round"] == 5, 1)[0])
    expect(stage.page.locator('[data-guide="guide-event"]')).to_be_visible()
    stage.page.evaluate(TWO_FRAMES)
    expect(stage.page.locator("[data-guide-ring]")).to_be_in_viewport(ratio=0.9)
    stage.page.click("[data-guide-next]")
    expect(stage.page.locator(LEGAL).first).to_be_in_viewport()


def finished(game: str, players: int) -> Play:
    """A game at random to its end."""
    rng = Random(Dealer.fresh().seed)
    play = Play(find_game(game), players, dealer=Dealer.fresh())
    while not play.over:
        seat = rng.choice([*play.position.actors()])
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
    return play


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_goal_says_what_wins_it_and_who_leads(visit: Visit, size: tuple[int, int]) -> None:
    """Its type, how many it takes, its worth; and every name has room, whatever lies beside it."""
    game = find_game("middle_kingdom")
    words = Words("fr").of_game(game)

    def owned(play: Play) -> bool:
        owners = [*play.view(0)["goals"].values()]
        return len([one for one in owners if one not in (None, 0)]) > 2 and play.acts > 60

    stage = Stage(visit("fr-FR", size=size), game)
    now = moments("middle_kingdom", 5, owned, 1)[0]
    stage.show(now)
    printed = Play(game, 5, dealer=Dealer.fresh()).board()["goals"]
    for goal, about in printed.items():
        tile = stage.page.locator(f'[data-place="goal {goal}"]')
        shown = tile.locator(":scope > :not(.hidden)")
        said = " ".join(shown.all_inner_texts())
        assert re.search(rf"(?<!\d){about['points']}(?!\d)", said), (goal, said)
        if about["type"]:
            takes = now.state.view["takes"][goal]
            kind = words.noun(about["type"], "" if takes == 1 else "many")
            assert f"{takes} {kind}" in re.sub(r"\s+", " ", said), (goal, said)
    needs = stage.page.locator("[data-place^='goal'] .takes .name")
    assert not any(needs.evaluate_all("all => all.map((one) => one.scrollWidth > one.clientWidth)"))
    names = stage.page.locator("[data-board] header .name, [data-place^='goal'] .owner .name")
    widths = names.evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert len(widths) > 7 and min(widths) >= 28, widths


def test_a_final_board_warns_of_nothing(visit: Visit) -> None:
    """What empty domains cost has been deducted: the board of the end says nothing of it."""
    stage = Stage(visit("en"), find_game("middle_ages"))
    warning = stage.page.locator("[data-board] .penalty")
    stage.show(moments("middle_ages", 3, lambda play: play.view(0)["seats"][0]["missing"], 1)[0])
    expect(warning).to_be_visible()
    over = next(
        play
        for play in iter(lambda: finished("middle_ages", 3), None)
        if play.view(0)["seats"][0]["missing"]
    )
    stage.show(moment(over))
    stage.page.click("[data-end-board]")
    expect(stage.page.locator("[data-board] .fief")).to_be_visible()
    expect(warning).to_have_count(0)


def test_a_tip_and_the_tray_name_one_price(visit: Visit) -> None:
    """A plot costs what it costs in this season, wherever that is said."""
    stage = Stage(visit("en"), find_game("yongle"))

    def fits(play: Play) -> bool:
        view = play.view(0)
        busy = view["opened"] or view["toll"]  # which is told instead
        return view["plot_cost"] != 2 and not busy and asked("plot")(play)

    dear = moments("yongle", 3, fits, 1)[0]
    cost = dear.state.view["plot_cost"]
    stage.show(dear)
    expect(stage.page.locator("[data-board] p.turn")).to_contain_text(f"A plot costs {cost}.")
    plot = stage.page.locator('[data-legal="true"][data-act^="plot "]').first
    plot.scroll_into_view_if_needed()
    stage.page.evaluate(TWO_FRAMES)  # whatever scrolls takes its tip along
    plot.hover()
    told = "1 action now" if cost == 1 else f"{cost} actions now"
    expect(stage.page.get_by_role("tooltip")).to_contain_text(told)


def test_an_end_sheet_lists_what_was_in_play(visit: Visit) -> None:
    """Every part that brought somebody points stands there with them, and no other."""
    stage = Stage(visit("en"), find_game("yongle"))
    over = finished("yongle", 3)
    stage.show(moment(over))
    rows = stage.page.locator("[data-scores] tbody tr")
    told = over.game.tallies(over.position)
    parts = [[one[part] for one in told] for part in told[0]]
    scored = [points for points in parts if any(points)]
    expect(rows).to_have_count(len(scored))
    shown = rows.evaluate_all(
        """all => all.map((row) => [...row.querySelectorAll("td")].map(
            (cell) => +cell.innerText.replace("−", "-")))"""
    )
    assert shown == scored


def test_a_thumb_that_misses_by_a_little_is_understood(visit: Visit) -> None:
    """On a phone each palace of China is lit on 25 pixels; a finger needs no more care for that."""
    stage = Stage(visit("en", size=PHONE, has_touch=True, is_mobile=True), find_game("china"))
    stage.show(moments("china", 3, asked("palace"), 1)[0])
    beside = stage.page.evaluate(BESIDE)
    assert len(beside) > 2
    for x, y, act in beside:
        stage.page.touchscreen.tap(x, y)
        stage.page.wait_for_function("([act]) => window.chosen === act", arg=[act])


def test_many_encounters_fit_on_a_phone(visit: Visit) -> None:
    def many(play: Play) -> bool:
        return len(play.view(0)["seats"][0]["encounters"]) > 9

    stage = Stage(visit("fr-FR", size=PHONE), find_game("madame_ching"))
    stage.show(
        moments("madame_ching", 2, lambda play: len(play.view(0)["seats"][0]["encounters"]) > 9, 1)[
            0
        ]
    )
    cards = stage.page.locator(".encounters li")
    boxes = cards.evaluate_all(
        "all => all.map((one) => one.firstElementChild.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) > 9 and all(box["right"] <= PHONE[0] for box in boxes)
    for box, after in pairwise(boxes):
        assert after["left"] >= box["right"] - 1 or after["top"] >= box["bottom"] - 1
