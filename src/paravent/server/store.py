"""The store: queries run in threads, each call one transaction that is whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

P = ParamSpec("P")
T = TypeVar("T")
TOGETHER = 50  # queries in one commit
WRITERS = 4  # where several can write at once


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


class Writing(Generic[T]):
    """A query on its way to the disk.

    `carried_out` comes first: only the disk is waited for then. Whoever awaits neither of the two
    does not want to know what went wrong.
    """

    def __init__(self, query: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.query = query
        self.loop = loop
        self.carried_out: asyncio.Future[None] = loop.create_future()
        self.committed: asyncio.Future[T] = loop.create_future()

    def tell(self) -> None:
        if not self.carried_out.done():
            self.carried_out.set_result(None)


@dataclass(frozen=True)
class Outcome:
    """What became of a query."""

    of: Writing[Any]
    result: Any = None
    error: BaseException | None = None

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.of.loop

    def tell(self) -> None:
        for future, result in (self.of.carried_out, None), (self.of.committed, self.result):
            if future.done():
                continue
            if self.error is None:
                future.set_result(result)
            else:
                future.set_exception(self.error)
                future.exception()  # the other one may be all that is awaited


class Store:
    """`await store.write(query, ...)` calls query(connection, ...), and has committed then."""

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

    async def write(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a query and commit; Conflict if a key is taken already."""
        return await self.begin(lambda connection: query(connection, *args, **kwargs)).committed

    def begin(self, query: Callable[[Connection], T]) -> Writing[T]:
        """The same for those who have something else to do meanwhile."""
        writing = Writing(query, asyncio.get_running_loop())
        self._waiting.put(writing)
        return writing

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
        self.engine.dispose()

    def _write_on(self) -> None:
        """Carry out what waits, as long as something may come."""
        writer, more = Writer(self.engine), True
        while more:
            some, more = self._next(1 if self.shared else TOGETHER)
            tell(writer.write(some))
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


class Writer:
    """A thread's own connection, which is renewed after anything that should not happen."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.taken = (Conflict, IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        self.connection: Connection | None = None

    def write(self, some: list[Writing[Any]]) -> list[Outcome]:
        """Together if nothing goes wrong, else one by one."""
        if len(some) > 1:
            try:
                return self.write_together(some)
            except Exception:
                pass  # nothing of it was written
        return [self.write_one(one) for one in some]

    def write_together(self, some: list[Writing[Any]]) -> list[Outcome]:
        with self.transaction() as connection:
            outcomes = [Outcome(one, one.query(connection)) for one in some]
            tell(some)
        return outcomes

    def write_one(self, one: Writing[Any]) -> Outcome:
        try:
            return self.write_together([one])[0]
        except self.taken as error:
            conflict = Conflict()
            conflict.__cause__ = error
            return Outcome(one, error=conflict)
        except BaseException as error:
            return Outcome(one, error=error)

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


def tell(some: Sequence[Writing[Any] | Outcome]) -> None:
    """Let those go on who wait, all of one loop at once."""
    for loop in {one.loop for one in some}:
        here = [one for one in some if one.loop is loop]

        def tell_all(here: Sequence[Writing[Any] | Outcome] = here) -> None:
            for one in here:
                one.tell()

        if not loop.is_closed():
            loop.call_soon_threadsafe(tell_all)
