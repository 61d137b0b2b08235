"""The descriptor of a game: all that tables, bots, the lab and the tests know about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from paravent.core.components import Components
from paravent.core.events import Events
from paravent.core.mistakes import Mistake
from paravent.core.notation import Notation
from paravent.core.observing.features import Observation
from paravent.core.options import Choices, Exclusion, Option, check_together, complete
from paravent.core.position import Position
from paravent.core.why import Reason

View = Mapping[str, Any]
Board = Mapping[str, Any]
Preview = Mapping[str, Any]


@cache
def tables_of(folder: Path, version: int, rules: int) -> Components:
    """The tables of a game's own folder as some rules have them, read once.

    Beside those of the present version lie, for older rules, the ones that the next rules changed.
    """
    tables = Components.load(folder / "components.toml")
    for older in range(version - 1, rules - 1, -1):
        if (path := folder / f"components-{older}.toml").exists():
            tables = tables.corrected_by(Components.load(path))
    tables.rules = rules
    return tables


@dataclass(frozen=True)
class Setup:
    """A way to begin: players and complete options."""

    players: int
    options: Choices

    def __str__(self) -> str:
        return " ".join([f"{self.players}p", *(f"{k}={v}" for k, v in self.options.items())])


@dataclass(frozen=True)
class Game:
    """One game.

    `begin(players, options, components)` builds the first position.
    `view(position, seat)` is what a seat may see, NOBODY being the audience; `views` may make those
    of several seats at once, which share what all of them see and must not be changed.
    `why_not(position, seat, action)` explains, for an actor, why an action is not legal.
    `census(position)` counts every component; the counts never change during a game.
    `recount(position)` scores the position again, slowly and in another way.
    `tallies(position)` splits every seat's points by origin.
    `board(players, options, components)` is what never changes at a table: maps, prices, texts of
    cards. It is told once, and no view repeats it.
    `observation` lists what a seat may know, for learners.
    `previews(position, seat, actions)` tells an actor what each of these legal actions would bring,
    as far as the seat can know it.
    `shelf` orders the games wherever they are listed; a new one comes last.
    """

    key: str
    version: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    notation: Notation
    events: Events
    phases: tuple[str, ...]
    longest: int  # no game has more acts than this
    points: tuple[int, int]  # nobody ends with less or with more than these
    folder: Path
    begin: Callable[[int, Choices, Components], Position]
    view: Callable[[Any, int], View]
    why_not: Callable[[Any, int, int], Reason | None]
    census: Callable[[Any], dict[str, int]]
    recount: Callable[[Any], list[int]]
    tallies: Callable[[Any], list[dict[str, int]]]
    observation: Observation
    board: Callable[[int, Choices, Components], Board] | None = None
    views: Callable[[Any, Sequence[int]], Sequence[View]] | None = None
    previews: Callable[[Any, int, list[int]], Sequence[Preview]] | None = None
    exclusions: tuple[Exclusion, ...] = ()
    shelf: int = 100

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is the same in every process: its name is all there is to send."""
        from paravent.core.registry import find_game  # which knows games by this module

        return find_game, (self.key,)

    def components(self, owner: Components | None = None, rules: int | None = None) -> Components:
        """The tables of the present rules or of older ones, with an owner's corrections if any."""
        own = tables_of(self.folder, self.version, self.version if rules is None else rules)
        return own if owner is None else own.corrected_by(owner)

    def setup(self, players: int, chosen: Choices | None = None) -> Setup:
        """Check a number of players and options; a Mistake says what is wrong."""
        if not self.fewest <= players <= self.most:
            raise Mistake("wrong-players", game=self.key, fewest=self.fewest, most=self.most)
        options = complete(self.options, players, chosen or {})
        check_together(self.exclusions, options)
        return Setup(players, options)

    def setups(self) -> Iterator[Setup]:
        """Every way to begin, but for words that may be picked."""
        for players in range(self.fewest, self.most + 1):
            rows = [option.values[players] for option in self.options]
            names = [option.name for option in self.options]
            for values in product(*rows):
                options = dict(zip(names, values, strict=True))
                if not any(exclusion.applies(options) for exclusion in self.exclusions):
                    yield Setup(players, options)

    def samples(self) -> Iterator[Setup]:
        """Some of the setups, few even with many options: for every number of players the usual
        one and the most unusual, and every other value once by itself."""
        seen: set[tuple[str, str]] = set()
        for players in range(self.fewest, self.most + 1):
            ways = [setup for setup in self.setups() if setup.players == players]
            usual = ways[0].options.items()
            seen |= usual
            for setup in ways:
                unusual = setup.options.items() - usual
                if setup in (ways[0], ways[-1]) or (len(unusual) == 1 and not unusual <= seen):
                    seen |= unusual
                    yield setup

    def board_of(self, setup: Setup, components: Components) -> Board:
        """What never changes at a table; nothing for a game that has no such thing."""
        return self.board(setup.players, setup.options, components) if self.board else {}

    def start(
        self,
        players: int,
        chosen: Choices | None = None,
        components: Components | None = None,
    ) -> Position:
        """A first position; nothing has been dealt yet."""
        setup = self.setup(players, chosen)
        return self.begin(setup.players, setup.options, components or self.components())
