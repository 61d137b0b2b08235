"""The gate: what every request passes first, whatever its route."""

from __future__ import annotations

import logging
from collections.abc import Callable

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from paravent.core.mistakes import Mistake
from paravent.server.addresses import Trust
from paravent.server.api import asked_language, failure
from paravent.server.desk import address
from paravent.server.frames import POLICY
from paravent.server.metrics import Metrics
from paravent.server.rates import Limits
from paravent.server.security import answers_to
from paravent.server.settings import Settings

PROBES = ("/api/health", "/api/alive")  # of the proxy: whoever runs the site cannot lock it out
log = logging.getLogger(__name__)


class Gate:
    """Only for our own name, and not too often from one network address."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        banned: Callable[[str], bool],
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.banned = banned
        self.trust = Trust(settings.proxies)
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        mistake = self.refusal(HTTPConnection(scope))
        if mistake is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
        else:
            answer = failure(mistake, asked_language(Request(scope)))
            answer.headers["Connection"] = "close"  # whatever else was sent along is not read
            await answer(scope, receive, send)

    def refusal(self, request: HTTPConnection) -> Mistake | None:
        path, here = request.scope["path"], address(request)
        if here in self.limits.shunned:  # behind a proxy the door sees only the proxy
            return Mistake("too-fast")
        limit = self.limits.reads.addresses if path.startswith("/api/") else self.limits.files
        if not limit.take(here):
            self.metrics.too_fast.inc()
            self.limits.shunned.offend(here)
            self.hint(request)
            return Mistake("too-fast")
        if self.banned(here) and path not in PROBES:
            return Mistake("banned")
        host = request.headers.get("host", "")
        if not answers_to(host, self.settings.origins):
            return Mistake("wrong-host", host=host[:100])
        return None

    def hint(self, request: HTTPConnection) -> None:
        """Behind a proxy that we do not believe, all the world is one address."""
        proxy = request.client.host if request.client else ""
        if "x-forwarded-for" in request.headers and proxy not in self.trust and not self.warned:
            self.warned = True
            log.warning(
                "requests come too fast from the proxy %s, which is not trusted to say for whom:"
                " start with --proxy %s if it is yours",
                proxy,
                proxy,
            )
