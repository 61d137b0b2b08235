"""What the sockets carry: nobody is told what another seat has sealed, nor a trace of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from paravent.core.dealer import Dealer
from paravent.core.events import Telling
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.server import steps, thinking
from paravent.server.clocks import Clocks
from paravent.server.database import open_database
from paravent.server.fold import folded
from paravent.server.guests import Guest
from paravent.server.replay import Found, acts_since, replayed
from paravent.server.settings import DAY_MS
from paravent.server.sheet import Place
from paravent.server.table import LiveTable
from paravent.server.thinking import Question, choose, outlook_of
from tests.conformance.walks import Case, every_game, play_randomly
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Message, Page, Person, Running, running

pytestmark = pytest.mark.once

NUMBERS = ("version", "since", "acts")  # they count how often we tried


@pytest.fixture
def still_server(tmp_path: Path) -> Iterator[Running]:
    settings = replace(QUICK, clock=lambda: DAY_MS)
    with running(open_database(new_sqlite(tmp_path)), settings) as found:
        yield found


def told_since(page: Page, mark: int, version: int) -> list[Message]:
    """What a page heard after a mark up to a version, without the numbers that count attempts."""
    while not any(m["say"] == "state" and m["version"] >= version for m in page.heard[mark:]):
        page.hear()
    told = [json.loads(raw) for raw in page.raw[mark:]]
    for message in told:
        for name in NUMBERS:
            message.pop(name, None)
        if message["say"] == "state":
            message["deeds"] = message["deeds"][-1:]
    return told


def cards_told(page: Page, seat: int) -> list[Telling]:
    """Sealed fields of another seat in anything that a page was told."""
    return [
        event
        for message in page.heard
        if message["say"] == "state"
        for deed in message["deeds"]
        for event in deed["events"]
        if event[:2] == ["laid", seat] and event[2:]
    ]


def test_others_are_told_the_same_whatever_is_sealed(still_server: Running) -> None:
    """Through a whole game a seat tries every sealed act and takes it back: streams are equal.

    Whole states are compared: views, offers, deeds, clocks (time stands still) and notes.
    """
    server = still_server
    ana, bo = Person(server.port, "Ana"), Person(server.port, "Bo")
    table = ana.create("me", "friend", public=True)
    bo.join(table)
    ana.start(table)
    rng, compared = Random(Dealer.fresh().seed), 0
    with ana.socket() as mine, bo.socket() as theirs, Person(server.port).socket() as audience:
        pages = {0: mine, 1: theirs}
        state = mine.watch(table)
        theirs.watch(table)
        audience.watch(table)
        for page in (mine, theirs, audience):
            page.ask("ping")  # who came is told by now
        while not state["ending"]:
            seat = state["to_act"][0]
            page, others = pages[seat], [pages[1 - seat], audience]
            state = page.at(state["version"])
            if len(state["to_act"]) == 2:
                streams = []
                for act in rng.sample(state["offers"], len(state["offers"]))[:3]:
                    marks = [len(other.heard) for other in others]
                    version = done(page, "act", table, state["version"], act=act)
                    streams.append(
                        [told_since(o, m, version) for o, m in zip(others, marks, strict=True)]
                    )
                    assert streams[-1] == streams[0], act
                    version = done(page, "undo", table, version)
                    for other in others:
                        other.at(version)
                    state = page.at(version)
                    compared += 1
            version = done(page, "act", table, state["version"], act=rng.choice(state["offers"]))
            state = mine.at(version)
            for other in (theirs, audience):
                other.at(version)
        assert compared > 60
        assert not any(m.get("offers") for m in audience.heard)
        assert cards_told(audience, 0) == cards_told(audience, 1) == []
        assert cards_told(theirs, 0) == cards_told(mine, 1) == []
        assert cards_told(mine, 0)  # so that the search finds what it looks for


def done(page: Page, do: str, table: Message, version: int, **more: object) -> int:
    answer = page.ask(do, table=table["id"], version=version, **more)
    assert answer["say"] == "done", answer
    return int(answer["version"])


class Keeper:
    """Enough of a hall for a table in memory."""

    settings = replace(QUICK, clock=lambda: DAY_MS)
    clocks = Clocks(settings)
    store = None


def live_table(play: Play) -> LiveTable:
    """A play of people on the server, with the acts of a play in memory."""
    log = play.log(reveal=True)
    people = tuple(Place("person", f"P{seat}", f"g{seat}") for seat in range(log.players))
    opened = steps.Open(
        at=0,
        id="t",
        game=log.game,
        rules=log.rules,
        options=log.options,
        pace="live",
        public=True,
        patience=1,
        host="g0",
        invitation="",
        seed=log.seed,
        commitment=log.commitment,
        places=people,
    )
    sheet = folded(None, [opened, steps.Start(at=0), *acts_since(play, 0, 0)])
    return LiveTable(Keeper(), Found(sheet, replayed(sheet), -1))  # type: ignore[arg-type]


def foreseen(live: LiveTable, reader: Guest | None) -> dict[str, Any]:
    """The previews of a reader; the audience gets none."""
    if reader is None:
        with pytest.raises(Mistake):
            live.previews(reader)
        return {}
    return dict(live.previews(reader))


@every_game
def test_a_state_is_the_same_whatever_its_reader_cannot_know(game: Game) -> None:
    """All of it: view, offers, previews of offers, whether an act can be taken back."""
    case = Case(game, next(setup for setup in game.setups() if setup.players == game.most))
    previews = 0
    for seed in range(6):
        play = case.play(seed)
        play_randomly(play, seed, until=lambda played, end=30 + 25 * seed: played.acts > end)
        live = live_table(play)
        position = live.running.position
        for seat in (*case.seats(), NOBODY):
            reader = None if seat == NOBODY else Guest(f"g{seat}", "")
            before = live.state(reader), foreseen(live, reader)
            guess = position.clone()
            guess.redeal(seat, Rng(seed))
            live.running.position = guess
            after = live.state(reader), foreseen(live, reader)
            assert msgspec.json.encode(after) == msgspec.json.encode(before)
            live.running.position = position
            previews += len(before[1])
    assert (previews > 0) == (game.previews is not None)


# Bots.


def questions(seed: int, level: str, peek: int) -> list[list[Question]]:
    """Groups of questions that differ only in what other seats have sealed."""
    game = find_game("middle_kingdom")
    play = Play(game, 3, dealer=Dealer.from_text(f"bots {seed}"))
    rng, groups = Random(seed), []
    while not play.over and len(groups) < peek:
        actors = play.position.actors()
        seat = actors[0]
        if len(actors) == 2 and len(game.notation.texts(play.position.legal(actors[0]))) > 1:
            acts = play.log().acts
            last_seat = acts[-1][0]
            before = Play.replay(play.log(), stop=play.acts - 1)
            options = before.offers(last_seat)
            sealed = all(map(game.events.is_sealed, play.history[-1].events))
            if last_seat != seat and len(options) > 1 and sealed:
                groups.append(
                    [
                        Question(
                            game="middle_kingdom",
                            rules=game.version,
                            players=3,
                            options=dict(play.setup.options),
                            acts=[*acts[:-1], (last_seat, act)],
                            seat=seat,
                            level=level,
                            luck=seed,
                        )
                        for act in options
                    ]
                )
        seat = rng.choice(actors)
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
    return groups


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_chooses_the_same_whatever_others_have_sealed(level: str) -> None:
    groups = questions(5, level, 4)
    assert len(groups) == 4
    for group in groups:
        assert len({choose(question) for question in group}) == 1


def test_even_a_bot_that_peeks_finds_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the outlook lies the same position whatever others have sealed."""

    class Peeper:
        def choose(self, outlook: object, rng: object) -> int:
            peeked.append(outlook._Outlook__position.freeze())  # type: ignore[attr-defined]
            return 0

    monkeypatch.setattr(thinking, "make_bot", lambda name, game: Peeper())
    for group in questions(6, "greedy", 4):
        peeked: list[bytes] = []
        for question in group:
            choose(question)
        assert len(peeked) == len(group) and len(set(peeked)) == 1


def test_a_question_holds_no_seed_of_the_dealer() -> None:
    """What a bot's process replays cannot deal on."""
    question = questions(7, "greedy", 1)[0][0]
    assert "commitment" not in Question.__dataclass_fields__
    assert outlook_of(question).view()["me"] == question.seat
