"""Finished games: who came in which place, written together with the step that ends them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, update

from paravent.server.clubs import feed
from paravent.server.ratings import model, records
from paravent.server.ratings.rows import GAME_ROWS, GAME_SEAT_ROWS
from paravent.server.sheet import Sheet
from paravent.server.tournaments.noting import note


@dataclass(frozen=True)
class Finisher:
    """A seat at the end; whoever has left is in it still."""

    seat: int
    guest: str | None
    name: str
    level: str
    place: int
    points: int | None
    left: bool


def follow(connection: Connection, before: Sheet, after: Sheet) -> None:
    """Store what a change of a table means for finished games."""
    if has_ended(before, after):
        add(connection, after, finishers(after))
        if after.tournament:
            note(connection, after, [one.place for one in finishers(after)], after.result)
        if after.club:
            feed.add(connection, after.club, "game", after.changed, table=after.id)
    elif after.tournament and after.stage == "closed" != before.stage:
        note(connection, after, [1] * len(after.places), ())
    elif after.stage == "over" and after.places is not before.places:
        _rename(connection, before, after)
    if after.voided and not before.voided:
        here = GAME_ROWS.c.table == after.id
        connection.execute(update(GAME_ROWS).where(here).values(voided=True))


def has_ended(before: Sheet, after: Sheet) -> bool:
    """Whether there is a result now: the end, or at a rated table everybody has left."""
    if after.stage == "over":
        return before.stage != "over" and bool(after.standing)
    everybody_left = after.stage == "closed" and not after.people and bool(after.leavers)
    return before.stage == "running" and after.counts and everybody_left


def finishers(sheet: Sheet) -> list[Finisher]:
    """The seats with their places. Where it counts, whoever left is behind all who stayed."""
    left = {one.seat: one for one in sheet.leavers}
    order = {one.seat: number for number, one in enumerate(sheet.leavers)}

    def rank(seat: int) -> tuple[int, int]:
        standing = sheet.standing[seat] if sheet.standing else 0
        if not sheet.counts:
            return 0, standing
        if seat in order:  # the later somebody left, the better
            return 2, -order[seat]
        if sheet.places[seat].kind == "bot":  # for somebody who was gone before it began
            return 3, 0
        return int(sheet.places[seat].played_by_bot), standing

    ranks = [rank(seat) for seat in range(len(sheet.places))]
    found = []
    for seat, place in enumerate(sheet.places):
        leaver = left.get(seat)
        bot = place.kind == "bot" and leaver is None
        found.append(
            Finisher(
                seat=seat,
                guest=leaver.guest if leaver else place.guest,
                name=leaver.name if leaver else place.name,
                level=place.level if bot else "",
                place=1 + sum(other < ranks[seat] for other in ranks),
                points=sheet.result[seat] if sheet.result else None,
                left=leaver is not None,
            )
        )
    return found


def add(connection: Connection, sheet: Sheet, seats: Sequence[Finisher]) -> None:
    """A finished game, and at a rated table what it says of its players."""
    connection.execute(
        insert(GAME_ROWS).values(
            table=sheet.id,
            game=sheet.game,
            players=len(sheet.places),
            rules=sheet.rules,
            rated=sheet.rated,
            voided=sheet.voided,
            ending="end" if sheet.stage == "over" else "left",
            ended=sheet.changed,
            clock=0,
        )
    )
    connection.execute(insert(GAME_SEAT_ROWS), [_row(sheet, one) for one in seats])
    records.count(connection, model.Pool(sheet.game, len(seats)), seats)
    if sheet.rated:
        places = [(one.guest or "", one.place) for one in seats]
        model.rate(connection, sheet.id, model.Pool(sheet.game, len(places)), places)


def _row(sheet: Sheet, one: Finisher) -> dict[str, Any]:
    return {**vars(one), "table": sheet.id, "ended": sheet.changed}


def _rename(connection: Connection, before: Sheet, after: Sheet) -> None:
    """Somebody's games go along to an account, or a name goes. What is rated stays whose it is."""
    for seat, place in enumerate(after.places):
        if place != before.places[seat]:
            here = (GAME_SEAT_ROWS.c.table == after.id, GAME_SEAT_ROWS.c.seat == seat)
            nameless = {"name": place.name}
            connection.execute(update(GAME_SEAT_ROWS).where(*here).values(nameless))
            if not after.rated and place.guest != before.places[seat].guest:
                pool = model.Pool(after.game, len(after.places))
                records.hand_over(connection, after.id, seat, pool, place.guest)
