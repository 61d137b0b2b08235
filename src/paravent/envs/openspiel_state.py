# cython: language_level=3
"""A point in a game as OpenSpiel has it: what random games ask again and again is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cython
import pyspiel

from paravent.core.game import Game
from paravent.core.observing.recall import Memory
from paravent.core.options import Choices
from paravent.core.registry import find_game
from paravent.envs.rewards import rewards

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, NOBODY
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
else:
    from paravent.core.bits import lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT, NOBODY
    from paravent.core.position import Position
    from paravent.core.rng import Rng

CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
EVERYBODY = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def comes_next(waiting: int, at_once: bool) -> tuple[int, int, bool]:
    """Of those who owe a decision: whom we ask, who that is in OpenSpiel, whether it is over."""
    if waiting == CHANCE_BIT:
        return CHANCE, CHANCE_PLAYER, False
    if not waiting:
        return NOBODY, TERMINAL, True
    seat = lowest(waiting)
    return seat, EVERYBODY if at_once and waiting != 1 << seat else seat, False


NEXT = {
    at_once: [comes_next(waiting, at_once) for waiting in range(CHANCE_BIT + 1)]
    for at_once in (False, True)
}


def offers(position: Position, seat: cython.int, less: cython.int) -> list[int]:
    """What a seat may do, as numbers that are smaller by so much."""
    if cython.compiled:
        choices = cython.declare(cython.int[MAX_CHOICES])
        if seat < 0 or seat >= CHANCE or not (position.waiting >> seat) & 1:
            return []
        count: cython.int = position.offer(seat, choices)
        found: list[int] = []
        for index in range(count):
            found.append(choices[index] - less)
        return found
    return [action - less for action in position.legal(seat)]


def chances(position: Position) -> list[tuple[int, float]]:
    """The actions of CHANCE, and how likely they are."""
    if cython.compiled:
        choices = cython.declare(cython.int[MAX_CHOICES])
        weights = cython.declare(cython.int[MAX_CHOICES])
        count: cython.int = position.offer(CHANCE, choices)
        total: cython.double = 0
        for index in range(count):
            weights[index] = position.odds(choices[index])
            total += weights[index]
        found: list[tuple[int, float]] = []
        for index in range(count):
            found.append((choices[index], weights[index] / total))
        return found
    lots = position.lots()
    weighed = sum([weight for _action, weight in lots])
    return [(action, weight / weighed) for action, weight in lots]


class Table:
    """What all states of a game share; the game itself does not keep what Python puts into it."""

    def __init__(self, game: Game, players: int, options: Choices, at_once: bool) -> None:
        self.game, self.setup = game, game.setup(players, options)
        self.at_once, self.next = at_once, NEXT[at_once]
        self.first = game.start(players, options)
        self.offset = game.notation.first_act

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.game.key, self.setup.players, self.setup.options, self.at_once)


def table_of(key: str, players: int, options: Choices, at_once: bool) -> Table:
    return Table(find_game(key), players, options, at_once)


class State(pyspiel.State):  # type: ignore[misc]
    """A point in a game."""

    def __init__(self, spiel: Any, table: Table) -> None:
        super().__init__(spiel)
        self.table = table
        self.position = table.first.clone()
        self.acts: list[tuple[int, int]] = []
        self.memories: dict[int, Memory] = {}
        self._look()

    def _look(self) -> None:
        """Who comes next: OpenSpiel asks for that again and again."""
        self.now = self.table.next[self.position.waiting]

    def current_player(self) -> int:
        return self.now[1]

    def _legal_actions(self, player: int) -> list[int]:
        return offers(self.position, player, self.table.offset)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same for whoever asks in Python, without the way through C++ and back."""
        mine = self.now[1]
        asked = mine if player is None else player
        if asked >= 0 and (asked == mine or mine == EVERYBODY):
            return offers(self.position, asked, self.table.offset)
        return super().legal_actions(asked)  # type: ignore[no-any-return]

    def is_chance_node(self) -> bool:
        return self.now[0] == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return chances(self.position)

    def _apply_action(self, action: int) -> None:
        position: Position = self.position
        table, seat = self.table, self.now[0]
        own = action if seat == CHANCE else action + table.offset
        position.apply(seat, own)
        self.acts.append((seat, own))
        self.now = table.next[position.waiting]

    def _apply_actions(self, actions: list[int]) -> None:
        """Everybody's at once; what is said for those who have nothing to decide does not count."""
        position, offset = self.position, self.table.offset
        for seat in position.actors():
            position.apply(seat, actions[seat] + offset)
            self.acts.append((seat, actions[seat] + offset))
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        offset = 0 if player == pyspiel.PlayerId.CHANCE else self.table.offset
        return self.table.game.notation.text(action + offset)

    def is_terminal(self) -> bool:
        return self.now[2]

    def returns(self) -> list[float]:
        return rewards(self.position)

    def __str__(self) -> str:
        """How far it is, and what came last."""
        if not self.acts:
            return f"{self.table.game.key} {self.table.setup}"
        seat, action = self.acts[len(self.acts) - 1]
        actor = "chance" if seat == CHANCE else f"seat {seat}"
        return f"{len(self.acts)} {actor}: {self.table.game.notation.text(action)}"

    def remembered(self, player: int) -> Memory:
        """All that a player has seen and done."""
        if player not in self.memories:
            self.memories[player] = Memory(self.table.game, self.table.setup, player)
        return self.memories[player].follow(self.acts)

    def __deepcopy__(self, memo: object) -> State:
        copy = State(self.get_game(), self.table)
        copy.position, copy.acts = self.position.clone(), list(self.acts)
        copy.memories = {player: memory.copy() for player, memory in self.memories.items()}
        copy._look()
        return copy

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one now."""
        copy: State = self.clone()
        copy.position.redeal(player, Rng(int(sampler() * (1 << 53))))
        return copy
