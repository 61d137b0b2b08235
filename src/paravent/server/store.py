"""The store: queries run in threads, each call one transaction that is whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

P = ParamSpec("P")
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


class Store:
    """`await store.write(query, ...)` calls query(connection, ...), and has committed then."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # SQLite has one writer at a time: a second thread would only wait inside of it.
        writers = 1 if engine.dialect.name == "sqlite" else 4
        self._writers = ThreadPoolExecutor(writers, "store-writer")
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

        def work() -> T:
            try:
                with self.engine.begin() as connection:
                    return query(connection, *args, **kwargs)
            except IntegrityError as error:
                raise Conflict from error

        return await asyncio.get_running_loop().run_in_executor(self._writers, work)

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
