"""Every query behind a page of lists, profiles or leaderboards, as a server asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from paravent.server import projection, sessions
from paravent.server.accounts import keys
from paravent.server.clubs import clubs
from paravent.server.clubs.members import is_member
from paravent.server.guests import Guest
from paravent.server.meeting import proposals
from paravent.server.meeting.matching import fitting
from paravent.server.meeting.schema import MatchForm
from paravent.server.meeting.ties import apart, ties_of
from paravent.server.profiles import api, profile
from paravent.server.projection import TableFilter
from paravent.server.ratings.leaders import leaders
from paravent.server.ratings.model import Pool
from paravent.server.settings import Settings
from paravent.server.slow import plans, vacations
from paravent.server.tournaments import arbiter, reading, running
from tests.server.crowd import CLUB, CUP, GAMES

WANTED = TableFilter(GAMES[0], players=2, pace="live", rated=False, free=1)
Query = Callable[[Connection], Any]


def lists(guest: Guest, game: str, settings: Settings) -> dict[str, Query]:
    pool, form = Pool(game, 2), MatchForm(game, 2, rated=True)
    time = settings.live_patience_ms
    return {
        "leaders": lambda one: leaders(one, pool, 0, guest.id),
        "leaders, page 60": lambda one: leaders(one, pool, 60, guest.id),
        "profile": lambda one: api._public(one, guest.name, 1),
        "my profile": lambda one: api._own(one, guest),
        "last games": lambda one: profile.played(one, guest.id, False, None),
        "earlier games": lambda one: profile.played(one, guest.id, True, 10**8),
        "friends": lambda one: ties_of(one, guest.id),
        "blocked": lambda one: apart(one, guest.id, ["guest00001", "guest00002"]),
        "quick match": lambda one: fitting(one, guest.id, form, {}, time, settings),
        "proposals": lambda one: proposals.listed(one, guest, 1),
        "whose proposals are new": lambda one: proposals.news(one, 10**15),
        "proposals that have expired": lambda one: proposals.expired(one, 1),
        "my devices": lambda one: sessions.sessions_of(one, guest.id),
        "my keys": lambda one: keys.keys_of(one, guest.id),
        "my vacations": lambda one: vacations.mine(one, guest.id),
        "plans at a table": lambda one: plans.plans_of(one, "t000000000"),
        "who may be late": lambda one: projection.due_tables(one, 10**15, 50),
        "clubs": lambda one: clubs.clubs(one, guest.id),
        "club": lambda one: clubs.club(one, CLUB, guest.id, ""),
        "club of a table": lambda one: is_member(one, CLUB, guest.id),
        "tournament": lambda one: reading.told(one, CUP, guest.id),
        "tournaments that are due": lambda one: arbiter.due(one, 10**15),
        "round of a tournament": lambda one: arbiter.find(one, CUP),
        "going from all tournaments": lambda one: running.go_everywhere(one, "nobody", None, 1),
        "my tables": lambda one: projection.tables_of(one, guest.id, 50),
        "my tables that go on": lambda one: projection.tables_going_on(one, guest.id),
        "how many those are": lambda one: projection.seats_taken(one, guest.id),
        "open tables as somebody wants them": lambda one: projection.open_tables(
            one, settings, WANTED, 50
        ),
        "open and running tables": lambda one: projection.public_tables(one, settings, 50),
    }
