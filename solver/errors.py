"""The one exception for everything a user can get wrong."""

from __future__ import annotations

LONGEST_QUOTE = 40


class BadInput(ValueError):
    """Input that cannot be accepted: `what` is wrong, `where` names the field or the place, and `line` is the
    line of the file that it is in, if that is known."""

    def __init__(self, where: str, what: str, line: int | None = None) -> None:
        super().__init__(where, what)
        self.where = where
        self.what = what
        self.line = line

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def inside(self, outer: str) -> BadInput:
        """The same complaint, its place prefixed by the file or object it was found in."""
        return BadInput(f"{outer}: {self.where}" if self.where else outer, self.what, self.line)

    def at_line(self, line: int) -> BadInput:
        """The same complaint, its place prefixed by the line it was found in, unless it names its line."""
        return BadInput(self.where, self.what, line).inside(f"line {line}") if self.line is None else self


def quoted(value: object) -> str:
    """A short, printable, one-line rendering of a value for use in a message."""
    if isinstance(value, (list, tuple, dict)):
        return {"list": "a list", "tuple": "a list", "dict": "an object"}[type(value).__name__]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**LONGEST_QUOTE:
        return "a very large number"
    text = ascii(value[: LONGEST_QUOTE + 1] if isinstance(value, str) else value)
    return text if len(text) <= LONGEST_QUOTE + 2 else text[:LONGEST_QUOTE] + "..." + text[0]


def shown(name: str) -> str:
    """A name as it stands if that is short and printable, else quoted."""
    return name if name.isprintable() and len(name) <= LONGEST_QUOTE else quoted(name)
