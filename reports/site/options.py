"""`SiteOptions`: what the publisher of a site chooses."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.daily_trio import FIRST_DAY
from ppsolve.solver.errors import BadInput, quoted

LANGUAGES: Final = ("en", "fr", "ko")
"""The languages of sites, the default first."""
MOST_DAYS: Final = 3660
MOST_PRACTICE: Final = 200
LONGEST_TITLE: Final = 60
_URL: Final = re.compile(r"https?://[^\s<>\"\\^`|?#/]+(/[^\s<>\"\\^`|?#]*)?")


@dataclass(frozen=True)
class SiteOptions:
    """The options that a site keeps from run to run. The constructor refuses bad values."""

    title: str = "Penguin Puzzles"
    base_url: str = ""
    """The address of the site; ends with a slash. Empty: links are relative, and there is no feed."""
    languages: tuple[str, ...] = LANGUAGES
    practice: int = 20
    """The number of practice puzzles of each kind and level."""

    def __post_init__(self) -> None:
        if not self.title.strip() or not self.title.isprintable() or len(self.title) > LONGEST_TITLE:
            raise BadInput("title", f"expected 1 to {LONGEST_TITLE} printable characters")
        if self.base_url and not _URL.fullmatch(self.base_url):
            expected = "an address such as https://example.org/puzzles/"
            raise BadInput("base-url", f"expected {expected}, not {quoted(self.base_url)}")
        if self.base_url and not self.base_url.endswith("/"):
            object.__setattr__(self, "base_url", self.base_url + "/")
        for language in self.languages:
            if language not in LANGUAGES:
                raise BadInput(
                    "lang", f"unknown language {quoted(language)}; there are {', '.join(LANGUAGES)}"
                )
        if not self.languages or len(set(self.languages)) < len(self.languages):
            raise BadInput("lang", "expected different languages")
        if not 0 <= self.practice <= MOST_PRACTICE:
            raise BadInput("practice", f"{self.practice} is not from 0 to {MOST_PRACTICE}")


def days_from(first: datetime.date, count: int) -> tuple[datetime.date, ...]:
    """Return `count` days from `first` on; `BadInput` if there are none or they begin too early."""
    if not 1 <= count <= MOST_DAYS:
        raise BadInput("days", f"{count} is not from 1 to {MOST_DAYS}")
    if first < FIRST_DAY:
        raise BadInput("from", f"{first} is before {FIRST_DAY}, the first day with three puzzles")
    if first.toordinal() + count - 1 > datetime.date.max.toordinal():
        raise BadInput("days", f"{count} days from {first} go beyond {datetime.date.max}")
    return tuple(datetime.date.fromordinal(first.toordinal() + number) for number in range(count))
