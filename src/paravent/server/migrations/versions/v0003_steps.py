"""Journals that hold everything: a table's opening, its seats and its undo requests are steps too.

Of tables from before, the journal knew the game alone. Their first steps are made from the rows,
and a last one (`carry`) says what the rows knew besides: since when a decision is owed, who asks
for an undo, how the game ended, and when something was changed.
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", *map(sa.column, ("id", "version", "next", "owed", "request")))
STEPS = sa.table("steps", *map(sa.column, ("table", "n", "step")))
Step = dict[str, Any]


def upgrade() -> None:
    op.create_table(
        "steps",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_steps"),
    )
    op.add_column("tables", sa.Column("next", sa.String(20), nullable=False, server_default=""))
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT * FROM tables")).all()
    nexts = {row.rematch_of: row.id for row in rows if row.rematch_of}
    for row in rows:
        following = nexts.get(row.id, "")
        made = list(journal(connection, row, following))
        connection.execute(
            sa.insert(STEPS),
            [
                {"table": row.id, "n": n, "step": json.dumps(step, ensure_ascii=False)}
                for n, step in enumerate(made)
            ],
        )
        request = made[-1].get("request")
        connection.execute(
            sa.update(TABLES)
            .where(TABLES.c.id == row.id)
            .values(
                version=len(made),
                next=following,
                owed=" ".join(str(at) for at in made[-1].get("owed", {}).values()),
                request=json.dumps(request) if request else "",
            )
        )
    op.drop_table("journal")
    for column in ("turn", "seed"):
        op.drop_column("tables", column)


def journal(connection: sa.Connection, row: Any, following: str) -> Iterator[Step]:
    """All steps of a table, from its rows and its old journal."""
    here = {"id": row.id}
    query = 'SELECT * FROM seats WHERE "table" = :id ORDER BY seat'
    seats = connection.execute(sa.text(query), here).all()
    query = 'SELECT * FROM journal WHERE "table" = :id ORDER BY n'
    old = connection.execute(sa.text(query), here).all()
    left = {step.seat for step in old if step.kind == "left"}
    yield {
        "kind": "open",
        "at": row.created,
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": json.loads(row.options),
        "pace": row.pace,
        "public": bool(row.public),
        "patience": row.patience,
        "host": row.host,
        "invitation": row.invitation,
        "seed": row.seed,
        "commitment": row.commitment,
        "places": [place(seat, seat.seat in left) for seat in seats],
        "rematch_of": row.rematch_of,
    }
    number = 1
    if row.stage in ("running", "over") or old:
        yield {"kind": "start", "at": old[0].at if old else row.changed}
        number += 1
    levels = {seat.seat: seat.level for seat in seats}
    for step in old:
        yield renewed(step, levels)
        number += 1
    if row.stage == "closed" and not (left and all(seat.kind == "bot" for seat in seats)):
        yield {"kind": "close", "at": row.changed}
        number += 1
    to_act = row.to_act.split()
    carry: Step = {"kind": "carry", "at": row.changed}
    owed = row.owed.split() or [row.changed] * len(to_act)
    carry["owed"] = {seat: int(at) for seat, at in zip(to_act, owed, strict=True)}
    if row.request:
        carry["request"] = json.loads(row.request) | {"asked": number}
    if row.stage == "over":
        carry["result"] = json.loads(row.result)
    if following:
        yield carry
        carry = {"kind": "rematch", "at": row.changed, "next": following}
    yield carry


def place(seat: Any, left: bool) -> Step:
    """Who sat in a seat when the game began, as far as that is known."""
    if left:
        return {"kind": "person", "name": seat.name}
    level = seat.level if seat.kind == "bot" else ""
    return {"kind": seat.kind, "name": seat.name, "guest": seat.guest, "level": level}


def renewed(step: Any, levels: dict[int, str]) -> Step:
    """A step of the old journal as it is written now."""
    common = {"kind": step.kind, "at": step.at, "seat": step.seat}
    if step.kind == "act":
        return common | {"act": step.act}
    if step.kind in ("undo", "rewind"):
        return common | {"index": int(step.act)}
    if step.kind == "stand-in":
        by, _, level = step.act.partition(" ")
        return common | {"by": int(by), "level": level}
    if step.kind == "left":
        return common | {"kind": "leave", "level": levels[step.seat]}
    return common


def downgrade() -> None:
    raise NotImplementedError("A journal of steps cannot be written as rows of the older schema.")
