"""The content security policy of all pages.

A page may use its own inline scripts and style sheets, which the policy names by their hashes. It may start
workers from its own text, compile WebAssembly and show pictures from data URLs. It may not load anything, and
it may not have style attributes: scripts set styles through `element.style`.

Workers and WebAssembly are allowed on all pages, so that there is one policy. Only scripts can use them, and
no script runs but the page's own.
"""

from __future__ import annotations

import base64
from hashlib import sha256
from html.parser import HTMLParser
from typing import Final

PLACE: Final = '<meta http-equiv="Content-Security-Policy" content="">'
"""The element of `base.html` that takes the policy."""

SCRIPT_TYPES: Final = {"", "module", "text/javascript", "application/javascript"}
"""Types of `script` elements that browsers execute. All others are data."""


def with_policy(page: str) -> str:
    """Fill in the policy of a finished page, whose head has `PLACE`."""
    before, place, after = page.partition(PLACE)
    if not place:
        raise ValueError("the page has no place for its policy")
    return before + place.replace('""', f'"{policy_of(page)}"') + after


def policy_of(page: str) -> str:
    """Return the policy that allows the inline scripts and style sheets of a page, and nothing else."""
    inline = _InlineSources()
    inline.feed(page)
    inline.close()
    directives = {
        "default-src": ["'none'"],
        "script-src": [*_hashes(inline.scripts), "'wasm-unsafe-eval'"],
        "style-src": _hashes(inline.styles) or ["'none'"],
        "img-src": ["data:"],
        "worker-src": ["blob:"],
        "connect-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
    }
    return "; ".join(" ".join([name, *sources]) for name, sources in directives.items())


def _hashes(texts: list[str]) -> list[str]:
    digests = (base64.b64encode(sha256(text.encode()).digest()).decode() for text in texts)
    return [f"'sha256-{digest}'" for digest in dict.fromkeys(digests)]


class _InlineSources(HTMLParser):
    """Collects the texts of inline scripts and style sheets."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self._open: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "script" and (attributes.get("type") or "").strip().lower() in SCRIPT_TYPES:
            self._open = self.scripts
        elif tag == "style":
            self._open = self.styles
        else:
            return
        self._open.append("")

    def handle_data(self, data: str) -> None:
        if self._open is not None:
            self._open[-1] += data

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style"):
            self._open = None
