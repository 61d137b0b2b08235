"""Logs: a line of JSON for each event with its time, or plain lines for a terminal.

No secret gets there, and no stranger can fill the disk: what looks like a token is left out, and of
events of one kind a few are told each minute.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Literal

from paravent.server.store import is_away

Format = Literal["json", "text"]
TOKEN = re.compile(r"(?<![\w/.-])[\w-]{20,}(?![\w/.-])")
NAMED = re.compile(r"((?:invitation|token|cookie|password|seed)\W{1,3})[^\s&,;]+", re.I)
ADDRESS = re.compile(r"(\w+://[^\s:/@]*:)[^\s@]+@")  # with a password
EACH_MINUTE = 10
MINUTE = 60.0


def without_secrets(text: str) -> str:
    text = ADDRESS.sub(r"\1…@", NAMED.sub(r"\1…", text))
    return TOKEN.sub(lambda found: "…" if is_token(found[0]) else found[0], text)


def is_token(word: str) -> bool:
    """Random letters: small, large and digits in one word, or a long hexadecimal number."""
    mixed = re.search("[a-z]", word) and re.search("[A-Z]", word) and re.search(r"\d", word)
    return bool(mixed or re.fullmatch("[0-9a-f]{32,}", word))


class Calm(logging.Filter):
    """Lets a few events of each kind pass in a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = time.monotonic()
        self.counts: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now - self.begun > MINUTE:
            self.begun, self.counts = now, {}
        kind = record.name, str(record.msg).partition("\n")[0][:80]
        self.counts[kind] = count = self.counts.get(kind, 0) + 1
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_away(error):  # every task finds out, and again and again
            why = str(getattr(error, "orig", error)).partition("\n")[0]
            record.msg, record.args, record.exc_info = f"{record.getMessage()} ({why})", (), None
        if count == EACH_MINUTE:
            record.msg = f"{record.msg} (no more of this kind is told within a minute)"
        return count <= EACH_MINUTE


class Lines(logging.Formatter):
    """One line of JSON for each event."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def begin_logs(form: Format, level: int = logging.INFO) -> None:
    """All events of this process go to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Plain())
    handler.addFilter(Calm())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for name in ("alembic", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
