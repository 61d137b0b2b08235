"""Options: the variants of a game that a table chooses before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from paravent.core.mistakes import Mistake

Choices = dict[str, str]  # option name -> value


@dataclass(frozen=True)
class Option:
    """One variant. `values` lists, by number of players, what may be chosen, default first.

    Instead of a listed value, just `pick` different words of `picks` may be chosen: `a+b+c`.
    """

    name: str
    values: Mapping[int, tuple[str, ...]]
    picks: tuple[str, ...] = ()
    pick: int = 0

    def all_values(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(value for row in self.values.values() for value in row))

    def picked(self, value: str) -> tuple[str, ...]:
        """The words that a value picks; none if it is a listed value."""
        return () if not self.pick or value in self.all_values() else tuple(value.split("+"))

    def check_pick(self, value: str) -> None:
        """A Mistake unless the value picks as many words as it should, all known and different."""
        words = self.picked(value)
        unknown = [word for word in words if word not in self.picks]
        if unknown:
            listed = ", ".join((*self.all_values(), *self.picks))
            raise Mistake("unknown-value", option=self.name, value=unknown[0], known=listed)
        if len(words) != self.pick or len(set(words)) != self.pick:
            example = "+".join(self.picks[: self.pick])
            raise Mistake("wrong-pick", option=self.name, pick=self.pick, example=example)


@dataclass(frozen=True)
class Exclusion:
    """Two values that do not go together, and the rule that says so."""

    option: str
    value: str
    other: str
    other_value: str
    rule: str

    def applies(self, chosen: Choices) -> bool:
        return chosen[self.option] == self.value and chosen[self.other] == self.other_value


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
        full[option.name] = value
        if option.picked(value):
            option.check_pick(value)
            continue
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
    return full


def check_together(exclusions: tuple[Exclusion, ...], chosen: Choices) -> None:
    """A Mistake if two of the values do not go together."""
    for exclusion in exclusions:
        if exclusion.applies(chosen):
            raise Mistake("excluded-values", **asdict(exclusion))


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
