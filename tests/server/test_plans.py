"""Plans: acts that are played as soon as their seat is asked, if nothing came between."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import select

from paravent.core.dealer import Dealer
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import all_games, find_game
from paravent.server.database import SEAT_ROWS
from paravent.server.slow.coming import coming
from paravent.server.slow.plans import Plan, keep, owing, spoiled
from tests.server.people import Message, Page, Person, Running
from tests.server.test_fold import RUNNING

pytestmark = pytest.mark.once
Known = Callable[[str], Person]


def pair(person: Known, game: str = "middle_kingdom") -> tuple[Person, Person, Message]:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend", game=game, pace="slow")
    bo.join(table)
    ana.start(table)
    return ana, bo, table


def planned(who: Person, table: Message, version: int, *acts: str, anyway: bool = False) -> Message:
    form = {"version": version, "acts": acts, "anyway": anyway}
    return dict(who.post(f"/api/tables/{table['id']}/plan", form).json)


def plan(who: Person, table: Message) -> Message:
    return dict(who.get(f"/api/tables/{table['id']}/plan").json)


def test_a_plan_is_dropped_when_something_is_revealed(person: Known) -> None:
    ana, bo, table = pair(person)
    with ana.socket() as page, bo.socket() as other:
        state = page.watch(table)
        assert planned(ana, table, state["version"], "bid 2")["code"] == "plan-now"
        version = acts(page, table, "bid 1", "bid 2")
        assert planned(ana, table, version, "sing")["code"] == "not-an-act"
        assert planned(ana, table, 1, "bid 3").get("code") == "conflict"  # before the start
        told = planned(ana, table, version, "bid 3", "bid 4")
        assert not told.pop("next")  # two bids in a row cannot be, so nothing comes after
        assert told == {"acts": ["bid 3", "bid 4"], "anyway": False, "dropped": ""}
        assert plan(bo, table)["acts"] == []  # nobody else's
        acts(other, table, "bid 4", "bid 5")  # bids are shown
        wait(ana, table, other, lambda found: found["dropped"] == "revealed")
        assert planned(ana, table, 0)["acts"] == [] == plan(ana, table)["acts"]


def test_a_plan_is_followed_anyway_if_its_person_wants_so(person: Known) -> None:
    ana, bo, table = pair(person)
    with ana.socket() as page, bo.socket() as other:
        version = acts(page, table, "bid 1", "bid 2")
        before = page.at(version)["acts"]
        planned(ana, table, version, "bid 1", anyway=True)
        acts(other, table, "bid 4", "bid 5")
        # That card is played already; what comes next is not a bid of it.
        wait(ana, table, other, lambda found: found["dropped"] == "illegal")
        assert page.at(0, lambda state: 0 in state["to_act"])["acts"] > before


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_plan_holds_as_long_as_others_have_only_acted(key: str) -> None:
    """Whenever a seat is asked again: was anything dealt or revealed since it was last?"""
    game, sheet = find_game(key), RUNNING
    play = Play(game, max(2, game.fewest), dealer=Dealer.from_text("07" * 32))
    known, waited, found = 0, False, set()
    while not play.over:
        actors = play.position.actors()
        if 0 in actors and waited:
            act = play.offers(0)[0]
            new = play.history[known:]
            open_acts = all(
                entry.seat != CHANCE and not any(map(game.events.reveals, entry.events))
                for entry in new
            )
            plan = Plan(sheet.id, 0, "a", (act,), sheet.version, known)
            assert spoiled(play, sheet, plan) == ("" if open_acts else "revealed")
            assert spoiled(play, sheet, plan._replace(anyway=True)) == ""
            assert spoiled(play, sheet, plan._replace(acts=("sing",), anyway=True)) == "illegal"
            assert spoiled(play, sheet, plan._replace(version=1)) == "undone"
            found.add(open_acts)
        if 0 not in actors and not waited:
            known = play.acts
        waited = 0 not in actors
        seat = actors[-1]
        play.submit(seat, play.acts, play.offers(seat)[0])
    assert found


@pytest.mark.parametrize("key", sorted(all_games()))
def test_what_comes_is_among_what_may_be_planned(key: str) -> None:
    """Most offers of a seat could be chosen before, and what is hidden from it changes nothing."""
    game = find_game(key)
    play = Play(game, max(2, game.fewest), dealer=Dealer.from_text("31" * 32))
    expected, met, kinds = set[str](), 0, 0
    while not play.over and kinds < 40:
        actors = play.position.actors()
        if 0 in actors and expected:
            verbs = {offer.split()[0] for offer in play.offers(0)}
            met += verbs <= {act.split()[0] for act in expected}
            kinds += 1
            expected = set()
        elif 0 not in actors and not expected:
            found = coming(play, 0)
            assert len(found) == len({*found})
            expected = {*found}
            assert {*coming(play, 0, found[:1])} <= {*game.notation.acts}
        seat = actors[-1]
        play.submit(seat, play.acts, play.offers(seat)[-1])
    assert met >= kinds * 0.8, (met, kinds)


def test_a_plan_is_chosen_from_what_its_seat_can_know() -> None:
    game = find_game("middle_kingdom")
    ahead = []
    for hidden in ("bid 2", "bid 7"):
        play = Play(game, 3, dealer=Dealer.from_text("31" * 32))
        play.submit(0, play.acts, "bid 1")
        play.submit(1, play.acts, hidden)
        ahead.append(coming(play, 0))
    assert ahead[0] == ahead[1]
    assert {"pick", "bid"} <= {act.split()[0] for act in ahead[0]}


def test_strangers_and_live_tables_have_no_plans(person: Known) -> None:
    ana, _, table = pair(person)
    eve = person("Eve")
    assert eve.get(f"/api/tables/{table['id']}/plan").json["code"] == "not-seated"
    assert planned(eve, table, 1)["code"] == "not-seated"
    live = ana.create("me", "greedy")
    ana.start(live)
    assert planned(ana, live, 1)["code"] == "no-plans"


def test_only_plans_of_those_who_sit_there_are_looked_at(own_server: Running) -> None:
    _, _, table = pair(lambda name: Person(own_server.port, name))
    id = table["id"]
    with own_server.app.state.hall.store.engine.connect() as connection:
        seats = select(SEAT_ROWS.c.guest).where(SEAT_ROWS.c.table == id).order_by("seat")
        ana = connection.scalars(seats).first()
        for guest, found in ((ana, [id]), ("another", [])):
            keep(connection, Plan(id, 0, str(guest), ("bid 1",), 1, 0))
            assert owing(connection) == found
        connection.rollback()


def acts(page: Page, table: Message, *texts: str) -> int:
    """Play; the version afterwards."""
    for text in texts:
        version = page.watch(table)["version"]
        answer = page.ask("act", table=table["id"], version=version, act=text)
        assert answer["say"] == "done", answer
    return int(answer["version"])


def wait(who: Person, table: Message, other: Page, until: Callable[[Message], bool]) -> None:
    """The other one plays on until it is so."""
    for _ in range(1000):
        if until(plan(who, table)):
            return
        if offers := other.watch(table)["offers"]:
            acts(other, table, offers[0])
    raise AssertionError(plan(who, table))
