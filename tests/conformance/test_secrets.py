"""What a seat may see, and that nothing else leaks: non-interference."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from paravent.core.game import Game
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.playout import play_out
from paravent.core.position import COMPILED, Position
from paravent.core.rng import Rng
from tests.conformance.walks import (
    Case,
    every_case,
    every_game,
    glimpses,
    play_randomly,
    seeded,
    some,
    walk,
)


def onlookers(case: Case) -> list[int]:
    """Every seat, and the audience."""
    return [*case.seats(), NOBODY]


def redealt(case: Case, position: Position, seat: int, seed: int) -> Position:
    guess = position.clone()
    guess.redeal(seat, Rng(seed))
    return guess


def what_is_seen(case: Case, position: Position, seat: int) -> tuple[object, ...]:
    """View, prompt and offers of a seat, with what they would bring."""
    offers = position.legal(seat)
    previews = case.game.previews(position, seat, offers) if case.game.previews else []
    return case.game.view(position, seat), position.actors(), offers, previews


@every_case
@seeded
def test_views_are_json_and_looking_changes_nothing(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 20):
        before = position.freeze()
        for seat in onlookers(case):
            view = case.game.view(position, seat)
            assert json.loads(json.dumps(view)) == view
        assert position.freeze() == before


@every_case
@seeded
def test_previews_are_json_and_looking_changes_nothing(case: Case, seed: int) -> None:
    play = case.play(seed)
    play_randomly(play, seed, until=lambda played: played.acts > seed % 40)
    before = play.position.freeze()
    for seat in case.seats():
        previews = play.previews(seat)
        assert json.loads(json.dumps(previews)) == previews
        assert list(previews) == (play.offers(seat) if case.game.previews else [])
    assert play.position.freeze() == before


@every_case
@seeded
def test_a_view_is_a_snapshot(case: Case, seed: int) -> None:
    """Later acts must not change a view that was given away."""
    kept = []
    for position in glimpses(case, seed, 20):
        view = case.game.view(position, 0)
        kept.append((view, json.dumps(view)))
    for view, written in kept:
        assert json.dumps(view) == written


@every_case
@seeded
def test_a_redeal_leaves_what_the_seat_sees(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 10):
        for seat in onlookers(case):
            guess = redealt(case, position, seat, seed)
            assert what_is_seen(case, guess, seat) == what_is_seen(case, position, seat)
            assert case.game.census(guess) == case.game.census(position)


@every_case
@seeded
def test_a_redeal_reads_no_secret(case: Case, seed: int) -> None:
    """Two positions that a seat cannot tell apart are redealt to the same one."""
    for position in glimpses(case, seed, 4, most=40 if COMPILED else 10):
        for seat in onlookers(case):
            guess = redealt(case, position, seat, seed)
            again = redealt(case, guess, seat, seed + 1)
            assert redealt(case, position, seat, seed + 1).freeze() == again.freeze()


@every_case
@seeded
def test_after_a_redeal_the_same_act_tells_the_same(case: Case, seed: int) -> None:
    """The seat's own acts have the same consequences for it, unless they reveal something."""
    events, rng = case.game.events, Random(seed)
    for position, seat, action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) == 1 or not some(rng):
            continue
        guess, real = redealt(case, position, seat, seed), position.clone()
        for copy in (guess, real):
            copy.events = []
            copy.apply(seat, action)
        if any(map(events.reveals, real.events)):
            continue
        assert [events.worded(raw, seat) for raw in guess.events] == [
            events.worded(raw, seat) for raw in real.events
        ]
        assert what_is_seen(case, guess, seat) == what_is_seen(case, real, seat)


@every_case
@seeded
def test_a_sealed_choice_tells_the_others_nothing(case: Case, seed: int) -> None:
    """Whatever a seat seals, everybody else is told and shown the same."""
    events, rng = case.game.events, Random(seed)
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) == 1 or rng.randrange(4 if COMPILED else 12):
            continue
        after = []
        for choice in position.legal(seat):
            copy = position.clone()
            copy.events = []
            copy.apply(seat, choice)
            if copy.events and all(map(events.is_sealed, copy.events)):
                after.append(copy)
        for other in set(onlookers(case)) - {seat}:
            told = [[events.worded(raw, other) for raw in copy.events] for copy in after]
            seen = [what_is_seen(case, copy, other) for copy in rng.sample(after, len(after))[:3]]
            assert all(item == told[0] for item in told)
            assert all(item == seen[0] for item in seen)


@every_case
@seeded
def test_who_cannot_tell_two_acts_apart_is_behind_a_veil(case: Case, seed: int) -> None:
    """Acts that differ, but look the same to an onlooker, are veiled from it. What is sealed until
    it is opened need not be: nobody else acts before."""
    events, rng = case.game.events, Random(seed)
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) > 1 or rng.randrange(8 if COMPILED else 24):
            continue
        for first, second in list(pairwise(position.legal(seat)))[:6]:
            copies = [position.clone(), position.clone()]
            for copy, choice in zip(copies, (first, second), strict=True):
                copy.events = []
                copy.apply(seat, choice)
            veils = position.veil(seat, first) & position.veil(seat, second)
            sealed = copies[0].actors() == (seat,) and not veils
            if sealed or copies[0].freeze() == copies[1].freeze():
                continue
            for other in set(case.seats()) - {seat}:
                told = [[events.worded(raw, other) for raw in copy.events] for copy in copies]
                seen = [what_is_seen(case, copy, other) for copy in copies]
                same = told[0] == told[1] and seen[0] == seen[1]
                assert not same or veils >> other & 1, (seat, first, second, other)


def sealed_course(case: Case, position: Position, seat: int, rng: Random) -> list[object] | None:
    """What everybody else is told and shown while a seat makes all of its sealed choices.

    None if something else happens meanwhile.
    """
    events, copy = case.game.events, position.clone()
    told: list[object] = []
    others = [other for other in onlookers(case) if other != seat]
    while seat in copy.actors() and len(copy.actors()) > 1:
        copy.events = []
        copy.apply(seat, rng.choice(copy.legal(seat)))
        if not copy.events or not all(map(events.is_sealed, copy.events)):
            return None
        for other in others:
            worded = [events.worded(raw, other) for raw in copy.events]
            told.append((other, worded, what_is_seen(case, copy, other)))
    return told


@every_case
@seeded
def test_a_course_of_sealed_choices_tells_the_others_nothing(case: Case, seed: int) -> None:
    """Not even by its length: how many choices it takes, and when the seat has done."""
    rng = Random(seed)
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) == 1 or rng.randrange(4 if COMPILED else 16):
            continue
        courses = [sealed_course(case, position, seat, rng) for _ in range(3)]
        told = [course for course in courses if course is not None]
        assert all(course == told[0] for course in told)


@every_game
def test_a_game_with_sealed_choices_redeals_them(game: Game) -> None:
    """A redeal that changes nothing would pass all other tests."""
    if not any(kind.sealed for kind in game.events.kinds):
        pytest.skip("no sealed choices")
    case = next(Case(game, setup) for setup in game.samples())
    changed = 0
    for seed in range(3 if COMPILED else 1):
        for position in glimpses(case, seed, 4):
            guesses = {redealt(case, position, NOBODY, guess).freeze() for guess in range(4)}
            changed += guesses != {position.freeze()}
    assert changed


@every_case
@seeded
def test_a_guess_can_be_played_to_the_end(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 30, most=8 if COMPILED else 2):
        for seat in onlookers(case):
            guess = redealt(case, position, seat, seed)
            play_out(guess, Rng(seed))
            assert guess.actors() == ()
            assert case.game.census(guess) == case.game.census(position)


@every_case
@seeded
def test_events_are_redacted(case: Case, seed: int) -> None:
    """A sealed field is told to its owner and to nobody else."""
    events = case.game.events
    told = case.start()
    told.events = []
    for _position, seat, action in walk(case, seed):
        told.apply(seat, action)
    for raw in dict.fromkeys(told.events):
        kind = events.kind(raw)
        whole = {"event", *kind.fields}
        for seat in onlookers(case):
            worded = events.worded(raw, seat)
            owner = seat != NOBODY and worded.get("seat") == seat
            assert set(worded) == (whole if owner else whole - set(kind.sealed))
            assert json.loads(json.dumps(worded)) == worded


@every_case
@seeded
def test_an_outlook_shows_a_seat_its_own_side_only(case: Case, seed: int) -> None:
    """A bot's outlook is the seat's view, its offers, and guesses instead of the position."""
    play = case.play(seed)
    rng = Random(seed)
    while not play.over and play.acts < 60:
        seat = rng.choice(play.position.actors())
        outlook = play.outlook(seat)
        assert outlook.view() == play.view(seat)
        assert case.game.notation.texts(outlook.legal()) == play.offers(seat)
        guess = outlook.guess(Rng(seed))
        assert guess is not play.position
        assert guess.freeze() == redealt(case, play.position, seat, seed).freeze()
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
