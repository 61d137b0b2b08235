"""Write docs/reference: for each game what learners need to know, from the code itself.

python tools/reference.py [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from made import settle

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from paravent.core.fields import fields_of  # noqa: E402
from paravent.core.game import Game  # noqa: E402
from paravent.core.observing.features import Feature, Part, Shown, Whose  # noqa: E402
from paravent.core.registry import all_games  # noqa: E402

PLACE = ROOT / "docs" / "reference"
HEAD = "<!-- Made by tools/reference.py; do not edit. -->\n"


def title(game: Game) -> str:
    return game.key.replace("_", " ").title()


def table(*rows: tuple[str, ...]) -> Iterator[str]:
    """The first row is the heading."""
    heading, *others = rows
    yield f"| {' | '.join(heading)} |"
    yield f"|{'---|' * len(heading)}"
    for row in others:
        yield f"| {' | '.join(row)} |"
    yield ""


def actions(game: Game) -> Iterator[str]:
    """Verbs with their numbers, as environments count them."""
    first = game.notation.first_act
    rows = [("verb", "whose", "actions", "example")]
    for verb, numbers in game.notation.verbs.items():
        dealt = numbers.start < first
        less = 0 if dealt else first
        told = f"{numbers.start - less}"
        if len(numbers) > 1:
            told += f" to {numbers.stop - 1 - less}"
        example = game.notation.text(numbers[len(numbers) // 2])
        rows.append((f"`{verb}`", "chance" if dealt else "players", told, f"`{example}`"))
    yield from table(*rows)


def events(game: Game) -> Iterator[str]:
    rows = [("event", "fields", "sealed")]
    for kind in game.events.kinds:
        sealed = ", ".join(f"`{name}`" for name in kind.sealed)
        rows.append((f"`{kind.name}`", ", ".join(f"`{name}`" for name in kind.fields), sealed))
    yield from table(*rows)


def seen_by(feature: Feature) -> str:
    """Who sees a feature, in a few words."""
    if feature.whose is Whose.MINE or feature.learnt:
        return "the observer"
    match feature.shown:
        case Shown.IF_OWNED:
            return "its owner"
        case Shown.IF_SET:
            return f"its owner; all once `{feature.key}` is set"
        case Shown.IN_PHASES:
            return f"its owner; all in {len(feature.phases)} of the phases"
        case Shown.IF_KNOWN:
            return f"those in `{feature.key}`"
        case Shown.IF_MINE:
            return f"whom `{feature.key}` names"
    return "all"


def axes(part: Part, most: int) -> str:
    """How its numbers are laid out."""
    told = []
    for words in part.feature.places(most):
        shown = [word for word in words if word]
        if len(shown) > 6:
            shown = [*shown[:3], "…", shown[-1]]
        if shown:
            told.append(" ".join(f"{word}" for word in shown))
    return " × ".join(told)


def observation(game: Game) -> Iterator[str]:
    kind: type = type(game.start(game.fewest))
    fields = fields_of(kind)
    rows = [("numbers", "feature", "told", "laid out by", "bounds", "seen by", "what it is")]
    for part in game.observation.parts:
        feature = part.feature
        last = part.stop - 1
        numbers = f"{part.start}" if last == part.start else f"{part.start}–{last}"
        rows.append(
            (
                numbers,
                f"`{feature.name}`",
                feature.form.value,
                axes(part, game.observation.most),
                f"{feature.low} to {feature.high}",
                seen_by(feature),
                fields[feature.source].said,
            )
        )
    yield from table(*rows)


def page(game: Game) -> str:
    first = game.notation.first_act
    lines = [
        HEAD,
        f"# {title(game)} for programs",
        "",
        f"`paravent.make({game.key!r})`, {game.fewest} to {game.most} players; rules version"
        f" {game.version}. No game has more than {game.longest:,} acts, nobody less than"
        f" {game.points[0]} or more than {game.points[1]:,} points. The rules are in"
        f" [rules.en.md](../../src/paravent/games/{game.key}/text/rules.en.md).",
        "",
        "## Options",
        "",
        *(
            table(
                ("option", "values by number of players"),
                *(
                    (
                        f"`{option.name}`",
                        "; ".join(f"{n}: {', '.join(row)}" for n, row in option.values.items()),
                    )
                    for option in game.options
                ),
            )
            if game.options
            else ["None.", ""]
        ),
        "## Actions",
        "",
        f"Environments number the players’ {len(game.notation) - first} actions from 0. In a"
        f" position each has {first} more, for chance has the first {first}.",
        "",
        *actions(game),
        "## Phases",
        "",
        ", ".join(f"`{phase}`" for phase in game.phases) + ".",
        "",
        "## Observation",
        "",
        f"{game.observation.size} numbers of 16 bits. Seats are told from the observer on: `me`,"
        " then `+1` and so on; with fewer players the last places are 0.",
        "",
        *observation(game),
        "## Events",
        "",
        "What `Play.happenings` tells; sealed fields are told to their owner alone.",
        "",
        *events(game),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    return settle({PLACE / f"{game.key}.md": page(game) for game in all_games().values()})


if __name__ == "__main__":
    sys.exit(main())
