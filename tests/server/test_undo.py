"""Taking acts back: freely where nobody learnt anything, else if the others agree."""

from __future__ import annotations

from collections.abc import Callable

from paravent.core.fairness import verify
from paravent.core.log import Log
from tests.server.people import Message, Page, Person, first

People = Callable[[str], Person]


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
