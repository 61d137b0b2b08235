"""The store: queries run in threads, each call one transaction that is whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

P = ParamSpec("P")
T = TypeVar("T")
TOGETHER = 50  # queries in one commit
WRITERS = 4  # where several can write at once


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


@dataclass(frozen=True)
class Waiting:
    """A query that waits for a thread, and who waits for it."""

    query: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


@dataclass(frozen=True)
class Outcome:
    """What became of a query."""

    of: Waiting
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.of.done.cancelled():
            return
        if self.error is not None:
            self.of.done.set_exception(self.error)
        else:
            self.of.done.set_result(self.result)


class Store:
    """`await store.write(query, ...)` calls query(connection, ...), and has committed then."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # SQLite has one writer at a time: a second thread would only wait inside of it. What waits
        # for that thread is committed together, for the disk takes longer than all else.
        self.shared = engine.dialect.name != "sqlite"  # perhaps with other processes
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()  # None: no more will come
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
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.put(
            Waiting(lambda connection: query(connection, *args, **kwargs), done, loop)
        )
        return await done

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
            tell(writer.carried_out(some))
        writer.close()

    def _next(self, most: int) -> tuple[list[Waiting], bool]:
        """What waits, at least one, without what nobody waits for any more; whether more comes."""
        taken: list[Waiting] = []
        found = self._waiting.get()
        try:
            while found is not None:
                if not found.done.cancelled():
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

    def carried_out(self, some: list[Waiting]) -> list[Outcome]:
        """Together if nothing goes wrong, else one by one."""
        if len(some) > 1:
            try:
                with self.transaction() as connection:
                    results = [one.query(connection) for one in some]
            except Exception:
                pass  # nothing of it was written
            else:
                return [Outcome(*pair) for pair in zip(some, results, strict=True)]
        return [self.one_carried_out(one) for one in some]

    def one_carried_out(self, one: Waiting) -> Outcome:
        try:
            with self.transaction() as connection:
                result = one.query(connection)
        except self.taken as error:
            conflict = Conflict()
            conflict.__cause__ = error
            return Outcome(one, error=conflict)
        except BaseException as error:
            return Outcome(one, error=error)
        return Outcome(one, result)

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


def tell(outcomes: list[Outcome]) -> None:
    """Let those go on who wait, all of one loop at once."""
    for loop in {outcome.of.loop for outcome in outcomes}:
        here = [outcome for outcome in outcomes if outcome.of.loop is loop]

        def tell_all(here: list[Outcome] = here) -> None:
            for outcome in here:
                outcome.tell()

        if not loop.is_closed():
            loop.call_soon_threadsafe(tell_all)
