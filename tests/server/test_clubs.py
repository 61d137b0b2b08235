"""Clubs: who sees them, who belongs to them, who runs them, and what is left of somebody."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from paravent.server import retention
from paravent.server.clubs.rows import CLUB_ROWS, FEED_ROWS, MEMBER_ROWS
from paravent.server.database import GUEST_ROWS, open_database
from paravent.server.settings import DAY_MS, Retention
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Answer, Keeper, Message, Person, Running, running

pytestmark = pytest.mark.once


def code_of(answer: Answer) -> str:
    return str(answer.json["code"])


def found(who: Person, name: str = "Les Mercredis", **more: Any) -> Message:
    answer = who.post("/api/clubs", {"name": name} | more)
    assert answer.status == 200, answer.text
    return dict(answer.json)


def path_of(club: Message) -> str:
    return f"/api/clubs/{club['info']['id']}"


def join(who: Person, club: Message) -> Message:
    answer = who.post(f"{path_of(club)}/join", {"invitation": club["invitation"]})
    assert answer.status == 200, answer.text
    return dict(answer.json)


def member(club: Message, name: str) -> str:
    return str(next(one["id"] for one in club["members"] if one["name"] == name))


def roles(club: Message) -> dict[str, str]:
    return {one["name"]: one["role"] for one in club["members"]}


def test_a_club_by_invitation_is_hidden_from_strangers(own_server: Running) -> None:
    ana, bo, cy = (kind(own_server.port, name) for kind, name in PEOPLE)
    assert code_of(bo.post("/api/clubs", {"name": "Bo’s"})) == "club-account"
    club = found(ana, about="  Tous les  mercredis. ")
    assert club["info"]["about"] == "Tous les mercredis." and club["info"]["role"] == "founder"
    hidden = bo.get(path_of(club))
    assert code_of(hidden) == code_of(bo.get("/api/clubs/nowhere00")) == "unknown-club"
    assert code_of(bo.post(f"{path_of(club)}/join", {"invitation": "x"})) == "unknown-club"
    assert bo.get("/api/clubs").json == {"mine": [], "open": []}
    looked = bo.get(f"{path_of(club)}?invitation={club['invitation']}").json
    assert looked["info"]["members"] == 1 and not looked["members"] and not looked["invitation"]
    assert roles(join(bo, club)) == {"Ana": "founder", "Bo": "member"}
    assert join(bo, club)["feed"][0]["kind"] == "joined"
    assert [one["names"] for one in join(bo, club)["feed"]] == [["Bo"], ["Ana"]]
    assert [one["id"] for one in bo.get("/api/clubs").json["mine"]] == [club["info"]["id"]]
    opened = ana.post(f"{path_of(club)}/change", {"name": "Jeudis", "open": True}).json
    assert (opened["info"]["name"], opened["info"]["about"]) == ("Jeudis", "")
    assert [one["name"] for one in cy.get("/api/clubs").json["open"]] == ["Jeudis"]
    assert cy.get(path_of(club)).json["members"] == []
    assert "Cy" in roles(cy.post(f"{path_of(club)}/join", {}).json)


PEOPLE = ((Keeper, "Ana"), (Person, "Bo"), (Keeper, "Cy"))


def test_who_runs_a_club_and_what_follows_when_they_leave(own_server: Running) -> None:
    ana, bo, cy = (kind(own_server.port, name) for kind, name in PEOPLE)
    club = found(ana)
    path = path_of(club)
    join(bo, club)
    everybody = join(cy, club)

    def make(who: Person, name: str, role: str) -> Answer:
        return who.post(f"{path}/members", {"id": member(everybody, name), "role": role})

    assert code_of(make(bo, "Cy", "none")) == "not-officer"
    assert code_of(bo.post(f"{path}/invitation")) == "not-officer"
    assert code_of(make(ana, "Ana", "member")) == "not-officer"
    assert code_of(ana.post(f"{path}/members", {"id": "x", "role": "none"})) == "unknown-member"
    assert roles(make(ana, "Bo", "officer").json)["Bo"] == "officer"
    assert code_of(make(bo, "Ana", "none")) == code_of(make(bo, "Cy", "officer")) == "not-officer"
    assert "Cy" not in roles(make(bo, "Cy", "none").json)
    old = cy.post(f"{path}/join", {"invitation": club["invitation"]})
    assert code_of(old) == "unknown-club"  # by the old link nobody comes back
    join(cy, bo.get(path).json)
    assert roles(make(ana, "Cy", "founder").json) == {
        "Cy": "founder",
        "Ana": "officer",
        "Bo": "officer",
    }
    assert cy.post(f"{path}/leave").json["mine"] == []
    assert roles(bo.get(path).json) == {"Ana": "founder", "Bo": "officer"}
    assert code_of(bo.post(f"{path}/close", {"name": "Les Mercredis"})) == "not-founder"
    assert code_of(ana.post(f"{path}/close", {"name": "Mardis"})) == "other-name"
    assert ana.post(f"{path}/close", {"name": "Les Mercredis"}).status == 200
    assert code_of(bo.get(path)) == "unknown-club" and bo.get("/api/clubs").json["mine"] == []


def test_tables_of_a_club_are_for_its_members(own_server: Running) -> None:
    ana, bo, cy = (kind(own_server.port, name) for kind, name in PEOPLE)
    club = found(ana)
    join(bo, club)
    table = ana.create("me", "friend", club=club["info"]["id"], public=True)
    assert not table["public"] and table["club"] == club["info"]["id"]
    assert cy.get("/api/tables").json["open"] == []
    assert [one["id"] for one in bo.get(path_of(club)).json["tables"]] == [table["id"]]
    invited = f"/api/tables/{table['id']}?invitation={table['invitation']}"
    assert code_of(cy.get(invited)) == "not-member" and bo.get(invited).status == 200
    joining = {"invitation": table["invitation"]}
    assert code_of(cy.post(f"/api/tables/{table['id']}/join", joining)) == "not-member"
    form = {"game": "middle_kingdom", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    there = form | {"club": club["info"]["id"]}
    assert code_of(cy.post("/api/tables", there)) == "not-member"
    assert code_of(ana.post("/api/tables", form | {"club": "\0"})) == "not-member"
    assert bo.post(f"/api/tables/{table['id']}/join", {}).status == 200
    own_server.play_out(table)
    told = bo.get(path_of(club)).json["feed"][0]
    assert (told["kind"], told["game"], set(told["names"])) == (
        "game",
        "middle_kingdom",
        {"Ana", "Bo"},
    )
    again = bo.post(f"/api/tables/{table['id']}/rematch").json
    assert again["club"] == club["info"]["id"]


def test_nothing_is_left_of_whoever_is_deleted(own_server: Running) -> None:
    ana, bo, cy = (kind(own_server.port, name) for kind, name in PEOPLE)
    club = found(ana)
    join(bo, club)
    mine = ana.get("/api/account/export").json
    assert [one["role"] for one in mine["members"]] == ["founder"] and len(mine["feeds"]) == 1
    assert ana.post("/api/account/delete", {"name": "Ana"}).status == 200
    left = bo.get(path_of(club))
    assert roles(left.json) == {"Bo": "founder"} and "Ana" not in left.text
    codes = cy.post("/api/account/codes").json["codes"]
    assert bo.post("/api/account/codes/enter", {"code": codes[0]}).status == 200
    assert roles(bo.get(path_of(club)).json) == {"Cy": "founder"}  # goes along
    assert bo.get(path_of(club)).json["feed"][0]["names"] == ["Cy"]


def test_limits_and_those_who_may_not_speak(tmp_path: Path) -> None:
    few = dataclasses.replace(QUICK, clubs_per_guest=2, members_per_club=2)
    with running(open_database(new_sqlite(tmp_path)), few) as server:
        ana, bo, cy = (Keeper(server.port, name) for name in ("Ana", "Bo", "Cy"))
        club = found(ana)
        join(bo, club)
        full = cy.post(f"{path_of(club)}/join", {"invitation": club["invitation"]})
        assert code_of(full) == "club-full"
        found(ana, "Deux")
        assert code_of(ana.post("/api/clubs", {"name": "Trois"})) == "too-many-clubs"
        assert code_of(bo.post("/api/clubs", {"name": " "})) == "name-empty"
        assert code_of(bo.post("/api/clubs", {"name": "Аna, b"})) == "name-letters"
        muted = update(GUEST_ROWS).where(GUEST_ROWS.c.name == "Bo").values(muted=2**50)
        server.do(server.app.state.hall.store.write(lambda one: one.execute(muted)))
        assert code_of(bo.post("/api/clubs", {"name": "Trois"})) == "muted"


def test_what_is_forgotten(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    club, other = found(ana), found(bo, "Autres")
    assert ana.post(f"{path_of(club)}/close", {"name": "Les Mercredis"}).status == 200
    store, hall = own_server.app.state.hall.store, own_server.app.state.hall
    later = hall.settings.clock() + 200 * DAY_MS

    def forget(connection: Any) -> list[int]:
        work = (retention.forget_feeds, retention.forget_clubs)
        return [one(connection, later, Retention()) for one in work]

    assert own_server.do(store.write(forget)) == [2, 1]

    def left(connection: Any) -> list[int]:
        return [
            len(connection.execute(select(rows)).all())
            for rows in (CLUB_ROWS, MEMBER_ROWS, FEED_ROWS)
        ]

    assert own_server.do(store.read(left)) == [1, 1, 0]
    assert bo.get(path_of(other)).json["feed"] == []
