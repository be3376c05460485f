"""Text layout for terminals: display width, padding, word wrap, columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final

NARROWEST: Final = 40
"""Minimum width of a layout in columns."""

LONGEST_LINE: Final = 100
"""Maximum length of a line of prose; longer ones are hard to read."""

INDENT: Final = "  "
GUTTER: Final = "    "
SHORT_LIST: Final = 12
"""Maximum number of lines before a list gets a second column."""

_SPACES: Final = re.compile(r"[^\S\u00a0\u202f]+")


def display_width(text: str) -> int:
    """Return the number of terminal columns that `text` takes.

    >>> display_width("Bob"), display_width("ペン"), display_width("Zoe\u0308")
    (3, 4, 3)
    """
    if text.isascii():
        return len(text)
    from wcwidth import iter_graphemes, wcswidth  # only non-ASCII text needs its tables

    # By grapheme, so that a joiner at the end of one does not swallow the next.
    return sum(max(0, wcswidth(letter)) for letter in iter_graphemes(text))


def pad(text: str, columns: int) -> str:
    """Pad `text` with spaces on the right to a width of `columns`."""
    return text + " " * (columns - display_width(text))


def pad_left(text: str, columns: int) -> str:
    """Pad `text` with spaces on the left to a width of `columns`."""
    return " " * (columns - display_width(text)) + text


def centre(text: str, columns: int) -> str:
    """Centre `text` in a cell of `columns` columns, the last of which stays blank."""
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
    """Fill lines of at most `width` with words; all lines but the first are indented.

    A longer word gets a line of its own.

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
    """Wrap `text` to `width` columns; all lines but the first are indented."""
    return "\n".join(wrap(split_words(text), width, indent=indent))


def split_words(text: str) -> list[str]:
    """Split a text where a line may break, which is not at the narrow spaces of French.

    >>> split_words("Rien ne va plus\u202f: tant pis.")
    ['Rien', 'ne', 'va', 'plus\u202f:', 'tant', 'pis.']
    """
    return [word for word in _SPACES.split(text) if word]


def label_lines(label: str, lines: Sequence[str]) -> list[str]:
    """Put a label before the first line and indent the others to match."""
    return [(" " * display_width(label) if number else label) + line for number, line in enumerate(lines)]


def columns(lines: Sequence[str], width: int) -> Sequence[str]:
    """Arrange a long list of lines in columns, if `width` allows."""
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
    """Put two blocks with the same number of lines side by side."""
    room = max(map(display_width, left))
    return [f"{pad(one, room)}{INDENT}{other}".rstrip() for one, other in zip(left, right, strict=True)]
