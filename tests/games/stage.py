"""What the scenes of all games share: acts as text, offers, refusals, views and what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

from paravent.bots.evaluation import POINT, SCALE
from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.game import Game
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng


class Stage:
    """One game, spoken to in its notation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, position: Any, *acts: str) -> None:
        """Play acts, each with its seat in front (`-` is chance), or of the only actor."""
        for act in acts:
            seat, _, text = act.partition(" ")
            if seat == "-" or seat.isdigit():
                action = self.game.notation.action(text)
                position.apply(CHANCE if seat == "-" else int(seat), action)
            else:
                (actor,) = position.actors()
                position.apply(actor, self.game.notation.action(act))

    def offers(self, position: Any, seat: int) -> list[str]:
        return self.game.notation.texts(position.legal(seat))

    def verbs(self, position: Any, seat: int) -> set[str]:
        return {act.partition(" ")[0] for act in self.offers(position, seat)}

    def refusal(self, position: Any, seat: int, act: str) -> str | None:
        """The code of the reason why a seat may not do this, None if it may."""
        action = self.game.notation.action(act)
        reason = self.game.why_not(position, seat, action)
        assert (action in position.legal(seat)) == (reason is None), (act, reason)
        return reason and reason.code

    def phase(self, position: Any) -> str:
        return self.game.phases[position.phase]

    def happenings(self, position: Any, *names: str, seat: int = NOBODY) -> list[dict[str, Any]]:
        """What has happened since the position was made, as a seat or the audience knows it."""
        told = [self.game.events.worded(raw, seat) for raw in position.events]
        return [event for event in told if event["event"] in names]

    def view(self, position: Any, seat: int = NOBODY) -> dict[str, Any]:
        return dict(self.game.view(position, seat))

    # The greedy bot.

    def bot(self, guesses: int = GreedyBot.guesses) -> GreedyBot:
        bot = GreedyBot(find_evaluation(self.game))
        bot.guesses = guesses
        return bot

    def choice(self, position: Any, seat: int, guesses: int = GreedyBot.guesses) -> str:
        """What the greedy bot does in a seat's place."""
        action = self.bot(guesses).choose(Outlook(self.game, position, seat), Rng(1))
        return self.game.notation.text(action)

    def choices(self, position: Any, seat: int, guesses: int = 1) -> set[str]:
        """All that it does there, with luck of many kinds."""
        bot, outlook = self.bot(guesses), Outlook(self.game, position, seat)
        return {self.game.notation.text(bot.choose(outlook, Rng(luck))) for luck in range(40)}

    def quick_choices(self, position: Any, seat: int) -> set[str]:
        """The same during a look ahead."""
        evaluation, text = find_evaluation(self.game), self.game.notation.text
        return {text(evaluation.quick(position, seat, Rng(luck))) for luck in range(40)}

    def weighed(
        self, position: Any, seat: int, guesses: int = GreedyBot.guesses
    ) -> list[tuple[str, int]]:
        """What it thinks of every offer, the best one first."""
        weighed = self.bot(guesses).weigh(Outlook(self.game, position, seat), Rng(5))
        return [(self.game.notation.text(one.action), one.value) for one in weighed]

    def worth(self, position: Any, seat: int) -> float:
        """A seat's lead in points, as bots judge it."""
        return find_evaluation(self.game).worth(position, seat) / (POINT * SCALE)


def count(words: str) -> Counter[str]:
    """`general peasant*3` as numbers by name."""
    found: Counter[str] = Counter()
    for word in words.split():
        name, _, number = word.partition("*")
        found[name] += int(number or 1)
    return found
