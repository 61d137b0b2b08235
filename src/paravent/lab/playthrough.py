"""A playthrough: a whole seeded game as text, with offers and views, to be read in a diff.

After every act come what happened, the actors with their offers, and what changed in the views:
who sees it, which field, and its new value.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from paravent.core.dealer import Dealer
from paravent.core.events import Happening
from paravent.core.game import Game, Setup
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.position import Position
from paravent.lab.seeds import named_rng

Fields = dict[str, Any]  # path into a view -> value
GONE = "(gone)"


def playthrough(game: Game, setup: Setup, seed: str) -> str:
    """The text of a random game; the same for the same seed, in both builds."""
    return "\n".join(lines(game, setup, seed)) + "\n"


def lines(game: Game, setup: Setup, seed: str) -> Iterator[str]:
    dealer, rng = Dealer.from_text(seed), named_rng("playthrough", seed)
    position = game.start(setup.players, setup.options)
    viewers = [*range(setup.players), NOBODY]
    seen: dict[int, Fields] = {viewer: {} for viewer in viewers}
    yield f"game: {game.key}, rules {game.version}"
    yield f"setup: {setup}"
    yield f"seed: {seed}"
    yield ""
    yield "start"
    yield from describe(game, position, seen, [])
    number = deals = 0
    while actors := position.actors():
        if actors == (CHANCE,):
            seat, action = CHANCE, dealer.deal(deals, position)
            deals += 1
        else:
            seat = actors[rng.below(len(actors))]
            offers = position.legal(seat)
            action = offers[rng.below(len(offers))]
        number += 1
        position.events = []
        position.apply(seat, action)
        yield ""
        yield f"{number}. {name_of(seat)}: {game.notation.text(action)}"
        yield from describe(game, position, seen, position.events)
    yield ""
    yield f"scores: {row(position.scores())}"
    yield f"places: {row(position.places())}"


def describe(
    game: Game, position: Position, seen: dict[int, Fields], events: list[Any]
) -> Iterator[str]:
    """What happened, who must act with which offers, and what changed for whom."""
    for raw in events:
        told: dict[str, list[int]] = {}
        for viewer in seen:
            told.setdefault(happening_text(game.events.worded(raw, viewer)), []).append(viewer)
        for text, viewers in told.items():
            yield f"  event for {names_of(viewers, seen)}: {text}"
    for seat in position.actors():
        offers = position.legal(seat)
        if seat == CHANCE:
            texts = [f"{game.notation.text(act)} ({position.weight(act)})" for act in offers]
        else:
            texts = game.notation.texts(offers)
        yield f"  {name_of(seat)} may: {', '.join(texts)}"
    shared: dict[tuple[str, str], list[int]] = {}
    for viewer in seen:
        fields = flat(game.view(position, viewer))
        for change in changed(seen[viewer], fields).items():
            shared.setdefault(change, []).append(viewer)
        seen[viewer] = fields
    for (path, value), viewers in shared.items():
        yield f"  {names_of(viewers, seen)} | {path}: {value}"


def name_of(seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    return "audience" if seat == NOBODY else f"seat {seat}"


def names_of(viewers: Collection[int], everybody: Collection[int]) -> str:
    return "all" if len(viewers) == len(everybody) else ", ".join(map(name_of, viewers))


def happening_text(happening: Happening) -> str:
    fields = [f"{name} {value}" for name, value in happening.items() if name != "event"]
    return f"{happening['event']}" + (f" ({', '.join(fields)})" if fields else "")


def changed(before: Fields, after: Fields) -> dict[str, str]:
    """The fields that are new, different or gone."""
    new = {path: compact(v) for path, v in after.items() if before.get(path, GONE) != v}
    return new | {path: GONE for path in before if path not in after}


def flat(view: Mapping[Any, Any], prefix: str = "") -> Fields:
    """A view as single lines: `seats.0.points`."""
    fields: Fields = {}
    for name, value in view.items():
        path = f"{prefix}{name}"
        parts = dict(enumerate(value)) if isinstance(value, list) else value
        if isinstance(parts, dict) and dict in map(type, parts.values()):
            fields |= flat(parts, f"{path}.")
        else:
            fields[path] = value
    return fields


def compact(value: Any) -> str:
    """A value in as few signs as readers need."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return row(value)
    if isinstance(value, dict):
        return ", ".join([f"{name} {compact(item)}" for name, item in value.items()]) or "-"
    return str(value)


def row(values: Any) -> str:
    return " ".join([compact(value) for value in values]) or "-"
