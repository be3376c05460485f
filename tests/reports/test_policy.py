"""The content security policy: the same on all pages but for the hashes of their scripts and style sheets."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from hashlib import sha256
from html.parser import HTMLParser

import pytest

from boards import board
from known_puzzles import IDS
from playing import html
from ppsolve.reports.shared.policy import PLACE, policy_of, with_policy
from report_pages import page_of

PAGES: dict[str, Callable[[], str]] = {
    "puzzle": lambda: html(IDS["route"]),
    "board": board,
    "report": lambda: page_of("names"),
    "review": lambda: page_of("review"),
    "floe review": lambda: page_of("floe review"),
    "survey": lambda: page_of("survey"),
}
WITH_SCRIPT = ("puzzle", "board")
HASH = re.compile(r" 'sha256-[A-Za-z0-9+/=]{44}'")


def hash_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}'"


def directives(policy: str) -> dict[str, str]:
    return dict(directive.split(" ", 1) for directive in policy.split("; "))


class StyledElements(HTMLParser):
    """Collects the elements that have a style attribute, which the policy would block."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if "style" in dict(attrs):
            self.found.append(tag)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_the_same_policy_but_for_hashes(name: str) -> None:
    page = PAGES[name]()
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    assert HASH.sub("", policy) == HASH.sub("", policy_of("<style></style>"))
    assert len(HASH.findall(policy)) == (2 if name in WITH_SCRIPT else 1)
    styled = StyledElements()
    styled.feed(page)
    assert styled.found == []


def test_scripts_and_style_sheets_are_named_by_their_hashes_and_data_are_not() -> None:
    page = """<style>p { color: red }</style><script type="application/json">{"a": 1}</script>
        <script type="text/plain">let worker;</script><script>run("<b>&amp;");</script>
        <SCRIPT TYPE="module">import;</SCRIPT><style>p { color: red }</style>"""
    found = directives(policy_of(page))
    assert found["style-src"] == hash_of("p { color: red }")
    expected = [hash_of('run("<b>&amp;");'), hash_of("import;"), "'wasm-unsafe-eval'"]
    assert found["script-src"] == " ".join(expected)


def test_nothing_is_loaded_or_sent() -> None:
    found = directives(policy_of("<p>Hello</p>"))
    assert {name for name, sources in found.items() if sources == "'none'"} == {
        *("default-src", "style-src", "connect-src", "base-uri", "form-action")
    }
    assert found["img-src"] == "data:"
    assert found["worker-src"] == "blob:"


def test_the_policy_goes_into_its_place() -> None:
    page = f"<head>{PLACE}<style>a</style></head><p>{PLACE}</p>"
    assert with_policy(page) == page.replace('""', f'"{policy_of(page)}"', 1)
    with pytest.raises(ValueError, match="no place for its policy"):
        with_policy("<head></head>")
