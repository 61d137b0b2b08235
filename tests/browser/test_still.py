"""The board stays where it is, whatever is asked, hinted at or waited for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from random import Random

import pytest
from msgspec import structs

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.server.schema import Handover
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.stage import Moment, Stage, kinds, moment
from tests.browser.visitor import DRAWN, Visitor

Visit = Callable[..., Visitor]
UNDOS = (None, "free", "ask")
LEFT = [Handover(n=10_000, kind="stand-in", seat=1, at=0, by=1)]  # after all that was done

# What is recommended lies under the words that do so.
COVERED = """() => {
    const box = document.querySelector('[data-advice]').getBoundingClientRect();
    const advised = document.querySelector('[data-legal="true"].advised');
    if (!advised) return false;
    const { left, right, top, bottom } = advised.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
}"""
# Where the board begins on the page, without what was scrolled.
TOP = "document.querySelector('[data-board]').getBoundingClientRect().top + scrollY"


def waiting(game: Game, now: Moment) -> Moment:
    """Somebody else must act."""
    rng = Random(Dealer.fresh().seed)
    play = Play(game, now.setup.players, dict(now.setup.options), dealer=Dealer.fresh())
    while 0 in play.position.actors():
        seat = rng.choice([*play.position.actors()])
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
    return moment(play)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_the_board_never_moves(visit: Visit, game: Game) -> None:
    stage = Stage(visit("fr-FR"), game)
    asked = kinds(game, [[*game.samples()][-1]] * 2)
    tops: dict[tuple[int, int], dict[str, float]] = {DESKTOP: {}, PHONE: {}}

    def look(what: str, *, hinted: bool = False) -> None:
        for size in stage.both_sizes():
            tops[size][what] = stage.page.evaluate(TOP)
            if hinted:
                stage.page.evaluate(DRAWN)
                assert not stage.page.evaluate(COVERED), what

    for now, undo, left in zip(
        [waiting(game, asked[0]), *asked], cycle(UNDOS), cycle(([], LEFT)), strict=False
    ):
        kind = f"{now.kind[0]} {sorted(now.kind[1])}, {undo} to undo, {len(left)} away"
        stage.show(replace(now, state=structs.replace(now.state, undo=undo, handovers=left)))
        look(kind)
        if now.offers:
            stage.page.click("[data-hint]")
            stage.page.wait_for_selector("[data-advice]")
            stage.page.evaluate(DRAWN)
            assert not stage.page.evaluate(COVERED), kind
            look(f"{kind}, hint", hinted=True)
    for found in tops.values():
        assert len({*found.values()}) == 1, found
