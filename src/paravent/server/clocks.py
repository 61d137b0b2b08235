"""Clocks: since when a seat owes a decision, and until when its person may take.

Time counts unless nobody could play (outages), or at slow tables nobody has to: weekends, if that
was agreed, and the person's vacation. The fold knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from paravent.core.mistakes import Mistake
from paravent.server import schema
from paravent.server.settings import DAY_MS, HOUR_MS, MINUTE_MS, Settings
from paravent.server.sheet import Place, Sheet

SATURDAY = 5
SECOND_MS = 1000
FORESEEN_MS = 365 * DAY_MS  # as far as weekends are counted: more than any time for a decision
Pause = tuple[int, int]  # from when until when a clock stands still


class Clocks:
    """What the clocks of a table say; who acts on it is timekeeping.py."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.outages: list[Pause] = []  # the oldest first

    def of(self, sheet: Sheet) -> list[schema.Clock]:
        """The clocks of the people who owe a decision and for whom others may be waiting."""
        return [
            schema.Clock(seat, sheet.owed[seat], self.until(sheet, seat)) for seat in sheet.timed
        ]

    def until(self, sheet: Sheet, seat: int) -> int:
        """When the time of a seat runs out; not soon after servers were away."""
        since, time = sheet.owed[seat], sheet.time_for(seat)
        due = after(since, time, self._pauses(sheet, seat, since))
        if self.outages and (back := self.outages[-1][1]) > since:
            return max(due, back + min(sheet.patience, self.settings.restart_grace_ms))
        return due

    def spent(self, sheet: Sheet, seat: int, now: int) -> int:
        """How much of its time a seat has used for the decision that it owes."""
        since = sheet.owed.get(seat, now)
        if seat not in sheet.timed:
            return 0
        return passed(since, now, self._pauses(sheet, seat, since))

    def check_late(self, sheet: Sheet, seat: int) -> None:
        """A Mistake unless the seat owes a decision whose time has run out."""
        if seat not in sheet.timed or self.settings.clock() < self.until(sheet, seat):
            raise Mistake("not-late")

    def vacation(self, place: Place) -> list[int]:
        """The vacation of somebody that is or comes next."""
        now = self.settings.clock()
        return next(([*one] for one in place.vacations if one[1] > now), [])

    def _pauses(self, sheet: Sheet, seat: int, since: int) -> Iterable[Pause]:
        """When the clock of a seat stands still, the first first; they may overlap."""
        pauses = [one for one in self.outages if one[1] > since]
        if sheet.pace == "live":
            return pauses
        pauses += [one for one in sheet.places[seat].vacations if one[1] > since]
        if not sheet.weekends:
            pauses += weekends(since)
        return sorted(pauses)


def after(since: int, time: int, pauses: Iterable[Pause]) -> int:
    """When so much time has passed, not counting pauses."""
    for begin, end in pauses:
        if begin - since >= time:
            break
        if end > since:
            time -= max(0, begin - since)
            since = end
    return since + time


def passed(since: int, now: int, pauses: Iterable[Pause]) -> int:
    """How much time has passed, not counting pauses."""
    time = 0
    for begin, end in pauses:
        if begin >= now:
            break
        time += max(0, begin - since)
        since = max(since, end)
    return time + max(0, now - since)


def weekends(since: int) -> Iterator[Pause]:
    """Saturdays and Sundays, by UTC, from a time on."""
    day = datetime.fromtimestamp(since / 1000, UTC).replace(hour=0, minute=0, second=0)
    day = day.replace(microsecond=0)
    saturday = day + timedelta(days=(SATURDAY - day.weekday()) % 7)
    if day.weekday() > SATURDAY:
        saturday = day - timedelta(days=1)
    begin = int(saturday.timestamp()) * 1000
    for week in range(FORESEEN_MS // (7 * DAY_MS)):
        yield begin + 7 * week * DAY_MS, begin + (7 * week + 2) * DAY_MS


def patience(form: schema.TableForm, settings: Settings) -> int:
    """Milliseconds for each decision at a new table, or for the whole game."""
    if form.pace == "slow":
        return form.hours * HOUR_MS
    if form.increment is not None and not form.minutes:
        raise Mistake("no-minutes")
    return form.minutes * MINUTE_MS or settings.live_patience_ms


def increment(form: schema.TableForm) -> int | None:
    """Milliseconds that a decision adds to the time for the whole game, if that is what counts."""
    if form.pace == "slow" or form.increment is None:
        return None
    return form.increment * SECOND_MS
