"""How games end: the scoring told on the board, then who has won, why, and what can be kept."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from paravent.core.play import Play
from paravent.core.registry import all_games, find_game
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.scenes import FRIENDS, acts_of, alike, among_friends, finished, look_back
from tests.browser.visitor import END, HEARD, Visitor, until

Visit = Callable[..., Visitor]
LONG = [
    "Maximilienne-Charlie",
    "Wilhelmina-Constance",
    "Bartholomew-Augustus",
    "Anne-Marie-Elisabeth",
]
MYSELF = "Christophe-Alexandre"
PNG = b"\x89PNG\r\n\x1a\n"

# What sticks out of its box, or out of the window.
CLIPPED = """(within) => [...document.querySelectorAll(`${within} *`)].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    if (!width || one.closest('.hidden, svg, [data-scores-scroll]')) return false;
    return right > innerWidth + 1 || left < -1 || one.scrollWidth > one.clientWidth + 1
        && getComputedStyle(one).display !== 'inline';
}).map((one) => one.outerHTML.slice(0, 120))"""

# Every seat's column of the scores, without scrolling.
ALL_IN_SIGHT = """() => {
    const box = document.querySelector('[data-scores-scroll]');
    return box.scrollWidth <= box.clientWidth;
}"""

# What the steps of the finale say that come after a caption; the board below does not move.
CAPTIONS = """async (before) => {
    const said = () => document.querySelector('[data-finale] p').innerText;
    const next = () => document.querySelector('[data-finale-next]');
    const bar = document.querySelector('[data-finale]');
    const height = bar.offsetHeight;
    const captions = [];
    for (;;) {
        for (let tries = 0; tries < 2000 && said() === before; tries++)
            await new Promise((done) => setTimeout(done));
        captions.push(before = said());
        if (bar.offsetHeight !== height) throw new Error(`another height: ${before}`);
        if (next().disabled) return captions;
        next().click();
    }
}"""


def see_it_end(
    play: Play, *pages: Visitor, me: str = "Ana", names: Sequence[str] = FRIENDS
) -> None:
    """A table whose game ends before the eyes of a person who looks at it on some pages."""
    ana = pages[0]
    table, _ = among_friends(ana, play, names)
    ana.post("session", {"name": me})
    *acts, last = acts_of(play)
    version = ana.go_on(table, acts)
    for one in pages:
        one.page.context.add_cookies(ana.page.context.cookies())  # type: ignore[arg-type]
        one.open(f"#/table/{table['id']}")
        one.page.wait_for_selector("[data-board]")
        one.page.wait_for_function(HEARD, arg=[version])
    ana.go_on(table, [last])


def speak(one: Visitor, lang: str) -> None:
    one.page.click(f'[data-language="{lang}"]')
    one.page.wait_for_selector(f'[data-lang="{lang}"]')


def assert_worded(text: str) -> None:
    assert text.strip() and not set("⟦{}$") & set(text) and "undefined" not in text, text


def step_through(page: Any) -> list[str]:
    """What every step of the finale says."""
    first = page.locator("[data-finale] p").first.inner_text()
    if page.locator("[data-finale-next]").is_disabled():  # in China nobody may score at the end
        return [first]
    page.click("[data-finale-next]")
    return [first, *page.evaluate(CAPTIONS, first)]


@pytest.mark.parametrize("game", all_games())
def test_the_end_is_told_and_explained(visit: Visit, tmp_path: Path, game: str) -> None:
    found = find_game(game)
    teams = {option.name: "yes" for option in found.options if option.name == "teams"}
    play = finished(game, found.most, **teams)
    ana = visit(size=DESKTOP, speed="slow", reduced_motion="no-preference")
    phone = visit("fr-FR", size=PHONE, has_touch=True)
    see_it_end(play, ana, phone, me=MYSELF, names=LONG)
    told = assert_told(ana, play)
    # Who wants no motion is not kept waiting, but can have it told, step by step.
    expect(phone.page.locator(END)).to_be_visible()
    phone.page.click("[data-finale-begin]")
    french = step_through(phone.page)
    assert len(french) == len(told) and not {*french} & {*told}
    for caption in french:
        assert_worded(caption)
    assert phone.fits()
    phone.picture("finale")
    phone.page.click("[data-finale-end]")
    for one in (ana, phone):
        assert_explained(one, play)
    assert phone.page.evaluate(ALL_IN_SIGHT)
    assert_picture(ana, tmp_path)
    assert phone.complaints("dark", within=END) == []


def assert_told(ana: Visitor, play: Play) -> list[str]:
    """The scoring has begun by itself; go through it and to the result, and say what it told."""
    page = ana.page
    page.click("[data-finale-pause]")
    for _ in until("the finale is told from its beginning"):
        if not page.locator("[data-finale-back]").is_enabled():
            break
        page.click("[data-finale-back]")
    captions = step_through(page)
    for caption in captions:
        assert_worded(caption)
    twice = {caption for caption, count in Counter(captions).items() if count > 1}
    assert all("a chain of" in caption for caption in twice)  # two may be as long
    shown = page.locator("[data-finale-points]").all_inner_texts()
    assert [int(points) for points in shown] == play.position.scores()
    lit = page.locator("[data-counted]")
    for _ in captions:  # backwards by keyboard until something is lit on the board
        if lit.count():
            break
        page.keyboard.press("ArrowLeft")
    assert lit.count()
    ana.picture("finale")
    page.keyboard.press("Escape")
    return captions


def assert_explained(one: Visitor, play: Play) -> None:
    """Who has won, and why, in both languages and in view."""
    page, size = one.page, one.page.viewport_size
    expect(page.locator("[data-chart]")).to_be_visible()
    expect(page.locator("[data-chart] polyline").first).to_have_css("fill", "none")
    assert size is not None and one.fits()
    assert page.evaluate(CLIPPED, END) == []
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(f"{END} header").bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert box["width"] > size["width"] / 2
    for lang in ("fr", "en"):
        speak(one, lang)
        said = page.locator("[data-verdict] p").all_inner_texts()
        assert 1 <= len(said) <= 2
        turns = page.locator("[data-turns] a").all_inner_texts()
        for text in [*said, *turns]:
            assert_worded(text)
    winners = [seat for seat, place in enumerate(play.position.places()) if place == 1]
    won = page.locator("[data-winner]").inner_text()
    names = [[MYSELF, *LONG][seat] for seat in winners]
    assert all(name in won for name in names) or (0 in winners and won.startswith("You"))
    totals = page.locator("[data-scores] tfoot td").all_inner_texts()
    assert [int(points) for points in totals] == play.position.scores()
    one.picture("end")


def assert_picture(ana: Visitor, folder: Path) -> None:
    """A PNG of the size that it is drawn in, not one colour; a drawing with its own letters."""
    picture = kept(ana, "png", folder)
    assert picture.startswith(PNG)
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 15_000
    drawing = kept(ana, "svg", folder).decode()
    used = {*re.findall(r"""font-family="'?([^,']+)""", drawing)}
    carried = {*re.findall(r"""font-family:"([^"]+)";[^}]*url\(data:font""", drawing)}
    assert used == carried and len(used) == 2


def kept(ana: Visitor, kind: str, folder: Path) -> bytes:
    """The picture as a file."""
    with ana.page.expect_download() as waiting:
        ana.page.click(f"[data-picture-{kind}]")
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.suffix == f".{kind}"
    return path.read_bytes()


def test_who_comes_later_sees_the_result_at_once_and_can_have_it_told(visit: Visit) -> None:
    bo = visit("fr-FR")
    table = look_back(bo, finished("middle_kingdom", 3))
    bo.open(f"#/table/{table['id']}")
    expect(bo.page.locator("[data-winner]")).to_be_visible()
    assert bo.complaints("light", within=END) == []
    bo.page.click("[data-finale-begin]")
    expect(bo.page.locator("[data-finale]")).to_be_visible()
    assert bo.complaints(within="[data-finale]") == []  # the same words and colours in every game
    bo.page.keyboard.press("Escape")
    bo.page.locator("[data-turns] a, a[href*='replay']").first.click()
    bo.page.wait_for_url("**/#/replay/**")


def test_friends_play_again(visit: Visit) -> None:
    """Whoever wants to opens a table for the same people; the others are told the way there."""
    ana, bo = visit(size=PHONE), visit("fr-FR")
    play = finished("middle_kingdom", 2)
    table = ana.open_table("me", "friend", **alike(play))
    bo.post("session", {"name": "Bo"})
    bo.post(f"tables/{table['id']}/join", {"invitation": table["invitation"]})
    ana.go_on(table, acts_of(play))
    for one in (ana, bo):
        one.open(f"#/table/{table['id']}")
        one.page.reload()  # a page that was open knows nothing of the new session
        one.page.wait_for_selector(END)
    ana.page.click("[data-rematch]")
    expect(ana.page.locator('[data-seat="0"]')).to_contain_text("Bo")  # one seat further
    expect(bo.page.locator("[data-rematch]")).to_have_text("Aller à la revanche")
    bo.page.click("[data-rematch]")
    ana.page.locator("[data-begin]:enabled").click()
    for one in (ana, bo):
        one.wait_for_turn()
