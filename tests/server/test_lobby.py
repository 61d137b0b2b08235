"""Guests, tables, seats and links over HTTP, and every way to get them wrong."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from paravent.server import lobby, projection, schema
from paravent.server.database import open_database
from paravent.server.settings import Rate
from paravent.server.socket import REQUESTS
from paravent.text.words import LANGUAGES
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Answer, Message, Person, Running, first, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]


def refused(answer: Answer, status: int, code: str) -> None:
    assert (answer.status, answer.json["code"]) == (status, code), answer.text
    assert answer.json["text"] and "⟦" not in answer.json["text"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        ("x" * 25, "name-long"),
        ("a,b", "name-letters"),
        ("a\u202eb", "name-letters"),
        ("a\x00b", "name-letters"),
        ("a\ufeffb", "name-letters"),
    ],
)
def test_wrong_nicknames(server: Running, name: str, code: str) -> None:
    nobody = Person(server.port)
    refused(nobody.post("/api/session", {"name": name}), 400, code)
    assert nobody.cookie == ""
    refused(nobody.get("/api/session"), 401, "no-session")


def test_a_session_is_an_opaque_cookie(own_server: Running, tmp_path: Path) -> None:
    ana = Person(own_server.port)
    answer = ana.post("/api/session", {"name": "  Ana   Lena "})
    assert answer.json == {"name": "Ana Lena"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    token = ana.cookie.partition("=")[2]
    assert len(token) >= 43 and token not in answer.text
    assert ana.get("/api/session").json == {"name": "Ana Lena"}
    assert ana.post("/api/session", {"name": "Lena"}).json == {"name": "Lena"}
    assert ana.get("/api/session").json == {"name": "Lena"}
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Lena" in stored and token.encode() not in stored
    ana.cookie = "paravent=" + "x" * 43
    refused(ana.get("/api/session"), 401, "no-session")


SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"game": "chess", "seats": SEATS}, "unknown-game"),
        ({"game": "middle_kingdom", "seats": SEATS[:1]}, "wrong-players"),
        ({"game": "middle_kingdom", "seats": SEATS[:1] * 2}, "not-one-me"),
        ({"game": "middle_kingdom", "seats": SEATS[1:] * 2}, "not-one-me"),
        (
            {"game": "middle_kingdom", "seats": [SEATS[0], {"kind": "bot", "level": "god"}]},
            "unknown-bot",
        ),
        ({"game": "middle_kingdom", "seats": SEATS, "options": {"a": "b"}}, "unknown-option"),
        ({"game": "middle_kingdom", "seats": SEATS, "options": {"bids": "9"}}, "unknown-value"),
        ({"game": "middle_kingdom", "seats": SEATS, "pace": "fast"}, "malformed"),
        ({"game": "middle_kingdom", "seats": SEATS, "secret": 1}, "malformed"),
        ({"game": "middle_kingdom"}, "malformed"),
        ({"game": "middle_kingdom", "seats": SEATS * 5}, "malformed"),
        ([], "malformed"),
        ("x", "malformed"),
        (7, "malformed"),
    ],
)
def test_wrong_tables(person: People, form: Any, code: str) -> None:
    ana = person("Ana")
    refused(ana.post("/api/tables", form), 400, code)
    assert ana.get("/api/tables").json["mine"] == []


def test_joining_by_invitation(own_person: People, own_server: Running) -> None:
    ana, bo, cy = own_person("Ana"), own_person("Bo"), own_person("Cy")
    table = ana.create("me", "friend")
    address = f"/api/tables/{table['id']}"
    assert ana.get("/api/tables").json["open"] == [] == bo.get("/api/tables").json["open"]
    refused(bo.get(address), 403, "not-invited")
    refused(bo.post(f"{address}/join", {}), 403, "not-invited")
    refused(bo.post(f"{address}/join", {"invitation": "x"}), 403, "not-invited")
    invited = f"{address}?invitation={table['invitation']}"
    assert bo.get(invited).json["invitation"] == ""
    refused(ana.post(f"{address}/start"), 409, "seats-open")
    refused(
        bo.post(f"{address}/join", {"invitation": table["invitation"], "seat": 0}),
        409,
        "seat-taken",
    )
    refused(
        bo.post(f"{address}/join", {"invitation": table["invitation"], "seat": 5}),
        400,
        "no-such-seat",
    )
    refused(Person(own_server.port).post(f"{address}/join", {}), 401, "no-session")
    assert bo.join(table)["me"] == 1
    assert bo.join(table)["me"] == 1  # again: nothing more
    refused(cy.post(f"{address}/join", {"invitation": table["invitation"]}), 409, "table-full")
    refused(bo.post(f"{address}/start"), 403, "not-host")
    refused(cy.post(f"{address}/start"), 403, "not-seated")
    ana.start(table)
    refused(ana.post(f"{address}/start"), 409, "already-started")
    refused(ana.get(f"{address}/log"), 409, "not-over")
    refused(ana.post(f"{address}/rematch"), 409, "not-over")
    refused(cy.post("/api/tables/nowhere/join", {}), 404, "unknown-table")


def test_public_tables_are_listed(own_person: People, own_server: Running) -> None:
    ana, nobody = own_person("Ana"), Person(own_server.port)
    table = ana.create("me", "friend", public=True, pace="slow")
    listed = nobody.get("/api/tables").json
    assert [one["id"] for one in listed["open"]] == [table["id"]] and listed["mine"] == []
    assert listed["open"][0]["pace"] == "slow" and listed["open"][0]["invitation"] == ""
    assert [one["id"] for one in ana.get("/api/tables").json["mine"]] == [table["id"]]
    own_person("Bo").join(table)
    ana.start(table)
    listed = nobody.get("/api/tables").json
    assert listed["open"] == [] and listed["running"][0]["to_act"] == [0, 1]


def test_the_lobby_tells_what_changes(own_person: People) -> None:
    """Public tables to everybody, one's own to oneself, and nothing about acts."""
    ana, bo = own_person("Ana"), own_person("Bo")
    with bo.socket() as page, ana.socket() as mine:
        assert page.ask("lobby")["tables"]["open"] == []
        mine.ask("lobby")
        table = ana.create("me", "friend", public=True)
        news = page.until(lambda m: m["say"] == "listed" and bool(m["changed"]))
        assert [one["id"] for one in news["changed"]] == [table["id"]]
        own = mine.until(lambda m: m["say"] == "listed" and bool(m["mine"]))
        assert own["mine"][0]["me"] == 0 and own["mine"][0]["invitation"]
        bo.join(table)
        assert page.until(lambda m: m["say"] == "listed" and bool(m["mine"]))["mine"][0]["me"] == 1
        ana.start(table)
        page.until(lambda m: m["say"] == "listed" and is_stage(m["changed"], "running"))
        page.ask("ping")
        before = sum(bool(m.get("changed")) for m in page.heard)
        state = mine.watch(table)
        act = {"table": table["id"], "version": state["version"], "act": state["offers"][0]}
        version = mine.ask("act", **act)["version"]
        page.until(lambda m: m["say"] == "listed" and is_version(m["mine"], version))
        assert sum(bool(m.get("changed")) for m in page.heard) == before
        bo.post(f"/api/tables/{table['id']}/leave")
        assert page.until(lambda m: m["say"] == "listed" and m["left"])["left"] == [table["id"]]
        ana.post(f"/api/tables/{table['id']}/leave")
        page.until(lambda m: m["say"] == "listed" and table["id"] in m["gone"])


def is_stage(tables: list[Message], stage: str) -> bool:
    return bool(tables) and tables[0]["stage"] == stage


def is_version(tables: list[Message], version: int) -> bool:
    return bool(tables) and tables[0]["version"] == version


def test_the_lobby_is_read_once_for_everybody(
    own_server: Running, own_person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = []
    public_tables = projection.public_tables

    def counted(*given: Any) -> Any:
        reads.append(1)
        return public_tables(*given)

    monkeypatch.setattr(projection, "public_tables", counted)
    ana = own_person("Ana")
    with ExitStack() as stack:
        pages = [stack.enter_context(Person(own_server.port).socket()) for _ in range(30)]
        for page in pages:
            page.ask("lobby")
        assert len(reads) == 1
        ana.create("me", "friend", public=True)
        for page in pages:
            page.until(lambda m: m["say"] == "listed")
        assert len(reads) == 2


def test_who_comes_while_the_lobby_is_read_sees_all_of_it(
    own_server: Running, own_person: People
) -> None:
    table = own_person("Ana").create("me", "friend", public=True)
    lobby = own_server.app.state.hall.lobby

    async def two_at_once() -> list[schema.TableList]:
        return list(await asyncio.gather(lobby.listed(None), lobby.listed(None)))

    for seen in own_server.do(two_at_once()):
        assert [info.id for info in seen.open] == [table["id"]]


def test_a_guest_cannot_fill_the_lobby(own_person: People) -> None:
    ana = own_person("Ana")
    for _ in range(QUICK.tables_offered):
        table = ana.create("me", "friend", public=True)
    form = {"game": "middle_kingdom", "seats": [{"kind": "me"}, {"kind": "friend"}], "public": True}
    refused(ana.post("/api/tables", form), 409, "too-many-offered")
    ana.create("me", "friend")  # by invitation
    ana.post(f"/api/tables/{table['id']}/leave")
    ana.create("me", "friend", public=True)


def test_the_host_sends_somebody_away(person: People) -> None:
    ana, bo, cy = (person(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.create("me", "friend", "random", public=True)
    address = f"/api/tables/{table['id']}/remove"
    bo.join(table)
    with bo.socket() as page:
        page.ask("watch", table=table["id"])
        refused(bo.post(address, {"seat": 0}), 403, "not-host")
        for seat in (0, 2, 7):  # oneself, a bot, nobody
            refused(ana.post(address, {"seat": seat}), 409, "nobody-to-remove")
        assert ana.post(address, {"seat": 1}).json["seats"][1]["kind"] == "open"
        assert page.until(lambda m: m["say"] == "lost")["code"] == "removed"
        refused(bo.post(f"/api/tables/{table['id']}/join", {}), 403, "removed")
    cy.join(table)
    ana.start(table)
    refused(ana.post(address, {"seat": 1}), 409, "already-started")


def test_nor_by_asking_for_many_tables_at_once(own_person: People) -> None:
    ana = own_person("Ana")
    form = {"game": "middle_kingdom", "seats": [{"kind": "me"}, {"kind": "friend"}], "public": True}
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: ana.post("/api/tables", form).status, range(40)))
    assert answers.count(200) == QUICK.tables_offered


def test_the_host_gives_seats_to_bots_and_back(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend", "random")
    address = f"/api/tables/{table['id']}/seats"

    def seats(seat: int, kind: str) -> list[str]:
        answer = ana.post(address, {"seat": seat, "kind": kind})
        assert answer.status == 200, answer.text
        return [one["kind"] for one in answer.json["seats"]]

    assert seats(1, "bot") == ["person", "bot", "bot"]
    assert seats(1, "bot") == ["person", "bot", "bot"]  # it is one already
    assert seats(2, "friend") == ["person", "bot", "open"]
    bo.join(table)
    refused(bo.post(address, {"seat": 1, "kind": "friend"}), 403, "not-host")
    refused(person("Cy").post(address, {"seat": 1, "kind": "friend"}), 403, "not-seated")
    for seat in (0, 2):
        refused(ana.post(address, {"seat": seat, "kind": "bot"}), 409, "seat-taken")
    refused(ana.post(address, {"seat": 7, "kind": "bot"}), 400, "no-such-seat")
    refused(ana.post(address, {"seat": 1, "kind": "person"}), 400, "malformed")
    names = [one["name"] for one in ana.start(table)["seats"]]
    assert len(set(names)) == 3
    refused(ana.post(address, {"seat": 1, "kind": "friend"}), 409, "already-started")


def test_a_bot_is_not_called_like_a_person(person: People) -> None:
    ana, lin = person("Ana"), person("LIN")
    table = ana.create("me", "friend", "friend")
    lin.join(table)
    answer = ana.post(f"/api/tables/{table['id']}/seats", {"seat": 2, "kind": "bot"})
    assert answer.json["seats"][2]["name"] not in ("", "Lin")


def test_the_host_cancels_a_table(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table, other = ana.create("me", "friend"), ana.create("me", "random")
    bo.join(table)
    address = f"/api/tables/{table['id']}"
    with bo.socket() as page:
        page.ask("watch", table=table["id"])
        refused(bo.post(f"{address}/cancel"), 403, "not-host")
        assert ana.post(f"{address}/cancel").json["stage"] == "closed"
        page.until(lambda m: m["say"] == "table" and m["table"]["stage"] == "closed")
    refused(ana.post(f"{address}/cancel"), 410, "table-closed")
    refused(ana.post(f"{address}/start"), 410, "table-closed")
    ana.start(other)
    refused(ana.post(f"/api/tables/{other['id']}/cancel"), 409, "already-started")


def test_a_table_cannot_be_changed_to_and_fro_without_end(
    person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its journal is read whole whenever it is opened."""
    monkeypatch.setattr("paravent.server.wear.MOST_ASIDES", 6)
    ana = person("Ana")
    table = ana.create("me", "friend")
    address = f"/api/tables/{table['id']}"
    kinds = ["bot", "friend"] * 3
    answers = [ana.post(f"{address}/seats", {"seat": 1, "kind": kind}) for kind in kinds]
    assert [answer.status for answer in answers] == [200] * 6
    refused(ana.post(f"{address}/seats", {"seat": 1, "kind": "bot"}), 409, "table-worn")
    assert ana.post(f"{address}/leave").json["stage"] == "closed"


def test_stand_ins_are_not_told_without_end(
    person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every state tells all of them."""
    monkeypatch.setattr("paravent.server.wear.MOST_NOTES", 2)
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    address = f"/api/tables/{table['id']}"
    assert ana.post(f"{address}/stand-in", {"seat": 0}).status == 200
    assert ana.post(f"{address}/back").status == 200
    refused(ana.post(f"{address}/stand-in", {"seat": 0}), 409, "table-worn")
    assert ana.post(f"{address}/leave").status == 200


def test_leaving_before_the_start_frees_the_seat(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    left = ana.post(f"/api/tables/{table['id']}/leave").json
    assert left["seats"][0]["kind"] == "open" and left["me"] is None
    found = bo.get(f"/api/tables/{table['id']}").json
    assert found["host"] == 1
    bo.post(f"/api/tables/{table['id']}/leave")
    refused(
        ana.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]}),
        410,
        "table-closed",
    )


def test_leaving_a_running_game_hands_the_seat_to_a_bot(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    with bo.socket() as page:
        page.watch(table)
        assert page.ask("act", table=table["id"], version=page.at(0)["version"], act="bid 1")
        bo.post(f"/api/tables/{table['id']}/leave")
        lost = page.until(lambda message: message["say"] == "lost")
        assert lost["code"] == "left" and lost["text"]
        assert page.ask("act", table=table["id"], version=9, act="bid 1")["code"] == "not-seated"
    with ana.socket() as page:
        state = page.watch(table)
        page.at(state["version"], lambda message: message["to_act"] == [0])  # the bot has bid
    assert ana.get(f"/api/tables/{table['id']}").json["seats"][1]["kind"] == "bot"


def test_a_table_without_people_is_closed(own_person: People, own_server: Running) -> None:
    ana = own_person("Ana")
    table = ana.create("me", "random", public=True)
    ana.start(table)
    address = f"/api/tables/{table['id']}"
    assert ana.post(f"{address}/leave").json["stage"] == "closed"
    assert ana.get("/api/tables").json == {"mine": [], "open": [], "running": []}
    refused(ana.get(f"{address}/moments/1"), 410, "table-closed")
    with Person(own_server.port).socket() as page:
        assert page.ask("watch", table=table["id"])["say"] == "done"
        assert page.heard[1]["table"]["stage"] == "closed"
        assert [m for m in page.heard if m["say"] == "state"] == []


def test_a_seat_link_moves_the_seat_once(person: People) -> None:
    ana, phone, thief = person("Ana"), person("Ana"), person("Eve")
    table = ana.create("me", "random")
    ana.start(table)
    link = ana.post(f"/api/tables/{table['id']}/link").json
    assert link["path"].startswith("/#/")
    assert ana.post("/api/seats/take", {"token": link["token"]}).json["me"] == 0
    with ana.socket() as page:
        page.watch(table)
        assert phone.post("/api/seats/take", {"token": link["token"]}).json["me"] == 0
        assert page.until(lambda message: message["say"] == "lost")["code"] == "seat-moved"
    refused(thief.post("/api/seats/take", {"token": link["token"]}), 410, "link-expired")
    refused(thief.post("/api/seats/take", {"token": "x"}), 410, "link-expired")
    refused(ana.get(f"/api/tables/{table['id']}"), 403, "not-invited")
    assert phone.get(f"/api/tables/{table['id']}").json["host"] == 0
    with phone.socket() as page:
        page.play(table, first)


def test_a_seat_link_expires_and_is_replaced(tmp_path: Path) -> None:
    now = [1_000]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, phone = Person(server.port, "Ana"), Person(server.port, "Ana")
        table = ana.create("me", "random")
        old = ana.post(f"/api/tables/{table['id']}/link").json["token"]
        new = ana.post(f"/api/tables/{table['id']}/link").json["token"]
        refused(phone.post("/api/seats/take", {"token": old}), 410, "link-expired")
        now[0] += settings.seat_link_ms + 1
        refused(phone.post("/api/seats/take", {"token": new}), 410, "link-expired")


def test_refusals_are_worded_in_both_languages(person: People) -> None:
    ana = person("Ana")
    english = ana.get("/api/tables/nowhere").json
    french = ana.get("/api/tables/nowhere?lang=fr").json
    accepted = ana.ask("GET", "/api/tables/nowhere", headers={"Accept-Language": "fr-CH, en"})
    assert english["code"] == french["code"] and accepted.json == french
    assert french["text"].startswith("Il n’y a pas de table") and "nowhere" in french["text"]


def test_requests_of_other_sites_are_refused(person: People, server: Running) -> None:
    ana = person("Ana")
    evil = {"Origin": "https://evil.example"}
    refused(ana.post("/api/tables", {}, **evil), 403, "foreign-origin")
    refused(ana.post("/api/tables", {}, Origin="null"), 403, "foreign-origin")
    refused(ana.post("/api/tables", {}, **{"Sec-Fetch-Site": "cross-site"}), 403, "foreign-origin")
    own = f"http://127.0.0.1:{server.port}"
    refused(ana.post("/api/tables", {}, Origin=own), 400, "malformed")
    with pytest.raises(Exception, match="403"), ana.socket(**evil):
        pass
    with ana.socket(Origin=own) as page:
        assert page.hear()["name"] == "Ana"


def test_bodies_must_be_json_and_small(person: People) -> None:
    ana = person("Ana")
    refused(ana.ask("POST", "/api/tables", b"game=x"), 415, "not-json")
    headers = {"Content-Type": "application/json"}
    refused(ana.ask("POST", "/api/tables", b"{" * 9000, headers), 413, "too-large")
    refused(ana.ask("POST", "/api/tables", b"[" * 8000, headers), 400, "malformed")
    refused(ana.ask("POST", "/api/tables", b"\xff\xfe", headers), 400, "malformed")


def test_unknown_addresses(person: People) -> None:
    ana = person("Ana")
    refused(ana.get("/api/nothing"), 404, "no-such-page")
    refused(ana.ask("DELETE", "/api/tables"), 405, "wrong-method")
    refused(ana.get("/../../etc/passwd.txt"), 404, "no-such-page")
    refused(ana.get("/..%2f..%2fapp.py"), 404, "no-such-page")


def test_too_many_requests(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, new_guests=Rate(2, 0.001), tables_per_guest=1)
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Person(server.port, "Ana")
        Person(server.port, "Bo")
        refused(Person(server.port).post("/api/session", {"name": "Cy"}), 429, "too-fast")
        ana.create("me", "friend")
        form: Message = {"game": "middle_kingdom", "seats": SEATS}
        refused(ana.post("/api/tables", form), 409, "too-many-tables")


def test_every_answer_is_protected(person: People) -> None:
    ana = person("Ana")
    for path in ("/", "/api/docs", "/api/openapi.json", "/api/nothing", "/api/games", "/x.js"):
        headers = ana.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert ana.get("/api/games").headers["cache-control"] == "no-store"


def test_pages_without_a_client_are_in_both_languages_without_scripts(tmp_path: Path) -> None:
    with running(open_database(new_sqlite(tmp_path)), static=tmp_path / "none") as server:
        nobody = Person(server.port)
        for path in ("/", "/table/abc", "/api/docs"):
            english, french = (nobody.get(f"{path}?lang={lang}").text for lang in ("en", "fr"))
            assert english != french and "<script" not in english + french
            assert "⟦" not in english + french


def test_a_built_client_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>built</title>")
    (static / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(open_database(new_sqlite(tmp_path)), static=static) as server:
        nobody = Person(server.port)
        assert "built" in nobody.get("/").text == nobody.get("/table/abc").text
        script = nobody.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert nobody.get("/assets/none.js").status == 404
        assert nobody.get("/../secret.txt").status == 404
        assert nobody.get("/%2e%2e/secret.txt").status == 404


def test_the_api_describes_itself(person: People) -> None:
    api = person("Ana").get("/api/openapi.json").json
    assert api["openapi"] == "3.1.0"
    assert "/api/tables/{table}/moments/{number}" in api["paths"]
    assert len(api["x-socket"]["client"]) == len(REQUESTS)
    known = {f"#/components/schemas/{name}" for name in api["components"]["schemas"]}

    def references(part: Any) -> set[str]:
        if isinstance(part, list):
            return set().union(*map(references, part), set())
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*map(references, part.values()), set())
        return set()

    assert references(api) <= known and references(api["paths"])
    for methods in api["paths"].values():
        for operation in methods.values():
            assert operation["summary"] and "⟦" not in operation["summary"]


def test_games_have_titles_in_both_languages(person: People) -> None:
    ana = person("Ana")
    listed = [ana.get(f"/api/games?lang={lang}").json for lang in LANGUAGES]
    for english, french in zip(*listed, strict=True):
        assert english["key"] == french["key"] and english["levels"]
        for title in (english["title"], french["title"]):
            assert title and "⟦" not in title
    assert any(game["options"] for game in listed[0])


def test_open_tables_are_found_also_far_down(
    own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED", 1)
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    small = ana.create("me", "friend", public=True)
    large = ana.create("me", "friend", "friend", public=True, pace="slow")
    ana.create("me", "friend", public=True)

    def found(asked: str, who: Person = bo) -> list[str]:
        return [one["id"] for one in who.get(f"/api/tables?{asked}").json["open"]]

    assert found("players=3") == [large["id"]] == found("pace=slow&rated=false&free=2")
    assert len(bo.get("/api/tables").json["open"]) == 1
    assert found("players=3", ana) == [] == found("rated=true") == found("free=3")
    assert found("game=china") == [] and found("players=2") != [large["id"]]
    bo.join(small)
    assert small["id"] not in found("players=2&free=1", ana) + found("players=2&free=1")
    for wrong in ("game=chess", "players=x", "pace=swift", "rated=perhaps"):
        assert bo.get(f"/api/tables?{wrong}").status in (400, 404), wrong
