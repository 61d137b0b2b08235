"""A share of a processor for some processes, as if each had a small machine of its own.

Linux keeps them to it (the `cpu` controller of control groups, version 1) where we may write there.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000  # microseconds


def may_confine() -> bool:
    return os.access(GROUPS / "cgroup.procs", os.W_OK) and os.access(GROUPS, os.W_OK)


@contextlib.contextmanager
def confined(shares: Sequence[tuple[Sequence[int], float]]) -> Iterator[None]:
    """Each of these groups of processes, with all their threads, has so much of one core."""
    made = []
    try:
        for number, (pids, share) in enumerate(shares):
            group = GROUPS / f"paravent-{os.getpid()}-{number}"
            group.mkdir()
            made.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))
            for pid in pids:
                (group / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        for group in made:
            free(group)


def free(group: Path) -> None:
    """Let everybody out of a group, and remove it."""
    for _ in range(50):
        with contextlib.suppress(OSError):
            for pid in (group / "cgroup.procs").read_text().split():
                with contextlib.suppress(OSError):
                    (GROUPS / "cgroup.procs").write_text(pid)
            group.rmdir()
            return
        time.sleep(0.1)
