"""What travels about meeting people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.schema import (
    Hours,
    Minutes,
    Name,
    Pace,
    SeatNumber,
    Seconds,
    Strict,
    TableId,
    TableInfo,
)


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


class PersonForm(Strict, kw_only=True):
    """Somebody by name and number, by a seat at a table where I sit, or by the id of a tie."""

    name: Name = ""
    number: Annotated[int, Meta(ge=1, le=100)] = 1
    table: TableId = ""
    seat: SeatNumber = 0
    id: Annotated[str, Meta(max_length=64)] = ""


class TieForm(PersonForm, kw_only=True):
    kind: Literal["friend", "block", "none"]


class ProposalForm(PersonForm, kw_only=True):
    """What I would play with somebody, at which pace; times are as for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    pace: Pace = "live"
    hours: Hours = 72
    weekends: bool = True
    minutes: Minutes = 0
    increment: Seconds | None = None
    rated: bool = False


class ProposalInfo(Struct, frozen=True):
    """What I was asked, or have asked (`mine`): who the other is, and the table that waits.

    The number is 0 for a guest without an account.
    """

    name: str
    number: int
    mine: bool
    state: Literal["waiting", "accepted", "begun", "declined", "withdrawn"]
    expires: int
    table: TableInfo


class Proposals(Struct, frozen=True):
    proposals: list[ProposalInfo]


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
