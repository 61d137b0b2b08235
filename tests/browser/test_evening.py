"""An evening at the table: names, waiting, time, pace, the story, and looking back."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from paravent.server.database import open_database
from paravent.server.settings import milliseconds
from tests.browser.conftest import PHONE, built_client
from tests.browser.scenes import finished, look_back
from tests.browser.visitor import LEGAL, MOVED, Visitor, until
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, running

Visit = Callable[..., Visitor]
GAME = "middle_kingdom"
BOXES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
# A person who looks at something else, and what they are shown meanwhile.
ELSEWHERE = """
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.noticed = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { noticed.push(this.text = `${title}: ${body}`); }
        close() { noticed = noticed.filter((one) => one !== this.text); }
    };
"""
IN_TURNS = """() => [...document.querySelectorAll('[data-turn]')].map(
    (turn) => [...turn.querySelectorAll('[data-line]')].map((line) => +line.dataset.line))"""


def open_for_friend(ana: Visitor, game: str = GAME) -> str:
    """A table with a free seat; the invitation."""
    ana.open()
    ana.page.click(f'[data-play="{game}"]')
    ana.page.locator("[data-friends] input").nth(1).check()
    ana.page.click("[data-start]")
    ana.give_name("Ana")
    return ana.page.locator("[data-invitation]").input_value()


def sit_down_together(ana: Visitor, bo: Visitor) -> None:
    table = ana.open_table("me", "friend", "random")
    bo.post("session", {"name": "Bo"})
    bo.post(f"tables/{table['id']}/join", {"invitation": table["invitation"]})
    ana.post(f"tables/{table['id']}/start")
    for one in (ana, bo):
        one.open(f"#/table/{table['id']}")
        one.page.reload()  # a page that was open knows nothing of the new session
        one.page.wait_for_selector("[data-board]")


def test_a_name_is_asked_for_once_and_changed_anywhere(visit: Visit) -> None:
    ana, bo = visit(), visit("fr")
    link = open_for_friend(ana)
    bo.page.goto(link)
    bo.page.locator("[data-sit]").first.click()
    bo.give_name("Bo")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Bo")
    expect(bo.page.locator("[data-rename]")).to_have_text("Bo")
    bo.page.click("[data-leave]")
    expect(bo.page.locator(f'[data-play="{GAME}"]')).to_be_visible()
    bo.page.goto(link)
    bo.page.locator("[data-sit]").first.click()  # and is not asked again
    expect(bo.page.locator('[data-seat="1"]')).to_contain_text("Bo")
    bo.page.click("[data-rename]")
    bo.give_name("Béatrice")
    expect(bo.page.locator("[data-rename]")).to_have_text("Béatrice")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Béatrice")
    expect(ana.page.locator('[data-seat="1"] .online')).to_have_count(1)
    ana.page.click('[data-seat="1"] [data-remove]')
    ana.page.click("[data-yes]")
    expect(ana.page.locator('[data-seat="1"]')).to_have_attribute("data-kind", "open")
    expect(bo.page.get_by_role("alert")).to_contain_text("L’hôte vous a")


def test_the_waiting_room(visit: Visit) -> None:
    ana = visit(size=PHONE)
    open_for_friend(ana)
    page = ana.page
    expect(page.locator("[data-code]")).to_be_visible()
    expect(page.locator("[data-terms]")).to_contain_text("3 minutes")
    assert not ana.complaints() and ana.fits()
    ana.picture()
    page.click('[data-to-bot="1"]')
    expect(page.locator("[data-begin]")).to_be_enabled()
    page.click('[data-to-friend="2"]')
    expect(page.locator("[data-begin]")).to_be_disabled()
    page.click("[data-cancel]")
    page.click("[data-yes]")
    expect(page.locator(f'[data-play="{GAME}"]')).to_be_visible()
    expect(page.locator('[data-tables="mine"] .owed')).to_have_count(0)


def test_whoever_leaves_is_told_of_and_comes_back(visit: Visit) -> None:
    ana, bo = visit(), visit("fr")
    sit_down_together(ana, bo)
    expect(ana.page.locator("[data-clock] time").first).to_contain_text("min")
    bo.page.click("[data-leave-table]")
    bo.page.click('[data-leave="awhile"]')
    expect(bo.page.locator('[data-tables="mine"]')).to_be_visible()
    expect(ana.page.locator("[data-handover]")).to_contain_text("Bo is away")
    expect(ana.page.locator("[data-log]")).to_contain_text("Bo is away")
    bo.page.locator('[data-tables="mine"] a').first.click()
    bo.page.click("[data-back]")
    expect(ana.page.locator('[data-handover="back"]')).to_be_visible()
    expect(bo.page.locator("[data-back]")).to_have_count(0)


def test_a_bot_stands_in_once_the_time_has_run_out(visit: Visit, tmp_path: Path) -> None:
    ahead = [0]  # of the time, for those who look at the clock
    hurried = dataclasses.replace(QUICK, clock=lambda: milliseconds() + ahead[0])
    static = built_client()
    with running(open_database(new_sqlite(tmp_path)), settings=hurried, static=static) as server:
        ana, bo = visit(), visit()
        for one in (ana, bo):
            one.address = f"http://127.0.0.1:{server.port}/"
        sit_down_together(ana, bo)
        ahead[0] += QUICK.live_patience_ms
        expect(ana.page.locator("[data-log]")).to_contain_text("Bo ran out of time")
        for one in (ana, bo):
            one.page.close()  # before the server goes


def test_what_others_do_comes_at_the_chosen_pace(visit: Visit) -> None:
    ana = visit(speed="slow")
    ana.sit_down("china", 5)
    for _ in until("bots are shown one by one"):
        ana.page.wait_for_selector(f"[data-skip], {LEGAL}")
        if ana.page.locator("[data-skip]").count():
            break
        before = ana.version
        ana.page.locator(LEGAL).first.click()
        ana.page.wait_for_function(MOVED, arg=[before])
    ana.page.click("[data-skip]")
    ana.settle()
    expect(ana.page.locator("[data-skip]")).to_have_count(0)


def test_the_story_goes_by_turns_and_can_be_shown_again(visit: Visit) -> None:
    ana = visit()
    ana.sit_down("middle_ages", 4)
    ana.play(4)
    ana.settle()
    turns = ana.page.evaluate(IN_TURNS)
    assert len(turns) > 3 and all(turn == sorted(turn) for turn in turns)
    firsts = [turn[0] for turn in turns]
    assert firsts == sorted(firsts, reverse=True)
    expect(ana.page.locator("[data-log] .round").first).to_contain_text("Round")
    recap = ana.page.locator("[data-recap]")
    for _ in until("others have done something since"):
        if recap.is_enabled():
            break
        ana.play(1)
        ana.settle()
    recap.click()
    expect(ana.page.locator("#recap li").first).to_be_visible()
    before = ana.version
    ana.notice("[data-skip]")
    ana.page.click("[data-look-back]")
    expect(ana.noticed).to_have_count(1)
    ana.wait_for_turn()
    assert ana.version == before


def test_what_comes_is_planned_by_clicks_at_a_slow_table(visit: Visit) -> None:
    ana, bo = visit("fr", size=PHONE), visit()
    table = ana.open_table("me", "friend", game="china", pace="slow")
    bo.post("session", {"name": "Bo"})
    bo.post(f"tables/{table['id']}/join", {"invitation": table["invitation"]})
    ana.post(f"tables/{table['id']}/start")
    ana.open(f"#/table/{table['id']}")
    for _ in until("Bo is asked"):
        ana.page.wait_for_selector(f"{LEGAL}, .table[data-to-act='1']")
        if ana.page.get_attribute(".table", "data-to-act") == "1":
            break
        before = ana.version
        ana.page.locator(LEGAL).last.click()
        ana.page.wait_for_function(MOVED, arg=[before])
    plans = ana.page.locator("[data-plans]")
    plans.locator("summary").click()
    offers = plans.locator("[data-plan]")
    expect(offers.nth(20)).to_be_visible()
    plans.get_by_role("searchbox").fill("emissaire")
    expect(offers.first).to_have_text(re.compile("^Émissaire en "))
    assert min(box["height"] for box in offers.evaluate_all(BOXES)) >= 44
    act = offers.first.get_attribute("data-plan")
    offers.first.click()
    expect(plans.locator(f'[data-planned="{act}"]')).to_contain_text("Émissaire en")
    expect(offers.first).not_to_have_attribute("data-plan", str(act))  # what may follow
    assert ana.fits()
    ana.picture()
    ana.page.reload()
    plans.locator(f'[data-planned="{act}"] button').click()
    expect(plans.locator("[data-planned]")).to_have_count(0)


def test_the_tab_says_that_it_is_my_turn(visit: Visit) -> None:
    """And so does a notice, to whoever looks elsewhere and has allowed that."""
    ana = visit()
    ana.page.add_init_script(ELSEWHERE)
    table = ana.sit_down(GAME, 3)
    ana.open("#/settings")
    ana.page.locator('[data-setting="notify"] input').last.check()
    ana.open(f"#/table/{table['id']}")
    ana.page.wait_for_function("noticed.join() === 'Your turn: Middle Kingdom'")
    ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert ana.page.evaluate("noticed") == []  # seen
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    icon = ana.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/paravent-turn.svg")
    ana.open()
    expect(ana.page).to_have_title(re.compile(r"^\(\d+\) Paravent$"))
    mine = ana.page.locator("[data-tables]").first
    expect(mine).to_have_attribute("data-tables", "mine")
    expect(mine.locator("li").first.locator("a")).to_have_class(re.compile("owed"))
    expect(ana.page.locator('a[href^="/api"]')).to_have_count(0)


def test_unread_chat_is_counted_on_a_phone(visit: Visit) -> None:
    ana, bo = visit(), visit(size=PHONE)
    sit_down_together(ana, bo)
    ana.page.locator(".chat summary").click()
    ana.page.locator(".chat input").fill("Hello!")
    ana.page.locator(".chat form button").click()
    expect(bo.page.locator("[data-to-chat] [data-unread]")).to_have_text("1")
    bo.page.click("[data-to-chat]")
    expect(bo.page.locator("[data-unread]")).to_have_count(0)
    expect(bo.page.locator(".chat li")).to_be_in_viewport()


def test_settings_last(visit: Visit) -> None:
    ana = visit()
    ana.open("#/settings")
    ana.page.locator('[data-setting="theme"] [value="dark"]').check()
    ana.page.locator('[data-setting="size"] [value="large"]').check()
    ana.page.locator('[data-setting="confirm"] input').last.check()
    assert not ana.complaints("dark")
    ana.page.reload()
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-size", "large")
    bo = visit()
    sit_down_together(ana, bo)
    before = ana.version
    ana.page.locator(LEGAL).first.click()  # sealed, until Bo has bid
    expect(ana.page.locator(".table")).not_to_have_attribute("data-version", before)
    ana.page.click("[data-undo]")
    expect(ana.page.locator(LEGAL)).not_to_have_count(0)
    bo.page.locator(LEGAL).first.click()
    expect(ana.page.locator('.table[data-to-act="0"]')).to_be_visible()
    before = ana.version
    ana.page.locator(LEGAL).first.click()
    ana.page.click("[data-no]")
    assert ana.version == before
    ana.page.locator(LEGAL).first.click()
    ana.page.click("[data-yes]")
    expect(ana.page.locator(".table")).not_to_have_attribute("data-version", before)


def test_a_table_without_help(visit: Visit) -> None:
    ana = visit("fr")
    ana.open()
    ana.page.click(f'[data-play="{GAME}"]')
    ana.page.locator('[data-friends] [value="1"]').check()
    ana.page.locator("[data-help]").uncheck()
    ana.page.click("[data-start]")
    ana.give_name("Ana")
    expect(ana.page.locator('[data-terms] [data-help="false"]')).to_contain_text("sans aide")
    ana.page.locator("[data-to-bot]").first.click()
    ana.page.click("[data-begin]")
    ana.wait_for_turn()
    expect(ana.page.locator("[data-undo]")).to_be_visible()
    expect(ana.page.locator("[data-hint]")).to_have_count(0)
    ana.page.locator(LEGAL).first.hover()
    expect(ana.page.locator("[data-lasting]")).to_have_count(0)


def test_a_replay_with_its_story_by_keys_and_with_other_eyes(visit: Visit) -> None:
    ana = visit()
    table = look_back(ana, finished(GAME, 2))
    person = ana.person()
    ana.open(f"#/table/{table['id']}")
    deals = person.get(f"/api/tables/{table['id']}/log").text.count("reveal ")
    assert deals > 4
    page = ana.page
    page.click('[href*="#/replay/"]')
    assert not ana.complaints("light", within=".buttons")
    # A round has the name that the game gives it, and differs from a player's turn.
    for lang, said in {"fr": "Au tour suivant", "en": "To the next turn"}.items():
        page.click(f'[data-language="{lang}"]')
        expect(page.locator('[data-way="round-next"]')).to_have_attribute("aria-label", said)
        expect(page.locator('[data-way="turn-next"]')).not_to_have_attribute("aria-label", said)
    first = page.locator("[data-moment]").get_attribute("data-moment") or ""
    last = int(page.locator('input[type="range"]').get_attribute("max") or 0)
    page.keyboard.press("End")
    acts = person.get(f"/api/tables/{table['id']}/moments/0").json["acts"]
    expect(page.locator(".replay")).to_have_attribute("data-moment", str(acts))
    assert last <= acts - deals + 1
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".replay")).not_to_have_attribute("data-moment", str(acts))
    page.keyboard.press("PageUp")
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_have_attribute("data-moment", first)
    told = page.locator("[data-line].now")
    for _ in until("a moment that the story tells", 20):
        if told.count():
            break
        page.keyboard.press("ArrowRight")
    expect(told.first).to_be_in_viewport()  # far from the newest line
    page.locator("[data-line] button").first.click()
    expect(told).not_to_have_count(0)
    page.click('[data-eyes="1"]')
    expect(page).to_have_url(re.compile(r"/\d+-1/"))
    page.reload()
    expect(page.locator('[data-eyes="1"]')).to_have_attribute("aria-pressed", "true")
