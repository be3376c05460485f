"""The texts of the site, by message ID. `say` fills in the values."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

TEXTS: Final[dict[str, str]] = {
    # On every page.
    "site-today": "Today",
    "site-calendar": "Calendar",
    "site-practice": "Practice",
    "site-learn": "Learn",
    "site-board": "Board",
    "site-statistics": "Statistics",
    "site-print": "Print",
    "site-about": "About",
    "site-feed": "Feed",
    "site-language": "Language",
    "site-menu": "Pages",
    "site-settings": "Settings",
    "site-close": "Close",
    "site-skip": "To the content",
    "site-made-with": "Made with ppsolve: every puzzle is proved to have exactly one answer.",
    "site-description": "Three penguin puzzles a day: easy, medium and hard. Free, without an account.",
    # Levels, kinds and what they ask.
    "site-level-easy": "Easy",
    "site-level-medium": "Medium",
    "site-level-hard": "Hard",
    "site-level-expert": "Expert",
    # Today and the pages of days.
    "site-today-heading": "Today’s puzzles",
    "site-today-without-script": "The puzzles of every day:",
    "site-no-today": "There are no puzzles for today yet. The latest ones:",
    "site-day-heading": "Puzzles of { $date }",
    "site-day-description": "Three puzzles for { $date }: { $puzzles }.",
    "site-previous-day": "Previous day",
    "site-next-day": "Next day",
    "site-play": "Play",
    "site-day-print": "Print these puzzles (PDF)",
    "site-welcome-heading": "New here?",
    "site-welcome-what": (
        "Every day brings three puzzles with penguins: an easy one, a medium one and a hard one. "
        "You need no account, and the site works offline, too."
    ),
    "site-welcome-party": (
        "In Penguin Party you build a pyramid of cards. A penguin stands on two others, "
        "and one of the two has its colour."
    ),
    "site-welcome-pingouin": "In Pingouin your penguins slide over the ice and collect fish. The tile they leave sinks.",
    "site-welcome-close": "Start with today’s puzzles",
    "site-tiny-heading": "Try it",
    "site-tiny-task": "Which penguin can stand on top?",
    "site-tiny-red": "Red",
    "site-tiny-green": "Green",
    "site-tiny-purple": "Purple",
    "site-tiny-right": "Right! It has the colour of one of the two below it. That is the whole idea.",
    "site-tiny-wrong": "Neither of the two below has this colour. Try another penguin.",
    "site-tiny-picture": "A green and a yellow penguin side by side, and an empty place on top of them.",
    # The page of a puzzle.
    "site-solution": "Show the solution",
    "site-puzzle-without-script": (
        "With JavaScript you can play this puzzle on this page. Without it, here it is to read."
    ),
    "site-back-to-day": "All three of this day",
    "site-back-to-practice": "All practice puzzles",
    "site-practice-name": "{ $name } { $number }",
    "site-puzzle-bar": "Puzzles of this day",
    # Calendar and statistics.
    "site-calendar-heading": "Calendar",
    "site-calendar-all": "All days",
    "site-statistics-heading": "Statistics",
    "site-statistics-without-script": "With JavaScript this page counts the puzzles you solved on this device.",
    "site-keep-heading": "Keep your progress",
    "site-keep-text": (
        "Your progress is stored on this device only. Take it to another device as a file or a link; "
        "both are merged, and no streak is lost."
    ),
    "site-export": "Save as a file",
    "site-import": "Read a file",
    "site-export-link": "Copy a link",
    # Practice.
    "site-practice-heading": "Practice",
    "site-practice-text": "Puzzles of every kind and level, as many as you like and in any order.",
    "site-practice-none": "This site has no practice puzzles.",
    # Print.
    "site-print-heading": "Print",
    "site-print-text": (
        "Each day fits on three pages, with the solutions at the end. A week has no solutions; "
        "they are on the pages of its days."
    ),
    "site-print-weeks": "Weeks",
    "site-print-days": "Days",
    "site-print-week": "Week of { $date }",
    # Sizes in the calendar and on cards are by the reader's script.
    "site-feed-title": "{ $title }: three puzzles a day",
}

_MONTHS: Final = (
    ("January", "February", "March", "April", "May", "June")
    + ("July", "August", "September", "October", "November", "December")
)


def say(message: str, **values: object) -> str:
    """Return a text of the site with its values."""
    text = TEXTS[message]
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text


def script_messages() -> dict[str, str]:
    """Return the texts that the reader's script needs."""
    return {name: text for name, text in TEXTS.items() if name.startswith("site-js-")}


def date_text(date: datetime.date) -> str:
    """Return a date in words."""
    return f"{date.day} {_MONTHS[date.month - 1]} {date.year}"


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Say everything in a language inside such a block."""
    yield
