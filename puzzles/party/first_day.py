"""The day of the first daily puzzle of Penguin Party. It stays: days and shelves are counted from it."""

from __future__ import annotations

import datetime
from typing import Final

FIRST_DAY: Final = datetime.date(2026, 1, 1)
