"""The JSON API: one row for each operation; routes and the OpenAPI page are made from the rows."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from paravent import server
from paravent.bots import LEVELS, USUAL_LEVEL
from paravent.core.game import Board, Game
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.registry import all_games, find_game
from paravent.server import (
    boards,
    health_schema,
    puzzles,
    review_schema,
    reviews,
    schema,
)
from paravent.server.accounts import api as account_api
from paravent.server.clubs import api as club_api
from paravent.server.desk import Call, Desk, Operation
from paravent.server.guests import COOKIE, COOKIE_SECONDS, Guest
from paravent.server.meeting import api as meeting_api
from paravent.server.names import check_unlike, tidy_name
from paravent.server.profiles import api as profile_api
from paravent.server.profiles.solving import note_solved
from paravent.server.projection import TableFilter, tables_going_on
from paravent.server.ratings import api as rating_api
from paravent.server.reminders import api as reminder_api
from paravent.server.reports import api as report_api
from paravent.server.security import comes_from_here
from paravent.server.sessions import sessions_of
from paravent.server.slow import plan_api, vacation_api
from paravent.server.socket import malformed, trouble_with
from paravent.server.speech import game_words, trouble, understood
from paravent.server.status import status_of
from paravent.server.store import Conflict
from paravent.server.telling import annotated
from paravent.server.tournaments import api as tournament_api

JSON = "application/json"
BOARD_SECONDS = 3600
TOO_MANY, AWAY = 429, 503
log = logging.getLogger(__name__)


async def alive(call: Call) -> health_schema.Alive:
    return health_schema.Alive(True, server.VERSION)


async def health(call: Call) -> health_schema.Health:
    return await call.hall.health.told()


async def games(call: Call) -> list[schema.GameInfo]:
    return [game_information(game, call.lang) for game in all_games().values()]


async def board(call: Call) -> Board:
    return boards.board(str(call.request.path_params["game"]), call.request.query_params)


async def events(call: Call) -> dict[str, list[str]]:
    game = find_game(str(call.request.path_params["game"]))
    return {kind.name: list(kind.fields) for kind in game.events.kinds}


async def list_puzzles(call: Call) -> puzzles.PuzzleList:
    return puzzles.listed(str(call.request.path_params["game"]))


async def kept_puzzles(call: Call) -> list[puzzles.KeptPuzzle]:
    game = find_game(str(call.request.path_params["game"]))
    return await asyncio.to_thread(puzzles.kept, game.key)


async def puzzle(call: Call) -> puzzles.PuzzleInfo:
    return puzzles.told(*asked_puzzle(call))


async def answer_puzzle(call: Call) -> puzzles.PuzzleAnswer:
    asked = asked_puzzle(call)
    answer = puzzles.answered(*asked, call.body.act)
    if answer.right and call.guest is not None:
        now = call.desk.settings.clock()
        await call.hall.store.write(note_solved, call.guest.id, *asked, now)
    return answer


def asked_puzzle(call: Call) -> tuple[str, int]:
    asked = call.request.path_params
    return str(asked["game"]), call.number_in(asked["number"])


async def who_am_i(call: Call) -> schema.GuestInfo:
    return schema.GuestInfo(call.person.name)


async def call_me(call: Call) -> schema.GuestInfo:
    if call.guest is not None:
        call.desk.limits.names.check(call.address, call.guest.id)
        return schema.GuestInfo((await rename(call.desk, call.guest, call.body.name)).name)
    call.desk.limits.new_guests.check(call.address)
    guest, call.cookie = await call.desk.guests.welcome(call.body.name, call.device)
    return schema.GuestInfo(guest.name)


async def rename(desk: Desk, guest: Guest, name: str) -> Guest:
    """A new nickname, also at the tables where the guest sits; not if it looks like another's."""
    new = Guest(guest.id, tidy_name(name))
    seated = await desk.hall.store.read(tables_going_on, guest.id)
    for sheet in seated:
        check_unlike(new.name, (one.name for one in sheet.places if one.guest != guest.id))
    await desk.guests.rename(new)
    for sheet in seated:
        with suppress(Mistake):  # the guest has left it meanwhile, or it is set aside
            async with desk.hall.use(sheet.id) as live:
                await live.rename(new)
    return new


async def log_out(call: Call) -> list[schema.SessionInfo]:
    await call.desk.guests.end_sessions(call.person, [call.session])
    call.desk.company.part([call.session])
    call.cookie = ""
    return []


async def list_sessions(call: Call) -> list[schema.SessionInfo]:
    return [
        schema.SessionInfo(one.id, one.device, one.created, one.seen, one.id == call.session)
        for one in await call.hall.store.read(sessions_of, call.person.id)
    ]


async def end_session(call: Call) -> list[schema.SessionInfo]:
    mine = [one.id for one in await list_sessions(call) if not one.here]
    ended = [call.body.id] if call.body.id else mine
    if not set(ended) <= set(mine):
        raise Mistake("no-such-session")
    await call.desk.guests.end_sessions(call.person, ended)
    call.desk.company.part(ended)
    return await list_sessions(call)


async def link_device(call: Call) -> schema.DeviceLink:
    return schema.DeviceLink(*await call.desk.guests.link_device(call.person))


async def take_device(call: Call) -> schema.GuestInfo:
    guest, call.cookie = await call.desk.guests.take_device(call.body.token, call.device)
    if call.guest is not None:
        await call.desk.guests.end_sessions(call.guest, [call.session])
        call.desk.company.part([call.session])
    return schema.GuestInfo(guest.name)


async def tables(call: Call) -> schema.TableList:
    wanted = wanted_tables(call)
    if wanted == TableFilter():
        return await call.hall.lobby.listed(call.guest)
    call.desk.limits.lists.check(call.address, call.guest.id if call.guest else None)
    return await call.hall.lobby.found(call.guest, wanted)


def wanted_tables(call: Call) -> TableFilter:
    """As an address says it; a Mistake if that makes no sense."""
    asked = call.request.query_params
    given = {name: asked[name][:40] for name in WANTED if asked.get(name)}
    try:
        wanted = msgspec.convert(given, TableFilter, strict=False)
    except msgspec.ValidationError as error:
        raise Mistake("no-such-page") from error
    if wanted.game is not None:
        find_game(wanted.game)
    return wanted


async def create(call: Call) -> schema.TableInfo:
    return await call.hall.create(call.person, call.body, call.address)


async def table(call: Call) -> schema.TableInfo:
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        return live.information(call.guest)


async def join(call: Call) -> schema.TableInfo:
    return await call.hall.join(call.person, call.table_id, call.body, call.address)


async def change_seat(call: Call) -> schema.TableInfo:
    return await call.hall.change_seat(call.person, call.table_id, call.body)


async def cancel(call: Call) -> schema.TableInfo:
    return await call.hall.cancel(call.person, call.table_id)


async def leave(call: Call) -> schema.TableInfo:
    return await call.hall.leave(call.person, call.table_id)


async def stand_in(call: Call) -> schema.TableInfo:
    return await call.hall.stand_in(call.person, call.table_id, call.body.seat)


async def come_back(call: Call) -> schema.TableInfo:
    return await call.hall.come_back(call.person, call.table_id)


async def start(call: Call) -> schema.TableInfo:
    return await call.hall.start(call.person, call.table_id)


async def remove(call: Call) -> schema.TableInfo:
    return await call.hall.remove(call.person, call.table_id, call.body.seat)


async def rematch(call: Call) -> schema.TableInfo:
    return await call.hall.rematch(call.person, call.table_id)


async def link_seat(call: Call) -> schema.SeatLink:
    return await call.hall.link_seat(call.person, call.table_id)


async def take_seat(call: Call) -> schema.TableInfo:
    return await call.hall.take_seat(call.person, call.body.token)


async def table_log(call: Call) -> str:
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        return annotated(live.finished().log().text(), live.sheet.handovers)


async def moment(call: Call) -> schema.Moment:
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        wanted = call.request.query_params.get("seat", "")
        seat = int(wanted) if wanted.isdecimal() and len(wanted) == 1 else None
        return await live.moment(
            call.guest, call.number_in(call.request.path_params["number"]), seat
        )


async def scores(call: Call) -> schema.ScoreSheet:
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        return await live.scores()


async def review(call: Call) -> review_schema.ReviewInfo:
    async with call.hall.use(call.table_id) as live, live.steady():
        await live.admit(call.guest, call.invitation)
        live.finished()
    return await call.hall.store.read(reviews.find, call.table_id)


async def ask_review(call: Call) -> review_schema.ReviewInfo:
    known = await review(call)
    if known.state != "none":
        return known
    call.desk.limits.reviews.check(call.address, call.person.id)
    async with call.hall.use(call.table_id) as live, live.steady():
        played = live.finished().log()
    await call.hall.reviewers.ask(call.table_id, played)
    return await review(call)


WANTED = ("game", "players", "pace", "rated", "free")
INVITED = ("invitation",)
OPERATIONS = (
    Operation("alive", "GET", "/api/alive", alive, health_schema.Alive, probe=True),
    Operation("health", "GET", "/api/health", health, health_schema.Health, probe=True),
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
    Operation(
        "events",
        "GET",
        "/api/games/{game}/events",
        events,
        dict[str, list[str]],
        lasts=BOARD_SECONDS,
    ),
    Operation("puzzles", "GET", "/api/games/{game}/puzzles", list_puzzles, puzzles.PuzzleList),
    Operation(
        "kept-puzzles",
        "GET",
        "/api/games/{game}/puzzles/kept",
        kept_puzzles,
        list[puzzles.KeptPuzzle],
        lasts=BOARD_SECONDS,
    ),
    Operation("puzzle", "GET", "/api/games/{game}/puzzles/{number}", puzzle, puzzles.PuzzleInfo),
    Operation(
        "answer-puzzle",
        "POST",
        "/api/games/{game}/puzzles/{number}",
        answer_puzzle,
        puzzles.PuzzleAnswer,
        puzzles.PuzzleForm,
    ),
    Operation("who-am-i", "GET", "/api/session", who_am_i, schema.GuestInfo),
    Operation("call-me", "POST", "/api/session", call_me, schema.GuestInfo, schema.NameForm),
    Operation("log-out", "DELETE", "/api/session", log_out, list[schema.SessionInfo]),
    Operation("link-device", "POST", "/api/session/link", link_device, schema.DeviceLink),
    Operation(
        "take-device", "POST", "/api/session/take", take_device, schema.GuestInfo, schema.TakeForm
    ),
    Operation("sessions", "GET", "/api/sessions", list_sessions, list[schema.SessionInfo]),
    Operation(
        "end-session",
        "POST",
        "/api/sessions/end",
        end_session,
        list[schema.SessionInfo],
        schema.EndForm,
    ),
    *account_api.OPERATIONS,
    *rating_api.OPERATIONS,
    *profile_api.OPERATIONS,
    *meeting_api.OPERATIONS,
    *report_api.OPERATIONS,
    *club_api.OPERATIONS,
    *tournament_api.OPERATIONS,
    *vacation_api.OPERATIONS,
    *plan_api.OPERATIONS,
    *reminder_api.OPERATIONS,
    Operation("tables", "GET", "/api/tables", tables, schema.TableList, query=WANTED),
    Operation("create", "POST", "/api/tables", create, schema.TableInfo, schema.TableForm),
    Operation("table", "GET", "/api/tables/{table}", table, schema.TableInfo, query=INVITED),
    Operation("join", "POST", "/api/tables/{table}/join", join, schema.TableInfo, schema.JoinForm),
    Operation(
        "change-seat",
        "POST",
        "/api/tables/{table}/seats",
        change_seat,
        schema.TableInfo,
        schema.SeatChange,
    ),
    Operation("cancel", "POST", "/api/tables/{table}/cancel", cancel, schema.TableInfo),
    Operation("leave", "POST", "/api/tables/{table}/leave", leave, schema.TableInfo),
    Operation(
        "remove",
        "POST",
        "/api/tables/{table}/remove",
        remove,
        schema.TableInfo,
        schema.RemoveForm,
    ),
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
        "/api/tables/{table}/moments/{number}",
        moment,
        schema.Moment,
        query=("seat", *INVITED),
    ),
    Operation(
        "scores", "GET", "/api/tables/{table}/scores", scores, schema.ScoreSheet, query=INVITED
    ),
    Operation(
        "review",
        "GET",
        "/api/tables/{table}/review",
        review,
        review_schema.ReviewInfo,
        query=INVITED,
    ),
    Operation(
        "ask-review",
        "POST",
        "/api/tables/{table}/review",
        ask_review,
        review_schema.ReviewInfo,
        query=INVITED,
    ),
)


def endpoint(operation: Operation, desk: Desk) -> Callable[[Request], Awaitable[Response]]:
    """The operation as Starlette calls it: checks before, wording and status after."""

    async def answer(request: Request) -> Response:
        begun = time.perf_counter()
        response = await work(request)
        taken = time.perf_counter() - begun
        desk.metrics.requests.labels(operation.name, str(response.status_code)).observe(taken)
        return response

    async def work(request: Request) -> Response:
        call = Call(desk, request, None, asked_language(request))
        try:
            await prepare(call, operation)
            result = await operation.work(call)
        except Mistake as mistake:
            if mistake.code == "too-fast":
                desk.limits.shunned.offend(call.address)
            return failure(mistake, call.lang)
        except (Conflict, Stale):
            return failure(Mistake("conflict"), call.lang)
        except Exception as error:
            return failure(trouble_with(error, operation.name), call.lang)
        if isinstance(result, str):
            return Response(result, media_type="text/plain; charset=utf-8")
        response = Response(msgspec.json.encode(result), media_type=JSON)
        if isinstance(result, health_schema.Health) and not result.ok:
            response.status_code = 503
        if operation.lasts:
            response.headers["Cache-Control"] = f"public, max-age={operation.lasts}"
        if call.cookie is not None:
            set_cookie(response, call.cookie, secure=request.url.scheme == "https")
        return response

    return answer


async def prepare(call: Call, operation: Operation) -> None:
    """Who asks, from where, how often, and what; the gate has counted the address already."""
    desk, request, token = call.desk, call.request, call.request.cookies.get(COOKIE)
    if operation.method != "GET":
        if not comes_from_here(request.headers, desk.settings.origins):
            raise Mistake("foreign-origin")
        desk.limits.changes.addresses.check(call.address)
    visit = None if operation.probe else await desk.guests.recognise(token)
    if visit is not None:
        call.guest, call.session = visit.guest, visit.session
        call.cookie = token if visit.renew else None
    who = call.guest.id if call.guest else call.address
    desk.limits.reads.guests.check(who)
    if operation.method != "GET":
        desk.limits.changes.guests.check(who)
    if operation.body is not None:
        call.body = await read_body(request, operation.body, desk.settings.message_bytes)


async def read_body(request: Request, kind: Any, most: int) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Mistake("not-json")
    raw = bytearray()
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise Mistake("too-large", most=most)
    except ClientDisconnect as error:  # there is nobody to tell
        raise Mistake("malformed", where="$") from error
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from error


def failure(mistake: Mistake, lang: str) -> Response:
    told, status = trouble(mistake, lang), status_of(mistake.code)
    headers = {"Retry-After": "1"} if status in (TOO_MANY, AWAY) else None
    return Response(msgspec.json.encode(told), status, headers, media_type=JSON)


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


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
        levels=list(LEVELS),
        level=USUAL_LEVEL,
    )
