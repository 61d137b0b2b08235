"""`paravent admin`, beside a server that runs."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from paravent.cli.app import run
from paravent.server import journal
from paravent.server.accounts.exporting import export_guest
from paravent.server.addresses import network
from paravent.server.database import FILE, GUEST_ROWS, METADATA, open_database, sqlite_url
from paravent.server.frames import RESTART
from paravent.text.words import LANGUAGES
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, Person, Running, first, running
from tests.server.processes import Server

pytestmark = pytest.mark.once

People = Callable[[str], Person]
Said = Callable[[], str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    monkeypatch.setenv("COLUMNS", "300")

    def read() -> str:
        captured = capsys.readouterr()
        return captured.out + captured.err

    return read


def admin(folder: Path, *words: str, lang: str = "en") -> int:
    return run(["--lang", lang, "admin", *words, "--data", str(folder)])


def played(ana: Person) -> dict[str, object]:
    table = ana.create("me", "random")
    ana.start(table)
    with ana.socket() as page:
        page.play(table, first)
        assert page.ask("chat", table=table["id"], text="Well played")["say"] == "done"
    return table


def test_a_backup_brings_everything_back(
    own_server: Running, own_person: People, tmp_path: Path, said: Said, empty_postgresql: str
) -> None:
    ana = own_person("Ana")
    table = played(ana)
    going = ana.create("me", "random")
    ana.start(going)
    address = f"/api/tables/{table['id']}"
    log, lists = ana.get(f"{address}/log").text, ana.get("/api/tables").json
    file = tmp_path / "backup.gz"
    assert admin(tmp_path, "backup", str(file)) == 0 and "backup.gz" in said()
    assert file.stat().st_mode & 0o777 == 0o600
    ana.create("me", "friend")  # after the backup

    for url in (sqlite_url(tmp_path / "new"), empty_postgresql):
        flags = ["--database", url]
        assert run(["admin", "restore", str(file), *flags]) == 0
        said()
        assert run(["admin", "status", *flags]) == 0 and "No server" in said()
        assert run(["admin", "restore", str(file), *flags]) == 2  # it is not empty any more
        with running(open_database(url)) as server:
            again = Person(server.port)
            again.cookie = ana.cookie
            assert again.get(f"{address}/log").text == log
            restored = again.get("/api/tables").json
            ids = [[one["id"] for one in found["mine"]] for found in (restored, lists)]
            assert ids[0] == ids[1]
            with again.socket() as page:
                assert page.play(going, first)["ending"]


def test_half_a_backup_is_refused(own_person: People, tmp_path: Path, said: Said) -> None:
    own_person("Ana").create("me", "friend")
    file = tmp_path / "backup.gz"
    admin(tmp_path, "backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    said()
    broken = [
        file.read_bytes()[:200],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:-2], lines[-1]])),
        b"nothing",
        gzip.compress(b"{}"),
        gzip.compress(lines[0] + b'{"table": "guests", "row": {"id": "a", "no": 1}}\n{"rows":1}'),
    ]
    for n, content in enumerate(broken):
        half = tmp_path / "half.gz"
        half.write_bytes(content)
        assert admin(tmp_path / f"new{n}", "restore", str(half)) == 2
        assert "no backup" in said()
    assert admin(tmp_path / "new", "restore", str(tmp_path / "none.gz")) == 2
    assert admin(tmp_path / "misspelt", "backup", str(file)) == 2
    assert not (tmp_path / "misspelt").exists()


def test_what_root_restores_is_for_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda *who: given.append(who))
    open_database(sqlite_url(tmp_path)).dispose()
    owner = tmp_path.stat()
    assert given == [(str(tmp_path / FILE), owner.st_uid, owner.st_gid)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_status_and_exports(own_person: People, tmp_path: Path, said: Said, lang: str) -> None:
    ana = own_person("Ana")
    table = played(ana)
    assert admin(tmp_path, "status", lang=lang) == 0
    shown = said()
    assert "⟦" not in shown and {"en": "over: 1;", "fr": "finies\u00a0: 1\u00a0;"}[lang] in shown
    assert f":{ana.port} (" in shown
    assert admin(tmp_path, "export", "--table", str(table["id"]), lang=lang) == 0
    exported = json.loads(said())
    assert exported["steps"][0]["kind"] == "open" and exported["chat"][0]["text"] == "Well played"
    assert admin(tmp_path, "export", "--guest", "Ana", lang=lang) == 0
    exported = json.loads(said())
    assert exported["guest"]["name"] == "Ana" and exported["seats"][0]["table"] == table["id"]
    assert exported["chat"][0]["text"] == "Well played"
    assert ana.cookie.partition("=")[2] not in json.dumps(exported)
    for wrong in (["export"], ["export", "--guest", "Bo"], ["export", "--table", "x"]):
        assert admin(tmp_path, *wrong, lang=lang) == 2
        assert "⟦" not in said()
    assert admin(tmp_path / "nowhere", "status", lang=lang) == 2


def test_whoever_runs_the_site_closes_mutes_and_bans(
    own_person: People, tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = own_person("Ana"), own_person("Bo")
    table = ana.create("me", "friend")
    with ana.socket() as page, bo.socket() as other:
        page.ask("watch", table=table["id"])
        assert admin(tmp_path, "mute", "Ana", "--days", "3") == 0
        assert page.ask("chat", table=table["id"], text="Hello")["code"] == "muted"
        assert admin(tmp_path, "mute", "Ana", "--days", "0") == 0
        assert page.ask("chat", table=table["id"], text="Hello")["say"] == "done"
        come_before_once(monkeypatch)
        assert admin(tmp_path, "close", table["id"]) == 0
        page.until(lambda m: m["say"] == "table" and m["table"]["stage"] == "closed")
        assert admin(tmp_path, "close", table["id"]) == 2
        assert admin(tmp_path, "ban", "Ana") == 0
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()
        assert other.ask("ping")["say"] == "done"
    assert ana.get("/api/tables").json["code"] == "banned"
    own_person("Bo")
    said()
    assert admin(tmp_path, "ban", "Bo") == 2 and "id" in said()
    assert admin(tmp_path, "ban", "Ana", "--days", "0") == 0
    assert ana.get("/api/session").json == {"name": "Ana"}


def come_before_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else continues a journal while it is being continued here."""
    write, others = journal.write, [IntegrityError("insert", {}, Exception())]

    def written(connection: Connection, *changes: journal.Change) -> None:
        if others:
            raise others.pop()
        write(connection, *changes)

    monkeypatch.setattr(journal, "write", written)


def test_a_network_address_is_shut_out(
    own_server: Running, own_person: People, tmp_path: Path, said: Said
) -> None:
    """With all who come from there, and nobody else; an IPv6 address stands for its network."""
    ana = own_person("Ana")
    company = own_server.app.state.company
    with ana.socket() as page, Person(own_server.port).socket() as audience:
        assert admin(tmp_path, "ban", "127.0.0.1", "--days", "3") == 0
        for one in (page, audience):
            with pytest.raises(ConnectionClosed):
                while True:
                    one.hear()
    assert ana.get("/api/tables").json["code"] == ana.get("/").json["code"] == "banned"
    with pytest.raises(Exception, match="403"), ana.socket():
        pass
    assert ana.get("/api/health").status == 200
    assert not company.shuts_out("127.0.0.2")
    assert admin(tmp_path, "ban", "127.0.0.1", "--days", "0") == 0
    while ana.get("/api/tables").status != 200:
        pass
    assert admin(tmp_path, "ban", "2001:db8::7") == 0
    while not company.shuts_out(network("2001:db8::99")):
        ana.get("/api/alive")
    assert not company.shuts_out(network("2001:db8:0:1::7"))


def test_a_server_is_asked_to_go(tmp_path: Path, said: Said) -> None:
    """It says goodbye to those at tables, and nothing starts it again."""
    server = Server(tmp_path)
    try:
        with Person(server.port, "Ana").socket() as page:
            assert admin(tmp_path, "drain", "nobody") == 2
            assert admin(tmp_path, "status") == 0 and f":{server.port} (" in said()
            assert admin(tmp_path, "drain", f"{gethostname()}:{server.port}") == 0
            assert "has gone" in said()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTART
        assert server.process.wait(PATIENCE) == 0
    finally:
        server.kill()
    assert admin(tmp_path, "drain") == 2
    assert admin(tmp_path, "status") == 0 and "No server" in said()


def test_an_export_reads_all_tables_about_people(tmp_path: Path) -> None:
    """But for what is good once and soon over, and would be a secret in the wrong hands."""
    heard: list[str] = []
    engine = open_database(new_sqlite(tmp_path))
    with engine.begin() as connection:
        connection.execute(insert(GUEST_ROWS).values(id="g1", name="Ana", created=1))
        listen(engine, "before_cursor_execute", lambda *given: heard.append(given[2]))
        export_guest(connection, "g1")
    engine.dispose()
    read = {word for one in heard for word in re.findall(r"(?:FROM|JOIN) (\w+)", one)}
    about = {
        rows.name
        for rows in METADATA.sorted_tables
        for column in rows.c
        if column.references(GUEST_ROWS.c.id) or column.name == "guest"
    }
    assert about - read == {"challenges", "device_links", "links", "mail_links"}
