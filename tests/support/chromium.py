"""Fixtures that open puzzle pages in a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from playing import html

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # RenderDocument keeps a reloaded page in its frame (see `opened`); Playwright needs the other feature.
    "--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame",
]

REQUIRING = ("PPSOLVE_REQUIRE_CHROMIUM", "PPSOLVE_REQUIRE_BROWSERS")

Opened = Callable[..., "Page"]

SHORT_NAMES = """for (const name of ["play", "page"])
  Object.defineProperty(window, name, { get: () => ppsolve[name] });"""
"""Scripts in tests write `play` and `page` for the exports of the two page programs."""


def missing(what: str, *requiring: str) -> NoReturn:
    """Skip the test, or fail if one of the environment variables `requiring` is set."""
    if any(os.environ.get(variable) for variable in requiring):
        pytest.fail(f"{what} is missing, but {' or '.join(requiring)} is set")
    pytest.skip(f"{what} is not installed")


@pytest.fixture(scope="module")  # its event loop would block other fixtures that need one
def browser() -> Iterator[Browser]:
    """Chromium as installed on this machine."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright", *REQUIRING)
    # The headless shell is the same browser without a window, at a third of the cost.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next((path for name in names if (path := shutil.which(name))), None)
    if program is None:
        missing("Chromium", *REQUIRING)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Opened]:
    """Return a function that opens pages; afterwards no page may have sent a request or logged an error.

    A document that asks for its storage before the browser knows the frame's new origin gets an empty, throw-
    away storage. Pages opened with `reloads` therefore start in a frame that already shows a file.
    """
    contexts, complaints, asked = [], [], []
    own = {(tmp_path / "puzzle.html").as_uri()}

    def open_page(
        name: str,
        *,
        query: str = "",
        script: str = "",
        clock: bool = False,
        reloads: bool = False,
        **options: Any,
    ) -> Page:
        path = tmp_path / "puzzle.html"
        path.write_text(name if name.startswith("<!doctype") else html(name), encoding="utf-8")
        context = browser.new_context(**({"reduced_motion": "reduce", "locale": "en-US"} | options))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(5000)
        if reloads:
            empty = tmp_path / "empty.html"
            empty.touch()
            page.goto(empty.as_uri())
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.add_init_script(SHORT_NAMES + script)
        if clock:
            page.clock.install()
        page.goto(path.as_uri() + query)
        own.add(path.as_uri() + query)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
    outside = {address for address in asked if not address.startswith("blob:")}  # the page's own worker
    assert outside <= own
