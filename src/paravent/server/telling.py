"""What is told about a table and its game; all of it as the reader may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET
from msgspec.json import Encoder

from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.server import schema
from paravent.server.clocks import Clocks
from paravent.server.deeds import deeds
from paravent.server.guests import Guest
from paravent.server.seating import stand_in_level
from paravent.server.sheet import Sheet
from paravent.server.undoing import undo_kind

ENCODER = Encoder()
Heard = tuple[int | None, int]  # a seat or the audience, and the version that was told before


def information(
    sheet: Sheet,
    reader: Guest | None,
    clocks: Clocks,
    online: frozenset[str] = frozenset(),
    watching: int = 0,
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
        increment=sheet.increment,
        weekends=sheet.weekends,
        left=list(sheet.left),
        level=stand_in_level(sheet),
        public=sheet.public,
        help=sheet.help,
        rated=sheet.rated,
        auto=sheet.auto,
        club=sheet.club,
        tournament=sheet.tournament,
        begins=sheet.begins,
        stage=sheet.stage,
        seats=[
            schema.SeatInfo(
                place.kind,
                place.name,
                place.level,
                place.guest in online,
                UNSET if me is None else clocks.vacation(place) or UNSET,
            )
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
        watching=watching,
    )


def states(
    play: Play, sheet: Sheet, heard: Iterable[Heard], clocks: list[schema.Clock]
) -> dict[Heard, bytes]:
    """The game as seats and the audience may know it, with what happened since a version each."""
    wanted = dict.fromkeys(heard)
    seats = dict.fromkeys([seat for seat, _ in wanted])
    views = play.views([NOBODY if seat is None else seat for seat in seats])
    seen, present = dict(zip(seats, views, strict=True)), sheet.present
    to_act = list(play.position.actors())
    ended = None if to_act else ending(play)
    open_deeds: dict[int, list[schema.Stretch]] = {}  # where nothing was sealed, by their start
    told: dict[Heard, bytes] = {}
    for one in wanted:
        seat, since = one
        if not sheet.settled <= since <= sheet.version:
            since = 0
        actor = seat if seat in present else None
        start = sheet.acts_at(since) if since else 0
        done = open_deeds.get(start)
        if done is None:
            done = deeds(play, seat, start)
            if not play.sealed_since(start):
                open_deeds[start] = done
        told[one] = ENCODER.encode(
            schema.State(
                table=sheet.id,
                version=sheet.version,
                since=since,
                acts=play.acts,
                seat=seat,
                to_act=to_act,
                view=seen[seat],
                offers=[] if actor is None else play.offers(actor),
                deeds=done,
                clocks=clocks,
                handovers=sheet.handovers,
                left=sheet.left,
                undo=None if actor is None else undo_kind(play, sheet, actor),
                ending=ended,
            )
        )
    return told


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


def annotated(log: str, handovers: Sequence[schema.Handover]) -> str:
    """The text of a log with the handovers as comments, each before the act that followed."""
    header, blank, body = log.partition("\n\n")
    lines = body.splitlines()
    for one in reversed(handovers):
        words = ("#", str(one.seat), one.kind, one.level or str(one.count or ""))
        lines.insert(min(one.n, len(lines)), " ".join(words).strip())
    return header + blank + "\n".join(lines) + "\n"
