"""Clocks: since when a seat owes a decision, and until when its person may take."""

from __future__ import annotations

from dataclasses import dataclass

from paravent.core.mistakes import Mistake
from paravent.server import schema
from paravent.server.settings import HOUR_MS, Settings
from paravent.server.sheet import Sheet


@dataclass(frozen=True)
class Clocks:
    """Nothing happens by itself when a time runs out: the others may then let a bot stand in.

    So there is nothing to wake after a restart, and whoever comes back first simply plays.
    """

    settings: Settings
    opened: int  # when the server was started: before that nobody could play

    def of(self, sheet: Sheet) -> list[schema.Clock]:
        """The clocks of the people who owe a decision."""
        places = sheet.places
        return [
            schema.Clock(seat, since, self.until(sheet, since))
            for seat, since in sheet.owed.items()
            if not places[seat].played_by_bot
        ]

    def until(self, sheet: Sheet, since: int) -> int:
        grace = min(sheet.patience, self.settings.restart_grace_ms)
        return max(since + sheet.patience, self.opened + grace)

    def check_late(self, sheet: Sheet, seat: int) -> None:
        """A Mistake unless the seat owes a decision whose time has run out."""
        until = next((clock.until for clock in self.of(sheet) if clock.seat == seat), None)
        if until is None or self.settings.clock() < until:
            raise Mistake("not-late")


def patience(form: schema.TableForm, settings: Settings) -> int:
    """Milliseconds for each decision at a new table."""
    return form.hours * HOUR_MS if form.pace == "slow" else settings.live_patience_ms
