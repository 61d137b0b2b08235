"""Settings from flags, the environment and a file; logs; figures."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer
from sqlalchemy.exc import OperationalError
from typer.main import get_command

from paravent.cli.app import run
from paravent.cli.serve import register
from paravent.server import serve
from paravent.server.logs import EACH_MINUTE, Calm, Lines, without_secrets
from paravent.server.metrics import Metrics
from paravent.server.serve import listen
from paravent.text.words import Words
from tests.server.people import Person, Running

pytestmark = pytest.mark.once

DOCS = Path(__file__).resolve().parents[2] / "docs"
NOT_SETTINGS = {"config", "open", "help"}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What servers were started with."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(serve, "serve", lambda **given: found.append(given))
    monkeypatch.setattr("paravent.server.logs.begin_logs", lambda _: None)
    return found


def test_flags_come_before_the_environment_and_that_before_the_file(
    started: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "paravent.toml"
    file.write_text(
        'host = "192.0.2.1"\nport = 1\nchat-days = 7\nproxy = ["private"]\n'
        'origin = ["https://play.example"]\n'
    )
    monkeypatch.setenv("PARAVENT_HOST", "192.0.2.2")
    monkeypatch.setenv("PARAVENT_PORT", "2")
    monkeypatch.setenv("PARAVENT_TABLES_PER_GUEST", "9")
    assert run(["serve", "--config", str(file), "--port", "3"]) == 0
    given = started[0]
    assert (given["host"], given["port"]) == ("192.0.2.2", 3)
    settings = given["settings"]
    assert settings.retention.chat == 7 and settings.tables_per_guest == 9
    assert settings.origins == ("https://play.example",) and "10.0.0.0/8" in settings.proxies


def test_letters_are_sent_where_the_settings_say(
    started: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["serve"]) == 0 and started[0]["settings"].mail is None
    monkeypatch.setenv("PARAVENT_MAIL_SERVER", "smtps://ana:secret@mail.example")
    monkeypatch.setenv("PARAVENT_MAIL_FROM", "table@play.example")
    assert run(["serve", "--origin", "https://play.example"]) == 0
    mail = started[1]["settings"].mail
    assert (mail.host, mail.port, mail.safe) == ("mail.example", 465, True)
    assert (mail.user, mail.password, mail.sender) == ("ana", "secret", "table@play.example")


@pytest.mark.parametrize(
    ("content", "word"), [("prot = 1", "prot"), ("port = ", "TOML"), ('port = "many"', "--port")]
)
def test_a_wrong_file(
    started: list[dict[str, Any]],
    tmp_path: Path,
    content: str,
    word: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "paravent.toml"
    file.write_text(content)
    assert run(["serve", "--config", str(file)]) == 2 and started == []
    said = capsys.readouterr().err
    assert word in said or (word == "TOML" and str(file) in said.replace("\n", ""))


@pytest.mark.parametrize(
    "flags",
    [
        ["--proxy", "caddy"],
        ["--origin", "play.example"],
        ["--config", "/nowhere"],
        ["--mail-server", "mail.example"],
        ["--mail-server", "smtp://mail.example", "--origin", "https://play.example"],
        ["--mail-server", "smtp://mail.example", "--mail-from", "table@play.example"],
    ],
)
def test_wrong_flags(started: list[dict[str, Any]], flags: list[str]) -> None:
    assert run(["serve", *flags]) == 2 and started == []


def test_every_setting_is_documented() -> None:
    app = typer.Typer(add_completion=False)
    register(app, Words("en"))
    params = [param for param in get_command(app).params if param.name not in NOT_SETTINGS]
    table = (DOCS / "operating.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `--([\w-]+)` \| (.*) \|$", table, re.M))
    assert set(rows) == {str(param.name).replace("_", "-") for param in params}
    for name, row in rows.items():
        assert f"`PARAVENT_{name.upper().replace('-', '_')}`" in row


# Logs.


def test_logs_hold_no_secrets() -> None:
    token = "Zk3J9x0aQ-81bTnvvO2LmPq7RstUvWxYz0123456789"
    for text in (
        f"GET /api/tables/k3f?invitation={token}",
        f"cookie: paravent={token}",
        f"a word {token} among others",
        "seed " + "0f" * 32,
        f"postgresql://paravent:{token}@host/db",
    ):
        clean = without_secrets(text)
        assert token not in clean and "0f0f" not in clean and "…" in clean
    plain = "table k3fa9x2mqw could not be read again: paravent.server.neighbours"
    assert without_secrets(plain) == plain


def test_a_line_of_json_for_each_event() -> None:
    try:
        raise ValueError("token=abc")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("a.b", logging.ERROR, "", 0, "%s failed", ("it",), info)
    told = json.loads(Lines().format(record))
    assert told["message"] == "it failed" and told["level"] == "error" and told["logger"] == "a.b"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])
    assert "ValueError" in told["error"] and "abc" not in told["error"]


def test_an_outage_is_told_without_its_traceback() -> None:
    try:
        raise OperationalError("begin", {}, Exception("disk full"))
    except OperationalError:
        how = sys.exc_info()
        record = logging.LogRecord("look", logging.ERROR, "", 0, "%s failed", ("it",), how)
    assert Calm().filter(record)
    told = json.loads(Lines().format(record))
    assert told["message"] == "it failed (disk full)" and "error" not in told


def test_nobody_fills_the_disk_with_one_kind_of_event() -> None:
    calm = Calm()
    records = [
        logging.LogRecord("asyncio", logging.ERROR, "", 0, f"accept\n{n}", (), None)
        for n in range(1000)
    ]
    assert sum(calm.filter(record) for record in records) == EACH_MINUTE
    assert calm.filter(logging.LogRecord("other", logging.ERROR, "", 0, "accept", (), None))


# Figures.


def test_figures_for_prometheus(own_server: Running) -> None:
    ana = Person(own_server.port, "Ana")
    table = ana.create("me", "friend")
    metrics: Metrics = own_server.app.state.metrics
    metrics.watch_door(own_server.server.server_state)
    with listen("127.0.0.1", 0) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with ana.socket() as page:
        page.ask("watch", table=table["id"])
        metrics.serve(address)
        figures = urlopen(f"http://{address}/metrics").read().decode()
    assert 'paravent_request_seconds_count{operation="create",status="200"} 1.0' in figures
    assert 'paravent_message_seconds_count{do="watch"} 1.0' in figures
    assert "paravent_sockets 1.0" in figures and "paravent_tables 1.0" in figures
    assert "Ana" not in figures and table["id"] not in figures
    told = set(re.findall(r"^(paravent_\w+?)(?:_bucket|_count|_sum|_created)?[ {]", figures, re.M))
    board = (DOCS.parent / "deploy" / "grafana.json").read_text(encoding="utf-8")
    asked = set(re.findall(r"paravent_\w+?(?=_bucket|_count|_sum|[\[{)\" ])", board))
    assert asked and asked <= told, asked - told
