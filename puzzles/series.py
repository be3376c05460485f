"""`Series`: the daily puzzles of a game, with a first day, and a week of kinds and levels."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ppsolve.puzzles.levels import Level
from ppsolve.solver.errors import BadInput


@dataclass(frozen=True)
class Series:
    """The daily puzzles of a game. `kinds` lists them."""

    game: str
    first_day: datetime.date
    """The day of the puzzle number 1."""
    week: tuple[tuple[str, Level], ...]
    """Kind and level of every weekday, from Monday to Sunday."""
    renewals: tuple[datetime.date, ...] = ()
    """The first days whose puzzles are made by version 2 of the generator, by version 3, and so on."""

    def number_of(self, date: datetime.date) -> int:
        """The number of a day's puzzle: 1 on the first day; `BadInput` for a day before that."""
        self.check_day(date)
        return (date - self.first_day).days + 1

    def check_day(self, date: datetime.date, where: str = "date") -> None:
        """Refuse a day before the first."""
        if date < self.first_day:
            raise BadInput(where, f"{date} is before {self.first_day}, the day of the first puzzle")

    def generator_on(self, date: datetime.date) -> int:
        """The version of the generator that makes a day's puzzle."""
        return 1 + sum(date >= renewal for renewal in self.renewals)
