"""The journal: what was acknowledged is stored, once, whoever else writes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, text

from paravent.core.mistakes import Mistake
from paravent.server import queries
from paravent.server.database import METADATA, migrate, open_database, sqlite_url
from paravent.server.journal import Story, annotated, told
from paravent.server.queries import Writing
from paravent.server.records import Place, Sheet, Step
from paravent.server.schema import Note
from paravent.server.settings import HOUR_MS, MINUTE_MS
from paravent.server.store import Conflict, Store
from tests.server.people import Message, Page, Person, first, running

pytestmark = pytest.mark.once


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    opened = open_database(url)
    yield opened
    opened.dispose()


def test_migrations_make_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == "0002"


def test_an_older_database_is_brought_up_to_date(url: str) -> None:
    """Tables from before there were clocks get one; what was owed then is owed since."""
    old = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
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
    engine = open_database(url)
    with engine.begin() as connection:
        found = [queries.find_sheet(connection, pace) for pace in ("live", "slow")]
    engine.dispose()
    assert [sheet.patience for sheet in found if sheet] == [3 * MINUTE_MS, 72 * HOUR_MS]
    assert [sheet.owed for sheet in found if sheet] == [{0: 7, 1: 7}] * 2


def test_opening_again_changes_nothing(url: str, engine: Engine) -> None:
    again = open_database(url)
    with again.connect() as connection:
        assert connection.execute(text("select count(*) from guests")).scalar() == 0
    again.dispose()


def sheet(table: str = "t1") -> Sheet:
    places = [Place("person", "Ana", "g1"), Place("open")]
    return Sheet(
        id=table,
        game="middle_kingdom",
        rules=1,
        options={"bids": "2"},
        pace="live",
        public=True,
        host="g1",
        invitation="i",
        seed="0" * 64,
        commitment="c",
        created=1,
        changed=1,
        patience=1,
        places=places,
    )


def writing(turn: int, *acts: str, result: list[int] | None = None) -> Writing:
    steps = [Step("act", 0, act) for act in acts]
    return Writing("t1", turn, steps, {0: 4}, result, at=5)


def test_one_writer_at_a_time_continues_a_table(engine: Engine) -> None:
    with engine.begin() as connection:
        queries.add_table(connection, sheet())
        queries.start_table(connection, writing(0, "reveal peasant"))
    with pytest.raises(Conflict), engine.begin() as connection:
        queries.start_table(connection, writing(0, "reveal peasant"))
    with engine.begin() as connection:
        queries.write_steps(connection, writing(1, "bid 1", "bid 2"))
    with pytest.raises(Exception, match=r"(?i)unique"), engine.begin() as connection:
        queries.write_steps(connection, writing(2, "bid 3", "bid 4"))
    with engine.begin() as connection:
        found = queries.find_table(connection, "t1")
    assert found is not None
    assert [step.act for step in found.journal] == ["reveal peasant", "bid 1", "bid 2"]
    assert found.sheet.turn == 3 and found.sheet.places == sheet().places
    assert found.sheet.owed == {0: 4} and found.sheet.version == 2
    with engine.begin() as connection:
        queries.write_steps(connection, writing(3, "pass", result=[1, 2]))
    with pytest.raises(Conflict), engine.begin() as connection:
        queries.write_steps(connection, writing(4, "pass"))


def test_errors_do_not_tell_what_was_written(engine: Engine) -> None:
    with engine.begin() as connection:
        queries.add_table(connection, sheet())
    with pytest.raises(Exception, match=r"(?i)unique") as error, engine.begin() as connection:
        queries.add_table(connection, sheet())
    assert sheet().seed not in str(error.value)


def test_lists_and_chat(engine: Engine) -> None:
    from paravent.server.records import Guest, Line

    with engine.begin() as connection:
        queries.add_guest(connection, Guest("g1", "Ana"), "d1", 1)
        assert queries.guest_with(connection, "d1") == (Guest("g1", "Ana"), 1)
        assert queries.guest_with(connection, "d2") is None
        for table in ("t1", "t2"):
            queries.add_table(connection, sheet(table))
        assert len(queries.tables_of(connection, "g1", 9)) == 2
        assert len(queries.public_tables(connection, "open", 1)) == 1
        assert queries.seats_taken(connection, "g1") == 2
        for line in ("salut", "été 你好"):
            queries.add_line(connection, "t1", Line(0, 0, "Ana", line, 3))
        assert [line.n for line in queries.last_lines(connection, "t1", 9)] == [0, 1]
        assert queries.last_lines(connection, "t1", 1)[0].text == "été 你好"


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


def test_undo_and_rewind_are_folded() -> None:
    acts = [Step("act", seat, f"bid {seat}") for seat in range(3)]
    whole, undone = [(0, "bid 0"), (1, "bid 1"), (2, "bid 2")], [(0, "bid 0"), (2, "bid 2")]
    assert told(acts) == Story(whole, 0)
    assert told([*acts, Step("undo", 1, "1")]) == Story(undone, 4)
    assert told([*acts, Step("rewind", 1, "1"), acts[2]]) == Story(undone, 4)


def test_notes_are_comments_of_a_log() -> None:
    away, back = Step("stand-in", 1, "0 greedy", 7), Step("back", 1, "", 8)
    acts = [Step("act", 0, "bid 1"), away, Step("act", 1, "bid 2"), back, Step("left", 0, "", 9)]
    story = told(acts)
    assert story.settled == 5 and len(story.acts) == 2
    assert story.notes[0] == Note(1, "stand-in", 1, 7, by=0, level="greedy")
    log = annotated("Game: x\n\n0 bid 1\n1 bid 2\n", story.notes)
    assert log == "Game: x\n\n0 bid 1\n# 1 stand-in greedy\n1 bid 2\n# 1 back\n# 0 left\n"


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
    return page.ask("act", table=table["id"], turn=state["turn"], act=state["offers"][number])


def test_a_restart_goes_on_where_it_was(url: str) -> None:
    with table_for_three(url) as (_, people, table), people[0].socket() as page:
        state = page.watch(table)
        turn = act(page, table, state)["turn"]
        page.ask("undo", table=table["id"], turn=turn)
        turn = act(page, table, page.at(turn + 1), 2)["turn"]
        page.ask("chat", table=table["id"], text="à bientôt")
        before = page.at(turn)
    with running(open_database(url)) as server:
        for one in people:
            one.port = server.port
        with people[0].socket() as page:
            after = page.watch(table)
            assert {**after, "since": 0} == {**page.watch(table), "since": 0}
            for name in ("turn", "acts", "view", "offers", "to_act", "undo"):
                assert after[name] == before[name], name
            chat = next(message for message in page.heard if message["say"] == "chat")
            assert chat["lines"][0]["text"] == "à bientôt"
            # What the old server was told already is stale here too.
            assert act(page, table, state)["say"] == "stale"


def test_two_servers_on_one_table(url: str) -> None:
    """Each has its own memory; the journal decides, and the slower one shows the present state."""
    with table_for_three(url) as (_, people, table), running(open_database(url)) as second:
        other = Person(second.port)
        other.cookie = people[1].cookie
        with people[0].socket() as page, other.socket() as far:
            state, distant = page.watch(table), far.watch(table)
            assert distant["turn"] == state["turn"]
            assert act(page, table, state)["say"] == "done"
            late = act(far, table, distant)
            assert late["say"] == "stale"
            present = far.at(state["turn"] + 1)
            assert present["to_act"] == [1, 2]
            done = act(far, table, present)
            assert done["say"] == "done"
            # The first server does not know it yet; a message from the future makes it look.
            again = page.watch(table, since=done["turn"])
            assert again["turn"] == done["turn"] and again["to_act"] == [2]


def test_what_cannot_be_stored_is_not_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        table_for_three(url) as (_, people, table),
        people[0].socket() as page,
        people[1].socket() as other,
    ):
        state = page.watch(table)
        other.watch(table)
        with monkeypatch.context() as broken:

            def fail(connection: Connection, writing: Writing) -> None:
                queries.JOURNAL.delete().where(queries.JOURNAL.c.table == writing.table)
                raise OSError("disk full")

            broken.setattr(queries, "write_steps", fail)
            assert act(page, table, state)["code"] == "server-error"
        told = [message for message in other.heard if message["say"] == "state"]
        assert other.ask("ping")["say"] == "done" and len(told) == 1
        again = page.watch(table)
        assert (again["turn"], again["view"]) == (state["turn"], state["view"])
        assert act(page, table, state)["say"] == "done"


def test_a_whole_game(url: str) -> None:
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random")
        ana.start(table)
        with ana.socket() as page:
            page.play(table, first)


# The writing thread.


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    """One that goes wrong spoils nothing for the others."""
    engine = open_database(sqlite_url(tmp_path))
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)
    store, hold = Store(engine), threading.Event()

    def add(connection: Connection, table: str) -> str:
        queries.add_table(connection, sheet(table))
        return table

    async def write(*tables: str) -> list[object]:
        blocked = asyncio.ensure_future(store.write(lambda _connection: hold.wait(20)))
        writes = [asyncio.ensure_future(store.write(add, table)) for table in tables]
        await asyncio.sleep(0)  # they wait behind the one that is blocked
        hold.set()
        await blocked
        return list(await asyncio.gather(*writes, return_exceptions=True))

    with ThreadPoolExecutor(1) as thread:  # browser tests leave a running loop in this one
        assert thread.submit(asyncio.run, write("t1", "t2", "t3")).result() == ["t1", "t2", "t3"]
        assert len(commits) == 2
        hold.clear()
        four, again, five = thread.submit(asyncio.run, write("t4", "t1", "t5")).result()
    assert (four, five) == ("t4", "t5") and isinstance(again, Conflict)
    with engine.connect() as connection:
        assert connection.execute(text("select count(*) from tables")).scalar() == 5
    store.close()
