"""Who is around a table: those who listen to it, and the hall that keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from paravent.core.mistakes import Mistake
from paravent.server import steps
from paravent.server.clocks import Clocks
from paravent.server.guests import Guest
from paravent.server.settings import Settings
from paravent.server.store import Store

if TYPE_CHECKING:
    from paravent.server.table import LiveTable


class Listener(Protocol):
    """A socket, as a table knows it."""

    guest: Guest | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible; never waits."""

    def lose(self, table_id: str, why: Mistake) -> None:
        """This table is not told to you any longer."""


class Keeper(Protocol):
    """Who looks after a table in memory: the hall."""

    store: Store
    settings: Settings
    clocks: Clocks

    def changed(self, live: LiveTable) -> None:
        """The table has changed, and everybody here has been told."""

    def stored(self, live: LiveTable, made: Sequence[steps.Step]) -> None:
        """A change of our own is stored: other processes must hear of it."""

    def attended(self, live: LiveTable) -> None:
        """Who listens here has changed."""
