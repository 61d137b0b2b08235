"""Names, sessions and devices: who is who, and who has left."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from paravent.core.mistakes import Mistake
from paravent.server.database import GUEST_ROWS, open_database
from paravent.server.names import skeleton, tidy_name
from paravent.server.sessions import SESSION_DAYS, device_of, forget_sessions
from paravent.server.settings import DAY_MS, Rate, Retention
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, QUICK, Person, Running, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/140.0.0.0 Mobile Safari/537.36"
)


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Zoé",
        "O’Neil",
        "Jo (2)",
        "Nguyễn",
        "王小明",
        "عمر",
        "हिन्दी",
        "สวัสดี",
        "Анна",
        "☃",
        "Ana 美咲",
        "山田タロー",
        "רות 2",
        "۱۲ علی",
    ],
)
def test_names_of_all_the_world(name: str) -> None:
    assert tidy_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u2800", "name-letters"),
        ("a\u2800b", "name-letters"),
        ("\u3164", "name-letters"),
        ("\uffa0", "name-letters"),
        ("\U0001d159", "name-letters"),
        ("a\u0300\u0301\u0302\u0303", "name-letters"),
        ("\u0301a", "name-letters"),
        ("a\u20dd", "name-letters"),
        ("a\u202eb", "name-letters"),
        ("a\u2066b", "name-letters"),
        ("a\u200db", "name-letters"),
        ("Ana\u2d7f", "name-letters"),
        ("\ufdfd" * 24, "name-letters"),
        ("\u0410na", "name-mixed"),
        ("B\u0966b", "name-mixed"),
        ("Pau\u0627", "name-mixed"),
        ("Pau\u2d4f", "name-mixed"),
        ("Ana\u05b0", "name-mixed"),
        ("\u15e9na", "name-mixed"),
        ("\u7f8e\u0410", "name-mixed"),
    ],
)
def test_names_that_cannot_be_read(name: str, code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        tidy_name(name)
    assert mistake.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аnа"),
        ("Bill", "BiIl"),
        ("Bo", "B0"),
        ("Zoe", "Zoë"),
        ("Tom", "Torn"),
        ("Ana", "ɑna"),
        ("Bill", "Bɪʟʟ"),
        ("Paul", "Pauǀ"),
        ("Ana", "Aɲa"),
        ("Ana", "Anaʹ"),
        ("Ana", "Ana`"),
        ("Bob", "B〇b"),
        ("Oeuf", "Œuf"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert skeleton("हिन्दी") != skeleton("हन्दा") and skeleton("Ana") != skeleton("Anna")


def test_nobody_looks_like_another_at_a_table(person: People) -> None:
    ana, false = person("Ana"), person("ANÄ")
    table = ana.create("me", "friend")
    given = {"invitation": table["invitation"]}
    answer = false.post(f"/api/tables/{table['id']}/join", given)
    assert (answer.status, answer.json["code"]) == (409, "name-taken")
    link = ana.post(f"/api/tables/{table['id']}/link").json["token"]
    person("Bo").join(table)
    assert person("Di").post("/api/seats/take", {"token": link}).status == 200
    assert false.post("/api/session", {"name": "Cy"}).status == 200


def test_a_new_name_is_seen_at_every_table(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    open_table, game = ana.create("me", "friend"), ana.create("me", "friend")
    bo.join(game)
    ana.start(game)
    with bo.socket() as page:
        page.watch(game)
        assert ana.post("/api/session", {"name": "Anabel"}).json == {"name": "Anabel"}
        page.until(lambda m: m["say"] == "table" and m["table"]["seats"][0]["name"] == "Anabel")
    assert ana.get(f"/api/tables/{open_table['id']}").json["seats"][0]["name"] == "Anabel"
    answer = bo.post("/api/session", {"name": "ANABEL"})
    assert (answer.status, answer.json["code"]) == (409, "name-taken")
    assert bo.get("/api/session").json == {"name": "Bo"}


def test_devices() -> None:
    assert device_of(FIREFOX) == "Firefox, Linux" and device_of(PHONE) == "Chrome, Android"
    assert device_of("") == "" == device_of("curl/8.0")


def test_several_devices_and_their_end(person: People, server: Running) -> None:
    ana = Person(server.port)
    ana.post("/api/session", {"name": "Ana"}, **{"User-Agent": FIREFOX})
    table = ana.create("me", "friend")
    token = ana.post("/api/session/link").json["token"]
    phone = person("Somebody")
    before = phone.cookie
    taken = phone.post("/api/session/take", {"token": token}, **{"User-Agent": PHONE})
    assert taken.json == {"name": "Ana"} and phone.cookie != before
    assert phone.get(f"/api/tables/{table['id']}").json["me"] == 0
    again = person("Bo").post("/api/session/take", {"token": token})
    assert (again.status, again.json["code"]) == (410, "link-expired")
    old = Person(server.port)
    old.cookie = before
    assert old.get("/api/session").status == 401  # who became Ana there is Somebody no more

    listed = ana.get("/api/sessions").json
    assert {one["device"]: one["here"] for one in listed} == {
        "Firefox, Linux": True,
        "Chrome, Android": False,
    }
    other = next(one["id"] for one in listed if not one["here"])
    wrong = person("Bo").post("/api/sessions/end", {"id": other})
    assert (wrong.status, wrong.json["code"]) == (404, "no-such-session")
    with phone.socket() as page, ana.socket() as mine:
        assert page.ask("watch", table=table["id"])["say"] == "done"
        left = ana.post("/api/sessions/end", {"id": other}).json
        assert [one["here"] for one in left] == [True]
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()
        assert mine.ask("ping")["say"] == "done"
    assert phone.get("/api/session").status == 401

    cookie = ana.cookie
    answer = ana.ask("DELETE", "/api/session")
    assert answer.status == 200 and "Max-Age=0" in answer.headers["set-cookie"]
    ana.cookie = cookie
    assert ana.get("/api/session").status == 401


def test_a_cookie_is_renewed_while_it_is_used(tmp_path: Path) -> None:
    now = [20_000 * DAY_MS]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0], retention=Retention(guest=10_000))
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Person(server.port, "Ana")
        assert "set-cookie" not in ana.get("/api/session").headers
        for _ in range(3):
            now[0] += 300 * DAY_MS
            answer = ana.get("/api/session")
            assert answer.status == 200 and "Max-Age=34560000" in answer.headers["set-cookie"]
        assert "set-cookie" not in ana.get("/api/session").headers


@pytest.mark.parametrize("days", [401, -401])
def test_a_clock_that_was_wrong_ends_no_session(tmp_path: Path, days: int) -> None:
    """Neither of those who are known, nor of those who came meanwhile."""
    now = [20_000 * DAY_MS]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Person(server.port, "Ana")
        while not server.app.state.hall.settings.clock.lived:
            ana.get("/api/session")  # until it has once looked for what is old
        now[0] += days * DAY_MS
        bo = Person(server.port, "Bo")
        assert [one.get("/api/session").status for one in (ana, bo)] == [200, 200]
        loop = server.server.servers[0].get_loop()
        asyncio.run_coroutine_threadsafe(server.app.state.hall.purge(), loop).result(PATIENCE)
        now[0] -= days * DAY_MS
        assert [one.get("/api/session").status for one in (ana, bo)] == [200, 200]


def test_sessions_that_nobody_uses_are_forgotten(tmp_path: Path) -> None:
    engine = open_database(new_sqlite(tmp_path))
    with running(engine) as server:
        ana = Person(server.port, "Ana")
        for days, known in ((SESSION_DAYS - 1, 200), (SESSION_DAYS + 1, 401)):
            with engine.begin() as connection:
                forget_sessions(connection, QUICK.clock() + days * DAY_MS, Retention())
            assert ana.get("/api/session").status == known


def test_a_guest_has_so_many_devices_at_most(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, sessions_per_guest=3)
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, phones = Person(server.port, "Ana"), []
        for _ in range(4):
            phones.append(Person(server.port))
            link = ana.post("/api/session/link").json
            assert phones[-1].post("/api/session/take", {"token": link["token"]}).status == 200
            ana = phones[-1]
        assert len(ana.get("/api/sessions").json) == 3
        assert [one.get("/api/session").status for one in phones] == [401, 200, 200, 200]


def test_a_guest_cannot_have_a_new_name_all_the_time(tmp_path: Path) -> None:
    """Each is written at all of its tables."""
    settings = dataclasses.replace(QUICK, names=Rate(2, 0))
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Person(server.port, "Ana")
        answers = [ana.post("/api/session", {"name": f"Ana {n}"}) for n in range(3)]
        assert [one.status for one in answers] == [200, 200, 429]


def test_a_link_to_a_device_is_good_for_a_while(tmp_path: Path) -> None:
    now = [20_000 * DAY_MS]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        link = Person(server.port, "Ana").post("/api/session/link").json
        now[0] = link["expires"] + 1
        answer = Person(server.port).post("/api/session/take", {"token": link["token"]})
        assert answer.json["code"] == "link-expired"


def test_who_is_banned_is_shut_out(own_server: Running, own_person: People) -> None:
    ana, bo = own_person("Ana"), own_person("Bo")
    app = own_server.app
    with ana.socket() as page, bo.socket() as other:
        until = QUICK.clock() + DAY_MS
        with app.state.hall.store.engine.begin() as connection:
            ban = update(GUEST_ROWS).where(GUEST_ROWS.c.name == "Ana").values(banned=until)
            connection.execute(ban)
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()
        assert other.ask("ping")["say"] == "done"
    answer = ana.get("/api/session")
    assert (answer.status, answer.json["code"]) == (403, "banned")
    with pytest.raises(Exception, match="403"), ana.socket():
        pass
