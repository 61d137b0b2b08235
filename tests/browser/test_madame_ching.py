"""What only the board of Madame Ching shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from paravent.core.play import Play
from tests.browser.scenes import asked, come_to
from tests.browser.visitor import LEGAL, Visitor

Visit = Callable[..., Visitor]
GAME = "madame_ching"
LIT_TARGET = ".target.lit"
MY_JUNK = '[data-junk="red"]'
# Two digits that touch, in thousandths of their height: "44" would look struck through.
TOUCHING = """() => {
    const { fontFamily, fontSize, letterSpacing }
        = getComputedStyle(document.querySelector(".navigation text"));
    const ink = new OffscreenCanvas(1, 1).getContext("2d");
    ink.font = `700 1000px ${fontFamily}`;
    const spacing = parseFloat(letterSpacing) / parseFloat(fontSize) * 1000;
    const measure = (text) => ink.measureText(text);
    return [..."12345"].flatMap((one) => [..."0123456789"].filter((other) =>
        measure(one + other).width - measure(other).width + spacing < 20
            + measure(one).actualBoundingBoxRight + measure(other).actualBoundingBoxLeft,
    ).map((other) => one + other));
}"""


def continued(play: Play) -> list[tuple[str, str]]:
    """The cards that would lengthen my expedition, and the squares that it would reach."""
    return [
        (card, outcome["space"])
        for card, preview in play.previews(0).items()
        for outcome in preview.get("outcomes", [])
        if card.startswith("choose") and not outcome["ends"] and outcome["way"] != "start"
    ]


def test_a_card_lights_the_square_that_the_junk_will_sail_to(visit: Visit) -> None:
    ana = visit()
    ana.start_game(GAME, players=3)
    page = ana.page
    targets = page.locator("[data-target]")
    expect(targets).to_have_count(1)
    expect(targets).to_have_attribute("data-target", "1x1")
    card, square = continued(come_to(ana, lambda play: bool(continued(play)), GAME, 3))[0]
    page.hover(f'[data-act="{card}"]')
    expect(page.locator(LIT_TARGET)).to_have_count(1)
    expect(page.locator(f"{LIT_TARGET}:not(.ends)")).to_have_attribute("data-target", square)
    assert page.evaluate(TOUCHING) == []
    expect(page.locator('[role="tooltip"]')).to_contain_text("×".join(square.split("x")))
    ana.picture()
    ana.act(card)
    expect(page.locator(MY_JUNK)).to_have_attribute("data-space", square)
    number = int(square[0]) * int(square[2])
    expect(page.locator('[data-fan="red"] .space b')).to_have_text(str(number))


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


def test_a_mission_says_what_it_pays_and_what_it_is_worth(visit: Visit) -> None:
    ana = visit()
    come_to(ana, lambda play: len(play.offers(0)) > 1 and asked("claim")(play), GAME, 2)
    ana.page.locator(LEGAL).first.hover()
    tip = ana.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Mission")
    expect(tip.locator("[data-lasting] b")).to_be_visible()


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
