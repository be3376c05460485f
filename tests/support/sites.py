"""Small sites for tests."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from ppsolve.reports.site import lessons
from ppsolve.reports.site.build import SiteRun, publish_site
from ppsolve.reports.site.options import SiteOptions, days_from

FIRST = datetime.date(2026, 12, 1)
TODAY = datetime.date(2026, 12, 2)
BASE_URL = "https://example.org/puzzles/"


@contextmanager
def few_lessons(count: int = 2) -> Iterator[None]:
    """Let sites have only the first lessons: all of them take half a minute."""
    chosen = lessons.ordered_examples()[:count]
    with patch.object(lessons, "ordered_examples", lambda: chosen):
        yield


def publish(folder: Path, days: int = 2, first: datetime.date = FIRST, **options: Any) -> SiteRun:
    """Publish a site with two lessons, and without practice puzzles unless the options say otherwise."""
    values: dict[str, Any] = {"title": "Club & Co", "base_url": BASE_URL, "practice": 0, **options}
    chosen = SiteOptions(**values)
    with few_lessons():
        return publish_site(folder, days_from(first, days), chosen, today=TODAY)


def hashes(folder: Path) -> dict[str, str]:
    """Return the hash of every file by its path below a folder."""
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
