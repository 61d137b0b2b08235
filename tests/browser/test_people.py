"""Several people with browsers of their own: friends, spectators, a second device."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from sqlalchemy import insert

from paravent.server.database import STEP_ROWS
from tests.browser.visitor import LEGAL, Visitor
from tests.server.people import Running
from tests.server.unpacking import unpacked

Visit = Callable[..., Visitor]


def test_two_people_at_one_table(visit: Visit) -> None:
    ana, bo = visit(), visit("fr-FR")
    ana.open()
    ana.page.click('[data-play="middle_kingdom"]')
    ana.page.locator("[data-friends] input").nth(1).check()
    ana.page.click("[data-start]")
    ana.give_name("Ana")
    link = ana.page.locator("[data-invitation]").input_value()
    bo.page.goto(link)
    bo.page.locator("[data-sit]").first.click()
    bo.give_name("Bo")
    ana.page.locator("[data-begin]:enabled").click()
    ana.play(1)
    bo.play(1)
    ana.page.locator(".chat summary").click()
    ana.page.locator(".chat input").fill("Hello!")
    ana.page.locator(".chat form button").click()
    expect(bo.page.locator(".chat")).to_contain_text("Hello!")
    ana.page.click("[data-undo]")
    bo.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    asked = bo.page.locator("[data-undo-asked]")
    expect(asked).to_be_in_viewport(ratio=1)
    asked.get_by_role("button").first.click()
    for one in (ana, bo):
        expect(one.page.locator("[data-log] [data-aside]")).to_contain_text("Ana")


def test_a_spectator_sees_no_sealed_card_and_cannot_act(visit: Visit) -> None:
    ana, bo, cai = visit(), visit(), visit()
    table = ana.open_table("me", "friend", "random", public=True)
    bo.post("session", {"name": "Bo"})
    bo.post(f"tables/{table['id']}/join", {"invitation": table["invitation"]})
    ana.post(f"tables/{table['id']}/start")

    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda raw: heard.append(json.loads(raw)))

    cai.page.on("websocket", listen)
    cai.open()
    cai.page.locator(f'[data-table="{table["id"]}"]').click()
    cai.page.wait_for_selector("[data-board]")
    for player in (ana, bo):
        player.open(f"#/table/{table['id']}")
    for _ in range(2):
        ana.play(1)
        expect(cai.page.locator(".table")).to_have_attribute("data-version", ana.version)
        bo.play(1)
    expect(cai.page.locator("[data-prompt]")).to_contain_text("You are watching")
    expect(cai.page.locator("button[data-act]")).to_have_count(0)
    expect(cai.page.locator("[data-undo], [data-hint]")).to_have_count(0)
    cai.picture()

    assert not any(message["say"] == "previews" for message in heard)
    states = [message for message in heard if message["say"] == "state"]
    assert len(states) > 3
    for state in states:
        assert state["seat"] is None and not state["offers"]
        happened = [
            event for deed in unpacked(state["deeds"], state["acts"]) for event in deed["events"]
        ]
        assert all(not event[2:] for event in happened if event[0] == "laid")
        if state["view"]["phase"] == "bid":
            laid = [bid["laid"] for seat in state["view"]["seats"] for bid in seat["bids"]]
            assert not any(laid)


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    ana, phone = visit(), visit(size=(390, 844))
    ana.start_game()
    ana.settle()
    told = ana.told()
    ana.page.click("[data-move-seat]")
    link = ana.page.locator("[data-seat-link]").input_value()
    phone.page.goto(link)
    phone.page.wait_for_selector(LEGAL)
    assert phone.told()[1] == told[1]  # the move itself is a version more
    phone.play(1)
    expect(ana.page.locator('main [role="alert"] a[href="#/"]')).to_be_visible()
    expect(ana.page.locator(LEGAL)).to_have_count(0)
    other = visit()
    other.page.goto(link)  # it works once
    expect(other.page.locator('main [role="alert"]')).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_that_is_set_aside_says_so(visit: Visit, server: Running, lang: str) -> None:
    """Its journal makes no sense any more: who sits there reads why, and can go elsewhere."""
    ana = visit(lang)
    table = ana.sit_down("middle_kingdom", 3)
    engine = server.app.state.hall.store.engine
    with engine.begin() as connection:
        foreign = {
            "table": table["id"],
            "n": int(ana.version),
            "step": '{"kind": "dance", "at": 1}',
        }
        connection.execute(insert(STEP_ROWS).values(foreign))
    ana.page.locator(LEGAL).first.click()
    told = ana.page.get_by_role("alert")
    expect(told).to_contain_text({"en": "set aside", "fr": "mise de côté"}[lang])
    box = told.bounding_box()
    assert box is not None and box["width"] > 200 and box["y"] + box["height"] < 800
    ana.picture()
    told.locator("a").click()
    expect(ana.page.locator('[data-play="middle_kingdom"]')).to_be_visible()
