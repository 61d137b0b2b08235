"""Several workers behind one port: they hear each other, and one that dies is replaced."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import BadStatusLine
from pathlib import Path

import pytest
from sqlalchemy import text

from paravent.cli.app import run
from paravent.core.mistakes import Mistake
from paravent.server import roster
from paravent.server.database import open_database
from paravent.server.serve import serve
from tests.server.people import QUICK, Person, first
from tests.server.postgres import Postgres
from tests.server.processes import children

pytestmark = pytest.mark.once
PROGRAM = """
import sys
from paravent.server.logs import begin_logs
from paravent.server.serve import serve
from tests.server.people import QUICK
if __name__ == "__main__":
    begin_logs("json")
    serve(
        host="127.0.0.1", port=0, database=sys.argv[1], workers=2, settings=QUICK,
        ready=lambda address: print(address, flush=True),
    )
"""
Together = tuple[int, int, str, Path]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Together]:
    """The process above two workers, their port, their database and their log."""
    program, database = tmp_path_factory.mktemp("together") / "program.py", postgres.new_database()
    log = program.with_name("log.txt")
    program.write_text(PROGRAM)
    paths = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with log.open("w") as told:
        process = subprocess.Popen(
            [sys.executable, str(program), database],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
        )
    try:
        assert process.stdout is not None
        address = process.stdout.readline()
        yield process.pid, int(address.rstrip("/\n").rpartition(":")[2]), database, log
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def workers(pid: int) -> list[int]:
    """Those that serve: multiprocessing has a helper process besides."""
    found = []
    for child in children(pid):
        with suppress(OSError):
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(child)
    return found


def test_workers_are_restarted_one_after_the_other(together: Together) -> None:
    """There is always one to play at, and in the end none of the old ones."""
    pid, port, database, _log = together
    engine = open_database(database)
    while True:
        old = workers(pid)
        with engine.begin() as connection:
            if len(old) == len(roster.servers(connection, QUICK.clock())) == 2:
                break
        time.sleep(0.02)
    ana = Person(port, "Ana")
    table = ana.create("me", "friend")
    refused: list[int] = []
    done = threading.Event()

    def look() -> None:
        while not done.wait(0.02):
            with suppress(OSError, BadStatusLine):  # it came to one that was just going
                if Person(port).get("/api/alive").status != 200:
                    refused.append(1)

    looking = threading.Thread(target=look)
    looking.start()
    try:
        assert run(["admin", "drain", "--database", database]) == 0
    finally:
        done.set()
        looking.join()
        engine.dispose()
    assert not set(old) & set(workers(pid)) and not refused
    assert ana.get(f"/api/tables/{table['id']}").status == 200


def test_a_game_goes_on_whichever_worker_dies(together: Together) -> None:
    pid, port, _database, _log = together
    while len(workers(pid)) < 2:
        time.sleep(0.02)
    ana, bo = Person(port, "Ana"), Person(port, "Bo")
    table = ana.create("me", "friend", "random")
    bo.join(table)
    ana.start(table)
    old = workers(pid)
    for _ in range(3):  # each socket comes to any of the workers
        with ana.socket() as page, bo.socket() as other:
            for one in (page, other):
                state = one.watch(table)
                state = one.at(0, lambda told: bool(told["offers"]) or len(told["to_act"]) == 1)
                if state["offers"]:
                    act = {"table": table["id"], "version": state["version"]}
                    answer = one.ask("act", **act, act=first(state))
                    assert answer["say"] in ("done", "stale"), answer
    os.kill(old[0], signal.SIGKILL)
    while old[0] in workers(pid) or len(workers(pid)) < 2:
        time.sleep(0.02)
    while True:
        try:
            with ana.socket() as page:
                assert page.watch(table)["acts"] > 2
            break
        except OSError:  # it came to the one that died
            time.sleep(0.02)
    # What bots have to do outlives who was about to do it, although nobody is there to see it.
    game = ana.create("me", "random", "random")
    ana.start(game)
    for worker in workers(pid):
        os.kill(worker, signal.SIGKILL)
    while True:
        with suppress(OSError):
            if ana.get(f"/api/tables/{game['id']}").json["to_act"] == [0]:
                break
        time.sleep(0.02)
    assert not set(old) & set(workers(pid))


def test_workers_log_like_a_server_alone(together: Together) -> None:
    _pid, port, database, log = together
    ana, engine = Person(port, "Ana"), open_database(database)
    table = ana.create("me", "friend")
    with engine.begin() as connection:
        spoil = text("update steps set step = '{}' where \"table\" = :id")
        connection.execute(spoil, {"id": table["id"]})
    engine.dispose()
    assert ana.get(f"/api/tables/{table['id']}").json["code"] == "table-aside"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert "paravent.server.hall" in [line["logger"] for line in lines]


def test_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as mistake:
        serve(host="127.0.0.1", port=0, data=tmp_path, workers=2)
    assert mistake.value.code == "workers-database"
