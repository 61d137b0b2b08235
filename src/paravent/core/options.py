"""Options: the variants of a game that a table chooses before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paravent.core.mistakes import Mistake

Choices = dict[str, str]  # option name -> value


@dataclass(frozen=True)
class Option:
    """One variant. `values` lists, by number of players, what may be chosen, default first."""

    name: str
    values: Mapping[int, tuple[str, ...]]

    def all_values(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(value for row in self.values.values() for value in row))


def complete(options: tuple[Option, ...], players: int, chosen: Choices) -> Choices:
    """The chosen values with defaults for the rest; a Mistake if one is unknown or impossible."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise Mistake("unknown-option", option=name, known=", ".join(known) or "-")
    full = {}
    for option in options:
        possible = option.values[players]
        value = chosen.get(option.name, possible[0])
        if value not in option.all_values():
            listed = ", ".join(option.all_values())
            raise Mistake("unknown-value", option=option.name, value=value, known=listed)
        if value not in possible:
            raise Mistake(
                "impossible-value",
                option=option.name,
                value=value,
                players=players,
                possible=", ".join(possible),
            )
        full[option.name] = value
    return full


def parse(text: str) -> Choices:
    """Options as people write them: `bids=2 map=north`, separated by blanks or commas."""
    chosen: Choices = {}
    for part in text.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise Mistake("malformed-option", text=part)
        if name in chosen:
            raise Mistake("double-option", option=name)
        chosen[name] = value
    return chosen


def written(chosen: Choices) -> str:
    return " ".join(f"{name}={value}" for name, value in chosen.items())
