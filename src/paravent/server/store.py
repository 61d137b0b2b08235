"""The store: queries run in threads, each call one transaction that is whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

P = ParamSpec("P")
T = TypeVar("T")
TOGETHER = 50  # changes in one commit


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


@dataclass(frozen=True)
class Change:
    """A query that waits for its turn, and who waits for it."""

    query: Callable[[Connection], Any]
    done: Future[Any]


class Store:
    """`await store.write(query, ...)` calls query(connection, ...), and has committed then."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # SQLite has one writer at a time: a second thread would only wait inside of it. What waits
        # for that thread is committed together, for the disk takes longer than all else.
        self.shared = engine.dialect.name != "sqlite"  # perhaps with other processes
        self._writers = ThreadPoolExecutor(4 if self.shared else 1, "store-writer")
        self._waiting: SimpleQueue[Change] = SimpleQueue()
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
        done: Future[T] = Future()
        self._waiting.put(Change(lambda connection: query(connection, *args, **kwargs), done))
        self._writers.submit(self._write_on)
        return await asyncio.wrap_future(done)

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
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_on(self) -> None:
        """Carry out what waits: together if nothing goes wrong, else one by one."""
        changes = self._taken(1 if self.shared else TOGETHER)
        if len(changes) > 1:
            try:
                with self.engine.begin() as connection:
                    results = [change.query(connection) for change in changes]
            except Exception:
                pass  # nothing of it was written
            else:
                for change, result in zip(changes, results, strict=True):
                    change.done.set_result(result)
                return
        for change in changes:
            self._write_one(change)

    def _write_one(self, change: Change) -> None:
        try:
            with self.engine.begin() as connection:
                result = change.query(connection)
        except IntegrityError as error:
            conflict = Conflict()
            conflict.__cause__ = error
            change.done.set_exception(conflict)
        except BaseException as error:
            change.done.set_exception(error)
        else:
            change.done.set_result(result)

    def _taken(self, most: int) -> list[Change]:
        """What waits, without what nobody waits for any more."""
        taken: list[Change] = []
        try:
            while len(taken) < most:
                change = self._waiting.get_nowait()
                if change.done.set_running_or_notify_cancel():
                    taken.append(change)
        except Empty:
            pass
        return taken
