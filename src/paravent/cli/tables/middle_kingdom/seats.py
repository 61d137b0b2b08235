"""The places of the players: piles, goals, hand and bids, in one panel each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_kingdom.look import (
    GOAL_OF_TYPE,
    PHILOSOPHER,
    TYPE_OF_NAME,
    bid_face,
    colour,
    goal_labels,
    icon,
)
from paravent.games.middle_kingdom.vocabulary import BIDS, KINDS, THE_DRAGON, TYPES

MARKS = ("●▲■◆★", "12345")
NARROWEST = 26
WIDEST = 44
ROOMY = 36  # from this width on every pile has a line of its own
ROOMY_HEIGHT = 12
Place = Mapping[str, Any]


def seat_panels(scene: Scene) -> list[RenderableType]:
    """As many panels side by side as fit, in rows of even length."""
    seats = range(len(scene.view["seats"]))
    fit = max(1, min(len(seats), scene.width // NARROWEST))
    rows = -(-len(seats) // fit)
    across = -(-len(seats) // rows)
    width = min(scene.width // across, WIDEST)
    roomy = width >= ROOMY and scene.height >= 20 + ROOMY_HEIGHT * rows
    drawn: list[RenderableType] = []
    for first in range(0, len(seats), across):
        beside = seats[first : first + across]
        bodies = [body(scene.view["seats"][seat], width - 4, roomy, scene) for seat in beside]
        height = 2 + max(map(len, bodies))
        row = Table.grid()
        row.add_row(
            *(
                panel(seat, Text("\n").join(lines), width, height, scene)
                for seat, lines in zip(beside, bodies, strict=True)
            )
        )
        drawn.append(row)
    return drawn


def panel(seat: int, content: Text, width: int, height: int, scene: Scene) -> Panel:
    acting = seat in scene.view["actors"]
    own = seat == scene.view["me"]
    mark = MARKS[scene.ascii_only][seat]
    pointer = ("> " if scene.ascii_only else "▶ ") if acting else ""
    name = Text(f"{pointer}{mark} {scene.labels[seat]}", "bold")
    name.truncate(width - 6, overflow="ellipsis")
    points = scene.words("table-points", points=scene.view["seats"][seat]["points"])
    return Panel(
        content,
        title=name,
        title_align="left",
        subtitle=Text(points, "bold"),
        subtitle_align="right",
        box=box.HEAVY if own else box.ROUNDED,
        border_style="bold" if own or acting else "dim",
        width=width,
        height=height,
    )


def body(place: Place, width: int, roomy: bool, scene: Scene) -> list[Text]:
    words = scene.words
    lines = pile_lines(place, width, scene) if roomy else short_lines(place, width, scene)
    label = max(len(words(f"table-{line}")) for line in ("hand", "bid")) + 1
    if roomy:
        label = max(label, len(words("table-discard")) + 1)
    lines.append(labelled(words("table-hand"), label, cards(place["hand"], scene)))
    if roomy and THE_DRAGON in place["goals"]:
        put_right(lines[-1], goal_labels([THE_DRAGON], scene), width)
    if roomy:
        lines.append(labelled(words("table-discard"), label, cards(place["discard"], scene)))
    last = labelled(words("table-bid"), label, bids(place, scene))
    if place["prestige"]:
        token = Text(tokens(place, scene), colour(THE_DRAGON))
        if last.cell_len + 1 + token.cell_len > width:
            lines.append(Text())
            put_right(lines[-1], token, width)
        else:
            put_right(last, token, width)
    return [*lines, last]


def labelled(name: str, width: int, content: Text) -> Text:
    return Text.assemble((name.ljust(width), "dim"), content)


# Piles and goals.


def pile_lines(place: Place, width: int, scene: Scene) -> list[Text]:
    """A line for each type: how many cards, what they are, and the goal if it is owned."""
    lines = []
    longest = max(cell_len(scene.words.noun(kind_type)) for kind_type in TYPES)
    for kind_type in TYPES:
        count = pile_count(place, kind_type)
        style = colour(kind_type) if count else "dim"
        name = f"{icon(kind_type, scene)} {scene.words.noun(kind_type).ljust(longest)} {count:2}"
        goal = GOAL_OF_TYPE[kind_type]
        label = goal_labels([goal], scene) if goal in place["goals"] else Text()
        details = pile_details(place, kind_type, scene)
        if cell_len(f"{name}  {details} ") + label.cell_len > width:
            details = details.replace(" ", "")
        line = Text.assemble((name, style), "  ", (details, style))
        if label:
            put_right(line, label, width)
        lines.append(line)
    return lines


def put_right(line: Text, label: Text, width: int) -> None:
    room = width - label.cell_len
    line.truncate(room - 1, overflow="ellipsis")
    line.pad_right(room - line.cell_len)
    line.append_text(label)


def short_lines(place: Place, width: int, scene: Scene) -> list[Text]:
    """All piles on one line, the goals on the next."""
    piles = []
    for name in TYPES:
        count = pile_count(place, name)
        face = f"{icon(name, scene)}{count}{slipped(place, name)}"
        if name == "bureaucrat" and place["cards"].get(PHILOSOPHER):
            face += icon(PHILOSOPHER, scene)
        piles.append(Text(face, colour(name) if count else "dim"))
    lines = [Text(" ").join(piles)]
    goals = place["goals"]
    if goal_labels(goals, scene).cell_len > width:
        lines.append(goal_labels(goals[:2], scene))
        goals = goals[2:]
    last = goal_labels(goals, scene) if goals else Text.assemble(("–", "dim"))
    values = noble_values(place)
    nobles = Text(f"{icon('noble', scene)} {values}", colour("noble"))
    if values and last.cell_len + 2 + nobles.cell_len <= width:
        put_right(last, nobles, width)
    return [*lines, last]


def pile_count(place: Place, kind_type: str) -> int:
    return sum(copies for kind, copies in place["cards"].items() if TYPE_OF_NAME[kind] == kind_type)


def slipped(place: Place, kind_type: str) -> str:
    """Slipped Merchants count two each for the goal of their pile."""
    merchants = place["slipped"].get(kind_type, 0)
    return f"+{2 * merchants}" if merchants else ""


def pile_details(place: Place, kind_type: str, scene: Scene) -> str:
    """Values of the Nobles, the Philosopher, slipped Merchants."""
    details = []
    if kind_type == "noble" and noble_values(place):
        details.append(noble_values(place))
    elif kind_type == "bureaucrat" and place["cards"].get(PHILOSOPHER):
        details.append(icon(PHILOSOPHER, scene))
    if merchants := place["slipped"].get(kind_type, 0):
        details.append(f"+{merchants}{icon('merchant', scene)}")
    return " ".join(details)


def noble_values(place: Place) -> str:
    nobles = [kind for kind in KINDS if kind.startswith("noble")]
    return " ".join(kind[-1] for kind in nobles for _ in range(place["cards"].get(kind, 0)))


def tokens(place: Place, scene: Scene) -> str:
    token = "$" if scene.ascii_only else "◈"
    count = place["prestige"]
    stack = token * count if count < 5 else f"{token}{count}"
    return f"{scene.words('table-prestige')} {stack}"


# Bid cards.


def cards(held: Sequence[str], scene: Scene) -> Text:
    """The eight bid cards in their places, dots for those that are elsewhere."""
    dot = "." if scene.ascii_only else "·"
    faces = []
    for name in (*BIDS[1:], BIDS[0]):
        face = "R" if name == "reset" else name
        faces.append(Text(face, "bold") if name in held else Text(dot, "dim"))
    return Text(" ").join(faces)


def bids(place: Place, scene: Scene) -> Text:
    """Open bids and one's own; those of others lie face down, on the tied card if there is one."""
    hidden = 0 if any(one["laid"] for one in place["bids"]) else place["sealed"]
    covered = hidden if len(place["bids"]) == 1 else 0
    lying = [text for one in place["bids"] if (text := bid(one, covered > 0, scene))]
    if not (covered and lying):
        lying += [bid_face(None)] * hidden
    return Text("  ").join(lying) if lying else Text("–", "dim")


def bid(one: Mapping[str, Any], covered: bool, scene: Scene) -> Text:
    """A bid in play: a card, a tied card with another on it, with the half or tied."""
    faces = [bid_face(name) for name in (one["under"], one["laid"]) if name]
    if not faces:
        return Text()
    if covered:
        faces.append(bid_face(None))
    line = Text("+").join(faces)
    if one["bonus"]:
        line.append("+½")
    if one["tied"] or not (one["laid"] or covered):
        line.append(" " + scene.words("table-tied"), "italic")
    return line
