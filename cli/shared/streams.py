"""The standard streams as they may be: closed, in any encoding; and lines that stay short enough to read."""

from __future__ import annotations

import io
import os
import re
import sys
from typing import Final

LONGEST_WORD: Final = 160
LONGEST_LINE: Final = 380


def replace_closed_streams() -> None:
    """Put something where a standard stream was closed (`>&-`), so that no file takes its number.

    Who writes to standard output then is refused as with any file that cannot be written; what goes to
    standard error is lost, as was asked for.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # The lowest number that is free is this one. To read only: writing to it fails.
            os.open(os.devnull, os.O_RDWR if number == 2 else os.O_RDONLY)
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end


def write_what_can_be_encoded() -> None:
    """Set up standard output: what its encoding lacks is written as `?`, whatever encoding that is."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def shortened(line: str) -> str:
    """A line of a message, of words that are very long, and of the whole if it is, only the ends."""
    line = re.sub(rf"\S{{{LONGEST_WORD + 1},}}", lambda word: _ends(word[0], LONGEST_WORD), line)
    return _ends(line, LONGEST_LINE)


def _ends(text: str, most: int) -> str:
    """A text, cut in the middle to so many characters if it is longer."""
    if len(text) <= most:
        return text
    return f"{text[: most * 2 // 3]}...{text[-(most // 3 - 3) :]}"
