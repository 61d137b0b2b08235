"""The WebSocket of a page: requests in, answers and news out, for any number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from paravent import server
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.why import Reason, Refused
from paravent.server import hint_schema, schema, talk, thinking
from paravent.server.bots import ADVISER, WEIGHER, question_of
from paravent.server.frames import POLICY, TOO_LARGE, TRY_AGAIN, Frames
from paravent.server.guests import Guest, Visit, muted_until
from paravent.server.homes import Handed
from paravent.server.rates import Limit
from paravent.server.settings import Settings
from paravent.server.speech import plain_details, reason_text, trouble, understood
from paravent.server.store import Conflict, is_away
from paravent.server.thinking import Question

if TYPE_CHECKING:
    from paravent.server.desk import Desk

T = TypeVar("T")
DECODER = msgspec.json.Decoder(schema.Request)
IDENTIFIED = msgspec.json.Decoder(schema.Identified)
ENCODER = msgspec.json.Encoder()
PATIENCE = 50  # messages in a row that come too fast before the socket is closed
log = logging.getLogger(__name__)


class Socket:
    """One connection. A guest without a session may watch public tables."""

    def __init__(
        self,
        frames: Frames,
        desk: Desk,
        visit: Visit | None,
        address: str,
        lang: str,
    ) -> None:
        self.frames = frames
        self.hall = desk.hall
        self.homes = desk.homes
        self.guest = visit.guest if visit else None
        self.session = visit.session if visit else ""
        self.address = address
        self.limits = desk.limits
        self.metrics = desk.metrics
        self.lang = lang
        settings: Settings = desk.settings
        self.settings = settings
        frames.limit(settings)
        self.too_fast = 0
        self.asking = False
        self.watched: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    # As a listener of tables.

    def tell(self, message: bytes) -> None:
        self.frames.send(message, now=not self.asking)  # else the answer goes along

    def lose(self, table_id: str, why: Mistake) -> None:
        self.watched.discard(table_id)
        told = trouble(why, self.lang)
        self.answer(
            schema.Lost(table=table_id, code=told.code, details=told.details, text=told.text)
        )

    def dismiss(self) -> None:
        """The session has ended: whoever comes back is somebody else."""
        self.frames.close(TRY_AGAIN)

    def answer(self, message: schema.Told) -> None:
        self.tell(ENCODER.encode(message))

    # The connection.

    async def run(self, handed: Handed | None = None) -> None:
        """Until the client leaves, or must be asked to come back; what it asked is carried out."""
        try:
            if handed is None:
                name, now = self.guest.name if self.guest else None, self.settings.clock()
                self.answer(schema.Welcome(name=name, version=server.VERSION, at=now))
            elif handed.lobby:
                await self.hall.lobby.enter(self, self._show_again)
            while (raw := await self.frames.receive()) is not None:
                self.asking = True
                if self._admits(raw):
                    await self._carry_out(raw)
                self.asking = False
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await self._part()

    def _admits(self, raw: bytes) -> bool:
        """Whether a message is neither too large nor too soon."""
        if len(raw) > self.settings.message_bytes:
            self.frames.close(TOO_LARGE)
            return False
        if self._may(self.limits.messages):
            self.too_fast = 0
            return True
        self.too_fast += 1
        if self.too_fast > PATIENCE:
            self.frames.close(POLICY)
        else:
            self._fail(Mistake("too-fast"), id_of(raw))
        return False

    async def _part(self) -> None:
        self.hall.lobby.leave(self)
        for table_id in list(self.watched):
            with contextlib.suppress(Mistake):
                async with self.hall.use(table_id) as live, live.steady():
                    live.forget(self)

    # Requests.

    async def _carry_out(self, raw: bytes) -> None:
        try:
            request = DECODER.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._fail(malformed(error), id_of(raw))
            return
        if isinstance(request, schema.Hint | schema.Weigh):
            self._begin(request)
            return
        if isinstance(request, schema.Watch) and self._goes_home(request.table, raw):
            return
        await self._attempt(request)

    def _goes_home(self, table_id: str, raw: bytes) -> bool:
        """Whether another worker goes on with this socket: the table is at home there."""
        homes, guest = self.homes, self.guest
        if homes is None or self.watched or self.tasks or homes.home(table_id) == homes.mine:
            return False

        def give(file: int, messages: list[bytes], rest: bytes) -> bool:
            handed = Handed(
                self.address,
                self.lang,
                guest=guest.id if guest else "",
                name=guest.name if guest else "",
                session=self.session,
                lobby=self in self.hall.lobby.listeners,
                messages=[raw, *messages],
                rest=rest,
            )
            return homes.send(table_id, handed, file)

        return self.frames.hand_over(give)

    def _show_again(self, tables: schema.TableList) -> None:
        """The lobby as it is by now, to somebody who has seen it."""
        self.answer(schema.Listed(changed=[*tables.open, *tables.running], mine=tables.mine))

    def _begin(self, request: schema.Said) -> None:
        """Thinking takes time: other requests of this socket need not wait for it."""
        task = asyncio.create_task(self._attempt(request))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _attempt(self, request: schema.Said) -> None:
        begun = time.perf_counter()
        try:
            await REQUESTS[type(request)](self, request)
        except Mistake as mistake:
            self._fail(mistake, request.id)
        except Conflict:
            self._fail(Mistake("conflict"), request.id)
        except Exception as error:
            self._fail(trouble_with(error, KINDS[type(request)]), request.id)
        self.metrics.messages.labels(KINDS[type(request)]).observe(time.perf_counter() - begun)

    def _fail(self, mistake: Mistake, id: str | msgspec.UnsetType) -> None:
        told = trouble(mistake, self.lang)
        self.answer(schema.Failure(id=id, code=told.code, details=told.details, text=told.text))

    def _may(self, limit: Limit) -> bool:
        allowed = limit.take(self.address, self.guest.id if self.guest else None)
        if not allowed:
            self.metrics.too_fast.inc()
        return allowed

    def _check(self, limit: Limit) -> None:
        if not self._may(limit):
            raise Mistake("too-fast")

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
        self._check(self.limits.looks)

        def show(tables: schema.TableList) -> None:
            self.answer(schema.Tables(id=request.id, tables=tables))

        await self.hall.lobby.enter(self, show)

    async def _watch(self, request: schema.Watch) -> None:
        self._check(self.limits.looks)
        async with self.hall.use(request.table) as live, live.steady():
            await live.admit(self.guest, request.invitation)
            if request.table not in self.watched:
                if len(self.watched) >= self.settings.tables_watched:
                    raise Mistake("too-many-watched", most=self.settings.tables_watched)
                self.watched.add(request.table)
            if request.since > live.version:
                await live.catch_up()
            live.listen(self, request.since)
            talk.tell(live, self, await self.hall.chat_lines(request.table))
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
            self.tell(live.state(self.guest))

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

    async def _binding(self, request: schema.Bind) -> None:
        async with self.hall.use(request.table) as live, live.steady():
            acts = live.binding(self._person())
            self.answer(
                schema.Binding(id=request.id, table=request.table, version=live.version, acts=acts)
            )

    async def _reasoned(self, table_id: str, act: str, reason: Reason) -> dict[str, Any]:
        async with self.hall.use(table_id) as live:
            names = [place.name for place in live.sheet.places]
            text = ""
            if reason.code:  # the first time, all words of the game are read
                text = await asyncio.to_thread(reason_text, reason, live.game, names, self.lang)
        return {
            "table": table_id,
            "act": act,
            "code": reason.code,
            "rule": reason.rule,
            "details": plain_details(reason.details),
            "text": text,
        }

    async def _think(
        self, request: schema.Hint | schema.Weigh, how: Callable[[Question], T], level: str
    ) -> tuple[int, T]:
        """The version at which a bot thought about my decision, and what it thought."""
        async with self.hall.use(request.table) as live:
            async with live.steady():
                seat, version = live.seat_of(self._person()), live.version
                if not live.sheet.help:
                    raise Mistake("no-help")
                if seat not in live.running.position.actors():
                    raise Mistake("not-your-turn")
                question = question_of(live, seat, level)
            return version, await self.hall.bots.thinkers.ask(how, question)

    async def _weigh(self, request: schema.Weigh) -> None:
        self._check(self.limits.weighings)
        version, worths = await self._think(request, thinking.weigh, WEIGHER)
        self.answer(
            schema.Worths(id=request.id, table=request.table, version=version, worths=worths)
        )

    async def _hint(self, request: schema.Hint) -> None:
        self._check(self.limits.hints)
        version, counsel = await self._think(request, thinking.advise, ADVISER)
        self.answer(
            schema.Hinted(
                id=request.id,
                table=request.table,
                version=version,
                advice=[hint_schema.Advice(*one) for one in counsel.best],
                line=[hint_schema.Likely(*one) for one in counsel.line],
                because=[hint_schema.Gain(*one) for one in counsel.because],
            )
        )

    async def _chat(self, request: schema.Chat) -> None:
        self._check(self.limits.chats)
        muted = await self.hall.store.read(muted_until, self._person().id)
        if muted > self.settings.clock():
            raise Mistake("muted")
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
    schema.Bind: Socket._binding,
    schema.Weigh: Socket._weigh,
    schema.Hint: Socket._hint,
    schema.Chat: Socket._chat,
}


KINDS = {kind: str(kind.__struct_config__.tag) for kind in REQUESTS}


def id_of(raw: bytes) -> str | msgspec.UnsetType:
    """The id of a message that may make no other sense."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return IDENTIFIED.decode(raw).id
    return msgspec.UNSET


def trouble_with(error: Exception, what: str) -> Mistake:
    """What whoever asked is told of something that should not happen; the log is told more."""
    if is_away(error):
        log.warning("%s failed: the database is away (%s)", what, type(error).__name__)
        return Mistake("database-away")
    log.error("%s failed", what, exc_info=error)
    return Mistake("server-error")


def malformed(error: Exception) -> Mistake:
    """Where a message does not fit the schema, as a path such as $.version."""
    _, _, place = str(error).partition(" - at `")
    return Mistake("malformed", where=place.rstrip("`") or "$")
