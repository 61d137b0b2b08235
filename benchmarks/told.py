"""What it costs to tell how a game stands: the time of views and previews, the bytes of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from time import process_time
from typing import Any

import msgspec
from table import Row

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.rng import Rng
from paravent.server import schema
from paravent.server.telling import deeds

LIMITS = {"view": 0.2, "previews": 0.7, "state": 4.0}  # ms, ms, kB
COLUMNS = (
    "Game, players",
    f"View, ms (≤ {LIMITS['view']})",
    f"Previews of the worst decision, ms (≤ {LIMITS['previews']})",
    f"State, kB: mean, largest (≤ {LIMITS['state']:g})",
    "Board, kB, once",
    "Verdict",
)
REPEATS = 5


@dataclass
class Moment:
    """What a seat is told when it must decide."""

    view: float  # milliseconds
    previews: float  # milliseconds, all of them
    state: int  # bytes


def told(game: Game, players: int, games: int) -> Row:
    """The middle half of some random games, as a row of the table."""
    found = [moment for seed in range(games) for moment in moments(game, players, seed)]
    view = fmean(moment.view for moment in found)
    previews = max(moment.previews for moment in found)
    states = [moment.state / 1000 for moment in found]
    setup = game.setup(players)
    board = len(msgspec.json.encode(game.board_of(setup, game.components()))) / 1000
    measured = {"view": view, "previews": previews, "state": max(states)}
    over = [name for name, value in measured.items() if value > LIMITS[name]]
    return (
        f"{game.key}, {players}",
        f"{view:.3f}",
        f"{previews:.3f}" if game.previews else "none",
        f"{fmean(states):.1f}, {max(states):.1f}",
        f"{board:.1f}",
        f"missed: {', '.join(over)}" if over else "met",
    )


def moments(game: Game, players: int, seed: int) -> Iterator[Moment]:
    """Every decision in the middle half of a random game."""
    acts = len(random_game(game, players, seed).history)
    for play, seat in decisions(game, players, seed):
        if acts <= 4 * len(play.history) <= 3 * acts:
            yield Moment(
                milliseconds(lambda play=play, seat=seat: play.view(seat)),
                milliseconds(lambda play=play, seat=seat: play.previews(seat)),
                len(msgspec.json.encode(state(play, seat))),
            )


def random_game(game: Game, players: int, seed: int) -> Play:
    *_, (play, _seat) = decisions(game, players, seed)
    return play


def decisions(game: Game, players: int, seed: int) -> Iterator[tuple[Play, int]]:
    """A random game before each decision, with the seat that decides."""
    play = Play(game, players, dealer=Dealer.from_text(f"told {seed}"))
    rng = Rng(seed)
    while not play.over:
        seat = play.position.actors()[0]
        yield play, seat
        offers = play.offers(seat)
        play.submit(seat, len(play.history), offers[rng.below(len(offers))])


def milliseconds(call: Callable[[], object]) -> float:
    """CPU time of a call, at best."""
    times = []
    for _ in range(REPEATS):
        began = process_time()
        call()
        times.append(process_time() - began)
    return min(times) * 1000


def state(play: Play, seat: int) -> schema.State:
    """The message that asks a seat to decide: how it stands, and what the last act caused."""
    history = play.history
    last = max((n for n, entry in enumerate(history) if entry.seat != CHANCE), default=0)
    known: dict[str, Any] = {
        "table": "0123456789",
        "version": len(history),
        "since": last,
        "acts": len(history),
        "seat": seat,
        "to_act": list(play.position.actors()),
        "view": dict(play.view(seat)),
        "offers": play.offers(seat),
        "deeds": deeds(play, seat, last),
    }
    return schema.State(**{name: known.get(name, []) for name in schema.State.__struct_fields__})
