"""What travels about vacations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from paravent.server.schema import Strict

Day = Annotated[str, Meta(max_length=10)]  # such as 2026-12-24


class VacationForm(Strict):
    """From which day to which my clocks at slow tables stand still; both count."""

    first: Day
    last: Day


class VacationInfo(Struct, frozen=True):
    """My vacation that is or comes next, if any, and how many days of this year are taken."""

    since: int
    until: int
    used: int
    days: int  # in a year
