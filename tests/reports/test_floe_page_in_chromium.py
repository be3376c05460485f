"""The page of floes in a real Chromium: tapped, played with six keys, refuted, explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from playing import cell, hint_up_to_the_move, html, is_solved, named, puzzle, said
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.pingouin.tiles import names_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

ROUTE = "route:111..../.1.1..../1111.../...1A..../......./......../......./........:c4=2,a1=8"
HARVEST = "harvest:13:......./......../......./....1A.../....1../..1.1.3./..31..1/....211A."
STRAND = "strand:3:pingouin:1A1111../1A111A..../111B11B../......../......./......../......./........:-:0"
CUTOFF = "cutoff:5:pingouin:......./......../......./......../..1..../..221.../21B.1A.../.122....:-:0"


def slide(page: Page, move: str) -> None:
    """Choose a penguin, where there are several, and click where it goes."""
    start, end = move.split("-")
    cell(page, start).click()
    cell(page, end).click()


def test_a_route_is_tapped_to_its_end(opened: Opened) -> None:
    page = opened(html(ROUTE))
    assert cell(page, "c4").get_attribute("aria-label") == "c4 2, number 2, can be reached"
    assert cell(page, "d4").get_attribute("aria-label") == "d4 A, the penguin, chosen"
    for move in puzzle(ROUTE).solution:
        cell(page, move.split("-")[1]).click()
    assert is_solved(page)


def test_a_slide_that_is_not_possible_is_refused_and_a_wrong_one_found(opened: Opened) -> None:
    page = opened(html(ROUTE))
    cell(page, "a1").click()
    assert said(page) == "You cannot slide from d4 to a1."
    cell(page, "c4").click()
    page.locator("#check").click()
    assert said(page) == "The route can no longer be completed."
    page.locator("#hint").click()
    assert "Slide 1, d4 to c4, was the mistake." in said(page)
    page.locator("#hint").click()
    assert cell(page, "d4").get_attribute("aria-label") == "d4 A, the penguin, chosen"


def test_hints_lead_over_the_floe(opened: Opened) -> None:
    page = opened(html(ROUTE))
    page.locator("#hint").click()
    assert said(page).startswith("Number: A number says which move ends there")
    hint_up_to_the_move(page)
    assert said(page).startswith("d4 to c3. Only c3 works. c4 has number 2, but this is move 1.")
    assert "target" in (cell(page, "c3").get_attribute("class") or "")
    for _ in range(200):
        if is_solved(page):
            break
        page.keyboard.press("h")
    assert is_solved(page)


def test_six_keys_go_over_the_floe(opened: Opened) -> None:
    page = opened(html(ROUTE))
    cell(page, "d4").focus()
    for key, place in (("w", "c3"), ("a", "c2"), ("e", "b3"), ("ArrowRight", "b4")):
        page.keyboard.press(key)
        focused = page.evaluate("document.activeElement.dataset.place")
        if place == "b3":  # a lake: the next tile in that direction
            assert focused == "a3"
            break
        assert focused == place
    cell(page, "c3").focus()
    page.keyboard.press("Enter")
    assert said(page) == "Slide 1, to c3."


def test_a_harvest_is_played_with_a_chosen_penguin(opened: Opened) -> None:
    page = opened(html(HARVEST))
    task = puzzle(HARVEST)
    first = task.solution[0].split("-")[0]
    named(cell(page, first), re.compile("your penguin, one fish"))
    for move in task.solution:
        if not is_solved(page):
            slide(page, move)
    assert is_solved(page)
    assert said(page).endswith("gold medal.")
    assert page.locator("#message .medal.gold").is_visible()


def test_a_cutoff_is_answered_and_a_wrong_move_refuted(opened: Opened) -> None:
    page = opened(html(CUTOFF), reduced_motion="reduce")
    asked = puzzle(CUTOFF)
    assert isinstance(asked.task, CutoffTask)
    judge = CutoffJudge(asked.task)
    wrong = judge.failing_moves(asked.task.position)[0]
    slide(page, str(wrong))
    assert page.locator("#message.lost").is_visible()
    assert "you can reach" in said(page) or "You can reach" in said(page)
    cut_off = judge.cut_off(judge.refute(asked.task.position, wrong))
    marked = page.locator("#board .clash").evaluate_all("tiles => tiles.map((tile) => tile.dataset.place)")
    assert sorted(marked) == names_of(cut_off)
    assert marked
    page.locator("#action").click()
    slide(page, asked.solution[0])
    for _ in range(60):
        if is_solved(page):
            break
        page.keyboard.press("h")
    assert is_solved(page)


def test_a_strand_is_solved_only_when_the_rival_cannot_slide(opened: Opened) -> None:
    page = opened(html(STRAND), reduced_motion="reduce")
    task = puzzle(STRAND).task
    assert isinstance(task, StrandTask)
    judge, position, made = StrandJudge(task), task.position, 0
    wrong = judge.failing_moves(position)[0]
    slide(page, str(wrong))
    assert page.locator("#message.lost").is_visible()
    marked = page.locator("#board .clash").evaluate_all("tiles => tiles.map((tile) => tile.dataset.place)")
    assert marked
    assert not is_solved(page)
    page.locator("#action").click()
    while not judge.stranded(position):
        assert not is_solved(page)
        move = judge.best_move(position).move
        slide(page, str(move))
        position, made = position.after(move), made + 1
        if not judge.stranded(position):
            position = judge.defence(position).after
    assert is_solved(page)
    assert made == task.slides, "the page holds out as long as possible"


@pytest.mark.parametrize("name", [ROUTE, HARVEST, CUTOFF, STRAND])
def test_nothing_is_wider_than_a_phone(opened: Opened, name: str) -> None:
    page = opened(html(name), viewport={"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = [box for box in (one.bounding_box() for one in page.locator("#board button").all()) if box]
    assert all(box["x"] >= -1 and box["x"] + box["width"] <= 361 for box in boxes)
    assert min(box["width"] for box in boxes) >= 32
