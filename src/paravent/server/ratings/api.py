"""Requests about ratings."""

from __future__ import annotations

from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server.desk import Call, Operation
from paravent.server.ratings.leaders import leaders
from paravent.server.ratings.model import Pool
from paravent.server.ratings.schema import LeaderList

MOST_PAGES = 1000


async def list_leaders(call: Call) -> LeaderList:
    call.desk.limits.lists.check(call.address, call.guest.id if call.guest else None)
    asked = call.request.query_params
    game = find_game(str(call.request.path_params["game"]))
    players = call.number_in(asked.get("players", str(game.fewest)))
    if not game.fewest <= players <= game.most:
        raise Mistake("no-such-page")
    page = min(call.number_in(asked.get("page", "0")), MOST_PAGES)
    me = call.guest.id if call.guest else None
    return await call.hall.store.read(leaders, Pool(game.key, players), page, me)


OPERATIONS = (
    Operation(
        "leaders",
        "GET",
        "/api/games/{game}/leaders",
        list_leaders,
        LeaderList,
        query=("players", "page"),
    ),
)
