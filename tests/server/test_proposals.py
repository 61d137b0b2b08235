"""Proposals: a game is asked for, accepted, declined or forgotten, and nobody is flooded."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from paravent.server.database import open_database
from paravent.server.meeting.proposals import LASTS_MS, MOST_FOR_ONE, MOST_SENT
from paravent.server.settings import Rate
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Answer, Keeper, Message, Page, Person, Running, running

pytestmark = pytest.mark.once

GAME = {"game": "middle_kingdom"}
SLOW = {"pace": "slow", "hours": 24}


def code_of(answer: Answer) -> str:
    return str(answer.json["code"])


def propose(who: Person, **whom: Any) -> Message:
    answer = who.post("/api/proposals", GAME | whom)
    assert answer.status == 200, answer.text
    return dict(answer.json)


def listed(who: Person) -> list[tuple[str, bool, str]]:
    found = who.get("/api/proposals").json["proposals"]
    return [(one["name"], one["mine"], one["state"]) for one in found]


def nudged(page: Page) -> None:
    page.until(lambda message: message["say"] == "proposed")


def test_a_proposal_is_seen_accepted_and_begins(own_server: Running) -> None:
    ana, bo, cy = (Keeper(own_server.port, name) for name in ("Ana", "Bo", "Cy"))
    with bo.socket() as theirs, ana.socket() as mine:
        table = propose(ana, name="Bo", **SLOW)
        nudged(theirs)
        assert listed(bo) == [("Ana", False, "waiting")]
        assert listed(ana) == [("Bo", True, "waiting")] and listed(cy) == []
        path = f"/api/proposals/{table['id']}"
        assert code_of(cy.post(f"{path}/accept")) == "proposal-over"
        assert cy.get(f"/api/tables/{table['id']}").status == 403
        begun = bo.post(f"{path}/accept").json
        nudged(mine)
    assert (begun["stage"], begun["patience"]) == ("running", 24 * 3600 * 1000)
    assert listed(ana) == [("Bo", True, "begun")] and listed(bo) == []
    assert code_of(bo.post(f"{path}/decline")) == "proposal-over"
    assert code_of(bo.post("/api/proposals/%00/decline")) == "proposal-over"


def test_a_live_game_waits_for_whoever_has_asked(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    ana.post("/api/people", {"kind": "friend", "name": "Bo"})
    tie = ana.get("/api/people").json["friends"][0]["id"]
    table = propose(ana, id=tie, minutes=10, increment=10)
    accepted = bo.post(f"/api/proposals/{table['id']}/accept").json
    assert accepted["stage"] == "open" and listed(ana) == [("Bo", True, "accepted")]
    assert ana.start(table)["stage"] == "running"
    again = propose(ana, table=table["id"], seat=1)  # whom I play with
    with ana.socket() as page:
        page.ask("watch", table=again["id"])
        path = f"/api/proposals/{again['id']}/accept"
        assert bo.post(path).json["stage"] == "running"


def test_a_proposal_is_declined_or_taken_back(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    table = propose(ana, name="Bo")
    with ana.socket() as page:
        assert bo.post(f"/api/proposals/{table['id']}/decline").json["proposals"] == []
        nudged(page)
    assert listed(ana) == [("Bo", True, "declined")]
    assert ana.get(f"/api/tables/{table['id']}").json["stage"] == "closed"
    refused = ana.post("/api/proposals", GAME | {"name": "Bo"})
    assert code_of(refused) == "proposal-declined"
    theirs = propose(bo, name="Ana")
    assert bo.post(f"/api/tables/{theirs['id']}/cancel").status == 200
    assert listed(ana) == [("Bo", True, "declined")]
    assert code_of(ana.post(f"/api/proposals/{theirs['id']}/accept")) == "proposal-over"


def test_it_expires_and_both_may_go(tmp_path: Path) -> None:
    now = [10**12]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, bo = Keeper(server.port, "Ana"), Keeper(server.port, "Bo")
        table = propose(ana, name="Bo")
        now[0] += LASTS_MS["live"]
        server.do(server.app.state.proposer.look())
        assert listed(bo) == listed(ana) == []
        assert ana.get(f"/api/tables/{table['id']}").json["stage"] == "closed"
        assert code_of(bo.post(f"/api/proposals/{table['id']}/accept")) == "proposal-over"
        assert propose(ana, name="Bo")["stage"] == "open"


def test_who_is_kept_away_is_not_heard(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    bo.post("/api/people", {"kind": "block", "name": "Ana"})
    table = propose(ana, name="Bo")  # is not told
    assert listed(bo) == [] and listed(ana) == [("Bo", True, "waiting")]
    assert code_of(bo.post(f"/api/proposals/{table['id']}/accept")) == "not-welcome"
    refused = bo.post("/api/proposals", GAME | {"name": "Ana"})
    assert code_of(refused) == "proposal-blocked"


def test_nobody_is_flooded(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, proposals=Rate(MOST_FOR_ONE + MOST_SENT + 3, 0))
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, bo = Keeper(server.port, "Ana"), Keeper(server.port, "Bo")
        crowd = [f"Cy {n}" for n in range(MOST_SENT)]
        for name in crowd:
            Keeper(server.port, name)
        asking = GAME | {"name": "Bo"}
        for _ in range(MOST_FOR_ONE):
            table = propose(ana, name="Bo")
            assert code_of(ana.post("/api/proposals", asking)) == "proposal-asked"
            ana.post(f"/api/tables/{table['id']}/cancel")
        assert listed(bo) == [] and len(bo.get("/api/tables").json["mine"]) == 0
        codes = [
            ana.post("/api/proposals", GAME | {"name": name}).json.get("code")
            for name in ("Bo", *crowd)
        ]
        assert codes[0] == "proposal-asked" and "too-fast" in codes[1:]
        assert len(ana.get("/api/tables").json["mine"]) <= MOST_SENT
        assert code_of(bo.post("/api/proposals", GAME | {"name": "Bo"})) == "tie-self"
        assert code_of(bo.post("/api/proposals", GAME | {"name": "Zoe"})) == "unknown-player"


def test_one_person_has_so_many_proposals_under_way(own_server: Running) -> None:
    ana = Keeper(own_server.port, "Ana")
    for n in range(MOST_SENT + 1):
        Keeper(own_server.port, f"Cy {n}")
    for n in range(MOST_SENT):
        propose(ana, name=f"Cy {n}")
    last = ana.post("/api/proposals", GAME | {"name": f"Cy {MOST_SENT}"})
    assert code_of(last) == "too-many-proposals"
    assert len(ana.get("/api/tables").json["mine"]) == MOST_SENT  # and no table is left over
