"""A situation that a test needs: looked for by playing in memory, then played by people."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from random import Random

from paravent.core.dealer import Dealer
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.browser.visitor import Visitor
from tests.deals import deal_next
from tests.server.people import Person

GAMES = 1000  # enough for whatever happens in one of a hundred
Fits = Callable[[Play], bool]


def rehearsed(game: str, players: int, options: dict[str, str], fits: Fits) -> Play:
    """Random games until seat 0, and nobody else, is asked in the situation that is wanted."""
    rng = Random(Dealer.fresh().seed)
    for _ in range(GAMES):
        play = Play(find_game(game), players, options, dealer=Dealer.fresh())
        while not play.over:
            actors = [*play.position.actors()]
            if actors == [0] and fits(play):
                return play
            seat = rng.choice(actors)
            play.submit(seat, play.acts, rng.choice(play.offers(seat)))
    raise AssertionError("this never happens")


def asked(*verbs: str) -> Fits:
    """Each of the verbs is on offer."""
    return lambda play: {*verbs} <= {offer.split()[0] for offer in play.offers(0)}


def come_to(
    ana: Visitor, fits: Fits, game: str, players: int, *watchers: Visitor, **options: str
) -> Play:
    """Sit at a table in a situation; bots take over from the people who have brought it about."""
    found = rehearsed(game, players, options, fits)
    assert found.dealer is not None
    deal_next(found.dealer.seed)
    friends = ["friend"] * (players - 1)
    table = ana.open_table("me", *friends, game=game, options=options, public=True)
    people = [ana.person(), *(Person(ana.port, f"Friend {n}") for n in range(1, players))]
    for friend in people[1:]:
        friend.join(table)
    people[0].start(table)
    with ExitStack() as stack:
        pages = [stack.enter_context(one.socket()) for one in people]
        version = pages[0].watch(table)["version"]
        for seat, act in found.log().acts:
            if seat != CHANCE:
                done = pages[seat].ask("act", table=table["id"], version=version, act=act)
                version = done["version"]
    for seat, friend in enumerate(people[1:], 1):
        assert friend.post(f"/api/tables/{table['id']}/stand-in", {"seat": seat}).status == 200
    for one in (ana, *watchers):
        one.open(f"#/table/{table['id']}")
        one.page.wait_for_selector("[data-board]")
    assert {*ana.offers()} <= {*found.offers(0)}
    return found
