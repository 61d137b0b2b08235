"""Who sits where: at a new table, in a free seat, and when the same players play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from paravent.bots import LEVELS, USUAL_LEVEL
from paravent.bots.names import NAMES
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.server import schema, steps
from paravent.server.guests import Guest, new_id
from paravent.server.links import Link
from paravent.server.names import check_unlike, skeleton
from paravent.server.sheet import Place, Sheet


def seated(forms: list[schema.SeatForm], me: Guest) -> tuple[Place, ...]:
    """Who sits where at a new table; bots get names of their own."""
    names = (name for name in NAMES if skeleton(name) != skeleton(me.name))
    places = []
    for form in forms:
        if form.kind == "me":
            places.append(Place("person", me.name, me.id))
        elif form.kind == "bot":
            level = form.level.strip().lower() or USUAL_LEVEL
            places.append(Place("bot", next(names), level=level))
        else:
            places.append(Place("open"))
    return tuple(places)


def free_seat(sheet: Sheet, wanted: int | None) -> int:
    """The wanted seat, or the first that is free; a Mistake if there is none."""
    if sheet.stage != "open":
        raise Mistake("table-closed" if sheet.stage == "closed" else "already-started")
    free = [seat for seat, place in enumerate(sheet.places) if place.kind == "open"]
    if not free:
        raise Mistake("table-full")
    if wanted is None:
        return free[0]
    if wanted >= len(sheet.places):
        raise Mistake("no-such-seat", seat=wanted, last=len(sheet.places) - 1)
    if wanted not in free:
        raise Mistake("seat-taken")
    return wanted


def check_move(sheet: Sheet, guest: Guest, link: Link) -> None:
    """Mistake unless the seat of a link may go to a guest."""
    if sheet.seat_of(guest) is not None:
        raise Mistake("already-seated")
    if sheet.counts:
        raise Mistake("rated-seat")
    if sheet.places[link.seat].guest != link.guest:
        raise Mistake("link-expired")
    others = (place.name for seat, place in enumerate(sheet.places) if seat != link.seat)
    check_unlike(guest.name, others)


def new_bot_name(places: Sequence[Place], seat: int) -> str:
    """A name for a bot that nobody at the table has; a Mistake if there is no such seat."""
    if seat >= len(places):
        raise Mistake("no-such-seat", seat=seat, last=len(places) - 1)
    taken = {skeleton(place.name) for place in places}
    return next(name for name in NAMES if skeleton(name) not in taken)


def stand_in_level(sheet: Sheet) -> str:
    """Of bots that play for people there; where it counts, being away must never pay."""
    return LEVELS[0] if sheet.counts else sheet.level or USUAL_LEVEL


def new_level(form: schema.TableForm, places: Sequence[Place]) -> str:
    """The level of a new table: the one that is asked for, or that of its bots."""
    asked = form.level.strip().lower()
    return asked or next((place.level for place in places if place.kind == "bot"), USUAL_LEVEL)


def once_more(places: Sequence[Place]) -> tuple[Place, ...]:
    """Everybody one seat further, and nobody away."""
    back = [
        replace(place, level="", vacations=()) if place.kind == "person" else place
        for place in places
    ]
    return (*back[-1:], *back[:-1])


def opened_again(sheet: Sheet, rules: int, host: str, now: int) -> steps.Open:
    """A table like one whose game is over; it is rated if everybody is still there."""
    dealer = Dealer.fresh()
    return steps.Open(
        at=now,
        id=new_id(),
        game=sheet.game,
        rules=rules,
        options=sheet.options,
        pace=sheet.pace,
        public=sheet.public,
        patience=sheet.patience,
        increment=sheet.increment,
        weekends=sheet.weekends,
        level=sheet.level,
        help=sheet.help,
        club=sheet.club,
        rated=sheet.rated and all(place.kind == "person" for place in sheet.places),
        host=host,
        invitation=new_invitation(),
        seed=dealer.seed.hex(),
        commitment=dealer.commitment,
        places=once_more(sheet.places),
        rematch_of=sheet.id,
    )


def new_invitation() -> str:
    return secrets.token_urlsafe(16)
