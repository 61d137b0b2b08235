"""What protects pages and sessions: headers of every answer, and where requests may come from."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paravent.core.mistakes import Mistake

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
ONLY_TLS = b"strict-transport-security", b"max-age=31536000"
NOT_KEPT = b"cache-control", b"no-store"


def check_origin(origin: str) -> str:
    """An origin such as https://play.example; a Mistake if it is none."""
    try:
        parts = urlsplit(origin.rstrip("/"))
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        good = False
    if not good or parts.path or parts.query or parts.fragment or parts.username:
        raise Mistake("origin-address", origin=origin)
    return f"{parts.scheme}://{parts.netloc}".lower()


@lru_cache(1000)
def answers_to(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a Host header names this site, and not one that leads here by a trick.

    A site with an origin has that name; one without is found by number or as this machine. Whoever
    is on this machine may always look, and what names no host is no browser.
    """
    if not host or any(urlsplit(origin).netloc == host.lower() for origin in origins):
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == "localhost":
        return True
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        mine = socket.gethostname().lower().partition(".")[0]
        return not origins and name in (mine, f"{mine}.local", socket.gethostname().lower())
    return number.is_loopback or not origins


def comes_from_here(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a request is of our own pages, or of no browser at all.

    Browsers name the origin of every WebSocket and of every request that can change something.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = headers.get("host", "")
    try:
        return origin in allowed or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:  # no address at all
        return False


class SafeHeaders:
    """Adds the headers to every answer; what the API says is not to be kept by caches."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", ()), *HEADERS]
                if scope["scheme"] == "https":
                    headers.append(ONLY_TLS)
                if scope["path"].startswith("/api/") and not any(
                    name == NOT_KEPT[0] for name, _ in headers
                ):
                    headers.append(NOT_KEPT)
            await send(message)

        await self.app(scope, receive, send_safely)
