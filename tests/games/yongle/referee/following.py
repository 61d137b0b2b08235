"""The referee follows a game of the real rules, act by act, and compares.

python -m tests.games.yongle.referee.following --games 1000     plays for as long as you like
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from typing import Any

from paravent.bots.bot import Bot
from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.log import Log
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.outlook import Outlook
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from tests.games.yongle.referee import foresight, sight
from tests.games.yongle.referee.box import BUILDINGS, HALLS, SITES
from tests.games.yongle.referee.game import Referee
from tests.games.yongle.referee.memory import AUDIENCE

GAME = find_game("yongle")
BY_FAVOUR = sorted(SITES, key=lambda name: BUILDINGS[name].favour)
SETUPS = [(players, first) for players in (2, 3, 4) for first in ("stays", "passes")]
# What a player with a taste does if it can, the dearest wish first.
TASTES = {
    "any": (),
    "builder": ("build", "settle", "choose", "draw"),
    "courtier": (*(f"build {hall}" for hall in HALLS), "settle", "draw", "stake 3"),
    "plotter": ("plot", "scheme", "draw"),
    "schemer": ("scheme", "build", "draw"),
    "hoarder": ("draw", "end", "stake 5", "choose"),
    "trader": ("build", "pay", "choose", "leave", "draw"),
    "idler": ("scheme", "plot", "end"),
}
# What chance deals if it can; fair luck has no wishes.
LUCK = {
    "fair": (),
    "intrigues": ("deal scheme", "open scheme", "look scheme", "event intrigue", "event tribute"),
    "markets": tuple(f"show {name}" for name, b in BUILDINGS.items() if b.family == "merchant"),
    "temples": tuple(f"show {name}" for name, b in BUILDINGS.items() if b.family == "religious"),
    "dear": tuple(f"show {name}" for name, b in BUILDINGS.items() if b.favour >= 4),
    "cheap": tuple(f"show {name}" for name, b in BUILDINGS.items() if b.favour <= 2),
    "alike": tuple(f"{verb} {name}" for verb in ("lot", "show") for name in BY_FAVOUR),
    "rich": ("-3",),
    "ruin": ("learn collapse", "learn credit", "learn sabotage", "event plans"),
}


def told(who: int) -> int | str:
    return "-" if who == CHANCE else who


class Following:
    """A position and the referee next to it."""

    def __init__(self, players: int, first: str) -> None:
        self.position: Any = GAME.start(players, {"first": first})
        self.position.events = []
        self.referee = Referee(players, first == "passes")
        self.happened: list[dict[str, Any]] = []
        self.log = Log("yongle", GAME.version, players, {"first": first})

    def offers(self) -> dict[int | str, list[str]]:
        """Who may do what, if both agree."""
        actors = self.position.actors()
        offered = {told(who): GAME.notation.texts(self.position.legal(who)) for who in actors}
        assert offered == self.referee.asks, self.log.text()
        if actors == [CHANCE]:
            legal = self.position.legal(CHANCE)
            odds = [self.position.weight(action) for action in legal]
            assert odds == list(self.referee.table.odds.values()), self.log.text()
        return offered

    def play(self, who: int, act: str) -> None:
        self.position.events.clear()
        self.position.apply(who, GAME.notation.action(act))
        self.log.acts.append((who, act))
        self.happened = [GAME.events.worded(raw, NOBODY) for raw in self.position.events]
        paid = [event["card"] for event in self.happened if event["event"] == "paid"]
        self.referee.tell(told(who), act, paid if act == "settle" else ())

    def compare_views(self) -> None:
        """Everybody sees what the referee would show them, and nothing else."""
        for reader in (*self.referee.table.seats, AUDIENCE):
            shown = dict(GAME.view(self.position, reader))
            expected = sight.view(self.referee, reader)
            differences = {
                name: (shown.get(name), expected.get(name))
                for name in {*shown, *expected}
                if shown.get(name) != expected.get(name)
            }
            assert not differences, f"{reader}: {differences}\n{self.log.text()}"

    def compare_previews(self) -> None:
        """Whoever must act is told what the acts would bring."""
        assert GAME.previews
        for who in self.position.actors():
            if who != CHANCE:
                legal = self.position.legal(who)
                previews = GAME.previews(self.position, who, legal)
                for action, told in zip(legal, previews, strict=True):
                    act = GAME.notation.text(action)
                    foresight.check(self.referee.table, who, act, dict(told))

    def compare_end(self) -> None:
        assert self.offers() == {}
        self.compare_views()
        position, referee = self.position, self.referee
        reasons = [event["reason"] for event in self.happened if event["event"] == "ended"]
        assert reasons == [referee.reason()]
        assert position.scores() == referee.scores() == GAME.recount(position), self.log.text()
        assert position.places() == referee.places(), self.log.text()
        for seat, tally in enumerate(GAME.tallies(position)):
            assert Counter(tally) == referee.tally(seat), self.log.text()


def choose(acts: list[str], odds: list[int], wishes: tuple[str, ...], rng: Random) -> str:
    """What a player or chance does, as it wishes."""
    for wish in wishes:
        granted = [act for act in acts if wish in act]
        if granted:
            return rng.choice(granted)
    return rng.choices(acts, odds)[0]


def follow_game(
    players: int,
    first: str,
    seed: int,
    *,
    views: int,
    taste: str | None = None,
    luck: str | None = None,
    bot: Bot | None = None,
) -> str:
    """A whole game; views are compared every so many acts. Returns why it ended.

    Without a taste for all of them players have each their own.
    """
    rng = Random(seed)
    following = Following(players, first)
    wishes = {seat: TASTES[taste or rng.choice(list(TASTES))] for seat in range(players)}
    wishes[CHANCE] = LUCK[luck or rng.choice(["fair", *LUCK])]
    whim = rng.choice((0, 0.1, 0.3))  # how often nobody does as they wish
    position = following.position
    while actors := position.actors():
        offers = following.offers()
        if rng.randrange(views) == 0:
            following.compare_views()
            following.compare_previews()
        who = rng.choice(actors)
        acts = offers[told(who)]
        if bot and who != CHANCE and rng.random() < 0.9:
            outlook = Outlook(GAME, position, who)
            act = GAME.notation.text(bot.choose(outlook, Rng(rng.getrandbits(32))))
        else:
            odds = [1] * len(acts)
            if who == CHANCE:
                odds = list(following.referee.table.odds.values())
            act = choose(acts, odds, () if rng.random() < whim else wishes[who], rng)
        following.play(who, act)
    following.compare_end()
    return following.referee.reason()


def follow_log(log: Log, views: int) -> Following:
    """A game that has been played."""
    following = Following(log.players, log.options["first"])
    for number, (who, act) in enumerate(log.acts):
        following.offers()
        if number % views == 0:
            following.compare_views()
        following.play(who, act)
    return following


def main() -> None:
    parser = ArgumentParser(description="Let the referee follow games of Yongle.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--views", type=int, default=10, help="compare them every so many acts")
    parser.add_argument("--greedy", action="store_true", help="bots play nine acts out of ten")
    asked = parser.parse_args()
    bot = GreedyBot(find_evaluation(GAME)) if asked.greedy else None
    ends = Counter[str]()
    for seed in range(asked.seed, asked.seed + asked.games):
        players, first = SETUPS[seed % len(SETUPS)]
        taste = [None, *TASTES][seed // len(SETUPS) % (1 + len(TASTES))]
        reason = follow_game(players, first, seed, views=asked.views, taste=taste, bot=bot)
        ends[reason] += 1
    print(f"{asked.games} games from seed {asked.seed}: {dict(ends)}")


if __name__ == "__main__":
    main()
