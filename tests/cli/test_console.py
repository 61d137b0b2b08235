"""Terminals that cannot write everything."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console
from rich.text import Text

from paravent.cli.console import is_ascii, make_console, read_line


def test_letters_become_similar_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    console = make_console()
    assert is_ascii(console)
    console.print("«\u00a0Héritier\u00a0» – l’œuvre ½ … ✪")
    sys.stdout.flush()
    assert written.getvalue() == b'" Heritier " - l\'oeuvre 1/2 ... ?\n'


def test_a_terminal_with_unicode_keeps_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="utf-8"))
    console = make_console()
    assert not is_ascii(console)
    console.print("« Héritier »")
    sys.stdout.flush()
    assert written.getvalue().decode() == "« Héritier »\n"


def test_keys_that_are_no_text_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = io.BytesIO(b"bid \xff\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(typed, encoding="utf-8"))
    assert read_line("> ") == "bid \ufffd"
    with pytest.raises(EOFError):
        read_line("> ")


def test_lines_never_break_before_a_french_sign() -> None:
    lines = Text("Revenu des Marchés\u00a0: Wei gagne, «\u00a0ou pas\u00a0»").wrap(Console(), 19)
    assert [str(line).strip() for line in lines] == [
        "Revenu des",
        "Marchés\u00a0: Wei",
        "gagne, «\u00a0ou pas\u00a0»",
    ]
