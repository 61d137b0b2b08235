# cython: language_level=3, always_allow_keywords=False
"""A point in a game, complete and mutable, with its six verbs."""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import (
        blank,
        block_bytes,
        copy_block,
        lent,
        listed,
        set_block,
    )
    from cython.cimports.paravent.core.rng import below
else:
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, MAX_SEATS
    from paravent.core.rng import Rng, below

COMPILED = cython.compiled


@cython.binding(True)  # faster from Python
@cython.no_gc
@cython.cclass
class Position:
    """What every game's position has in common.

    `waiting` is the set of seats that owe a decision, one bit each; nobody left means that the
    game is over. `phase` numbers the game's own list of phases. A decision inside another one
    is a frame: `push` sets the outer phase and actors aside, `pop` brings them back.
    `events` is a list when somebody wants to know what happens, None in search.

    A game overrides the C verbs `offer`, `odds`, `act`, `points` and `tie_break`, where something
    is hidden `redeal` and `veil`, for learners `observe`, and calls `announce` to tell what
    happens. Its fields are numbers and arrays of numbers only, so that a clone is one block copy.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """Write the legal actions of an actor, ascending, into `choices`; return how many."""
        raise NotImplementedError

    def odds(self, action: cython.int) -> cython.int:
        """In how many equally likely ways CHANCE can take this action."""
        return 1

    def sample(self, rng: Rng) -> cython.int:
        """One of CHANCE's actions, by weight; a game may know a shorter way to the same."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        count: cython.int = self.offer(CHANCE, choices)
        total: cython.int = 0
        for index in range(count):
            total += self.odds(choices[index])
        mark: cython.int = below(rng, total)
        for index in range(count):
            mark -= self.odds(choices[index])
            if mark < 0:
                return choices[index]
        raise ValueError("weights must be positive")

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        """Play one of the actions that `offer` wrote; it is not checked again."""
        raise NotImplementedError

    def points(self, totals: cython.p_int) -> cython.int:
        """Write every seat's points as they stand."""
        raise NotImplementedError

    def tie_break(self, seat: cython.int) -> cython.int:
        """What decides between equal points: more is better."""
        return 0

    def redeal(self, seat: cython.int, rng: Rng) -> cython.int:
        """Replace what a seat cannot know by a consistent guess; NOBODY is the audience."""
        return 0

    def veil(self, seat: cython.int, action: cython.int) -> cython.int:
        """The set of seats that will see a seat act, but not which of such actions it was.

        What several choose at once need not be told here, unless it stays sealed when all have.
        """
        return 0

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        """Write what a seat may know, as the game's observation.py lists it."""
        raise NotImplementedError

    def push(self, phase: cython.int, waiting: cython.int) -> cython.int:
        """Open a decision inside the present one."""
        self.frames[self.depth] = self.phase
        self.frames[self.depth + 1] = self.waiting
        self.depth += 2
        self.phase = phase
        self.waiting = waiting
        return 0

    def pop(self) -> cython.int:
        """Close the inner decision; the outer one goes on."""
        self.depth -= 2
        self.phase = self.frames[self.depth]
        self.waiting = self.frames[self.depth + 1]
        self.frames[self.depth] = 0
        self.frames[self.depth + 1] = 0
        return 0

    def twin(self) -> Position:
        """An independent copy that tells nobody what happens."""
        if cython.compiled:
            copy = blank(self)
            copy_block(self, copy)
            return copy
        raise NotImplementedError

    def actors(self) -> tuple[int, ...]:
        """Seats that owe a decision, ascending; empty when the game is over."""
        return DEALER if self.waiting == CHANCE_BIT else ACTORS[self.waiting]

    def legal(self, seat: cython.int) -> list[int]:
        """The actions of one of the actors, ascending, never empty; of anyone else none."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        if seat < 0 or seat > CHANCE or not (self.waiting >> seat) & 1:
            return []
        count = self.offer(seat, choices)
        if cython.compiled:
            return listed(choices, count, SHARED)
        return [choices[index] for index in range(count)]

    def weight(self, action: cython.int) -> int:
        """In how many equally likely ways CHANCE can take this action; 0 if it cannot."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        if self.waiting == CHANCE_BIT:
            count = self.offer(CHANCE, choices)
            for index in range(count):
                if choices[index] == action:
                    return self.odds(action)
        return 0

    def lots(self) -> list[tuple[int, int]]:
        """The actions of CHANCE with their weights; empty if it is not to act."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        found: list[tuple[int, int]] = []
        if self.waiting == CHANCE_BIT:
            count = self.offer(CHANCE, choices)
            for index in range(count):
                found.append((choices[index], self.odds(choices[index])))
        return found

    def apply(self, seat: cython.int, action: cython.int, /) -> None:
        """Play a legal action of an actor; a ValueError refuses any other and changes nothing."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        if seat >= 0 and seat <= CHANCE and (self.waiting >> seat) & 1:
            count = self.offer(seat, choices)
            for index in range(count):
                if choices[index] == action:
                    self.act(seat, action)
                    return
        raise ValueError(f"action {action} is not legal for seat {seat}")

    def draw_lot(self, rng: Rng) -> int:
        """One of CHANCE's actions, by weight; a ValueError if CHANCE is not to act."""
        if self.waiting != CHANCE_BIT:
            raise ValueError("chance is not to act")
        return self.sample(rng)

    def sampled(self, rng: Rng) -> int:
        """One of CHANCE's actions, by weight, as the engine draws it."""
        return self.sample(rng)

    def deal(self, rng: Rng) -> int:
        """Let CHANCE act until a player must decide or the game is over; how often it did."""
        deals = 0
        while self.waiting == CHANCE_BIT:
            self.act(CHANCE, self.sample(rng))
            deals += 1
        return deals

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        totals = cython.declare(cython.int[MAX_SEATS])
        self.points(totals)
        return [totals[seat] for seat in range(self.players)]

    def places(self) -> list[int]:
        """Every seat's rank by points, then tie-break: 1 is first, equals share a place."""
        totals = self.scores()
        marks = [(totals[seat], self.tie_break(seat)) for seat in range(self.players)]
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def observe_into(self, seat: cython.int, target: Any, length: cython.int) -> None:
        """Write an observation of so many numbers into an array that is there already."""
        if cython.compiled:
            lent(self, seat, target, length)
            return
        raise NotImplementedError

    def clone(self) -> Position:
        """An independent copy; its `events` are None."""
        return self.twin()

    def freeze(self) -> bytes:
        """All that the position is made of, to compare, to hash and to thaw within one build."""
        if cython.compiled:
            return block_bytes(self)
        raise NotImplementedError

    def thaw(self, frozen: bytes) -> None:
        """Become what was frozen; a ValueError if that was no position of this game and build."""
        if cython.compiled:
            set_block(self, frozen)
            return
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions can be pickled, for another process of the same build; events stay behind."""
        return thawed, (type(self), self.freeze())


def thawed(kind: type, frozen: bytes) -> Position:
    """A new position that is what was frozen."""
    position: Position = kind()
    position.thaw(frozen)
    return position


def sets_of_seats() -> tuple[tuple[int, ...], ...]:
    """By bit mask, the seats in it; made in a function: Cython 3.3 leaks in bare comprehensions."""
    return tuple([tuple([seat for seat in range(8) if mask >> seat & 1]) for mask in range(256)])


ACTORS = cython.declare(tuple, sets_of_seats())
DEALER = cython.declare(tuple, (CHANCE,))
SHARED = cython.declare(tuple, tuple(range(MAX_CHOICES)))  # the ints that all lists share
