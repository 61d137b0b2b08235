"""A worker process: it leaves Ctrl-C to its parent, and ends when the parent does."""

from __future__ import annotations

import os
import signal
from multiprocessing import connection, parent_process
from threading import Thread


def follow_the_parent() -> None:
    """Call this first in a process that was spawned to work for another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
