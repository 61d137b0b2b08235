"""Reviews on the server: asked for once, made by the bots' processes, stored, shown to all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from paravent.bots.review import assemble, cut, work
from paravent.core.log import Log
from paravent.server import reviews
from paravent.server.bots import Thinkers
from paravent.server.database import open_database
from paravent.server.settings import Rate, milliseconds
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, QUICK, Message, Person, Running, first, running

pytestmark = pytest.mark.once  # how games are reviewed is tested in tests/bots
People = Callable[[str], Person]


def played(who: Person, **more: object) -> Message:
    """A game to its end."""
    table = who.create("me", "random", **more)
    who.start(table)
    with who.socket() as page:
        page.play(table, first)
    return table


def reviewed(who: Person, path: str) -> Message:
    end = time.monotonic() + 2 * PATIENCE
    while (told := who.get(path).json)["state"] != "done":
        assert told["state"] in ("waiting", "working") and time.monotonic() < end, told
        time.sleep(0.05)
    return dict(told)


def test_a_review_is_made_stored_and_shared_by_link(person: People, server: Running) -> None:
    ana, stranger = person("Ana"), Person(server.port)
    table = played(ana)
    path = f"/api/tables/{table['id']}/review"
    assert ana.get(path).json == {"state": "none", "done": 0, "pieces": 0, "sheet": None}
    assert ana.post(path).json["state"] in ("waiting", "working", "done")
    sheet = reviewed(ana, path)["sheet"]
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    found = [work(piece) for piece in cut(log, simulations=2)]
    assert sheet["chances"] == assemble(log, found, 2).chances
    assert [len(row) for row in sheet["chances"]] == [2] * (len(log.acts) + 1)
    assert ana.post(path).json["sheet"] == sheet  # nothing is computed again

    assert stranger.get(path).status == 403
    assert stranger.get(f"{path}?invitation={table['invitation']}").json["sheet"] == sheet
    assert stranger.post(f"{path}?invitation={table['invitation']}").json["sheet"] == sheet


def test_only_finished_games_and_only_for_people(person: People, server: Running) -> None:
    ana = person("Ana")
    table = ana.create("me", "random", public=True)
    path = f"/api/tables/{table['id']}/review"
    assert ana.post(path).json["code"] == "not-started"
    ana.start(table)
    assert ana.post(path).json["code"] == "not-over"
    assert ana.get(path).json["code"] == "not-over"
    with ana.socket() as page:
        page.play(table, first)
    nobody = Person(server.port)
    assert nobody.post(path).status == 401
    assert nobody.get(path).json["state"] == "none"


def test_reviews_are_limited(tmp_path: Path) -> None:
    engine = open_database(new_sqlite(tmp_path))
    with running(engine, replace(QUICK, reviews=Rate(1, 0.0001))) as server:
        ana = Person(server.port, "Ana")
        one, other = played(ana), played(ana)
        assert ana.post(f"/api/tables/{one['id']}/review").status == 200
        assert ana.post(f"/api/tables/{other['id']}/review").status == 429
        assert ana.post(f"/api/tables/{one['id']}/review").status == 200  # it costs nothing more


def test_a_review_survives_whoever_worked_on_it(tmp_path: Path) -> None:
    """What a dead process had found is kept; another one goes on after a while."""
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        table = played(ana)
        log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    pieces, now = cut(log, simulations=2), milliseconds()
    kept = work(pieces[0])
    kept.chances[0] = [1234, 8766]  # nobody else would find this
    engine = open_database(url)
    with engine.begin() as connection:
        reviews.ask(connection, table["id"], 2, len(pieces), now)
        taken = reviews.take(connection, now)
        assert taken is not None and taken.table_id == table["id"]
        assert reviews.take(connection, now) is None
        reviews.keep(connection, table["id"], 0, kept, now)
        assert reviews.find(connection, table["id"]).done == 1
    later = replace(QUICK, clock=lambda: milliseconds() + 2 * reviews.HOLD_MS)
    with running(engine, later) as server:
        ana = Person(server.port, "Ana").get  # anybody with the invitation
        path = f"/api/tables/{table['id']}/review?invitation={table['invitation']}"
        end = time.monotonic() + 2 * PATIENCE
        while (told := ana(path).json)["state"] != "done":
            assert time.monotonic() < end
            time.sleep(0.05)
    assert told["sheet"]["chances"][0] == [1234, 8766]
    rest = [work(piece) for piece in pieces[1:]]
    assert told["sheet"]["chances"] == assemble(log, [kept, *rest], 2).chances


def think(number: int) -> int:
    return number


def rest_until(flag: str) -> str:
    """Stay as long as nobody minds, then say how it ended."""
    from paravent.server import thinking

    Path(flag).touch()
    while not thinking.around.unwanted():
        time.sleep(0.01)
    return "interrupted"


def test_what_can_wait_makes_room_for_people(tmp_path: Path) -> None:
    """One process, busy with a review: a bot's question is answered, then the review goes on."""

    async def evening() -> int:
        thinkers = Thinkers(1)
        flag = tmp_path / "begun"
        waiting = asyncio.create_task(thinkers.ask_spare(rest_until, str(flag)))
        while not flag.exists():
            await asyncio.sleep(0.01)
        flag.unlink()
        answer = await thinkers.ask(think, 7)  # would never come if the other stayed
        while not flag.exists():  # it was begun again
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.to_thread(thinkers.close)
        return answer

    assert asyncio.run(evening()) == 7
