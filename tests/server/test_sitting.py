"""`paravent sit`: programs at a server's table, as guests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from paravent.bots.bot import Failed
from paravent.cli.sitting import Seat, invitation
from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from tests.conftest import ROOT
from tests.server.people import PATIENCE, Person, Running

pytestmark = pytest.mark.once

People = Callable[[str], Person]
BOLDEST = f"cmd:{sys.executable} {ROOT / 'examples/boldest.py'}"


def link(server: Running, table: dict[str, Any]) -> str:
    return f"http://127.0.0.1:{server.port}/#/table/{table['id']}/{table['invitation']}"


def test_a_program_plays_a_whole_game_with_a_person(server: Running, person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "friend")
    seat = Seat(invitation(link(server, table)), "Robin", BOLDEST)
    ends: list[dict[str, Any]] = []
    playing = Thread(target=lambda: ends.append(seat.play()), daemon=True)
    playing.start()
    ana.start(table)
    with ana.socket() as page:
        page.send("watch", table=table["id"])
        page.play(table, lambda state: str(state["offers"][0]))
    playing.join(PATIENCE)
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    assert verify(log).wrong is None and log.seats == ["human:Ana", "human:Robin"]
    assert seat.number == 1
    assert [end["scores"] for end in ends] == [log.result]


def test_a_program_that_fails_leaves_its_seat_to_a_bot(server: Running, person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "friend")
    seat = Seat(invitation(link(server, table)), "Robin", f"cmd:{sys.executable} -c pass")
    ana.start(table)
    with pytest.raises(Failed, match="bot-died"):
        seat.play()
    told = ana.get(f"/api/tables/{table['id']}").json
    assert told["seats"][1]["kind"] == "bot"


def test_what_is_wrong_is_told(server: Running, person: People) -> None:
    ana = person("Ana")
    here = link(server, ana.create("me", "friend"))
    wrong = {
        "not-an-invitation": ("http://127.0.0.1/table", BOLDEST),
        "only-programs-sit": (here, "greedy"),
        "server-refused": (here[:-3] + "xyz", BOLDEST),
        "server-away": ("http://127.0.0.1:9/#/table/abc/def", BOLDEST),
    }
    for code, (where, bot) in wrong.items():
        with pytest.raises(Mistake) as caught:
            Seat(invitation(where), "Robin", bot)
        assert caught.value.code == code
