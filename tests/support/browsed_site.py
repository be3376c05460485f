"""A site to walk through in a browser: eight days and practice of every kind, made of puzzles that are quick to
generate, without sheets and previews, and a server for it."""

from __future__ import annotations

import datetime
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from ppsolve.puzzles.generation import Generated, generate
from ppsolve.puzzles.recipe import Recipe, new_recipe
from ppsolve.puzzles.solution import Level
from sites import FIRST, publish

DAYS = 8
LAST = FIRST + datetime.timedelta(days=DAYS - 1)
QUICK = {"easy": "queue", "medium": "pyramid", "hard": "duel", "expert": "duel"}
"""The kind of the puzzles that stand for those of a slot."""
LEVELS: tuple[Level, ...] = ("easy", "medium")


def quick(recipe: Recipe) -> Generated:
    """Generate an easy puzzle in place of a daily one."""
    made = generate(new_recipe(QUICK[recipe.level], "easy", recipe.seed))
    return replace(made, puzzle=replace(made.puzzle, level=recipe.level))


def quick_practice(recipe: Recipe) -> Generated:
    """Generate an easy puzzle in place of one of practice, with another seed for each level."""
    made = generate(new_recipe(recipe.kind, "easy", recipe.seed + 1000 * LEVELS.index(recipe.level)))
    return replace(made, puzzle=replace(made.puzzle, level=recipe.level))


def build(folder: Path, practice: int = 2, **options: Any) -> None:
    """Publish the site."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ppsolve.reports.site.days.generate", quick)
        patch.setattr("ppsolve.reports.site.practice.generate", quick_practice)
        patch.setattr("ppsolve.reports.site.practice.LEVELS", LEVELS)
        patch.setattr("ppsolve.reports.puzzle.sheet.pdf.sheet_pdf", lambda *_, **__: b"%PDF-")
        patch.setattr("ppsolve.reports.shared.png.png_of", lambda *_, **__: b"")
        publish(folder, DAYS, practice=practice, base_url="", title="Penguin Club", **options)


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves a folder and logs nothing."""

    def log_message(self, format: str, *values: Any) -> None:
        """Log nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on the loopback address; the address of its root."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
