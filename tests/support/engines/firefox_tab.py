"""Firefox, driven over WebDriver BiDi, which it speaks without a driver program.

The protocol: https://w3c.github.io/webdriver-bidi/
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from engines.processes import answer, running
from engines.tab import PATIENCE, WATCH, Engine, Tab

PREFERENCES = """
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("services.settings.server", "data:,none");  // no requests of the browser itself
"""

CENTRE = """(selector) => {
  const found = document.querySelector(selector);
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (!found.contains(document.elementFromPoint(x, y))) throw new Error(`${selector} is covered`);
  return [Math.floor(x), Math.floor(y)];
}"""


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Engine]:
    """Start Firefox with a new profile in `folder`."""
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = (program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0")
    log = folder / "firefox.log"
    with running(*command, log=log) as process:
        address = answer(process, log, lambda: _address(profile))
        with connect(address, proxy=None, open_timeout=PATIENCE, max_size=None) as socket:
            session = _Session(socket)
            session.send("session.new", capabilities={})
            session.send("script.addPreloadScript", functionDeclaration=f"() => {WATCH}")

            @contextmanager
            def new_tab() -> Iterator[Tab]:
                user = session.send("browser.createUserContext")["userContext"]  # a storage of its own
                try:
                    context = session.send("browsingContext.create", type="tab", userContext=user)["context"]
                    yield FirefoxTab(session, context)
                finally:
                    session.send("browser.removeUserContext", userContext=user)

            yield new_tab


def _address(profile: Path) -> str | None:
    """Return the address that Firefox writes into its profile when it is ready."""
    try:
        written = json.loads((profile / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):  # not there, or half written
        return None
    return f"ws://{written['ws_host']}:{written['ws_port']}/session"


class _Session:
    """Commands and their answers, one at a time."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)

    def send(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv(timeout=PATIENCE))).get("id") != number:
            pass  # an event
        if message["type"] != "success":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]


class FirefoxTab(Tab):
    def __init__(self, session: _Session, context: str) -> None:
        super().__init__()
        self._session = session
        self._context = context

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def _open(self, address: str) -> None:
        self._send("browsingContext.navigate", url=address, wait="complete")

    def _reload(self) -> None:
        self._send("browsingContext.reload", wait="complete")

    def _click(self, selector: str) -> None:
        x, y = self.evaluate(CENTRE, selector)
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._send("input.performActions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def _evaluate(self, expression: str) -> Any:
        result = self._session.send(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=False,
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        written = result["result"]
        return json.loads(written["value"]) if written["type"] == "string" else None

    def _send(self, method: str, **parameters: Any) -> Any:
        return self._session.send(method, context=self._context, **parameters)
