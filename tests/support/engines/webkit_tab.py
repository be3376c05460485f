"""WebKit (WebKitGTK's MiniBrowser), driven over WebDriver on a virtual display.

The protocol: https://www.w3.org/TR/webdriver2/
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from engines.processes import answer, running
from engines.tab import PATIENCE, WATCH, Engine, Tab

STYLE = "* { min-width: 0; padding: 0; font-size: 1px; }"
"""Makes the toolbar of MiniBrowser narrow enough for a window as wide as a phone."""

SETTINGS = "[Settings]\ngtk-enable-animations=false\n"
"""Web pages see this as the wish for reduced motion."""

DIRECTLY = build_opener(ProxyHandler({}))


@contextmanager
def webkit(driver: str, display_server: str, folder: Path) -> Iterator[Engine]:
    """Start a virtual display and the driver, which starts a browser for each tab."""
    with _display(display_server, folder) as display:
        environment = {"DISPLAY": display, "NO_AT_BRIDGE": "1", **_home(folder)}
        port = _free_port()
        log = folder / "driver.log"
        with running(driver, f"--port={port}", log=log, environment=environment) as process:
            base = f"http://127.0.0.1:{port}"
            answer(process, log, lambda: _status(base))

            @contextmanager
            def new_tab() -> Iterator[Tab]:
                opened = _send("POST", f"{base}/session", capabilities={})
                session = f"{base}/session/{opened['sessionId']}"
                try:
                    yield WebKitTab(session)
                finally:
                    _send("DELETE", session)

            yield new_tab


@contextmanager
def _display(display_server: str, folder: Path) -> Iterator[str]:
    """Start an X server and return the name of its display, which it chooses itself."""
    reading, writing = os.pipe()
    # Without -noreset, the server restarts when its last client leaves, and may miss the next one.
    options = ("-displayfd", str(writing), "-noreset", "-nolisten", "tcp", "-screen", "0", "1400x1000x24")
    with (
        os.fdopen(reading) as chosen,
        running(display_server, *options, log=folder / "display.log", pass_fds=(writing,)),
    ):
        os.close(writing)
        number = chosen.readline().strip()
        if not number:
            raise RuntimeError((folder / "display.log").read_text(encoding="utf-8"))
        yield f":{number}"


def _home(folder: Path) -> dict[str, str]:
    """Return variables that keep the browser's files in `folder`."""
    settings = folder / "config" / "gtk-3.0"
    settings.mkdir(parents=True)
    (settings / "gtk.css").write_text(STYLE, encoding="utf-8")
    (settings / "settings.ini").write_text(SETTINGS, encoding="utf-8")
    return {f"XDG_{kind.upper()}_HOME": str(folder / kind) for kind in ("config", "data", "cache")}


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def _status(base: str) -> Any:
    try:
        return _send("GET", f"{base}/status")
    except URLError:  # not listening yet
        return None


def _send(method: str, address: str, **body: Any) -> Any:
    """Send a command and return its answer."""
    data = json.dumps(body).encode() if method == "POST" else None
    try:
        with DIRECTLY.open(Request(address, data, method=method), timeout=PATIENCE) as response:
            return json.load(response)["value"]
    except HTTPError as error:
        refused = json.load(error)["value"]
        raise RuntimeError(f"{refused['error']}: {refused['message']}") from error


class WebKitTab(Tab):
    def __init__(self, session: str) -> None:
        super().__init__()
        self._session = session

    def resize(self, width: int, height: int) -> None:
        self._send("window/rect", width=width, height=height)
        self.wait_until("(width) => innerWidth === Number(width)", str(width))

    def watched(self, html: str) -> str:
        """Return the page with a script before its security policy.

        WebDriver cannot run a script before those of the page, and MiniBrowser prints no console messages
        while it is automated.
        """
        before, charset, after = html.partition('<meta charset="utf-8">')
        assert charset
        return f"{before}{charset}<script>{WATCH}</script>{after}"

    def _open(self, address: str) -> None:
        self._send("url", url=address)
        self._watch()

    def _reload(self) -> None:
        self._send("refresh")
        self._watch()

    def _watch(self) -> None:
        """Watch a page from the end of its loading, unless it is watched already."""
        self._evaluate(f"window.complaints ? null : {WATCH}")

    def _click(self, selector: str) -> None:
        (element,) = self._send("element", using="css selector", value=selector).values()
        self._send(f"element/{element}/click")

    def _evaluate(self, expression: str) -> Any:
        return self._send("execute/sync", script=f"return {expression}", args=[])

    def _send(self, path: str, **body: Any) -> Any:
        return _send("POST", f"{self._session}/{path}", **body)
