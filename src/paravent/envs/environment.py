"""One game as a loop sees it: whose turn it is, what may be done, what is known, what it brings.

It needs nothing but Paravent itself; the adapters for other libraries stand on it.
"""

from __future__ import annotations

from array import array

from paravent.core.components import Components
from paravent.core.dealer import Dealer
from paravent.core.events import Happening
from paravent.core.game import Game, View
from paravent.core.numbers import CHANCE
from paravent.core.observing.encoder import Encoder
from paravent.core.observing.recall import Memory
from paravent.core.options import Choices
from paravent.core.outlook import Outlook
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.envs.rewards import rewards


class Environment:
    """A game for a number of players, dealt by a seed.

    Actions are counted from 0, the players' alone: deals happen by themselves. Where several have
    to decide at once, they are asked one after the other, and nobody sees what others chose.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Choices | None = None,
        *,
        seed: int | None = None,
        components: Components | None = None,
    ) -> None:
        self.game = game
        self.setup = game.setup(players, options)
        self.first = game.start(players, options, components)
        self._encoder = Encoder(game)
        self._offset = game.notation.first_act
        self.reset(seed)

    # What there is to know.

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def actions(self) -> int:
        """How many actions there are at all: they are 0 to this less one."""
        return len(self.game.notation) - self._offset

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.game.observation.size

    @property
    def seat(self) -> int:
        """Who decides now; -1 when the game is over."""
        actors = self.position.actors()
        return actors[0] if actors else -1

    @property
    def over(self) -> bool:
        """Whether nobody has to decide any more."""
        return not self.position.actors()

    def legal(self) -> list[int]:
        """What the seat that decides may do, ascending; empty when the game is over."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> list[int]:
        """The same for any seat: nothing unless it has to decide."""
        offset = self._offset
        return [action - offset for action in self.position.legal(seat)]

    def mask(self) -> bytes:
        """The same as a one for each action that is legal, and a zero for each other."""
        found = bytearray(self.actions)
        for action in self.legal():
            found[action] = 1
        return bytes(found)

    def observe(self, seat: int | None = None) -> array[int]:
        """What a seat may know, as numbers (`game.observation` names them); of the seat that
        decides if none is told, and -1 is the audience."""
        return self._encoder.observe(self.position, self._told(seat))

    def view(self, seat: int | None = None) -> View:
        """The same in words."""
        return self.game.view(self.position, self._told(seat))

    def outlook(self, seat: int | None = None) -> Outlook:
        """What a bot in this seat gets."""
        return Outlook(self.game, self.position, self._told(seat))

    def recall(self, seat: int | None = None) -> str:
        """All that a seat has seen and done: the same text for all that it cannot tell apart."""
        return Memory(self.game, self.setup, self._told(seat)).follow(self.history).text()

    def happenings(self, seat: int | None = None, since: int = 0) -> list[Happening]:
        """What the acts from `history[since]` on caused, as a seat may know it.

        Nothing of that is kept while playing: the game is played again to tell it.
        """
        position, told = self.first.clone(), list[Happening]()
        for index, (actor, action) in enumerate(self.history):
            position.events = [] if index >= since else None
            position.apply(actor, action)
            for raw in position.events or ():
                told.append(self.game.events.worded(raw, self._told(seat)))
        return told

    def _told(self, seat: int | None) -> int:
        return self.seat if seat is None else seat

    def text(self, action: int) -> str:
        """How an action is written."""
        return self.game.notation.text(action + self._offset)

    def action(self, text: str) -> int:
        """The action that a text stands for; a Mistake if it is none of the players'."""
        return self.game.notation.action(text) - self._offset

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        return self.position.scores()

    def rewards(self) -> list[float]:
        """At the end from 1 for the first place to -1 for the last, 0 in all; before it nothing."""
        return rewards(self.position)

    # What can be done.

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed it is dealt by luck."""
        self.seed = int.from_bytes(Dealer.fresh().seed[:8]) if seed is None else seed
        self.rng = Rng(self.seed & 0xFFFFFFFFFFFFFFFF)
        self.position = self.first.clone()
        self.history: list[tuple[int, int]] = []  # seats and actions of the game, deals included
        self._deal()

    def step(self, action: int) -> None:
        """Act for the seat that decides; a ValueError refuses what is not legal."""
        if self.over:
            raise ValueError("the game is over")
        self.step_as(self.seat, action)

    def step_as(self, seat: int, action: int) -> None:
        """Act for one of several seats that have to decide."""
        if not 0 <= action < self.actions:
            raise ValueError(f"actions are 0 to {self.actions - 1}, not {action}")
        own = int(action) + self._offset
        try:
            self.position.apply(seat, own)
        except ValueError:
            raise ValueError(
                f"{self.text(action)} ({action}) is not legal for seat {seat}"
            ) from None
        self.history.append((seat, own))
        self._deal()

    def _deal(self) -> None:
        while self.position.actors() == (CHANCE,):
            lot = self.position.draw_lot(self.rng)
            self.position.apply(CHANCE, lot)
            self.history.append((CHANCE, lot))

    def clone(self) -> Environment:
        """An independent copy that will be dealt the same."""
        copy = Environment.__new__(Environment)
        copy.__dict__.update(self.__dict__)
        copy.position, copy.history = self.position.clone(), list(self.history)
        copy.rng = Rng(self.rng.state)
        return copy


def make(
    game: str,
    players: int = 2,
    *,
    seed: int | None = None,
    components: Components | None = None,
    **options: str,
) -> Environment:
    """A game by its name, with its options as keywords.

    A Mistake says what is wrong with a name, a number of players or an option. `components` are an
    owner's own tables.
    """
    return Environment(find_game(game), players, options, seed=seed, components=components)
