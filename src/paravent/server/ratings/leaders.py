"""Who leads: accounts by what they are at least worth, in one game with so many players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from paravent.server.database import CODE_ROWS, GUEST_ROWS, MAIL_ROWS, PASSKEY_ROWS
from paravent.server.ratings.bots import ranks_in
from paravent.server.ratings.model import Pool, beginning
from paravent.server.ratings.rows import RATING_ROWS
from paravent.server.ratings.schema import Leader, LeaderList, RankInfo

PAGE = 25
SAME_NAME = 100


def leaders(connection: Connection, pool: Pool, page: int, me: str | None) -> LeaderList:
    """A page of the list, and where I stand."""
    here = (RATING_ROWS.c.game == pool.game, RATING_ROWS.c.players == pool.players)
    query = (
        select(RATING_ROWS, GUEST_ROWS.c.name)
        .join(GUEST_ROWS, GUEST_ROWS.c.id == RATING_ROWS.c.guest)
        .where(*here)
        .order_by(RATING_ROWS.c.ordinal.desc(), RATING_ROWS.c.guest)
    )
    first = page * PAGE
    rows = connection.execute(query.offset(first).limit(PAGE + 1)).all()
    own = connection.execute(query.where(RATING_ROWS.c.guest == me)).first() if me else None
    numbers = namesakes(connection, [*rows[:PAGE], *([own] if own else [])])
    better = select(func.count()).select_from(RATING_ROWS).where(*here)
    return LeaderList(
        game=pool.game,
        players=pool.players,
        page=page,
        more=len(rows) > PAGE,
        leaders=[
            _leader(row, first + n, numbers[row.guest]) for n, row in enumerate(rows[:PAGE], 1)
        ],
        me=_leader(
            own,
            1 + (connection.scalar(better.where(RATING_ROWS.c.ordinal > own.ordinal)) or 0),
            numbers[own.guest],
        )
        if own
        else None,
        bots=[
            RankInfo(
                rank.names,
                rank.rating.ordinal,
                rank.rating.mu,
                rank.rating.sigma,
                rank.rating.games,
                {one.level: one.simulations for one in rank.levels if one.simulations},
            )
            for rank in ranks_in(pool)
        ],
        newcomer=(beginning().mu, beginning().sigma),
    )


def _leader(row: Any, rank: int, number: int) -> Leader:
    return Leader(rank, row.name, number, row.ordinal, row.mu, row.sigma, row.games)


def has_account() -> ColumnElement[bool]:
    """Of a row of guests: whether it has any key."""
    return or_(
        *(
            select(keys.c.guest).where(keys.c.guest == GUEST_ROWS.c.id).exists()
            for keys in (PASSKEY_ROWS, MAIL_ROWS, CODE_ROWS)
        )
    )


def namesakes(connection: Connection, rows: Iterable[Any]) -> dict[str, int]:
    """Names need not be different: the how-manieth account of its name each guest is."""
    wanted = {row.guest: row.name for row in rows}
    query = (
        select(GUEST_ROWS.c.id, GUEST_ROWS.c.name)
        .where(GUEST_ROWS.c.name.in_(set(wanted.values())), has_account())
        .order_by(GUEST_ROWS.c.created, GUEST_ROWS.c.id)
    )
    counts: dict[str, int] = {}
    numbers = dict.fromkeys(wanted, 1)
    for row in connection.execute(query):
        counts[row.name] = counts.get(row.name, 0) + 1
        if row.id in numbers:
            numbers[row.id] = counts[row.name]
    return numbers


def account_named(connection: Connection, name: str, number: int) -> tuple[str, int] | None:
    """The account of a name and number, and how many have that name."""
    found = accounts_named(connection, name)
    return (found[number - 1], len(found)) if 1 <= number <= len(found) else None


def accounts_named(connection: Connection, name: str) -> list[str]:
    """All of a name, the oldest first."""
    query = (
        select(GUEST_ROWS.c.id)
        .where(GUEST_ROWS.c.name == name, has_account())
        .order_by(GUEST_ROWS.c.created, GUEST_ROWS.c.id)
        .limit(SAME_NAME)
    )
    return list(connection.scalars(query))
