"""A situation that a test needs: looked for by playing in memory, then played by people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.dealer import Dealer
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from tests.browser.visitor import Visitor
from tests.conformance.walks import play_randomly
from tests.deals import deal_next
from tests.server.people import Person

FRIENDS = ["Bo", "Cai", "Dia", "Eve"]
LAST = 3  # decisions that a person takes against bots at the end of a game
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


def acts_of(play: Play) -> list[tuple[int, str]]:
    """What people have done in a game."""
    return [(seat, act) for seat, act in play.log().acts if seat != CHANCE]


def among_friends(
    ana: Visitor, play: Play, names: Sequence[str] = FRIENDS
) -> tuple[dict[str, Any], list[Person]]:
    """A table with the deals and the options of a game, and the friends who sit there."""
    table = ana.open_table("me", *["friend"] * (play.setup.players - 1), **alike(play))
    friends = [Person(ana.port, name) for name in names[: play.setup.players - 1]]
    for friend in friends:
        friend.join(table)
    return table, friends


def alike(play: Play) -> dict[str, Any]:
    """How a table is opened that has the deals and the options of a game."""
    assert play.dealer is not None
    deal_next(play.dealer.seed)
    return {"game": play.game.key, "options": dict(play.setup.options), "public": True}


def come_to(
    ana: Visitor, fits: Fits, game: str, players: int, *watchers: Visitor, **options: str
) -> Play:
    """Sit at a table with bots in a situation that somebody has brought about."""
    found = rehearsed(game, players, options, fits)
    table = ana.open_table("me", *["random"] * (players - 1), **alike(found))
    ana.go_on(table, acts_of(found))
    for one in (ana, *watchers):
        one.open(f"#/table/{table['id']}")
        one.page.wait_for_selector("[data-board]")
    assert {*ana.offers()} <= {*found.offers(0)}
    return found


class Hasty(GreedyBot):
    """Whoever plays at random takes thousands of acts to the end of some games."""

    guesses = 1


def finish(play: Play) -> list[tuple[int, str]]:
    """Play a game to its end, by bots that want to win: what they do, and who."""
    game, rng = play.game, Rng(int.from_bytes(Dealer.fresh().seed[:4]))
    bot, acts = Hasty(find_evaluation(game)), list[tuple[int, str]]()
    while not play.over:
        seat = play.position.actors()[0]
        acts.append((seat, game.notation.text(bot.choose(play.outlook(seat), rng))))
        play.submit(seat, play.acts, acts[-1][1])
    return acts


def finished(game: str, players: int, **options: str) -> Play:
    """A whole game."""
    play = Play(find_game(game), players, options, dealer=Dealer.fresh())
    finish(play)
    return play


def at_random(game: str, players: int) -> Play:
    """A whole game of people who do not care what they do."""
    play = Play(find_game(game), players, {}, dealer=Dealer.fresh())
    play_randomly(play, int.from_bytes(Dealer.fresh().seed))
    return play


def look_back(ana: Visitor, play: Play) -> dict[str, Any]:
    """The table of a game that Ana has finished against bots."""
    table = ana.open_table("me", *["random"] * (play.setup.players - 1), **alike(play))
    ana.go_on(table, acts_of(play))
    return table


def ahead_of(play: Play) -> list[tuple[int, str]]:
    """How a game may go on, until a person has a few decisions left."""
    copy = Play.replay(play.log(reveal=True))
    acts, alone = finish(copy), list[int]()  # where nobody but seat 0 is asked
    copy = Play.replay(play.log(reveal=True))
    for n, (seat, act) in enumerate(acts):
        if [*copy.position.actors()] == [0]:
            alone.append(n)
        copy.submit(seat, copy.acts, act)
    return acts[: alone[-LAST:][0]]


def play_almost_to_the_end(ana: Visitor, game: str, players: int) -> None:
    """Ana looks at a table where she has a few decisions left, and bots sit in the other seats."""
    play = Play(find_game(game), players, {}, dealer=Dealer.fresh())
    table, friends = among_friends(ana, play)
    ana.go_on(table, ahead_of(play))
    for friend in friends:
        assert friend.post(f"/api/tables/{table['id']}/leave").status == 200
    ana.open(f"#/table/{table['id']}")
