"""Hidden cards: what was shown stays known, and nothing else leaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.position import COMPILED
from paravent.core.rng import Rng
from paravent.games.madame_ching import memory
from tests.conformance.walks import Case, walk
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    hand,
    held,
    homecoming,
    known,
    phase,
    play,
    reveal,
    turn,
    view,
)

SEEDS = strategies.integers(0, 2**32 - 1)
SETUPS = [setup for setup in GAME.samples() if setup.options["fortune"] == "1"]


def guesses(position: Any, seat: int, number: int = 40) -> Iterator[Any]:
    """What a seat may think; always something that looks the same to it."""
    before = view(position, seat)
    for seed in range(number):
        guess = position.clone()
        guess.redeal(seat, Rng(seed))
        assert view(guess, seat) == before
        yield guess


def combat() -> Any:
    """Seat 0 has seen the hand of 1 in Combat, taken 21 and given 10; 3 has taken 17 openly."""
    position = arrange(
        4,
        hands={0: "40 10 11 12", 1: "2 20 21 22", 2: "4", 3: "50 30 31 32"},
        display="9 17 28 29",
        skills={0: "combat"},
    )
    reveal(position, "40", "2", "4", "50")
    play(position, "3 take 17", "use combat", "attack blue", "take 21", "give 10")
    return position


def test_the_look_of_combat_stays_known_in_every_guess() -> None:
    position = combat()
    for guess in guesses(position, 0):
        assert hand(guess, 1) == [10, 20, 22]
        assert hand(guess, 0) == hand(position, 0)
    for guess in guesses(position, 1):
        assert 21 in hand(guess, 0)
    others = {tuple(hand(guess, 1)) for guess in guesses(position, 2)}
    assert len(others) > 10


def test_an_open_card_that_was_taken_is_in_that_hand_in_every_guess() -> None:
    position = combat()
    for onlooker in (0, 1, 2, NOBODY):
        for guess in guesses(position, onlooker, 10):
            assert 17 in hand(guess, 3)


def doubtful() -> Any:
    """1 has taken 17 openly, then 0 has exchanged a card with 1 face down."""
    position = arrange(
        4,
        hands={0: "40 10 11 12", 1: "50 20 21 22", 2: "4", 3: "30"},
        display="9 17 28 29",
        skills={0: "combat"},
    )
    reveal(position, "40", "50", "4", "30")
    play(position, "1 take 17", "use combat", "attack blue", "take 20", "give 11")
    return position


def test_a_doubtful_card_is_always_with_one_of_the_two() -> None:
    position = doubtful()
    for onlooker in (2, NOBODY):
        holders = set()
        for guess in guesses(position, onlooker):
            (holder,) = [seat for seat in range(4) if 17 in hand(guess, seat)]
            holders.add(holder)
        assert holders == {0, 1}


def test_a_guess_gives_the_others_no_private_knowledge() -> None:
    """What 0 has seen of 1 is nothing that 2 could know about 0."""
    for guess in guesses(combat(), 2, 10):
        assert known(guess, 0, 1) == []
        assert known(guess, 0, 3) == [17]
        assert known(guess, 2, 3) == [17]


def test_sealed_choices_are_guessed_anew_and_my_own_stay() -> None:
    position = arrange(3, hands={0: "12 13 14 15", 1: "20 21 22 23", 2: "33"})
    play(position, "0 choose 13", "1 choose 22")
    sealed = set()
    for guess in guesses(position, 0):
        assert guess.chosen[0] == position.chosen[0] and guess.hand[0] == position.hand[0]
        assert guess.chosen[1].bit_count() == 1 and guess.chosen[1] & guess.hand[1]
        sealed.add(guess.chosen[1])
    assert len(sealed) > 10


def test_any_known_card_may_be_the_sealed_one() -> None:
    position = arrange(3, hands={0: "12", 1: "20", 2: "33"}, display="9 17 28")
    reveal(position, "12", "20", "33")
    play(position, "2 take hidden", "1 take 17", "0 take 28", *["- deal 1", "- deal 2", "- deal 3"])
    play(position, "1 choose 17")
    sealed = {guess.chosen[1].bit_length() - 1 for guess in guesses(position, 0)}
    assert 17 in sealed and len(sealed) > 2
    assert all(17 in hand(guess, 1) or guess.chosen[1] >> 17 & 1 for guess in guesses(position, 0))


def test_the_hidden_card_of_the_display_is_guessed() -> None:
    position = arrange(3)
    cards = {guess.hidden for guess in guesses(position, 0)}
    assert len(cards) > 10
    assert not cards & set(hand(position, 0))


def test_encounter_hands_are_guessed_but_for_what_was_seen() -> None:
    position = turn(encounters={0: "traitor ching", 1: "merchant*2 oracle", 2: "pilot thief"})
    play(position, "play traitor", "attack blue", "accept", "- lose merchant")
    for guess in guesses(position, 1):
        assert held(guess, 0).get("merchant", 0) >= 1
        assert held(guess, 1) == {"merchant": 1, "oracle": 1}
    hands = [held(guess, 0) for guess in guesses(position, 2)]
    assert {"merchant" in cards for cards in hands} == {True, False}
    assert all(sum(cards.values()) == 2 for cards in hands)


def test_a_played_card_is_no_longer_certain() -> None:
    position = turn(
        encounters={0: "traitor", 1: "oracle*2"}, hands={0: "40", 1: "2", 2: "4"}, players=3
    )
    play(position, "play traitor", "accept", "- lose oracle")
    assert view(position, 1)["seats"][0]["encounters"] == {"oracle": 1}
    position.played = 0
    position.phase = GAME.phases.index("turn")
    play(position, "play oracle", "- meet thief", "- meet pilot", "- meet ching")
    assert view(position, 1)["seats"][0]["encounters"] == {}


def team() -> Any:
    position = turn(
        players=4,
        chosen="teams=yes",
        hands={0: "40 10 11 12", 2: "30 21 22 23", 1: "20", 3: "7"},
        display="50 51 52 53",
    )
    play(position, "take 51", "give 10")
    return position


def test_passed_cards_stay_known_to_the_partners() -> None:
    position = team()
    for guess in guesses(position, 0):
        assert 10 in hand(guess, 2)
    assert {10 in hand(guess, 2) for guess in guesses(position, 1)} == {True, False}


def test_a_gift_makes_open_cards_doubtful_for_the_others() -> None:
    """51 was taken openly by 0, who then gave a card to 2: it may be that one."""
    position = team()
    holders = set()
    for guess in guesses(position, 1):
        holders |= {seat for seat in range(4) if 51 in hand(guess, seat)}
    assert holders == {0, 2}
    assert known(position, 2, 0) == [51]


def test_a_fresh_card_is_known_to_its_owner_alone() -> None:
    position = homecoming("12 14", players=4, chosen="teams=yes")
    play(position, "- meet oracle")
    assert {guess.fresh for guess in guesses(position, 0, 5)} == {position.fresh}
    for onlooker in (1, 2, NOBODY):
        fresh = set()
        for guess in guesses(position, onlooker):
            assert guess.held[guess.fresh] > 0
            fresh.add(guess.fresh)
        assert len(fresh) > 5


def test_the_robbed_know_the_fresh_card_too() -> None:
    position = turn(players=4, chosen="teams=yes", encounters={0: "traitor", 1: "merchant oracle"})
    play(position, "play traitor", "accept", "- lose merchant")
    for seat in (0, 1):
        assert {guess.fresh for guess in guesses(position, seat, 10)} == {position.fresh}
    assert len({guess.fresh for guess in guesses(position, 2)}) > 3


@pytest.mark.parametrize("kind", ["pilot", "oracle", "merchant"])
def test_being_asked_to_cancel_tells_nothing(kind: str) -> None:
    """Prompt, actors and everything that the attacker sees are the same for any card."""
    position = turn(encounters={0: "thief", 1: kind}, gems={1: "white"})
    play(position, "play thief")
    for guess in guesses(position, 0):
        assert guess.actors() == position.actors() == (1,)
    assert phase(position) == "defend"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@settings(max_examples=3 if COMPILED else 1)
@given(seed=SEEDS)
def test_my_acts_tell_me_the_same_in_every_guess(setup: Any, seed: int) -> None:
    """Whatever is hidden, the same act leads to the same view, unless it shows something."""
    case = Case(GAME, setup)
    rng = Random(seed)
    for position, seat, action in walk(case, seed):
        if seat == CHANCE or rng.randrange(12):
            continue
        guess, real = position.clone(), position.clone()
        guess.redeal(seat, Rng(seed))
        for copy in (guess, real):
            copy.events = []
            copy.apply(seat, action)
        if any(map(GAME.events.reveals, real.events)):
            continue
        assert view(guess, seat) == view(real, seat)
        assert guess.actors() == real.actors()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@settings(max_examples=3 if COMPILED else 1)
@given(seed=SEEDS)
def test_memory_never_errs(setup: Any, seed: int) -> None:
    """Every card is in one of the hands it may be in, and certain cards are really there."""
    rng = Random(seed)
    for position, _seat, _action in walk(Case(GAME, setup), seed):
        if rng.randrange(12):
            continue
        holder = {
            card: seat
            for seat in range(position.players)
            for card in memory.cards_in(position.hand[seat])
        }
        for observer in (*range(position.players), 4):
            for card, hands in enumerate(memory.traced(position, observer)):
                assert not hands or hands >> holder[card] & 1
        for observer in range(position.players):
            for owner in range(position.players):
                for kind in range(18):
                    certain = position.shown_to[(observer * 4 + owner) * 18 + kind]
                    assert 0 <= certain <= position.held[owner * 18 + kind]


@given(seed=SEEDS)
def test_traced_cards_find_their_hands(seed: int) -> None:
    """Any puzzle with a solution is solved: no hand is given more than it has room for."""
    rng = Random(seed)
    position = arrange(4)
    deck = rng.sample(range(1, 56), 40)
    hands, trace = [0] * 4, [0] * 56
    for seat in range(4):
        for _ in range(rng.randrange(1, 6)):
            card = deck.pop()
            hands[seat] |= 1 << card
            if rng.randrange(3):
                trace[card] = (1 << seat | rng.randrange(16)) << 16  # as the audience knows it
    position.hand, position.trace, position.hidden = hands, trace, 0
    position.pile = [sum(1 << card for card in deck), 0, 0]
    guess = position.clone()
    guess.redeal(NOBODY, Rng(seed))
    for before, after in zip(hands, guess.hand, strict=True):
        assert before.bit_count() == after.bit_count()
    holders = {card: seat for seat in range(4) for card in memory.cards_in(guess.hand[seat])}
    assert all(set_of >> 16 >> holders[card] & 1 for card, set_of in enumerate(trace) if set_of)
    assert sorted([*holders, *memory.cards_in(guess.pile[0])]) == sorted(
        [*(card for hand in hands for card in memory.cards_in(hand)), *deck]
    )
