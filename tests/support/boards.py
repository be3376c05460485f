"""Drive the analysis board in a browser and read what it shows."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from playing import cell
from ppsolve.reports.board.page import board_html
from ppsolve.solver import BadInput
from ppsolve.solver.documents import parse_json
from ppsolve.solver.games import from_dict, from_line, is_line, is_record
from ppsolve.solver.record_registry import record_from_dict

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


@cache
def board(given: str = "") -> str:
    """Return the HTML of the board, opened with `given`."""
    return board_html(given)


def complaint(text: str) -> str:
    """The error message of the command line for a text."""
    with pytest.raises(BadInput) as refused:
        if is_line(text):
            from_line(text)
        else:
            document = parse_json(text)
            (record_from_dict if is_record(document) else from_dict)(document)
    return str(refused.value)


def wait_for_proof(page: Page) -> None:
    """Wait until everything about the position is proved."""
    page.get_by_text("Everything is proved").wait_for()


def current(page: Page, move: str) -> Locator:
    """Return the button of the current move, if it is this one; an empty text is the start."""
    return page.locator(f"#moves [aria-current][data-code='{move}']")


def listed_moves(page: Page) -> list[str | None]:
    """Return the codes of all moves in the list; the start is empty."""
    return [step.get_attribute("data-code") for step in page.locator("#moves .step").all()]


def set_up(page: Page, game: str = "party") -> None:
    """Go from the first screen to the set-up."""
    page.locator(f"#door-{game}").check()
    page.locator("#analyse-start").click()


def show_more(page: Page, section: str) -> None:
    """Show the editions, house rules and the seed of a section."""
    page.locator(f"#{section} .more summary").click()


def play(page: Page, move: str) -> None:
    """Play a move of Penguin Party by clicks."""
    page.locator(f"#stacks [data-colour={move[0]}]").click()
    cell(page, move[1:]).click()
    current(page, move).wait_for()


def saved_record(page: Page) -> dict[str, Any]:
    """Return the record that the board saves as a file."""
    page.locator("#save").click()
    with page.expect_download() as download:
        page.locator("#saving-file").click()
    page.keyboard.press("Escape")
    document: dict[str, Any] = json.loads(download.value.path().read_text(encoding="utf-8"))
    return document


def set_hand(page: Page, name: str, cards: str) -> None:
    """Give cards to a hand by clicks."""
    page.get_by_label(f"Fill the hand of {name}").click()
    for card in cards:
        page.locator(f"#setup-stacks [data-colour={card}]").click()


def slide(page: Page, move: str) -> None:
    """Play a slide of Pingouin by clicks."""
    start, end = move.split("-")
    cell(page, start).click()
    cell(page, end).click()
    current(page, move).wait_for()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {selector}")


def judged(page: Page) -> list[tuple[str, str, int]]:
    """Return (player, move, cost) rows from the review on the page."""
    script = """() => page.judgements.map(
      ({ spot, seat, cost }) => [page.game.names(spot.position)[seat], spot.move, cost])"""
    return [tuple(one) for one in page.evaluate(script)]
