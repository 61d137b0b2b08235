"""Faults: what must never happen in a game, found by the fuzzer."""

from __future__ import annotations

from paravent.core.mistakes import Coded


class Fault(Coded):
    """A broken promise; its message is `fault-<code>`."""
