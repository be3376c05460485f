"""Sentences and tables with row names for a terminal; lists where a table would be too wide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import (
    INDENT,
    LONGEST_LINE,
    beside,
    display_width,
    paragraph,
    split_words,
    wrap,
)
from ppsolve.solver.view.phrases import shown_name


def sentence(text: str, width: int) -> str:
    """Wrap a text to `width` columns, but to no more than are easy to read."""
    return paragraph(text, min(width, LONGEST_LINE), indent="")


def shown_names(names: Sequence[str]) -> list[str]:
    return [shown_name(name, names) for name in names]


def fits(lines: Sequence[str], width: int) -> bool:
    """Return whether all lines fit into `width` columns."""
    return max(map(display_width, lines)) <= width


class ReportTable(NamedTuple):
    """A table for terminals and pages. The first cell of a row is its name."""

    headers: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self, width: int, sides: str = "") -> str:
        """Format for a terminal; a list if the table is wider than `width`.

        `sides` aligns each column but the first left (`<`) or right (`>`), which is the default.
        """
        lines = self._lines(sides)
        if fits(lines, width):
            return "\n".join(lines)
        return named_list(
            [row[0] for row in self.rows], self.headers[1:], [row[1:] for row in self.rows], width
        )

    def fits(self, width: int) -> bool:
        """Return whether the table is at most `width` columns wide."""
        return fits(self._lines(), width)

    def _lines(self, sides: str = "") -> list[str]:
        label, *headers = self.headers
        names, rows = [row[0] for row in self.rows], [row[1:] for row in self.rows]
        return table_lines(label, names, headers, rows, sides or ">" * len(headers))


def players_table(names: Iterable[str], columns: Mapping[str, Sequence[str]], label: str = "") -> ReportTable:
    """Return a table with a row for each player, given the cells of its columns by header.

    `label` is the header of the names: by default, that they are players.
    """
    headers = [label or say("analyze-header-player"), *columns]
    return ReportTable(headers, [*zip(names, *columns.values(), strict=True)])


def table_lines(
    label: str,
    names: Sequence[str],
    headers: Sequence[str],
    rows: Sequence[Sequence[str]],
    sides: str,
    *,
    ruled: bool = True,
    spare: int = 0,
) -> list[str]:
    """The lines of a table; `sides` aligns each column left (`<`) or right (`>`).

    With `ruled`, a rule goes below the headers, and each column is at least `spare` wider than its header.
    """
    from tabulate import tabulate

    # The names are not a column of `tabulate`, which would make it wider than necessary.
    left, lines = [label, *names], [headers, *rows]
    if ruled:
        widths = [
            max(display_width(column[0]) + spare, *map(display_width, column))
            for column in zip(*lines, strict=True)
        ]
        left.insert(1, "-" * max(map(display_width, left)))
        lines.insert(1, ["-" * width for width in widths])
    align = ["left" if side == "<" else "right" for side in sides]
    cells = tabulate(lines, tablefmt="plain", disable_numparse=True, colalign=align)
    return beside(left, cells.splitlines())


def named_list(
    names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], width: int, indent: str = ""
) -> str:
    """A table as a list: each row name, and below it every value with its header."""
    lines: list[str] = []
    for name, row in zip(names, rows, strict=True):
        values = ", ".join(f"{header} {value}" for header, value in zip(headers, row, strict=True))
        lines.append(name)
        lines += [INDENT + line for line in wrap(split_words(values), width - len(INDENT), indent=indent)]
    return "\n".join(lines)
