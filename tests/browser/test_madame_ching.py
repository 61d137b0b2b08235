"""What only the board of Madame Ching shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import LEGAL, Visitor

Visit = Callable[..., Visitor]
GAME = "madame_ching"
LIT_TARGET = ".target.lit"
MY_JUNK = '[data-junk="red"]'


def sit_down(ana: Visitor, *bots: str, **more: object) -> None:
    """A table of its own, with options."""
    table = ana.open_table("me", *bots, game=GAME, **more)
    ana.post(f"tables/{table['id']}/start")
    ana.open(f"#/table/{table['id']}")
    ana.wait_for_turn()


def act(ana: Visitor, chosen: str) -> None:
    """Click an offer, and wait until it is my turn again or the end."""
    before = ana.turn
    ana.page.locator(f'{LEGAL}[data-act="{chosen}"]').first.click()
    ana.page.wait_for_function(
        "([turn]) => document.querySelector('.table').dataset.turn !== turn", arg=[before]
    )
    ana.settle()


def offered(ana: Visitor) -> list[str]:
    ana.wait_for_turn()
    acts: list[str] = ana.page.locator(LEGAL).evaluate_all("all => all.map(it => it.dataset.act)")
    return acts


def test_a_card_lights_the_square_that_the_junk_will_sail_to(visit: Visit) -> None:
    ana = visit()
    ana.start_game(GAME, players=3)
    page = ana.page
    targets = page.locator("[data-target]")
    expect(targets).to_have_count(1)
    expect(targets).to_have_attribute("data-target", "1x1")
    for _ in range(60):
        ana.settle()
        cards = sorted(
            (one for one in offered(ana) if one.startswith("choose ")), key=lambda one: int(one[7:])
        )
        for card in cards:
            page.hover(f'[data-act="{card}"]')
            expect(page.locator(LIT_TARGET)).to_have_count(1)
            lit = page.locator(f"{LIT_TARGET}:not(.ends)")
            square = lit.get_attribute("data-target") if lit.count() else None
            if square and square != "1x1":
                expect(page.locator('[role="tooltip"]')).to_contain_text(
                    "×".join(square.split("x"))
                )
                ana.picture()
                act(ana, card)
                expect(page.locator(MY_JUNK)).to_have_attribute("data-space", square)
                number = int(square[0]) * int(square[2])
                expect(page.locator('[data-fan="red"] .space b')).to_have_text(str(number))
                return
        act(ana, cards[0] if cards else offered(ana)[0])
    raise AssertionError("no card ever continued an expedition")


@pytest.mark.parametrize(
    ("bots", "options", "verbs"),
    [
        (1, {}, {"choose", "sail", "take"}),
        (3, {"teams": "yes"}, {"choose", "take", "give"}),
    ],
    ids=["two-junks", "teams"],
)
def test_every_act_has_its_place_on_the_board(
    visit: Visit, bots: int, options: dict[str, str], verbs: set[str]
) -> None:
    ana = visit()
    sit_down(ana, *["random"] * bots, options=options)
    seen: set[str] = set()
    for n in range(40):
        if n > 24 and seen >= verbs:
            break
        acts = offered(ana)
        expect(ana.page.locator(".rest")).to_have_count(0)
        new = [one for one in acts if one.split()[0] not in seen]
        chosen = new[0] if new else acts[n % len(acts)]
        if new:
            ana.picture(chosen.split()[0])
        seen |= {one.split()[0] for one in acts}
        act(ana, chosen)
    assert seen >= verbs


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.start_game(GAME, players=3)
    page = ana.page
    ana.settle()
    note = page.locator("[data-note]")
    refused = {
        '[data-coach="display"] [data-act="take hidden"]': "R10.1",
        '[data-coach="missions"] [data-act]': "R5.1",
        '[data-coach="skills"] [data-act="learn night"]': "R6.1",
        '[data-coach="skills"] [data-act="use combat"]': "R7.1",
    }
    for what, rule in refused.items():
        page.locator(what).first.click()
        expect(note.locator("[data-reason]")).to_have_attribute("data-reason", "wrong-phase")
        expect(note.locator("a").first).to_have_attribute("href", f"#/rules/{GAME}/{rule}")
        note.get_by_role("button").click()


@pytest.mark.parametrize(
    ("players", "size"), [(2, (1280, 800)), (4, (1280, 800)), (4, (1600, 1000))]
)
def test_the_board_needs_no_scrolling(visit: Visit, players: int, size: tuple[int, int]) -> None:
    ana = visit(size=size)
    ana.start_game(GAME, players=players)
    ana.play(4)
    ana.settle()
    ana.picture()
    board = ana.page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= size[1]
    assert ana.fits()


def test_who_watches_sees_every_expedition_and_no_hand(visit: Visit) -> None:
    ana, bo = visit(), visit()
    sit_down(ana, "random", "random", public=True)
    ana.play(6)
    bo.open(ana.page.url.removeprefix(ana.address))
    page = bo.page
    expect(page.locator("[data-fan]")).to_have_count(3)
    expect(page.locator("[data-junk]")).to_have_count(3)
    expect(page.locator('[data-coach="hand"]')).to_have_count(0)
    expect(page.locator("button[data-act]")).to_have_count(0)
    bo.picture()
