"""Fingerprints of seeded games, to compare the two builds: run as a module it prints them."""

from __future__ import annotations

import hashlib
import json
from random import Random

from paravent.bots import make_bot
from paravent.core.game import Game
from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.core.position import COMPILED
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from tests.conformance.walks import SAMPLES, Case

SEED = 0
LONG = 400  # acts; how games end, recorded games tell both builds
SEARCHES = (20, 50, 90, 200)  # acts after which a bot searches


def play_on(play: Play, rng: Random, acts: int) -> None:
    """Random acts until there are so many, or to the end."""
    while not play.over and play.acts < acts:
        seat = rng.choice(play.position.actors())
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))


def digest(case: Case) -> str:
    """Log, events and views of a game in one number."""
    found, play, rng = hashlib.sha256(), case.play(SEED), Random(SEED)
    play_on(play, rng, 60)
    found.update(json.dumps(play.view(NOBODY)).encode())
    play_on(play, rng, LONG)
    found.update(play.log().text().encode())
    found.update(json.dumps(play.happenings(NOBODY)).encode())
    found.update(json.dumps(play.view(0)).encode())
    return found.hexdigest()


def search_digest(game: Game) -> str:
    """What short searches find in the course of a game, and the state of their luck."""
    found, play, rng = [], Case(game, next(game.samples())).play(SEED), Random(SEED)
    for number, acts in enumerate(SEARCHES):
        play_on(play, rng, acts)
        luck = Rng(number)
        for seat in play.position.actors()[:1]:
            found.append((make_bot("search-25", game).choose(play.outlook(seat), luck), luck.state))
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()


def digests() -> dict[str, str]:
    played = {str(case): digest(case) for case in SAMPLES}
    return played | {f"{key} search": search_digest(game) for key, game in all_games().items()}


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(COMPILED), "digests": digests()}))
