"""Long names and French words fit: no text is cut off, covered by a thing or by another text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.registry import all_games
from tests.browser.stage import Moment, Stage, course, moment
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
MIDDLE = 0.6  # of the decisions of a game

# Every text of the table that somebody cannot read: where its letters lie outside a box that cuts
# them off, or under something else. An ellipsis is no loss where the whole can be asked for.
# On drawings pieces stand on numbers, as they do on a table.
UNREADABLE = r"""() => {
    const style = document.createElement("style");
    style.textContent = "* { pointer-events: auto !important; transition: none !important }";
    document.head.append(style);
    // What sticks to an edge lies over what is scrolled away.
    for (const one of document.querySelectorAll(".table *"))
        if (getComputedStyle(one).position === "sticky") one.style.position = "relative";
    const away = ".hidden, [data-log], [data-question], svg, [popover]:not(:popover-open)";
    const shown = (one) => !one.closest(away) && one.offsetWidth > 1
        && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const texts = [];
    const table = document.querySelector(".table");
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, one = node.parentElement;
        if (!node.data.trim() || !shown(one)) continue;
        const range = document.createRange();
        range.setStart(node, node.data.search(/\S/));
        range.setEnd(node, node.data.trimEnd().length);
        texts.push({ one, range, text: node.data.trim() });
    }
    const around = (one) => {
        const found = [];
        for (let box = one; box !== table; box = box.parentElement) {
            const { display, overflowX, overflowY } = getComputedStyle(box);
            if (display !== "inline" && display !== "contents")
                found.push({ box, cuts: overflowX !== "visible", slides: /auto|scroll/.test(
                    overflowX + overflowY) });
        }
        return found;
    };
    // What is seen of the letters, line by line.
    const letters = ({ one, range }) => {
        const frames = around(one).filter(({ cuts }) => cuts)
            .map(({ box }) => box.getBoundingClientRect());
        return [...range.getClientRects()].map((line) => frames.reduce((seen, frame) => ({
            left: Math.max(seen.left, frame.left), right: Math.min(seen.right, frame.right),
            top: Math.max(seen.top, frame.top), bottom: Math.min(seen.bottom, frame.bottom),
        }), line)).filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    };
    const faults = new Set();
    for (const { one, range, text } of texts)
        for (const line of range.getClientRects())
            for (const { box, cuts, slides } of around(one)) {
                if (slides) break;
                const { left, right } = box.getBoundingClientRect();
                if (!cuts || (line.right - right < 2 && left - line.left < 2)) continue;
                const dots = getComputedStyle(box).textOverflow === "ellipsis";
                if (!dots || !one.closest("[title]")) faults.add(`cut: ${text}`);
                break;
            }
    // Words that a style sheet writes.
    for (const one of table.querySelectorAll("[data-title]"))
        if (shown(one) && one.scrollWidth > one.clientWidth + 1)
            faults.add(`cut: ${one.dataset.title}`);
    const inside = (one, other) => one.contains(other) || other.contains(one);
    for (const found of texts) {
        const { top, bottom } = found.range.getBoundingClientRect();
        if (top < 70 || bottom > innerHeight - 20)
            found.one.scrollIntoView({ block: "center", behavior: "instant" });
        for (const { left, right, top, bottom } of letters(found)) {
            const over = [left + 2, (left + right) / 2, right - 2]
                .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
                .filter((above) => above !== null && !inside(above, found.one));
            if (over.length > 1)
                faults.add(`covered: ${found.text} by ${over[0].outerHTML.slice(0, 90)}`);
        }
    }
    const boxes = texts.flatMap((found) => letters(found).map((box) => ({ ...found, box })));
    for (const [n, { one, text, box }] of boxes.entries())
        for (const other of boxes.slice(n + 1)) {
            if (one === other.one) continue;
            const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            const line = Math.min(box.bottom - box.top, other.box.bottom - other.box.top);
            if (wide > 2 && high > line * 0.5) faults.add(`overlap: ${text} and ${other.text}`);
        }
    style.remove();
    scrollTo(0, 0);
    return [...faults];
}"""


def middle(game: Game, players: int) -> Moment:
    """A decision of seat 0 in the middle of a game with so many players."""
    setups = [one for one in game.samples() if one.players == players]
    rng = Random(Dealer.fresh().seed)
    moments = [moment(play) for play in islice(course(game, setups[-1], rng), 0, None, 9)]
    return moments[int(len(moments) * MIDDLE)]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_long_french_names_fit(visit: Visit, game: Game) -> None:
    stage = Stage(visit("fr-FR"), game)
    faults = {}
    for players in (game.fewest, game.most):
        stage.show(middle(game, players))
        for size in stage.both_sizes():
            stage.visitor.picture(f"{players}-{size[0]}")
            if found := stage.page.evaluate(UNREADABLE):
                faults[players, size] = found
            assert stage.visitor.fits()
    assert not faults, "\n".join(str(one) for found in faults.values() for one in found)
