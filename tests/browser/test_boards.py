"""Every game that has a board: whole games by clicking and by keyboard, on a phone, for axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from paravent.core.registry import all_games
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.scenes import come_to, play_almost_to_the_end
from tests.browser.visitor import END, GUIDE, HEARD, LEGAL, MOVED, ROOT, Visitor
from tests.server.people import Person

Visit = Callable[..., Visitor]
DESKTOPS = [(1280, 800), (1600, 1000), (1920, 1080), (2560, 1440)]
SPACIOUS = 1920  # pixels: from this width on China has its books beside the map
LARGE: list[tuple[str, int, dict[str, str]]] = [
    ("middle_kingdom", 5, {}),
    ("middle_ages", 5, {}),
    ("madame_ching", 2, {}),  # two junks each
    ("madame_ching", 4, {}),
    ("china", 5, {"board": "border"}),
    ("yongle", 4, {}),
]
# Below these China has tables to look things up in.
CHINA_PARTS = [f'[data-coach="{part}"]' for part in ("map", "hand", "market", "rivals")]
BOARDS = ROOT / "client" / "src" / "games"
GAMES = [key for key in all_games() if (BOARDS / key / "Board.svelte").is_file()]
GUIDED = [key for key in GAMES if (BOARDS / key / "guide.ts").is_file()]

# The page of the past shows a stop, and its address names the same moment.
AT_STOP = """(stop) => document.querySelector('input[type=range]').value === stop
    && location.hash.split('/')[3] === document.querySelector('[data-moment]').dataset.moment"""

# Offers whose middle lies under the mark of the guide.
COVERED = """() => [...document.querySelectorAll('[data-legal="true"]')].filter((offer) => {
    const { left, top, width, height } = offer.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && above.closest('[data-guide]') !== null;
}).map((offer) => offer.dataset.act)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicking_to_the_end_then_replay_and_rematch(visit: Visit, game: str) -> None:
    """That any game is begun by two clicks, test_any_game_can_be_played_as_text shows."""
    ana = visit()
    page, most = ana.page, all_games()[game].most
    play_almost_to_the_end(ana, game, most)
    ana.wait_for_turn()
    ana.picture("table")
    assert not ana.complaints()  # a full board; at the end the longer words
    assert ana.play() > 0
    expect(page.locator("[data-scores] tbody tr")).not_to_have_count(0)
    expect(page.locator("figure polyline")).to_have_count(most)
    assert ana.told()[1] == ana.told_in_python("en")
    page.click('[data-language="fr"]')
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert ana.told()[1] == ana.told_in_python("fr")
    assert not ana.complaints(within=END)
    ana.picture("end")
    page.click(f"{END} [data-replay]")
    moment = page.locator("[data-moment]")
    first = moment.get_attribute("data-moment") or ""
    expect(page.locator("[data-log] .now").first).to_be_in_viewport()
    expect(page.locator("[data-log] h3.round + ol .round")).to_have_count(0)  # said once
    page.click('[data-way="next"]')
    expect(moment).not_to_have_attribute("data-moment", first)
    page.locator("input[type=range]").fill("30")
    page.wait_for_function(AT_STOP, arg="30")
    ana.picture("replay")
    page.locator("a[href*='#/table/']").click()
    page.click("[data-rematch]")
    page.wait_for_selector(LEGAL)
    assert not ana.over


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    """What other games ask for is done by keyboard in test_reach."""
    ana, game = visit(), "middle_kingdom"
    ana.open()
    page = ana.page
    page.focus(f'[data-play="{game}"]')
    page.keyboard.press("Enter")
    expect(page.locator("[data-start]")).to_be_focused()
    page.keyboard.press("Enter")
    assert ana.play(2, keys=True) == 2
    play_almost_to_the_end(ana, game, all_games()[game].fewest)
    assert ana.play(keys=True) > 0
    assert ana.over


@pytest.mark.parametrize(("game", "players", "options"), LARGE)
def test_a_full_table_needs_no_scrolling(
    visit: Visit, game: str, players: int, options: dict[str, str]
) -> None:
    ana = visit("fr-FR")  # which has the longer words
    come_to(ana, lambda play: play.acts > 3 * players, game, players, **options)
    for size in DESKTOPS:
        ana.resize(size)
        ana.picture(str(size[0]))
        small = game == "china" and size[0] < SPACIOUS
        for part in CHINA_PARTS if small else ["[data-board]"]:
            box = ana.page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1], part
        assert ana.fits()


@pytest.mark.parametrize("game", all_games())
def test_any_game_can_be_played_as_text(visit: Visit, game: str) -> None:
    """The generic board, for games without one of their own and for those who prefer it."""
    ana = visit()
    ana.start_game(game)
    page = ana.page
    ana.settle()
    acts = "all => [...new Set(all.map((one) => one.dataset.act))].sort()"
    offered = page.locator(LEGAL).evaluate_all(acts)
    if game in GAMES:
        page.click("[data-plain]")
    page.wait_for_selector("[data-generic]")
    assert page.locator(f"[data-generic] {LEGAL}").evaluate_all(acts) == offered
    assert not ana.complaints("light", within="[data-generic]")
    ana.play(3)
    ana.picture()
    expect(page.locator("[data-generic]")).not_to_contain_text("⟦")
    assert ana.fits()


def test_by_keyboard_a_new_turn_begins_away_from_what_ended_the_last(visit: Visit) -> None:
    ana = visit()
    ana.sit_down("yongle", 3)
    page, end = ana.page, f'{LEGAL}[data-act="end"]'
    ana.play_to("end")
    version = ana.version
    ana.walk_to(end)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=[version])
    ana.wait_for_turn()
    version = ana.version
    expect(page.locator("[data-prompt]")).to_be_focused()
    page.keyboard.press("Enter")  # meant for what was offered before
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{LEGAL}:focus")).to_have_count(1)
    assert ana.version == version


def test_the_focus_stays_while_the_offers_stay(visit: Visit) -> None:
    """Others lay their bids while I look at one of mine."""
    ana = visit()
    table = ana.open_table("me", "friend", "friend", public=True)
    friends = [Person(ana.port, name) for name in ("Bo", "Cai")]
    for friend in friends:
        friend.join(table)
    ana.person().start(table)
    ana.open(f"#/table/{table['id']}")
    ana.page.wait_for_selector(LEGAL)
    wanted = f'{LEGAL}[data-act="bid 5"]'
    ana.walk_to(wanted)
    for friend in friends:
        before = int(ana.version)
        with friend.socket() as line:
            state = line.watch(table)
            line.ask("act", table=table["id"], version=state["version"], act="bid 3")
        ana.page.wait_for_function(HEARD, arg=[before + 1])
        expect(ana.page.locator(wanted)).to_be_focused()


def test_a_refusal_covers_no_offer_and_goes_by_escape(visit: Visit) -> None:
    ana = visit()
    ana.start_game("middle_ages", players=3)
    page, objection = ana.page, ana.page.locator("[data-objection]")
    page.locator('[data-row="3"] [data-act]').first.click()
    expect(objection.locator("[data-reason]")).to_have_attribute("data-reason", "other-row")
    expect(objection.locator("blockquote")).to_contain_text("R3.6")
    box = objection.bounding_box()
    offers = [one.bounding_box() for one in page.locator(LEGAL).all()]
    assert box is not None
    for offer in filter(None, offers):
        apart = (
            offer["x"] + offer["width"] <= box["x"]
            or box["x"] + box["width"] <= offer["x"]
            or offer["y"] + offer["height"] <= box["y"]
            or box["y"] + box["height"] <= offer["y"]
        )
        assert apart, (offer, box)
    page.keyboard.press("Escape")
    expect(objection).to_have_count(0)


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_points_and_covers_nothing(visit: Visit, game: str) -> None:
    ana = visit(has_touch=True)
    ana.open()
    page = ana.page
    page.click(f'[data-guide-game="{game}"]')
    mark = page.locator(GUIDE)
    told: list[str] = []
    for _ in range(40):
        page.wait_for_selector(f"{GUIDE}, {LEGAL}")
        ana.settle()
        if mark.count():
            told.append(mark.get_attribute("data-guide") or "")
            expect(page.locator("[data-guide-told]")).to_have_text(mark.locator("p").inner_text())
            for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
                ana.resize(size)
                assert_pointed(ana, told[-1])
                if len(told) == 1:
                    ana.picture(f"guide-{scheme}")
                    assert not ana.complaints(scheme, within=GUIDE)
            page.click("[data-guide-next]")
        else:
            ana.play(1)
        if len(told) > 6:
            break
    assert len(set(told)) == len(told) > 3


def assert_pointed(ana: Visitor, told: str) -> None:
    """What the guide says is seen, with what it speaks of, and covers nothing."""
    mark = ana.page.locator(GUIDE)
    expect(mark).to_be_in_viewport(ratio=1)
    pointed = 1 if mark.get_attribute("data-guide-at") else 0
    expect(ana.page.locator("[data-guide-ring]")).to_have_count(pointed)
    assert not ana.page.evaluate(COVERED), told


def test_a_guide_by_keyboard_survives_a_reload_and_can_be_ended(visit: Visit) -> None:
    ana = visit()
    ana.open()
    page = ana.page
    page.focus(f'[data-guide-game="{GUIDED[0]}"]')
    page.keyboard.press("Enter")
    mark = page.locator(GUIDE)
    expect(mark).to_be_focused()
    first = mark.get_attribute("data-guide")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(mark).not_to_have_attribute("data-guide", first or "")
    second = mark.get_attribute("data-guide")
    page.reload()
    expect(mark).to_have_attribute("data-guide", second or "")
    ana.walk_to("[data-guide-next]")
    page.keyboard.press("Escape")
    expect(mark).to_have_count(0)
    page.reload()
    ana.settle()
    expect(mark).to_have_count(0)
    expect(page.locator("[data-guide-begin]")).to_have_count(0)
