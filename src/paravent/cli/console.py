"""The terminal: what can be written on it, and what people type into it."""

from __future__ import annotations

import codecs
import contextlib
import io
import re
import sys
import unicodedata

import rich._wrap
from rich.console import Console

LETTERS = str.maketrans(
    {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "·": "-", "›": ">", "…": "..."}
    | {"½": "1/2", "œ": "oe", "Œ": "OE", "→": "->", "•": "-", "\u00a0": " "}
)

# Lines never break at a no-break space, as before a French colon; rich takes it for any other.
rich._wrap.re_word = re.compile(r"[^\S\u00a0]*[\S\u00a0]+[^\S\u00a0]*")


def make_console(*, errors: bool = False) -> Console:
    """A console for standard output, or for error messages.

    Colours are left out by themselves where NO_COLOR is set or nobody looks; letters that the
    terminal cannot write become similar ones.
    """
    stream = sys.stderr if errors else sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="paravent")
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)


def similar_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal without Unicode gets: letters without accents, straight quotes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(LETTERS)
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return bare or "?", error.end


codecs.register_error("paravent", similar_letters)


def is_ascii(console: Console) -> bool:
    return not console.encoding.lower().startswith("utf")


def read_line(prompt: str) -> str:
    """One line from the keyboard; EOFError when there is no more."""
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history in input)
        return input(prompt).strip()
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    sys.stdout.write("\n")
    return line.strip()
