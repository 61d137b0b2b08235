"""What a user got wrong, as a code with parameters; the wording is made elsewhere."""

from __future__ import annotations

from typing import Any


class Coded(Exception):
    """Something to be told in words: a code that names a message, and its parameters."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return said_again, (type(self), self.code, self.details)

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({listed})" if listed else self.code


def said_again(kind: type[Coded], code: str, details: dict[str, object]) -> Coded:
    """In another process."""
    return kind(code, **details)


class Mistake(Coded):
    """Bad input: `code` and `details` say what is wrong; its message is `mistake-<code>`."""
