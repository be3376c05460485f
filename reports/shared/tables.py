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
    label: str, names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], sides: str
) -> list[str]:
    """The lines of a table, its columns set to the left (`<`) or right (`>`); the names are no column
    of `tabulate`, which would widen their own."""
    from tabulate import tabulate

    rules = ["-" * max(map(len, column)) for column in zip(headers, *rows, strict=True)]
    align = ["left" if side == "<" else "right" for side in sides]
    cells = tabulate([headers, rules, *rows], tablefmt="plain", disable_numparse=True, colalign=align)
    room = max(map(display_width, (label, *names)))
    return beside([label, "-" * room, *names], cells.splitlines())


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
