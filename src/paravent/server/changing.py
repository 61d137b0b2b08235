"""How a table is changed: one request at a time, each on what the store holds."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from paravent.core.play import Stale
from paravent.server.store import Conflict

if TYPE_CHECKING:
    from paravent.server.table import LiveTable

P = ParamSpec("P")
T = TypeVar("T")
ATTEMPTS = 5  # of a change that other processes come before


def changing(
    work: Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """A request that changes a table.

    If another process comes before it, it is tried again on what that one has made.
    """

    @wraps(work)
    async def carried_out(live: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with live.steady():
            for _ in range(ATTEMPTS):
                try:
                    return await work(live, *args, **kwargs)
                except Conflict:
                    await live.catch_up()
            raise Stale

    return carried_out


class Steady:
    """The lock of a table, which in memory is what the store holds meanwhile."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def __aenter__(self) -> None:
        live = self.live
        await live.lock.acquire()
        if live.doubtful:
            try:
                await live.catch_up()
            except BaseException:
                live.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()
