"""Work spread over a Ray cluster of two nodes.

Ray is too large for the test install: these tests run where somebody has installed `cluster`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paravent.cli.app import run
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab import cluster as clusters
from paravent.lab import course, tournament
from paravent.lab.balance import plan as balances
from paravent.lab.cluster import Cluster, all_versions, done
from paravent.lab.match import arrange, play_rounds
from paravent.lab.notebook import Notebook
from paravent.lab.tuning import Tuning, collect
from paravent.lab.workers import ALONE, WorkerDied, Workers
from tests.lab.test_workers import die_once, divmod_by

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray = pytest.importorskip("ray")
pytestmark = pytest.mark.once
GAME = find_game("middle_kingdom")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes of one processor each, on this machine."""
    from ray.cluster_utils import Cluster as Nodes

    found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1)
    yield found
    ray.shutdown()
    found.shutdown()


@pytest.fixture
def cluster(nodes: Any) -> Cluster:
    return Cluster(nodes.address)


def rows(work: str, workers: Workers) -> list[Any]:
    """A little of each kind of work."""
    if work == "match":
        match = arrange(GAME, ["greedy", "random"], {}, "t")
        return [one.raw(match) for games in play_rounds(match, 5, workers) for one in games]
    if work == "balance":
        asked = balances.planned(GAME, ["random"], (3,), [], 5, "t")
        notebook = Notebook(None, asked.plan)
        assert list(balances.collect(asked, notebook, workers))[-1] == 5
    elif work == "self-play":
        tuning = Tuning(GAME, 5, "t")
        notebook = Notebook(None, tuning.plan)
        assert list(collect(tuning, notebook, workers))[-1] == 5
    else:
        meets = tournament.planned(GAME, ["greedy", "random"], (2,), [], 8, "t", 0.05, 0.05)
        notebook = Notebook(None, meets.plan)
        assert list(course.play(meets, notebook, workers))[-1].games
    return notebook.rows


@pytest.mark.parametrize("work", ["match", "balance", "self-play", "tournament"])
def test_a_cluster_finds_what_one_process_finds(work: str, cluster: Cluster) -> None:
    assert rows(work, cluster) == rows(work, ALONE)


def test_what_a_worker_that_died_had_to_do_is_done_by_others(
    cluster: Cluster, tmp_path: Path
) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(9)]
    assert list(cluster.spread(die_once, tasks)) == list(range(9))
    assert (tmp_path / "died").exists()


def test_who_dies_again_and_again_and_an_error_are_told(cluster: Cluster) -> None:
    with pytest.raises(WorkerDied) as died:
        list(cluster.spread(os._exit, [3], patience=1))
    assert died.value.task == 3
    with pytest.raises(ZeroDivisionError):
        list(cluster.spread(divmod_by, [1, 0, 2]))


def test_the_command_says_the_same(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--lang", "en", "match", "middle_kingdom", "--bots", "random,random", "--games", "4"]
    for name, more in (("here", []), ("there", ["--ray", cluster.address])):
        assert run([*command, *more, "--save", str(tmp_path / name)]) == 0
    assert (tmp_path / "here").read_text() == (tmp_path / "there").read_text()
    capsys.readouterr()


def test_a_node_may_be_lost_in_the_middle(nodes: Any, cluster: Cluster) -> None:
    match = arrange(GAME, ["greedy", "random"], {}, "lost")
    third = nodes.add_node(num_cpus=1)
    found, playing = [], play_rounds(match, 12, cluster)
    for games in playing:
        if not found:
            nodes.remove_node(third, allow_graceful=False)
        found += [one.raw(match) for one in games]
    assert found == [one.raw(match) for games in play_rounds(match, 12) for one in games]


def test_another_paravent_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here = all_versions()
    assert done(abs, -3, here) == 3
    with pytest.raises(Mistake) as mistake:
        done(abs, -3, {**here, "china": {"paravent": "9", "rules": 99}})
    assert (mistake.value.code, mistake.value.details["game"]) == ("other-worker", "china")


def test_where_there_is_no_cluster_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_args: object, **_more: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(Mistake) as mistake:
        list(clusters.Cluster("10.0.0.1:6379").spread(abs, [1]))
    assert mistake.value.code == "no-cluster"
