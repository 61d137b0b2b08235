"""A page for proof-reading: every sentence of both languages once, side by side, with real values.

    PYTHONPATH=src python -m tools.sentences sentences.html

What games say comes from games played at random: acts, events, refusals. The messages of pages,
server and terminal get sample values, one of each kind that they tell apart.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from paravent.text.words import (
    FUNCTIONS,
    LANGUAGES,
    GameWords,
    Speech,
    Words,
    game_files,
    shared_files,
)

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Ana", "Éléonore", "Lin", "Bo", "Wei"]
GAMES = 2  # of each game, at random
SHAPES = 4  # ways in which one message is shown
ASKED = 8  # acts that are asked about at a decision
PEOPLE = ["name", "who", "other", "winner", "victim", "ahead", "one", "head", "attacker", "rival"]
OTHERS = ["by", "last", "next", "partner", "theirs"]
SAMPLES = {
    **dict.fromkeys(PEOPLE, "Ana"),
    **dict.fromkeys(OTHERS, "Éléonore"),
    **dict.fromkeys(["names", "winners", "others"], "Ana, Bo"),
    "address": "a@b.org",
    "created": "1.2.",
    "game": "Yongle",
    "number": "Q7",
    "path": "partie.log",
    "rule": "R4.2",
    "seed": "c0ffee",
    "seen": "3.4.",
    "site": "play.example",
    "time": "2:05",
}
CATEGORIES = {"zero": 0, "one": 1, "few": 2, "many": 1_000_000, "other": 5}
WORDINGS = 12  # of which only those that differ are shown
NUMBER = re.compile(r"\d+")
Row = tuple[str, list[str]]


def played(game: Game, seed: int) -> Play:
    """A game at random; the number of players follows from the seed."""
    players = game.fewest + seed % (game.most - game.fewest + 1)
    play, rng = Play(game, players, dealer=Dealer.from_text(f"read {seed}")), Rng(seed + 1)
    while not play.over:
        seat = play.position.actors()[0]
        offers = play.offers(seat)
        play.submit(seat, play.acts, offers[rng.below(len(offers))])
    return play


def of_game(game: Game) -> Iterator[Row]:
    """Prompts, acts, events and refusals, each kind once from every point of view."""
    spoken = [Words(lang).of_game(game) for lang in LANGUAGES]

    def row(name: str, say: str, *details: object) -> Row:
        return name, [str(getattr(words, say)(*details)) for words in spoken]

    yield "title", [words.title for words in spoken]
    yield "blurb", [words.blurb for words in spoken]
    for phase in game.phases:
        if any(words.has(f"prompt-{phase}") for words in spoken):
            yield row(f"prompt-{phase}", "prompt", phase)
            yield row(f"prompt-{phase}.more", "prompt", phase, "more")
        yield row(f"phase-{phase}", "phase", phase)
        yield row(f"phase-{phase}.now", "phase", phase, "now")
    for act in game.notation.acts:
        if spoken[0].can_say(act):
            yield row(f"act {NUMBER.sub('0', act)}", "act", act)
    yield from named(game, spoken)
    for option in game.options:
        yield row(f"option-{option.name}", "option", option.name)
        for value in option.all_values():
            yield row(f"option-{option.name}-{value}", "option_value", option.name, value)
    for tally in game.tallies(game.start(game.fewest))[0]:
        yield row(f"tally-{tally}", "tally", tally)
    for seed in range(GAMES):
        yield from told(game, played(game, seed), spoken)


def named(game: Game, spoken: list[GameWords]) -> Iterator[Row]:
    """Nouns, verbs and parts in all their forms, those of one word in one row."""
    prefixes = ("noun-", "verb-", "part-")
    for message, forms in messages_of(game_files(game, "en")):
        if message.startswith(prefixes):
            yield (
                message,
                [" · ".join(words.say(message, {}, form) for form in forms) for words in spoken],
            )


def told(game: Game, play: Play, spoken: list[GameWords]) -> Iterator[Row]:
    """The story of a game as two seats read it, and why some acts were refused in it."""
    names, log = NAMES[: play.setup.players], play.log(reveal=True)
    for me in (0, 1):
        rest = iter(play.happenings(me))
        for entry in play.history:
            happenings = list(islice(rest, len(entry.events)))
            for one in happenings:
                yield f"event-{one['event']}", [words.event(one, names, me) for words in spoken]
            if len(happenings) > 1:
                stories = [" ".join(words.story(happenings, names, me)) for words in spoken]
                yield f"story of {happenings[0]['event']}", stories
    rng = Rng(play.acts)
    for stop in range(0, play.acts, max(1, play.acts // ASKED)):
        then = Play.replay(log, stop=stop)
        for _ in range(ASKED):
            action = rng.below(len(game.notation.acts))
            reason = then.why_not(0, action)
            if reason is not None:
                yield f"reason-{reason.code}", [words.reason(reason, names) for words in spoken]


def shared() -> Iterator[Row]:
    """Messages of no game."""
    for english, french in zip(*map(shared_files, LANGUAGES), strict=True):
        yield from worded(english, french)


def pages() -> Iterator[Row]:
    """The messages of the pages."""
    for english in sorted((ROOT / "client/src").rglob("*en.ftl")):
        yield from worded(english, english.with_name(english.name.replace("en.ftl", "fr.ftl")))


def worded(*files: Path) -> Iterator[Row]:
    """Messages in both languages, with values of all that they tell apart."""
    spoken = [Speech(lang, [path], FUNCTIONS) for lang, path in zip(LANGUAGES, files, strict=True)]
    told = Told()
    for path in files:
        told.visit(FluentParser(with_spans=False).parse(path.read_text("utf-8")))
    for message, forms in messages_of(files[:1]):
        known = told.apart[message]
        for values in islice(product(*known.values()), WORDINGS):
            details = dict(zip(known, values, strict=True))
            for form in forms:
                name = f"{message}.{form}" if form else message
                yield name, [words.say(message, details, form) or "" for words in spoken]


class Told(Visitor):
    """What messages tell apart: of each of their variables the values that make a difference."""

    def __init__(self) -> None:
        self.apart: dict[str, dict[str, list[object]]] = {}
        self._known: dict[str, list[object]] = {}

    def visit_Message(self, node: ast.Message) -> None:
        self._known = self.apart.setdefault(node.id.name, {})
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        inner = Told()
        inner.visit(node.selector)
        keys = [
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            for one in node.variants
        ]
        values = [CATEGORIES.get(key, int(key) if key.isdigit() else key) for key in keys]
        for name in inner._known:
            self._known[name] = [*dict.fromkeys([*values, *self._known.get(name, [])])]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._known.setdefault(node.id.name, [SAMPLES.get(node.id.name, 2)])


def messages_of(paths: Iterable[Path]) -> Iterator[tuple[str, list[str]]]:
    """The messages of some files, each with its forms; the message itself has no name."""
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                plain = [""] if entry.value else []
                yield entry.id.name, plain + [one.id.name for one in entry.attributes]


def table(title: str, rows: Iterator[Row]) -> str:
    seen: dict[str, set[str]] = {}
    lines = [f"<h2>{html.escape(title)}</h2><table>"]
    for name, texts in rows:
        shape = NUMBER.sub("0", " ".join(texts))
        known = seen.setdefault(name, set())
        if shape in known or len(known) >= SHAPES:
            continue
        known.add(shape)
        cells = "".join(f"<td>{html.escape(text)}</td>" for text in texts)
        lines.append(f"<tr><th>{html.escape(name)}</th>{cells}</tr>")
    return "\n".join([*lines, "</table>"])


def main() -> None:
    parts = [table(game.key, of_game(game)) for game in all_games().values()]
    parts += [table("shared", shared()), table("pages", pages())]
    style = "<style>td{vertical-align:top;width:40%;border-bottom:1px solid #ccc}</style>"
    page = f'<!doctype html><meta charset="utf-8">{style}' + "\n".join(parts)
    Path(sys.argv[1] if sys.argv[1:] else "sentences.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
