"""Words: every sentence that people read, from Fluent files in their language.

Shared messages stand in `<lang>/*.ftl` beside this file, a game's own in its folder as
`text/messages.<lang>.ftl`, in parts `text/messages.<lang>.<part>.ftl` where there are many. A
message that is missing falls back to English, then to its id between ⟦ ⟧, which the tests look
for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from paravent.core.events import Happening
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.why import Reason

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, else French for a French locale, else English."""
    if asked is not None:
        language = asked.strip().lower()[:2]
        if language not in LANGUAGES:
            raise Mistake("unknown-language", lang=asked, known=", ".join(LANGUAGES))
        return language
    locale = next(filter(None, map(environment.get, LOCALE_VARIABLES)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def shared_files(lang: str) -> list[Path]:
    return sorted((FOLDER / lang).glob("*.ftl"))


def game_files(game: Game, lang: str) -> list[Path]:
    return sorted((game.folder / "text").glob(f"messages.{lang}.*ftl"))


@cache
def resource(path: Path) -> ast.Resource:
    """A file of messages, read once."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Speech:
    """Messages of one language from some files."""

    def __init__(self, lang: str, files: Iterable[Path], functions: Mapping[str, Any]) -> None:
        self.bundle = FluentBundle([lang], dict(functions), use_isolating=False)
        for path in files:
            self.bundle.add_resource(resource(path))

    def say(self, message: str, details: Mapping[str, object], form: str = "") -> str | None:
        """A message, or the attribute of it that `form` names; None if there is none."""
        pattern = self._pattern(message, form)
        if pattern is None:
            return None
        text, _ = self.bundle.format_pattern(pattern, dict(details))
        return str(text)

    def has(self, message: str, form: str = "") -> bool:
        return self._pattern(message, form) is not None

    def _pattern(self, message: str, form: str) -> Pattern | None:
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(form) if form else found.value


class Words:
    """The shared messages: `words("prompt-pass", name="Ana")`."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._speech = Speech(lang, shared_files(lang), FUNCTIONS)

    def __call__(self, message: str, /, **details: object) -> str:
        return self.say(message, details)

    def say(self, message: str, details: Mapping[str, object], form: str = "") -> str:
        return self._find(message, plain(details), form) or missing(message, form)

    def has(self, message: str, form: str = "") -> bool:
        english = self.lang != "en" and shared_english().has(message, form)
        return self._speech.has(message, form) or english

    def mistake(self, mistake: Mistake) -> str:
        """What somebody got wrong, in one sentence."""
        return self.say(f"mistake-{mistake.code}", mistake.details)

    def listed(self, things: Iterable[str]) -> str:
        """Ana, Bo and Cai."""
        *head, last = [*things] or [""]
        return self("list-and", head=", ".join(head), last=last) if head else last

    def of_game(self, game: Game) -> GameWords:
        return GameWords(self, game)

    def _find(self, message: str, details: Mapping[str, object], form: str) -> str | None:
        found = self._speech.say(message, details, form)
        if found is None and self.lang != "en":
            return shared_english().say(message, details, form)
        return found


@cache
def shared_english() -> Speech:
    return Speech("en", shared_files("en"), FUNCTIONS)


class GameWords:
    """The messages of one game.

    Its file can use functions: NOUN($kind, form: "the") looks up the attribute `the` of the
    message `noun-<kind>`, PHASE and VERB do the same with `phase-` and `verb-`. A word without a
    message, such as the number of a card, stands for itself. DE($name) is for French, in any file.
    """

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game
        self.lang = words.lang
        self._speech = self._speak(words.lang)

    def __call__(self, message: str, /, **details: object) -> str:
        return self.say(message, details)

    def say(self, message: str, details: Mapping[str, object], form: str = "") -> str:
        """A message of the game, else one of the shared messages."""
        found = self._find(message, plain(details), form)
        return self.words.say(message, details, form) if found is None else found

    def has(self, message: str, form: str = "") -> bool:
        return self._speech.has(message, form)

    @property
    def title(self) -> str:
        return self("title")

    @property
    def blurb(self) -> str:
        return self("blurb")

    def noun(self, word: str, form: str = "") -> str:
        found = self._find(f"noun-{word}", {}, form)
        return word if found is None else found

    def phase(self, phase: str, form: str = "") -> str:
        return self.say(f"phase-{phase}", {}, form)

    def prompt(self, phase: str, form: str = "") -> str:
        """What an actor is asked in a phase; with the form `more`, explained."""
        return self.say(f"prompt-{phase}", {}, form)

    def option(self, name: str) -> str:
        return self(f"option-{name}")

    def option_value(self, name: str, value: str) -> str:
        return self(f"option-{name}-{value}")

    def tally(self, row: str) -> str:
        return self(f"tally-{row}")

    def part(self, name: str) -> str:
        """A part of what a position is worth, as an evaluation names it."""
        return self(f"part-{name}")

    def act(self, act: str) -> str:
        """An act as a person would say it.

        Its message `act-<verb>` knows the rest as $thing, and word by word as $first, $second
        and $third.
        """
        verb, _, thing = act.partition(" ")
        ordinals = zip(("first", "second", "third", "fourth"), thing.split(), strict=False)
        return self.say(f"act-{verb}", {"thing": thing, **dict(ordinals)})

    def can_say(self, act: str) -> bool:
        """Whether there is a phrase for an act; deals have none."""
        return self.has(f"act-{act.partition(' ')[0]}")

    def rule(self, act: str) -> str:
        """The paragraph that an act rests on."""
        return self.say(f"act-{act.partition(' ')[0]}", {}, "rule")

    def event(self, happening: Happening, names: Sequence[str], me: int | None = None) -> str:
        """One happening as a sentence, for the reader in the seat `me`."""
        return self._event(happening, names, me, "hidden" if self._is_hidden(happening) else "")

    def story(
        self, happenings: Sequence[Happening], names: Sequence[str], me: int | None = None
    ) -> list[str]:
        """What happened, in sentences.

        Events of one kind in a row become one sentence where the message has `many` and `item`,
        those of one seat where it has `each` and `item`, what is hidden of one seat where it has
        `hidden-some`; sealed choices are left out once they have been revealed, and so is what
        a message leaves empty, for whoever reads the other half of it.
        """
        told = self._without_stale_seals(happenings)
        sentences: list[str] = []
        for (event, many, _), run in groupby(told, self._kin):
            together = list(run)
            hidden = many == "hidden-many"
            item = "hidden-item" if hidden else "item"
            items = [self._event(one, names, me, item) for one in together]
            unlike = list(dict.fromkeys(items))
            if len(unlike if hidden else items) > 1 and self.has(f"event-{event}", many):
                details = self._details(together[0], names, me)
                details |= {"items": ", ".join(items), "listed": self.words.listed(unlike)}
                sentences.append(self.say(f"event-{event}", details, many))
            elif hidden and len(items) > 1 and self.has(f"event-{event}", "hidden-some"):
                details = self._details(together[0], names, me) | {"count": len(items)}
                sentences.append(self.say(f"event-{event}", details, "hidden-some"))
            else:
                sentences += filter(None, (self.event(one, names, me) for one in together))
        return sentences

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Why an act is refused, in one sentence; the rule is not named in it."""
        details = dict(reason.details)
        message = f"reason-{reason.code}"
        for name, value in reason.details.items():
            if isinstance(value, list):
                details[name] = self.words.listed(names[seat] for seat in value)
            elif isinstance(value, dict):
                items = [{"thing": thing, "count": count} for thing, count in value.items()]
                details[name] = self.words.listed(self.say(message, one, "item") for one in items)
        return self.say(message, details)

    def _kin(self, happening: Happening) -> tuple[str, str, object]:
        """What is alike in happenings that are told together; second, the form that tells them."""
        event = happening["event"]
        if self._is_hidden(happening):
            return event, "hidden-many", None
        if self.has(f"event-{event}", "each"):
            return event, "each", happening.get("seat")
        return event, "many", None

    def _without_stale_seals(self, happenings: Sequence[Happening]) -> list[Happening]:
        """Leave out what was sealed if a later event of the same seat reveals the same."""
        kinds = {kind.name: kind for kind in self.game.events.kinds}
        revealed: dict[object, list[Happening]] = {}
        kept = []
        for happening in reversed(happenings):
            kind = kinds[happening["event"]]
            later = revealed.setdefault(happening.get("seat"), [])
            if not kind.sealed or not any(tells(one, happening, kind.sealed) for one in later):
                kept.append(happening)
            if kind.reveals:
                later.append(happening)
        return kept[::-1]

    def _event(self, happening: Happening, names: Sequence[str], me: int | None, form: str) -> str:
        details = self._details(happening, names, me)
        return self.say(f"event-{happening['event']}", details, form)

    def _details(
        self, happening: Happening, names: Sequence[str], me: int | None
    ) -> dict[str, object]:
        """The fields, the names of the seats in them, and which one is the reader's own."""
        details: dict[str, object] = {"you": "no"}
        for field, value in happening.items():
            details[field] = value
            if isinstance(value, int):
                inside = 0 <= value < len(names)
                details[f"{field}-name"] = names[value] if inside else ""
                if value == me and details["you"] == "no":
                    details["you"] = field
        return details

    def _is_hidden(self, happening: Happening) -> bool:
        kind = self.game.events.kinds[self.game.events.number(happening["event"])]
        return any(field not in happening for field in kind.sealed)

    def _find(self, message: str, details: Mapping[str, object], form: str) -> str | None:
        found = self._speech.say(message, details, form)
        if found is None and self.lang != "en":
            return self._english.say(message, details, form)
        return found

    @cached_property
    def _english(self) -> Speech:
        return self._speak("en")

    def _speak(self, lang: str) -> Speech:
        def look_up(prefix: str) -> Callable[..., str]:
            def word(value: object, form: str = "") -> str:
                found = speech.say(f"{prefix}-{value}", {}, form)
                return str(value) if found is None else found

            return word

        functions = {name: look_up(name.lower()) for name in ("NOUN", "PHASE", "VERB")}
        speech = Speech(lang, game_files(self.game, lang), {**functions, **FUNCTIONS})
        return speech


def french_of(name: object) -> str:
    """De Lin, d’Ana."""
    first = normalize("NFD", str(name))[:1].lower()
    return f"d’{name}" if first in {*"aeiou"} else f"de {name}"


FUNCTIONS: Mapping[str, Callable[..., str]] = {"DE": french_of}


def tells(later: Happening, happening: Happening, sealed: Iterable[str]) -> bool:
    """Whether a later event shows the sealed fields, with the values that they had if known."""
    return all(
        field in later and later[field] == happening.get(field, later[field]) for field in sealed
    )


def plain(details: Mapping[str, object]) -> dict[str, object]:
    """Fluent knows texts and numbers; anything else is written out."""
    return {name: fluent_value(value) for name, value in details.items()}


def fluent_value(value: object) -> object:
    known = isinstance(value, str | int | float) and not isinstance(value, bool)
    return value if known else str(value)


def missing(message: str, form: str) -> str:
    return f"⟦{message}.{form}⟧" if form else f"⟦{message}⟧"
