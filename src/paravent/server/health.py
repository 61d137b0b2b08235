"""Whether people can play here: the database takes writes, bots act, processes hear each other."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Literal

from paravent import server
from paravent.server import health_schema, marks
from paravent.server.store import Conflict

if TYPE_CHECKING:
    from paravent.server.hall import Hall

PROBE_SECONDS = 5.0  # for a write
LASTS_SECONDS = 1.0
log = logging.getLogger(__name__)


class Health:
    """Asked often, it looks seldom."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.probing = asyncio.Lock()
        self.probed = -LASTS_SECONDS
        self.writable = True

    async def told(self) -> health_schema.Health:
        async with self.probing:
            if time.monotonic() - self.probed >= LASTS_SECONDS:
                self.writable = await self._probe()
                self.probed = time.monotonic()
        failing, relay = len(self.hall.bots.failing), self.hall.neighbours.relay
        link: Literal["alone", "up", "down"] = (
            "alone" if relay.alone else "up" if relay.up else "down"
        )
        return health_schema.Health(
            ok=self.writable and not failing,
            version=server.VERSION,
            database="ok" if self.writable else "away",
            bots="failing" if failing else "ok",
            failing=failing,
            relay=link,
        )

    async def _probe(self) -> bool:
        store, now = self.hall.store, self.hall.settings.clock()
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await store.write(marks.mark, marks.PROBED, now)
        except Conflict:
            pass  # another process wrote the same mark
        except Exception as error:
            log.warning("the database takes no writes (%s)", type(error).__name__)
            return False
        return True
