"""What happens in a bot's process.

The process replays the acts of the game, without the seed, and guesses at once what the seat cannot
know. The bot gets an outlook on that guess: even one that looked behind its outlook would find
nothing but the guess, and a guess reads no secret (tests/conformance/test_secrets.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from paravent.bots import make_bot
from paravent.bots.advice import because
from paravent.core.log import Log
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.core.rng import Rng

WORD = 2**64


@dataclass(frozen=True)
class Question:
    """What should this seat do?"""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    acts: list[tuple[int, str]]
    seat: int
    level: str
    luck: int  # tells nothing of the dealer's seed


def outlook_of(question: Question) -> Outlook:
    """A guess at the game, as the seat of the question sees it."""
    play = Play.replay(
        Log(
            game=question.game,
            rules=question.rules,
            players=question.players,
            options=question.options,
            acts=question.acts,
        )
    )
    guess = play.outlook(question.seat).guess(Rng(question.luck))
    return Outlook(play.game, guess, question.seat)


def choose(question: Question) -> str:
    """The act that a bot of the level chooses."""
    outlook = outlook_of(question)
    bot = make_bot(question.level, outlook.game)
    action = bot.choose(outlook, Rng((question.luck + 1) % WORD))
    return outlook.game.notation.text(action)


@dataclass(frozen=True)
class Counsel:
    """Every legal act with its value in hundredths of a point, best first, and why the first."""

    weighed: list[tuple[str, int]]
    because: list[tuple[str, int]]


def advise(question: Question) -> Counsel:
    """What a bot of the level thinks of every legal act."""
    outlook = outlook_of(question)
    bot = make_bot(question.level, outlook.game)
    weighed = bot.weigh(outlook, Rng((question.luck + 1) % WORD))
    texts = outlook.game.notation.texts(one.action for one in weighed)
    values = [one.value for one in weighed]
    return Counsel(list(zip(texts, values, strict=True)), because(weighed))


def wake_up() -> None:
    """Nothing: a process that has done this has loaded all games."""
    all_games()
