"""What travels about meeting people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.schema import Hours, Name, Pace, SeatNumber, Strict, TableId


class MatchForm(Strict):
    """With whom I would play: a seat at a table that waits, or a table of my own until they come.

    With `meanwhile` I am busy: the table waits for me too when somebody has come.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    pace: Pace = "live"
    hours: Hours = 72
    rated: bool = False
    meanwhile: bool = False


class TieForm(Strict):
    """Somebody by name and number, by a seat at a table where I sit, or by the id of a tie."""

    kind: Literal["friend", "block", "none"]
    name: Name = ""
    number: Annotated[int, Meta(ge=1, le=100)] = 1
    table: TableId = ""
    seat: SeatNumber = 0
    id: Annotated[str, Meta(max_length=64)] = ""


class TieInfo(Struct, frozen=True):
    """Somebody whom I know; `number` is 0 for a guest without an account."""

    id: str
    kind: Literal["friend", "block"]
    name: str
    number: int
    online: bool


class People(Struct, frozen=True):
    friends: list[TieInfo]
    blocked: list[TieInfo]
