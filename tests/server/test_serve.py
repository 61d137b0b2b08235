"""`paravent serve` from the command line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from sqlalchemy import text
from typer.testing import CliRunner

from paravent.cli.app import run
from paravent.cli.serve import register
from paravent.core.mistakes import Mistake
from paravent.server.database import open_database
from paravent.server.serve import data_folder, listen
from paravent.text.words import LANGUAGES, Words
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, Person

pytestmark = pytest.mark.once
PROGRAM = """
import typer
from sqlalchemy import text
from paravent.cli.serve import register
from paravent.text.words import Words
if __name__ == "__main__":
    app = typer.Typer()
    register(app, Words("fr"))
    app()
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language(lang: str) -> None:
    app = typer.Typer()
    register(app, Words(lang))
    shown = CliRunner().invoke(app, ["--help"]).output
    assert "--database" in shown and "⟦" not in shown
    assert ("navigateur" in shown) == (lang == "fr")


def test_it_serves_until_interrupted(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    server = subprocess.Popen(
        [
            sys.executable,
            "-u",
            str(program),
            "--port",
            "0",
            "--data",
            str(tmp_path / "new" / "data"),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"COLUMNS": "200"},
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found and "perdue" in line
        ana = Person(int(found[1]), "Ana")
        assert ana.get("/").status == 200
        assert (tmp_path / "new" / "data" / "paravent.sqlite3").exists()
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.wait()


def test_a_port_that_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(Mistake) as mistake:
        port = taken.getsockname()[1]
        listen("127.0.0.1", port)
    assert mistake.value.code == "port-taken"
    for lang in LANGUAGES:
        said = Words(lang)("mistake-port-taken", **mistake.value.details)
        assert f" {port} " in said and "--port" in said


def test_a_host_that_is_not_ours() -> None:
    with pytest.raises(Mistake) as mistake:
        listen("203.0.113.7", 0)
    assert mistake.value.code == "host-unknown"


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "paravent"


@pytest.mark.parametrize(("lang", "word"), [("en", "newer"), ("fr", "plus récent")])
def test_a_newer_database_is_refused_in_one_sentence(
    tmp_path: Path,
    lang: str,
    word: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = open_database(new_sqlite(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '0999'"))
    engine.dispose()
    before = (tmp_path / "paravent.sqlite3").read_bytes()
    monkeypatch.setenv("COLUMNS", "300")
    assert run(["--lang", lang, "serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = " ".join(capsys.readouterr())
    assert word in said and "0999" in said and len(said.strip().splitlines()) == 1
    assert (tmp_path / "paravent.sqlite3").read_bytes() == before
