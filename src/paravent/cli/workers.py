"""Who does the work of the lab: `--jobs` and `--ray`."""

from dataclasses import dataclass
from typing import Any

import typer

from paravent.lab.cluster import NEAREST, Cluster
from paravent.lab.workers import Processes, Workers
from paravent.text.words import Words


@dataclass(frozen=True)
class WorkerFlags:
    jobs: Any
    ray: Any


def worker_flags(words: Words) -> WorkerFlags:
    return WorkerFlags(
        jobs=typer.Option("--jobs", help=words("lab-opt-jobs")),
        ray=typer.Option("--ray", metavar=words("metavar-address"), help=words("lab-opt-ray")),
    )


def workers(jobs: int, ray: str | None) -> Workers:
    """As somebody asked on the command line; `jobs` counts on this machine alone."""
    here = Processes(jobs)
    return here if ray is None else Cluster(ray or NEAREST)
