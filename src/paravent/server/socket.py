"""The WebSocket of a page: requests in, answers and news out, for any number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paravent import server
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.why import Reason, Refused
from paravent.server import schema, thinking
from paravent.server.bots import STRONGEST, question_of
from paravent.server.guests import Guest
from paravent.server.hall import Hall
from paravent.server.rates import Bucket
from paravent.server.settings import Settings
from paravent.server.speech import plain_details, reason_text, trouble, understood
from paravent.server.store import Conflict

DECODER = msgspec.json.Decoder(schema.Request)
PATIENCE = 200  # messages in a row that come too fast before the socket is closed
TOO_LARGE, POLICY, TRY_AGAIN = 1009, 1008, 1013
log = logging.getLogger(__name__)


class Socket:
    """One connection. A guest without a session may watch public tables."""

    def __init__(self, websocket: WebSocket, hall: Hall, guest: Guest | None, lang: str) -> None:
        self.websocket = websocket
        self.hall = hall
        self.guest = guest
        self.lang = lang
        settings: Settings = hall.settings
        self.settings = settings
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(settings.outbox)
        self.lagging = asyncio.Event()
        self.messages = Bucket(settings.messages)
        self.hints = Bucket(settings.hints)
        self.chats = Bucket(settings.chats)
        self.too_fast = 0
        self.watched: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    # As a listener of tables.

    def tell(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lagging.set()

    def lose(self, table_id: str, why: Mistake) -> None:
        self.watched.discard(table_id)
        told = trouble(why, self.lang)
        self.answer(
            schema.Lost(table=table_id, code=told.code, details=told.details, text=told.text)
        )

    def answer(self, message: schema.Told) -> None:
        self.tell(msgspec.json.encode(message))

    # The connection.

    async def run(self) -> None:
        """Until the client leaves, or must be asked to come back."""
        await self.websocket.accept()
        name = self.guest.name if self.guest else None
        self.answer(schema.Welcome(name=name, version=server.VERSION))
        ends = [asyncio.create_task(part) for part in (self._read(), self._write(), self._lag())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*ends, *self.tasks):
                task.cancel()
            await asyncio.gather(*ends, *self.tasks, return_exceptions=True)
            await self._part()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.outbox.get()
                await self.websocket.send_text(message.decode())

    async def _lag(self) -> None:
        """A reader that is too slow gets a new start rather than an endless queue."""
        await self.lagging.wait()
        await self._close(TRY_AGAIN)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.websocket.close(code)

    async def _read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] != "websocket.receive":
                return
            content = message.get("text")
            raw = message.get("bytes") or b"" if content is None else content.encode()
            if len(raw) > self.settings.message_bytes:
                await self._close(TOO_LARGE)
                return
            if not self.messages.take():
                self.too_fast += 1
                if self.too_fast > PATIENCE:
                    await self._close(POLICY)
                    return
                self._fail(Mistake("too-fast"), msgspec.UNSET)
                continue
            self.too_fast = 0
            await self._carry_out(raw)

    async def _part(self) -> None:
        self.hall.lobby.discard(self)
        for table_id in list(self.watched):
            with contextlib.suppress(Mistake):
                async with self.hall.use(table_id) as live, live.steady():
                    live.forget(self)

    # Requests.

    async def _carry_out(self, raw: bytes) -> None:
        try:
            request = DECODER.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._fail(malformed(error), msgspec.UNSET)
            return
        if isinstance(request, schema.Hint):
            self._begin(request)
            return
        await self._attempt(request)

    def _begin(self, request: schema.Said) -> None:
        """Thinking takes time: other requests of this socket need not wait for it."""
        task = asyncio.create_task(self._attempt(request))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _attempt(self, request: schema.Said) -> None:
        try:
            await REQUESTS[type(request)](self, request)
        except Mistake as mistake:
            self._fail(mistake, request.id)
        except Conflict:
            self._fail(Mistake("conflict"), request.id)
        except Exception:
            log.exception("a request of the kind %s failed", type(request).__name__)
            self._fail(Mistake("server-error"), request.id)

    def _fail(self, mistake: Mistake, id: str | msgspec.UnsetType) -> None:
        told = trouble(mistake, self.lang)
        self.answer(schema.Failure(id=id, code=told.code, details=told.details, text=told.text))

    def _person(self) -> Guest:
        if self.guest is None:
            raise Mistake("no-session")
        return self.guest

    async def _hello(self, request: schema.Hello) -> None:
        self.lang = understood(request.lang)
        self.answer(schema.Done(id=request.id))

    async def _ping(self, request: schema.Ping) -> None:
        self.answer(schema.Done(id=request.id))

    async def _lobby(self, request: schema.Lobby) -> None:
        tables = await self.hall.listed(self.guest)
        self.hall.lobby.add(self)
        self.answer(schema.Tables(id=request.id, tables=tables))

    async def _watch(self, request: schema.Watch) -> None:
        async with self.hall.use(request.table) as live, live.steady():
            live.admit(self.guest, request.invitation)
            if request.table not in self.watched:
                if len(self.watched) >= self.settings.tables_watched:
                    raise Mistake("too-many-watched", most=self.settings.tables_watched)
                self.watched.add(request.table)
            if request.since > live.version:
                await live.catch_up()
            live.listen(self, request.since)
            lines = await self.hall.chat_lines(request.table)
            if lines:
                self.answer(schema.Chatter(table=request.table, lines=lines))
            self.answer(schema.Done(id=request.id, version=live.version))

    async def _unwatch(self, request: schema.Unwatch) -> None:
        self.watched.discard(request.table)
        async with self.hall.use(request.table) as live, live.steady():
            live.forget(self)
        self.answer(schema.Done(id=request.id))

    async def _act(self, request: schema.Act) -> None:
        async with self.hall.use(request.table) as live:
            await self._change(
                request, lambda: live.submit(self._person(), request.version, request.act)
            )

    async def _undo(self, request: schema.Undo) -> None:
        async with self.hall.use(request.table) as live:
            await self._change(request, lambda: live.undo(self._person(), request.version))

    async def _consent(self, request: schema.Consent) -> None:
        async with self.hall.use(request.table) as live:
            await self._change(
                request, lambda: live.consent(self._person(), request.version, request.agree)
            )

    async def _change(
        self,
        request: schema.Act | schema.Undo | schema.Consent,
        change: Callable[[], Awaitable[int]],
    ) -> None:
        """Done with the new version, stale with the present state, or refused with the reason."""
        try:
            version = await change()
        except Stale:
            self.answer(schema.Stale(id=request.id, table=request.table))
            await self._show(request.table)
        except Refused as refused:
            act = request.act if isinstance(request, schema.Act) else ""
            self.answer(
                schema.Refusal(
                    id=request.id,
                    **await self._reasoned(request.table, act, refused.reason),
                )
            )
        else:
            self.answer(schema.Done(id=request.id, version=version))

    async def _show(self, table_id: str) -> None:
        async with self.hall.use(table_id) as live, live.steady():
            live.seat_of(self.guest)
            self.answer(live.state(self.guest))

    async def _why(self, request: schema.Why) -> None:
        async with self.hall.use(request.table) as live, live.steady():
            reason = live.why_not(self._person(), request.act) or Reason("")
        told = await self._reasoned(request.table, request.act, reason)
        self.answer(schema.Reasoned(id=request.id, **told))

    async def _previews(self, request: schema.Foresee) -> None:
        async with self.hall.use(request.table) as live, live.steady():
            previews = live.previews(self._person())
            self.answer(
                schema.Previews(
                    id=request.id, table=request.table, version=live.version, previews=previews
                )
            )

    async def _reasoned(self, table_id: str, act: str, reason: Reason) -> dict[str, Any]:
        async with self.hall.use(table_id) as live:
            names = [place.name for place in live.sheet.places]
            text = reason_text(reason, live.game, names, self.lang) if reason.code else ""
        return {
            "table": table_id,
            "act": act,
            "code": reason.code,
            "rule": reason.rule,
            "details": plain_details(reason.details),
            "text": text,
        }

    async def _hint(self, request: schema.Hint) -> None:
        if not self.hints.take():
            raise Mistake("too-fast")
        async with self.hall.use(request.table) as live:
            async with live.steady():
                seat, version = live.seat_of(self._person()), live.version
                if seat not in live.running.position.actors():
                    raise Mistake("not-your-turn")
                question = question_of(live, seat, STRONGEST)
            counsel = await self.hall.bots.thinkers.ask(thinking.advise, question)
        advice = [schema.Advice(act, value) for act, value in counsel.weighed]
        because = [schema.Gain(part, value) for part, value in counsel.because]
        self.answer(
            schema.Hinted(
                id=request.id, table=request.table, version=version, advice=advice, because=because
            )
        )

    async def _chat(self, request: schema.Chat) -> None:
        if not self.chats.take():
            raise Mistake("too-fast")
        await self.hall.chat(self._person(), request.table, request.text)
        self.answer(schema.Done(id=request.id))


REQUESTS: dict[type[schema.Said], Callable[[Socket, Any], Awaitable[None]]] = {
    schema.Hello: Socket._hello,
    schema.Ping: Socket._ping,
    schema.Lobby: Socket._lobby,
    schema.Watch: Socket._watch,
    schema.Unwatch: Socket._unwatch,
    schema.Act: Socket._act,
    schema.Undo: Socket._undo,
    schema.Consent: Socket._consent,
    schema.Why: Socket._why,
    schema.Foresee: Socket._previews,
    schema.Hint: Socket._hint,
    schema.Chat: Socket._chat,
}


def malformed(error: Exception) -> Mistake:
    """Where a message does not fit the schema, as a path such as $.version."""
    _, _, place = str(error).partition(" - at `")
    return Mistake("malformed", where=place.rstrip("`") or "$")
