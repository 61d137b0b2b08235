"""The journal: what was acknowledged is stored, once, whoever else writes."""

from __future__ import annotations

import asyncio
import errno
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, create_engine, event, text

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.server import chat, guests, journal, projection, sessions, steps, wal
from paravent.server import store as store_module
from paravent.server.database import METADATA, migrate, open_database, sqlite_url
from paravent.server.guests import Guest
from paravent.server.journal import Change, change
from paravent.server.settings import HOUR_MS, MINUTE_MS, Settings
from paravent.server.sheet import Place
from paravent.server.store import Conflict, Store
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, Message, Page, Person, first, running

pytestmark = pytest.mark.once


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return new_sqlite(tmp_path)
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("empty_postgresql"))


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    opened = open_database(url)
    yield opened
    opened.dispose()


def test_migrations_make_the_schema(empty: str) -> None:
    engine = open_database(empty)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == "0014"
    engine.dispose()


def test_an_older_database_is_brought_up_to_date(empty: str) -> None:
    """Tables from before there were clocks get one; what was owed then is owed since."""
    old = create_engine(empty.replace("postgresql:", "postgresql+psycopg:"))
    migrate(old, "0001")
    with old.begin() as connection:
        values: dict[str, Any] = {"host": "g1", "invitation": "i", "seed": "0" * 64, "turn": 0}
        values |= {"game": "middle_kingdom", "rules": 1, "options": "{}", "public": False}
        values |= {"commitment": "c", "to_act": "0 1", "result": "[]", "created": 1, "changed": 7}
        for pace in ("live", "slow"):
            row = values | {"id": pace, "pace": pace, "stage": "running"}
            names = ", ".join(row)
            places = ", ".join(f":{name}" for name in row)
            connection.execute(text(f"insert into tables ({names}) values ({places})"), row)
    old.dispose()
    engine = open_database(empty)
    with engine.begin() as connection:
        found = [projection.find_sheet(connection, pace) for pace in ("live", "slow")]
    engine.dispose()
    assert [sheet.patience for sheet in found if sheet] == [3 * MINUTE_MS, 72 * HOUR_MS]
    assert [sheet.owed for sheet in found if sheet] == [{0: 7, 1: 7}] * 2


def test_opening_again_changes_nothing(url: str, engine: Engine) -> None:
    again = open_database(url)
    with again.connect() as connection:
        assert connection.execute(text("select count(*) from guests")).scalar() == 0
    again.dispose()


def opened(table_id: str = "t1", **more: Any) -> Change:
    places = (Place("person", "Ana", "g1"), Place("bot", "Lin", level="random"))
    step = steps.Open(
        at=1,
        id=table_id,
        game="middle_kingdom",
        rules=1,
        options={"bids": "2"},
        pace="live",
        public=True,
        patience=1,
        host="g1",
        invitation="i",
        seed="0" * 64,
        commitment="c",
        places=places,
    )
    return change(None, replace(step, **more))


def test_one_writer_at_a_time_continues_a_table(engine: Engine) -> None:
    new = opened()
    begun = change(
        new.after, steps.Start(at=2), steps.Act(at=2, seat=CHANCE, act="x", to_act=(0, 1))
    )
    bids = [steps.Act(at=at, seat=at - 4, act="bid 1", to_act=(0,)) for at in (4, 5)]
    bid, late = change(begun.after, bids[0]), change(begun.after, *bids)
    for one in (new, begun, bid):
        with engine.begin() as connection:
            journal.write(connection, one)
    for one in (new, begun, bid, late):
        with pytest.raises(Exception, match=r"(?i)unique"), engine.begin() as connection:
            journal.write(connection, one)
    with engine.begin() as connection:
        found = journal.read(connection, "t1")
        assert found == bid.after and found.version == 4 and found.owed == {0: 4}
        assert journal.read(connection, "t1", begun.after) == found
        assert journal.read(connection, "t2") is None
        row = projection.find_sheet(connection, "t1")
    assert row == replace(found, seed="", acts=(), settled=0)


def test_a_table_that_was_forgotten_cannot_go_on(engine: Engine) -> None:
    new = opened()
    begun = change(new.after, steps.Start(at=2, to_act=(0,)))
    with pytest.raises(Conflict), engine.begin() as connection:
        journal.write(connection, begun)
    with engine.begin() as connection:
        assert journal.read(connection, "t1", new.after) is None


def test_errors_do_not_tell_what_was_written(engine: Engine) -> None:
    with engine.begin() as connection:
        journal.write(connection, opened())
    with pytest.raises(Exception, match=r"(?i)unique") as error, engine.begin() as connection:
        journal.write(connection, opened())
    assert opened().after.seed not in str(error.value)


def test_lists_and_chat(engine: Engine) -> None:
    with engine.begin() as connection:
        guests.add_guest(connection, Guest("g1", "Ana"), 1)
        sessions.add_session(connection, "d1", sessions.Session("s1", "g1", "Firefox"), 2)
        found = sessions.session_with(connection, "d1")
        assert (found.id, found.guest, found.name, found.seen) == ("s1", "g1", "Ana", 2)
        assert sessions.session_with(connection, "d2") is None
        for table_id in ("t1", "t2"):
            journal.write(connection, opened(table_id))
        assert len(projection.tables_of(connection, "g1", 9)) == 2
        today = Settings(clock=lambda: 1)
        assert len(projection.public_tables(connection, today, 1)) == 1
        assert projection.seats_taken(connection, "g1") == 2
        for line in ("salut", "été 你好"):
            chat.add_line(connection, "t1", chat.Line(0, 0, "Ana", line, 3))
        assert [line.n for line in chat.last_lines(connection, "t1", 9)] == [0, 1]
        assert chat.last_lines(connection, "t1", 1)[0].text == "été 你好"
        assert chat.last_numbers(connection, ["t1", "t2"]) == {"t1": 1}


def test_wrong_databases(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for url, code in (
        ("mysql://x/y", "database-kind"),
        ("nonsense", "database-address"),
        (f"sqlite:///{tmp_path}/file/x.db", "database-closed"),
        ("postgresql://nobody@127.0.0.1:1/none?connect_timeout=2", "database-closed"),
    ):
        with pytest.raises(Mistake) as mistake:
            open_database(url)
        assert mistake.value.code == code


# Through servers.


@contextmanager
def table_for_three(url: str) -> Iterator[tuple[Any, list[Person], Message]]:
    with running(open_database(url)) as server:
        people = [Person(server.port, name) for name in ("Ana", "Bo", "Cy")]
        table = people[0].create("me", "friend", "friend")
        for friend in people[1:]:
            friend.join(table)
        people[0].start(table)
        yield server, people, table


def act(page: Page, table: Message, state: Message, number: int = 0) -> Message:
    return page.ask("act", table=table["id"], version=state["version"], act=state["offers"][number])


def test_a_restart_goes_on_where_it_was(url: str) -> None:
    with table_for_three(url) as (_, people, table), people[0].socket() as page:
        state = page.watch(table)
        version = act(page, table, state)["version"]
        page.ask("undo", table=table["id"], version=version)
        version = act(page, table, page.at(version + 1), 2)["version"]
        page.ask("chat", table=table["id"], text="à bientôt")
        before = page.at(version)
    with running(open_database(url)) as server:
        for one in people:
            one.port = server.port
        with people[0].socket() as page:
            after = page.watch(table)
            assert {**after, "since": 0} == {**page.watch(table), "since": 0}
            for name in ("version", "acts", "view", "offers", "to_act", "undo"):
                assert after[name] == before[name], name
            chat = next(message for message in page.heard if message["say"] == "chat")
            assert chat["lines"][0]["text"] == "à bientôt"
            # What the old server was told already is stale here too.
            assert act(page, table, state)["say"] == "stale"


def test_two_servers_on_one_table(url: str) -> None:
    """Each has its own memory; the journal decides, and the slower one reads it and tries again."""
    with table_for_three(url) as (_, people, table), running(open_database(url)) as second:
        other = Person(second.port)
        other.cookie = people[1].cookie
        with people[0].socket() as page, other.socket() as far:
            state, distant = page.watch(table), far.watch(table)
            assert distant["version"] == state["version"]
            assert act(page, table, state)["say"] == "done"
            # What was sealed elsewhere does not make it stale.
            done = act(far, table, distant)
            assert done["say"] == "done" and done["version"] == state["version"] + 2
            assert far.at(done["version"])["to_act"] == [2]
            # The first server does not know it yet; a message from the future makes it look.
            again = page.watch(table, since=done["version"])
            assert again["version"] == done["version"] and again["to_act"] == [2]
            # Sent again, and to the other server: of the past here and there.
            twin = Person(second.port)
            twin.cookie = people[0].cookie
            with twin.socket() as elsewhere:
                for one in (page, elsewhere):
                    assert act(one, table, state)["say"] == "stale"


def test_what_cannot_be_stored_is_not_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        table_for_three(url) as (_, people, table),
        people[0].socket() as page,
        people[1].socket() as other,
    ):
        state = page.watch(table)
        other.watch(table)
        with monkeypatch.context() as broken:

            def fail(connection: Connection, change: Change) -> None:
                raise OSError("disk full")

            broken.setattr(journal, "write", fail)
            assert act(page, table, state)["code"] == "server-error"
        told = [message for message in other.heard if message["say"] == "state"]
        assert other.ask("ping")["say"] == "done" and len(told) == 1
        again = page.watch(table)
        assert (again["version"], again["view"]) == (state["version"], state["view"])
        assert act(page, table, state)["say"] == "done"


def test_a_whole_game(url: str) -> None:
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random")
        ana.start(table)
        with ana.socket() as page:
            page.play(table, first)


# Who writes.


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow it is: the loop goes on writing by itself."""
    monkeypatch.setattr(store_module, "SLOW_SECONDS", PATIENCE)


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    """One that goes wrong spoils nothing for the others."""
    engine = open_database(new_sqlite(tmp_path))
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)
    store, hold, begun = Store(engine), threading.Event(), threading.Event()

    def block(_connection: Connection) -> None:
        begun.set()
        hold.wait(20)

    def add(connection: Connection, table: str) -> str:
        journal.write(connection, opened(table))
        return table

    async def write(*tables: str) -> list[object]:
        blocked = asyncio.ensure_future(store.write(block))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        writes = [asyncio.ensure_future(store.write(add, table)) for table in tables]
        await asyncio.sleep(0)  # they wait behind the one that is blocked
        hold.set()
        await blocked
        return list(await asyncio.gather(*writes, return_exceptions=True))

    with ThreadPoolExecutor(1) as thread:  # browser tests leave a running loop in this one
        assert thread.submit(asyncio.run, write("t1", "t2", "t3")).result() == ["t1", "t2", "t3"]
        assert len(commits) == 2
        hold.clear()
        begun.clear()
        four, again, five = thread.submit(asyncio.run, write("t4", "t1", "t5")).result()
    assert (four, five) == ("t4", "t5") and isinstance(again, Conflict)
    with engine.connect() as connection:
        assert connection.execute(text("select count(*) from tables")).scalar() == 5
    store.close()


def test_a_connection_that_breaks_is_renewed(url: str) -> None:
    """After anything that should not happen the next query has a connection that works."""
    store = Store(open_database(url))

    def lose(connection: Connection) -> None:
        journal.write(connection, opened("t1"))
        connection.connection.driver_connection.close()  # type: ignore[union-attr]
        journal.write(connection, opened("t2"))

    async def write() -> object:
        with pytest.raises(Exception, match=r"(?i)closed"):
            await store.write(lose)
        await store.write(journal.write, opened("t3"))
        return await store.read(projection.versions, ["t1", "t2", "t3"])

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, write()).result() == {"t3": 1}
    store.close()


@pytest.mark.usefixtures("quick_disk")
def test_the_loop_waits_for_no_other_writer(tmp_path: Path) -> None:
    """What another one keeps it from writing goes to the thread, which can wait."""
    url = new_sqlite(tmp_path)
    store, other = Store(open_database(url)), open_database(url)
    threads: list[str] = []
    told: list[str] = []

    def add(connection: Connection, table: str) -> None:
        threads.append(threading.current_thread().name)
        journal.write(connection, opened(table))

    async def write() -> object:
        here = threading.current_thread().name
        first = store.begin(lambda connection: add(connection, "t1"), lambda: told.append("t1"))
        first.add_done_callback(lambda _: told.append("woken"))
        await first
        with other.begin():
            kept = store.begin(lambda connection: add(connection, "t2"))
            await asyncio.sleep(0.05)
            assert not kept.done()  # and the loop has gone on
        await kept
        with pytest.raises(Conflict):
            await store.begin(lambda connection: add(connection, "t1"), lambda: told.append("t1"))
        given_up = store.begin(lambda connection: add(connection, "t3"), lambda: told.append("t3"))
        given_up.cancel()
        await asyncio.sleep(0)
        assert told == ["t1", "woken"]
        assert threads == [here, "store-writer-0", here, here]
        return await store.read(projection.versions, ["t1", "t2"])

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, write()).result() == {"t1": 1, "t2": 1}
    store.close()
    other.dispose()


@pytest.mark.usefixtures("quick_disk")
def test_the_log_is_as_long_from_the_start_as_it_will_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that lengthens the file is slow; what is written is found without the log's end."""
    monkeypatch.setattr(wal, "ACTS", 20)
    monkeypatch.setattr(wal, "PAGES", 1000)
    engine = open_database(new_sqlite(tmp_path))
    wal.lengthen(engine)
    log = tmp_path / "paravent.sqlite3-wal"
    store, length = Store(engine), log.stat().st_size
    assert length == 1000 * (4096 + wal.HEADER)

    def begin(table: str) -> asyncio.Future[None]:
        return store.begin(lambda connection: journal.write(connection, opened(table)))

    async def write() -> None:
        for number in range(200):
            await begin(f"t{number}")
            if number == 100:
                wal.lengthen(engine)  # in the middle it spoils nothing
            if store._emptying and number % 20 == 0:
                await store._emptying
        await asyncio.gather(*(begin(f"u{number}") for number in range(30)))

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    assert log.stat().st_size == length
    copied = tmp_path / "killed"
    copied.mkdir()
    for part in ("", "-wal"):
        (copied / f"paravent.sqlite3{part}").write_bytes(
            (tmp_path / f"paravent.sqlite3{part}").read_bytes()
        )
    after = open_database(new_sqlite(copied))
    with after.connect() as connection:
        assert connection.execute(text("select count(*) from tables")).scalar() == 230
    after.dispose()
    store.close()


@pytest.mark.usefixtures("quick_disk")
def test_what_is_begun_while_the_log_is_emptied_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If others always write meanwhile, the last pass is by itself, and they wait for it."""
    monkeypatch.setattr(wal, "ACTS", 1)
    passes: list[bool] = []
    engine = open_database(new_sqlite(tmp_path))
    store = Store(engine)

    def never_empty(engine: Engine) -> bool:
        passes.append(store._held is not None)
        return False

    monkeypatch.setattr(wal, "empty", never_empty)

    def add(connection: Connection, table: str) -> None:
        assert store._held is None
        journal.write(connection, opened(table))

    async def write() -> object:
        await store.begin(lambda connection: add(connection, "t1"))
        while store._held is None:
            await asyncio.sleep(0)
        await store.begin(lambda connection: add(connection, "t2"))
        return await store.read(projection.versions, ["t1", "t2"])

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, write()).result() == {"t1": 1, "t2": 1}
    assert passes[: wal.PASSES + 1] == [False] * wal.PASSES + [True]
    store.close()


@pytest.mark.usefixtures("quick_disk")
def test_the_log_is_emptied_by_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it fills up again while it is emptied, that is done afterwards."""
    monkeypatch.setattr(wal, "ACTS", 2)
    go_on, at_once, most = threading.Event(), 0, 0
    store = Store(open_database(new_sqlite(tmp_path)))

    def slowly(engine: Engine) -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        assert go_on.wait(PATIENCE)
        at_once -= 1
        return True

    monkeypatch.setattr(wal, "empty", slowly)

    def begin(table: str) -> asyncio.Future[None]:
        return store.begin(lambda connection: journal.write(connection, opened(table)))

    async def write() -> None:
        for number in range(10):
            await begin(f"t{number}")
        first = store._emptying
        assert first is not None
        go_on.set()
        await first
        await begin("later")
        assert store._emptying is not None
        assert store._emptying is not first
        await store._emptying

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    store.close()
    assert most == 1


@pytest.mark.usefixtures("quick_disk")
@pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="SQLite itself syncs there")
def test_nobody_hears_of_a_step_before_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop's commits are synced together, when all have begun; if that fails all hear of it."""
    store, synced, broken = Store(open_database(new_sqlite(tmp_path))), 0, False

    def sync(file: int) -> None:
        nonlocal synced
        assert os.fstat(file).st_ino == (tmp_path / "paravent.sqlite3-wal").stat().st_ino
        if broken:
            raise OSError(errno.EIO, "the disk")
        synced += 1

    monkeypatch.setattr(os, "fdatasync", sync)

    def begin(table: str) -> asyncio.Future[None]:
        return store.begin(lambda connection: journal.write(connection, opened(table)))

    async def write() -> None:
        nonlocal broken
        some = [begin("t1"), begin("t2"), begin("t1")]
        assert synced == 0
        assert not any(one.done() for one in some)
        told = await asyncio.gather(*some, return_exceptions=True)
        assert synced == 1
        assert [type(one) for one in told] == [type(None), type(None), Conflict]
        broken = True
        for failing in (begin("t3"), begin("t4")):
            with pytest.raises(OSError, match="the disk"):
                await failing
        broken = False
        await begin("t5")
        assert synced == 2

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    store.close()
