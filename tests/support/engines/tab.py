"""The interface of a browser tab. Each engine implements it over its own protocol."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

PATIENCE = 20.0
"""Seconds until a wait fails. On an idle machine every wait takes less than one."""

WATCH = """(() => {
  const complaints = (window.complaints = []);
  for (const level of ["error", "warn"]) {
    const print = console[level];
    console[level] = (...words) => { complaints.push(words.join(" ")); print.apply(console, words); };
  }
  const cause = (event) => event.message ?? `cannot load ${event.target.src ?? event.target.href}`;
  addEventListener("error", (event) => complaints.push(cause(event)), true);
  addEventListener("unhandledrejection", (event) => complaints.push(`rejected: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => complaints.push(`blocked: ${event.blockedURI}`));
})()"""
"""Collects console errors, uncaught errors, failed loads and violations of the content security policy."""

READY = """(selector) => {
  const found = document.querySelector(selector);
  return found !== null && !found.disabled && found.getClientRects().length > 0;
}"""


class Tab(ABC):
    """One tab with a storage of its own."""

    def __init__(self) -> None:
        self._complaints: list[str] = []

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Set the width of the viewport, and its height as nearly as the engine can."""

    @abstractmethod
    def _open(self, address: str) -> None: ...

    @abstractmethod
    def _reload(self) -> None: ...

    @abstractmethod
    def _click(self, selector: str) -> None: ...

    @abstractmethod
    def _evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression; it must fit into JSON."""

    def open(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._collect()
        self._open(address)

    def reload(self) -> None:
        """Load the page again and wait until it is loaded."""
        self._collect()
        self._reload()

    def complaints(self) -> list[str]:
        """Return everything that went wrong on the pages of this tab since the last call."""
        self._collect()
        found, self._complaints = self._complaints, []
        return found

    def watched(self, html: str) -> str:
        """Return a page whose complaints this tab sees from the beginning: the page itself, if it can."""
        return html

    def _collect(self) -> None:
        self._complaints += self._evaluate("(window.complaints ?? []).splice(0)")

    def evaluate(self, function: str, *arguments: str) -> Any:
        """Return the result of a JavaScript function."""
        return self._evaluate(f"({function})(...{json.dumps(arguments)})")

    def click(self, selector: str) -> None:
        """Click on the first match as soon as it is visible and enabled."""
        self.wait_until(READY, selector)
        self._click(selector)

    def choose(self, selector: str, value: str) -> None:
        """Choose an option of a `select`."""
        self.wait_until(READY, selector)
        script = """(selector, value) => {
          const field = document.querySelector(selector);
          field.value = value;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
        self.evaluate(script, selector, value)

    def is_ready(self, selector: str) -> bool:
        """Return whether the first match is visible and enabled."""
        return bool(self.evaluate(READY, selector))

    def text(self, selector: str) -> str:
        """Return the visible text of the first match."""
        return str(self.evaluate("(selector) => document.querySelector(selector).innerText", selector))

    def texts(self, selector: str) -> list[str]:
        """Return the visible text of every match."""
        script = "(selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText)"
        return [str(text) for text in self.evaluate(script, selector)]

    def value(self, selector: str) -> str:
        """Return the content of a field."""
        return str(self.evaluate("(selector) => document.querySelector(selector).value", selector))

    def wait_for_text(self, selector: str, text: str) -> None:
        """Wait until the first match contains `text`."""
        script = "(selector, text) => document.querySelector(selector)?.innerText.includes(text) ?? false"
        self.wait_until(script, selector, text)

    def wait_until(self, function: str, *arguments: str) -> None:
        """Wait until a JavaScript function returns true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(function, *arguments):
            if time.monotonic() > end:
                raise AssertionError(f"not within {PATIENCE:g} s: {function} of {arguments}")
            time.sleep(0.02)


Engine = Callable[[], AbstractContextManager[Tab]]
"""A running browser: opens a new tab for each call."""
