"""What a user got wrong, as a code with parameters; the wording is made elsewhere."""

from __future__ import annotations


class Mistake(Exception):
    """Bad input. `code` names a message `mistake-<code>`, `details` are its parameters."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({listed})" if listed else self.code
