"""What only the board of Madame Ching shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
GAME = "madame_ching"
LIT_TARGET = ".target.lit"
MY_JUNK = '[data-junk="red"]'


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
            (one for one in ana.offers() if one.startswith("choose ")), key=lambda one: int(one[7:])
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
                ana.act(card)
                expect(page.locator(MY_JUNK)).to_have_attribute("data-space", square)
                number = int(square[0]) * int(square[2])
                expect(page.locator('[data-fan="red"] .space b')).to_have_text(str(number))
                return
        ana.act(cards[0] if cards else ana.offers()[0])
    raise AssertionError("no card ever continued an expedition")


@pytest.mark.parametrize(
    ("players", "options", "verbs"),
    [
        (2, {}, {"choose", "sail", "take"}),
        (4, {"teams": "yes"}, {"choose", "take", "give"}),
    ],
    ids=["two-junks", "teams"],
)
def test_every_act_has_its_place_on_the_board(
    visit: Visit, players: int, options: dict[str, str], verbs: set[str]
) -> None:
    ana = visit()
    ana.sit_down(GAME, players, **options)
    seen: set[str] = set()
    for n in range(40):
        if n > 24 and seen >= verbs:
            break
        acts = ana.offers()
        expect(ana.page.locator(".rest")).to_have_count(0)
        new = [one for one in acts if one.split()[0] not in seen]
        chosen = new[0] if new else acts[n % len(acts)]
        if new:
            ana.picture(chosen.split()[0])
        seen |= {one.split()[0] for one in acts}
        ana.act(chosen)
    assert seen >= verbs


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.start_game(GAME, players=3)
    ana.settle()
    refused = {
        '[data-coach="display"] [data-act="take hidden"]': "R10.1",
        '[data-coach="missions"] [data-act]': "R5.1",
        '[data-coach="skills"] [data-act="learn night"]': "R6.1",
        '[data-coach="skills"] [data-act="use combat"]': "R7.1",
    }
    for what, rule in refused.items():
        ana.is_refused(what, GAME, rule)


def test_who_watches_sees_every_expedition_and_no_hand(visit: Visit) -> None:
    ana, bo = visit(), visit()
    ana.sit_down(GAME, 3)
    ana.play(6)
    bo.open(ana.page.url.removeprefix(ana.address))
    page = bo.page
    expect(page.locator("[data-fan]")).to_have_count(3)
    expect(page.locator("[data-junk]")).to_have_count(3)
    expect(page.locator('[data-coach="hand"]')).to_have_count(0)
    expect(page.locator("button[data-act]")).to_have_count(0)
    bo.picture()
