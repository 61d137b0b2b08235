"""The log: a game as a text file, header tags first, then one act a line.

    Paravent-Log: 1
    Game: lanterns
    ...

    - show golden
    0 bid 5

The first word of a line is the seat, `-` for chance. `#` begins a comment.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from paravent.core import options
from paravent.core.dealer import Redeal
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, MAX_SEATS
from paravent.core.options import Choices

FORMAT = "1"
REQUIRED = ("Paravent-Log", "Game", "Rules", "Players")
KNOWN = (
    *REQUIRED,
    *("Options", "Components", "Seats", "Commitment", "Seed", "Redealt", "Acts", "Result"),
)
SEATS = tuple(map(str, range(MAX_SEATS)))


@dataclass
class Log:
    """What it takes to play a game again."""

    game: str
    rules: int
    players: int
    options: Choices = field(default_factory=dict)
    components: str = ""  # digest of an owner's tables; empty for the game's own
    seats: list[str] = field(default_factory=list)
    commitment: str = ""
    seed: str = ""
    redeals: list[Redeal] = field(default_factory=list)
    result: list[int] = field(default_factory=list)  # final scores; empty while it runs
    acts: list[tuple[int, str]] = field(default_factory=list)

    def text(self) -> str:
        """The log as a file."""
        tags = {
            "Paravent-Log": FORMAT,
            "Game": self.game,
            "Rules": str(self.rules),
            "Players": str(self.players),
            "Options": options.written(self.options),
            "Components": self.components,
            "Seats": ", ".join(self.seats),
            "Commitment": self.commitment,
            "Seed": self.seed,
            "Redealt": ", ".join(f"{first} {draw}" for first, draw in self.redeals),
            "Acts": str(len(self.acts)),
            "Result": " ".join(map(str, self.result)),
        }
        header = [f"{name}: {value}" for name, value in tags.items() if value]
        body = [f"{'-' if seat == CHANCE else seat} {act}" for seat, act in self.acts]
        return "\n".join([*header, "", *body]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Log:
        """Read a log; a Mistake names the line that is wrong."""
        if not text.startswith("Paravent-Log:"):
            raise Mistake("not-a-log")
        header, blank_line, body = text.partition("\n\n")
        tags = _tags(header)
        if not blank_line:
            raise Mistake("log-truncated", expected=tags.get("Acts", "?"), found=0)
        if tags["Paravent-Log"] != FORMAT:
            raise Mistake("log-format", found=tags["Paravent-Log"], known=FORMAT)
        log = cls(
            game=tags["Game"],
            rules=_number("Rules", tags["Rules"], least=1),
            players=_number("Players", tags["Players"], least=1),
            options=options.parse(tags.get("Options", "")),
            components=tags.get("Components", ""),
            seats=[name.strip() for name in tags.get("Seats", "").split(",") if name.strip()],
            commitment=tags.get("Commitment", ""),
            seed=tags.get("Seed", ""),
            redeals=_redeals(tags.get("Redealt", "")),
            result=[_number("Result", word) for word in tags.get("Result", "").split()],
        )
        log.acts = _acts(body, first_line=header.count("\n") + 3)
        if "Acts" in tags and _number("Acts", tags["Acts"]) != len(log.acts):
            raise Mistake("log-truncated", expected=tags["Acts"], found=len(log.acts))
        return log


def _redeals(text: str) -> list[Redeal]:
    """Deals and draws both grow from one pair to the next; the first draw is number 0."""
    found, before = [], (-1, 0)
    for pair in text.split(",") if text else ():
        words = pair.split()
        if len(words) != 2:
            raise Mistake("log-number", tag="Redealt", value=pair.strip())
        first, draw = (_number("Redealt", word) for word in words)
        if first <= before[0] or draw <= before[1]:
            raise Mistake("log-number", tag="Redealt", value=pair.strip())
        found.append((first, draw))
        before = first, draw
    return found


def _tags(header: str) -> dict[str, str]:
    tags: dict[str, str] = {}
    for number, line in enumerate(header.splitlines(), 1):
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon or name not in KNOWN or name in tags:
            raise Mistake("log-line", line=number, text=line)
        tags[name] = value.strip()
    for name in REQUIRED:
        if name not in tags:
            raise Mistake("log-tag-missing", tag=name)
    return tags


def _acts(body: str, first_line: int) -> list[tuple[int, str]]:
    acts = []
    for number, line in enumerate(body.splitlines(), first_line):
        bare = line.partition("#")[0].strip()
        if not bare:
            continue
        seat, _, act = bare.partition(" ")
        if not act or (seat != "-" and seat not in SEATS):
            raise Mistake("log-line", line=number, text=line)
        acts.append((CHANCE if seat == "-" else int(seat), act.strip()))
    return acts


def _number(tag: str, word: str, least: int | None = None) -> int:
    try:
        number = int(word)
    except ValueError as error:
        raise Mistake("log-number", tag=tag, value=word) from error
    if least is not None and number < least:
        raise Mistake("log-number", tag=tag, value=word)
    return number


def tidy_name(name: str) -> str:
    """A seat's name as the line `Seats` can carry it: no commas, no breaks."""
    return " ".join(name.replace(",", " ").split())
