"""`SheetStyle`: how a sheet looks, and what is printed on it besides the puzzles."""

from __future__ import annotations

import datetime
import re
import unicodedata
from dataclasses import dataclass, fields
from typing import Final, Literal, TypedDict, get_args

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.names import BIDI_CONTROLS, check_name

PaperName = Literal["a4", "letter"]
PerPage = Literal[1, 2, 3, 4, 5, 6]
Solutions = Literal["none", "end", "upside-down"]
"""Nowhere, on pages of their own, or at the foot of the page of their puzzle."""

LONGEST_TEXT: Final = 120
"""Characters of a title, subtitle or footer."""
LONGEST_URL: Final = 200
_URL: Final = re.compile(r"https?://[^\s<>\"\\^`|]+")


@dataclass(frozen=True)
class SheetStyle:
    """The options of a sheet. The constructor refuses bad values; `BadInput` names the option."""

    per_page: PerPage = 1
    solutions: Solutions = "end"
    paper: PaperName = "a4"
    title: str = ""
    """The first line at the top of every page."""
    subtitle: str = ""
    footer: str = ""
    date: datetime.date | None = None
    names: tuple[str, ...] = ()
    """The players in duels, cutoffs and strands, by seat; seats beyond these keep their names."""
    rules: bool = False
    """True if a box explains each kind, with a worked example."""
    base_url: str = ""
    """The address of the puzzles' pages; each puzzle gets a QR code with its link."""
    cover: bool = False

    def __post_init__(self) -> None:
        for name, choices in (("per_page", PerPage), ("solutions", Solutions), ("paper", PaperName)):
            given = getattr(self, name)
            if given not in get_args(choices) or isinstance(given, bool):
                there = ", ".join(map(str, get_args(choices)))
                raise BadInput(option_name(name), f"expected one of {there}, not {quoted(given)}")
        for name in ("title", "subtitle", "footer"):
            _check_text(name, getattr(self, name))
        for seat in range(len(self.names)):
            try:
                check_name(self.names, seat)
            except BadInput as error:
                raise BadInput("names", error.what) from None
        if self.base_url and (len(self.base_url) > LONGEST_URL or not _URL.fullmatch(self.base_url)):
            expected = f"an address such as https://example.org/puzzles, of at most {LONGEST_URL} characters"
            raise BadInput("base-url", f"expected {expected}, not {quoted(self.base_url)}")

    def link_of(self, short_id: str) -> str:
        """The address of a puzzle's page: `{id}` in the base URL, or a file named after the puzzle below it.

        >>> SheetStyle(base_url="https://example.org/puzzles/").link_of("queue-easy-1-g2")
        'https://example.org/puzzles/queue-easy-1-g2.html'
        >>> SheetStyle(base_url="https://example.org/play?id={id}").link_of("queue-easy-1-g2")
        'https://example.org/play?id=queue-easy-1-g2'
        """
        if "{id}" in self.base_url:
            return self.base_url.replace("{id}", short_id)
        return f"{self.base_url.rstrip('/')}/{short_id}.html"


class SheetOptions(TypedDict, total=False):
    """The fields of `SheetStyle` as keyword arguments."""

    per_page: PerPage
    solutions: Solutions
    paper: PaperName
    title: str
    subtitle: str
    footer: str
    date: datetime.date | None
    names: tuple[str, ...]
    rules: bool
    base_url: str
    cover: bool


STYLE_OPTIONS: Final = tuple(field.name for field in fields(SheetStyle))


def option_name(name: str) -> str:
    """The name of a field on the command line and in files: `per_page` is `per-page`."""
    return name.replace("_", "-")


def _check_text(name: str, text: str) -> None:
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in BIDI_CONTROLS:
            raise BadInput(name, f"control character {quoted(letter)} in {quoted(text)}")
    if len(text) > LONGEST_TEXT:
        raise BadInput(name, f"{len(text)} characters, but at most {LONGEST_TEXT} can be printed")
