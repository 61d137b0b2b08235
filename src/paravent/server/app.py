"""The application, built from explicit parts: no globals, so tests build as many as they like."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from paravent.core.mistakes import Mistake
from paravent.server import pages
from paravent.server.api import OPERATIONS, Desk, asked_language, endpoint, failure
from paravent.server.bots import Thinkers
from paravent.server.guests import COOKIE, Guests
from paravent.server.hall import Hall
from paravent.server.relay import Relay
from paravent.server.security import SafeHeaders, comes_from_here
from paravent.server.settings import Settings
from paravent.server.socket import POLICY, Socket
from paravent.server.speech import understood
from paravent.server.store import Store

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def make_app(
    engine: Engine,
    settings: Settings | None = None,
    static: Path = pages.STATIC,
    relay: Relay | None = None,
) -> Starlette:
    """A server on a database, which it closes when it ends; `relay` leads to other processes."""
    settings = settings or Settings()
    store = Store(engine)
    hall = Hall(store, settings, Thinkers(settings.bot_workers), relay)
    guests = Guests(store, settings)
    desk = Desk(hall, guests, settings)
    app = Starlette(
        routes=[
            *(
                Route(operation.path, endpoint(operation, desk), methods=[operation.method])
                for operation in OPERATIONS
            ),
            Route("/api/openapi.json", pages.api_document),
            Route("/api/docs", pages.api_page),
            Route("/api/docs.css", pages.api_style),
            WebSocketRoute("/api/socket", socket_endpoint(hall, guests)),
            Route("/api/{path:path}", pages.no_such_api),
            Route(
                "/{path:path}",
                pages.Client(static).__call__,
                middleware=[Middleware(GZipMiddleware)],
            ),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: refuse_politely},
        lifespan=lifespan(store, hall),
    )
    app.state.hall = hall
    return app


def lifespan(store: Store, hall: Hall) -> Lifespan:
    @asynccontextmanager
    async def live(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            store.close()

    return live


def socket_endpoint(hall: Hall, guests: Guests) -> Callable[[WebSocket], object]:
    """Only our own pages, or programs that are no browser, and not too many from one address."""
    connected: Counter[str] = Counter()

    async def connect(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        settings = hall.settings
        if not comes_from_here(websocket.headers, settings.origins):
            await websocket.close(POLICY)
            return
        if connected[address] >= settings.sockets_per_address:
            await websocket.close(POLICY)
            return
        connected[address] += 1
        try:
            guest = await guests.recognise(websocket.cookies.get(COOKIE))
            asked = websocket.query_params.get("lang") or websocket.headers.get("accept-language")
            await Socket(websocket, hall, guest, understood(asked)).run()
        finally:
            connected[address] -= 1
            if not connected[address]:
                del connected[address]

    return connect


async def refuse_politely(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our words."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    mistake = Mistake("wrong-method") if status == 405 else Mistake("no-such-page")
    return failure(mistake, asked_language(request))
