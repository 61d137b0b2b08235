"""The game of a table: what the acts of a sheet lead to, by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection

from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.server import chat, journal, steps
from paravent.server.journal import broken
from paravent.server.sheet import Sheet


@dataclass(frozen=True)
class Found:
    """A table as the store has it: its sheet, its game once it has begun, and its chat."""

    sheet: Sheet
    play: Play | None
    chatted: int  # number of the last line of chat


def find(
    connection: Connection,
    table_id: str,
    known: Sheet | None = None,
    play: Play | None = None,
) -> Found:
    """Read a table, from what is known of it on; a Mistake if there is none or it is broken."""
    sheet = journal.read(connection, table_id, known)
    if sheet is None:
        raise Mistake("unknown-table", table=table_id)
    if play is None or known is None or sheet.acts is not known.acts:
        play = replayed(sheet)
    return Found(sheet, play, chat.last_numbers(connection, [table_id]).get(table_id, chat.NOTHING))


def replayed(sheet: Sheet) -> Play | None:
    """The game of a sheet; a Mistake if its acts do not make what the sheet says."""
    if sheet.stage not in ("running", "over"):
        return None
    try:
        play = begun(sheet)
    except Mistake as mistake:
        if mistake.code in ("unknown-game", "newer-rules"):
            raise
        raise broken(sheet.id, sheet.version) from mistake
    actors = [seat for seat in play.position.actors() if seat != CHANCE]
    scores = play.position.scores() if play.over else []
    if (len(play.history), actors, scores) != (len(sheet.acts), sheet.to_act, [*sheet.result]):
        raise broken(sheet.id, sheet.version)
    return play


def begun(sheet: Sheet, acts: Sequence[tuple[int, str]] | None = None) -> Play:
    """The game of a sheet after its acts, or after these, with the deals that follow."""
    return Play.replay(
        Log(
            game=sheet.game,
            rules=sheet.rules,
            players=len(sheet.places),
            options=sheet.options,
            seats=[place.player for place in sheet.places],
            commitment=sheet.commitment,
            seed=sheet.seed,
            acts=list(sheet.acts if acts is None else acts),
        )
    )


def acts_since(play: Play, index: int, now: int) -> list[steps.Step]:
    """The acts of a game from an index on; the last one tells who must act then, or the result."""
    text, new = play.game.notation.text, play.history[index:]
    made = [steps.Act(at=now, seat=entry.seat, act=text(entry.action)) for entry in new]
    if made:
        result = tuple(play.position.scores()) if play.over else ()
        made[-1] = replace(made[-1], to_act=play.position.actors(), result=result)
    return list(made)
