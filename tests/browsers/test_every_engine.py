"""Smoke tests of the board and the puzzle pages in Chromium, Firefox and WebKit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from command import output
from engines.tab import Tab
from floes import TEMPO
from known_puzzles import IDS, known
from ppsolve.solver import Solver
from ppsolve.solver.games import from_line

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium", "engines.fixtures"]  # the fixtures `browser`, `engine` and `tab`

PARTY = "iello-2024,base=3:-:RRGY,RGPB:0"
PHONE = (390, 800)
PAGES: dict[str, tuple[str, ...]] = {
    "board": ("board", PARTY),
    "pingouin-board": ("board", TEMPO),
    "empty-board": ("board",),
    "menu": ("page", *IDS.values()),
    **{kind: ("page", name) for kind, name in IDS.items()},
}
"""The arguments of `ppsolve` for each page. The menu has a puzzle of every kind."""

File = Callable[[str], str]


@cache
def html(name: str) -> str:
    return output(*PAGES[name])


@pytest.fixture
def file(tab: Tab, tmp_path: Path) -> File:
    """Return a function that writes a page into `tmp_path` and returns its address."""

    def write(name: str) -> str:
        path = tmp_path / f"{name}.html"
        path.write_text(tab.watched(html(name)), encoding="utf-8")
        return path.as_uri()

    return write


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Serve a folder; return the address and the list of requested paths, which grows."""
    requested: list[str] = []

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments, directory=str(folder))

        def log_message(self, *_: object) -> None:
            requested.append(self.path)

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", requested
        finally:
            server.shutdown()
            thread.join()


def cell(place: str) -> str:
    return f"#board button[data-place={place}]"


def wait_for_board(tab: Tab) -> None:
    tab.wait_until("() => document.querySelector('#board button[data-place]') !== null")


def wait_for_proof(tab: Tab) -> None:
    """Wait until the values are proved; until then the board replaces buttons."""
    tab.wait_for_text("#effort", "Everything is proved")


def loaded(tab: Tab) -> list[str]:
    """Return the addresses that the page has loaded, without the blobs it makes itself."""
    script = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"
    return [address for address in tab.evaluate(script) if not address.startswith("blob:")]


def labels(tab: Tab) -> list[str]:
    """Return what screen readers read on the places of the board."""
    script = "() => [...document.querySelectorAll('#board button')].map((one) => one.ariaLabel)"
    return [str(label) for label in tab.evaluate(script)]


def is_solved(tab: Tab) -> bool:
    return tab.text("#said").startswith("Solved in ") and tab.is_ready("#share")


@pytest.mark.parametrize("name", ["board", "menu"])
def test_a_page_opens_from_a_file_and_loads_nothing_else(tab: Tab, file: File, name: str) -> None:
    tab.open(file(name))
    wait_for_board(tab)
    assert loaded(tab) == []


@pytest.mark.parametrize("name", ["board", "menu"])
def test_a_page_opens_from_a_server_and_sends_no_other_request(tab: Tab, tmp_path: Path, name: str) -> None:
    (tmp_path / "page.html").write_text(html(name), encoding="utf-8")  # not `watched`: byte for byte
    with serving(tmp_path) as (server, requested):
        tab.open(f"{server}/page.html")
        wait_for_board(tab)
        assert loaded(tab) == []
        assert requested == ["/page.html"]


def test_the_policy_of_a_page_stops_requests(tab: Tab, file: File, tmp_path: Path) -> None:
    file("pyramid")
    with serving(tmp_path) as (server, requested):
        tab.open(f"{server}/pyramid.html")
        tab.evaluate("(address) => { fetch(address).catch(() => {}); }", f"{server}/fetched")
        tab.wait_until("() => window.complaints.length > 0")
        assert requested == ["/pyramid.html"]
    assert tab.complaints() == [f"blocked: {server}/fetched"]


def test_the_errors_of_a_page_are_collected(tab: Tab, tmp_path: Path) -> None:
    """Check the fixture `tab`: the other tests rely on it."""
    broken = """<!doctype html><meta charset="utf-8"><title>Broken</title><img src="missing.png">
      <script>console.error("while loading"); throw new Error("uncaught");</script>
      <button onclick="Promise.reject('later')">Press</button>"""
    (tmp_path / "broken.html").write_text(tab.watched(broken), encoding="utf-8")
    with serving(tmp_path) as (server, _):
        tab.open(f"{server}/broken.html")
        tab.click("button")
        tab.wait_until("() => window.complaints.includes('rejected: later')")
    found = "\n".join(tab.complaints())
    assert "while loading" in found
    assert "uncaught" in found
    assert "cannot load" in found


@pytest.mark.parametrize(
    ("name", "line"), [("board", PARTY), ("pingouin-board", TEMPO)], ids=["party", "pingouin"]
)
def test_the_board_proves_values_in_its_worker(tab: Tab, file: File, name: str, line: str) -> None:
    tab.open(file(name))
    wait_for_proof(tab)
    position: Any = from_line(line)
    expected = Solver(threads=1).guaranteed(position)
    assert tab.texts("#hands .value") == [str(outcome) for outcome in expected]


def test_a_round_is_played_from_the_first_door(tab: Tab, file: File) -> None:
    tab.open(file("empty-board"))
    tab.click("#play-start")
    tab.wait_for_text("#tray-title", "You to move")
    tab.click("#action")
    tab.click("#stacks button")
    tab.click("#board .fits")
    tab.wait_until("() => document.querySelectorAll('#moves .step').length >= 4")
    assert len(tab.texts("#hands .chip.back")) == 22
    assert tab.texts("#moves .mover")[:3] == ["You", "Bob", "Carol"]


def test_a_round_is_written_down_behind_the_second_door(tab: Tab, file: File) -> None:
    tab.open(file("empty-board"))
    tab.click("#write-start")
    tab.choose("#writing-players", "2")
    tab.click("#writing-begin")
    moves = ["Ra1", "Ga2", "Rb1"]
    for move in moves:
        tab.click(f"#writing-stacks [data-colour={move[0]}]")
        tab.click(cell(move[1:]))
    tab.click("#writing-end")
    for _ in range(2):
        tab.click(".nothing-left")
    tab.click("#writing-end")
    tab.wait_for_text("#said", "The round is over")
    tab.click("#save")
    record = tab.value("#saving-text")
    reviewed = json.loads(output("review", "-", "--json", stdin=record.encode()))["rounds"][0]["moves"]
    assert [move["move"] for move in reviewed] == moves


def test_a_round_is_set_up_played_and_saved(tab: Tab, file: File) -> None:
    """Behind the third door."""
    tab.open(file("empty-board"))
    tab.click("#analyse-start")
    tab.click("#setting .more summary")
    tab.choose("#setup-base", "3")
    for name, cards in (("Alice", "RRGY"), ("Bob", "RGPB")):
        tab.click(f"[aria-label$='fill the hand of {name}']")
        for card in cards:
            tab.click(f"#setup-stacks [data-colour={card}]")
    tab.click("#setup-start")
    moves = ["Ya1", "Ba2", "Ra3"]
    for move in moves:
        wait_for_proof(tab)
        tab.click(f"#stacks [data-colour={move[0]}]")
        tab.click(cell(move[1:]))
        tab.wait_until(
            "(move) => document.querySelector('#moves [aria-current]')?.dataset.code === move", move
        )
    tab.click("#save")
    record = tab.value("#saving-text")
    reviewed = json.loads(output("review", "-", "--json", stdin=record.encode()))["rounds"][0]["moves"]
    assert [(move["player"], move["move"]) for move in reviewed] == list(
        zip(("Alice", "Bob", "Alice"), moves, strict=True)
    )


@pytest.mark.parametrize("kind", IDS)
def test_hints_alone_solve_a_puzzle(tab: Tab, file: File, kind: str) -> None:
    tab.open(file(kind))
    wait_for_board(tab)
    assert not is_solved(tab)
    for _ in range(200):
        if is_solved(tab):
            break
        tab.click("#hint")
    assert is_solved(tab)


@pytest.mark.parametrize("source", ["file", "server"])
def test_a_reloaded_page_keeps_the_progress(tab: Tab, file: File, tmp_path: Path, source: str) -> None:
    file("route")
    (tmp_path / "empty.html").touch()
    with serving(tmp_path) as (server, _):
        folder = server if source == "server" else tmp_path.as_uri()
        tab.open(f"{folder}/empty.html")  # Chromium throws away the storage of its very first document
        tab.open(f"{folder}/route.html")
        wait_for_board(tab)
        first = labels(tab)
        tab.click(cell(known("route").solution[0].split("-")[1]))
        played = labels(tab)
        assert played != first
        tab.reload()
        wait_for_board(tab)
        assert labels(tab) == played


def check_layout(tab: Tab) -> None:
    """Check that nothing is wider than the screen, and that the board's buttons can be touched."""
    width, content = tab.evaluate("() => [innerWidth, document.documentElement.scrollWidth]")
    assert width == PHONE[0]
    assert content <= width
    script = """(selector) => [...document.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.getBoundingClientRect())
      .map(({ left, right }) => [left, right])"""
    for left, right in tab.evaluate(script, "button"):
        assert left >= 0
        assert right <= width
    places = tab.evaluate(script, "#board button")
    assert places
    assert min(right - left for left, right in places) >= 30


@pytest.mark.parametrize("name", ["board", "pingouin-board"])
def test_a_board_fits_on_a_phone(tab: Tab, file: File, name: str) -> None:
    tab.resize(*PHONE)
    tab.open(file(name))
    wait_for_board(tab)
    check_layout(tab)


def test_every_kind_of_puzzle_fits_on_a_phone(tab: Tab, file: File) -> None:
    tab.resize(*PHONE)
    tab.open(file("menu"))
    wait_for_board(tab)
    check_layout(tab)
    for kind in list(IDS)[1:]:
        tab.click("#next")
        tab.wait_for_text("#heading", kind)
        check_layout(tab)
