"""A site to walk through in a browser, a server for it, and the devices of its readers.

It has eight days and practice of every kind. Its puzzles are quick to generate, and it has no sheets.
"""

from __future__ import annotations

import datetime
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ppsolve.puzzles.generation import Generated, generate
from ppsolve.puzzles.recipe import Recipe, new_recipe
from ppsolve.puzzles.solution import Level
from sites import FIRST, publish

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

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


SENT: dict[str, bytes] = {}
"""What was sent since a test cleared it, by path."""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves a folder, logs nothing, and counts what it sends."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        SENT[self.path] = SENT.get(self.path, b"") + content
        outputfile.write(content)

    def log_message(self, *values: Any) -> None:
        """Log nothing."""


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder on the loopback address, on any free port if it is 0; the address of its root."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(QuietHandler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which tests must not change."""
    folder = tmp_path_factory.mktemp("browsed") / "site"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def site_address(site_folder: Path) -> Iterator[str]:
    """The address of the site's root."""
    with served(site_folder) as address:
        yield address


EXPECTED = ("Service Worker registration blocked", "net::ERR_CONNECTION_REFUSED")
"""What the browser itself logs in tests without a worker, and while there is no server."""


class Device:
    """A browser of one reader, with its own storage, clock and time zone."""

    def __init__(self, browser: Browser, root: str, moment: str, zone: str = "UTC", **options: Any) -> None:
        values = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        self.context = browser.new_context(timezone_id=zone, **(values | options))
        self.context.set_default_timeout(30_000)
        self.context.clock.install(time=datetime.datetime.fromisoformat(moment))
        self.root = root
        self.complaints: list[str] = []

    def open(self, address: str) -> Page:
        """Open a page by its address inside the site."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.goto(self.root + address)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if not any(text in message.text for text in EXPECTED):
            self.complaints.append(message.text)

    def solve(self, address: str, *, hints: bool = False) -> Page:
        """Open a puzzle and solve it: clean, or with hints."""
        page = self.open(address)
        page.wait_for_function("() => window.ppsolve?.play")
        page.evaluate(SOLVE_WITH_HINTS if hints else SOLVE)
        return page

    def text(self, address: str, selector: str) -> str:
        """Open a page and return the text of an element once it has one."""
        page = self.open(address)
        page.locator(f"{selector}:not(:empty)").first.wait_for()
        found = page.locator(selector).first.inner_text()
        page.close()
        return found


SOLVE = """() => { const { play } = ppsolve; while (!play.solved) {
    const { move } = play.game.hint(play.moves, play.positions);
    play.attempt(move, move.slice(1));
} }"""
SOLVE_WITH_HINTS = "() => { while (!ppsolve.play.solved) ppsolve.play.giveHint(); }"

NOON = "2026-12-04T12:00:00+00:00"

Devices = Callable[..., Device]
Servers = Callable[..., AbstractContextManager[str]]


@pytest.fixture
def sent() -> dict[str, bytes]:
    """What the server sends during the test, by path."""
    SENT.clear()
    return SENT


@pytest.fixture
def serve() -> Servers:
    """The function `served`."""
    return served


@pytest.fixture
def device(browser: Browser, site_address: str) -> Iterator[Devices]:
    """Return a function that makes devices; afterwards no page may have logged an error."""
    made: list[Device] = []

    def make(moment: str = NOON, zone: str = "UTC", root: str = site_address, **options: Any) -> Device:
        made.append(Device(browser, root, moment, zone, **options))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    # A request without a connection is logged, too; a file that is missing on the server has another text.
    offline = "Failed to load resource: net::ERR_FAILED"
    complaints = [text for one in made for text in one.complaints if text != offline]
    assert complaints == [], complaints
