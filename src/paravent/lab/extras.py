"""Packages that only some commands of the lab need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from paravent.core.mistakes import Mistake


def extra(module: str, of: str = "research") -> Any:
    """A module of an extra of pyproject.toml; a Mistake if it is not installed."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Mistake("no-extra", package=module.partition(".")[0], extra=of) from error
