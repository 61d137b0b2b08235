"""A bot that is a program: it reads lines of JSON and answers with an act in our notation.

It is told `begin` once, `choose` for every decision of its seat, and `end` by the end of its input.
Whoever is silent for too long, dies, floods or answers with what is not legal has lost the game.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any

from paravent.bots.bot import Failed, Weighed
from paravent.core.game import Game, View
from paravent.core.mistakes import Mistake
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng

SECONDS = 10.0  # for a decision, the first included
LONGEST = 65_536  # bytes of an answer
PROTOCOL = 1
GRACE = 1.0  # seconds to leave by itself


class ProgramBot:
    """It is started for each game and ended with it."""

    def __init__(self, name: str, command: str, game: Game, seconds: float = SECONDS) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self.name, self.game, self.seconds = name, game, seconds
        self.words = shlex.split(command)
        if not self.words:
            raise Mistake("bot-no-command", bot=name)
        self._heard = b""

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        texts = self.game.notation.texts(outlook.legal())
        return self.game.notation.action(self.act(outlook.seat, texts, outlook.view()))

    def act(self, seat: int, offers: list[str], view: View) -> str:
        """Ask the program; Failed if it has no answer, or none that is legal."""
        if self._process is None:
            self._begin(seat, len(view["seats"]))
        self._say({"choose": {"seat": seat, "offers": offers, "view": view}})
        act = self._answer()
        if act not in offers:
            raise self._failed("bot-illegal", act=act)
        return act

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        chosen = self.choose(outlook, rng)
        others = [action for action in outlook.legal() if action != chosen]
        return [Weighed(action, 0, {}) for action in (chosen, *others)]

    def close(self) -> None:
        """End the program: by the end of its input, or by force."""
        process, self._process = self._process, None
        if process is None or process.stdin is None or process.stdout is None:
            return
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def __del__(self) -> None:
        self.close()

    def _begin(self, seat: int, players: int) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe)
        except OSError as error:
            raise Mistake("bot-not-found", bot=self.name, error=str(error)) from error
        self._say(
            {
                "begin": {
                    "protocol": PROTOCOL,
                    "game": self.game.key,
                    "rules": self.game.version,
                    "players": players,
                    "seat": seat,
                    "seconds": self.seconds,
                }
            }
        )

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failed("bot-died") from None

    def _answer(self) -> str:
        """The act of the next line, which must come in time and alone."""
        line = self._line()
        try:
            answer = json.loads(line)
            act = answer["act"]
        except (ValueError, TypeError, KeyError):
            raise self._failed("bot-nonsense", line=line[:80].decode(errors="replace")) from None
        return str(act)

    def _line(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        source, end = self._process.stdout.fileno(), monotonic() + self.seconds
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = end - monotonic()
                if left <= 0 or not selector.select(left):
                    raise self._failed("bot-silent", seconds=self.seconds)
                some = os.read(source, LONGEST)
                if not some:
                    raise self._failed("bot-died")
                self._heard += some
                if len(self._heard) > LONGEST:
                    raise self._failed("bot-flooded", bytes=LONGEST)
        line, _, self._heard = self._heard.partition(b"\n")
        if self._heard:
            raise self._failed("bot-flooded", bytes=LONGEST)
        return line

    def _failed(self, code: str, **details: object) -> Failed:
        failure = Failed(code, bot=self.name, **details)
        if self._process is not None:
            self._process.kill()
        self.close()
        return failure
