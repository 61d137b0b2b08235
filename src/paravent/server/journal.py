"""The journal read: which acts stand, and what else happened at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from paravent.server import schema
from paravent.server.records import Step


@dataclass
class Story:
    acts: list[tuple[int, str]] = field(default_factory=list)
    settled: int = 0  # the turn before which every message is stale
    notes: list[schema.Note] = field(default_factory=list)


def told(journal: Sequence[Step]) -> Story:
    story = Story()
    for number, step in enumerate(journal, 1):
        if step.kind == "act":
            story.acts.append((step.seat, step.act))
            continue
        story.settled = number
        if step.kind == "undo":
            del story.acts[int(step.act)]
        elif step.kind == "rewind":
            del story.acts[int(step.act) :]
        else:
            story.notes.append(note(step, len(story.acts)))
    return story


def note(step: Step, acts: int) -> schema.Note:
    """What a step that is no act tells; before it there were so many acts."""
    assert step.kind == "stand-in" or step.kind == "back" or step.kind == "left"
    by, _, level = step.act.partition(" ")
    return schema.Note(acts, step.kind, step.seat, step.at, int(by) if by else None, level)


def annotated(log: str, notes: Sequence[schema.Note]) -> str:
    """The text of a log with the notes as comments, each before the act that followed."""
    header, blank, body = log.partition("\n\n")
    lines = body.splitlines()
    for one in reversed(notes):
        words = ("#", str(one.seat), one.kind, one.level)
        lines.insert(min(one.n, len(lines)), " ".join(words).strip())
    return header + blank + "\n".join(lines) + "\n"
