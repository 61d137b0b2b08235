"""Random games through a table that is sent all kinds of wrong messages and asked to undo."""

from __future__ import annotations

from collections.abc import Callable

from paravent.core.dealer import Dealer
from paravent.core.fairness import verify
from paravent.core.game import Game, Setup
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play, Stale
from paravent.core.rng import Rng
from paravent.core.why import Refused
from paravent.lab.checks import Acts, Fault, check_census, check_scores

GARBAGE = ("", " ", "-", "0", "\0", "\n", "…", "é" * 999, "null", "{}", "../..", "%s", "undo")
STRANGERS = (NOBODY, CHANCE, 99, -99)
UNDO_EVERY = 6  # acts, on average
REPLAY_EVERY = 40
RARER_EVERY = 300  # acts: going back to the start takes longer and longer


class Torture:
    """One table and its tormentor. A Fault if the table changes when it must not, or crashes."""

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        self.game, self.setup, self.rng = game, setup, rng
        dealer = Dealer.from_text(f"torture {rng.bits()}")
        self.play = Play(game, setup.players, setup.options, dealer=dealer)
        self.refused = 0  # wrong messages
        self.undone = 0

    def run(self) -> None:
        """A whole game."""
        census = self.game.census(self.play.position)
        while not self.play.over:
            if self.play.acts > self.game.longest:
                raise Fault("too-long", longest=self.game.longest)
            for _ in range(self.rng.below(3)):
                self.choose([self.send_stale, self.send_illegal, self.send_garbage, self.intrude])()
            self.play_one()
            rarity = 1 + self.play.acts // RARER_EVERY
            if self.rng.below(rarity) == 0:
                check_census(self.game, self.play.position, census)  # what is lost stays lost
            if self.rng.below(UNDO_EVERY * rarity) == 0:
                self.undo()
            if self.rng.below(REPLAY_EVERY * rarity) == 0:
                self.replay()
        check_census(self.game, self.play.position, census)
        check_scores(self.game, self.play.position)
        self.send_illegal()
        self.undo()
        self.replay()
        if verify(self.play.log()).wrong is not None:
            raise Fault("unfair-deal")

    def choose(self, things: list[Callable[[], None]]) -> Callable[[], None]:
        return things[self.rng.below(len(things))]

    def play_one(self) -> None:
        """An actor's legal act; sent twice, it counts once."""
        actors = self.play.position.actors()
        seat = actors[self.rng.below(len(actors))]
        offers = self.play.offers(seat)
        if not offers:
            raise Fault("dead-end", seat=seat)
        seen, act = self.play.acts, offers[self.rng.below(len(offers))]
        self.play.submit(seat, seen, act)
        if self.rng.below(2):
            self.expect_refusal(seat, seen, act, Stale)

    def send_stale(self) -> None:
        """A legal act in answer to a past that the seat has left, or to a future."""
        seat = self.rng.below(self.setup.players)
        offers = self.play.offers(seat) or [self.game.notation.text(0)]
        seen = self.play.acts
        for entry in reversed(self.play.history):
            if entry.seat == seat or not all(map(self.game.events.is_sealed, entry.events)):
                break
            seen -= 1
        past = seen - 1 - self.rng.below(seen + 2)
        future = self.play.acts + 1 + self.rng.below(3)
        seen = past if self.rng.below(2) else future
        self.expect_refusal(seat, seen, offers[self.rng.below(len(offers))], Stale)

    def send_illegal(self) -> None:
        """An act of the game's vocabulary that is not offered."""
        seat = self.rng.below(self.setup.players)
        action = self.rng.below(len(self.game.notation))
        if action not in self.play.position.legal(seat):
            act = self.game.notation.text(action)
            self.expect_refusal(seat, self.play.acts, act, Refused)

    def send_garbage(self) -> None:
        """A text that is no act: rubbish, or an act cut short, mended or doubled."""
        act = self.game.notation.text(self.rng.below(len(self.game.notation)))
        cut = self.rng.below(len(act))
        texts = (*GARBAGE, act[:cut], act[cut:], act[::-1], f"{act} {act}", f"{act}0", f"{act};")
        text = texts[self.rng.below(len(texts))]
        if " ".join(text.lower().split()) not in self.game.notation.actions:
            seat = self.rng.below(self.setup.players)
            self.expect_refusal(seat, self.play.acts, text, Mistake)

    def intrude(self) -> None:
        """An act that is legal for somebody else, from a seat that is not asked."""
        actors = self.play.position.actors()
        idle = [seat for seat in range(self.setup.players) if seat not in actors]
        seats = (*idle, *STRANGERS, self.setup.players)
        seat = seats[self.rng.below(len(seats))]
        act = self.play.offers(actors[0])[0]
        self.expect_refusal(seat, self.play.acts, act, Refused, Stale)

    def expect_refusal(self, seat: int, seen: int, act: str, *kinds: type[Exception]) -> None:
        """Send what must be refused in one of these ways and leave no trace."""
        before, acts = self.play.position.freeze(), len(self.play.history)
        try:
            self.play.submit(seat, seen, act)
        except kinds as refusal:
            if isinstance(refusal, Refused) and not refusal.reason.code:
                raise Fault("no-reason", seat=seat, act=act) from refusal
        except (Stale, Mistake, Refused) as refusal:
            answer = type(refusal).__name__
            raise Fault("wrong-refusal", seat=seat, act=act, answer=answer) from refusal
        else:
            raise Fault("accepted", seat=seat, seen=seen, act=act)
        if self.play.position.freeze() != before or len(self.play.history) != acts:
            raise Fault("changed", seat=seat, seen=seen, act=act)
        self.refused += 1

    def undo(self) -> None:
        """Undo as any seat: behind no deal and no reveal, and exactly."""
        seat = self.rng.below(self.setup.players)
        acts = self.acts()
        own = [index for index, (actor, _) in enumerate(acts) if actor == seat]
        index = self.play.undoable(seat)
        if index is None:
            self.expect_no_undo(seat)
        elif index != own[-1] or self.play.over or self.has_told_since(index):
            raise Fault("undo-tells", seat=seat)
        else:
            self.play.undo(seat)
            self.expect_acts(acts[:index] + acts[index + 1 :], seat)
            self.undone += 1

    def acts(self) -> Acts:
        return [(entry.seat, entry.action) for entry in self.play.history]

    def has_told_since(self, index: int) -> bool:
        """Whether an act or a later one dealt or revealed something."""
        return any(
            entry.seat == CHANCE or any(map(self.game.events.reveals, entry.events))
            for entry in self.play.history[index:]
        )

    def expect_no_undo(self, seat: int) -> None:
        """An undo that is not possible changes nothing."""
        before, acts = self.play.position.freeze(), self.acts()
        try:
            self.play.undo(seat)
        except Mistake:
            if self.play.position.freeze() != before or self.acts() != acts:
                raise Fault("undo-differs", seat=seat) from None
        else:
            raise Fault("undo-tells", seat=seat)

    def expect_acts(self, acts: Acts, seat: int) -> None:
        """The table stands as if just these acts had been played."""
        again = self.game.start(self.setup.players, self.setup.options)
        for actor, action in acts:
            again.apply(actor, action)
        if self.acts() != acts or self.play.position.freeze() != again.freeze():
            raise Fault("undo-differs", seat=seat)

    def replay(self) -> None:
        """The log, written and read again, gives the same table."""
        text = self.play.log(reveal=True).text()
        again = Play.replay(Log.parse(text))
        same = again.position.freeze() == self.play.position.freeze()
        if not same or again.log(reveal=True).text() != text:
            raise Fault("replay-differs")
