"""What is counted of a game: who did what, what happened to whom, how it ended.

Everything comes from the game's descriptor. An act counts for its seat by its text, an event for
the seat that it names, once for each of its fields that has words: `built building=palace`. Events
that name no seat count for the table.
"""

from __future__ import annotations

from collections import Counter

from paravent.core.events import Event, Raw
from paravent.core.game import Game
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.lab.match import Match, play_out
from paravent.lab.notebook import Row

ENDED = "ended"  # the event with which a game that can end in several ways says how
Task = tuple[int, Match, int]  # number of a case, its match, number of the game


def count_game(task: Task) -> Row:
    """One game, played and counted."""
    case, match, number = task
    play, played = play_out(match, number, 0)
    row: Row = {"case": case, "number": number}
    if played.failure is not None:
        return row | {"failure": str(played.failure)}
    acts, events, table = counts(play)
    return row | {
        "scores": played.scores,
        "places": played.places,
        "decisions": played.decisions,
        "end": endings(play),
        "tallies": play.game.tallies(play.position),
        "acts": [dict(sorted(one.items())) for one in acts],
        "events": [dict(sorted(one.items())) for one in events],
        "table": dict(sorted(table.items())),
    }


def counts(play: Play) -> tuple[list[Counter[str]], list[Counter[str]], Counter[str]]:
    """Acts and events by seat, and events of the table."""
    players = play.setup.players
    acts: list[Counter[str]] = [Counter() for _ in range(players)]
    events: list[Counter[str]] = [Counter() for _ in range(players)]
    table: Counter[str] = Counter()
    for entry in play.history:
        if entry.seat != CHANCE:
            acts[entry.seat][play.game.notation.text(entry.action)] += 1
        for raw in entry.events:
            kind = play.game.events.kind(raw)
            seat = seat_of(kind, raw)
            whose = events[seat] if 0 <= seat < players else table
            whose.update(names(kind, raw))
    return acts, events, table


def seat_of(kind: Event, raw: Raw) -> int:
    """The seat that an event is about; -1 for the table."""
    fields = list(kind.fields)
    return raw[1 + fields.index("seat")] if "seat" in fields else -1


def names(kind: Event, raw: Raw) -> list[str]:
    """What an event counts as."""
    worded = [
        f"{kind.name} {field}={words[number]}"
        for (field, words), number in zip(kind.fields.items(), raw[1:], strict=False)
        if words is not None
    ]
    return worded or [kind.name]


def endings(play: Play) -> list[str]:
    """The words with which a game says how it ended; none if there is only one way."""
    return [
        name.partition("=")[2]
        for entry in play.history
        for raw in entry.events
        if (kind := play.game.events.kind(raw)).name == ENDED
        for name in names(kind, raw)
    ]


def possible_events(game: Game) -> list[str]:
    """Everything that events can count as."""
    found = []
    for kind in game.events.kinds:
        worded = [
            f"{kind.name} {field}={word}"
            for field, words in kind.fields.items()
            if words is not None
            for word in dict.fromkeys(words)
        ]
        found += worded or [kind.name]
    return found
