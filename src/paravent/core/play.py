"""A play: a game being played, with its log and its dealer. People and bots alike use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paravent.core.components import Components
from paravent.core.dealer import Dealer, Redeal, numbered
from paravent.core.events import Happening, Raw
from paravent.core.game import Board, Game, Preview, View
from paravent.core.log import Log, tidy_name
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.options import Choices
from paravent.core.outlook import Outlook
from paravent.core.position import Position
from paravent.core.registry import find_game
from paravent.core.why import Reason, Refused, why_not


class Stale(Exception):
    """The sender had not yet seen how the game stands; the present view answers it."""


class Entry(NamedTuple):
    """One act of the log with what it caused."""

    seat: int
    action: int
    events: list[Raw]


def named(names: list[str], players: int) -> list[str]:
    """The seats' names as a log can carry them; a Mistake if there are too few or too many."""
    if len(names) != players:
        raise Mistake("wrong-seats", players=players, seats=len(names))
    return [tidy_name(name) or f"seat {seat}" for seat, name in enumerate(names)]


class Play:
    """`acts` is their number so far; a message names how many its sender had seen."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Choices | None = None,
        *,
        seats: list[str] | None = None,
        dealer: Dealer | None = None,
        components: Components | None = None,
    ) -> None:
        self.game, self.rules = game, game.version
        self.setup = game.setup(players, options)
        self.seats = named(seats or [""] * players, players)
        self.dealer = dealer
        self.redeals: list[Redeal] = []
        self.commitment = dealer.commitment if dealer else ""
        self.components = components or game.components()
        self.history: list[Entry] = []
        self.position = self.first_position()
        self._deal()

    # What there is to know.

    @property
    def acts(self) -> int:
        return len(self.history)

    @property
    def over(self) -> bool:
        return not self.position.actors()

    def view(self, seat: int) -> View:
        return self.game.view(self.position, seat)

    def views(self, seats: Sequence[int]) -> Sequence[View]:
        """The same for several seats; they may share parts, so they are only to be read."""
        if self.game.views is None:
            return [self.view(seat) for seat in seats]
        return self.game.views(self.position, seats)

    def offers(self, seat: int) -> list[str]:
        """The legal acts of a seat; none if it is not an actor."""
        return self.game.notation.texts(self.position.legal(seat))

    def previews(self, seat: int) -> dict[str, Preview]:
        """What each offer would bring, if the game can tell."""
        if self.game.previews is None:
            return {}
        legal = self.position.legal(seat)
        brought = self.game.previews(self.position, seat, legal)
        return dict(zip(self.game.notation.texts(legal), brought, strict=True))

    def board(self) -> Board:
        """What never changes at this table."""
        return self.game.board_of(self.setup, self.components)

    def outlook(self, seat: int) -> Outlook:
        """What a bot in this seat gets."""
        return Outlook(self.game, self.position, seat)

    def happenings(self, seat: int, since: int = 0) -> list[Happening]:
        """What the acts from an index on caused, as a seat may know it."""
        return [
            self.game.events.worded(raw, seat)
            for entry in self.history[since:]
            for raw in entry.events
        ]

    def sealed_since(self, index: int) -> bool:
        """Whether the acts from an index on caused something that not everybody may know."""
        sealed = self.game.events.is_sealed
        for entry in self.history[index:]:
            for raw in entry.events:
                if sealed(raw):
                    return True
        return False

    def first_position(self) -> Position:
        begin = self.game.begin
        position = begin(self.setup.players, self.setup.options, self.components)
        position.events = []
        return position

    # What a player can do.

    def submit(self, seat: int, seen: int, act: str) -> None:
        """Play an act and the deals that follow.

        Raises Stale for a message from the past, Mistake for a text that is no act of the game
        and Refused for an act that is not legal now; the game is then as before.
        """
        if seen < self._current_since(seat) or seen > self.acts:
            raise Stale
        action = self.game.notation.action(act)
        if seat == CHANCE or action not in self.position.legal(seat):
            raise Refused(self.why_not(seat, action) or Reason("dealing"))
        self._apply(seat, action)
        self._deal()

    def why_not(self, seat: int, action: int) -> Reason | None:
        return why_not(self.game, self.position, seat, action)

    def undoable(self, seat: int) -> int | None:
        """The seat's last act, if taking it back tells nobody anything.

        Nothing since may have been dealt or revealed, and other seats may only have made
        sealed choices, which did not depend on it. The end of a game reveals the seed.
        """
        if self.over:
            return None
        reveals = self.game.events.reveals
        for index in range(self.acts - 1, -1, -1):
            entry = self.history[index]
            if any(map(reveals, entry.events)):
                return None
            if entry.seat == seat:
                return index
            if entry.seat == CHANCE or not self._hidden(entry, seat):
                return None
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last act; a Mistake if that would tell somebody something.

        Then the same number of acts has been seen twice: a server counts the steps of its journal,
        undos included, instead.
        """
        index = self.undoable(seat)
        if index is None:
            raise Mistake("no-undo")
        kept = self.history[:index] + self.history[index + 1 :]
        self.history, self.position = [], self.first_position()
        for entry in kept:
            self._apply(entry.seat, entry.action)

    # The log.

    def log(self, *, reveal: bool = False) -> Log:
        """The game so far; the seed only at the end, or when asked to reveal it (to save)."""
        own = self.components.digest == self.game.components(rules=self.rules).digest
        return Log(
            game=self.game.key,
            rules=self.rules,
            players=self.setup.players,
            options=dict(self.setup.options),
            components="" if own else self.components.digest,
            seats=list(self.seats),
            commitment=self.commitment,
            seed=self.dealer.seed.hex() if self.dealer and (self.over or reveal) else "",
            redeals=list(self.redeals),
            result=self.position.scores() if self.over else [],
            acts=[(entry.seat, self.game.notation.text(entry.action)) for entry in self.history],
        )

    @classmethod
    def replay(cls, log: Log, owner: Components | None = None, stop: int | None = None) -> Play:
        """A table as the log left it, or after its first `stop` acts.

        Every act is checked; a Mistake names the first one that does not fit.
        """
        game = find_game(log.game)
        if log.rules > game.version:
            raise Mistake("newer-rules", game=game.key, found=log.rules, known=game.version)
        components = game.components(owner, log.rules)
        own = components.digest == game.components(rules=log.rules).digest
        if log.components != ("" if own else components.digest):
            raise Mistake("other-components", digest=log.components or "-")
        play = cls.__new__(cls)
        play.game, play.rules, play.components = game, log.rules, components
        play.setup = game.setup(log.players, log.options)
        play.seats = named(log.seats or [""] * log.players, log.players)
        play.dealer = Dealer.from_text(log.seed) if log.seed else None
        play.redeals = list(log.redeals)
        play.commitment = play.dealer.commitment if play.dealer else log.commitment
        if log.commitment and log.commitment != play.commitment:
            raise Mistake("broken-commitment")
        play.history, play.position = [], play.first_position()
        play.follow(log.acts[:stop])
        if stop is None and log.result and (not play.over or log.result != play.position.scores()):
            raise Mistake("log-result", result=" ".join(map(str, log.result)))
        if stop is None and play.dealer:
            play._deal()
        return play

    def follow(self, acts: Sequence[tuple[int, str]]) -> None:
        """Go on with acts of a log, deals included; a Mistake names the first that does not fit."""
        for seat, act in acts:
            action = self.game.notation.actions.get(act)
            if action is None or action not in self.position.legal(seat):
                raise Mistake("log-illegal", number=self.acts + 1, act=act)
            self._apply(seat, action)

    # Inside.

    def _apply(self, seat: int, action: int) -> None:
        self.position.events = []
        self.position.apply(seat, action)
        self.history.append(Entry(seat, action, self.position.events))

    def _deal(self) -> None:
        if self.dealer is None or self.position.actors() != (CHANCE,):
            return
        deals = sum(entry.seat == CHANCE for entry in self.history)
        while self.position.actors() == (CHANCE,):
            number = numbered(deals, self.redeals)
            self._apply(CHANCE, self.dealer.deal(number, self.position))
            deals += 1

    def _current_since(self, seat: int) -> int:
        """How many acts a message of this seat must have seen to be current.

        Sealed choices of others do not make it stale: simultaneous players would collide.
        """
        for index in range(self.acts - 1, -1, -1):
            if not self._hidden(self.history[index], seat):
                return index + 1
        return 0

    def _hidden(self, entry: Entry, seat: int) -> bool:
        """Whether an act told a seat nothing but that somebody has chosen."""
        if entry.seat == seat or not entry.events:
            return False
        return all(self.game.events.hides(raw, seat) for raw in entry.events)
