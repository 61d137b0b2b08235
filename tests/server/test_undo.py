"""Taking acts back: freely where nobody learnt anything, else if the others agree."""

from __future__ import annotations

from collections.abc import Callable

from paravent.core.fairness import verify
from paravent.core.log import Log
from tests.server.people import Message, Page, Person, first

People = Callable[[str], Person]


def act(page: Page, table: Message, state: Message, number: int = 0) -> Message:
    return page.ask("act", table=table["id"], turn=state["turn"], act=state["offers"][number])


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
        turn = act(page, table, before)["turn"]
        laid = page.at(turn)
        assert laid["undo"] == "free" and laid["offers"] == []
        answer = page.ask("undo", table=table["id"], turn=turn)
        assert answer["say"] == "done" and answer["turn"] == turn + 1
        back = page.at(turn + 1)
        assert back["offers"] == before["offers"] and back["view"] == before["view"]
        # The same messages again do nothing.
        assert page.ask("undo", table=table["id"], turn=turn)["say"] == "stale"
        assert act(page, table, before)["say"] == "stale"
        assert page.watch(table)["turn"] == turn + 1


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
        turn = act(third, table, last, 2)["turn"]
        revealed = page.at(turn)
        assert revealed["undo"] == "ask"
        assert page.ask("undo", table=table["id"], turn=turn)["turn"] == turn
        asked = other.until(lambda m: m["say"] == "table" and m["table"]["undo"])
        assert asked["table"]["undo"] == {"seat": 0, "waiting": [1, 2]}
        assert page.ask("consent", table=table["id"], turn=turn, agree=True)["code"] == (
            "nothing-asked"
        )
        # Once refused nothing changes.
        other.ask("consent", table=table["id"], turn=turn, agree=False)
        page.until(lambda m: m["say"] == "table" and not m["table"]["undo"])
        assert page.watch(table)["view"] == revealed["view"]
        # Agreed: back to where seat 0 had not bid, and the other bids are gone too.
        page.ask("undo", table=table["id"], turn=turn)
        assert other.ask("consent", table=table["id"], turn=turn, agree=True)["turn"] == turn
        assert third.ask("consent", table=table["id"], turn=turn, agree=True)["turn"] == turn + 1
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
        turn = act(page, table, state)["turn"]
        state = page.at(turn, lambda message: bool(message["offers"]))
        assert state["undo"] == "free"
        page.ask("undo", table=table["id"], turn=state["turn"])
        back = page.watch(table)
        assert back["view"]["display"] == first_view["display"] and back["offers"]
        last = page.play(table, first)
        assert last["turn"] > last["acts"]
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    assert verify(log).wrong is None and len(log.acts) == last["acts"]
