"""A real terminal: the menu, the table, the interruption, the keyboard that goes away."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import paravent
from paravent.core.log import Log
from tests.cli.conftest import saved_games

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")
pytestmark = pytest.mark.once

RANDOM = ("play", "middle_kingdom", "--seats", "human,random,random", "--seed", "terminal")
START = "import sys; sys.argv[0] = 'paravent'; from paravent.cli.app import main; main()"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60.0  # machines that build and test at once are slow


def same_build() -> dict[str, str]:
    """The environment of a process that must load the package under test, from any folder."""
    return {**os.environ, "PYTHONPATH": str(Path(paravent.__path__[0]).resolve().parent)}


def listen_to_ctrl_c() -> None:
    """Also where the tests themselves run in the background, which do not."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program in a pseudo-terminal of a given size."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, **more: str) -> None:
        self.master, slave = pty.openpty()
        size = (40).to_bytes(2, sys.byteorder) + columns.to_bytes(2, sys.byteorder) + bytes(4)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, size)
        environment = {**same_build(), "TERM": "xterm-256color", "LANG": "C.UTF-8", **more}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=listen_to_ctrl_c,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.raw = ""
        self.read_to = 0

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.raw)

    def wait_for(self, pattern: str, patience: float = PATIENCE) -> str:
        """Read until something new matches."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := re.search(pattern, self.text[self.read_to :]):
                self.read_to += found.end()
                return found[0]
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.raw += self.decoder.decode(os.read(self.master, 65536))
                except OSError:
                    break
        raise AssertionError(f"no {pattern!r} in {self.text[-2000:]}")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: just before the program waits for a key it is not.

        While the program listens it clears the line, and puts a number before a sign.
        """
        said = "paravent resume "
        for number in range(1, 9):
            self.type(f"\x15#\x01{number}")
            if self.wait_for(f"{number}#|{said}") == said:
                return
            self.type("\x03")
            with contextlib.suppress(AssertionError):
                self.wait_for(said, patience=1)
                return
        raise AssertionError(self.text[-2000:])

    def close(self) -> int:
        """Drain, wait for the end and return the exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.raw += self.decoder.decode(os.read(self.master, 65536))
                except OSError:
                    break
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.master)


def test_enter_starts_the_usual_game(home: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(home, "play", "--seed", "pty")
    terminals.append(terminal)
    terminal.wait_for("Enter starts")
    terminal.type("\r")
    terminal.wait_for(r"Lay a bid card face down\.")
    terminal.wait_for("› ")
    assert "\x1b[" in terminal.raw and "Lin (strong)" in terminal.text
    terminal.type("5\r")
    terminal.wait_for("Bids: You 5")
    terminal.wait_for("› ")
    terminal.interrupt()
    assert terminal.close() == 0
    (path,) = saved_games(home)
    assert (0, "bid 5") in Log.parse(path.read_text(encoding="utf-8")).acts


def test_the_menu_changes_what_is_played(home: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(home, "play", "--seed", "menu")
    terminals.append(terminal)
    terminal.wait_for("q leaves:")
    for name, shown in (
        ("Opponents", "Opponents +3"),
        ("They play", "They play +like experts"),
        ("Language", "Langue +Français"),
    ):
        *_, key = re.findall(rf"(\d)   {name}", terminal.text)
        terminal.type(key + "\r")
        terminal.wait_for(shown)
        terminal.wait_for("q (leaves|quitte)")
    terminal.type("\r")
    terminal.wait_for("Posez une carte Mise")
    terminal.wait_for("› ")
    terminal.type("\x04")
    terminal.wait_for("paravent resume ")
    assert terminal.close() == 2
    (path,) = saved_games(home)
    assert Log.parse(path.read_text("utf-8")).seats == ["human", *["expert"] * 3]


def test_a_closed_terminal_loses_nothing(home: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(home, *RANDOM)
    terminals.append(terminal)
    terminal.wait_for("› ")
    terminal.type("6\r")
    terminal.wait_for("Bids: You 6")
    terminal.wait_for("› ")
    terminal.process.kill()
    terminal.process.wait()
    (path,) = saved_games(home)
    assert (0, "bid 6") in Log.parse(path.read_text(encoding="utf-8")).acts


def test_without_colour_nothing_is_missing(home: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(home, *RANDOM, NO_COLOR="1")
    terminals.append(terminal)
    terminal.wait_for("› ")
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-9]|4[0-9]|38|48)[;m]", terminal.raw)
    for word in ("Middle Kingdom", "You", "Hand", "60 cards in the deck", "Free goals"):
        assert word in terminal.text


def test_another_person_cannot_scroll_back(home: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(
        home, "play", "middle_kingdom", "--seats", "human:Ana,human:Bo", "--seed", "a"
    )
    terminals.append(terminal)
    terminal.wait_for("Ana, take the keyboard")
    terminal.type("\r")
    terminal.wait_for("Ana › ")
    for key in "67":
        terminal.type(key + "\r")
    terminal.wait_for("Bo, take the keyboard")
    hidden = terminal.raw[: terminal.raw.index("Bo, take")]
    assert hidden.rindex("\x1b[3J") > hidden.rindex("Ana › ")


def test_what_is_slow_is_loaded_when_it_is_needed(home: Path) -> None:
    code = (
        "import sys; from paravent.cli.app import run; run(['games']);"
        "print([name for name in ('rich.markdown', 'paravent.lab', 'paravent.cli.session')"
        " if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=same_build()
    )
    assert done.stdout.splitlines()[-1] == "[]"
