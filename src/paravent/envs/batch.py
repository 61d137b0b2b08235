# cython: language_level=3
"""Many games stepped by one call, which writes what learners need into arrays that they lend."""

from __future__ import annotations

import cython

from paravent.core.game import Game, Setup
from paravent.core.observing.encoder import Encoder

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.position import Position, copy_block
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.envs.batch import (
        BEGIN,
        CHECK,
        CHOOSE,
        LENT,
        MOST_THREADS,
        PLAY,
        give_back,
        point_to_all,
        take,
    )
    from cython.cimports.paravent.envs.crew import (
        close_turn,
        dismiss_crew,
        meet,
        next_turn,
        open_turn,
        part,
        take_rows,
        tell_done,
    )
else:
    from typing import Any

    from paravent.core.bits import lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, MAX_SEATS
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

    LENT = 6
    MOST_THREADS = 64
    CHOOSE, CHECK, PLAY, BEGIN = range(4)

    def flat(batch: Batch, target: Any, kind: str, length: int) -> Any:
        """So many numbers for each game, one after the other."""
        bare: Any = memoryview(target).cast("B")
        bare = bare.cast(kind)
        if len(bare) != batch.count * length:
            raise ValueError(f"{batch.count * length} numbers are needed, not {len(bare)}")
        return bare


NO_SEAT = cython.declare(cython.int, -1)
WORD = 0xFFFFFFFFFFFFFFFF


@cython.final
@cython.cclass
class Batch:
    """`count` games of one setup. A game that is over begins again at once.

    Whoever makes it lends six arrays in the order of C, which it keeps using: `chosen` (int32, a
    number for each game) is read by `step`, the others are written: `observations` (int16, `size`
    for each game) of the seat that decides next, `masks` (uint8, `actions` for each), `seats`
    (int32), `rewards` (float32, `most` for each: by seat, when a game has just ended), `ends`
    (uint8: 1 if it has).

    The games are shared out to `threads`, which play without Python's lock: whoever calls `step` is
    one of them, the others are to call `work` with 1, 2 and so on; nobody waits for one that has
    not come. A game depends on its own luck only, so their number changes nothing.
    """

    def __init__(
        self, game: Game, setup: Setup, count: cython.int, seed: int, threads: cython.int = 1
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        if threads < 1 or threads > min(count, MOST_THREADS):
            most = min(count, MOST_THREADS)
            raise ValueError(f"this batch has 1 to {most} threads, not {threads}")
        self.count = count
        self.threads = threads
        self.size = game.observation.size
        self.offset = game.notation.first_act
        self.actions = len(game.notation) - self.offset
        self.most = game.most
        self.over = 0
        self.failure = None
        self.observing = 1
        self.borrowed = 0
        self.first = game.start(setup.players, setup.options)
        self.positions = [self.first.clone() for _ in range(count)]
        self.encoder = Encoder(game)
        self.generators = [Rng(0) for _ in range(count)]
        if cython.compiled:
            self.offers = cython.cast(cython.p_short, calloc(count, MAX_CHOICES * 2))
            self.offered = cython.cast(cython.p_int, calloc(count, 4))
            self.crew = meet(threads, count)
            if not (self.offers and self.offered and self.crew):
                raise MemoryError
            point_to_all(self)
        else:
            self.places, self.lucks = self.positions, self.generators
            self.offered, self.offers = [0] * count, [0] * (count * MAX_CHOICES)
        self.seed(seed)

    def __dealloc__(self) -> None:
        if cython.compiled:
            give_back(self)
            part(self.crew)
            free(self.offers)
            free(self.offered)
            free(self.places)
            free(self.lucks)

    def seed(self, seed: int) -> None:
        """What all games are dealt by, each by luck of its own."""
        luck = Rng(seed & WORD)
        for own in self.generators:
            own.state = luck.bits()

    def lend(
        self,
        chosen: object,
        observations: object,
        masks: object,
        seats: object,
        rewards: object,
        ends: object,
    ) -> None:
        """The arrays to read and to write; a ValueError if one is too long or too short."""
        if cython.compiled:
            give_back(self)
            self.chosen = cython.cast(cython.p_int, take(self, chosen, 4))
            self.observations = cython.cast(cython.p_short, take(self, observations, 2 * self.size))
            self.masks = cython.cast(cython.p_uchar, take(self, masks, self.actions))
            self.seats = cython.cast(cython.p_int, take(self, seats, 4))
            self.rewards = cython.cast(cython.p_float, take(self, rewards, 4 * self.most))
            self.ends = cython.cast(cython.p_uchar, take(self, ends, 1))
        else:
            self.chosen, self.seats = flat(self, chosen, "i", 1), flat(self, seats, "i", 1)
            self.observations = flat(self, observations, "h", self.size)
            self.masks = flat(self, masks, "B", self.actions)
            self.rewards = flat(self, rewards, "f", self.most)
            self.ends = flat(self, ends, "B", 1)
            self.borrowed = LENT

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return self.over

    def position(self, row: int) -> Position:
        """One of the games, to look at."""
        found: Position = self.positions[row]
        return found

    def reset(self) -> None:
        """Begin all games anew."""
        self.require_arrays()
        self.do_all(BEGIN)

    def sample(self) -> None:
        """Choose a legal action for each game, all alike likely."""
        self.require_arrays()
        self.do_all(CHOOSE)

    def step(self, forgiving: cython.bint = False) -> int:
        """Play what is chosen in every game; returns how many ended.

        An action that is not legal is refused by a ValueError that names its game, and nothing has
        been played then; unless one is `forgiving`: whoever chose it has lost that game.
        """
        self.require_arrays()
        if not forgiving and self.do_all(CHECK) > 0:
            row: cython.int = 0
            while not self.illegal(row):
                row += 1
            raise ValueError(f"game {row}: action {self.chosen[row]} is not legal")
        ended: cython.int = self.do_all(PLAY)
        self.over += ended
        return ended

    def do_all(self, task: cython.int) -> cython.int:
        """One thing in all games, by all threads; returns in how many it counts."""
        if cython.compiled and self.threads > 1:
            with cython.nogil:
                open_turn(self.crew, task)
                try:
                    self.help(0)
                finally:
                    counted: cython.int = close_turn(self.crew)
            if self.failure is not None:
                raise self.failure
            return counted
        return self.do_rows(task, 0, self.count)

    def help(self, share: cython.int) -> cython.int:
        """Do what is left of a turn."""
        if cython.compiled:
            first = cython.declare(cython.int)
            last = cython.declare(cython.int)
            task = cython.declare(cython.int)
            while take_rows(
                self.crew,
                share,
                cython.address(first),
                cython.address(last),
                cython.address(task),
            ):
                counted: cython.int = 0
                try:
                    counted = self.do_rows(task, first, last)
                finally:
                    tell_done(self.crew, last - first, counted)
        return 0

    def serve(self, share: cython.int) -> cython.int:
        """Help whenever there is work."""
        if cython.compiled:
            turn: cython.longlong = 0
            while turn >= 0:
                self.help(share)
                turn = next_turn(self.crew, share, turn)
        return 0

    def work(self, share: cython.int) -> None:
        """Be one of the threads, until they are dismissed."""
        try:
            with cython.nogil:
                self.serve(share)
        except BaseException as error:
            self.failure = error

    def dismiss(self) -> None:
        """Let the other threads go home."""
        if cython.compiled:
            dismiss_crew(self.crew)

    def do_rows(self, task: cython.int, first: cython.int, last: cython.int) -> cython.int:
        """One thing in some of the games."""
        counted: cython.int = 0
        for row in range(first, last):
            if task == CHOOSE:
                self.choose(cython.cast(Rng, self.lucks[row]), row)
            elif task == CHECK:
                counted += self.illegal(row)
            else:
                counted += self.play(
                    cython.cast(Position, self.places[row]),
                    cython.cast(Rng, self.lucks[row]),
                    row,
                    task == BEGIN,
                )
        return counted

    def choose(self, rng: Rng, row: cython.int) -> cython.int:
        """A legal action of one game, by its luck."""
        drawn: cython.int = below(rng, self.offered[row])
        self.chosen[row] = self.offers[row * MAX_CHOICES + drawn]
        return 0

    def illegal(self, row: cython.int) -> cython.bint:
        """Whether the action that was chosen may not be done."""
        action: cython.int = self.chosen[row]
        if action < 0 or action >= self.actions:
            return True
        legal: cython.bint = self.masks[row * self.actions + action]
        return not legal

    def clear(self, row: cython.int) -> cython.int:
        """What an end has brought is told once."""
        self.ends[row] = 0
        for seat in range(self.most):
            self.rewards[row * self.most + seat] = 0
        return 0

    def watch(self, observing: cython.bint) -> None:
        """Whether observations are written at all."""
        self.observing = observing

    def play(self, position: Position, rng: Rng, row: cython.int, anew: cython.bint) -> cython.int:
        """One act of one game and the deals that follow, or begin `anew`; 1 if that was its end."""
        seat: cython.int = self.seats[row]
        if anew or self.ends[row]:
            self.clear(row)
        if anew:
            self.begin(position, rng, row)
            return 0
        legal: cython.bint = not self.illegal(row)
        if legal:
            position.act(seat, self.chosen[row] + self.offset)
            while position.waiting == CHANCE_BIT:
                position.act(CHANCE, position.sample(rng))
            if position.waiting != 0:
                self.show(position, row)
                return 0
        self.settle(position, row, NO_SEAT if legal else seat)
        self.begin(position, rng, row)
        return 1

    def settle(self, position: Position, row: cython.int, loser: cython.int) -> cython.int:
        """Tell what a game has brought, as envs/rewards.py does."""
        totals = cython.declare(cython.int[MAX_SEATS])
        position.points(totals)
        players: cython.int = position.players
        for seat in range(players):
            lead: cython.int = 0
            for other in range(players):
                more: cython.int = totals[seat] - totals[other]
                if more == 0:
                    more = position.tie_break(seat) - position.tie_break(other)
                if loser != NO_SEAT:
                    more = (other == loser) - (seat == loser)
                lead += (more > 0) - (more < 0)
            self.rewards[row * self.most + seat] = lead / cython.cast(cython.double, players - 1)
        self.ends[row] = 1
        return 0

    def begin(self, position: Position, rng: Rng, row: cython.int) -> cython.int:
        """A new game."""
        if cython.compiled:
            copy_block(self.first, position)
        else:
            position = self.positions[row] = self.first.clone()
        while position.waiting == CHANCE_BIT:
            position.act(CHANCE, position.sample(rng))
        self.show(position, row)
        return 0

    def show(self, position: Position, row: cython.int) -> cython.int:
        """Write who decides next, what may be done, and what that seat may know."""
        choices = cython.declare(cython.int[MAX_CHOICES])
        seat: cython.int = lowest(position.waiting)
        self.seats[row] = seat
        for index in range(self.offered[row]):
            self.masks[row * self.actions + self.offers[row * MAX_CHOICES + index]] = 0
        count: cython.int = position.offer(seat, choices)
        self.offered[row] = count
        for index in range(count):
            self.offers[row * MAX_CHOICES + index] = choices[index] - self.offset
            self.masks[row * self.actions + choices[index] - self.offset] = 1
        if self.observing:
            if cython.compiled:
                position.observe(seat, self.observations + row * self.size)
            else:
                begin = row * self.size
                told = self.observations[begin : begin + self.size]
                self.encoder.observe_into(position, seat, told)
        return 0

    def require_arrays(self) -> None:
        if self.borrowed != LENT:
            raise ValueError("no arrays were lent")
