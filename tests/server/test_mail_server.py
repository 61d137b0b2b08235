"""Mail servers with TLS and a login, as sites have them: on this machine, but with certificates."""

from __future__ import annotations

import datetime
import ipaddress
import smtplib
import ssl
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from paravent.core.mistakes import Mistake
from paravent.server.accounts import mail
from tests.server.letterbox import Letterbox

pytestmark = pytest.mark.once

AWAY = "127.0.0.2"  # this machine too, but not by the names that we trust without TLS
LOGIN = ("paravent", "p:ss @word/1")
SECRET = "p%3Ass%20%40word%2F1"
Boxes = Callable[..., Letterbox]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a mail server at that address, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "letterbox")])
    now = datetime.datetime.now(datetime.UTC)
    address = x509.IPAddress(ipaddress.ip_address(AWAY))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("mail") / "letterbox.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.fixture
def boxes(certificate: Path) -> Iterator[Boxes]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    made: list[Letterbox] = []

    def box(host: str = AWAY, tls: bool = True, safe: bool = False) -> Letterbox:
        made.append(Letterbox(0, host, context if tls else None, safe, LOGIN))
        return made[-1]

    yield box
    for one in made:
        one.close()


def server(
    box: Letterbox, scheme: str, host: str = AWAY, password: str = SECRET
) -> mail.MailServer:
    found = mail.mail_server(
        f"{scheme}://paravent:{password}@{host}:{box.port}", "table@play.example"
    )
    assert found is not None
    return found


def letter() -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = "table@play.example", "ana@mail.example", "Été"
    made.set_content("À vous de jouer ’")
    return made


def words_without_tls(box: Letterbox) -> list[str]:
    return [words.split()[0].upper() for secret, words in box.heard if not secret]


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_go_by_tls_and_with_a_login(
    boxes: Boxes, certificate: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    box = boxes(safe=scheme == "smtps")
    mail.deliver(server(box, scheme), letter())
    assert box.letter()["Subject"] == "Été"
    assert words_without_tls(box) == (["EHLO", "STARTTLS"] if scheme == "smtp" else [])


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_server_whose_certificate_nobody_knows_learns_nothing(boxes: Boxes, scheme: str) -> None:
    box = boxes(safe=scheme == "smtps")
    with pytest.raises(ssl.SSLCertVerificationError):
        mail.deliver(server(box, scheme), letter())
    assert box.letters == [] and not any(secret for secret, _ in box.heard)


def test_no_password_is_told_without_tls_but_on_this_machine(boxes: Boxes) -> None:
    box = boxes(tls=False)
    with pytest.raises(smtplib.SMTPNotSupportedError):
        mail.deliver(server(box, "smtp"), letter())
    assert words_without_tls(box)[:1] == ["EHLO"] and "AUTH" not in words_without_tls(box)
    here = boxes(host="127.0.0.1")  # a mail server of one's own often has signed for itself
    mail.deliver(server(here, "smtp", "127.0.0.1"), letter())
    assert here.letter()["To"] == "ana@mail.example"


def test_a_wrong_password_is_an_error(boxes: Boxes) -> None:
    box = boxes(host="127.0.0.1", tls=False)
    with pytest.raises(smtplib.SMTPAuthenticationError):
        mail.deliver(server(box, "smtp", "127.0.0.1", "wrong"), letter())
    assert box.letters == []


def test_a_password_that_cannot_be_told_is_refused_at_the_start() -> None:
    with pytest.raises(Mistake) as error:
        mail.mail_server("smtps://paravent:w%C3%B6rd@mail.example", "table@play.example")
    assert error.value.code == "mail-server-password"
