"""What is told about a table and its game; all of it as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Literal

from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.server import schema
from paravent.server.clocks import Clocks
from paravent.server.guests import Guest
from paravent.server.sheet import Sheet


def information(
    sheet: Sheet, reader: Guest | None, clocks: Clocks, online: frozenset[str] = frozenset()
) -> schema.TableInfo:
    """What a reader may know about a table besides the game itself."""
    me, request = sheet.seat_of(reader), sheet.request
    host = next((s for s, place in enumerate(sheet.places) if place.guest == sheet.host), None)
    return schema.TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        options=sheet.options,
        pace=sheet.pace,
        patience=sheet.patience,
        public=sheet.public,
        stage=sheet.stage,
        seats=[
            schema.SeatInfo(place.kind, place.name, place.level, place.guest in online)
            for place in sheet.places
        ],
        host=host,
        me=me,
        version=sheet.version,
        to_act=sheet.to_act,
        clocks=clocks.of(sheet),
        commitment=sheet.commitment,
        created=sheet.created,
        changed=sheet.changed,
        result=list(sheet.result),
        invitation=sheet.invitation if me is not None else "",
        next=sheet.next,
        undo=schema.UndoAsked(request.seat, list(request.waiting)) if request else None,
    )


def state(
    play: Play, sheet: Sheet, reader: Guest | None, since: int, clocks: list[schema.Clock]
) -> schema.State:
    """The game as a reader may know it, with what happened since a version."""
    seat, present = sheet.seat_of(reader), sheet.present
    if not sheet.settled <= since <= sheet.version:
        since = 0
    actor = seat if seat in present else None
    return schema.State(
        table=sheet.id,
        version=sheet.version,
        since=since,
        acts=play.acts,
        seat=seat,
        to_act=list(play.position.actors()),
        view=dict(play.view(NOBODY if seat is None else seat)),
        offers=[] if actor is None else play.offers(actor),
        deeds=deeds(play, seat, sheet.acts_at(since) if since else 0),
        clocks=clocks,
        handovers=list(sheet.handovers),
        undo=None if actor is None else undo_kind(play, actor, alone=present == [actor]),
        ending=ending(play) if play.over else None,
    )


def undo_kind(play: Play, seat: int, *, alone: bool) -> Literal["free", "ask"] | None:
    if play.over or last_act(play, seat) is None:
        return None
    return "free" if alone or play.undoable(seat) is not None else "ask"


def deeds(play: Play, seat: int | None, start: int) -> list[schema.Deed]:
    """What each act from an index on caused, as a seat may know it."""
    told = iter(play.happenings(NOBODY if seat is None else seat, start))
    return [
        schema.Deed(number, list(islice(told, len(entry.events))))
        for number, entry in enumerate(play.history[start:], start + 1)
    ]


def ending(play: Play) -> schema.Ending:
    return schema.Ending(
        scores=play.position.scores(),
        places=play.position.places(),
        tallies=play.game.tallies(play.position),
        seed=play.log().seed,
    )


def score_sheet(play: Play) -> schema.ScoreSheet:
    """Every seat's points, from the first position to the last."""
    position = play.game.start(play.setup.players, dict(play.setup.options), play.components)
    scores = [position.scores()]
    for entry in play.history:
        position.apply(entry.seat, entry.action)
        scores.append(position.scores())
    return schema.ScoreSheet(scores)


def last_act(play: Play, seat: int) -> int | None:
    history = play.history
    return next((i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat), None)


def annotated(log: str, handovers: Sequence[schema.Handover]) -> str:
    """The text of a log with the handovers as comments, each before the act that followed."""
    header, blank, body = log.partition("\n\n")
    lines = body.splitlines()
    for one in reversed(handovers):
        words = ("#", str(one.seat), one.kind, one.level)
        lines.insert(min(one.n, len(lines)), " ".join(words).strip())
    return header + blank + "\n".join(lines) + "\n"
