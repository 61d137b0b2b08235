"""A situation that a test needs: looked for by playing in memory, then played by people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from paravent.core.dealer import Dealer
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.browser.visitor import Visitor
from tests.deals import deal_next
from tests.server.people import Person

FRIENDS = ["Bo", "Cai", "Dia", "Eve"]
LAST = 6  # decisions that a person takes against bots at the end of a game
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


def among_friends(
    ana: Visitor, play: Play, names: Sequence[str] = FRIENDS
) -> tuple[dict[str, Any], list[Person]]:
    """A table with the deals and the options of a game, and who sits there."""
    players = play.setup.players
    assert play.dealer is not None
    deal_next(play.dealer.seed)
    friends = ["friend"] * (players - 1)
    options = dict(play.setup.options)
    table = ana.open_table("me", *friends, game=play.game.key, options=options, public=True)
    people = [ana.person(), *(Person(ana.port, name) for name in names[: players - 1])]
    for friend in people[1:]:
        friend.join(table)
    people[0].start(table)
    return table, people


def come_to(
    ana: Visitor, fits: Fits, game: str, players: int, *watchers: Visitor, **options: str
) -> Play:
    """Sit at a table in a situation; bots take over from the people who have brought it about."""
    found = rehearsed(game, players, options, fits)
    table, people = among_friends(ana, found)
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


class Script:
    """How a game may go on to its end, at random."""

    def __init__(self, play: Play, rng: Random) -> None:
        copy = Play.replay(play.log(reveal=True))
        self.acts: list[tuple[int, str]] = []
        alone = []  # where nobody but seat 0 is asked
        while not copy.over:
            if [*copy.position.actors()] == [0]:
                alone.append(len(self.acts))
            seat = rng.choice([*copy.position.actors()])
            self.acts.append((seat, rng.choice(copy.offers(seat))))
            copy.submit(seat, copy.acts, self.acts[-1][1])
        self.stop = alone[-LAST:][0]
        self.acts = self.acts[: self.stop]


def play_one_of_each_kind(ana: Visitor, game: str, players: int, *, keys: bool = False) -> int:
    """A whole game, almost to its end: Ana acts on the page once for every verb that is offered.

    All else is played without the page; for the end, bots take the seats of the others.
    """
    rng = Random(Dealer.fresh().seed)
    play = Play(find_game(game), players, {}, dealer=Dealer.fresh())
    table, people = among_friends(ana, play)
    acts = Script(play, rng).acts[::-1]
    met: set[str] = set()
    with ExitStack() as stack:
        pages = [stack.enter_context(one.socket()) for one in people]
        version = pages[0].watch(table)["version"]
        while acts:
            seat, act = acts.pop()
            new = [one for one in play.offers(seat) if one.split()[0] not in met]
            if seat == 0 and new:
                ana.open(f"#/table/{table['id']}")
                done, version = ana.act_at(version, None if keys else rng.choice(new))
                ana.open("#/")
                met |= {one.split()[0] for one in (new if keys else [done])}
            else:
                answer = pages[seat].ask("act", table=table["id"], version=version, act=act)
                done, version = act, answer["version"]
            play.submit(seat, play.acts, done)
            if done != act:
                acts = Script(play, rng).acts[::-1]
    for friend in people[1:]:
        assert friend.post(f"/api/tables/{table['id']}/leave").status == 200
    ana.open(f"#/table/{table['id']}")
    return len(met)
