"""docs/protocol.md: its bot plays, and it names every message, request and limit there is."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.server import schema
from paravent.server.api import OPERATIONS
from tests.server.people import Person, Running

pytestmark = pytest.mark.once

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
People = Callable[[str], Person]


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(found) == 1
    file = tmp_path / "example_bot.py"
    file.write_text(found[0])
    return file


def run(bot: Path, server: Running, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(bot), f"http://127.0.0.1:{server.port}", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_the_example_plays_a_game(bot: Path, server: Running) -> None:
    lines = [line for line in bot.read_text().splitlines() if line.strip()]
    assert len(lines) <= 42
    said, _ = run(bot, server).communicate(timeout=120)
    assert re.fullmatch(r"scores \[\d+, \d+]\n", said)


def test_the_example_joins_a_table(bot: Path, server: Running, person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "friend")
    player = run(bot, server, table["id"], table["invitation"])
    with ana.socket() as page:
        page.send("watch", table=table["id"])
        page.until(
            lambda message: (
                message["say"] == "table" and message["table"]["seats"][1]["name"] == "Robin"
            )
        )
        ana.start(table)
        page.play(table, lambda state: str(state["offers"][-1]))
    said, _ = player.communicate(timeout=120)
    assert said.startswith("scores")
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    assert verify(log).wrong is None and log.seats == ["human:Ana", "human:Robin"]


def test_every_message_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind in get_args(schema.Request):
        tag = kind.__struct_config__.tag
        assert f'{{"do": "{tag}"' in text, tag
        for field in set(kind.__struct_fields__) - {"id"}:
            assert f'"{field}"' in text, (tag, field)
    for kind in get_args(schema.Answer):
        assert f"`{kind.__struct_config__.tag}`" in text, kind
    for field in schema.State.__struct_fields__:
        assert f'"{field}"' in text or field == "id", field


def test_every_operation_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for operation in OPERATIONS:
        path = operation.path.replace("{number}", "{n}")
        known = f"`{operation.method} {path}" in text
        assert known or operation.name in ("alive", "health", "who-am-i"), operation.name
