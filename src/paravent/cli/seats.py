"""Who sits where: `human`, the name of a bot, or either with a name of its own, `human:Ana`; or a
bot from outside, `module:Class` or `cmd:` and a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paravent.bots.names import NAMES
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.text.words import Words

HUMAN = "human"
USUAL_PLAYERS = 3
USUAL_BOT = "strong"


@dataclass(frozen=True)
class Player:
    """One who sits in a seat; a name is optional."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def parse_player(text: str) -> Player:
    """One seat as people write it; a Mistake if there is no such player."""
    from paravent.bots import BOTS, is_bot

    kind, colon, name = (part.strip() for part in text.partition(":"))
    if not kind or (colon and not name):
        raise Mistake("malformed-seat", seat=text.strip())
    if kind.lower() == HUMAN or is_bot(kind):
        return Player(kind.lower(), name)
    if not colon:
        raise Mistake("unknown-bot", bot=kind, known=", ".join(BOTS))
    return Player(text.strip())


def parse_seats(text: str) -> list[Player]:
    return [parse_player(part) for part in text.split(",")]


def seats_of_save(seats: Sequence[str]) -> list[Player]:
    """Those of a file, which may be a stranger's: it cannot bring a program along."""
    players = [parse_player(seat) for seat in seats]
    for player in players:
        if ":" in player.kind:
            raise Mistake("visitor-in-save", bot=player.kind)
    return players


def usual_seats(game: Game, players: int | None) -> list[Player]:
    """A person against strong bots."""
    count = min(max(USUAL_PLAYERS, game.fewest), game.most) if players is None else players
    game.setup(count)
    return [Player(HUMAN), *[Player(USUAL_BOT)] * (count - 1)]


def lone_person(players: Sequence[Player]) -> int | None:
    """The seat of the only person, if there is just one."""
    people = [seat for seat, player in enumerate(players) if player.is_human]
    return people[0] if len(people) == 1 else None


def names(players: Sequence[Player], words: Words, reader: int | None) -> list[str]:
    """What the players are called: who has no name gets one, or is You to the reader."""
    called: list[str] = []
    taken = {player.name for player in players}
    bot_names = (name for name in NAMES if name not in taken)
    for seat, player in enumerate(players):
        if player.name:
            called.append(player.name)
        elif seat == reader:
            called.append(words("you"))
        elif player.is_human:
            called.append(words("player", number=seat + 1))
        else:
            called.append(next(bot_names))
    return called


def labels(players: Sequence[Player], called: Sequence[str], words: Words) -> list[str]:
    """Names with the kind of bot beside them."""
    return [
        name
        if player.is_human
        else words("seat-with-kind", name=name, kind=words("player-kind", kind=player.kind))
        for player, name in zip(players, called, strict=True)
    ]
