"""Reminders: a push service and a mail server of our own, on this machine."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import smtplib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, insert, select

from paravent.core.mistakes import Mistake
from paravent.server.accounts import mail, mail_links
from paravent.server.accounts.mail_links import Question
from paravent.server.database import GUEST_ROWS, MAIL_ROWS, open_database
from paravent.server.reminders import push, reminders
from paravent.server.reminders.reminders import Reminders
from paravent.server.settings import DAY_MS, HOUR_MS, MINUTE_MS
from tests.server.databases import new_sqlite
from tests.server.letterbox import Letterbox, mail_server
from tests.server.people import PATIENCE, QUICK, Keeper, Message, Person, Running, running
from tests.server.test_clocks import Time
from tests.server.test_clubs import found, join, path_of
from tests.server.test_tournaments import until

pytestmark = pytest.mark.once
SITE = "https://play.example"


class Service:
    """A push service that keeps what it is given."""

    def __init__(self) -> None:
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.together: threading.Barrier | None = None
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["Content-Length"]))
                if service.together:
                    service.together.wait()
                service.taken.append(({k.lower(): v for k, v in self.headers.items()}, raw))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/push/1"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()


class Browser:
    """The other end: keys, and reading what comes (RFC 8291 backwards)."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point = push.point_of(self.key.public_key())
        self.form = {
            "endpoint": address,
            "p256dh": push.encoded(self.point),
            "auth": push.encoded(self.auth),
        }

    def read(self, raw: bytes) -> Message:
        salt, length = raw[:16], raw[20]
        theirs, record = raw[21 : 21 + length], raw[21 + length :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        about = b"WebPush: info\0" + self.point + theirs
        secret = push.derived(shared, self.auth, about, 32)
        key = push.derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = push.derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, record, None)
        assert plain.endswith(b"\x02")
        return dict(json.loads(plain[:-1]))


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def box() -> Iterator[Letterbox]:
    found = Letterbox()
    yield found
    found.close()


@pytest.fixture
def time() -> Time:
    return Time()


SETTINGS = dataclasses.replace(QUICK, origins=(SITE,))


@pytest.fixture
def server(tmp_path: Path, time: Time, box: Letterbox) -> Iterator[Running]:
    settings = dataclasses.replace(
        SETTINGS,
        clock=time,
        mail=mail_server(box.port),
        push_loopback=True,
        remind_seconds=3600,
    )
    with running(open_database(new_sqlite(tmp_path)), settings) as found:
        yield found


def look(server: Running) -> None:
    server.do(server.app.state.reminders.look())


def pair(server: Running) -> tuple[Person, Person, Message]:
    ana, bo = Person(server.port, "Ana"), Person(server.port, "Bo")
    table = ana.create("me", "friend", pace="slow")
    bo.join(table)
    ana.start(table)
    return ana, bo, table


def test_a_device_is_told_once_that_it_is_its_turn(
    server: Running, service: Service, time: Time
) -> None:
    ana, _, table = pair(server)
    browser = Browser(service.address)
    key = ana.get("/api/reminders").json["key"]
    assert ana.post("/api/reminders/push?lang=fr", browser.form).json["devices"] == 1
    look(server)
    assert service.taken == []  # she may just be about to act
    time.now += MINUTE_MS
    look(server)
    look(server)
    ((headers, raw),) = service.taken
    path = f"/#/table/{table['id']}"
    assert browser.read(raw) == {
        "title": "C’est à vous de jouer",
        "body": "Middle Kingdom",
        "path": path,
    }
    check_ticket(headers["authorization"], key, service.address.rpartition("/push")[0])
    # Who is at the table sees it there; and a browser that is gone is forgotten.
    time.now += 1000
    with ana.socket() as page:
        for _ in range(2):  # of two bids each
            state = page.watch(table)
            act = {"act": state["offers"][0], "version": state["version"]}
            page.ask("act", table=table["id"], **act)
        state = page.watch(table)
        page.ask("undo", table=table["id"], version=state["version"])
        time.now += HOUR_MS
        look(server)
        assert len(service.taken) == 1
    service.status = 410
    while ana.get(f"/api/tables/{table['id']}").json["seats"][0]["online"]:
        pass
    look(server)
    assert len(service.taken) == 2 and ana.get("/api/reminders").json["devices"] == 0


def subscribed(server: Running, who: Person, service: Service) -> Browser:
    browser = Browser(f"{service.address}{os.urandom(4).hex()}")
    assert who.post("/api/reminders/push?lang=fr", browser.form).status == 200
    return browser


def another(server: Running) -> Reminders:
    """What another server on this database does."""
    first = server.app.state.reminders
    return Reminders(first.hall, first.post, first.key)


def test_two_servers_tell_a_thing_once_and_one_that_dies_loses_nothing(
    server: Running, service: Service, box: Letterbox, time: Time
) -> None:
    ana, _, _ = pair(server)
    subscribed(server, ana, service)
    keep_by_mail(server, "Ana", "ana@play.example", time.now)
    time.now += HOUR_MS
    one, two = another(server), another(server)
    store = one.hall.store

    async def dies() -> None:
        """It has taken what there is, and tells nobody."""
        owing = await one._owed("pushed", reminders.pushable(), 0)
        assert len(await store.write(reminders.take, owing, time.now)) == 1
        assert await store.write(reminders.take, owing, time.now) == []
        assert await store.write(reminders.begin_digest, owing[0].guest, time.now)
        assert not await store.write(reminders.begin_digest, owing[0].guest, time.now)

    async def both() -> None:
        await asyncio.gather(one.look(), two.look())

    server.do(dies())
    server.do(both())
    assert (service.taken, box.letters) == ([], [])
    time.now += reminders.LETTER_MS
    for _ in range(2):
        server.do(both())
    box.letter(1)
    time.now += HOUR_MS
    server.do(both())
    assert (len(service.taken), len(box.letters)) == (1, 1)


def test_devices_of_one_person_are_told_side_by_side(
    server: Running, service: Service, time: Time
) -> None:
    ana, _, _ = pair(server)
    for _ in range(2):
        subscribed(server, ana, service)
    service.together = threading.Barrier(2, timeout=PATIENCE)
    time.now += MINUTE_MS
    look(server)
    assert len(service.taken) == 2


def test_who_is_at_the_table_by_another_server_is_not_reminded(
    server: Running, service: Service, time: Time
) -> None:
    ana, _, table = pair(server)
    subscribed(server, ana, service)
    with ana.socket() as page:
        page.watch(table)
        time.now += MINUTE_MS
        server.do(server.app.state.hall.lobby.look_around())
        far = another(server)
        far._there = lambda one: False  # type: ignore[method-assign]
        server.do(far.look())
        assert service.taken == []
    time.now += reminders.HERE_MS
    server.do(far.look())
    assert len(service.taken) == 1


def test_a_proposal_is_told_to_devices_once(server: Running, service: Service, time: Time) -> None:
    ana, bo = Keeper(server.port, "Ana"), Keeper(server.port, "Bo")
    browser = subscribed(server, bo, service)
    asking = {"game": "middle_kingdom", "name": "Bo"}
    assert ana.post("/api/proposals", asking).status == 200
    look(server)
    assert service.taken == []  # Bo may be looking at the page
    time.now += MINUTE_MS
    for _ in range(2):
        look(server)
    ((_, raw),) = service.taken
    assert browser.read(raw)["title"] == "Ana vous propose une partie"
    time.now += DAY_MS
    look(server)
    assert len(service.taken) == 1


def test_whose_table_of_a_tournament_is_ready_is_told(
    server: Running, service: Service, time: Time
) -> None:
    """Also of two who were chosen by it at a set time, and once; not who looks at the table."""
    ana, bo = Keeper(server.port, "Ana"), Person(server.port, "Bo")
    club = found(ana)
    join(bo, club)
    form = {"name": "Coupe", "game": "middle_kingdom", "kind": "swiss", "size": 2}
    asked = form | {"starts": time.now + HOUR_MS}
    path = ana.post(f"{path_of(club)}/tournaments", asked).json["info"]["id"]
    browsers = [subscribed(server, who, service) for who in (ana, bo)]
    for who in (ana, bo):
        assert who.post(f"/api/tournaments/{path}/enter").status == 200
    time.now += HOUR_MS

    def rounds() -> list[Message]:
        return list(ana.get(f"/api/tournaments/{path}").json["rounds"])

    until(rounds)
    table = rounds()[0]["tables"][0]["table"]
    with bo.socket() as page:
        page.ask("watch", table=table)
        for _ in range(2):
            look(server)
    ((_, raw),) = service.taken
    told = browsers[0].read(raw)
    assert told["title"] == "Votre table du tournoi est prête"
    assert told["path"] == f"/#/table/{table}"


def test_two_servers_on_one_database_share_what_there_is_to_tell(
    postgresql: str, service: Service, box: Letterbox, time: Time
) -> None:
    """Both look at the same moment, again and again: each device and each mailbox is told once."""
    settings = dataclasses.replace(
        SETTINGS, clock=time, mail=mail_server(box.port), push_loopback=True, remind_seconds=3600
    )
    with (
        running(open_database(postgresql), settings) as one,
        running(open_database(postgresql), settings) as other,
        ThreadPoolExecutor() as threads,
    ):
        people = [pair(one)[0], pair(other)[0]]
        for n, who in enumerate(people):
            subscribed(one, who, service)
            guest = who.get("/api/account/export").json["guest"]["id"]
            keep_by_mail(one, guest, f"{n}@play.example", time.now)
        time.now += HOUR_MS
        for _ in range(3):
            list(threads.map(look, (one, other)))
        box.letter(2)
        assert sorted(letter["To"] for letter in box.letters) == [
            "0@play.example",
            "1@play.example",
        ]
        assert len(service.taken) == 2
        # A letter with a link that nobody has sent yet: both postmen come for it.
        store = one.app.state.hall.store
        asked = Question("0@play.example", None, "en", SITE)
        one.do(store.write(mail_links.ask, asked, time.now, 3))
        list(threads.map(lambda server: server.do(server.app.state.postman.look()), (one, other)))
        box.letter(3)
        one.do(one.app.state.postman.look())
    assert len(box.letters) == 3


def check_ticket(header: str, key: str, audience: str) -> None:
    ticket, _, told = header.removeprefix("vapid t=").partition(", k=")
    assert told == key
    text, _, signed = ticket.rpartition(".")
    assert json.loads(push.decoded(text.split(".")[1]))["aud"] == audience
    raw = push.decoded(signed)
    r, s = (int.from_bytes(raw[part], "big") for part in (slice(32), slice(32, 64)))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"another", ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://10.0.0.7/1",
        "https://169.254.169.254/latest",
        "https://[::1]/1",
        "https://[fd00::1]/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://[64:ff9b::10.0.0.7]/1",
        "https://[2002:a00:7::1]/1",
        "https://224.0.0.1/1",
        "https://localhost/1",
        "https://metadata.internal/1",
        "https://push.example:8443/1",
        "https://me@push.example/1",
        "ftp://push.example/1",
        "https://push.example/\0",
        "no address",
    ],
)
def test_the_server_calls_nobody_inside(address: str) -> None:
    with pytest.raises(Mistake) as error:
        push.check(push.Endpoint(**Browser(address).form))
    assert error.value.code == "push-endpoint"


def test_keys_are_nothing_but_keys() -> None:
    form = Browser("https://push.example/1").form
    push.check(push.Endpoint(**form))
    with pytest.raises(Mistake, match="push-endpoint"):
        push.check(push.Endpoint(**form | {"auth": form["auth"] + "!" * 40}))


def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = [(2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: inside)
    with pytest.raises(OSError, match="not on the internet"):
        push.reached("push.example", 443, loopback=False)


def test_a_push_service_that_dawdles_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter at a time, each of them early enough."""
    now = [0.0]
    monkeypatch.setattr(push.time, "monotonic", lambda: now[0])

    class Line:
        def settimeout(self, seconds: float) -> None:
            assert 0 < seconds <= push.SECONDS

        def recv(self, _: int) -> bytes:
            now[0] += 3
            return b"H"

    with pytest.raises(TimeoutError):
        push.answered(Line())  # type: ignore[arg-type]
    assert now[0] == 12


def test_one_letter_that_has_to_wait_keeps_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "PAUSE", 0.0)
    sent: list[str] = []

    def deliver(_: mail.MailServer, letter: EmailMessage) -> None:
        if letter["To"] == "busy@mail.example" and not sent:
            raise smtplib.SMTPRecipientsRefused({letter["To"]: (450, b"later")})
        sent.append(letter["To"])

    async def play() -> None:
        post = mail.Post(mail_server(1), deliver)
        for name in ("busy", "ana"):
            letter = EmailMessage()
            letter["To"] = f"{name}@mail.example"
            post.send(letter, 60)
        while len(sent) < 2:
            await asyncio.sleep(0)
        await post.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert sent == ["ana@mail.example", "busy@mail.example"]


def test_letters_are_digests_and_end_with_a_click(
    server: Running, box: Letterbox, time: Time
) -> None:
    ana, _, _ = pair(server)
    second = ana.create("me", "friend", pace="slow")
    Person(server.port, "Cy").join(second)
    ana.start(second)
    assert ana.get("/api/reminders").json["mail"] == "none"
    keep_by_mail(server, "Ana", "ana@play.example", time.now)
    assert ana.post("/api/reminders/mail?lang=en", {"on": True}).json["mail"] == "on"
    time.now += HOUR_MS
    look(server)
    look(server)
    letter = box.letter(1)
    body = letter.get_body(("plain",))
    text = str(body.get_content()) if body else ""
    assert letter["Subject"] == "2 tables wait for you" and text.count(f"{SITE}/#/table/") == 2
    # One click in the mail program, without a cookie and with a form.
    link = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    program = Person(server.port)
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert program.ask("POST", "/api/reminders/silence?token=guess").json == {"ok": False}
    silenced = program.ask("POST", link, b"List-Unsubscribe=One-Click", form)
    assert silenced.json == {"ok": True}
    assert ana.get("/api/reminders").json["mail"] == "silent"
    time.now += DAY_MS
    third = ana.create("me", "friend", pace="slow")
    Person(server.port, "Di").join(third)
    ana.start(third)
    time.now += DAY_MS
    look(server)
    assert len(box.letters) == 1


def keep_by_mail(server: Running, who: str, address: str, now: int) -> None:
    """Somebody by the name or the id."""

    def write(connection: Connection) -> None:
        here = (GUEST_ROWS.c.name == who) | (GUEST_ROWS.c.id == who)
        guest = connection.scalar(select(GUEST_ROWS.c.id).where(here))
        row = {"address": address, "guest": guest, "created": now}
        connection.execute(insert(MAIL_ROWS).values(row))

    server.do(server.app.state.hall.store.write(write))
