"""Taking acts back: freely where nobody learnt anything, else if the others agree."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

import pytest

from paravent.core.dealer import Dealer
from paravent.core.fairness import verify
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.server.moments import EVERY
from paravent.server.sheet import Place, Sheet
from paravent.server.undoing import binding
from tests.server.people import Message, Page, Person, Running, first

pytestmark = pytest.mark.once

People = Callable[[str], Person]
MANY = 300  # acts


def act(page: Page, table: Message, state: Message, number: int = 0) -> Message:
    return page.ask("act", table=table["id"], version=state["version"], act=state["offers"][number])


def test_a_sealed_bid_is_taken_back_freely(person: People) -> None:
    ana, bo, cy = (person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.create("me", "friend", "friend")
    bo.join(table)
    cy.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other:
        before = page.watch(table)
        assert before["undo"] is None
        other.watch(table)
        version = act(page, table, before)["version"]
        laid = page.at(version)
        assert laid["undo"] == "free" and laid["offers"] == []
        answer = page.ask("undo", table=table["id"], version=version)
        assert answer["say"] == "done" and answer["version"] == version + 1
        back = page.at(version + 1)
        assert back["offers"] == before["offers"] and back["view"] == before["view"]
        # The same messages again do nothing.
        assert page.ask("undo", table=table["id"], version=version)["say"] == "stale"
        assert act(page, table, before)["say"] == "stale"
        assert page.watch(table)["version"] == version + 1


def test_after_a_reveal_the_others_must_agree(person: People) -> None:
    ana, bo, cy = (person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.create("me", "friend", "friend")
    bo.join(table)
    cy.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other, cy.socket() as third:
        state, theirs, last = (one.watch(table) for one in (page, other, third))
        assert act(page, table, state)["say"] == "done"
        assert act(other, table, theirs, 1)["say"] == "done"
        version = act(third, table, last, 2)["version"]
        revealed = page.at(version)
        assert revealed["undo"] == "ask"
        given = {"table": table["id"], "version": version}
        assert page.ask("undo", **given)["version"] == version + 1
        asked = other.until(lambda m: m["say"] == "table" and m["table"]["undo"])
        assert asked["table"]["undo"] == {"seat": 0, "waiting": [1, 2]}
        seen = {"table": table["id"], "version": asked["table"]["version"]}
        assert other.ask("consent", **given, agree=True)["say"] == "stale"  # not yet seen
        assert page.ask("consent", **seen, agree=True)["code"] == "nothing-asked"
        # Once refused nothing changes.
        other.ask("consent", **seen, agree=False)
        page.until(lambda m: m["say"] == "table" and not m["table"]["undo"])
        assert page.watch(table)["view"] == revealed["view"]
        # Agreed: back to where seat 0 had not bid, and the other bids are gone too.
        seen["version"] = page.ask("undo", **given)["version"]
        first_answer = other.ask("consent", **seen, agree=True)
        assert first_answer["version"] == seen["version"] + 1
        assert third.ask("consent", **seen, agree=True)["version"] == seen["version"] + 3
        again = page.watch(table)
        assert again["view"] == state["view"] and again["offers"] == state["offers"]
        assert again["to_act"] == [0, 1, 2]


def test_alone_with_bots_nobody_needs_to_agree(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random", "random")
    ana.start(table)
    with ana.socket() as page:
        state = page.watch(table)
        first_view = state["view"]
        state = page.at(0, lambda message: message["to_act"] == [0])  # the bot has bid
        version = act(page, table, state)["version"]
        state = page.at(version, lambda message: bool(message["offers"]))
        assert state["undo"] == "free"
        page.ask("undo", table=table["id"], version=state["version"])
        back = page.watch(table)
        assert back["view"]["display"] == first_view["display"] and back["offers"]
        last = page.play(table, first)
        assert last["version"] > last["acts"]
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    assert verify(log).wrong is None and len(log.acts) == last["acts"]


def test_nobody_who_is_away_loses_an_act(person: People) -> None:
    """Neither while a bot stands in for them, nor after they have left for good."""
    ana, bo, cy = (person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.create("me", "friend", "friend")
    address = f"/api/tables/{table['id']}"
    bo.join(table)
    cy.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other, cy.socket() as third:
        pages = [page, other, third]
        for one in pages:
            one.watch(table)
        for number, one in enumerate(pages):  # the last bid reveals all of them
            version = act(one, table, one.at(0), number)["version"]
        assert page.at(version)["undo"] == "ask"
        version = cy.post(f"{address}/stand-in", {"seat": 2}).json["version"]
        asked = page.at(version, lambda state: len(state["handovers"]) == 1)
        assert asked["undo"] is None
        answer = page.ask("undo", table=table["id"], version=asked["version"])
        assert (answer["code"], answer["details"]) == ("undo-absent", {"name": "Cy"})
        version = cy.post(f"{address}/back").json["version"]
        asked = page.at(version, lambda state: len(state["handovers"]) == 2)
        assert asked["undo"] == "ask"
        version = cy.post(f"{address}/leave").json["version"]
        asked = page.at(version, lambda state: len(state["handovers"]) == 3)
        assert asked["undo"] is None
        answer = page.ask("undo", table=table["id"], version=asked["version"])
        assert answer["code"] == "undo-absent"


def test_deals_that_were_seen_do_not_come_again(person: People) -> None:
    """Two people take everything back again and again, and see other cards each time."""
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other:
        pages = [page, other]
        for one in pages:
            one.watch(table)
        start, dealt = page.at(0), []
        for _ in range(4):
            state = page.at(0)
            while state["acts"] < start["acts"] + 12:
                seat = state["to_act"][0]
                answer = act(pages[seat], table, pages[seat].at(state["version"]))
                state = page.at(answer["version"])
            dealt.append(state["view"]["display"])
            while state["undo"]:
                answer = page.ask("undo", table=table["id"], version=state["version"])
                if state["undo"] == "ask":
                    given = {"table": table["id"], "version": answer["version"]}
                    answer = other.ask("consent", **given, agree=True)
                state = page.at(answer["version"])
            assert state["acts"] == start["acts"] and state["view"] == start["view"]
        assert any(display != dealt[0] for display in dealt)
        undone = [one for one in state["handovers"] if one["kind"] == "undone"]
        assert len(undone) >= 4 and all(one["seat"] == 0 and one["count"] for one in undone)
        while not state["ending"]:
            seat = state["to_act"][0]
            state = page.at(act(pages[seat], table, pages[seat].at(state["version"]))["version"])
    text = ana.get(f"/api/tables/{table['id']}/log").text
    log = Log.parse(text)
    assert "# 0 undone" in text and log.redeals
    assert verify(log).wrong is None and len(log.acts) == state["acts"]
    log.redeals = []
    assert verify(log).wrong is not None


def test_an_undo_plays_no_game_again_where_everybody_waits(
    person: People, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a free one nor one that goes past a deal; others are served meanwhile."""
    threads: list[threading.Thread] = []
    real = Play._apply

    def apply(play: Play, seat: int, action: int) -> None:
        threads.append(threading.current_thread())
        real(play, seat, action)

    ana = person("Ana")
    table = ana.create("me", "random")
    ana.start(table)
    bo = person("Bo")
    sealed = ana.create("me", "friend")
    bo.join(sealed)
    ana.start(sealed)
    with ana.socket() as page:
        version = act(page, sealed, page.watch(sealed))["version"]
        monkeypatch.setattr(Play, "_apply", apply)
        assert page.ask("undo", table=sealed["id"], version=version)["say"] == "done"
        assert server.thread not in threads
        monkeypatch.undo()
    with ana.socket() as page:
        state = page.watch(table)
        while state["acts"] < 3 * EVERY:
            state = page.at(state["version"], lambda told: bool(told["offers"]))
            state = page.at(act(page, table, state)["version"])
        state = page.at(state["version"], lambda told: told["to_act"] == [0])
        monkeypatch.setattr(Play, "_apply", apply)
        answer = page.ask("undo", table=table["id"], version=state["version"])
        assert answer["say"] == "done", answer
        assert page.at(answer["version"])["acts"] < state["acts"]
        assert threads.count(server.thread) < EVERY


def test_who_asks_is_told_what_cannot_be_taken_back(person: People) -> None:
    ana, bo, cy = (person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.create("me", "friend", "friend")
    bo.join(table)
    cy.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other, cy.socket() as third:
        state, theirs, last = (one.watch(table) for one in (page, other, third))
        asked = page.ask("binding", table=table["id"])
        assert (asked["version"], asked["acts"]) == (state["version"], [])
        act(page, table, state)
        act(other, table, theirs)
        assert page.ask("binding", table=table["id"])["acts"] == []
        assert third.ask("binding", table=table["id"])["acts"] == last["offers"]  # bids are shown
    alone = ana.create("me", "random", "random")
    ana.start(alone)
    with ana.socket() as page:
        page.watch(alone)
        assert page.ask("binding", table=alone["id"])["acts"] == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_binding_offers_are_those_after_which_undo_is_refused(game: Game) -> None:
    """In a game among people, told before every act and tried with a random one."""
    setup = [*game.samples()][-1]
    play = Play(game, setup.players, dict(setup.options), dealer=Dealer.fresh())
    people = tuple(Place("person", f"{seat}", f"{seat}") for seat in range(setup.players))
    sheet = Sheet(
        id="",
        game=game.key,
        rules=game.version,
        options={},
        pace="live",
        public=False,
        patience=0,
        host="",
        invitation="",
        seed="",
        commitment="",
        created=0,
        changed=0,
        version=0,
        places=people,
    )
    rng = Random(Dealer.fresh().seed)
    seen = {True: 0, False: 0}
    while not play.over and play.acts < MANY:
        seat = rng.choice([*play.position.actors()])
        bound, chosen = binding(play, sheet, seat), rng.choice(play.offers(seat))
        play.submit(seat, play.acts, chosen)
        final = play.undoable(seat) is None
        seen[final] += 1
        assert final == (chosen in bound), (chosen, play.acts)
    assert seen[True]
