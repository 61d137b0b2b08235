"""The rules text and the rulings of a game, by number.

Rules are chapters, `## R4 The bids`, of paragraphs, `**R4.1** Everybody lays a card`; rulings
stand under headings such as `### Q7 Passing on a pick`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from paravent.core.game import Game
from paravent.core.mistakes import Mistake

CHAPTER = re.compile(r"## (R\d+) (.+)")
PARAGRAPH = re.compile(r"\*\*(R\d+\.\d+)\*\* ")
RULING = re.compile(r"### (Q\d+) (.+)")
REMARK = re.compile(r"(status|touches|since): (.+)")
NUMBER = re.compile(r"[RQ]\d+(?:\.\d+)?")


@dataclass
class Chapter:
    """R4 and its paragraphs; each text is Markdown without its number."""

    number: str
    title: str
    paragraphs: dict[str, str] = field(default_factory=dict)


@dataclass
class Ruling:
    """Q7: a doubt, its decision and why; `remarks` are status, touches and since."""

    number: str
    title: str
    text: str = ""
    remarks: dict[str, str] = field(default_factory=dict)


@dataclass
class RulesText:
    """Rules and rulings in one language."""

    title: str
    chapters: dict[str, Chapter]
    rulings: dict[str, Ruling]

    @classmethod
    def of(cls, game: Game, lang: str) -> RulesText:
        return cls.parse(_file(game, "rules", lang), _file(game, "rulings", lang))

    @classmethod
    def parse(cls, rules: str, rulings: str) -> RulesText:
        text = cls("", {}, {})
        chapter, number = None, ""
        for line in rules.splitlines():
            if line.startswith("# "):
                text.title = line[2:].strip()
            elif found := CHAPTER.fullmatch(line):
                chapter, number = Chapter(found[1], found[2]), ""
                text.chapters[chapter.number] = chapter
            elif chapter is not None:
                if found := PARAGRAPH.match(line):
                    number = found[1]
                    chapter.paragraphs[number] = line[found.end() :] + "\n"
                elif number:
                    chapter.paragraphs[number] += line + "\n"
        ruling = None
        for line in rulings.splitlines():
            if found := RULING.fullmatch(line):
                ruling = Ruling(found[1], found[2])
                text.rulings[ruling.number] = ruling
            elif ruling is not None:
                if found := REMARK.fullmatch(line):
                    ruling.remarks[found[1]] = found[2]
                else:
                    ruling.text += line + "\n"
        return text

    def paragraph(self, number: str) -> str:
        """The text of a paragraph, a whole chapter or a ruling, as Markdown; a Mistake if none."""
        wanted = number.strip().upper()
        chapter = self.chapters.get(wanted.partition(".")[0])
        if chapter is not None and wanted == chapter.number:
            return "\n\n".join(
                f"**{key}** {text.strip()}" for key, text in chapter.paragraphs.items()
            )
        if chapter is not None and wanted in chapter.paragraphs:
            return chapter.paragraphs[wanted].strip()
        if wanted in self.rulings:
            return self.rulings[wanted].text.strip()
        raise Mistake("unknown-rule", rule=number)

    def heading(self, number: str) -> str:
        """The title of what a number stands in."""
        wanted = number.strip().upper()
        chapter = self.chapters.get(wanted.partition(".")[0])
        if chapter is not None:
            return chapter.title
        return self.rulings[wanted].title if wanted in self.rulings else ""


def _file(game: Game, name: str, lang: str) -> str:
    path = game.folder / "text" / f"{name}.{lang}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""
