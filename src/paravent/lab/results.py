"""Folders of results: what was asked, all that was played, and what it comes to.

`played.jsonl` is the truth, a notebook that only grows; `manifest.json` says the same as its first
line, for people and to repeat the work; everything else is made from these two.
"""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from paravent.bots.visiting import invite
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.lab.files import read_text, write_text
from paravent.lab.notebook import Notebook, Row

MANIFEST, PLAYED = "manifest.json", "played.jsonl"


def versions(game: Game) -> Row:
    """Of all that the same seeds give other results with."""
    try:
        release = version("paravent")
    except PackageNotFoundError:
        release = "-"
    return {"paravent": release, "rules": game.version, "components": game.components().digest}


def open_results(folder: Path | None, plan: Row) -> Notebook:
    """The notebook of a folder, begun or gone on with; without a folder one in memory.

    A Mistake for a folder that holds something else: nothing in it is touched then.
    """
    if folder is None:
        return Notebook(None, plan)
    played = folder / PLAYED
    if folder.is_dir() and not played.exists() and any(folder.iterdir()):
        raise Mistake("not-results", path=str(folder))
    notebook = Notebook(played, plan)
    write_text(folder / MANIFEST, json.dumps(plan, indent=1) + "\n")
    return notebook


def read_manifest(path: Path, work: str) -> Row:
    """What a manifest asks for; a Mistake if it is none, or of other work."""
    place = path / MANIFEST if path.is_dir() else path
    try:
        found = json.loads(read_text(place))
    except ValueError as error:
        raise Mistake("not-a-manifest", path=str(place)) from error
    if not isinstance(found, dict) or found.get("work") != work:
        raise Mistake("not-a-manifest", path=str(place))
    return found


def by_the_clock(game: Game, bots: list[str]) -> list[str]:
    """The bots whose play depends on how fast the machine is: their games cannot be repeated."""
    budgets = {name: getattr(invite(name, game), "budget", None) for name in bots}
    return [name for name, budget in budgets.items() if budget and not budget.simulations]
