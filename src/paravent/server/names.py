"""Nicknames: which can be one, and which look so much alike that they could be taken for another.

The rule is the nickname profile of PRECIS (RFC 8266), and more: a name must be seen, must not pile
marks upon a letter, and is written in one script, or in those that stand together in East Asia, for
letters look like those of other scripts (UTS 39: highly restrictive).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from precis_i18n import get_profile

from paravent.core.mistakes import Mistake

LONGEST_NAME = 24
NICKNAME = get_profile("NicknameCasePreserved")
# What PRECIS allows: letters without ink, and some that are as wide as a table.
UNSEEMLY = "\u2800\u2d7f\U0001d159" + "\ufdfd\U00012219\U0001242b"
MARKS_TOGETHER = 2  # as many as any living script puts upon one letter
WRITTEN = ("L", "M", "Nd", "Nl")  # what belongs to a script
EVERYWHERE = {"COMBINING", "MODIFIER", "DIGIT", ""}
EAST = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
ALIAS = {"EXTENDED": "ARABIC"}  # the digits of Persian
LATIN = re.compile(r"LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL) (?:DOTLESS )?([A-Z])(?: WITH .*)?")
SEEN_AS = str.maketrans(
    {
        **dict(zip("авсԁеһіјкӏмнопԛрѕтуԝхзьѵгү", "abcdehijklmhonqpstywx3bvry", strict=True)),
        **dict(zip("αβγεηικμνορστυχωϲϳ", "abyenikuvopotuxwcj", strict=True)),
        **dict(zip("օսոցհզյ", "ounghqj", strict=True)),
        # Latin letters that are named after no other one.
        **dict(zip("ɑɐɡɩǀǃəɛɔᴎᴙþƿ", "aagilleecnrpp", strict=True)),
        **dict(zip("01|!5$", "olllss", strict=True)),
        "ß": "b",
        "〇": "o",
        "æ": "ae",
        "œ": "oe",
    }
)
FOLDED = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))


def tidy_name(name: str) -> str:
    """A nickname as it is shown; a Mistake if it cannot be one.

    Commas separate names in a log, and what cannot be seen could imitate another's name.
    """
    if not name.strip():
        raise Mistake("name-empty")
    try:
        tidy = str(NICKNAME.enforce(" ".join(name.split())))
    except UnicodeError as error:
        raise Mistake("name-letters") from error
    if len(tidy) > LONGEST_NAME:
        raise Mistake("name-long", most=LONGEST_NAME)
    if "," in tidy or any(letter in tidy for letter in UNSEEMLY):
        raise Mistake("name-letters")
    if any(unicodedata.category(letter) == "Me" for letter in tidy):
        raise Mistake("name-letters")
    kinds = "".join(unicodedata.category(letter)[0] for letter in tidy)
    if not re.search("[LNPS]", kinds) or re.search("^M|ZM|M" + "M" * MARKS_TOGETHER, kinds):
        raise Mistake("name-letters")
    found = {script(one) for one in tidy if unicodedata.category(one).startswith(WRITTEN)}
    found -= EVERYWHERE
    if len(found - EAST) > 1 or (found & EAST and found - EAST - {"LATIN"}):
        raise Mistake("name-mixed")
    return tidy


def script(letter: str) -> str:
    """The first word of its name, which for letters, their marks and digits is their script."""
    word = re.split("[ -]", unicodedata.name(letter, ""), maxsplit=1)[0]
    return ALIAS.get(word, word)


def plain(letter: str) -> str:
    """A Latin letter without hooks, strokes and the like, which are no marks of their own."""
    named = LATIN.fullmatch(unicodedata.name(letter, ""))
    return named[1].lower() if named else letter


def neutral(number: int) -> str:
    """Nomen nescio, in any language; no two at a table are the same."""
    return f"N. N. {number + 1}"


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    seen = "".join(plain(one) for one in apart if not overlooked(one)).translate(SEEN_AS)
    for letters, letter in FOLDED:
        seen = seen.replace(letters, letter)
    return seen or apart


def overlooked(letter: str) -> bool:
    """An accent, or what stands between words; the marks of other scripts are vowels."""
    kind = unicodedata.category(letter)
    if kind in ("Lm", "Sk"):
        return script(letter) in ("MODIFIER", "GRAVE", "CIRCUMFLEX")
    return kind[0] in "PZ" or (kind[0] == "M" and script(letter) == "COMBINING")


def check_unlike(name: str, others: Iterable[str]) -> None:
    """A Mistake if a name could be taken for one of the others at its table."""
    seen = skeleton(name)
    for other in others:
        if other and skeleton(other) == seen:
            raise Mistake("name-taken", name=other)
