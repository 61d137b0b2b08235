"""When the machine itself was taken away: on a shared host others get its cores now and then.

Nothing runs meanwhile, and what has piled up is worked off afterwards. Such moments say nothing of
a server, so benchmarks of waiting times tell them apart: the kernel counts them (`steal`).
"""

from __future__ import annotations

import bisect
import os
import threading
import time
from pathlib import Path

STAT = Path("/proc/stat")
LOOK = 0.01  # seconds
LEAST = 0.025  # seconds at once: less happens all the time
AFTERMATH = 0.05  # seconds, besides as long again as it was away
TICKS = os.sysconf("SC_CLK_TCK")


def stolen_ticks() -> int:
    """Of all cores together, since the machine began; nothing where it does not tell."""
    try:
        return int(STAT.read_text().split("\n", 1)[0].split()[8])
    except (OSError, IndexError):
        return 0


class Watch:
    """Notes, by the clock of `time.time`, when something was stolen while it is entered."""

    def __enter__(self) -> Watch:
        self.begins: list[float] = []
        self.ends: list[float] = []
        self.seconds = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        seen, before = stolen_ticks(), time.time()
        while not self._over.wait(LOOK):
            now, ticks = time.time(), stolen_ticks()
            away = (ticks - seen) / TICKS
            self.seconds += away
            if away >= LEAST:
                self.begins.append(min(before, now - away))
                last = self.ends[-1] if self.ends else 0.0
                self.ends.append(max(last, now + away + AFTERMATH))
            seen, before = ticks, now

    def disturbed(self, begin: float, end: float) -> bool:
        """Whether something was stolen between two moments, or shortly before."""
        first = bisect.bisect_left(self.ends, begin)
        return first < len(self.begins) and self.begins[first] <= end
