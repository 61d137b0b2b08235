"""The application, built from explicit parts: no globals, so tests build as many as they like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from paravent.core.mistakes import Mistake
from paravent.server import pages
from paravent.server.accounts.accounts import Accounts
from paravent.server.accounts.mail import Post
from paravent.server.accounts.postman import Postman
from paravent.server.api import OPERATIONS, asked_language, endpoint, failure
from paravent.server.bots import Thinkers
from paravent.server.company import Company
from paravent.server.desk import Desk, address
from paravent.server.frames import EXTENSION, POLICY, TRY_AGAIN, Frames
from paravent.server.gate import Gate
from paravent.server.guests import COOKIE, Guest, Guests, Visit
from paravent.server.hall import Hall
from paravent.server.homes import Handed, Homes
from paravent.server.marks import SteadyClock
from paravent.server.meeting.proposals import Proposer
from paravent.server.metrics import MeasuredStore, Metrics
from paravent.server.pacing import Paced
from paravent.server.rates import Limits
from paravent.server.relay import Relay
from paravent.server.reminders.push import PushKey
from paravent.server.reminders.reminders import Reminders
from paravent.server.roster import Roster
from paravent.server.security import SafeHeaders, comes_from_here
from paravent.server.settings import Settings
from paravent.server.socket import Socket, trouble_with
from paravent.server.speech import understood
from paravent.server.store import Store

END_SECONDS = 3.0  # to say that we are gone; else the others find out by themselves
Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def make_app(
    engine: Engine,
    settings: Settings | None = None,
    static: Path = pages.STATIC,
    relay: Relay | None = None,
    homes: Homes | None = None,
) -> Starlette:
    """A server on a database, which it closes when it ends.

    `relay` and `homes` lead to other processes.
    """
    settings = settings or Settings()
    settings = replace(settings, clock=SteadyClock(settings.clock))
    metrics = Metrics()
    store = MeasuredStore(engine, metrics)
    hall = Hall(store, settings, Thinkers(settings.bot_workers), relay)
    guests = Guests(store, settings)
    limits = Limits(settings)
    company = Company(store, settings)
    metrics.watch(hall, company)
    roster = Roster(store, settings)
    post = Post(settings.mail)
    postman = Postman(store, settings, post)
    accounts = Accounts(hall, company, post, postman)
    reminders = Reminders(hall, post, PushKey.kept(engine))
    proposer = Proposer(hall, company)
    desk = Desk(
        hall, guests, settings, limits, company, metrics, accounts, reminders, proposer, homes
    )
    client = pages.Client(static)
    app = Starlette(
        routes=[
            *(
                Route(operation.path, endpoint(operation, desk), methods=[operation.method])
                for operation in OPERATIONS
            ),
            Route("/api/openapi.json", pages.api_document),
            Route("/api/docs", pages.api_page),
            Route("/api/docs.css", pages.api_style),
            WebSocketRoute("/api/socket", socket_endpoint(desk)),
            Route("/api/{path:path}", pages.no_such_api),
            Route("/{path:path}", client.__call__),
        ],
        middleware=[
            *believed(settings),
            Middleware(SafeHeaders),
            Middleware(
                Gate, settings=settings, limits=limits, metrics=metrics, banned=company.shuts_out
            ),
            Middleware(Paced, at_once=settings.at_once_seconds),
            Middleware(pages.ClientFirst, client=client),
        ],
        exception_handlers={HTTPException: refuse_politely},
        lifespan=lifespan(store, hall, company, roster, post, reminders, postman, proposer),
    )
    app.state.hall = hall
    app.state.company = company
    app.state.roster = roster
    app.state.limits = limits
    app.state.metrics = metrics
    app.state.post = post
    app.state.postman = postman
    app.state.reminders = reminders
    app.state.proposer = proposer
    app.state.homes = homes
    app.state.go_on_with = partial(go_on_with, desk)
    return app


def believed(settings: Settings) -> list[Middleware]:
    """Proxies that may say for whom they ask."""
    if not settings.proxies:
        return []
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))]


def lifespan(
    store: Store,
    hall: Hall,
    company: Company,
    roster: Roster,
    post: Post,
    reminders: Reminders,
    postman: Postman,
    proposer: Proposer,
) -> Lifespan:
    @asynccontextmanager
    async def live(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        # On SQLite there is no other server, but whoever runs the site may change tables.
        compare = () if store.shared else (hall.neighbours.look,)
        looks = (roster.look, proposer.look, *compare)
        looking = asyncio.create_task(company.look(*looks), name="company")
        writing = [
            asyncio.create_task(reminders.run(), name="reminders"),
            asyncio.create_task(postman.run(), name="postman"),
        ]
        try:
            yield
        finally:
            for task in (looking, *writing):
                task.cancel()
            with suppress(SQLAlchemyError, TimeoutError):
                await asyncio.wait_for(roster.end(), END_SECONDS)
            await post.close()
            with suppress(SQLAlchemyError):
                await postman.close()
            await hall.close()
            store.close()

    return live


def socket_endpoint(desk: Desk) -> Callable[[WebSocket], object]:
    """Only our own pages, or programs that are no browser, and not too many of one guest."""
    company = desk.company

    async def connect(websocket: WebSocket) -> None:
        try:
            if not comes_from_here(websocket.headers, desk.settings.origins):
                raise Mistake("foreign-origin")
            here, visit = address(websocket), await recognised(websocket)
            desk.limits.sockets.check(here, visit.guest.id if visit else None)
            asked = websocket.query_params.get("lang") or websocket.headers.get("accept-language")
            with ExitStack() as held:
                held.enter_context(company.place(here, visit))
                await websocket.accept()
                frames: Frames = websocket.scope["extensions"][EXTENSION]
                socket = Socket(frames, desk, visit, here, understood(asked))
                held.enter_context(company.joined(visit, socket))
                frames.go_on(lasting(socket, held.pop_all()))
        except Mistake:
            await websocket.close(POLICY)
        except SQLAlchemyError as error:
            trouble_with(error, "a new socket")
            await websocket.close(TRY_AGAIN)

    async def recognised(websocket: WebSocket) -> Visit | None:
        return await desk.guests.recognise(websocket.cookies.get(COOKIE))

    return connect


def go_on_with(desk: Desk, frames: Frames, handed: Handed) -> None:
    """A socket that another worker has accepted; too many of one guest must come again."""
    visit = Visit(Guest(handed.guest, handed.name), handed.session) if handed.guest else None
    try:
        with ExitStack() as held:
            held.enter_context(desk.company.place(handed.address, visit))
            socket = Socket(frames, desk, visit, handed.address, handed.lang)
            held.enter_context(desk.company.joined(visit, socket))
            frames.go_on(lasting(socket, held.pop_all(), handed))
    except Mistake:
        frames.close(POLICY)


async def lasting(socket: Socket, held: ExitStack, handed: Handed | None = None) -> None:
    """A socket to its end, and whoever counts it."""
    with held:
        await socket.run(handed)


async def refuse_politely(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our words."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    mistake = Mistake("wrong-method") if status == 405 else Mistake("no-such-page")
    return failure(mistake, asked_language(request))
