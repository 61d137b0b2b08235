"""Nicknames: which can be one, and which look so much alike that they could be taken for another.

The rule is the nickname profile of PRECIS (RFC 8266), and more: a name must be seen, must not pile
marks upon a letter, and has letters of one alphabet that look like those of no other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from precis_i18n import get_profile

from paravent.core.mistakes import Mistake

LONGEST_NAME = 24
NICKNAME = get_profile("NicknameCasePreserved")
BLANK = "\u2800\U0001d159"  # letters without ink that PRECIS allows
MARKS_TOGETHER = 2  # as many as any living script puts upon one letter
# Alphabets whose letters look alike: a name may use one of them.
ALIKE = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
SEEN_AS = str.maketrans(
    {
        **dict(zip("авсԁеһіјкӏмнопԛрѕтуԝхзьѵгү", "abcdehijklmhonqpstywx3bvry", strict=True)),
        **dict(zip("αβγεηικμνορστυχωϲϳ", "abyenikuvopotuxwcj", strict=True)),
        **dict(zip("օսոցհզյ", "ounghqj", strict=True)),
        # Phonetic letters, which are Latin too.
        **dict(zip("ɑɡɩɪȷʙɢʜʟɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱħŧ", "agiijbghlnryacdejkmoptuvwzsht", strict=True)),
        **dict(zip("01|5$", "ollss", strict=True)),
        "ı": "i",
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ß": "b",
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
    if "," in tidy or any(blank in tidy for blank in BLANK):
        raise Mistake("name-letters")
    if any(unicodedata.category(letter) == "Me" for letter in tidy):
        raise Mistake("name-letters")
    kinds = "".join(unicodedata.category(letter)[0] for letter in tidy)
    if not re.search("[LNPS]", kinds) or re.search("^M|ZM|M" + "M" * MARKS_TOGETHER, kinds):
        raise Mistake("name-letters")
    if len(ALIKE & {alphabet(letter) for letter in tidy}) > 1:
        raise Mistake("name-mixed")
    return tidy


def neutral(number: int) -> str:
    """Nomen nescio, in any language; no two at a table are the same."""
    return f"N. N. {number + 1}"


def alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    seen = "".join(letter for letter in apart if not overlooked(letter)).translate(SEEN_AS)
    for letters, letter in FOLDED:
        seen = seen.replace(letters, letter)
    return seen or apart


def overlooked(letter: str) -> bool:
    """An accent, or what stands between words; the marks of other scripts are vowels."""
    kind = unicodedata.category(letter)[0]
    return kind in "PZ" or (kind == "M" and alphabet(letter) == "COMBINING")


def check_unlike(name: str, others: Iterable[str]) -> None:
    """A Mistake if a name could be taken for one of the others at its table."""
    seen = skeleton(name)
    for other in others:
        if other and skeleton(other) == seen:
            raise Mistake("name-taken", name=other)
