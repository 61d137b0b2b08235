"""Nothing is lost and every point is accounted for."""

from __future__ import annotations

from tests.conformance.walks import Case, every_case, glimpses, seeded, walk


@every_case
@seeded
def test_every_component_exists_exactly_once(case: Case, seed: int) -> None:
    census = case.game.census(case.start())
    assert census and all(count > 0 for count in census.values())
    for position in glimpses(case, seed, 3, most=60):  # what is lost stays lost
        assert case.game.census(position) == census


@every_case
@seeded
def test_scores_equal_a_slow_recount(case: Case, seed: int) -> None:
    *_, (position, _seat, _action) = walk(case, seed)
    assert position.scores() == case.game.recount(position)


@every_case
@seeded
def test_tallies_add_up_to_the_scores(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 8):
        scores = position.scores()
        assert len(scores) == case.setup.players
        assert [sum(tally.values()) for tally in case.game.tallies(position)] == scores


@every_case
@seeded
def test_places_follow_the_scores(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 20):
        scores, places = position.scores(), position.places()
        for seat in case.seats():
            for other in case.seats():
                if scores[seat] > scores[other]:
                    assert places[seat] < places[other]
        assert all(place == 1 + sum(other < place for other in places) for place in places)
