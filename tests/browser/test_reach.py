"""Whatever I may do can be done: at every kind of decision, on a large window and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from paravent.core.game import Game, Setup
from paravent.core.registry import all_games
from tests.browser.conftest import PHONE
from tests.browser.stage import Moment, Stage, all_kinds, kinds
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
THUMB = 44  # pixels of a style sheet, the least for a finger
LEAST = 24  # for a mouse; and on a map, where a finger may miss by a little (test_mends)
GAMES = all_games().values()

# Something of it lies under nothing, and in the window.
OPEN = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.5, 0.2, 0.8].some((x) => [0.5, 0.2, 0.8].some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y);
        return above !== null && one.contains(above);
    }));
}"""
# What is wrong with the offers: never drawn, too small, covered even where they are scrolled to,
# none in sight, or on no place of the board. What is shown after a choice of pieces is reached by
# that click.
OUT_OF_REACH = f"""(offers) => {{
    const open = {OPEN};
    const thumb = (one) => innerWidth <= {PHONE[0]} && one instanceof HTMLButtonElement;
    const least = (one) => thumb(one) ? {THUMB} : {LEAST};
    const large = (one) => {{
        const {{ width, height }} = one.getBoundingClientRect();
        return Math.min(width, height) >= least(one);
    }};
    const legal = () => [...document.querySelectorAll('[data-legal="true"]')];
    const sighted = legal().some(open);
    const at = [scrollX, scrollY];
    const drawn = new Set(), sized = new Set(), reached = new Set();
    const look = () => legal().forEach((one) => {{
        const {{ act }} = one.dataset;
        drawn.add(act);
        if (reached.has(act) || !large(one)) return;
        sized.add(act);
        if (!open(one)) one.scrollIntoView({{ block: "center", behavior: "instant" }});
        if (open(one)) reached.add(act);
    }});
    look();
    const choice = '[data-piece][aria-pressed="false"]';
    if (offers.some((act) => !drawn.has(act)) && document.querySelector(choice)) {{
        const other = document.querySelector(choice);
        other.scrollIntoView({{ block: "center", behavior: "instant" }});
        if (open(other) && large(other)) other.click();
    }}
    return new Promise((tell) => requestAnimationFrame(() => {{
        look();
        scrollTo({{ left: at[0], top: at[1], behavior: "instant" }});
        const without = (found) => offers.filter((act) => !found.has(act));
        const homeless = [...document.querySelectorAll('.rest')].map((one) => one.innerText);
        const undrawn = without(drawn), small = without(sized), lost = without(reached);
        tell({{ homeless, undrawn, small, lost, sighted, more: [...drawn].filter(
            (act) => !offers.includes(act)) }});
    }}));
}}"""
# The board shows these offers and no others, as far as a choice of pieces does not come first.
SHOWN = f"""(offers) => {{
    const legal = [...document.querySelectorAll('[data-legal="true"]')];
    const acts = new Set(legal.map((one) => one.dataset.act));
    const choice = document.querySelector('[data-piece]') !== null;
    return legal.some({OPEN}) && [...acts].every((act) => offers.includes(act))
        && (acts.size === offers.length || choice);
}}"""


def out_of_reach(stage: Stage, offers: list[str]) -> dict[str, Any]:
    """What is wrong, by kind; nothing if every offer can be reached."""
    with suppress(TooLate):  # what is missing is told below
        stage.page.wait_for_function(SHOWN, arg=offers)
    found: dict[str, Any] = stage.page.evaluate(OUT_OF_REACH, offers)
    if found.pop("sighted"):
        found = {what: acts for what, acts in found.items() if acts}
    return found


def all_within_reach(visit: Visit, game: Game, moments: list[Moment]) -> None:
    """Of every kind of decision every offer can be reached, and of every verb one is taken."""
    large = Stage(visit("fr-FR"), game)
    phone = Stage(visit("fr-FR", size=PHONE, has_touch=True), game)
    faults: list[Any] = []
    met: set[str] = set()
    for now in moments:
        for stage in (large, phone):
            stage.show(now)
            if wrong := out_of_reach(stage, now.offers):
                stage.visitor.picture(f"lost-{len(faults)}")
                faults.append((str(now.setup), now.kind, stage.page.viewport_size, wrong))
        new = {act.split()[0]: act for act in now.offers if act.split()[0] not in met}
        take_by_hand(large, now, [*new.values()])
        met |= {*new}
    assert not faults


def take_by_hand(stage: Stage, now: Moment, acts: list[str]) -> None:
    """By clicks, and one by keyboard."""
    for act in acts:
        assert stage.asked_by(lambda act=act: stage.visitor.click(act)) == act
        stage.show(now)
    if acts:
        assert stage.asked_by(stage.visitor.press_enter) in now.offers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_offer_is_within_reach(visit: Visit, game: Game) -> None:
    all_within_reach(visit, game, all_kinds(game))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "setup"),
    [(game, setup) for game in GAMES for setup in game.samples()],
    ids=lambda one: getattr(one, "key", str(one)),
)
def test_every_offer_of_a_setup_is_within_reach(visit: Visit, game: Game, setup: Setup) -> None:
    all_within_reach(visit, game, kinds(game, [setup] * 4))
