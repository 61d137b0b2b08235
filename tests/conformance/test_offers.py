"""Offers, chance and the end of every game."""

from __future__ import annotations

from math import sqrt

from paravent.core.numbers import CHANCE
from paravent.core.playout import play_out, playouts
from paravent.core.rng import Rng
from tests.conformance.walks import Case, every_case, glimpses, seeded, walk


@every_case
@seeded
def test_offers_are_ascending_unique_and_never_empty(case: Case, seed: int) -> None:
    for position, _seat, _action in walk(case, seed):
        for actor in position.actors():
            offers = position.legal(actor)
            assert offers
            assert offers == sorted(set(offers))
            assert offers[0] >= 0 and offers[-1] < len(case.game.notation)


@every_case
@seeded
def test_only_actors_have_offers(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 8):
        others = set(range(-2, 12)) - set(position.actors())
        assert all(position.legal(seat) == [] for seat in others)


@every_case
@seeded
def test_actors_are_seats_or_chance_alone(case: Case, seed: int) -> None:
    for position, _seat, _action in walk(case, seed):
        actors = position.actors()
        assert actors == (CHANCE,) or set(actors) <= set(case.seats())
        assert list(actors) == sorted(set(actors))


@every_case
@seeded
def test_weights_of_chance_are_positive(case: Case, seed: int) -> None:
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE:
            assert all(position.weight(action) > 0 for action in position.legal(CHANCE))


@every_case
@seeded
def test_lots_are_legal(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE:
            assert position.draw_lot(rng) in position.legal(CHANCE)


@every_case
def test_lots_fall_by_weight(case: Case) -> None:
    """Fast lots and slow weights must be the same distribution; the seeds never change."""
    tries = 1500
    chances = [position.clone() for position, seat, _ in walk(case, 5) if seat == CHANCE]
    for position in chances[:: max(1, len(chances) // 4)]:
        rng = Rng(7)
        lots = [position.draw_lot(rng) for _ in range(tries)]
        actions = position.legal(CHANCE)
        total = sum(position.weight(action) for action in actions)
        for action in actions:
            share = position.weight(action) / total
            spread = sqrt(tries * share * (1 - share))
            assert abs(lots.count(action) - tries * share) <= 5 * spread + 1e-9


@every_case
@seeded
def test_game_ends_within_its_longest(case: Case, seed: int) -> None:
    acts = sum(1 for _ in walk(case, seed))
    assert 0 < acts <= case.game.longest


@every_case
@seeded
def test_every_offer_applies(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 8):
        for actor in position.actors():
            for action in position.legal(actor):
                after = position.clone()
                after.apply(actor, action)
                assert all(after.legal(next_actor) for next_actor in after.actors())
                assert after.freeze() != position.freeze()


@every_case
@seeded
def test_playouts_end_and_leave_their_position_alone(case: Case, seed: int) -> None:
    position = case.start()
    before = position.freeze()
    decisions, acts = playouts(position, 2, seed)
    assert 0 < decisions < acts <= 2 * case.game.longest
    assert position.freeze() == before
    assert 0 < play_out(position, Rng(seed)) <= case.game.longest
    assert position.actors() == ()


@every_case
@seeded
def test_when_it_is_over_nobody_has_an_offer(case: Case, seed: int) -> None:
    *_, (position, _seat, _action) = walk(case, seed)
    assert position.actors() == ()
    assert all(position.legal(seat) == [] for seat in range(-1, 9))
    assert min(position.places()) == 1


@every_case
@seeded
def test_lots_are_the_acts_of_chance_with_their_weights(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 4):
        expected = [(action, position.weight(action)) for action in position.legal(CHANCE)]
        assert position.lots() == expected
