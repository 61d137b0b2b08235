"""Numbers of players on the command line."""

from __future__ import annotations

from paravent.core.mistakes import Mistake


def counts(text: str, help_line: str) -> tuple[int, ...]:
    """As in `2,4`; none if nothing is said."""
    try:
        return tuple(int(word) for word in text.split(",") if word.strip())
    except ValueError as error:
        raise Mistake("bad-value", argument="--players", help=help_line) from error
