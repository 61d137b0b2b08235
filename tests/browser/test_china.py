"""What only the board of China shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from paravent.core.registry import find_game
from tests.browser.conftest import PHONE
from tests.browser.scenes import finished, look_back
from tests.browser.visitor import END, LEGAL, Visitor, until

Visit = Callable[..., Visitor]
GAME = "china"
MAP = '[data-coach="map"] svg[role="group"]'
VARIANTS = [
    (2, {"fortifications": "yes", "bonus": "yes"}, '[data-coach="influence"] li', 5),
    (3, {"board": "border", "bonus": "yes"}, f"{MAP} .post.inner", 6),
]
SPACES = find_game(GAME).components().tables["spaces"]
PROVINCES = {row["town"]: row["provinces"][0] for row in SPACES}


def width(ana: Visitor) -> float:
    """How much of the map is seen, in its own units."""
    return float((ana.page.locator(MAP).get_attribute("viewBox") or "").split()[2])


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def middle(ana: Visitor) -> tuple[float, float]:
    box = ana.page.locator(MAP).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_shows_what_it_would_bring(visit: Visit) -> None:
    ana = visit()
    ana.sit_down(GAME, 3)
    page = ana.page
    chosen = next(one for one in ana.offers() if one.startswith("palace"))
    page.hover(f'[data-act="{chosen}"]')
    expect(page.locator('[role="tooltip"]')).to_contain_text("most palaces")
    expect(page.locator('[role="tooltip"]')).to_contain_text(page.locator(".me .name").inner_text())
    ana.act(chosen)
    expect(page.locator('[data-coach="pay"] [data-legal="true"]')).not_to_have_count(0)
    expect(page.locator(".me [data-place^='palaces'] + b")).to_have_text("19")
    page.hover('[data-place="alliance 3"]')
    expect(page.locator('[role="tooltip"]')).to_contain_text("Alliance 3, Wei and Ch’in")
    expect(page.locator(".land.lit")).to_have_count(2)


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.sit_down(GAME, 3)
    ana.is_refused('[data-act="emissary chu"]', GAME, "R5.2", "no-palace-yet")
    ana.is_refused('[data-act="draw"]', GAME, "R7.1")


def test_bonus_tiles_are_seen(visit: Visit) -> None:
    """Face down they lie on the map, and turned ones have the colour of their cards."""
    ana = visit()
    ana.sit_down(GAME, 3, bonus="yes")
    tiles = ana.page.locator(f"{MAP} [data-tile] rect")
    looks = """all => all.map((one) => ({
        size: one.getBoundingClientRect().width,
        clip: getComputedStyle(one.parentElement).clipPath,
        kind: one.parentElement.dataset.tile,
        fill: getComputedStyle(one).fill,
    }))"""
    found = tiles.evaluate_all(looks)
    assert found
    assert all(one["size"] > 5 and one["clip"] == "none" for one in found)
    assert len({one["fill"] for one in found}) == len({one["kind"] for one in found})


@pytest.mark.parametrize(("players", "options", "part", "parts"), VARIANTS, ids=["two", "border"])
def test_a_variant_has_its_part_of_the_board(
    visit: Visit, players: int, options: dict[str, str], part: str, parts: int
) -> None:
    ana = visit()
    ana.sit_down(GAME, players, **options)
    expect(ana.page.locator(part)).to_have_count(parts)
    assert not ana.complaints()


def test_the_map_moves_by_buttons_and_keys(visit: Visit) -> None:
    ana = visit()
    ana.sit_down(GAME, 4)
    page = ana.page
    whole = width(ana)
    page.locator("[data-zoom=in]:visible").click()
    page.locator("[data-zoom=in]:visible").click()
    assert width(ana) < whole / 2
    before = page.locator(MAP).get_attribute("viewBox")
    version = ana.version
    x, y = middle(ana)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y - 60, steps=4)
    page.mouse.up()
    assert page.locator(MAP).get_attribute("viewBox") != before
    assert ana.version == version  # who drags does not click
    for act in (ana.offers()[0], ana.offers()[-4]):  # what has the focus comes into sight
        ana.walk_to(f'[data-act="{act}"]')
        expect(page.locator(f'[data-act="{act}"]').first).to_be_in_viewport()
    ana.walk_to(f"{MAP} {LEGAL}")
    page.keyboard.press("0")
    assert width(ana) == whole
    page.keyboard.press("+")
    assert width(ana) < whole
    page.locator("[data-zoom=all]:visible").click()
    assert width(ana) == whole


def test_fingers_pinch_and_move_the_map(visit: Visit) -> None:
    ana = visit(size=PHONE, has_touch=True)
    ana.sit_down(GAME, 5)
    page = ana.page
    page.locator(MAP).scroll_into_view_if_needed()
    whole, version = width(ana), ana.version
    x, y = middle(ana)
    session = page.context.new_cdp_session(page)
    touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        touch(session, "touchMove", (x - 30 - 15 * step, y), (x + 30 + 15 * step, y))
    touch(session, "touchEnd")
    assert width(ana) < whole / 2
    before = page.locator(MAP).get_attribute("viewBox")
    touch(session, "touchStart", (x, y))
    for step in range(1, 5):
        touch(session, "touchMove", (x + 12 * step, y + 8 * step))
    touch(session, "touchEnd")
    assert page.locator(MAP).get_attribute("viewBox") != before
    assert ana.version == version
    ana.picture("close")
    palace = next(one for one in ana.offers() if one.startswith("palace"))
    page.click(f'[data-province="{PROVINCES[palace.split()[1]]}"]')
    ana.picture("province")
    ana.tap(palace)
    page.locator("[data-zoom=all]:visible").click()
    assert width(ana) == whole
    assert ana.fits()


def test_the_end_is_a_tour_of_the_alliances(visit: Visit) -> None:
    ana = visit()
    ana.open(f"#/table/{look_back(ana, finished(GAME, 3))['id']}")
    page = ana.page
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    page.click("[data-finale-begin]")
    expect(page.locator("[data-finale-told]")).not_to_be_empty()
    emperor = page.locator(f"{MAP} g.emperor .face")
    for _ in until("the first alliance"):  # provinces come first
        if emperor.count():
            break
        page.click("[data-finale-next]:enabled")
    ana.picture()
    expect(emperor).to_have_count(1)
