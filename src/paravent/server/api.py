"""The JSON API: one row for each operation; routes and the OpenAPI page are made from the rows."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paravent import server
from paravent.bots import BOTS
from paravent.core.game import Board, Game
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.registry import all_games
from paravent.server import boards, schema
from paravent.server.guests import COOKIE, COOKIE_SECONDS, Guest, Guests
from paravent.server.hall import Hall
from paravent.server.rates import Buckets
from paravent.server.security import comes_from_here
from paravent.server.settings import Settings
from paravent.server.socket import malformed
from paravent.server.speech import game_words, trouble, understood
from paravent.server.status import status_of
from paravent.server.store import Conflict
from paravent.server.telling import annotated, score_sheet

JSON = "application/json"
BOARD_SECONDS = 3600
log = logging.getLogger(__name__)


class Desk:
    """What handlers need: the hall, the guests, and how often anybody may ask."""

    def __init__(self, hall: Hall, guests: Guests, settings: Settings) -> None:
        self.hall = hall
        self.guests = guests
        self.settings = settings
        self.reads = Buckets(settings.reads)
        self.new_guests = Buckets(settings.new_guests)
        self.changes = Buckets(settings.changes)


@dataclass
class Call:
    """One request, understood."""

    desk: Desk
    request: Request
    guest: Guest | None
    lang: str
    body: Any = None
    cookie: str | None = None  # the token of a new session

    @property
    def hall(self) -> Hall:
        return self.desk.hall

    @property
    def person(self) -> Guest:
        if self.guest is None:
            raise Mistake("no-session")
        return self.guest

    @property
    def table_id(self) -> str:
        return str(self.request.path_params["table"])

    @property
    def invitation(self) -> str:
        return self.request.query_params.get("invitation", "")[:100]


@dataclass(frozen=True)
class Operation:
    """One operation; `name` is also that of its summary, `api-<name>`."""

    name: str
    method: str
    path: str
    work: Callable[[Call], Awaitable[object]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    lasts: int = 0  # seconds that whoever asked may keep the answer


async def health(call: Call) -> schema.Health:
    return schema.Health(True, server.VERSION)


async def games(call: Call) -> list[schema.GameInfo]:
    return [game_information(game, call.lang) for game in all_games().values()]


async def board(call: Call) -> Board:
    return boards.board(str(call.request.path_params["game"]), call.request.query_params)


async def who_am_i(call: Call) -> schema.GuestInfo:
    return schema.GuestInfo(call.person.name)


async def call_me(call: Call) -> schema.GuestInfo:
    if call.guest is not None:
        renamed = await call.desk.guests.rename(call.guest, call.body.name)
        return schema.GuestInfo(renamed.name)
    call.desk.new_guests.check(address(call.request))
    guest, call.cookie = await call.desk.guests.welcome(call.body.name)
    return schema.GuestInfo(guest.name)


async def tables(call: Call) -> schema.TableList:
    return await call.hall.listed(call.guest)


async def create(call: Call) -> schema.TableInfo:
    return await call.hall.create(call.person, call.body)


async def table(call: Call) -> schema.TableInfo:
    async with call.hall.use(call.table_id) as live, live.steady():
        live.admit(call.guest, call.invitation)
        return live.information(call.guest)


async def join(call: Call) -> schema.TableInfo:
    return await call.hall.join(call.person, call.table_id, call.body)


async def leave(call: Call) -> schema.TableInfo:
    return await call.hall.leave(call.person, call.table_id)


async def stand_in(call: Call) -> schema.TableInfo:
    return await call.hall.stand_in(call.person, call.table_id, call.body.seat)


async def come_back(call: Call) -> schema.TableInfo:
    return await call.hall.come_back(call.person, call.table_id)


async def start(call: Call) -> schema.TableInfo:
    return await call.hall.start(call.person, call.table_id)


async def rematch(call: Call) -> schema.TableInfo:
    return await call.hall.rematch(call.person, call.table_id)


async def link_seat(call: Call) -> schema.SeatLink:
    return await call.hall.link_seat(call.person, call.table_id)


async def take_seat(call: Call) -> schema.TableInfo:
    return await call.hall.take_seat(call.person, call.body.token)


async def table_log(call: Call) -> str:
    async with call.hall.use(call.table_id) as live, live.steady():
        live.admit(call.guest, call.invitation)
        return annotated(live.finished().log().text(), live.sheet.handovers)


async def moment(call: Call) -> schema.Moment:
    async with call.hall.use(call.table_id) as live, live.steady():
        live.admit(call.guest, call.invitation)
        return live.moment(call.guest, int(call.request.path_params["number"]))


async def scores(call: Call) -> schema.ScoreSheet:
    async with call.hall.use(call.table_id) as live, live.steady():
        live.admit(call.guest, call.invitation)
        return score_sheet(live.finished())


INVITED = ("invitation",)
OPERATIONS = (
    Operation("health", "GET", "/api/health", health, schema.Health),
    Operation("games", "GET", "/api/games", games, list[schema.GameInfo]),
    Operation(
        "board",
        "GET",
        "/api/games/{game}/board",
        board,
        dict[str, Any],
        query=("rules", "players"),
        lasts=BOARD_SECONDS,
    ),
    Operation("who-am-i", "GET", "/api/session", who_am_i, schema.GuestInfo),
    Operation("call-me", "POST", "/api/session", call_me, schema.GuestInfo, schema.NameForm),
    Operation("tables", "GET", "/api/tables", tables, schema.TableList),
    Operation("create", "POST", "/api/tables", create, schema.TableInfo, schema.TableForm),
    Operation("table", "GET", "/api/tables/{table}", table, schema.TableInfo, query=INVITED),
    Operation("join", "POST", "/api/tables/{table}/join", join, schema.TableInfo, schema.JoinForm),
    Operation("leave", "POST", "/api/tables/{table}/leave", leave, schema.TableInfo),
    Operation("start", "POST", "/api/tables/{table}/start", start, schema.TableInfo),
    Operation(
        "stand-in",
        "POST",
        "/api/tables/{table}/stand-in",
        stand_in,
        schema.TableInfo,
        schema.StandInForm,
    ),
    Operation("back", "POST", "/api/tables/{table}/back", come_back, schema.TableInfo),
    Operation("rematch", "POST", "/api/tables/{table}/rematch", rematch, schema.TableInfo),
    Operation("link-seat", "POST", "/api/tables/{table}/link", link_seat, schema.SeatLink),
    Operation("take-seat", "POST", "/api/seats/take", take_seat, schema.TableInfo, schema.TakeForm),
    Operation("log", "GET", "/api/tables/{table}/log", table_log, str, query=INVITED),
    Operation(
        "moment",
        "GET",
        "/api/tables/{table}/moments/{number:int}",
        moment,
        schema.Moment,
        query=INVITED,
    ),
    Operation(
        "scores", "GET", "/api/tables/{table}/scores", scores, schema.ScoreSheet, query=INVITED
    ),
)


def endpoint(operation: Operation, desk: Desk) -> Callable[[Request], Awaitable[Response]]:
    """The operation as Starlette calls it: checks before, wording and status after."""

    async def answer(request: Request) -> Response:
        call = Call(desk, request, None, asked_language(request))
        try:
            await prepare(call, operation)
            result = await operation.work(call)
        except Mistake as mistake:
            return failure(mistake, call.lang)
        except (Conflict, Stale):
            return failure(Mistake("conflict"), call.lang)
        except Exception:
            log.exception("%s failed", operation.name)
            return failure(Mistake("server-error"), call.lang)
        if isinstance(result, str):
            return Response(result, media_type="text/plain; charset=utf-8")
        response = Response(msgspec.json.encode(result), media_type=JSON)
        if operation.lasts:
            response.headers["Cache-Control"] = f"public, max-age={operation.lasts}"
        if call.cookie is not None:
            set_cookie(response, call.cookie, secure=request.url.scheme == "https")
        return response

    return answer


async def prepare(call: Call, operation: Operation) -> None:
    """Who asks, from where, how often, and what."""
    desk, request = call.desk, call.request
    desk.reads.check(address(request))
    if operation.method != "GET":
        if not comes_from_here(request.headers, desk.settings.origins):
            raise Mistake("foreign-origin")
    call.guest = await desk.guests.recognise(request.cookies.get(COOKIE))
    if operation.method != "GET" and call.guest is not None:
        desk.changes.check(call.guest.id)
    if operation.body is not None:
        call.body = await read_body(request, operation.body, desk.settings.message_bytes)


async def read_body(request: Request, kind: Any, most: int) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Mistake("not-json")
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > most:
            raise Mistake("too-large", most=most)
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from error


def failure(mistake: Mistake, lang: str) -> Response:
    told = trouble(mistake, lang)
    return Response(msgspec.json.encode(told), status_of(mistake.code), media_type=JSON)


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def asked_language(request: Request) -> str:
    asked = request.query_params.get("lang")
    return understood(asked or request.headers.get("accept-language"))


def game_information(game: Game, lang: str) -> schema.GameInfo:
    return schema.GameInfo(
        key=game.key,
        title=game_words(lang, game.key).title,
        rules=game.version,
        fewest=game.fewest,
        most=game.most,
        options=[
            schema.OptionInfo(
                option.name,
                {str(players): list(values) for players, values in option.values.items()},
                list(option.picks),
                option.pick,
            )
            for option in game.options
        ],
        levels=list(BOTS),
    )
