"""Games of a tournament as a Parquet file, a row for each, with the manifest in its metadata."""

from __future__ import annotations

import json
from pathlib import Path

from paravent.core.mistakes import Mistake
from paravent.lab.course import Course
from paravent.lab.extras import extra
from paravent.lab.notebook import Row


def write_parquet(course: Course, path: Path) -> None:
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    seats, word, count = arrow.list_(arrow.int16()), arrow.string(), arrow.int32()
    fields = {
        "game": word,
        "setup": word,
        "meeting": count,
        "round": count,
        "rotation": count,
        "bots": arrow.list_(word),
        "scores": seats,
        "places": seats,
        "acts": count,
        "failed": count,
        "failure": word,
    }
    manifest = json.dumps(course.tournament.plan)
    schema = arrow.schema(list(fields.items()), metadata={"manifest": manifest})
    table = arrow.Table.from_pylist(game_rows(course), schema=schema)
    try:
        parquet.write_table(table, path)
    except OSError as error:
        raise Mistake("unwritable-file", path=str(path)) from error


def game_rows(course: Course) -> list[Row]:
    key = course.tournament.game.key
    return [
        {"game": key, "setup": course.setup(row), "meeting": row["meeting"]}
        | {"round": row["round"], "rotation": rotation, **game}
        for row in course.rows
        for rotation, game in enumerate(row["games"])
    ]
