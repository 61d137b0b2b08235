"""The terminal: what can be written on it, and what people type into it."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console


def make_console(*, errors: bool = False) -> Console:
    """A console for standard output, or for error messages.

    Colours are left out by themselves where NO_COLOR is set or nobody looks; characters that
    the terminal cannot write are replaced rather than fatal.
    """
    for stream in (sys.stdin, sys.stderr if errors else sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)


def is_ascii(console: Console) -> bool:
    return not console.encoding.lower().startswith("utf")


def read_line(prompt: str) -> str:
    """One line from the keyboard; EOFError when there is no more."""
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
