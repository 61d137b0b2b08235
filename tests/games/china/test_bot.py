"""The greedy bot in China: what it thinks a position is worth, and what it does."""

from __future__ import annotations

from tests.games.china.scene import arrange, choice, offers, play, view, weighed


def test_greedy_completes_a_chain() -> None:
    """Two green cards are Wuyang and Shanggu, which go on from Lixia and Gaotang."""
    position = arrange(
        3,
        palaces={0: "gaotang lixia linzi", 1: "zhifu ye", 2: "handan ji"},
        hand={0: "yellow green*2"},
    )
    for _ in range(2):
        play(position, choice(position, 0))
    assert {"wuyang", "shanggu"} < set(view(position)["palaces"])
    assert choice(position, 0) == "pay green green"


def test_greedy_takes_a_second_rank_that_scores() -> None:
    """The last space of Lu brings 3 points at once, more than a lead somewhere else."""
    position = arrange(
        3, palaces={1: "qufu xue tan", 0: "ye", 2: "anyi"}, hand={0: "orange red yellow"}
    )
    assert choice(position, 0) == "palace langya"


def test_greedy_lengthens_its_chain() -> None:
    position = arrange(
        3,
        palaces={0: "gaonu dingyang lishi", 1: "ye", 2: "dai"},
        hand={0: "orange purple green"},
        deck="purple*3 red",
        shuffles=1,
    )
    assert choice(position, 0) == "palace jinyang"


def test_greedy_keeps_a_pair_rather_than_paying_with_it() -> None:
    position = arrange(3, palaces={1: "ye", 0: "anyi"}, hand={0: "red green*2"})
    play(position, "palace lishi", "palace gaonu")
    assert offers(position, "pay") == ["green green red"]
    position = arrange(3, palaces={1: "ye", 0: "anyi"}, hand={0: "red green*2"})
    play(position, "palace lishi")
    assert choice(position, 0) != "pay green green"


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = arrange(
        3,
        palaces={0: "ye anyi lishi", 1: "handan dai", 2: "ji linzi"},
        emissaries={0: "wei", 1: "zhao wei"},
        hand={0: "red yellow orange"},
        row="purple*2 red green",
    )
    thoughts = weighed(position, 0)
    assert len(thoughts) == len(position.legal(0))
    assert thoughts[0] == ("emissary zhao", 201)
    assert sum(value for _act, value in thoughts) == 1902
