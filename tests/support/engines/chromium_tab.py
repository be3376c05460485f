"""Chromium, driven by Playwright."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from engines.tab import PATIENCE, WATCH, Engine, Tab


def chromium(browser: Browser) -> Engine:
    """Return the engine of a running Chromium."""

    @contextmanager
    def new_tab() -> Iterator[Tab]:
        context = browser.new_context(reduced_motion="reduce", locale="en-US")
        try:
            context.set_default_timeout(1000 * PATIENCE)
            context.add_init_script(WATCH)
            yield ChromiumTab(context.new_page())
        finally:
            context.close()

    return new_tab


class ChromiumTab(Tab):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def _open(self, address: str) -> None:
        self._page.goto(address)

    def _reload(self) -> None:
        self._page.reload()

    def _click(self, selector: str) -> None:
        self._page.locator(selector).first.click()

    def _evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)
