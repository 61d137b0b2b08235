"""Any position before a browser at once: the test speaks for the server at one table.

Whole games against a server take minutes. Here games are played in memory, and what a server would
tell seat 0 of their moments is told to a page that stays open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from paravent.core.dealer import Dealer
from paravent.core.game import Game, Setup
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play
from paravent.server import hint_schema, schema, telling
from tests.browser.conftest import DESKTOP, PHONE, TIMEOUT
from tests.browser.visitor import HEARD, LEGAL, Visitor

NAMES = [
    "Maximilienne-Hortens",
    "Barthélemy-Archibald",
    "Guillemette d’Aubigné",
    "Théodore-Athanase Wu",
    "Wilhelmine-Gwendolyn",
]
PATIENCE = 3_600_000  # milliseconds for a decision
LONGEST = 900  # acts: random captains sail on for thousands, and meet nothing new
PASSING = ("over", "arrival", "hands", "launch")  # phases in which nothing is dealt or done
MOST_GAMES = 2000  # until every phase has come
LISTENING = 5  # milliseconds
# The page has heard of this, and has drawn a board or the end.
SHOWN = f"""(known) => ({HEARD})(known)
    && document.querySelector('[data-board] *, [data-end]')?.checkVisibility()"""
TOLD = 60  # deeds at most, so that the story on the page does not take longer than the board


@dataclass
class Moment:
    """What seat 0 sees and may do."""

    setup: Setup
    state: schema.State
    previews: dict[str, Any]

    @property
    def offers(self) -> list[str]:
        return self.state.offers

    @property
    def kind(self) -> tuple[str, frozenset[str]]:
        """What is asked: in this phase, one of these verbs."""
        return self.state.view["phase"], frozenset(act.split()[0] for act in self.offers)


def moment(play: Play) -> Moment:
    state = schema.State(
        table="",
        version=0,
        since=0,
        acts=play.acts,
        seat=0,
        to_act=list(play.position.actors()),
        view=play.view(0),
        offers=play.offers(0) if 0 in play.position.actors() else [],
        deeds=telling.deeds(play, 0, max(0, play.acts - TOLD)),
        clocks=[schema.Clock(seat, 0, PATIENCE) for seat in play.position.actors()],
        handovers=[],
        ending=telling.ending(play) if play.over else None,
    )
    return Moment(play.setup, state, dict(play.previews(0)) if state.offers else {})


def course(game: Game, setup: Setup, rng: Random) -> Iterator[Play]:
    """A game at random, wherever seat 0 is asked."""
    play = Play(game, setup.players, dict(setup.options), dealer=Dealer.fresh())
    while not play.over and play.acts < LONGEST:
        actors = [*play.position.actors()]
        if 0 in actors:
            yield play
        seat = rng.choice(actors)
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))


def kinds(game: Game, setups: list[Setup]) -> list[Moment]:
    """Of every kind of decision the moment with most offers, in games with these setups."""
    found = Kinds(game)
    for setup in setups:
        found.play(setup)
    return found.moments


def all_kinds(game: Game) -> list[Moment]:
    """The same in games with all samples of setups: in so many that no phase is left out."""
    found = Kinds(game)
    samples = [*game.samples()]
    for number, setup in enumerate(cycle(samples)):
        found.play(setup)
        if number >= 2 * len(samples) and not (missing := found.missing):
            return found.moments
        assert number < MOST_GAMES, f"no game came to {missing}"
    raise AssertionError("a game has samples")


class Kinds:
    """What seat 0 was asked so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = Random(Dealer.fresh().seed)
        self.found: dict[tuple[str, frozenset[str]], Moment] = {}
        self.unasked = {*PASSING}  # phases in which nobody is asked

    def play(self, setup: Setup) -> None:
        """One game more, at random."""
        for play in course(self.game, setup, self.rng):
            offers = play.offers(0)
            kind = play.view(0)["phase"], frozenset(act.split()[0] for act in offers)
            if kind not in self.found or len(offers) > len(self.found[kind].offers):
                self.found[kind] = moment(play)
        self.unasked |= dealt_phases(play)

    @property
    def moments(self) -> list[Moment]:
        return sorted(
            self.found.values(), key=lambda one: (one.setup.players, str(one.setup.options))
        )

    @property
    def missing(self) -> set[str]:
        return {*self.game.phases} - self.unasked - {phase for phase, _ in self.found}


def dealt_phases(play: Play) -> set[str]:
    """Those of a game in which something is dealt."""
    position, found = play.first_position(), set()
    for entry in play.history:
        if entry.seat == CHANCE:
            found.add(play.game.view(position, NOBODY)["phase"])
        position.apply(entry.seat, entry.action)
    return found


class Stage:
    """A page at a table that the test brings into any position."""

    def __init__(self, visitor: Visitor, game: Game, names: list[str] = NAMES) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.names = names
        self.version = 0
        self.now: Moment | None = None
        self._acts: list[str] = []  # that the page has asked for
        self.hear: Callable[[dict[str, Any]], None] = lambda asked: None
        self._sockets: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile("/api/socket"), self._open)

    def show(self, now: Moment) -> None:
        """Bring the table on the page into a position; the page has drawn it afterwards."""
        before, self.now = self.now, now
        self.version += 1
        if before and before.setup == now.setup:
            self._tell(self._state())
        else:
            self.visitor.open(f"#/table/{self._table}")
        self.page.wait_for_function(SHOWN, arg=[self.version])

    def asked_by(self, do: Callable[[], None]) -> str:
        """The act that the page asks for when something is done there."""
        self.page.wait_for_selector(LEGAL)
        self._acts.clear()
        do()
        for _ in range(TIMEOUT // LISTENING):
            if self._acts:
                return self._acts[0]
            self.page.wait_for_timeout(LISTENING)  # in which the page is heard
        raise AssertionError("the page asks for nothing")

    def both_sizes(self) -> Iterator[tuple[int, int]]:
        """What is shown, in a large window and on a phone; the last one stays."""
        width = (self.page.viewport_size or {})["width"]
        for size in (DESKTOP, PHONE) if width == DESKTOP[0] else (PHONE, DESKTOP):
            if width != size[0]:
                self.visitor.resize(size)
            yield size

    @property
    def _table(self) -> str:
        assert self.now
        setup = self.now.setup
        words = [self.game.key, str(setup.players), *dict(setup.options).values()]
        return re.sub(r"\W", "-", "-".join(words))

    def _open(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._answer)
        self._tell(schema.Welcome(name=self.names[0], version="", at=0))

    def _tell(self, said: schema.Told) -> None:
        for socket in self._sockets[-1:]:
            with suppress(Exception):
                socket.send(msgspec.json.encode(said).decode())

    def _answer(self, text: str | bytes) -> None:
        asked = msgspec.json.decode(text)
        name = asked.get("id", msgspec.UNSET)
        self.hear(asked)
        if asked["do"] == "act":
            self._acts.append(asked["act"])
        if asked["do"] == "watch" and self.now:
            self._tell(schema.TableNews(table=self._information()))
            self._tell(self._state())
        if asked["do"] == "previews" and self.now:
            previews = self.now.previews
            self._tell(
                schema.Previews(id=name, table=self._table, version=self.version, previews=previews)
            )
        elif asked["do"] == "hint" and self.now:
            self._tell(self._hint(name))
        else:
            self._tell(schema.Done(id=name))

    def _hint(self, name: str) -> schema.Hinted:
        """The acts with the longest words, for all the reasons that a bot may give."""
        assert self.now
        longest = sorted(self.now.offers, key=len, reverse=True)
        return schema.Hinted(
            id=name,
            table=self._table,
            version=self.version,
            advice=[hint_schema.Advice(act, 5000, 4000, 6000) for act in longest[:3]],
            line=[],
            because=[hint_schema.Gain("rest", 1234)] * 3,
        )

    def _state(self) -> schema.State:
        assert self.now
        return msgspec.structs.replace(self.now.state, table=self._table, version=self.version)

    def _information(self) -> schema.TableInfo:
        assert self.now
        setup, state = self.now.setup, self.now.state
        return schema.TableInfo(
            id=self._table,
            game=self.game.key,
            rules=self.game.version,
            options=dict(setup.options),
            pace="live",
            patience=PATIENCE,
            increment=None,
            weekends=True,
            left=[],
            level="",
            public=False,
            help=True,
            rated=False,
            auto=False,
            stage="over" if state.ending else "running",
            seats=[
                schema.SeatInfo("person", name, "", online=True)
                for name in self.names[: setup.players]
            ],
            host=0,
            me=0,
            version=self.version,
            to_act=state.to_act,
            clocks=[],
            commitment="",
            created=0,
            changed=0,
            result=[],
        )
