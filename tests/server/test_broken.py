"""Journals that make no sense: the table is set aside, untouched, and all others go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, delete, insert, text

from paravent.server import steps
from paravent.server.database import STEP_ROWS, open_database
from paravent.server.steps import Act, Step, written
from paravent.text.words import LANGUAGES
from tests.server.databases import new_sqlite
from tests.server.journals import journal, rewrite
from tests.server.people import Message, Person, running

pytestmark = pytest.mark.once

Spoil = Callable[[Engine, str, list[Step]], int]  # returns the number of the step that is wrong


def unknown(engine: Engine, table_id: str, made: list[Step]) -> int:
    rewrite(engine, table_id, 2, '{"kind": "dance", "at": 1}')
    return 3


def torn(engine: Engine, table_id: str, made: list[Step]) -> int:
    rewrite(engine, table_id, 1, written(made[1])[:-5])
    return 2


def unfit(engine: Engine, table_id: str, made: list[Step]) -> int:
    rewrite(engine, table_id, 3, written(steps.Back(at=1, seat=0)))
    return 4


def illegal(engine: Engine, table_id: str, made: list[Step]) -> int:
    last = made[-1]
    assert isinstance(last, Act)
    rewrite(engine, table_id, len(made) - 1, written(replace(last, act="pick general")))
    return len(made)


def lying(engine: Engine, table_id: str, made: list[Step]) -> int:
    """The act is legal, but others must act than the step says."""
    last = made[-1]
    assert isinstance(last, Act)
    rewrite(engine, table_id, len(made) - 1, written(replace(last, to_act=(0,))))
    return len(made)


def missing(engine: Engine, table_id: str, made: list[Step]) -> int:
    here = (STEP_ROWS.c.table == table_id, STEP_ROWS.c.n == 4)
    with engine.begin() as connection:
        connection.execute(delete(STEP_ROWS).where(*here))
    return 5


def two_tables(port: int) -> tuple[Person, Person, list[Message]]:
    """Each with a bid of Ana."""
    ana, bo = Person(port, "Ana"), Person(port, "Bo")
    tables = []
    for _ in range(2):
        table = ana.create("me", "friend", public=True)
        bo.join(table)
        ana.start(table)
        with ana.socket() as page:
            state = page.watch(table)
            page.ask("act", table=table["id"], version=state["version"], act="bid 3")
        tables.append(table)
    return ana, bo, tables


def everything(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        return [
            connection.execute(text(f"select * from {name} order by 1, 2")).all()
            for name in ("tables", "seats", "steps", "chats")
        ]


@pytest.mark.parametrize("spoil", [unknown, torn, unfit, illegal, lying, missing])
def test_a_table_that_cannot_be_read_is_set_aside(tmp_path: Path, spoil: Spoil) -> None:
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as server:
        ana, bo, (bad, good) = two_tables(server.port)
    engine = open_database(url)
    number = spoil(engine, bad["id"], journal(engine, bad["id"]))
    before = everything(engine)
    with running(open_database(url)) as server:
        ana.port = bo.port = server.port
        address = f"/api/tables/{bad['id']}"
        said = {lang: ana.get(f"{address}?lang={lang}") for lang in LANGUAGES}
        for answer in said.values():
            assert (answer.status, answer.json["code"]) == (409, "table-aside")
            assert answer.json["details"]["step"] == number
            assert str(number) in answer.json["text"] and "⟦" not in answer.json["text"]
        assert said["en"].text != said["fr"].text
        assert len(ana.get("/api/tables").json["mine"]) == 2
        with bo.socket() as page:
            for do, more in (
                ("watch", {}),
                ("act", {"version": 7, "act": "bid 1"}),
                ("chat", {"text": "salut"}),
            ):
                answer = page.ask(do, table=bad["id"], **more)
                assert (answer["say"], answer["code"]) == ("failed", "table-aside")
            for change in ("leave", "link", "back"):
                assert bo.post(f"{address}/{change}").json["code"] == "table-aside"
            assert everything(engine) == before
            state = page.watch(good)
            answer = page.ask("act", table=good["id"], version=state["version"], act="bid 1")
            assert answer["say"] == "done"
    engine.dispose()


def test_who_listens_is_told(tmp_path: Path) -> None:
    """Something else has written to the journal while people play."""
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as server:
        ana, bo, (bad, good) = two_tables(server.port)
        with ana.socket() as page, bo.socket() as other:
            page.ask("hello", lang="fr")
            for table in (bad, good):
                page.watch(table)
                version = other.watch(table)["version"]
            engine = open_database(url)
            row = {"table": bad["id"], "n": version, "step": '{"kind": "dance", "at": 1}'}
            with engine.begin() as connection:
                connection.execute(insert(STEP_ROWS).values(row))
            before = everything(engine)
            answer = other.ask("act", table=bad["id"], version=version, act="bid 1")
            assert (answer["say"], answer["code"]) == ("failed", "table-aside")
            texts = set()
            for one in (page, other):
                one.read = 0  # it was told before its request was answered
                lost = one.until(lambda m: m["say"] == "lost")
                assert (lost["code"], lost["table"]) == ("table-aside", bad["id"])
                texts.add(lost["text"])
            assert len(texts) == 2  # each in their language
            assert everything(engine) == before
            answer = other.ask("act", table=good["id"], version=version, act="bid 1")
            assert answer["say"] == "done"
            assert page.at(answer["version"])["table"] == good["id"]
            engine.dispose()
