"""What strangers try against accounts: forged ceremonies, replays, guesses, fixation, bombing."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from paravent.core.mistakes import Mistake
from paravent.server.accounts import mail_links
from paravent.server.accounts.api import OPERATIONS
from paravent.server.accounts.mail import mail_server as read_server
from paravent.server.accounts.mail import tidy_address
from paravent.server.accounts.passkeys import site_of
from paravent.server.database import MAIL_LINK_ROWS, METADATA, open_database
from paravent.server.guests import new_token
from paravent.server.settings import Rate
from tests.server.authenticator import Passkey, base64
from tests.server.databases import new_sqlite
from tests.server.letterbox import Letterbox, mail_server, token_in
from tests.server.people import PATIENCE, QUICK, Answer, Person, running
from tests.server.test_accounts import MINUTE, SITE, House

pytestmark = pytest.mark.once


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with at_home(tmp_path) as found:
        yield found


class at_home:
    """A house of which some settings are others."""

    def __init__(self, folder: Path, **more: object) -> None:
        self.box, now = Letterbox(), [1_800_000_000_000]
        mail = mail_server(self.box.port)
        usual = {"clock": lambda: now[0], "origins": (SITE,), "mail": mail}
        settings = dataclasses.replace(QUICK, **(usual | more))  # type: ignore[arg-type]
        self.running, self.now = running(open_database(new_sqlite(folder)), settings), now

    def __enter__(self) -> House:
        return House(self.running.__enter__(), self.box, self.now)

    def __exit__(self, *error: object) -> None:
        self.running.__exit__(None, None, None)
        self.box.close()


def code_of(answer: Answer) -> str:
    return str(answer.json["code"]) if answer.status != 200 else ""


# Passkeys.


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://play.example", "https://play.example.evil.example"],
)
def test_a_forged_origin(house: House, origin: str) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)
    forged = Passkey(SITE)
    forged.origin = origin
    assert code_of(ana.add_passkey(forged)) == "passkey-refused"
    assert ana.account()["passkeys"] == []
    assert ana.add_passkey(passkey).status == 200
    passkey.origin = origin
    assert code_of(house.person().enter(passkey)) == "passkey-refused"


def test_a_passkey_of_another_site(house: House) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)
    ana.add_passkey(passkey)
    passkey.site = "evil.example"
    assert code_of(house.person().enter(passkey)) == "passkey-refused"


def test_a_counter_that_goes_back(house: House) -> None:
    """A copy of a passkey is behind; so is whoever repeats an old signature."""
    ana, passkey = house.person("Ana"), Passkey(SITE, count=5)
    ana.add_passkey(passkey)
    assert house.person().enter(passkey).status == 200
    passkey.count = 3
    assert code_of(house.person().enter(passkey)) == "passkey-copied"
    passkey.count = 5
    assert code_of(house.person().enter(passkey)) == "passkey-copied"  # signs as 6, which was used
    assert house.person().enter(passkey).status == 200


def test_a_signature_is_good_once(house: House) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)  # does not count
    ana.add_passkey(passkey)
    thief = house.person()
    challenge = thief.post("/api/account/enter/offer").json["challenge"]
    signed = passkey.used(challenge)
    assert thief.post("/api/account/enter", signed).status == 200
    assert code_of(house.person().post("/api/account/enter", signed)) == "passkey-late"


def test_challenges_are_ours_recent_and_for_one_purpose(house: House) -> None:
    ana, bo, passkey = house.person("Ana"), house.person("Bo"), Passkey(SITE)
    ana.add_passkey(passkey)
    nobody = house.person()
    forged = nobody.post("/api/account/enter", passkey.used(new_token()))
    assert code_of(forged) == "passkey-late"
    offered = ana.post("/api/account/passkeys/offer").json["challenge"]
    assert code_of(nobody.post("/api/account/enter", passkey.used(offered))) == "passkey-late"
    new = Passkey(SITE)
    assert code_of(bo.post("/api/account/passkeys", new.made(offered))) == "passkey-late"
    house.now[0] += 11 * MINUTE
    assert code_of(ana.post("/api/account/passkeys", new.made(offered))) == "passkey-late"


def test_a_signature_of_somebody_else(house: House) -> None:
    ana, hers, other = house.person("Ana"), Passkey(SITE), Passkey(SITE)
    ana.add_passkey(hers)
    other.id = hers.id
    assert code_of(house.person().enter(other)) == "passkey-refused"
    taken = house.person("Bo").add_passkey(other)
    assert code_of(taken) == "conflict"


def test_nonsense_in_place_of_a_passkey(house: House) -> None:
    ana, passkey = house.person("Ana"), Passkey(SITE)
    ana.add_passkey(passkey)
    nobody = house.person()
    challenge = nobody.post("/api/account/enter/offer").json["challenge"]
    good = passkey.used(challenge)
    for field in ("client_data", "authenticator", "signature"):
        for text in ("", "!", "é", "AAAA", base64(b"[]"), base64(b'{"challenge": 7}'), "A" * 6000):
            challenge = nobody.post("/api/account/enter/offer").json["challenge"]
            form = passkey.used(challenge) | {field: text}
            answer = nobody.post("/api/account/enter", form)
            assert answer.status in (403, 410), (field, text[:10], answer.text)
    for text in ("", "A" * 6000, base64(bytes(300))):
        challenge = ana.post("/api/account/passkeys/offer").json["challenge"]
        form = Passkey(SITE).made(challenge) | {"attestation": text}
        assert code_of(ana.post("/api/account/passkeys", form)) == "passkey-refused"
    assert nobody.post("/api/account/enter", good).status == 200


def test_sites_have_names() -> None:
    assert site_of("http", "localhost:8411", ()).origins == ["http://localhost:8411"]
    found = site_of("http", "play.example", (SITE, "https://other.example"))
    assert found.id == "play.example" and found.origins == [SITE]
    for host in ("127.0.0.1:8411", "[::1]:8411", ""):
        with pytest.raises(Mistake, match="passkey-host"):
            site_of("http", host, ())


# Links and codes.


def test_links_are_good_once_and_soon(house: House) -> None:
    ana = house.person("Ana")
    ana.ask_mail("ana@mail.example")
    token = token_in(house.box.letter())
    assert ana.use_mail(token).status == 200
    for again in (house.person(), ana):
        answer = again.use_mail(token)
        assert (answer.status, code_of(answer)) == (410, "mail-link-expired")
    ana.ask_mail("ana@mail.example")
    token = token_in(house.box.letter(2))
    house.now[0] += 34 * MINUTE
    read = ana.post("/api/account/mail/read", {"token": token})
    assert code_of(read) == "mail-link-expired" == code_of(house.person().use_mail(token))
    assert ana.ask_mail("ana@mail.example").status == 200  # the way on
    assert house.person().use_mail(token_in(house.box.letter(3))).json == {"name": "Ana"}


def test_guessing_is_hopeless(tmp_path: Path) -> None:
    """Tokens have 256 bits and codes 79; and whoever goes on guessing is stopped."""
    with at_home(tmp_path, keys=Rate(5, 0), crowd=2) as house:
        ana = house.person("Ana")
        codes = ana.post("/api/account/codes").json["codes"]
        assert all(len(code.replace("-", "")) == 16 for code in codes)
        thief = house.person("Thief")
        answers = [code_of(thief.use_mail(new_token())) for _ in range(3)]
        answers += [code_of(thief.use_code(f"aaaa-bbbb-cccc-ddd{n}")) for n in range(3)]
        assert answers == ["mail-link-expired"] * 3 + ["wrong-code"] * 2 + ["too-fast"]
        other = house.person("Other")  # another name at the same address does not help for long
        assert "too-fast" in [code_of(other.use_code("aaaa")) for _ in range(6)]


def test_only_digests_are_stored(house: House) -> None:
    ana = house.person("Ana")
    codes = ana.post("/api/account/codes").json["codes"]
    ana.ask_mail("ana@mail.example")
    secrets = [*codes, token_in(house.box.letter()), ana.cookie.partition("=")[2]]
    with house.server.app.state.hall.store.engine.connect() as connection:
        stored = [str(connection.execute(table.select()).all()) for table in METADATA.sorted_tables]
    for secret in secrets:
        assert not any(secret in text or secret.replace("-", "") in text for text in stored)


# Sessions.


def test_a_session_from_before_is_of_no_use_afterwards(house: House) -> None:
    """Fixation: somebody has put a cookie of theirs into my browser, and waits until I sign in."""
    ana, passkey = house.person("Ana"), Passkey(SITE)
    ana.add_passkey(passkey)
    planted = house.person("Guest")
    thief = house.person()
    thief.cookie = planted.cookie
    assert planted.enter(passkey).json == {"name": "Ana"}
    assert planted.cookie != thief.cookie and thief.get("/api/session").status == 401


@pytest.mark.parametrize("by", ["passkey", "mail", "codes"])
def test_a_new_key_is_a_new_session(house: House, by: str) -> None:
    """Nor does it help to have planted the guest whose name is then kept."""
    ana = house.person("Ana")
    thief = house.person()
    thief.cookie = ana.cookie
    with thief.socket() as page:
        if by == "passkey":
            assert ana.add_passkey(Passkey(SITE)).status == 200
        elif by == "mail":
            ana.ask_mail("ana@mail.example")
            assert ana.use_mail(token_in(house.box.letter())).status == 200
        else:
            assert ana.post("/api/account/codes").status == 200
        with pytest.raises(ConnectionClosed):
            page.until(lambda _: False, PATIENCE)
    assert ana.get("/api/session").status == 200 and thief.get("/api/session").status == 401


def test_requests_of_other_sites_are_refused(house: House) -> None:
    ana = house.person("Ana")
    for operation in OPERATIONS:
        if operation.method == "GET":
            continue
        answer = ana.ask(
            "POST",
            operation.path,
            json.dumps({}).encode(),
            {"Content-Type": "application/json", "Origin": "https://evil.example"},
        )
        assert (answer.status, code_of(answer)) == (403, "foreign-origin"), operation.name
        plain = ana.ask("POST", operation.path, b"{}", {"Content-Type": "text/plain"})
        assert operation.body is None or code_of(plain) == "not-json"
    assert ana.ask("GET", "/api/account/delete").status == 404
    cookie = house.person("Bo").post("/api/account/codes").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie


# Addresses.


def test_answers_do_not_tell_which_addresses_are_known(house: House) -> None:
    ana = house.person("Ana")
    ana.ask_mail("ana@mail.example")
    ana.use_mail(token_in(house.box.letter()))
    for asking in (house.person(), house.person("Bo")):
        known, unknown = (asking.ask_mail(f"{name}@mail.example") for name in ("ana", "eve"))
        assert (known.status, known.text) == (unknown.status, unknown.text)
        for answer in (known, unknown):
            answer.headers.pop("date", None)
        assert known.headers == unknown.headers
    nobody = house.person()
    limits = [
        [nobody.ask_mail(f"{name}@mail.example").text for _ in range(4)] for name in ("ana", "zoe")
    ]
    assert limits[0][-1] == limits[1][-1] and json.loads(limits[0][-1])["code"] == "mail-often"
    # Strangers get no letter because somebody without a name has typed their address.
    assert {letter["To"] for letter in house.box.letters} <= {
        "ana@mail.example",
        "eve@mail.example",
    }


def test_nor_do_they_while_too_many_letters_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.person("Ana")
    ana.ask_mail("ana@mail.example")
    ana.use_mail(token_in(house.box.letter()))
    monkeypatch.setattr(mail_links, "MOST_WAITING", 0)
    nobody = house.person()
    answers = [nobody.ask_mail(f"{name}@mail.example") for name in ("ana", "eve")]
    assert [code_of(answer) for answer in answers] == ["mail-away"] * 2


def test_offers_do_not_tell_who_has_a_passkey(house: House) -> None:
    house.person("Ana").add_passkey(Passkey(SITE))
    offer = house.person().post("/api/account/enter/offer").json
    assert set(offer) == {"challenge", "site"} and offer["site"] == "play.example"
    unknown = house.person().enter(Passkey(SITE))
    assert code_of(unknown) == "passkey-unknown"


def test_a_mailbox_cannot_be_filled(house: House) -> None:
    """From however many addresses of the network, and also after the server was started again."""
    answers = [house.person(f"Guest {n}").ask_mail("ana@mail.example") for n in range(6)]
    assert [code_of(answer) for answer in answers] == ["", "", "", *["mail-often"] * 3]
    assert code_of(house.person("Zoe").ask_mail("ANA@mail.example")) == "mail-often"
    house.now[0] += 61 * MINUTE
    assert house.person("Zoe").ask_mail("ana@mail.example").status == 200
    assert house.box.letter(4)["To"] == "ana@mail.example" and len(house.box.letters) == 4


def test_one_guest_and_all_together_send_so_many_letters(tmp_path: Path) -> None:
    with at_home(tmp_path, mails=Rate(2, 0), all_mails=Rate(3, 0)) as house:
        ana, bo = house.person("Ana"), house.person("Bo")
        hers = [code_of(ana.ask_mail(f"a{n}@mail.example")) for n in range(3)]
        assert hers == ["", "", "too-fast"]
        assert [code_of(bo.ask_mail(f"b{n}@mail.example")) for n in range(2)] == ["", "too-fast"]
        with house.server.app.state.hall.store.engine.connect() as connection:
            assert len(connection.execute(MAIL_LINK_ROWS.select()).all()) == 3


def test_links_lead_to_the_site_and_nowhere_else(house: House) -> None:
    """Whatever name a request calls us by: a link must not carry its token to another site."""
    ana = Person(house.server.port)
    headers = {"Host": "localhost", "Origin": "http://localhost"}
    assert ana.post("/api/session", {"name": "Ana"}, **headers).status == 200
    asked = ana.post("/api/account/mail", {"address": "ana@mail.example"}, **headers)
    assert asked.status == 200
    body = house.box.letter().get_body(("plain",))
    assert body is not None and f"{SITE}/#/mail/" in body.get_content()
    refused = ana.post("/api/account/mail", {"address": "ana@mail.example"}, Host="evil.example")
    assert refused.status in (403, 421)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ana",
        "@",
        "a@b@c d",
        "ana@mail.example\r\nBcc: x@y.z",
        "a" * 65 + "@mail.example",
        "ana@" + "m" * 255 + ".example",
        "ana@ma il.example",
        '"ana"@mail.example',
        "añа@m.example",
    ],
)
def test_what_is_no_address(house: House, address: str) -> None:
    answer = house.person("Ana").ask_mail(address)
    assert answer.status == 400 and code_of(answer) in ("mail-wrong", "malformed")
    assert house.box.letters == []


def test_addresses() -> None:
    assert tidy_address(" Ana+Games@Mail.Example ") == "ana+games@mail.example"
    assert tidy_address("ana@bücher.example") == "ana@xn--bcher-kva.example"
    found = read_server("smtp://ana:p%40ss@mail.example", "table@play.example")
    assert found and (found.user, found.password, found.port) == ("ana", "p@ss", 587)
    assert "p@ss" not in repr(found)
    safe = read_server("smtps://mail.example", "table@play.example")
    assert safe and safe.safe and safe.port == 465
    assert read_server("", "") is None
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://h:x", "smtp://h/x"):
        with pytest.raises(Mistake, match="mail-server-address"):
            read_server(wrong, "table@play.example")
