"""Puzzle kinds of Pingouin, and the first day of their daily series."""

import datetime
from typing import Final

FIRST_DAY: Final = datetime.date(2026, 12, 1)
"""The day of daily puzzle number 1. It must not change: puzzle numbers and shelves are counted from it."""
