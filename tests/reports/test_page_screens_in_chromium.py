"""The page on screens of all shapes: nothing lies over the pyramid, what a hint names is seen and marked."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from known_puzzles import IDS
from playing import cell, put, said
from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.page.html import page_content, pages_html

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

SCREENS = {
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "low phone": {"width": 360, "height": 640},
    "desktop": {"width": 1280, "height": 800},
}

EASY_PYRAMID, EASY_QUEUE = IDS["pyramid"], IDS["queue"]
MEDIUM_PYRAMID = "pyramid:iello-2024,base=6:B..PB./...../.RRY/.../../R:RRRRGGGGGGYYYB"
HARD_PYRAMID = "pyramid:iello-2024:.P..BB./....../.Y..G/..../.../.B/Y:RRRRRRRGGGGGYYYYYBBBB"
EXPERT_PYRAMID = (
    "pyramid:iello-2024,base=8:R......R/.....G./..P.../...Y./.R../..B/../.:RRRRGGGGGGYYYYYYPPPPPPBBBBBBB"
)
HARD_QUEUE = "queue:iello-2024,base=5:YG/G:RGGRPYYPPYYY:1"
MEDIUM_DUEL = "duel:2:iello-2024:BRPGBBB/RP..../R....:RYYBB,GYYPP:0"
HARD_DUEL = "duel:2:iello-2024:YBRPGBY/.RRPBY:RRGPPP,RGGYBB,GYPBBB:0"
SAMPLES = (
    *(EASY_PYRAMID, MEDIUM_PYRAMID, HARD_PYRAMID, EXPERT_PYRAMID),
    *(EASY_QUEUE, HARD_QUEUE, MEDIUM_DUEL, HARD_DUEL),
)
"""Two of these are among those in which long hints used to cover what they speak of."""

LONGEST = 430
"""What a hint may say, in characters, without having to be scrolled: a reason, and what to do next."""

ALL_HINTS = """(LONGEST) => {
    const overlap = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const inside = (box) => box.top >= -0.5 && box.left >= -0.5
        && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
    const found = { hints: 0, named: 0, covered: [], unseen: [], unmarked: [], smallest: Infinity };
    const puzzles = JSON.parse(document.getElementById("puzzles").textContent).puzzles;
    for (const number of puzzles.keys()) {
        document.getElementById("menu").click();
        document.querySelector(`#menu-list [data-number="${number}"]`).click();
        while (!play.solved) {
            const before = play.score.hints;
            const moves = play.moves.length;
            play.giveHint();
            found.hints += play.score.hints - before;
            if (play.moves.length !== moves) continue;
            const text = document.getElementById("said").textContent;
            const box = document.getElementById("message").getBoundingClientRect();
            const named = [...text.matchAll(/\\b[RGYPB]?([a-h][0-9])\\b/g)].map((match) => match[1]);
            for (const place of new Set(named)) {
                const button = document.querySelector(`#board [data-place="${place}"]`);
                if (!button) continue; // a place that there is only later in a line of play
                found.named += 1;
                const where = `${puzzles[number].title}: ${place} in "${text}"`;
                if (overlap(box, button.getBoundingClientRect())) found.covered.push(where);
                if (!inside(button.getBoundingClientRect())) found.unseen.push(where);
                const marked = ["target", "because", "clash"].some((role) => button.classList.contains(role));
                if (!marked && !button.querySelector(".link")) found.unmarked.push(where);
            }
            const [card] = document.querySelectorAll("#board button");
            found.smallest = Math.min(found.smallest, card.getBoundingClientRect().width);
            const said = document.getElementById("said");
            const cut = said.scrollHeight > said.clientHeight + 1;
            if (cut && text.length <= LONGEST) found.unseen.push(`the end of "${text}"`);
            if (!inside(box)) found.unseen.push(`the message "${text}"`);
        }
    }
    return found;
}"""


@cache
def sample(name: str) -> Puzzle:
    return puzzle_of(name)


@cache
def page_of_samples() -> str:
    return pages_html([(sample(name), page_content(sample(name))) for name in SAMPLES])


@pytest.mark.parametrize("screen", SCREENS)
def test_a_hint_covers_nothing_that_it_names(opened: Opened, screen: str) -> None:
    """Every stage of every hint of the samples."""
    found = opened(page_of_samples(), viewport=SCREENS[screen]).evaluate(ALL_HINTS, LONGEST)
    assert found["hints"] > 90
    assert found["named"] > 300
    assert found["covered"] == []
    assert found["unmarked"] == []
    assert found["unseen"] == []
    assert found["smallest"] > (22 if screen == "low phone" else 32)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", [EXPERT_PYRAMID, HARD_QUEUE, HARD_DUEL])
def test_all_rows_and_controls_are_on_the_screen(opened: Opened, screen: str, name: str) -> None:
    page = opened(pages_html([(sample(name), page_content(sample(name)))]), viewport=SCREENS[screen])
    size = SCREENS[screen]
    for selector in ("#board button", ".tools button", "#reminder", "#message", ".stack"):
        for box in boxes(page, selector):
            assert box["top"] >= 0, (selector, box)
            assert box["bottom"] <= size["height"], (selector, box)
            assert 0 <= box["left"] <= box["right"] <= size["width"], (selector, box)
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    board = boxes(page, "#board button")
    assert min(box["width"] for box in board) > (26 if screen == "low phone" else 32)
    desk = boxes(page, ".desk")[0]
    assert not any(overlap(box, desk) for box in board)


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert found, selector
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


def with_first_step(name: str, **changes: Any) -> str:
    """The page of a puzzle with a changed first step."""
    content = page_content(sample(name))
    first, *others = content.steps
    steps = ({**first, **changes}, *others)
    return pages_html([(sample(name), replace(content, steps=steps))])


CHAIN = (("e1", "P"), ("d1", "RB"), ("e1", "P"))


def test_a_chain_is_numbered_and_ruled_out_colours_are_struck(opened: Opened) -> None:
    name = HARD_PYRAMID
    place = page_content(sample(name)).steps[0]["place"]
    drawing = {
        "marks": {place: "target", "a1": "because", "d1": "clash"},
        "struck": {place: "RG"},
        "chain": [{"place": place, "colours": colours} for place, colours in CHAIN],
    }
    page = opened(with_first_step(name, drawing=drawing))
    for _ in range(3):
        page.locator("#hint").click()
    assert cell(page, place).locator(".chip.struck").all_inner_texts() == ["R", "G"]
    assert "target" in (cell(page, place).get_attribute("class") or "")
    assert cell(page, "e1").locator(".link").inner_text() == "1 3"
    assert cell(page, "d1").locator(".link").inner_text() == "2"
    assert cell(page, "d1").locator(".chip").all_inner_texts() == ["R", "B"]
    assert "clash" in (cell(page, "d1").get_attribute("class") or "")
    assert page.locator("#board .struck").count() == 2
    page.locator("#hint").click()
    assert page.locator("#board .struck, #board .link, #board .because").count() == 0


TRIED = "pyramid:iello-2024,base=4:Y.R./.../R./P:RRYPPP"


def test_a_trial_is_drawn_from_what_is_tried_to_what_is_contradicted(opened: Opened) -> None:
    page = opened(TRIED)
    for _ in range(40):
        if said(page).startswith("If b3 were not purple, then b2 and a2 are purple, but nothing red could"):
            break
        page.locator("#hint").click()
    assert {place: cell(page, place).locator(".link").inner_text() for place in ("b3", "b2", "a2")} == {
        "b3": "1",
        "b2": "2",
        "a2": "3",
    }
    assert cell(page, "b3").locator(".chip").all_inner_texts() == ["R", "Y"]
    assert "clash" in (cell(page, "c1").get_attribute("class") or "")
    assert page.locator("#board .struck").count() == 0


def test_a_reason_says_that_it_ignores_cards_placed_early(opened: Opened) -> None:
    name = MEDIUM_PYRAMID
    steps = page_content(sample(name)).steps
    page = opened(pages_html([(sample(name), page_content(sample(name)))]))
    put(page, steps[-1]["move"])
    for _ in range(3):
        page.locator("#hint").click()
    assert said(page).startswith(f"Ignoring 1 other card of yours: {steps[0]['reason']}")


@pytest.mark.parametrize("name", [EASY_PYRAMID, EASY_QUEUE])
def test_a_reason_in_parts_is_shown_part_by_part(opened: Opened, name: str) -> None:
    page = opened(with_first_step(name, parts=["One thing.", "Another.", "So it is."]))
    texts: list[str] = []
    while len(texts) < 12 and texts[-1:] != ["So it is. Press Hint again to place it."]:
        page.locator("#hint").click()
        texts.append(said(page))
    assert texts[-3].endswith("One thing. Press Hint again to go on.")
    assert texts[-2:] == ["Another. Press Hint again to go on.", "So it is. Press Hint again to place it."]
    page.locator("#hint").click()
    assert page.evaluate("play.moves.length") == 1
    assert page.evaluate("play.score.hints") == 1
