"""What a user got wrong, as a code with parameters; the wording is made elsewhere."""

from __future__ import annotations


class Coded(Exception):
    """Something to be told in words: a code that names a message, and its parameters."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({listed})" if listed else self.code


class Mistake(Coded):
    """Bad input; its message is `mistake-<code>`."""
