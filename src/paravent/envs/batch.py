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
        ask_others,
        await_others,
        drop_locks,
        give_back,
        let_go,
        make_locks,
        point_to_all,
        serve,
        take,
        word,
    )
else:
    from typing import Any

    from paravent.core.bits import lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES, MAX_SEATS
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

    LENT = 6
    MOST_THREADS = 64

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
    one of them, the others are to call `work` with 1, 2 and so on. A game depends on its own
    luck only, so their number changes nothing.
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
        self.leaving = 0
        self.failure = None
        self.observing = 1
        self.borrowed = 0
        self.first = game.start(setup.players, setup.options)
        self.positions = [self.first.clone() for _ in range(count)]
        self.encoder = Encoder(game)
        self.generators = [Rng(0) for _ in range(threads)]
        if cython.compiled:
            self.states = cython.cast(cython.pointer(word), calloc(count, 8))
            self.offers = cython.cast(cython.p_short, calloc(count, MAX_CHOICES * 2))
            self.offered = cython.cast(cython.p_int, calloc(count, 4))
            if not (self.states and self.offers and self.offered):
                raise MemoryError
            point_to_all(self)
            make_locks(self)
        else:
            self.places, self.lucks = self.positions, self.generators
            self.ended = [0] * threads
            self.states, self.offered = [0] * count, [0] * count
            self.offers = [0] * (count * MAX_CHOICES)
        self.seed(seed)

    def __dealloc__(self) -> None:
        if cython.compiled:
            give_back(self)
            drop_locks(self)
            free(self.states)
            free(self.offers)
            free(self.offered)
            free(self.places)

    def seed(self, seed: int) -> None:
        """What all games are dealt by, each by luck of its own."""
        luck = Rng(seed & WORD)
        for row in range(self.count):
            self.states[row] = luck.bits()

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
        luck: Rng = self.generators[0]
        for row in range(self.count):
            self.ends[row] = 0
            for seat in range(self.most):
                self.rewards[row * self.most + seat] = 0
            self.begin(cython.cast(Position, self.places[row]), luck, row)

    def sample(self) -> None:
        """Choose a legal action for each game, all alike likely."""
        self.require_arrays()
        luck: Rng = self.generators[0]
        for row in range(self.count):
            luck.state = self.states[row]
            drawn: cython.int = below(luck, self.offered[row])
            self.chosen[row] = self.offers[row * MAX_CHOICES + drawn]
            self.states[row] = luck.state

    def step(self, forgiving: cython.bint = False) -> int:
        """Play what is chosen in every game; returns how many ended.

        An action that is not legal is refused by a ValueError that names its game, and nothing has
        been played then; unless one is `forgiving`: whoever chose it has lost that game.
        """
        self.require_arrays()
        for row in range(self.count):
            action: cython.int = self.chosen[row]
            outside: cython.bint = action < 0 or action >= self.actions
            if not forgiving and (outside or not self.masks[row * self.actions + action]):
                raise ValueError(f"game {row}: action {action} is not legal")
        if self.threads == 1:
            self.play_share(0)
        else:
            with cython.nogil:
                self.play_all()
        if self.failure is not None:
            raise self.failure
        ended: cython.int = 0
        for share in range(self.threads):
            ended += self.ended[share]
        self.over += ended
        return ended

    def play_all(self) -> cython.int:
        """Every thread its share, and this one the first."""
        if cython.compiled:
            ask_others(self)
            try:
                self.play_share(0)
            finally:
                await_others(self)
        else:
            for share in range(self.threads):
                self.play_share(share)
        return 0

    def work(self, share: cython.int) -> None:
        """Be one of the threads, until they are dismissed."""
        if cython.compiled:
            try:
                with cython.nogil:
                    serve(self, share)
            except BaseException as error:
                self.failure = error
                self.leave_undone(share)

    def leave_undone(self, share: cython.int) -> None:
        """A thread that failed answers all the same, so that nobody waits for it."""
        if cython.compiled:
            let_go(self.done[share])

    def dismiss(self) -> None:
        """Let all threads go home; there is no further step."""
        if cython.compiled and not self.leaving:
            self.leaving = 1
            ask_others(self)

    def play_share(self, share: cython.int) -> cython.int:
        """The games of one thread."""
        ended: cython.int = 0
        for row in range(
            self.count * share // self.threads, self.count * (share + 1) // self.threads
        ):
            ended += self.play(
                cython.cast(Position, self.places[row]), cython.cast(Rng, self.lucks[share]), row
            )
        self.ended[share] = ended
        return 0

    def watch(self, observing: cython.bint) -> None:
        """Whether observations are written at all."""
        self.observing = observing

    def play(self, position: Position, rng: Rng, row: cython.int) -> cython.int:
        """One act of one game, and the deals that follow; 1 if that was its end."""
        seat: cython.int = self.seats[row]
        action: cython.int = self.chosen[row]
        if self.ends[row]:
            self.ends[row] = 0
            for other in range(self.most):
                self.rewards[row * self.most + other] = 0
        rng.state = self.states[row]
        legal: cython.bint = action >= 0 and action < self.actions
        if legal:
            legal = self.masks[row * self.actions + action] != 0
        if legal:
            position.act(seat, action + self.offset)
            while position.waiting == CHANCE_BIT:
                position.act(CHANCE, position.sample(rng))
            self.states[row] = rng.state
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
        rng.state = self.states[row]
        while position.waiting == CHANCE_BIT:
            position.act(CHANCE, position.sample(rng))
        self.states[row] = rng.state
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
