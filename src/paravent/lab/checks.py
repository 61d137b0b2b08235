"""Random games played straight through the engine, with its promises checked on the way."""

from __future__ import annotations

from typing import Any

from paravent.core.game import Game
from paravent.core.mistakes import Coded
from paravent.core.numbers import CHANCE
from paravent.core.playout import play_out
from paravent.core.position import Position
from paravent.core.rng import Rng

Acts = list[tuple[int, int]]  # seat and action


class Fault(Coded):
    """What must never happen: a broken promise; its message is `fault-<code>`."""


def play_checked(
    game: Game, first: Position, rng: Rng, acts: Acts, *, every_act: bool = False
) -> None:
    """Play a random game from a first position to the end, adding to `acts`.

    A Fault tells which promise was broken. Components are counted at the end, or after every act.
    """
    position = first.clone()
    census = game.census(position)
    while actors := position.actors():
        if len(acts) >= game.longest:
            raise Fault("too-long", longest=game.longest)
        seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        action = random_action(position, seat, rng)
        acts.append((seat, action))
        position.apply(seat, action)
        if every_act:
            check_census(game, position, census)
    check_census(game, position, census)
    check_scores(game, position)


def play_quickly(game: Game, first: Position, rng: Rng) -> int:
    """Play a random game inside the engine; components and points are checked at the end.

    Returns the number of acts.
    """
    position: Any = first.clone()  # of whichever build
    acts = play_out(position, rng)
    check_census(game, position, game.census(first))
    check_scores(game, position)
    return acts


def retrace(first: Position, rng: Rng, longest: int) -> Acts:
    """The acts of a game that was played quickly, as far as it goes."""
    position = first.clone()
    acts: Acts = []
    while (actors := position.actors()) and len(acts) < longest:
        seat = actors[0]
        if seat == CHANCE:
            action = position.sampled(rng)
        else:
            offers = position.legal(seat)
            action = offers[rng.below(len(offers))]
        acts.append((seat, action))
        position.apply(seat, action)
    return acts


def random_action(position: Position, seat: int, rng: Rng) -> int:
    """One of a seat's offers, after a look at all of them."""
    offers = position.legal(seat)
    if not offers:
        raise Fault("dead-end", seat=seat)
    if len(offers) > 1 and offers != sorted(set(offers)):
        raise Fault("unsorted-offers", seat=seat, offers=offers)
    if seat != CHANCE:
        return offers[rng.below(len(offers))]
    weights = [position.weight(action) for action in offers]
    if min(weights) < 1:
        raise Fault("no-weight", weights=weights)
    mark = rng.below(sum(weights))
    for action, weight in zip(offers, weights, strict=True):
        mark -= weight
        if mark < 0:
            return action
    raise AssertionError("the mark lies below the sum of the weights")


def check_census(game: Game, position: Position, census: dict[str, int]) -> None:
    """Every card, token and coin is still there, once."""
    found = game.census(position)
    if found != census:
        wrong = [name for name in {**census, **found} if census.get(name) != found.get(name)]
        raise Fault(
            "census", name=wrong[0], expected=census.get(wrong[0], 0), found=found.get(wrong[0], 0)
        )


def check_scores(game: Game, position: Position) -> None:
    """The final points are those of an independent count, and add up from their origins."""
    scores, recounted = position.scores(), game.recount(position)
    if scores != recounted:
        raise Fault("recount", scores=scores, recounted=recounted)
    added = [sum(tally.values()) for tally in game.tallies(position)]
    if scores != added:
        raise Fault("tallies", scores=scores, added=added)
