"""Play a puzzle page with mouse and keys, and read what it shows."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.solver.party.pyramid import EMPTY, place_text

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DUEL = "duel:2:iello-2024:YRRBBGG/YR..G.:RGYPP,RGGPB:0"
THREE = "duel:2:iello-2024:YBRPGBY/.RRPBY:RRGPPP,RGGYBB,GYPBBB:0"
"""Duels of two players and of three."""


@cache
def puzzle(name: str) -> Puzzle:
    """Return the puzzle with this permanent ID, proved."""
    return prove(*task_of(name))


@cache
def html(name: str) -> str:
    """Return the puzzle's page."""
    return page_html(puzzle(name), page_content(puzzle(name)))


def cell(page: Page, place: str) -> Locator:
    """Return the button of a place."""
    return page.locator(f"#board button[data-place={place}]")


def named(button: Locator, name: str | re.Pattern[str]) -> None:
    """Assert that screen readers get this name for a button."""
    from playwright.sync_api import expect

    expect(button).to_have_accessible_name(name)


def said(page: Page) -> str:
    """Return the message the page shows to the player."""
    return page.locator("#said").inner_text()


def hint_up_to_the_move(page: Page) -> None:
    """Press Hint until it names the move; the next press makes it."""
    for _ in range(12):
        page.locator("#hint").click()
        if said(page).endswith(("again to place it.", "again to make it.")):
            return
    raise AssertionError("no hint names the move")


def click_in(page: Page, move: str) -> None:
    """Choose a card and click on a place."""
    page.locator(f".stack[data-colour={move[0]}]").first.click()
    cell(page, move[1:]).click()


def put(page: Page, move: str) -> None:
    """Go to a place and press the key of a card: faster than `click_in`."""
    cell(page, move[1:]).focus()
    page.keyboard.press(move[0].lower())


def finish(page: Page, name: str) -> None:
    """Play the whole solution at once."""
    page.evaluate("moves => { for (const move of moves) play.attempt(move, move.slice(1)); }", moves_of(name))


def shown_card(page: Page, place: str) -> str:
    """Return the letter of the card on a place, or an empty string."""
    letters = cell(page, place).locator("text.letter")
    return letters.text_content() or "" if letters.count() else ""


def is_solved(page: Page) -> bool:
    """Return whether the page reports the puzzle solved and offers the text to share."""
    return said(page).startswith("Solved in ") and page.locator("#share").is_visible()


def moves_of(name: str) -> list[str]:
    """Return the player's moves of the solution."""
    asked = puzzle(name)
    task = asked.task
    if isinstance(task, PyramidTask):
        return [
            card + place_text(row, column)
            for row, cards in enumerate(asked.solution)
            for column, card in enumerate(cards)
            if task.givens[row][column] == EMPTY
        ]
    if not isinstance(task, DuelTask):
        return list(asked.solution)
    own, position = [], task.position
    for move in asked.solution:
        if position.to_move == task.seat and len(position.players[task.seat].hand) > task.limit:
            own.append(move)
        position = position.play(move)
    return own


def walk_to(page: Page, place: str) -> None:
    """Press arrow keys until a place has the focus."""
    for _ in range(30):
        here = page.evaluate("document.activeElement.dataset.place")
        if here == place:
            return
        if here[0] != place[0]:
            page.keyboard.press("ArrowUp" if here[0] < place[0] else "ArrowDown")
        else:
            page.keyboard.press("ArrowRight" if here[1] < place[1] else "ArrowLeft")
    raise AssertionError(f"the arrow keys do not lead to {place}")
