"""Web Push: what a browser shows although our page is closed (RFC 8030, 8188, 8291, 8292).

Push services are strangers whose addresses come from pages: only https, and nothing inside our own
network, so that nobody can make the server knock on its neighbours' doors.
"""

from __future__ import annotations

import base64
import ipaddress
import json
import socket
import ssl
import time
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from secrets import token_bytes
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from paravent.core.mistakes import Mistake
from paravent.server.database import SITE_KEY_ROWS

CURVE = ec.SECP256R1()
RECORD = 4096
POINT, SECRET = 65, 16  # bytes of a public key, and of what a browser shares with us
SECONDS = 10.0
LINE = 1000  # bytes of a status
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # with the number of somebody by IPv4 at the end
LASTS = 24 * 3600  # seconds that a push service keeps what it cannot deliver
HTTPS = 443
GONE = (404, 410)
NAME = "push"
KEPT = select(SITE_KEY_ROWS.c.key).where(SITE_KEY_ROWS.c.name == NAME)


@dataclass(frozen=True)
class Endpoint:
    """Where a browser is reached, with its keys in base64url."""

    endpoint: str
    p256dh: str
    auth: str


class PushKey:
    """Who we are to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self.key = key
        self.public = encoded(point_of(key.public_key()))

    @classmethod
    def kept(cls, engine: Engine) -> PushKey:
        """The site's own, the same for all its servers; it is made if there is none."""
        with engine.begin() as connection:
            found = connection.scalar(KEPT)
        if found is None:
            with suppress(IntegrityError), engine.begin() as connection:  # or another was first
                connection.execute(insert(SITE_KEY_ROWS).values(name=NAME, key=_new_key()))
            with engine.begin() as connection:
                found = connection.scalar(KEPT)
        loaded = serialization.load_pem_private_key(str(found).encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        return cls(loaded)

    def ticket(self, service: str, contact: str) -> str:
        """What lets us in at a push service (RFC 8292)."""
        head = {"typ": "JWT", "alg": "ES256"}
        body = {"aud": service, "exp": int(time.time()) + LASTS // 2, "sub": contact}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (head, body))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signed = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signed}, k={self.public}"


def _new_key() -> str:
    made = ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return made.decode()


def check(endpoint: Endpoint, *, loopback: bool = False) -> None:
    """A Mistake unless this can be the address and the keys of a browser."""
    try:
        address_of(endpoint.endpoint, loopback=loopback)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(endpoint.p256dh))
        good = len(decoded(endpoint.p256dh)) == POINT and len(decoded(endpoint.auth)) == SECRET
        plain = endpoint.endpoint.isascii() and endpoint.endpoint.isprintable()
        exact = all(
            encoded(decoded(key)) == key.rstrip("=") for key in (endpoint.p256dh, endpoint.auth)
        )
    except ValueError as error:
        raise Mistake("push-endpoint") from error
    if not (good and plain and exact):
        raise Mistake("push-endpoint")


def address_of(url: str, *, loopback: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a push service; a ValueError if it must not be one."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or HTTPS
    if parts.username or parts.fragment or not host:
        raise ValueError("no address of a push service")
    if not loopback and (parts.scheme != "https" or port != HTTPS):
        raise ValueError("push services are reached by https")
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        if "." not in host or host.endswith((".local", ".internal", ".localhost")):
            raise
    else:
        if not (is_outside(number) or (loopback and number.is_loopback)):
            raise ValueError("not on the internet")
    return parts.scheme, host, port, parts.path + (f"?{parts.query}" if parts.query else "")


def is_outside(number: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether a number is on the internet, also if another is wrapped in it."""
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour
        if number in NAT64:
            inner = ipaddress.IPv4Address(number.packed[-4:])
        if inner is not None:
            return is_outside(inner)
    return number.is_global and not number.is_multicast


def reached(host: str, port: int, *, loopback: bool) -> socket.socket:
    """A connection to a host on the internet: what was looked at is what is called."""
    for *kind, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        number = ipaddress.ip_address(str(address[0]).partition("%")[0])
        if is_outside(number) or (loopback and number.is_loopback):
            found = socket.socket(kind[0], kind[1], kind[2])
            found.settimeout(SECONDS)
            try:
                found.connect(address)
            except OSError:
                found.close()
                raise
            return found
    raise OSError("not on the internet")


def deliver(
    key: PushKey, to: Endpoint, told: bytes, contact: str, *, loopback: bool = False
) -> bool:
    """Hand a message over; waits. False if that browser is gone for good, else an OSError."""
    scheme, host, port, path = address_of(to.endpoint, loopback=loopback)
    line = HTTPConnection(host, port, timeout=SECONDS)
    try:
        line.sock = reached(host, port, loopback=loopback)
        if scheme == "https":
            context = ssl.create_default_context()
            line.sock = context.wrap_socket(line.sock, server_hostname=host)
        headers = {
            "Authorization": key.ticket(f"{scheme}://{urlsplit(to.endpoint).netloc}", contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
        }
        line.request("POST", path, sealed(told, to), headers)
        status = answered(line.sock)
    except HTTPException as error:
        raise OSError("the push service makes no sense") from error
    finally:
        line.close()
    if status in GONE:
        return False
    if not 200 <= status < 300:
        raise OSError(f"the push service answered {status}")
    return True


def answered(line: socket.socket) -> int:
    """The status of an answer. Nothing else of it is read: whoever sends a letter at a time would
    keep everybody waiting."""
    end, heard = time.monotonic() + SECONDS, b""
    while b"\n" not in heard:
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        line.settimeout(left)
        part = line.recv(LINE)
        heard += part
        if not part or len(heard) > 2 * LINE:
            raise OSError("the push service makes no sense")
    version, _, rest = heard.partition(b" ")
    if not (version.startswith(b"HTTP/1.") and rest[:3].isdigit()):
        raise OSError("the push service makes no sense")
    return int(rest[:3])


def sealed(told: bytes, to: Endpoint) -> bytes:
    """A message that only the browser can read (RFC 8291)."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(to.p256dh))
    mine = ec.generate_private_key(CURVE)
    public, salt = point_of(mine.public_key()), token_bytes(SECRET)
    about = b"WebPush: info\0" + point_of(theirs) + public
    shared = derived(mine.exchange(ec.ECDH(), theirs), decoded(to.auth), about, 32)
    secret = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(secret).encrypt(nonce, told + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public + record


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    kind = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, kind)


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
