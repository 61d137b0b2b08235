"""Accounts: a name is kept, games go along, keys come and go, and a person can leave for good."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.server import bots, retention
from paravent.server.accounts import mail_links
from paravent.server.database import (
    GUEST_ROWS,
    MAIL_LINK_ROWS,
    METADATA,
    SEAT_ROWS,
    STEP_ROWS,
    open_database,
)
from paravent.server.guests import digest
from paravent.server.ratings.rows import GAME_SEAT_ROWS
from paravent.server.settings import DAY_MS, HOUR_MS, Retention
from tests.server.authenticator import Passkey
from tests.server.databases import new_sqlite
from tests.server.letterbox import Letterbox, mail_server, token_in
from tests.server.people import PATIENCE, QUICK, Answer, Message, Person, Running, first, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]
SITE = "https://play.example"
MINUTE = 60_000


@dataclasses.dataclass
class House:
    """A site that sends letters, and its time."""

    server: Running
    box: Letterbox
    now: list[int]

    def person(self, name: str | None = None) -> Visitor:
        return Visitor(self.server.port, name)


class Visitor(Person):
    """Somebody who has opened the site by its name."""

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        named = {"Host": "play.example", "Origin": SITE} | (headers or {})
        return super().ask(method, path, body, named)

    def account(self) -> Message:
        return dict(self.get("/api/account").json)

    def add_passkey(self, passkey: Passkey) -> Answer:
        offer = self.post("/api/account/passkeys/offer").json
        return self.post("/api/account/passkeys", passkey.made(offer["challenge"]))

    def enter(self, passkey: Passkey) -> Answer:
        challenge = self.post("/api/account/enter/offer").json["challenge"]
        return self.post("/api/account/enter", passkey.used(challenge))

    def ask_mail(self, address: str, lang: str = "en") -> Answer:
        return self.post(f"/api/account/mail?lang={lang}", {"address": address})

    def use_mail(self, token: str) -> Answer:
        return self.post("/api/account/mail/enter", {"token": token})

    def use_code(self, code: str) -> Answer:
        return self.post("/api/account/codes/enter", {"code": code})


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    sqlite = request.param == "sqlite"
    url = new_sqlite(tmp_path) if sqlite else str(request.getfixturevalue("postgresql"))
    box, now = Letterbox(), [1_800_000_000_000]
    settings = dataclasses.replace(
        QUICK, clock=lambda: now[0], origins=(SITE,), mail=mail_server(box.port)
    )
    with running(open_database(url), settings) as server:
        yield House(server, box, now)
    box.close()


def test_a_name_is_kept_by_a_passkey(house: House) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)
    assert ana.account() == {
        "name": "Ana",
        "passkeys": [],
        "mails": [],
        "codes": 0,
        "mail": "ok",
    }
    kept = ana.add_passkey(passkey)
    assert kept.status == 200 and len(kept.json["passkeys"]) == 1
    phone = house.person()
    assert phone.account()["name"] is None
    assert phone.enter(passkey).json == {"name": "Ana"}
    assert len(phone.get("/api/sessions").json) == 2 and ana.get("/api/session").status == 200
    assert ana.post("/api/session", {"name": "Anabel"}).status == 200
    assert phone.account()["name"] == "Anabel"


def test_games_go_along(house: House) -> None:
    """Whatever stage they are in: open, running before somebody's eyes, and over."""
    ana, bo, passkey = house.person("Ana"), house.person("Bo"), Passkey(SITE)
    assert ana.add_passkey(passkey).status == 200
    guest = house.person("Guest")
    still_open, going_on, over = (guest.create("me", "friend") for _ in range(3))
    mirrored = guest.create("me", "friend", "friend")
    bo.join(going_on), bo.join(over), ana.join(mirrored)
    for table in (going_on, over):
        guest.start(table)
    with bo.socket() as page, guest.socket() as mine:
        page.watch(over)
        state = mine.watch(over)
        while not state["ending"]:
            for one in (mine, page):
                state = one.at(state["version"])
                if state["offers"]:
                    act = {"table": over["id"], "version": state["version"], "act": first(state)}
                    answer = one.ask("act", **act)
                    state = one.at(answer.get("version", state["version"]))
    log = guest.get(f"/api/tables/{over['id']}/log").text
    with bo.socket() as page:
        page.watch(going_on)
        assert guest.enter(passkey).json == {"name": "Ana"}
        told = page.until(
            lambda one: one["say"] == "table" and one["table"]["seats"][0]["name"] == "Ana"
        )
        assert told["table"]["stage"] == "running"
    mine_now = {table["id"]: table for table in guest.get("/api/tables").json["mine"]}
    assert set(mine_now) == {table["id"] for table in (still_open, going_on, over, mirrored)}
    assert mine_now[still_open["id"]]["host"] == 0 == mine_now[still_open["id"]]["me"]
    assert mine_now[mirrored["id"]]["seats"][0]["kind"] == "open"  # nobody has two seats
    assert guest.get(f"/api/tables/{over['id']}/log").text == log  # as it was played
    with guest.socket() as page:
        assert page.watch(going_on)["offers"]
    with bo.socket() as page:
        assert page.watch(going_on)["seat"] == 1


def test_an_account_that_signs_in_as_another_keeps_its_own(house: House) -> None:
    ana, bo = house.person("Ana"), house.person("Bo")
    hers, his = Passkey(SITE), Passkey(SITE)
    ana.add_passkey(hers), bo.add_passkey(his)
    table = bo.create("me", "friend")
    assert bo.enter(hers).json == {"name": "Ana"}
    assert bo.get("/api/tables").json["mine"] == []
    assert bo.enter(his).json == {"name": "Bo"}
    assert [one["id"] for one in bo.get("/api/tables").json["mine"]] == [table["id"]]


def test_a_name_is_kept_by_a_letter(house: House) -> None:
    ana = house.person("Ana")
    asked = ana.ask_mail(" Ana@Mail.example ")
    assert asked.json == {"minutes": 30, "mail": "ok"}
    token = token_in(house.box.letter())
    assert ana.account()["mails"] == []
    phone = house.person("Guest")
    assert phone.post("/api/account/mail/read", {"token": token}).json == {
        "name": "Ana",
        "keep": True,
    }
    assert phone.use_mail(token).json == {"name": "Ana"}
    assert ana.account()["mails"] == ["ana@mail.example"]
    tablet = house.person()
    assert tablet.ask_mail("ana@mail.example").status == 200
    token = token_in(house.box.letter(2))
    read = tablet.post("/api/account/mail/read", {"token": token}).json
    assert read == {"name": "Ana", "keep": False}
    assert tablet.use_mail(token).json == {"name": "Ana"}
    assert len(ana.get("/api/sessions").json) == 3


@pytest.mark.parametrize(("lang", "word"), [("en", "Keep your name"), ("fr", "Garder votre nom")])
def test_a_letter_in_both_languages(house: House, lang: str, word: str) -> None:
    ana = house.person("Ana <b>")
    assert ana.ask_mail("ana@mail.example", lang).status == 200
    letter = house.box.letter()
    assert word in letter["Subject"] and letter["To"] == "ana@mail.example"
    assert letter["Content-Language"] == lang and "table@play.example" in letter["From"]
    parts = {kind: letter.get_body((kind,)) for kind in ("plain", "html")}
    texts = {kind: str(part.get_content()) for kind, part in parts.items() if part}
    link = f"{SITE}/#/mail/{token_in(letter)}"
    assert all(link in text and "⟦" not in text for text in texts.values())
    assert "Ana <b>" in texts["plain"] and "Ana &lt;b&gt;" in texts["html"]


def test_recovery_codes(house: House) -> None:
    ana = house.person("Ana")
    old = ana.post("/api/account/codes").json["codes"]
    codes = ana.post("/api/account/codes").json["codes"]
    assert len(set(codes)) == 8 == ana.account()["codes"]
    phone = house.person()
    assert phone.use_code(old[0]).json["code"] == "wrong-code"
    assert phone.use_code(codes[0].upper().replace("-", " ")).json == {"name": "Ana"}
    assert phone.use_code(codes[0]).json["code"] == "wrong-code"
    assert phone.account()["codes"] == 7


def test_a_lost_passkey_is_taken_away(house: House) -> None:
    ana, lost = house.person("Ana"), Passkey(SITE)
    ana.add_passkey(lost)
    codes = ana.post("/api/account/codes").json["codes"]
    phone = house.person()
    assert phone.use_code(codes[3]).status == 200
    known = phone.account()["passkeys"][0]
    left = phone.post("/api/account/keys/end", {"kind": "passkey", "id": known["id"]})
    assert left.json["passkeys"] == []
    again = phone.post("/api/account/keys/end", {"kind": "passkey", "id": known["id"]})
    assert (again.status, again.json["code"]) == (404, "no-such-key")
    assert house.person().enter(lost).json["code"] == "passkey-unknown"
    assert phone.post("/api/account/keys/end", {"kind": "codes"}).json["codes"] == 0


def test_one_has_so_many_keys(house: House) -> None:
    ana = house.person("Ana")
    for _ in range(10):
        assert ana.add_passkey(Passkey(SITE)).status == 200
    assert ana.add_passkey(Passkey(SITE)).json["code"] == "too-many-keys"


def test_all_that_is_stored_is_told(house: House) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)
    ana.add_passkey(passkey)
    table = ana.create("me", "friend")
    told = ana.get("/api/account/export").json
    assert told["guest"]["name"] == "Ana" and len(told["passkeys"]) == 1
    assert [seat["table"] for seat in told["seats"]] == [table["id"]]
    assert house.person().get("/api/account/export").status == 401


def test_who_leaves_for_good_leaves_games_to_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BACKUP_SECONDS", 0.1)  # no other server plays the bot below
    ana, bo, passkey = house.person("Annabella"), house.person("Bo"), Passkey(SITE)
    ana.add_passkey(passkey)
    ana.ask_mail("ana@mail.example")
    ana.use_mail(token_in(house.box.letter()))
    still_open, going_on, over = (bo.create("me", "friend") for _ in range(3))
    hers = ana.create("me", "friend")
    unseated, given_up, handed_on = (bo.create("me", "friend") for _ in range(3))
    for table in (still_open, going_on, over, unseated, given_up, handed_on):
        ana.join(table)
    bo.start(going_on), bo.start(over), bo.start(given_up)
    with ana.socket() as page:
        for table in (unseated, given_up):
            page.ask("watch", table=table["id"], invitation=table["invitation"])
            page.ask("chat", table=table["id"], text="a word of mine")
            assert ana.post(f"/api/tables/{table['id']}/leave").status == 200
    cy = house.person("Cy")
    token = ana.post(f"/api/tables/{handed_on['id']}/link").json["token"]
    assert cy.post("/api/seats/take", {"token": token}).status == 200
    cy.join(unseated)
    with ana.socket() as page, bo.socket() as other:
        page.watch(over)
        page.ask("chat", table=over["id"], text="a word of mine")
        state = other.watch(over)
        while not state["ending"]:
            for one in (page, other):
                state = one.at(state["version"])
                if state["offers"]:
                    act = {"table": over["id"], "version": state["version"], "act": first(state)}
                    state = one.at(one.ask("act", **act).get("version", state["version"]))
    assert ana.post("/api/account/delete", {"name": "Anna"}).json["code"] == "other-name"
    with bo.socket() as page:
        page.watch(going_on)
        assert ana.post("/api/account/delete", {"name": "Annabella"}).json == []
        page.until(lambda one: one["say"] == "table" and one["table"]["seats"][1]["kind"] == "bot")
    assert ana.get("/api/session").status == 401 and house.person().enter(passkey).status == 403
    tables = {one["id"]: one for one in bo.get("/api/tables").json["mine"]}
    assert tables[still_open["id"]]["seats"][1]["kind"] == "open"
    assert tables[going_on["id"]]["seats"][1]["name"] == "N. N. 2"
    assert tables[over["id"]]["seats"][1]["name"] == "N. N. 2"
    assert tables[given_up["id"]]["seats"][1]["name"] == "N. N. 2"
    assert tables[unseated["id"]]["seats"][1]["name"] == "Cy"
    log = Log.parse(bo.get(f"/api/tables/{over['id']}/log").text)
    assert verify(log).wrong is None and log.seats == ["human:Bo", "human:N. N. 2"]
    engine = house.server.app.state.hall.store.engine
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            rows = connection.execute(select(table)).all()
            assert not any("Annabella" in str(row) or "ana@mail" in str(row) for row in rows)
            assert not any("a word of mine" in str(row) for row in rows), table.name
        assert connection.execute(select(STEP_ROWS).where(STEP_ROWS.c.table == hers["id"])).all()
    with bo.socket() as page:  # what is stored can be read again, and the game goes on
        house.server.app.state.hall.tables.clear()
        assert page.play(going_on, first)["ending"]
        assert page.play(given_up, first)["ending"]
    log = Log.parse(bo.get(f"/api/tables/{given_up['id']}/log").text)
    assert verify(log).wrong is None
    with engine.connect() as connection:
        names = connection.scalars(select(GAME_SEAT_ROWS.c.name))
        assert set(names) == {"Bo", "N. N. 2"}


def test_a_name_from_before_signing_in_goes_too(house: House) -> None:
    ana, gus, bo = house.person("Ana"), house.person("Gustave"), house.person("Bo")
    codes = ana.post("/api/account/codes").json["codes"]
    kept, left = bo.create("me", "friend"), bo.create("me", "friend")
    for table in (kept, left):
        gus.join(table)
    gus.post(f"/api/tables/{left['id']}/leave")
    assert gus.post("/api/account/codes/enter", {"code": codes[0]}).status == 200
    assert ana.post("/api/account/delete", {"name": "Ana"}).json == []
    with house.server.app.state.hall.store.engine.connect() as connection:
        steps = connection.scalars(select(STEP_ROWS.c.step)).all()
    assert not any("Gustave" in step for step in steps)
    assert bo.get(f"/api/tables/{kept['id']}").json["seats"][1]["kind"] == "open"


def test_who_keeps_a_name_is_not_forgotten(house: House) -> None:
    ana, bo = house.person("Ana"), house.person("Bo")
    ana.post("/api/account/codes")
    bo.ask_mail("bo@mail.example"), bo.post("/api/account/enter/offer")
    store = house.server.app.state.hall.store
    with store.engine.begin() as connection:
        later = house.now[0] + 100 * DAY_MS
        assert retention.forget_challenges(connection, later, Retention()) == 1
        assert retention.forget_mail_links(connection, later, Retention()) == 1
        assert retention.forget_guests(connection, later, Retention()) == 1
        assert list(connection.scalars(select(GUEST_ROWS.c.name))) == ["Ana"]
        assert connection.execute(select(SEAT_ROWS)).all() == []


def test_a_mail_server_that_is_away(tmp_path: Path) -> None:
    """The page is told, the letter waits, and goes out when the server is back."""
    box = Letterbox()
    port = box.port
    box.close()
    settings = dataclasses.replace(QUICK, origins=(SITE,), mail=mail_server(port))
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Visitor(server.port, "Ana")
        assert ana.ask_mail("ana@mail.example").status == 200
        post = server.app.state.post
        wait_for(lambda: post.away)
        assert ana.account()["mail"] == "away"
        assert ana.post("/api/account/codes").status == 200  # another way
        box = Letterbox(port)
        assert ana.use_mail(token_in(box.letter())).json == {"name": "Ana"}
        wait_for(lambda: not post.away)
        assert ana.account()["mail"] == "ok"
        box.refused.add("nobody@mail.example")
        ana.ask_mail("nobody@mail.example"), ana.ask_mail("bo@mail.example")
        assert box.letter(2)["To"] == "bo@mail.example"  # one refusal keeps no other letter
        box.close()


def test_letters_outlive_a_server_and_an_hour(tmp_path: Path) -> None:
    """They wait in rows, without a link: that is made when a letter is written, and is good then.

    Also what a server was about to send when it was killed is written again, and once only.
    """
    box = Letterbox()
    port, url, now = box.port, new_sqlite(tmp_path), [time.time_ns() // 1_000_000]
    box.close()
    settings = dataclasses.replace(
        QUICK, clock=lambda: now[0], origins=(SITE,), mail=mail_server(port)
    )
    with running(open_database(url), settings) as server:
        ana, bo = (Visitor(server.port, name) for name in ("Ana", "Bo"))
        ana.ask_mail("ana@mail.example", "fr"), bo.ask_mail("bo@mail.example")
        wait_for(lambda: server.app.state.post.away)
        for _ in range(2):
            assert ana.ask_mail("ana@mail.example").status == 200
        now[0] += 5 * HOUR_MS
        assert ana.ask_mail("ana@mail.example").json["code"] == "mail-often"  # three wait
        store = server.app.state.hall.store
        killed = server.do(store.read(lambda one: one.execute(MAIL_LINK_ROWS.select()).all()))
    with open_database(url).begin() as connection:  # as if it had not put down what it carried
        connection.execute(MAIL_LINK_ROWS.update().values(taken=now[0] + mail_links.TAKEN_MS))
        retention.forget_mail_links(connection, now[0], Retention())
    box = Letterbox(port)
    with running(open_database(url), settings) as server:
        server.do(server.app.state.postman.look())
        now[0] += mail_links.TAKEN_MS
        server.do(server.app.state.postman.look())
        letters = [box.letter(number) for number in range(1, 5)]
        assert sorted(letter["To"] for letter in letters).count("ana@mail.example") == 3
        assert {letter["Content-Language"] for letter in letters} == {"en", "fr"}
        tokens = {token_in(letter) for letter in letters}
        assert len(tokens) == 4 and not {digest(one) for one in tokens} & {r.digest for r in killed}
        phone = Visitor(server.port)
        token = token_in(next(one for one in letters if one["To"] == "bo@mail.example"))
        assert phone.use_mail(token).json == {"name": "Bo"}
        left = (MAIL_LINK_ROWS.c.waits > 0).label("waits")
        wait_for(
            lambda: (
                not any(
                    server.do(
                        server.app.state.hall.store.read(lambda o: o.scalars(select(left)).all())
                    )
                )
            )
        )
        server.do(server.app.state.postman.look())
    assert len(box.letters) == 4
    box.close()


def wait_for(fits: Callable[[], bool]) -> None:
    import time

    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_site_without_letters(person: People) -> None:
    ana = person("Ana")
    assert ana.get("/api/account").json["mail"] == "off"
    answer = ana.post("/api/account/mail", {"address": "ana@mail.example"})
    assert (answer.status, answer.json["code"]) == (409, "mail-off")
