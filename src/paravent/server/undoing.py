"""What may be taken back, and who must agree.

A seat takes its own act back freely if that tells nobody anything (`Play.undoable`). Else all acts
from there on go with it: everybody at the table must agree, and there is no way past an act of
somebody who cannot be asked. Deals that were seen do not come again (`steps.Rewind.draw`).
"""

from __future__ import annotations

from typing import Literal

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.rng import Rng
from paravent.server.sheet import Sheet


def last_act(play: Play, seat: int) -> int | None:
    history = play.history
    for index in range(len(history) - 1, -1, -1):
        if history[index].seat == seat:
            return index
    return None


def undo_kind(play: Play, sheet: Sheet, seat: int) -> Literal["free", "ask"] | None:
    """What a seat is offered: to take its last act back, to ask for it, or neither."""
    if play.over or (index := last_act(play, seat)) is None:
        return None
    if play.undoable(seat) is not None:
        return "free"
    if crossed(sheet, index) is not None:
        return None
    return "free" if sheet.present == [seat] else "ask"


def binding(play: Play, sheet: Sheet, seat: int) -> list[str]:
    """The offers of a seat that are no longer its own to take back as soon as they are played.

    They end the game; or, if other people play, they reveal or deal something, or bots alone go on.
    What a seat cannot know is guessed, so that the answer tells nothing.
    """
    alone = sheet.present == [seat]
    outlook = play.outlook(seat)
    rng = Rng(play.acts)

    def binds(action: int) -> bool:
        after = outlook.guess(rng)
        after.events = []
        after.apply(seat, action)
        actors = after.actors()
        if not actors or alone:
            return not actors
        revealed = any(play.game.events.reveals(raw) for raw in after.events)
        others = [sheet.places[one] for one in actors if one != CHANCE]
        return revealed or all(place.played_by_bot for place in others)

    legal = outlook.legal()
    texts = play.game.notation.texts(legal)
    return [text for text, action in zip(texts, legal, strict=True) if binds(action)]


def rewindable(play: Play, sheet: Sheet, seat: int) -> int:
    """From where on acts go if a seat takes its last one back with all others; or a Mistake."""
    index = last_act(play, seat)
    if index is None:
        raise Mistake("no-undo")
    absent = crossed(sheet, index)
    if absent is not None:
        raise Mistake("undo-absent", name=sheet.places[absent].name)
    return index


def crossed(sheet: Sheet, index: int) -> int | None:
    """A seat with an act from an index on whose person is away, or made it and has left."""
    if not sheet.handovers and len(sheet.present) == len(sheet.people):
        return None
    away = {seat for seat in sheet.people if sheet.places[seat].played_by_bot}
    left = {one.seat: one.n for one in sheet.handovers if one.kind == "left"}
    for number in range(index, len(sheet.acts)):
        seat = sheet.acts[number][0]
        if seat in away or number < left.get(seat, 0):
            return seat
    return None


def draw_after(sheet: Sheet, index: int) -> int:
    """The draw of the deals after a rewind; 0 if no deal is taken back."""
    dealt = any(seat == CHANCE for seat, _ in sheet.acts[index:])
    return sheet.next_draw if dealt else 0
