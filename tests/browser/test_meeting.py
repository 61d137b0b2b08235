"""Strangers who meet: how many clicks it takes, and what counts afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from paravent.server import lobby
from paravent.server.database import open_database
from tests.browser.conftest import PHONE, built_client
from tests.browser.visitor import Visitor
from tests.server.databases import new_sqlite
from tests.server.people import Running, running

pytestmark = pytest.mark.once

Visit = Callable[..., Visitor]
COUNT_CLICKS = """addEventListener('click', (event) => {
    if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A site where nobody else waits."""
    static = built_client()
    if static is None:
        pytest.skip("the client is not built: run make play or npm run build in client")
    folder = tmp_path_factory.mktemp("meeting")
    with running(open_database(new_sqlite(folder)), static=static) as found:
        yield found


def test_a_stranger_is_at_the_table_of_one_who_waits_in_three_clicks(visit: Visit) -> None:
    ana, bo = visit(), visit("fr-FR", PHONE)
    ana.open()
    ana.page.select_option("[data-match-game]", "yongle")
    ana.page.click("[data-match]")
    ana.give_name("Ana")
    ana.page.wait_for_selector("[data-terms]")
    bo.page.add_init_script(COUNT_CLICKS)
    bo.open()
    expect(bo.page.locator("[data-match-game]")).to_have_value("yongle")  # where somebody waits
    bo.page.click("[data-match]")
    bo.give_name("Bo")
    for one in (ana, bo):
        one.page.wait_for_selector('.table[data-stage="running"]')
    assert int(bo.page.evaluate("sessionStorage.clicks")) <= 3


def test_filters_reach_tables_that_the_lobby_does_not_tell(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = [visit() for _ in range(2)]
    monkeypatch.setattr(lobby, "LISTED", 2)
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    for n, host in enumerate(hosts):
        host.open()
        host.post("session", {"name": f"Host {n}"})
    form = {"game": "china", "seats": seats, "pace": "slow", "public": True}
    hosts[0].post("tables", form)
    for host in hosts:
        host.post("tables", form | {"game": "yongle", "pace": "live"})
    ana = visit("fr-FR", PHONE)
    ana.open()
    shown = ana.page.locator('[data-tables="open"] [data-table]')
    expect(shown).to_have_count(2)
    expect(shown.filter(has_text="China")).to_have_count(0)
    ana.page.select_option('[data-filter="game"]', "china")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("China")
    ana.page.select_option('[data-filter="free"]', "2")
    expect(shown).to_have_count(1)
    ana.picture("filters")
    assert ana.fits()
    ana.page.select_option('[data-filter="rated"]', "true")
    expect(shown).to_have_count(0)
    expect(ana.page.locator('[data-tables="open"] [role=status]')).to_be_visible()


def test_bots_until_somebody_comes_and_nobody_interrupts(visit: Visit, server: Running) -> None:
    ana, bo = visit(), visit()
    ana.open()
    ana.page.click("[data-match-bot]")
    ana.give_name("Ana")
    ana.page.wait_for_selector('.table[data-stage="running"]')
    ana.page.reload()
    expect(ana.page.locator('[data-waiting="open"]')).to_be_visible()
    playing = ana.page.url.rpartition("/")[2]
    bo.open()
    bo.page.click("[data-match]")
    bo.give_name("Bo")
    bo.page.wait_for_selector("[data-terms]")
    expect(bo.page.get_by_text("Ana is away, perhaps in another game")).to_be_visible()
    expect(ana.page.locator('[data-waiting="ready"]')).to_contain_text("Bo")
    assert ana.page.url.endswith(playing)  # the game against bots goes on
    server.play_out({"id": playing})
    ana.page.click("[data-waiting-go]")
    for one in (ana, bo):
        expect(one.page).not_to_have_url(re.compile(playing))
        one.page.wait_for_selector('.table[data-stage="running"]')


def test_a_rated_game_is_shown_as_such_and_leads_to_profiles(visit: Visit, server: Running) -> None:
    ana, bo = visit(size=PHONE), visit("fr-FR")
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        one.open()
        one.post("session", {"name": name})
        one.post("account/codes", {})
    ana.open("#/")
    ana.page.reload()
    ana.page.click('[data-play="middle_kingdom"]')
    ana.page.locator('[data-players] [value="2"]').check()
    ana.page.locator("[data-friends] input").nth(1).check()
    ana.page.locator("[data-rated]").check()
    expect(ana.page.locator("[data-help]")).to_have_count(0)
    ana.page.click("[data-start]")
    ana.give_name("Ana")
    link = ana.page.locator("[data-invitation]").input_value()
    expect(ana.page.locator("[data-terms] [data-rated]")).to_be_visible()
    bo.page.goto(link)
    bo.page.locator("[data-sit]").first.click()
    bo.give_name("Bo")
    ana.page.locator("[data-begin]:enabled").click()
    ana.page.wait_for_selector("p[data-rated]")
    bo.page.wait_for_selector("p[data-rated]")
    bo.page.click("[data-report]")
    bo.page.fill("[data-report-text]", "…")
    bo.page.click("[data-report-send]")
    expect(bo.page.locator("[data-reported]")).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    server.play_out({"id": table})

    bo.open("#/leaders/middle_kingdom/2/0")
    bo.page.reload()
    expect(bo.page.locator("[data-leader]")).to_have_count(2)
    expect(bo.page.locator("[data-bots] .mine")).to_have_count(1)  # among the levels of bots
    assert bo.fits() and bo.complaints("light", "dark") == []
    bo.picture("leaders")
    bo.page.click('[data-leader="Ana"] a')
    expect(bo.page.locator("[data-profile]")).to_contain_text("Ana")
    expect(bo.page.locator("[data-standing]")).to_have_count(1)
    bo.page.click("[data-friend]")
    expect(bo.page.locator("[role=status]", has_text="Ana")).to_be_visible()
    assert bo.fits() and bo.complaints("light", "dark") == []
    ana.open("#/profile")
    expect(ana.page.locator("[data-played]")).to_be_visible()
    assert ana.fits() and ana.complaints("light", "dark") == []
    bo.open("#/you")
    expect(bo.page.locator('[data-tie="friend"]')).to_contain_text("Ana")
    bo.page.click('[data-tie="friend"] [data-propose]')
    bo.page.select_option("[data-propose-game]", "china")
    assert bo.complaints("light", "dark") == []
    bo.picture("propose")
    bo.page.click("[data-propose-send]")
    expect(bo.page.locator("[data-proposed]")).to_be_visible()
    expect(ana.page.locator('[data-proposal="waiting"]')).to_contain_text("Bo")
    assert ana.fits() and ana.complaints("light", "dark") == []
    ana.picture("proposed")
    ana.page.click("[data-decline]")
    expect(ana.page.locator("[data-proposal]")).to_have_count(0)
    bo.page.click('[data-proposal="declined"] [data-put-away]')
    expect(bo.page.locator("[data-proposal]")).to_have_count(0)
    ana.open(f"#/table/{table}")
    ana.page.click("[data-end] [data-propose]")
    ana.page.select_option("[data-propose-pace]", "0")
    ana.page.click("[data-propose-send]")
    ana.page.wait_for_selector("[data-terms]")
    bo.page.click("[data-accept]")
    for one in (ana, bo):
        one.page.wait_for_selector('.table[data-stage="running"]')
