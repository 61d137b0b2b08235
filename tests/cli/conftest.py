"""The real command line inside the test process: arguments and keys in, texts and exit code out."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from paravent.bots import levels
from paravent.bots.search.spending import Budget
from paravent.cli.app import run


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """The output without line breaks, which depend on the width."""
        return " ".join(self.out.split())


class Keyboard(io.StringIO):
    """Standard input whose lines come from anywhere, even without an end."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:
        return next((line + "\n" for line in self.lines), "")


Command = Callable[..., Outcome]
DIGITS = ("1", "2", "3", "4", "5", "6", "7", "0")


def every_number() -> Iterable[str]:
    """Numbers until one of them is a choice: whoever types these plays a game to its end."""
    return itertools.islice(itertools.cycle(DIGITS), 20_000)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without a locale, with a data directory and a working directory of their own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path


@pytest.fixture
def paravent(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    monkeypatch.setattr(levels, "STRONG", Budget(simulations=5))  # who plays well is no matter

    def command(*arguments: str, keys: Iterable[str] = (), lang: str = "en") -> Outcome:
        monkeypatch.setattr("sys.stdin", Keyboard(keys))
        code = run([*arguments, "--lang", lang])
        written = capsys.readouterr()
        return Outcome(code, written.out, written.err)

    return command


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "data" / "paravent" / "games").glob("*"))
