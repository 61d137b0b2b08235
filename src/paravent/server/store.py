"""The store: queries run in threads, each call one transaction that is whole or not at all."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from paravent.server import wal

P = ParamSpec("P")
T = TypeVar("T")
TOGETHER = 50  # queries in one commit
WRITERS = 4  # where several can write at once
SLOW_SECONDS = 0.05  # a commit that takes longer must not keep everybody else waiting again
THREADED_SECONDS = 1.0  # until the disk may be quick again
DEADLOCK = "40P01"
IMPATIENT = ("PRAGMA busy_timeout=0", "PRAGMA wal_autocheckpoint=0")


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


class Busy(Exception):
    """Somebody else is writing, and nobody wants to wait for that here."""


class Writing(Generic[T]):
    """A query on its way to the disk."""

    def __init__(
        self,
        query: Callable[[Connection], T],
        loop: asyncio.AbstractEventLoop,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.query = query
        self.then = then  # as soon as it has committed, before whoever waits is woken
        self.loop = loop
        self.begun = loop.time()
        self.committed: asyncio.Future[T] = loop.create_future()


class Outcome(NamedTuple):
    """What became of a query."""

    of: Writing[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        future = self.of.committed
        if future.done():
            return
        error = self.error
        if error is None and self.of.then is not None:
            try:
                self.of.then()
            except Exception as failed:
                error = failed
        if error is None:
            future.set_result(self.result)
        else:
            future.set_exception(error)


class Store:
    """`await store.write(query, ...)` calls query(connection, ...), and has committed then.

    A query of an act takes less time than waking a thread twice. Where the disk is quick as well,
    the loop itself writes what is begun, and syncs it when whoever began it has done all that need
    not wait for the disk; threads do all the rest.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # SQLite has one writer at a time: a second thread would only wait inside of it. What waits
        # for that thread is committed together, for the disk takes longer than all else.
        self.shared = engine.dialect.name != "sqlite"  # perhaps with other processes
        self._waiting: SimpleQueue[Writing[Any] | None] = SimpleQueue()  # None: no more will come
        self._writers = [
            Thread(target=self._write_on, name=f"store-writer-{number}", daemon=True)
            for number in range(WRITERS if self.shared else 1)
        ]
        for writer in self._writers:
            writer.start()
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._reading = engine.execution_options(reading=True)
        if engine.dialect.name == "postgresql":  # several queries must see one moment
            self._reading = self._reading.execution_options(isolation_level="REPEATABLE READ")
        self._here = None if self.shared else HereWriter(engine)
        self._unsynced: list[Outcome] = []  # written by the loop
        self._slow_until = 0.0
        self._written = 0  # by the loop since SQLite's log was emptied
        self._emptying: asyncio.Task[None] | None = None
        self._held: list[Writing[Any]] | None = None  # what waits for that, if it has to

    async def write(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a query and commit; Conflict if a key is taken already."""
        writing = Writing(
            lambda connection: query(connection, *args, **kwargs), asyncio.get_running_loop()
        )
        self._waiting.put(writing)
        return await writing.committed

    def begin(
        self, query: Callable[[Connection], T], then: Callable[[], None] | None = None
    ) -> asyncio.Future[T]:
        """The same for a short query, and for those who have something else to do meanwhile.

        What is to be done then comes at once, if they still wait.
        """
        loop = asyncio.get_running_loop()
        writing = Writing(query, loop, then)
        if self._here is None or loop.time() < self._slow_until:
            self._waiting.put(writing)
        elif self._held is not None:
            self._held.append(writing)
        else:
            self._write_here(self._here, writing)
        return writing.committed

    async def read(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        def work() -> T:
            with self._reading.begin() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def close(self) -> None:
        """Finish what was begun and let go of the database."""
        for _ in self._writers:
            self._waiting.put(None)
        for writer in self._writers:
            writer.join()
        self._readers.shutdown()
        if self._here is not None:
            self._here.end()
        self.engine.dispose()

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """Let those go on who wait, in their loop."""
        for one in outcomes:
            one.tell()

    def _tell_loops(self, outcomes: Sequence[Outcome]) -> None:
        for loop in {one.of.loop for one in outcomes}:
            if not loop.is_closed():
                here = [one for one in outcomes if one.of.loop is loop]
                loop.call_soon_threadsafe(self.tell, here)

    def _write_here(self, writer: HereWriter, one: Writing[Any]) -> None:
        """Write, and sync as soon as the loop is free; a thread does it if somebody else writes."""
        before = one.loop.time()
        try:
            outcome = writer.write_one(one)
        except Busy:
            self._waiting.put(one)
            return
        self._slow_if(before, one.loop)
        if not self._unsynced:
            one.loop.call_soon(self._sync_here, writer, one.loop)
        self._unsynced.append(outcome)

    def _sync_here(self, writer: HereWriter, loop: asyncio.AbstractEventLoop) -> None:
        """What was written meanwhile is on the disk, and whoever began it hears of it."""
        some, self._unsynced = self._unsynced, []
        before = loop.time()
        try:
            writer.sync()
        except OSError as error:
            some = [Outcome(one.of, error=error) for one in some]
        self._slow_if(before, loop)
        self.tell(some)
        self._written += len(some)
        if self._written >= wal.ACTS and (self._emptying is None or self._emptying.done()):
            self._written = 0
            self._emptying = loop.create_task(self._empty_log(writer, loop), name="log")

    def _slow_if(self, before: float, loop: asyncio.AbstractEventLoop) -> None:
        after = loop.time()
        if after - before > SLOW_SECONDS:
            self._slow_until = after + THREADED_SECONDS

    async def _empty_log(self, writer: HereWriter, loop: asyncio.AbstractEventLoop) -> None:
        """SQLite's log goes to the database; if acts come too densely, the last few wait for it."""
        for _ in range(wal.PASSES):
            written = self._written
            whole = await loop.run_in_executor(self._readers, wal.empty, self.engine)
            if whole and self._written == written:
                return
        held = self._held = []
        try:
            await loop.run_in_executor(self._readers, wal.empty, self.engine)
        finally:
            self._held = None
            for one in held:
                self._write_here(writer, one)

    def _write_on(self) -> None:
        """Carry out what waits, as long as something may come."""
        writer, more = Writer(self.engine), True
        while more:
            some, more = self._next(1 if self.shared else TOGETHER)
            self._tell_loops(writer.write(some))
        writer.close()

    def _next(self, most: int) -> tuple[list[Writing[Any]], bool]:
        """What waits, at least one, without what nobody waits for any more; whether more comes."""
        taken: list[Writing[Any]] = []
        found = self._waiting.get()
        try:
            while found is not None:
                if not found.committed.cancelled():
                    taken.append(found)
                if len(taken) == most:
                    return taken, True
                found = self._waiting.get_nowait()
        except Empty:
            return taken, True
        return taken, False


def entangled(error: BaseException) -> bool:
    """Whether PostgreSQL gave us up, for we and others waited for each other."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def is_away(error: BaseException) -> bool:
    """Whether it says that the database does not answer, or cannot write: its disk is full."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EIO)
    kinds = (OperationalError, InterfaceError, PoolTimeout, sqlite3.OperationalError)
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, kinds)


class Writer:
    """A connection of its own, which is renewed after anything that should not happen."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.taken = (Conflict, IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        self.connection: Connection | None = None

    def write(self, some: list[Writing[Any]]) -> list[Outcome]:
        """Together if nothing goes wrong, else one by one."""
        if len(some) > 1:
            try:
                return self.write_together(some)
            except Busy:
                raise
            except Exception:
                pass  # nothing of it was written
        return [self.write_one(one) for one in some]

    def write_together(self, some: list[Writing[Any]]) -> list[Outcome]:
        with self.transaction() as connection:
            return outcomes(some, connection)

    def write_one(self, one: Writing[Any]) -> Outcome:
        try:
            return self.write_together([one])[0]
        except Busy:
            raise
        except BaseException as error:
            if not isinstance(error, self.taken) and not entangled(error):
                return Outcome(one, error=error)
            conflict = Conflict()
            conflict.__cause__ = error
            return Outcome(one, error=conflict)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                yield self.connection
        except self.taken:
            raise
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()


class HereWriter(Writer):
    """The loop's own writer to SQLite: it never waits for another one, and asks for no more.

    What it has written is on the disk when it has been synced.
    """

    raw: sqlite3.Connection

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.logs: list[wal.Log] = []  # the last is that of this connection

    def write_together(self, some: list[Writing[Any]]) -> list[Outcome]:
        connection = self.connection or self.connect()
        try:
            self.raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Busy from error
            self.close()
            raise
        try:
            found = outcomes(some, connection)
            self.raw.execute("COMMIT")
        except BaseException as error:
            if isinstance(error, self.taken):
                self.raw.rollback()
            else:
                self.close()
            raise
        if self.logs:
            self.logs[-1].begin()
        return found

    def sync(self) -> None:
        """An OSError if something may not be on the disk."""
        for log in self.logs:
            log.sync()
        while len(self.logs) > 1:
            self.logs.pop(0).close()

    def connect(self) -> Connection:
        connection = self.connection = self.engine.connect().execution_options(begun=True)
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        for pragma in IMPATIENT:
            raw.execute(pragma)
        if log := wal.opened(self.engine):
            raw.execute("PRAGMA synchronous=NORMAL")  # commits sync no longer: we do it
            self.logs.append(log)
        self.raw = raw
        return connection

    def end(self) -> None:
        self.close()
        while self.logs:
            self.logs.pop().close()


def outcomes(some: list[Writing[Any]], connection: Connection) -> list[Outcome]:
    return [Outcome(one, one.query(connection)) for one in some]
