"""The dealer: a stream that anybody can compute again."""

from __future__ import annotations

import hashlib
from math import sqrt

import pytest

from paravent.core.dealer import DRAW, Dealer
from paravent.core.draws import digested, drawn
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.position import COMPILED
from paravent.core.registry import find_game

SEED = bytes(range(32))
KNOWN_NUMBERS = [36, 56, 45, 11, 0, 19, 30, 15, 25, 48]
KNOWN_COMMITMENT = "d720ec0ed06dd882758e2eddc220ad1c961ff7bce6ceed35b8f787d752b29d5d"
KNOWN_SEED = "ad1c87bcaa8512debf5fab7d0d782de6f250258b36b82e1b6530e978d1ca20a7"


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 by hand, for keys of up to 64 bytes."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def words(seed: bytes, deal: int) -> list[int]:
    """The first eight words of 64 bits of a deal."""
    found = []
    for attempt in range(2):
        message = b"paravent deal\0" + deal.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        digest = hmac_sha256(seed, message)
        found += [int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24)]
    return found


@pytest.mark.parametrize("deal", [0, 1, 2, 61, 1000, 2**40])
@pytest.mark.parametrize("bound", [1, 2, 7, 62, 1000, 2**32 - 1])
def test_a_number_is_the_first_word_of_the_stream_modulo_the_bound(deal: int, bound: int) -> None:
    limit = 2**64 - 2**64 % bound
    word = next(word for word in words(SEED, deal) if word < limit)
    assert Dealer(SEED).number(deal, bound) == word % bound


def test_known_answers() -> None:
    """Frozen numbers: old games must stay verifiable."""
    assert [Dealer(SEED).number(deal, 62) for deal in range(10)] == KNOWN_NUMBERS
    assert Dealer(SEED).commitment == KNOWN_COMMITMENT
    assert Dealer.from_text("lantern").seed.hex() == KNOWN_SEED


def test_words_beyond_the_last_whole_range_are_skipped() -> None:
    """With a bound just over half of 2**64 about half of the words are not used."""
    bound, skipped = 2**63 + 1, 0
    for deal in range(40):
        stream = words(SEED, deal)
        skipped += stream[0] >= bound
        used = next((word for word in stream if word < bound), None)
        if used is not None:
            assert Dealer(SEED).number(deal, bound) == used
    assert 8 < skipped < 32


def test_the_commitment_is_a_hash_of_the_seed_and_hides_it() -> None:
    expected = hashlib.sha256(b"paravent commitment\0" + SEED).hexdigest()
    assert Dealer(SEED).commitment == expected
    assert SEED.hex() not in expected
    assert Dealer(SEED[:-1] + b"\xff").commitment != expected


def test_a_seed_in_hexadecimal_is_taken_as_it_is() -> None:
    assert Dealer.from_text(SEED.hex()).seed == SEED
    assert Dealer.from_text(SEED.hex().upper()).seed == SEED


@pytest.mark.parametrize("text", ["7", "a word", "z" * 64, "ab " * 20 + "abcd", "é" * 64, "1" * 63])
def test_any_other_text_is_hashed_into_a_seed(text: str) -> None:
    expected = hashlib.sha256(b"paravent seed\0" + text.encode()).digest()
    assert Dealer.from_text(text).seed == expected
    assert len(expected) == 32


@pytest.mark.parametrize("text", ["", " ", "\n", " " * 64])
def test_an_empty_seed_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake) as refusal:
        Dealer.from_text(text)
    assert refusal.value.code == "empty-seed"


def test_a_fresh_seed_has_256_bits_and_is_never_the_same() -> None:
    seeds = {Dealer.fresh().seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("weights", [(1, 1), (9, 1, 15, 15, 4, 4, 4, 10), (1, 0, 3), (5,)])
def test_choices_fall_by_weight(weights: tuple[int, ...]) -> None:
    tries = 3000
    dealer = Dealer(SEED)
    found = [dealer.choose(deal, weights) for deal in range(tries)]
    for index, weight in enumerate(weights):
        share = weight / sum(weights)
        spread = sqrt(tries * share * (1 - share))
        assert abs(found.count(index) - tries * share) <= 5 * spread


def test_a_deal_depends_on_seed_number_and_weights_only() -> None:
    position = find_game("middle_kingdom").start(4)
    first = [Dealer(SEED).deal(deal, position) for deal in range(20)]
    backwards = [Dealer(SEED).deal(deal, position) for deal in reversed(range(20))]
    assert first == backwards[::-1]
    assert len(set(first)) > 1
    assert set(first) <= set(position.legal(CHANCE))
    assert [Dealer(SEED[::-1]).deal(deal, position) for deal in range(20)] != first


def test_luck_belongs_to_a_moment_of_the_game() -> None:
    moments = [(0, 1), (1, 0), (1, 10), (11, 0), (1,), (1, 1, 0)]
    luck = [Dealer(SEED).luck(*moment) for moment in moments]
    assert luck == [Dealer(SEED).luck(*moment) for moment in moments]
    assert len({*luck, *(Dealer(SEED[::-1]).luck(*moment) for moment in moments)}) == 12
    assert all(0 <= number < 2**64 for number in luck)


@pytest.mark.parametrize("portable", [True, False])
def test_the_engine_draws_the_same_numbers(portable: bool) -> None:
    for number, seed in enumerate((b"", b"short", bytes(range(32)), b"x" * 64)):
        for bound in (1, 2, 3, 7, 62, 1000, 2**31 - 1, 2**63 - 25, 2**63):
            for deal in (0, 1, number, DRAW + 5):
                assert drawn(seed, deal, bound, portable) == Dealer(seed).number(deal, bound)


@pytest.mark.parametrize("portable", [True, False])
def test_the_engine_hashes_texts_of_any_length(portable: bool) -> None:
    for length in range(200):
        text = bytes(range(length))
        assert digested(text, portable) == hashlib.sha256(text).digest()


def test_a_seed_that_is_too_long_for_the_engine_is_refused() -> None:
    if not COMPILED:
        pytest.skip("only C has blocks of 64 bytes")
    with pytest.raises(ValueError, match="at most 64 bytes"):
        drawn(b"x" * 65, 0, 2)
