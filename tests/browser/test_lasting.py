"""What an offer brings at once, and apart from it what it is worth by the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from paravent.core.registry import all_games
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import LEGAL, Visitor, until

Visit = Callable[..., Visitor]
TIP = '[role="tooltip"]'
GAMES = pytest.mark.parametrize("game", list(all_games()))


def overheard(page: Page) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What the page asks to have weighed from now on, and what it is answered."""
    asked: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []

    def keep(found: list[dict[str, Any]], key: str, kind: str) -> Callable[[str | bytes], None]:
        def hear(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message.get(key) == kind:
                found.append(message)

        return hear

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", keep(asked, "do", "weigh"))
        socket.on("framereceived", keep(told, "say", "worths"))

    page.on("websocket", follow)
    return asked, told


def with_choice(ana: Visitor) -> None:
    """Go on until there is something to choose between."""
    for _ in until("there is a choice"):
        if len(offers := ana.offers()) > 1:
            break
        ana.act(offers[0])


@GAMES
def test_an_offer_says_what_it_is_worth_by_the_end(visit: Visit, game: str) -> None:
    ana = visit()
    page = ana.page
    asked, told = overheard(page)
    ana.sit_down(game, 3)
    with_choice(ana)
    assert not asked  # nobody has looked yet
    ana.page.evaluate("scrollTo(0, 0)")
    for act in ana.offers()[:3]:
        offer = page.locator(f'{LEGAL}[data-act="{act}"]').first
        offer.focus()
        page.keyboard.press("Shift")  # the focus is that of somebody with a keyboard
        offer.hover()
        tip = page.locator(f"{TIP} [data-lasting]")
        expect(tip.locator("b")).to_be_visible()
        values = told[0]["worths"]
        behind = max(values.values()) - values[act]
        tenths = (behind + 5) // 10
        said = f"{tenths / 10:g}" if tenths else "as good as any"
        expect(tip).to_contain_text(said)
        expect(tip).to_contain_text("what comes at once is only a part of it")
        page.mouse.move(0, 0)
    assert len(asked) == 1  # once for a decision


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_both_are_told_apart_and_read_well(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit("fr", size)
    ana.sit_down("middle_ages", 3)
    with_choice(ana)
    offer = ana.page.locator(LEGAL).first
    offer.hover()
    tip = ana.page.locator(TIP)
    expect(tip.locator("[data-lasting] b")).to_contain_text("À la fin")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    assert ana.fits()
    assert not ana.complaints(within=TIP)
    ana.picture()


def test_among_people_only_who_wants_it_is_told(visit: Visit) -> None:
    ana, bo = visit(), visit()
    asked, _ = overheard(ana.page)
    table = ana.open_table("me", "friend", game="middle_kingdom", public=True)
    bo.post("session", {"name": "Bo"})
    bo.post(f"tables/{table['id']}/join", {})
    ana.post(f"tables/{table['id']}/start")
    ana.open(f"#/table/{table['id']}")
    page = ana.page
    lasting = page.locator(f"{TIP} [data-lasting] b")
    page.locator(LEGAL).first.hover()
    expect(page.locator("[data-legal]:hover")).to_have_count(1)
    expect(lasting).to_have_count(0)
    assert not asked
    page.evaluate("localStorage['paravent.lasting'] = 'on'")
    page.reload()
    page.mouse.move(0, 0)
    page.locator(LEGAL).first.hover()
    expect(lasting).to_be_visible()
    assert len(asked) == 1


def test_who_wants_no_help_gets_none(visit: Visit) -> None:
    ana = visit()
    asked, _ = overheard(ana.page)
    ana.page.add_init_script("localStorage['paravent.lasting'] = 'off'")
    ana.sit_down("middle_ages", 2)
    with_choice(ana)
    ana.page.locator(LEGAL).first.hover()
    expect(ana.page.locator(TIP)).to_be_visible()  # what it brings at once
    expect(ana.page.locator("[data-lasting]")).to_have_count(0)
    assert not asked
