"""Tables with names on the left, for a terminal; lists where there is no room for a table."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.solver.view.layout import INDENT, beside, display_width, wrap


def fits(lines: Sequence[str], width: int) -> bool:
    """Whether lines take at most so many columns."""
    return max(map(display_width, lines)) <= width


def named_table(
    label: str, names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], width: int
) -> str:
    """A table with names on the left and numbers beside them; where it is too wide, a list."""
    lines = table_lines(label, names, headers, rows, ">" * len(headers))
    return "\n".join(lines) if fits(lines, width) else named_list(names, headers, rows, width)


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
    """The lines of a table, its columns set to the left (`<`) or right (`>`).

    If it is `ruled`, a rule stands below the headers, and each column is wider than its own by `spare`, or by
    more. The names are no column of `tabulate`, which would widen theirs.
    """
    from tabulate import tabulate

    left, lines = [label, *names], [headers, *rows]
    if ruled:
        widths = [max(len(column[0]) + spare, *map(len, column)) for column in zip(*lines, strict=True)]
        left.insert(1, "-" * max(map(display_width, left)))
        lines.insert(1, ["-" * width for width in widths])
    align = ["left" if side == "<" else "right" for side in sides]
    cells = tabulate(lines, tablefmt="plain", disable_numparse=True, colalign=align)
    return beside(left, cells.splitlines())


def named_list(
    names: Sequence[str],
    headers: Sequence[str],
    rows: Sequence[Sequence[str]],
    width: int,
    indent: str = "",
) -> str:
    """What a table says in words: a name, and below it each value with its header."""
    lines: list[str] = []
    for name, row in zip(names, rows, strict=True):
        values = ", ".join(f"{header} {value}" for header, value in zip(headers, row, strict=True))
        lines.append(name)
        lines += [INDENT + line for line in wrap(values.split(), width - len(INDENT), indent=indent)]
    return "\n".join(lines)
