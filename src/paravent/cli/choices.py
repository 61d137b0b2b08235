"""What somebody can type at the prompt: a choice, an act, or a command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import normalize

from paravent.core.mistakes import Mistake
from paravent.text.words import GameWords, Words

COMMANDS = ("help", "why", "undo", "hint", "save", "log", "rules", "quit")


def choice_keys(offers: Sequence[str]) -> list[str]:
    """What to type for each offer: numbers from 1.

    Where the acts themselves speak of numbers these are the keys, so that nobody types 3 and
    bids 2: `bid 7` is 7, `bid reset` 0, `add 3 on 5` is 3/5.

    >>> choice_keys(["pick peasant", "pick dragon"])
    ['1', '2']
    >>> choice_keys(["bid reset", "bid 3", "add 7 on 4"])
    ['0', '3', '7/4']
    >>> choice_keys(["add reset on 4", "add 7 on 4"])
    ['0', '7']
    """
    things = [act.split()[1:] for act in offers]
    links = {word for thing in things for word in thing[1:2] if len(thing) == 3}
    parts = [[word for word in thing if word not in links] for thing in things]
    if len({tuple(part[1:]) for part in parts}) == 1:
        parts = [part[:1] for part in parts]
    words = {word for part in parts for word in part if not word.isdigit()}
    keys = ["/".join(word if word.isdigit() else "0" for word in part) or "0" for part in parts]
    numeric = any(word.isdigit() for part in parts for word in part)
    if numeric and len(words) <= 1 and len(set(keys)) == len(keys):
        return keys
    return [str(number) for number in range(1, len(offers) + 1)]


def command_names(words: Words) -> dict[str, str]:
    """Every command under its English name and under the one of the language."""
    names = {command: command for command in COMMANDS}
    names |= {words(f"command-{command}"): command for command in COMMANDS}
    return names | {"?": "help"}


def understand(line: str, offers: Sequence[str], words: GameWords) -> tuple[str, str]:
    """A line as a command and its rest; an act, legal now or not, is the rest of `act`.

    Raises a Mistake if it is neither.
    """
    tidy = " ".join(line.lower().split())
    if tidy in words.game.notation.actions:
        return "act", tidy
    if printed := [act for act in offers if spelled(words.act(act)) == spelled(line)]:
        return "act", printed[0]
    return find_command(line, words.words) or ("act", find_act(line, offers, words))


def find_command(line: str, words: Words) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line."""
    if line.startswith("?"):
        return "help", line[1:].strip()
    first, _, rest = line.partition(" ")
    names = command_names(words)
    found = {names[name] for name in names if name == first.lower()}
    if not found and len(first) > 1 and first.isalpha():
        found = {names[name] for name in names if name.startswith(first.lower())}
    return (found.pop(), rest.strip()) if len(found) == 1 else None


def find_act(text: str, offers: Sequence[str], words: GameWords) -> str:
    """The act that a text means: a key, an act, or what is printed for it.

    The beginnings of words are enough as long as they fit one offer only.
    """
    keys, notation = choice_keys(offers), words.game.notation
    tidy = " ".join(text.lower().split())
    if tidy in keys:
        return offers[keys.index(tidy)]
    if tidy in notation.actions:
        return tidy
    if tidy.replace("/", "").isdigit():
        return act_of_number(tidy, offers, keys, words)
    typed = tidy.split()
    found = [act for act in offers if begins(typed, act.split())]
    found = found or meant(text, offers, words)
    if len(found) > 1:
        raise Mistake("ambiguous-act", act=text, known=", ".join(map(words.act, found)))
    # What is not on offer can be meant too: its refusal says why.
    found = found or meant(text, (act for act in notation.acts if words.can_say(act)), words)[:1]
    if not found:
        raise Mistake("unknown-act", act=text)
    return found[0]


def meant(text: str, acts: Iterable[str], words: GameWords) -> list[str]:
    """The acts whose phrase is the text, else those in which all its words begin words in order."""
    typed = spelled(text).split()
    phrases = {act: spelled(words.act(act)).split() for act in acts}
    same = [act for act, phrase in phrases.items() if phrase == typed]
    return same or [act for act, phrase in phrases.items() if runs_through(typed, phrase)]


def spelled(text: str) -> str:
    """Letters and digits alone: no accents, capitals or signs.

    >>> spelled("Bâtir : l’Autel du Ciel")
    'batir l autel du ciel'
    """
    bare = normalize("NFKD", text.lower().replace("’", " ")).encode("ascii", "ignore").decode()
    return " ".join(re.findall(r"[a-z0-9]+", bare))


def runs_through(typed: Sequence[str], phrase: Sequence[str]) -> bool:
    """Whether every word typed begins a word of the phrase, in the same order."""
    rest = iter(phrase)
    return bool(typed) and all(any(whole.startswith(word) for whole in rest) for word in typed)


def act_of_number(number: str, offers: Sequence[str], keys: Sequence[str], words: GameWords) -> str:
    """The act with this number that is not on offer, so that its refusal can say why."""
    for verb in dict.fromkeys(act.split()[0] for act in offers):
        if (act := f"{verb} {number}") in words.game.notation.actions:
            return act
    raise Mistake("no-choice", number=number, known=", ".join(keys))


def begins(words: Sequence[str], act: Sequence[str]) -> bool:
    """Whether every word is the beginning of the act's word in its place."""
    return 0 < len(words) <= len(act) and all(
        whole.startswith(word) for word, whole in zip(words, act, strict=False)
    )
