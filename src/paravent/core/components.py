"""Components: a game's tables of numbers, each row with its origin, replaceable by an owner."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from paravent.core.mistakes import Mistake

ORIGINS = ("rulebook", "source", "derived", "reconstructed", "owner")
Row = Mapping[str, Any]


class Components:
    """Tables by name, each a list of rows; every row says where its numbers come from."""

    def __init__(
        self, tables: Mapping[str, list[Row]], source: str, rules: int | None = None
    ) -> None:
        self.tables = dict(tables)
        self.source = source
        self.rules = rules  # the version whose tables they are, where a game has had others

    @classmethod
    def parse(cls, text: str, source: str) -> Components:
        """Tables written in TOML; a Mistake names the `source` if they make no sense."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Mistake("components-malformed", source=source, detail=str(error)) from error
        for name, rows in tables.items():
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise Mistake("components-not-rows", source=source, table=name)
        return cls(tables, source)

    @classmethod
    def load(cls, path: Path) -> Components:
        """The tables of a file; a Mistake if it cannot be read."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"), path.name)
        except OSError as error:
            raise Mistake("unreadable-file", path=str(path)) from error
        except UnicodeDecodeError as error:
            raise Mistake("not-text", path=str(path)) from error

    def corrected_by(self, owner: Components) -> Components:
        """These tables, replaced where the owner's file has one of the same name."""
        for name in owner.tables:
            if name not in self.tables:
                listed = ", ".join(self.tables)
                raise Mistake(
                    "components-unknown-table", source=owner.source, table=name, known=listed
                )
        return Components(self.tables | owner.tables, owner.source, self.rules)

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the numbers alone: origins and order of columns do not matter."""
        bare = {
            name: [{key: row[key] for key in sorted(row) if key != "origin"} for row in rows]
            for name, rows in sorted(self.tables.items())
        }
        return hashlib.sha256(json.dumps(bare, default=str).encode()).hexdigest()[:16]

    def rows(self, table: str, key: str, names: Sequence[str]) -> dict[str, Row]:
        """The rows of a table by name: exactly the names expected, each with an origin."""
        found: dict[str, Row] = {}
        for number, row in enumerate(self.tables.get(table, []), 1):
            name = str(row.get(key, f"#{number}"))
            if name not in names:
                self._refuse("unknown-row", table, name, known=", ".join(names))
            if name in found:
                self._refuse("double-row", table, name)
            if row.get("origin") not in ORIGINS:
                self._refuse("no-origin", table, name, known=", ".join(ORIGINS))
            found[name] = row
        for name in names:
            if name not in found:
                self._refuse("missing-row", table, name)
        return found

    def column(
        self, table: str, key: str, names: Sequence[str], column: str, low: int, high: int
    ) -> tuple[int, ...]:
        """One column of whole numbers in the order of the names."""
        numbers: list[int] = []
        rows = self.rows(table, key, names)
        for name in names:
            value = rows[name].get(column)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                self._refuse(
                    "bad-number", table, name, column=column, value=value, low=low, high=high
                )
            numbers.append(value)
        return tuple(numbers)

    def words(
        self, table: str, key: str, names: Sequence[str], column: str, known: Sequence[str]
    ) -> tuple[str, ...]:
        """One column of words in the order of the names, each one of those known."""
        rows = self.rows(table, key, names)
        for name in names:
            value = rows[name].get(column)
            if value not in known:
                listed = ", ".join(known)
                self._refuse("bad-word", table, name, column=column, value=value, known=listed)
        return tuple(rows[name][column] for name in names)

    def require_sum(self, table: str, column: str, numbers: Sequence[int], total: int) -> None:
        """Refuse a column that does not add up."""
        if sum(numbers) != total:
            raise Mistake(
                "components-wrong-sum",
                source=self.source,
                table=table,
                column=column,
                found=sum(numbers),
                expected=total,
            )

    def _refuse(self, code: str, table: str, row: str, **details: object) -> NoReturn:
        raise Mistake(f"components-{code}", source=self.source, table=table, row=row, **details)
