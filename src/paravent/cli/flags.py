"""Flags that several commands have: where the database of a site is."""

from dataclasses import dataclass
from typing import Any

import typer

from paravent.text.words import Words

ENVIRONMENT = {"auto_envvar_prefix": "PARAVENT"}  # PARAVENT_DATA for --data


@dataclass(frozen=True)
class Flags:
    data: Any
    database: Any


def flags(words: Words) -> Flags:
    return Flags(
        data=typer.Option(metavar=words("metavar-folder"), help=words("flag-data")),
        database=typer.Option(metavar=words("metavar-address"), help=words("flag-database")),
    )
