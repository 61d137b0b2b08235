"""Quick match: a seat at a table that waits for somebody like me, else a table that waits.

Such a table is an ordinary public one. Whoever waits asks again from time to time, and goes to an
older table that has come within reach: bands of ratings widen with waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server import clocks, projection, schema
from paravent.server.guests import Guest
from paravent.server.meeting.schema import MatchForm
from paravent.server.meeting.ties import kept_away
from paravent.server.ratings import model
from paravent.server.ratings.rows import RATING_ROWS
from paravent.server.settings import MINUTE_MS, Settings
from paravent.server.sheet import Sheet

if TYPE_CHECKING:
    from paravent.server.hall import Hall

BAND = 3.0  # of mean ratings, at once
WIDER = 3.0  # with each minute
LOOKED_AT = 200  # open tables
# What may come between finding a table and sitting down there.
PASSED_BY = {
    "table-full",
    "table-closed",
    "already-started",
    "seat-taken",
    "name-taken",
    "removed",
    "not-welcome",
    "not-invited",
    "rated-network",
    "unknown-table",
}


async def match(hall: Hall, guest: Guest, form: MatchForm, network: str) -> schema.TableInfo:
    """Sit down with somebody who waits, or wait."""
    options = find_game(form.game).setup(form.players, {}).options
    seats = [schema.SeatForm("me"), *[schema.SeatForm("friend")] * (form.players - 1)]
    opened = schema.TableForm(
        game=form.game,
        seats=seats,
        pace=form.pace,
        hours=form.hours,
        public=True,
        help=False,
        rated=form.rated,
    )
    time = clocks.patience(opened, hall.settings)
    mine, found = await hall.store.read(fitting, guest.id, form, dict(options), time, hall.settings)
    for table_id in found:
        try:
            there = await hall.join(guest, table_id, schema.JoinForm(), network)
        except Mistake as mistake:
            if mistake.code in PASSED_BY:
                continue
            raise
        if mine is not None:
            with suppress(Mistake):  # it has begun meanwhile, or is gone
                await hall.cancel(guest, mine)
        return there
    if mine is not None:
        async with hall.use(mine) as live:
            return live.information(guest)
    return await hall.create(guest, opened, network, auto=not form.meanwhile)


def fitting(
    connection: Connection,
    guest: str,
    form: MatchForm,
    options: dict[str, str],
    time: int,
    settings: Settings,
) -> tuple[str | None, list[str]]:
    """The table where I sit that waits for such players, and others that fit, the best first.

    They have as much time for a decision as I asked for; at slow tables it may be more.
    """
    waiting = [
        sheet
        for sheet in projection.waiting_tables(connection, settings, form.game, LOOKED_AT)
        if len(sheet.places) == form.players
        and (sheet.pace, sheet.rated) == (form.pace, form.rated)
        and sheet.options == options
        and sheet.increment is None
        and (sheet.patience == time or (sheet.pace == "slow" and sheet.patience > time))
        and (not sheet.full or sheet.host == guest)  # a full one waits for its host
    ]
    mine = next((one for one in waiting if guest in _people(one)), None)
    if mine is not None and len(mine.people) > 1:
        return mine.id, []  # somebody waits with me
    pool, now = model.Pool(form.game, form.players), settings.clock()
    ratings = _ratings(connection, pool, guest, waiting) if form.rated else {}
    away = kept_away(connection, guest, {one for sheet in waiting for one in _people(sheet)})
    found = []
    for sheet in sorted(waiting, key=lambda one: (not one.auto, one.created, one.id)):
        people = _people(sheet)
        if guest in people or sheet.full or not away.isdisjoint(people):
            continue
        if mine is not None and (sheet.created, sheet.id) > (mine.created, mine.id):
            continue  # who waits there will come to me
        since = min(sheet.created, mine.created) if mine else sheet.created
        if form.rated and not _near(ratings, guest, people, now - since):
            continue
        found.append(sheet.id)
    return mine.id if mine else None, found


def _people(sheet: Sheet) -> list[str]:
    return [place.guest for place in sheet.places if place.guest]


def _near(ratings: dict[str, float], guest: str, people: Sequence[str], waited: int) -> bool:
    band = BAND + WIDER * waited / MINUTE_MS
    usual = model.beginning().mu
    own = ratings.get(guest, usual)
    return all(abs(ratings.get(one, usual) - own) <= band for one in people)


def _ratings(
    connection: Connection, pool: model.Pool, guest: str, sheets: Sequence[Sheet]
) -> dict[str, float]:
    wanted = {guest, *(one for sheet in sheets for one in _people(sheet))}
    query = select(RATING_ROWS.c.guest, RATING_ROWS.c.mu).where(
        RATING_ROWS.c.game == pool.game,
        RATING_ROWS.c.players == pool.players,
        RATING_ROWS.c.guest.in_(wanted),
    )
    return {row.guest: row.mu for row in connection.execute(query)}
