"""What people do with clubs: found, join, leave, run and close them. Each is one transaction."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from paravent.core.mistakes import Mistake
from paravent.server import projection
from paravent.server.accounts.keys import keys_of
from paravent.server.chat import tidy_line
from paravent.server.clubs import feed
from paravent.server.clubs.members import role_of
from paravent.server.clubs.rows import CLUB_ROWS, FEED_ROWS, MEMBER_ROWS
from paravent.server.clubs.schema import (
    Club,
    ClubForm,
    ClubInfo,
    ClubList,
    MemberForm,
    MemberInfo,
)
from paravent.server.database import GUEST_ROWS, TABLE_ROWS
from paravent.server.guests import Guest, is_id, muted_until, new_id
from paravent.server.names import tidy_name
from paravent.server.ratings.leaders import has_account, namesakes
from paravent.server.seating import new_invitation
from paravent.server.settings import Settings
from paravent.server.sheet import Sheet
from paravent.server.tournaments import running
from paravent.server.tournaments.reading import listed
from paravent.server.tournaments.rows import TOURNAMENT_ROWS

LISTED = 50
FINISHED = 10  # tables of a club that are over
LONGEST = 300  # letters about a club
RANKS = {"founder": 0, "officer": 1, "member": 2}
ROWS, MEMBERS = CLUB_ROWS.c, MEMBER_ROWS.c


def member_id(club: str, guest: str) -> str:
    """By which pages name a member; it tells nothing of the guest's id."""
    return hashlib.sha256(f"{club}/{guest}".encode()).hexdigest()[:20]


# Looking.


def clubs(connection: Connection, guest: str) -> ClubList:
    """Mine by name, and those that anybody finds, the newest first."""
    mine = (
        select(CLUB_ROWS, MEMBERS.role)
        .join(MEMBER_ROWS, MEMBERS.club == ROWS.id)
        .where(MEMBERS.guest == guest, ROWS.closed == 0)
        .order_by(ROWS.name, ROWS.id)
    )
    own = connection.execute(mine).all()
    offered = select(CLUB_ROWS).where(ROWS.open, ROWS.closed == 0).order_by(ROWS.created.desc())
    others = connection.execute(offered.limit(LISTED)).all()
    counts = _counts(connection, [row.id for row in (*own, *others)])
    joined = {row.id for row in own}
    return ClubList(
        [_info(row, counts[row.id], row.role) for row in own],
        [_info(row, counts.get(row.id, 0), "") for row in others if row.id not in joined],
    )


def club(
    connection: Connection, id: str, guest: str, invitation: str, online: Collection[str] = ()
) -> tuple[Club, list[Sheet]]:
    """A club with its tables. Strangers learn of it if it is open, or if they are invited."""
    row, role = visible(connection, id, guest, invitation)
    info = _info(row, _counts(connection, [row.id])[row.id], role)
    if not role:
        return Club(info, "", [], [], [], []), []
    tables = TABLE_ROWS.c
    here = (tables.club == row.id) & (tables.tournament == "")
    sheets = projection.sheets(connection, here & tables.stage.in_(("open", "running")), LISTED)
    sheets += projection.sheets(connection, here & (tables.stage == "over"), FINISHED)
    found = Club(
        info,
        row.invitation,
        _members(connection, row.id, guest, online),
        [],
        listed(connection, row.id, guest),
        feed.told(connection, row.id),
    )
    return found, sheets


def visible(connection: Connection, id: str, guest: str, invitation: str) -> tuple[Any, str]:
    """The row of a club and the guest's role there; a Mistake as if there were none."""
    row = None
    if is_id(id):
        query = select(CLUB_ROWS).where(ROWS.id == id, ROWS.closed == 0)
        row = connection.execute(query).first()
    role = role_of(connection, id, guest) if row else ""
    if row is None or not (role or row.open or _invited(row, invitation)):
        raise Mistake("unknown-club")
    return row, role


def _invited(row: Any, invitation: str) -> bool:
    return secrets.compare_digest(row.invitation.encode(), invitation.encode())


def _counts(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    query = select(MEMBERS.club, func.count()).where(MEMBERS.club.in_(ids)).group_by(MEMBERS.club)
    return {row[0]: int(row[1]) for row in connection.execute(query)}


def _info(row: Any, members: int, role: Any) -> ClubInfo:
    return ClubInfo(row.id, row.name, row.about, row.open, members, row.created, role)


def _members(connection: Connection, id: str, me: str, online: Collection[str]) -> list[MemberInfo]:
    query = (
        select(MEMBER_ROWS, GUEST_ROWS.c.name, has_account().label("kept"))
        .join(GUEST_ROWS, GUEST_ROWS.c.id == MEMBERS.guest)
        .where(MEMBERS.club == id)
        .order_by(GUEST_ROWS.c.name, MEMBERS.guest)
    )
    rows = sorted(connection.execute(query), key=lambda row: RANKS[row.role])
    numbers = namesakes(connection, (row for row in rows if row.kept))
    return [
        MemberInfo(
            member_id(id, row.guest),
            row.name,
            numbers.get(row.guest, 0),
            row.role,
            row.joined,
            row.guest in online,
            row.guest == me,
        )
        for row in rows
    ]


# Changing.


def check_speech(connection: Connection, guest: str, now: int) -> None:
    """Who may not chat names nothing that others read either."""
    if muted_until(connection, guest) > now:
        raise Mistake("muted")


def found(connection: Connection, guest: Guest, form: ClubForm, settings: Settings) -> str:
    """A new club; its id."""
    now = settings.clock()
    projection.lock_guest(connection, guest.id)
    check_speech(connection, guest.id, now)
    if not keys_of(connection, guest.id):
        raise Mistake("club-account")
    values = {"id": new_id(), "invitation": new_invitation(), "created": now, **_written(form)}
    connection.execute(insert(CLUB_ROWS).values(values))
    _add(connection, values["id"], guest.id, "founder", settings)
    feed.add(connection, values["id"], "founded", now, guest.id)
    return str(values["id"])


def _written(form: ClubForm) -> dict[str, Any]:
    about = tidy_line(form.about, LONGEST) if form.about.strip() else ""
    return {"name": tidy_name(form.name), "about": about, "open": form.open}


def _add(connection: Connection, id: str, guest: str, role: str, settings: Settings) -> None:
    most = settings.clubs_per_guest
    mine = select(func.count()).select_from(MEMBER_ROWS).where(MEMBERS.guest == guest)
    if (connection.scalar(mine) or 0) >= most:
        raise Mistake("too-many-clubs", most=most)
    values = {"club": id, "guest": guest, "role": role, "joined": settings.clock()}
    connection.execute(insert(MEMBER_ROWS).values(values))


def join(
    connection: Connection, id: str, guest: Guest, invitation: str, settings: Settings
) -> None:
    projection.lock_guest(connection, guest.id)
    lock(connection, id)
    row, role = visible(connection, id, guest.id, invitation)
    if role:
        return
    if _counts(connection, [row.id]).get(row.id, 0) >= settings.members_per_club:
        raise Mistake("club-full", most=settings.members_per_club)
    _add(connection, row.id, guest.id, "member", settings)
    feed.add(connection, row.id, "joined", settings.clock(), guest.id)


def lock(connection: Connection, id: str) -> None:
    """One writer at a time for what is counted by club, and for who runs it."""
    connection.execute(select(ROWS.id).where(ROWS.id == id).with_for_update())


def leave(connection: Connection, id: str, guest: str, now: int) -> None:
    """Somebody is no member any more, nor in its tournaments.

    The oldest officer, or else member, follows the founder; without members a club is closed.
    """
    lock(connection, id)
    role = role_of(connection, id, guest)
    running.go_everywhere(connection, guest, id, now)
    connection.execute(delete(MEMBER_ROWS).where(MEMBERS.club == id, MEMBERS.guest == guest))
    if role != "founder":
        return
    query = select(MEMBERS.guest, MEMBERS.role).where(MEMBERS.club == id).order_by(MEMBERS.joined)
    left = sorted(connection.execute(query), key=lambda row: RANKS[row.role])
    if left:
        _set_role(connection, id, left[0].guest, "founder")
    else:
        _close(connection, id, now)


def leave_all(connection: Connection, guest: str, now: int) -> None:
    """Before somebody is deleted."""
    mine = select(MEMBERS.club).where(MEMBERS.guest == guest).order_by(MEMBERS.club)
    for id in list(connection.scalars(mine)):
        leave(connection, id, guest, now)
    running.go_everywhere(connection, guest, None, now)


def _set_role(connection: Connection, id: str, guest: str, role: str) -> None:
    here = (MEMBERS.club == id, MEMBERS.guest == guest)
    connection.execute(update(MEMBER_ROWS).where(*here).values(role=role))


def change_member(connection: Connection, id: str, guest: str, form: MemberForm, now: int) -> None:
    """Officers send members away; the founder says who is an officer, or the founder."""
    lock(connection, id)
    role = role_of(connection, id, guest)
    if not role:
        raise Mistake("unknown-club")
    known = connection.execute(select(MEMBER_ROWS).where(MEMBERS.club == id)).all()
    other = next((one for one in known if member_id(id, one.guest) == form.id), None)
    if other is None:
        raise Mistake("unknown-member")
    if form.role == "none" and RANKS[role] < RANKS[other.role]:
        leave(connection, id, other.guest, now)
        connection.execute(  # whoever was sent away does not come back by the old link
            update(CLUB_ROWS).where(ROWS.id == id).values(invitation=new_invitation())
        )
    elif role != "founder" or other.guest == guest or form.role == "none":
        raise Mistake("not-officer")
    else:
        if form.role == "founder":
            _set_role(connection, id, guest, "officer")
        _set_role(connection, id, other.guest, form.role)


def officer(connection: Connection, id: str, guest: str) -> None:
    """A Mistake for those who do not run the club."""
    lock(connection, id)
    role = role_of(connection, id, guest)
    if not role:
        raise Mistake("unknown-club")
    if role == "member":
        raise Mistake("not-officer")


def change(connection: Connection, id: str, guest: str, form: ClubForm, now: int) -> None:
    officer(connection, id, guest)
    check_speech(connection, guest, now)
    connection.execute(update(CLUB_ROWS).where(ROWS.id == id).values(_written(form)))


def invite_anew(connection: Connection, id: str, guest: str) -> None:
    """A new link: the one from before is good for nothing."""
    officer(connection, id, guest)
    new = update(CLUB_ROWS).where(ROWS.id == id).values(invitation=new_invitation())
    connection.execute(new)


def close(connection: Connection, id: str, guest: str, name: str, now: int) -> None:
    lock(connection, id)
    row, role = visible(connection, id, guest, "")
    if role != "founder":
        raise Mistake("not-founder")
    if name.strip() != row.name:
        raise Mistake("other-name", name=row.name)
    _close(connection, id, now)


def _close(connection: Connection, id: str, now: int) -> None:
    """Nobody sees it any more; it is forgotten some time later."""
    connection.execute(update(CLUB_ROWS).where(ROWS.id == id).values(closed=now))
    rows = TOURNAMENT_ROWS.c
    here = (rows.club == id, rows.stage.in_(running.GOING_ON))
    off = update(TOURNAMENT_ROWS).where(*here).values(stage="cancelled", ended=now, due=0)
    connection.execute(off)


def bring(connection: Connection, old: str, new: str, now: int) -> None:
    """What was a guest's is an account's from now on; where both are, the account's counts."""
    for rows, key in ((MEMBER_ROWS, MEMBERS.club), *running.OWN):
        mine = select(key).where(rows.c.guest == new)
        here = (rows.c.guest == old, key.not_in(mine))
        connection.execute(update(rows).where(*here).values(guest=new))
    told = FEED_ROWS.c
    connection.execute(update(FEED_ROWS).where(told.guest == old).values(guest=new))
    leave_all(connection, old, now)
