"""The greedy bot in Middle Kingdom: what it thinks a position is worth, and what it does."""

from __future__ import annotations

from tests.games.middle_kingdom.scene import arrange, choice, lay, play, weighed, worth


def test_points_count_more_towards_the_end() -> None:
    """A missing type can still be found in a full deck, not in an empty one."""
    both = {0: "peasant merchant noble-2 general bureaucrat", 1: "peasant merchant noble-2 general"}
    early = arrange(2, cards=both)
    late = arrange(2, cards=both, deck="peasant")
    assert 0 < worth(early, 0) < worth(late, 0)


def test_greedy_picks_the_better_noble() -> None:
    position = arrange(3, display="noble-2 noble-4")
    lay(position, "7", "6", "5")
    assert choice(position, 0) == "pick noble-4"


def test_greedy_completes_the_peasants_that_score() -> None:
    position = arrange(
        3, display="peasant merchant", cards={0: "peasant*4 merchant", 1: "merchant"}
    )
    lay(position, "7", "6", "5")
    assert choice(position, 0) == "pick peasant"


def test_greedy_bids_rather_than_resets_with_a_full_hand() -> None:
    position = arrange(3, display="noble-4 general", cards={0: "peasant"})
    assert choice(position, 0) != "bid reset"


def test_greedy_takes_its_cards_back_when_only_a_low_one_is_left() -> None:
    position = arrange(
        4, display="merchant*3", hand={0: "reset 1"}, cards={0: "merchant*2 peasant"}
    )
    assert choice(position, 0) == "bid reset"


def test_greedy_spends_everything_in_the_last_turn() -> None:
    """Nothing in hand is worth anything afterwards."""
    position = arrange(
        3, display="noble-4 noble-3", hand={0: "reset 1 7"}, cards={0: "noble-2"}, deck="peasant"
    )
    assert choice(position, 0) == "bid 7"


def test_with_the_palace_greedy_bids_just_enough() -> None:
    position = arrange(
        3, display="noble-4 bureaucrat", cards={0: "bureaucrat*2"}, goals={"palace": 0}
    )
    play(position, "1 bid 3", "2 bid 2")
    assert choice(position, 0) in ("bid 4", "bid 3", "bid 2")


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = arrange(3, display="noble-4 general", cards={1: "general peasant"}, tied={2: "5"})
    assert weighed(position, 0) == [
        ("bid 7", -182),
        ("bid 6", -250),
        ("bid 5", -312),
        ("bid 4", -334),
        ("bid 3", -362),
        ("bid 2", -376),
        ("bid 1", -438),
        ("bid reset", -456),
    ]
