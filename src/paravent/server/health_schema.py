"""How a server says that it is well, as it travels."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Alive(Struct, frozen=True):
    """The server answers."""

    ok: bool
    version: str


class Health(Struct, frozen=True):
    """Whether people can play: `ok` if the database takes writes and bots act.

    `failing` is the number of tables whose bots could not act and try again. While the relay is
    down processes look at the database instead, more slowly.
    """

    ok: bool
    version: str
    database: Literal["ok", "away"]
    bots: Literal["ok", "failing"]
    failing: int
    relay: Literal["alone", "up", "down"]
