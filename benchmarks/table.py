"""A table that can be printed to the terminal and written as Markdown."""

from dataclasses import dataclass

import rich.table

Row = tuple[str, ...]


@dataclass
class Table:
    """A title, the names of the columns, and the rows; all columns but the first are figures."""

    title: str
    columns: Row
    rows: list[Row]

    def rich(self) -> rich.table.Table:
        """The table for the terminal."""
        table = rich.table.Table(title=self.title, title_justify="left")
        for index, column in enumerate(self.columns):
            table.add_column(column, justify="right" if index else "left")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """The table for a Markdown file, under a heading."""
        rule = ("---", *["---:"] * (len(self.columns) - 1))
        lines = [f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows)]
        return "\n".join([f"## {self.title}", "", *lines]) + "\n"
