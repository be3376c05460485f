"""`BadInput`, the exception for every mistake a user can make, and helpers to quote values in messages."""

from __future__ import annotations

LONGEST_QUOTE = 40


class BadInput(ValueError):
    """Invalid input.

    `where` names the field or the place, `what` the problem, and `line` the line of the file, if known.
    """

    def __init__(self, where: str, what: str, line: int | None = None) -> None:
        super().__init__(where, what)
        self.where = where
        self.what = what
        self.line = line

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def inside(self, outer: str) -> BadInput:
        """Return the same error with `outer`, the enclosing file or object, in front of its place."""
        return BadInput(f"{outer}: {self.where}" if self.where else outer, self.what, self.line)

    def at_line(self, line: int) -> BadInput:
        """Return the same error located at `line`, unless it has a line already."""
        return BadInput(self.where, self.what, line).inside(f"line {line}") if self.line is None else self


def quoted(value: object) -> str:
    """Quote a value for a message: short, printable, on one line."""
    if isinstance(value, (list, tuple, dict)):
        return {"list": "a list", "tuple": "a list", "dict": "an object"}[type(value).__name__]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**LONGEST_QUOTE:
        return "a very large number"
    text = ascii(value[: LONGEST_QUOTE + 1] if isinstance(value, str) else value)
    return text if len(text) <= LONGEST_QUOTE + 2 else text[:LONGEST_QUOTE] + "..." + text[0]


def shown(name: str) -> str:
    """Return `name` unchanged if it is short and printable, else quoted."""
    return name if name.isprintable() and len(name) <= LONGEST_QUOTE else quoted(name)


def check_number(
    name: str,
    value: object,
    low: int = 0,
    high: int | None = None,
    *,
    optional: bool = False,
    whole: bool = False,
) -> None:
    """Raise `BadInput` unless the argument `name` is a number from `low` to `high`.

    `optional` also allows `None`; `whole` requires an integer.

    >>> check_number("players", 7, 2, 6)
    Traceback (most recent call last):
    ...
    ppsolve.solver.errors.BadInput: players: 7 is not from 2 to 6
    """
    if value is None and optional:
        return
    number = isinstance(value, int if whole else (int, float)) and not isinstance(value, bool)
    if not number or value != value:
        raise BadInput(name, f"{quoted(value)} is not a {'whole ' if whole else ''}number")
    assert isinstance(value, (int, float))
    if high is not None and not low <= value <= high:
        raise BadInput(name, f"{quoted(value)} is not from {low} to {high:,}")
    if value < low:
        raise BadInput(name, f"{quoted(value)} is less than {low}")
