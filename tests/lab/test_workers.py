"""Work spread over processes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import paravent
from paravent.core.mistakes import Mistake
from paravent.lab.workers import Processes, WorkerDied

pytestmark = pytest.mark.once

# Whoever started the tests may have told its children to ignore the signal.
COMMAND = """
import signal, sys
from paravent.cli.app import run
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(Processes(jobs).spread(abs, range(-30, 0))) == list(range(30, 0, -1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_fetched_only_as_they_are_needed(jobs: int) -> None:
    fetched = []

    def tasks() -> Iterator[int]:
        for number in range(10**9):
            fetched.append(number)
            yield number

    results = Processes(jobs).spread(abs, tasks())
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    results.close()  # type: ignore[attr-defined]
    assert len(fetched) < 20


def test_an_error_reaches_the_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Processes(2).spread(divmod_by, [1, 0, 2]))


def divmod_by(number: int) -> int:
    return 1 // number


@pytest.mark.parametrize("patience", [0, 1])
def test_a_process_that_dies_again_and_again_is_noticed(patience: int) -> None:
    with pytest.raises(WorkerDied) as died:
        list(Processes(2).spread(os._exit, [3, 4], patience=patience))
    assert died.value.task == 3


def test_what_a_process_that_died_had_to_do_is_done_by_others(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(12)]
    assert list(Processes(2).spread(die_once, tasks)) == list(range(12))
    assert (tmp_path / "died").exists()


def die_once(task: tuple[int, str]) -> int:
    """The first that comes to number 5 is killed there."""
    number, mark = task
    if number == 5 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_there_is_at_least_one_job() -> None:
    with pytest.raises(Mistake) as mistake:
        Processes(0)
    assert mistake.value.code == "too-small"


def has_ended(group: int, patience: float = 60) -> bool:
    """Whether no process of a group is left, at once or a little later."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def leaves_ctrl_c(pid: str) -> bool:
    """Whether a process ignores the signal, as a worker does once it has begun."""
    ignored = re.search(r"SigIgn:\s*(\w+)", Path(f"/proc/{pid}/status").read_text())
    return ignored is not None and int(ignored[1], 16) >> signal.SIGINT - 1 & 1 == 1


def is_playing(match: int, saved: Path) -> bool:
    """Whether a match has played a round, and all its processes have begun."""
    if not saved.exists() or not saved.read_text():
        return False
    listed = Path(f"/proc/{match}/task/{match}/children")
    return not listed.exists() or all(map(leaves_ctrl_c, listed.read_text().split()))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_ctrl_c_ends_a_match_and_all_its_processes(tmp_path: Path) -> None:
    """As in a terminal: the whole group gets the signal; what was played is shown."""
    environment = os.environ | {"PYTHONPATH": paravent.__path__[0].rpartition(os.sep)[0]}
    saved = tmp_path / "saved"
    arguments = ["match", "middle_kingdom", "--bots", "random,random", "--games", "9999999"]
    arguments += ["--save", str(saved)]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "--lang", "en", *arguments, "--jobs", "2"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not is_playing(process.pid, saved):
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        shown, complaint = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Stopped" in complaint
    assert "Traceback" not in complaint
    assert "random 2" in shown
    assert has_ended(process.pid)
