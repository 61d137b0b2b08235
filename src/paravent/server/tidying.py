"""Tidying: Python looks for garbage that holds on to itself, and everybody waits meanwhile.

With a thousand people at tables that takes a tenth of a second, though nearly all that is looked
through is in use. So only what is new is looked through, often; what has stayed is set aside, and
looked through when it has become twice as much.
"""

from __future__ import annotations

import gc

YOUNG, LOOKS = 20_000, 10  # new things that may wait for a look, and looks at them for one at all
PAUSE = 600.0  # seconds between two counts of what was set aside
ROOM = 500_000  # things more that may come before all is looked through


class Tidying:
    def __init__(self) -> None:
        self.counted = 0.0
        self.most = 0

    def begin(self) -> None:
        """What is there at the start stays."""
        gc.set_threshold(YOUNG, LOOKS, LOOKS)
        self._all()

    def look(self, now: float) -> None:
        """Look through what is new, and set aside what is left of it; once a second."""
        gc.collect(1)
        gc.freeze()
        if now - self.counted > PAUSE:
            self.counted = now
            if gc.get_freeze_count() > self.most:
                self._all()

    def _all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.most = 2 * gc.get_freeze_count() + ROOM
