"""My account on the pages: keeping a name, signing in elsewhere, losing a key, leaving for good."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from paravent.server.database import open_database
from tests.browser.conftest import DESKTOP, PHONE, built_client
from tests.browser.visitor import Visitor
from tests.server.databases import new_sqlite
from tests.server.letterbox import Letterbox, mail_server, token_in
from tests.server.people import QUICK, Running, running

pytestmark = pytest.mark.once

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    box = Letterbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Letterbox) -> Iterator[Running]:
    """A site that sends letters; whoever is on this machine may look at it by another name."""
    static = built_client()
    if static is None:
        pytest.skip("the client is not built: run make play or npm run build in client")
    folder = tmp_path_factory.mktemp("accounts")
    mail = mail_server(box.port)
    settings = dataclasses.replace(QUICK, origins=("https://play.example",), mail=mail)
    with running(open_database(new_sqlite(folder)), settings, static=static) as found:
        yield found


@pytest.fixture
def come(visit: Visit) -> Visit:
    """Passkeys need a name: the visitor comes to localhost."""

    def at_localhost(*args: Any, **more: Any) -> Visitor:
        visitor = visit(*args, **more)
        visitor.address = visitor.address.replace("127.0.0.1", "localhost")
        return visitor

    return at_localhost


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and says yes whenever it is asked."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def credentials(device: tuple[CDPSession, str]) -> list[Any]:
    session, id = device
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": id})
    return list(found["credentials"])


def named(visitor: Visitor, name: str) -> None:
    visitor.open()
    visitor.post("session", {"name": name})
    visitor.open("#/you")
    visitor.page.reload()
    expect(visitor.page.locator("[data-keys]")).to_be_visible()


def check_looks(visitor: Visitor, name: str) -> None:
    assert visitor.fits() and visitor.complaints("light", "dark") == []
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.picture(f"{name}-{scheme}")


def test_a_passkey_keeps_the_name_and_brings_the_games(come: Visit) -> None:
    ana, phone = come("en"), come("fr", size=PHONE)
    device = authenticator(ana.page)
    named(ana, "Ana")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = ana.post("tables", {"game": "middle_kingdom", "seats": seats})
    expect(ana.page.locator("[data-keys]")).to_have_attribute("data-keys", "0")
    ana.page.click("[data-add-passkey]")
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    expect(ana.page.locator("[data-device]")).to_have_count(1)
    check_looks(ana, "kept")
    ana.page.click("[data-add-passkey]")  # one is enough for a device
    expect(ana.page.locator("[data-problem]")).to_have_attribute("data-problem", "passkey-there")

    there = authenticator(phone.page)
    given = {"authenticatorId": there[1], "credential": credentials(device)[0]}
    there[0].send("WebAuthn.addCredential", given)  # as phones share theirs
    phone.open()
    phone.page.click("[data-enter]")
    check_looks(phone, "enter")
    phone.page.click("[data-enter-passkey]")
    expect(phone.page.locator("[data-passkey]")).to_have_count(1)
    expect(phone.page.locator("[data-rename]")).to_contain_text("Ana")
    check_looks(phone, "kept")
    phone.open()
    expect(phone.page.locator(f'a[href*="{table["id"]}"]').first).to_be_visible()


def test_what_a_guest_has_played_comes_along(come: Visit) -> None:
    ana, other = come("fr"), come("en", size=PHONE)
    device = authenticator(ana.page)
    named(ana, "Ana")
    ana.page.click("[data-add-passkey]")
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    there = authenticator(other.page)
    given = {"authenticatorId": there[1], "credential": credentials(device)[0]}
    there[0].send("WebAuthn.addCredential", given)
    other.start_game("middle_kingdom")
    other.open("#/you")
    other.page.click("summary >> nth=0")
    check_looks(other, "along")
    other.page.click("[data-enter-passkey]")
    expect(other.page.locator("[data-rename]")).to_contain_text("Ana")
    other.page.go_back()
    other.wait_for_turn()
    assert not other.over and other.offers()


def test_a_device_without_a_passkey_says_what_else_there_is(come: Visit) -> None:
    ana = come("en", size=PHONE)
    device = authenticator(ana.page)
    named(ana, "Ana")
    ana.page.click("[data-new-codes]")
    expect(ana.page.locator("[data-codes] code")).to_have_count(8)
    codes = ana.page.locator("[data-codes] code").all_inner_texts()
    check_looks(ana, "codes")
    ana.page.click("[data-codes-done]")
    expect(ana.page.locator("[data-codes-left]")).to_have_attribute("data-codes-left", "8")
    ana.page.click("[data-add-passkey]")
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)

    session, id = device
    session.send("WebAuthn.clearCredentials", {"authenticatorId": id})  # it is lost
    ana.page.on("dialog", lambda dialog: dialog.accept())
    ana.page.click("[data-log-out]")
    ana.page.click("[data-enter]")
    ana.page.click("[data-enter-passkey]")
    expect(ana.page.locator("[data-problem]")).to_have_attribute("data-problem", "passkey-not-now")
    ana.page.fill("[data-code-field]", "abcd-efgh")
    ana.page.click("[data-enter-code]")
    problem = ana.page.locator('[data-problem="wrong-code"]')
    expect(problem).to_be_visible()
    check_looks(ana, "lost")
    ana.page.fill("[data-code-field]", codes[2].upper())
    ana.page.click("[data-enter-code]")
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    expect(ana.page.locator("[data-codes-left]")).to_have_attribute("data-codes-left", "7")
    ana.page.click("[data-end-passkey]")
    expect(ana.page.locator("[data-passkey]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)])
def test_a_link_by_mail(come: Visit, box: Letterbox, lang: str, size: tuple[int, int]) -> None:
    ana, other = come(lang, size=size), come(lang, size=PHONE)
    address, before = f"ana-{lang}@mail.example", len(box.letters)
    named(ana, "Ana")
    ana.page.locator("[data-keys] [data-mail-address]").fill(address)
    ana.page.locator("[data-keys] [data-mail-send]").click()
    expect(ana.page.locator("[data-mail-sent]")).to_contain_text(address)
    check_looks(ana, "sent")
    token = token_in(box.letter(before + 1))
    other.open(f"#/mail/{token}")
    expect(other.page.locator("main")).to_contain_text("Ana")
    check_looks(other, "link")
    other.page.click("[data-use-mail]")
    expect(other.page.locator("[data-mail]")).to_contain_text(address)
    expect(other.page.locator("[data-device]")).to_have_count(2)

    ana.open(f"#/mail/{token}")  # it has been used: the page offers a new one
    expect(ana.page.locator('[data-problem="mail-link-expired"]')).to_be_visible()
    check_looks(ana, "expired")
    ana.page.fill("[data-mail-address]", address)
    ana.page.click("[data-mail-send]")
    ana.open(f"#/mail/{token_in(box.letter(before + 2))}")
    ana.page.click("[data-use-mail]")
    expect(ana.page.locator("[data-mail]")).to_contain_text(address)


def test_a_mail_server_that_is_away_is_no_dead_end(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = come("fr", size=PHONE)
    named(ana, "Ana")
    monkeypatch.setattr(server.app.state.post, "deliver", broken)
    ana.page.locator("[data-keys] [data-mail-address]").fill("away@mail.example")
    ana.page.locator("[data-keys] [data-mail-send]").click()
    expect(ana.page.locator("[data-mail-away]")).to_be_visible()
    check_looks(ana, "away")


def broken(*_: object) -> None:
    raise ConnectionRefusedError


def test_by_keyboard(come: Visit) -> None:
    ana = come("en")
    authenticator(ana.page)
    named(ana, "Ana")
    ana.walk_to("[data-add-passkey]")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    ana.walk_to("[data-new-codes]")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-codes] li")).to_have_count(8)
    assert ana.page.evaluate("document.activeElement.contains(document.querySelector('ol'))")
    ana.walk_to("[data-codes-done]")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-codes]")).to_have_count(0)


def test_who_leaves_for_good_is_nobody_afterwards(come: Visit) -> None:
    ana = come("en", size=PHONE)
    named(ana, "Ana")
    with ana.page.expect_download() as copy:
        ana.page.click("[data-export]")
    assert '"name":"Ana"' in copy.value.path().read_text(encoding="utf-8").replace(" ", "")
    ana.page.locator("summary").last.click()
    expect(ana.page.locator("[data-delete]")).to_be_disabled()
    ana.page.fill("[data-delete-name]", "Ana")
    check_looks(ana, "delete")
    ana.page.click("[data-delete]")
    expect(ana.page.locator("[data-enter]")).to_be_visible()
    assert ana.page.request.get(f"{ana.address}api/session").status == 401


def test_a_page_by_number_says_why_passkeys_do_not_work(visit: Visit) -> None:
    ana = visit("en")
    authenticator(ana.page)
    named(ana, "Ana")
    ana.page.click("[data-add-passkey]")
    expect(ana.page.locator("[data-problem]")).to_have_attribute("data-problem", "passkey-host")
