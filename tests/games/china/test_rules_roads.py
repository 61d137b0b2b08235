"""R10: chains of palaces, compared with a search that tries everything."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from paravent.core.numbers import NOBODY
from paravent.core.position import COMPILED
from paravent.games.china.roads import chain_points, road_points
from paravent.games.china.routes import chains_of
from paravent.games.china.vocabulary import TOWNS
from tests.games.china.scene import arrange, begin, forecast, happenings, play, tally, view

BOARDS = {"3-4": 3, "4-5": 5, "border": 4}
POSITIONS = 700 if COMPILED else 150  # for each board


def chains(position: Any, house: int = 0) -> list[int]:
    """The lengths of a seat's chains, the longest first."""
    return sorted(len(chain["towns"]) for chain in view(position)["seats"][house]["chains"])[::-1]


def points(position: Any, house: int = 0) -> int:
    return forecast(position, "roads")[house]


def test_r10_3_example_7_a_side_road_is_left_out() -> None:
    """Five in a row through Ch'in and Shu; the sixth, in the south-west, does not count."""
    for players, board in ((3, "3-4"), (5, "4-5")):
        towns = "yiqu xianyang yong nanzheng jiameng xichui"
        position = arrange(players, f"board={board}", palaces={0: towns})
        assert points(position) == 5
        (chain,) = view(position)["seats"][0]["chains"]
        assert set(chain["towns"]) == set(towns.split()) - {"xichui"}


def test_r10_3_three_palaces_are_no_chain() -> None:
    assert points(arrange(3, palaces={0: "gaonu dingyang lishi"})) == 0
    assert points(arrange(3, palaces={0: "gaonu dingyang lishi jinyang"})) == 4


def test_r10_3_roads_must_join_them() -> None:
    """Shaoliang and Gaonu are joined on one side of the board only."""
    towns = "gaonu yiqu shaoliang anyi"
    assert points(arrange(4, "board=3-4", palaces={0: towns})) == 0
    assert points(arrange(4, "board=4-5", palaces={0: towns})) == 4


def test_r10_4_every_palace_of_a_chain_is_a_point() -> None:
    position = arrange(
        3,
        palaces={0: "gaonu dingyang lishi jinyang", 1: "ye anyi shaoliang"},
        hand={2: "red*3"},
        deck="purple",
        shuffles=1,
        mover=2,
    )
    play(position, "2 exchange red", "draw", "- deal purple")
    assert tally(position, "roads") == [4, 0, 0]
    linked = [event["town"] for event in happenings(position, "linked")]
    assert linked == ["gaonu", "dingyang", "lishi", "jinyang"]
    (chained,) = happenings(position, "chained")
    assert (chained["seat"], chained["palaces"], chained["points"]) == (0, 4, 4)


def test_r10_5_a_chain_crosses_provinces() -> None:
    position = arrange(3, palaces={0: "dingyang lishi jinyang handan"})
    assert points(position) == 4


def test_r10_5_several_chains_but_every_palace_once() -> None:
    """The eight palaces of Chu: two chains of four, while the longest single one has seven."""
    position = arrange(3, palaces={0: "danyang ying changsha chen shouchun pengli nanjing wu"})
    assert points(position) == 8
    assert chains(position) == [4, 4]


def test_r10_6_the_best_division_counts() -> None:
    """Around Ying: the longest chain leaves three behind that score nothing."""
    position = arrange(3, palaces={0: "danyang ying changsha pengli chen shouchun xue tan"})
    assert points(position) == 8 == exhaustive(position, position.palaces[0])


def test_r10_6_a_ring_counts_with_all_its_palaces() -> None:
    position = arrange(3, palaces={0: "nanzheng jiameng chengdu jiangzhou langzhong"})
    assert points(position) == 5
    assert chains(position) == [5]


def neighbours(position: Any) -> dict[int, list[int]]:
    near = list(position.near)
    return {
        town: [other for other in range(len(TOWNS)) if near[town] >> other & 1]
        for town in range(len(TOWNS))
    }


def exhaustive(position: Any, towns: int) -> int:
    """The best split by trying for the lowest town every path through it, and none."""
    roads, forts = neighbours(position), position.forts

    def walks(walk: tuple[int, ...], inside: int) -> list[tuple[int, ...]]:
        found = [walk]
        for town in roads[walk[-1]]:
            if inside >> town & 1 and town not in walk:
                found += walks((*walk, town), inside)
        return found

    @cache
    def best(inside: int) -> int:
        if not inside:
            return 0
        first = (inside & -inside).bit_length() - 1
        most = best(inside & ~(1 << first))
        tried = set()
        for arm in walks((first,), inside):
            for other in walks((first,), inside):
                if not set(arm[1:]) & set(other[1:]):
                    chain = sum(1 << town for town in {*arm, *other})
                    if chain.bit_count() > 3 and chain not in tried:
                        tried.add(chain)
                        worth = chain.bit_count() * (2 if chain & forts else 1)
                        most = max(most, worth + best(inside & ~chain))
        return most

    return best(towns)


def scattered(position: Any, rng: Random) -> int:
    """Some palaces: anywhere, or hanging together, which makes longer chains and loops."""
    sites = [town for town in range(len(TOWNS)) if position.land[town] != NOBODY]
    number = rng.randint(4, 13)
    if rng.random() < 0.4:
        return sum(1 << town for town in rng.sample(sites, number))
    roads = neighbours(position)
    towns = {rng.choice(sites)}
    while len(towns) < number:
        towns.add(rng.choice([other for town in sorted(towns) for other in roads[town]]))
    return sum(1 << town for town in towns)


@pytest.mark.parametrize("board", BOARDS)
def test_r10_6_thousands_of_positions_agree_with_an_exhaustive_search(board: str) -> None:
    """With and without fortifications; the chains shown are disjoint paths of these points."""
    rng = Random(board)
    position = begin(BOARDS[board], f"board={board}")
    roads = neighbours(position)
    for _ in range(POSITIONS):
        towns = scattered(position, rng)
        position.palaces = [towns, 0, 0, 0, 0]
        members = [town for town in range(len(TOWNS)) if towns >> town & 1]
        position.forts = sum(1 << town for town in rng.sample(members, rng.choice([0, 0, 1, 2])))
        expected = exhaustive(position, towns)
        assert road_points(position, 0) == expected
        shown = chains_of(position, 0)
        assert sum(chain_points(position, chain) for chain in shown) == expected
        used = [town for chain in shown for town in chain]
        assert len(used) == len(set(used)) and set(used) <= set(members)
        for chain in shown:
            assert len(chain) >= 4
            assert all(chain[place + 1] in roads[chain[place]] for place in range(len(chain) - 1))


@pytest.mark.parametrize("forts", ["", "ying", "yong wu"])
def test_r10_6_twenty_palaces_in_a_heap(forts: str) -> None:
    """The largest number that a seat has, with loops in it."""
    towns = (
        "xianyang yong wuguan yiqu yiyang luoyang wan yangzhai xinzheng nanzheng jiameng chengdu"
        " jiangzhou langzhong danyang ying changsha chen shouchun pengli"
    )
    position = arrange(3, palaces={0: towns})
    position.forts = sum(1 << TOWNS.index(town) for town in forts.split())
    assert road_points(position, 0) == exhaustive(position, position.palaces[0])
