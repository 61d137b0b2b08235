"""How much a table may be changed to and fro: its journal is read whole, its handovers told."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.core.mistakes import Mistake
from paravent.server import steps
from paravent.server.sheet import Sheet

MOST_STEPS, MOST_ASIDES, MOST_NOTES = 50_000, 1_000, 200  # ten times what people need
NOTED = (steps.StandIn, steps.Rewind)  # what every state tells from then on
ENDS = (steps.Leave, steps.Close, steps.Remove, steps.Reply)


def check_room(sheet: Sheet, made: Sequence[steps.Step]) -> None:
    """A Mistake if a table is worn out; whoever wants to leave it always can."""
    idle = len(sheet.asides) >= MOST_ASIDES and not isinstance(made[-1], steps.Decisive)
    noted = len(sheet.handovers) >= MOST_NOTES and isinstance(made[-1], NOTED)
    worn = idle or noted or sheet.version >= MOST_STEPS
    if worn and not isinstance(made[-1], ENDS):
        raise Mistake("table-worn")
