"""Fingerprints of seeded games, to compare the two builds: run as a module it prints them."""

from __future__ import annotations

import hashlib
import json

from paravent.bots import make_bot
from paravent.core.game import Game
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.outlook import Outlook
from paravent.core.position import COMPILED
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from tests.conformance.walks import SAMPLES, Case, glimpses, play_randomly

SEED = 0
LONG = 400  # acts; how games end, recorded games tell both builds


def digest(case: Case) -> str:
    """Log, events and views of a game in one number."""
    found = hashlib.sha256()
    play = case.play(SEED)
    play_randomly(play, SEED, until=lambda play: play.acts > 60)
    found.update(json.dumps(play.view(NOBODY)).encode())
    play_randomly(play, SEED, until=lambda play: play.acts > LONG)
    found.update(play.log().text().encode())
    found.update(json.dumps(play.happenings(NOBODY)).encode())
    found.update(json.dumps(play.view(0)).encode())
    return found.hexdigest()


def search_digest(game: Game) -> str:
    """What a short search finds in the middle of a game, and the state of its luck."""
    case = Case(game, next(game.samples()))
    found = []
    for number, position in enumerate(glimpses(case, SEED, 20, most=4)):
        rng = Rng(number)
        for seat in set(position.actors()[:1]) - {CHANCE}:
            bot = make_bot("search-25", game)
            found.append((bot.choose(Outlook(game, position, seat), rng), rng.state))
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()


def digests() -> dict[str, str]:
    played = {str(case): digest(case) for case in SAMPLES}
    return played | {f"{key} search": search_digest(game) for key, game in all_games().items()}


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(COMPILED), "digests": digests()}))
