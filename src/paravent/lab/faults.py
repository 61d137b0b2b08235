"""Faults: what must never happen in a game, found by the fuzzer."""

from __future__ import annotations


class Fault(Exception):
    """A broken promise. `code` names a message `fault-<code>`, `details` are its parameters."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({listed})" if listed else self.code
