"""Bots of one's own: a class in a module, or a program in any language.

A class is named `module:Class` and made with the game; it has a method `choose(outlook, rng)`. A
program is named `cmd:` and its command line; docs/bots-of-your-own.md tells what it reads and
writes. Strangers cannot bring either to a server's table: only commands and libraries use this.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from paravent.bots import make_bot
from paravent.bots.bot import Bot, Failed, Weighed
from paravent.bots.program import ProgramBot
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng

COMMAND = "cmd:"


def invite(name: str, game: Game) -> Bot:
    """A bot by its name, by `module:Class` or by `cmd:` and a command; a Mistake if it is none."""
    tidy = name.strip()
    if tidy.startswith(COMMAND):
        return ProgramBot(tidy, tidy.removeprefix(COMMAND), game)
    if ":" in tidy:
        return ClassBot(tidy, game)
    return make_bot(tidy, game)


class ClassBot:
    """A bot that somebody has written in Python; whatever it raises costs it the game."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self._bot = loaded(name)(game)
        if not callable(getattr(self._bot, "choose", None)):
            raise Mistake("bot-cannot-choose", bot=name)

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        try:
            chosen = self._bot.choose(outlook, rng)
        except Exception as error:
            raise Failed(
                "bot-raised", bot=self.name, error=f"{type(error).__name__}: {error}"
            ) from error
        if chosen not in outlook.legal():
            raise Failed("bot-illegal", bot=self.name, act=str(chosen))
        return int(chosen)

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        chosen = self.choose(outlook, rng)
        others = [action for action in outlook.legal() if action != chosen]
        return [Weighed(action, 0, {}) for action in (chosen, *others)]


def loaded(name: str) -> Any:
    """What a module has under a name; modules of the present folder are found as well."""
    module, _, attribute = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Mistake("bot-not-found", bot=name, error=detail) from error
    if not callable(found):
        raise Mistake("bot-not-found", bot=name, error=f"{attribute} is no class")
    return found
