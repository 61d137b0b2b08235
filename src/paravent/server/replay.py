"""The game of a table: what the acts of a sheet lead to, by the rules."""

from __future__ import annotations

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
    if play is None or known is None or not goes_on(known, sheet):
        play = replayed(sheet)
    elif sheet.acts is not known.acts:
        play = continued(play, known, sheet)
    return Found(sheet, play, chat.last_numbers(connection, [table_id]).get(table_id, chat.NOTHING))


def replayed(sheet: Sheet) -> Play | None:
    """The game of a sheet; a Mistake if its acts do not make what the sheet says."""
    if sheet.stage not in ("running", "over"):
        return None
    try:
        return checked(begun(sheet), sheet)
    except Mistake as mistake:
        if mistake.code in ("unknown-game", "newer-rules"):
            raise
        raise broken(sheet.id, sheet.version) from mistake


def goes_on(known: Sheet, sheet: Sheet) -> bool:
    """Whether nothing was taken back between two sheets of a game."""
    count = len(known.acts)
    return (
        sheet.stage in ("running", "over")
        and sheet.redeals == known.redeals
        and sheet.acts[:count] == known.acts
    )


def continued(play: Play, known: Sheet, sheet: Sheet) -> Play:
    """The same from the game of an earlier sheet that goes on."""
    try:
        play.follow(sheet.acts[len(known.acts) :])
        return checked(play, sheet)
    except Mistake as mistake:
        raise broken(sheet.id, sheet.version) from mistake


def checked(play: Play, sheet: Sheet) -> Play:
    """A Mistake if the acts do not make what the sheet says."""
    actors = [seat for seat in play.position.actors() if seat != CHANCE]
    scores = play.position.scores() if play.over else []
    if (len(play.history), actors, scores) != (len(sheet.acts), sheet.to_act, [*sheet.result]):
        raise broken(sheet.id, sheet.version)
    return play


def begun(sheet: Sheet) -> Play:
    """The game of a sheet after its acts, with the deals that follow."""
    return Play.replay(
        Log(
            game=sheet.game,
            rules=sheet.rules,
            players=len(sheet.places),
            options=sheet.options,
            seats=[place.player for place in sheet.places],
            commitment=sheet.commitment,
            seed=sheet.seed,
            redeals=list(sheet.redeals),
            acts=list(sheet.acts),
        )
    )


def acts_since(play: Play, index: int, now: int) -> list[steps.Step]:
    """The acts of a game from an index on; the last one tells who must act then, or the result."""
    text, new = play.game.notation.text, play.history[index:]
    made = [steps.Act(at=now, seat=entry.seat, act=text(entry.action)) for entry in new]
    if made:
        result = tuple(play.position.scores()) if play.over else ()
        places = tuple(play.position.places()) if play.over else ()
        last = replace(made[-1], to_act=play.position.actors(), result=result, places=places)
        made[-1] = last
    return list(made)
