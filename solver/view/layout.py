"""Lines of text for a terminal: how wide a text is, words in lines, lines in columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final

NARROWEST: Final = 40
"""Fewer columns than this are never laid out for."""

LONGEST_LINE: Final = 100
"""Sentences that run on for longer are hard to read, however wide the terminal is."""

INDENT: Final = "  "
GUTTER: Final = "    "
SHORT_LIST: Final = 12
"""So many lines stand below each other before a second column is begun."""


def display_width(text: str) -> int:
    """How many columns a text takes in a terminal.

    >>> display_width("Bob"), display_width("ペン"), display_width("Zoe\u0308")
    (3, 4, 3)
    """
    if text.isascii():
        return len(text)
    from wcwidth import iter_graphemes, wcswidth  # tables that plain names do without

    # Letter by letter, for a joiner at the end of one does not swallow the next.
    return sum(max(0, wcswidth(letter)) for letter in iter_graphemes(text))


def pad(text: str, columns: int) -> str:
    """A text with blanks after it, so that it takes so many columns."""
    return text + " " * (columns - display_width(text))


def centre(text: str, columns: int) -> str:
    """A text in the middle of a cell of so many columns, of which the last stays blank."""
    room = columns - 1 - display_width(text)
    return " " * (room // 2) + text + " " * (room - room // 2 + 1)


def wrap(
    words: Iterable[str],
    width: float,
    *,
    between: str = " ",
    indent: str = "",
    measure: Callable[[str], float] = display_width,
) -> list[str]:
    """The words in lines of at most `width` (a longer word has a line of its own), all but the first of them
    indented.

    >>> wrap("to be or not to be".split(), 9, indent="  ")
    ['to be or', '  not to', '  be']
    """
    lines: list[str] = []
    for word in words:
        if lines and measure(lines[-1] + between + word) <= width:
            lines[-1] += between + word
        else:
            lines.append(indent + word if lines else word)
    return lines


def paragraph(text: str, width: int, indent: str = INDENT) -> str:
    """A text in lines of at most `width` columns, all but the first indented."""
    return "\n".join(wrap(text.split(), width, indent=indent))


def label_lines(label: str, lines: Sequence[str]) -> list[str]:
    """Lines beside a label that stands before the first of them."""
    return [(" " * len(label) if number else label) + line for number, line in enumerate(lines)]


def columns(lines: Sequence[str], width: int) -> Sequence[str]:
    """Lines, side by side in columns if there are many and there is room."""
    room = max(map(display_width, lines))
    count = (width + len(GUTTER)) // (room + len(GUTTER))
    count = min(count, -(-len(lines) // SHORT_LIST))
    if count < 2:
        return lines
    height = -(-len(lines) // count)
    parts = [lines[start : start + height] for start in range(0, len(lines), height)]
    return [
        GUTTER.join(pad(line, room) for line in row).rstrip() for row in zip_longest(*parts, fillvalue="")
    ]


def beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of as many lines side by side."""
    room = max(map(display_width, left))
    return [f"{pad(one, room)}{INDENT}{other}".rstrip() for one, other in zip(left, right, strict=True)]
