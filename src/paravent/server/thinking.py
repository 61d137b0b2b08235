"""What happens in a bot's process.

The process replays the acts of the game, without the seed, and guesses at once what the seat cannot
know. The bot gets an outlook on that guess: even one that looked behind its outlook would find
nothing but the guess, and a guess reads no secret (tests/conformance/test_secrets.py).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import TypeVar

from paravent.bots import Bot, advice, make_bot
from paravent.bots.bot import Surroundings
from paravent.bots.review import Found, Piece, work
from paravent.bots.searcher import SearchBot
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from paravent.core.worker import follow_the_parent

T = TypeVar("T")
Q = TypeVar("Q")  # what is asked
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


class Office(Surroundings):
    """What the server tells the bots while they think: who is unwanted, and how many must share.

    The board is shared memory: the first number counts the questions for each process, each other
    one is 1 while the answer to a question in that place is wanted.
    """

    def __init__(self, board: MutableSequence[int], place: int) -> None:
        self.board = board
        self.place = place

    def unwanted(self) -> bool:
        return self.board[self.place] == 0

    def sharers(self) -> int:
        return max(1, self.board[SHARERS])


SHARERS = 0
around = Surroundings()
board: MutableSequence[int] = []


def enter(shared: MutableSequence[int]) -> None:
    """What a bot's process does first."""
    global board
    board = shared
    follow_the_parent()


def answer(how: Callable[[Q], T], question: Q, place: int) -> T:
    """Think about a question as long as its place on the board says that it is wanted."""
    global around
    around = Office(board, place)
    return how(question)


def bot_for(question: Question, game: Game) -> Bot:
    bot = make_bot(question.level, game)
    if isinstance(bot, SearchBot):
        bot.around = around
    return bot


def choose(question: Question) -> str:
    """The act that a bot of the level chooses."""
    outlook = outlook_of(question)
    bot = bot_for(question, outlook.game)
    action = bot.choose(outlook, Rng((question.luck + 1) % WORD))
    return outlook.game.notation.text(action)


@dataclass(frozen=True)
class Counsel:
    """An Advice in the words of the notation."""

    best: list[tuple[str, int, int, int]]  # acts, chances and the bounds of their intervals
    line: list[tuple[int, str]]
    because: list[tuple[str, int]]


def advise(question: Question) -> Counsel:
    """What a search thinks of the offers."""
    outlook = outlook_of(question)
    luck, text = Rng((question.luck + 1) % WORD), outlook.game.notation.text
    found = advice.advise(outlook, len(question.acts), luck, around)
    return Counsel(
        [(text(one.action), one.chance, one.low, one.high) for one in found.best],
        [(seat, text(action)) for seat, action in found.line],
        found.because,
    )


def weigh(question: Question) -> dict[str, int]:
    """What every offer is worth by the end, in hundredths of a point."""
    outlook = outlook_of(question)
    weighed = bot_for(question, outlook.game).weigh(outlook, Rng((question.luck + 1) % WORD))
    return {outlook.game.notation.text(one.action): one.value for one in weighed}


def review(piece: Piece) -> Found:
    """What is in a piece of a finished game."""
    return work(piece, around)


def wake_up() -> None:
    """Nothing: a process that has done this has loaded all games."""
    all_games()
