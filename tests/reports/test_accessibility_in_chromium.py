"""axe-core finds nothing wrong on any page and in any dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from axe import audit, prepare
from boards import board, current, play, set_up, show_more, wait_for_proof
from known_puzzles import IDS
from playing import cell, put, puzzle
from ppsolve.reports.puzzle.page.html import page_content, pages_html
from ppsolve.solver import deal, textform
from ppsolve.solver.pingouin import dealing as floe_dealing
from ppsolve.solver.pingouin import textform as floe_textform
from report_pages import PAGES, page_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
NEARLY_OVER = "pingouin:1A3...../......../......./......../......./......../......./.......1B:4.2,3.1:0"
OUT = "iello-2024,base=5:RGBRG/RG..:RRGYPB,YYPBx,GGPB:0"
TRIED = "pyramid:iello-2024,base=4:Y.R./.../R./P:RRYPPP"
THREE = "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0"
SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"

Walk = Callable[["Page"], Iterator[str]]
"""Goes from view to view of a page, and yields the name of each."""


def check(page: Page, walk: Walk) -> None:
    """Audit every view of a page."""
    prepare(page)
    findings = [f"{view}: {found}" for view in walk(page) for found in audit(page)]
    assert not findings, "\n".join(findings)


def dialogs(page: Page, *buttons: str) -> Iterator[str]:
    """Open the dialogs of buttons one by one."""
    for button in buttons:
        page.locator(button).click()
        yield f"dialog of {button}"
        page.keyboard.press("Escape")


# Puzzles.


def walk_pyramid(page: Page) -> Iterator[str]:
    yield "pyramid"
    page.locator("#notes").click()
    for colour in "RYP":
        put(page, f"{colour}a2")
    yield "notes"
    page.locator("#notes").click()
    put(page, "Ra2")
    page.locator("#hint").click()
    yield "mistake"


def walk_trial(page: Page) -> Iterator[str]:
    for _ in range(40):
        if page.locator("#board .link").count():
            break
        page.locator("#hint").click()
    yield "numbered chain"


def walk_queue(page: Page) -> Iterator[str]:
    put(page, "Rc1")
    yield "queue, refused"
    while not page.locator("#share").is_visible():
        page.keyboard.press("h")
    page.locator("#share summary").click()
    yield "queue, solved"


def walk_duel(page: Page) -> Iterator[str]:
    yield "duel"
    put(page, "Rb5")
    yield "duel, lost"
    page.locator("#action").click()
    yield from walk_hints(page)
    while not page.locator("#forward").is_visible():
        page.locator("#hint").click()
    page.locator("#forward").click()
    yield "duel, refutation in a hint"


def walk_hints(page: Page) -> Iterator[str]:
    for _ in range(3):
        page.locator("#hint").click()
    yield f"{page.locator('#heading').inner_text()}, third hint"


def walk_solved(page: Page) -> Iterator[str]:
    while not page.locator("#share").is_visible():
        page.keyboard.press("h")
    yield "solved, with its way"
    page.locator("#back").click()
    yield "solved, before the last move"


def walk_cutoff(page: Page) -> Iterator[str]:
    for place in ("g4", "f4"):
        cell(page, place).click()
    page.locator("#board .clash").first.wait_for()
    yield "cutoff, lost"


PUZZLES: dict[str, Walk] = {
    IDS["pyramid"]: walk_pyramid,
    TRIED: walk_trial,
    IDS["queue"]: walk_queue,
    IDS["duel"]: walk_duel,
    IDS["route"]: walk_hints,
    IDS["harvest"]: walk_solved,
    IDS["cutoff"]: walk_cutoff,
    IDS["strand"]: walk_solved,
}


def walk_puzzles(page: Page) -> Iterator[str]:
    for number, walk in enumerate(PUZZLES.values()):
        if number:
            page.locator("#next").click()
        yield from walk(page)
    page.locator("#menu").click()
    yield "menu"
    page.locator("#puzzles-menu .opens-settings").click()
    yield "settings over the menu"


@pytest.mark.slow(12)
def test_a_page_of_several_puzzles(opened: Opened) -> None:
    puzzles = [puzzle(name) for name in PUZZLES]
    check(opened(pages_html([(one, page_content(one)) for one in puzzles])), walk_puzzles)


def test_a_page_of_one_puzzle(opened: Opened) -> None:
    check(opened(IDS["pyramid"]), lambda page: dialogs(page, "#help", "#options"))


# The board.


def walk_doors(page: Page) -> Iterator[str]:
    for game in ("pingouin", "party"):
        page.locator(f"#door-{game}").check()
        yield f"doors, {game}"
        yield from dialogs(page, "#show-rules")
    show_more(page, "doors")
    page.locator("#door-seed").fill("seven")
    page.locator("#play-start").click()
    yield "doors, refused"
    page.locator("#door-seed").fill("")
    page.locator("#play-start").click()
    yield "playing, with a tip and totals"
    page.evaluate("page.board.say('A long reason. '.repeat(60), 'hint')")
    yield "a message to scroll"
    page.evaluate(
        """() => {
          while (!page.game.over(page.line.position)) page.play(page.game.moves(page.line.position)[0]);
        }"""
    )
    page.locator("#action:has-text('Next round')").wait_for()
    yield "a round is over"
    page.locator("#home").click()
    yield "doors, something to go on with"


def walk_writing(page: Page) -> Iterator[str]:
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("2")
    yield "who plays"
    page.locator("#writing-begin").click()
    page.locator("#writing-stacks [data-colour=R]").click()
    yield "writing, colour chosen"
    cell(page, "a1").click()
    page.locator("#writing-out").click()
    yield "writing, refused"
    page.locator("#writing-end").click()
    page.locator("#writing-stacks [data-colour=G]").click()
    yield "cards left"
    for name in ("Alice", "Bob"):
        page.get_by_label(f"Nothing left: {name}").click()
    yield "written down"
    page.locator("#writing-end").click()
    current(page, "Ra1").wait_for()
    yield "written round on the board"
    page.locator("#home").click()


def walk_asking(page: Page) -> Iterator[str]:
    page.locator("#asking-open").click()
    yield "a real table"
    page.evaluate("location.hash = 'iello-2024:RGB/R.:Ann=RRGYPB,Ben=?3,Cyd=GG??:0'")
    page.locator("#advised").wait_for()
    yield "advice at a real table"
    page.locator("#asking-stacks [data-colour=P]").click()
    page.locator("#board .fits").first.click()
    page.locator("#asking-out").wait_for()
    yield "others at a real table"
    page.locator("#home").click()


def walk_yardsticks(page: Page) -> Iterator[str]:
    wait_for_proof(page)
    page.locator("#yardstick-buttons button").last.click()
    page.locator("#board .likely").first.wait_for()
    yield "expected numbers"


def walk_setup(page: Page) -> Iterator[str]:
    set_up(page)
    page.locator("#setup-deal").click()
    page.locator("#setup-seats .take:visible").first.click()
    yield "set-up"
    page.locator("#setup-clear").click()
    page.get_by_text("Lay cards on the pyramid").click()
    for colour in "RG":
        page.locator(f"#setup-stacks [data-colour={colour}]").click()
        page.locator("#board .fits").last.click()
    show_more(page, "setting")
    page.locator("#setup-seed").fill("-1")
    page.locator("#setup-deal").click()
    yield "pyramid, refused"
    page.locator("#setup-open").click()
    page.locator("#opening-text").fill("iello")
    page.locator("#opening-read").click()
    yield "opening, refused"
    page.keyboard.press("Escape")
    page.locator("#setup-game").select_option("pingouin")
    yield "floe"


def walk_round(page: Page) -> Iterator[str]:
    play(page, "Ya1")
    page.locator("#review").click()
    page.locator("#decisions .turning").wait_for()
    wait_for_proof(page)
    yield "review"
    page.locator("#learn").click()
    yield "a mistake as a task"
    page.locator("#learning-answer").click()
    yield "its answer"
    page.locator("#learning-next").click()
    yield "what was learned"
    page.locator("#paragraphs summary").first.click()
    yield "what mattered most"
    play(page, "Ra1")
    page.locator("#stacks .stack:enabled").first.click()
    yield "card chosen"
    page.locator("#hint").click()
    page.locator("#board .target").wait_for()
    yield "hint"
    yield from dialogs(page, "#save", "#help", "#options")
    page.locator("#seats").click()
    yield "seats"
    page.locator("#seat-0").select_option("strong")
    page.locator("#face-down").check()
    page.keyboard.press("Escape")
    yield "hand face down, the engine thinking"


def walk_search(page: Page) -> Iterator[str]:
    page.locator("#effort:has-text('Searching')").wait_for()
    yield "bounds"


def walk_out(page: Page) -> Iterator[str]:
    wait_for_proof(page)
    yield "a player is out"


def walk_floe(page: Page) -> Iterator[str]:
    wait_for_proof(page)
    cell(page, "b5").click()
    yield "penguin chosen"
    cell(page, "b2").click()
    page.locator("#hint").click()
    page.locator("#board .target").first.wait_for()
    yield "hint after a slide"


def walk_end(page: Page) -> Iterator[str]:
    for place in ("a1", "a2"):
        cell(page, place).click()
    page.locator("#said:has-text('wins the game')").wait_for()
    page.locator("#review").click()
    yield "a game of Pingouin is over"


def walk_estimates(page: Page) -> Iterator[str]:
    page.locator("#board .value.likely").first.wait_for()
    page.locator("#hint").click()
    page.locator("#board .target").first.wait_for()
    yield "estimates of a floe, with a hint"


BOARDS: dict[str, Walk] = {
    SMALL: walk_round,
    OUT: walk_out,
    THREE: walk_yardsticks,
    FLOE: walk_floe,
    NEARLY_OVER: walk_end,
    floe_textform.dumps(floe_dealing.deal(3, placed=True)): walk_estimates,
    textform.dumps(deal(5, 3)): walk_search,
}


def walk_boards(page: Page) -> Iterator[str]:
    yield from walk_doors(page)
    yield from walk_writing(page)
    yield from walk_asking(page)
    yield from walk_setup(page)
    for position, walk in BOARDS.items():
        page.evaluate("position => { location.hash = position; }", position)
        page.locator("#setting").wait_for(state="hidden")
        yield from walk(page)


@pytest.mark.slow(20)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board(opened: Opened, theme: str) -> None:
    check(opened(board(), color_scheme=theme), walk_boards)


# Reports.


@pytest.mark.parametrize("name", [name for name in PAGES if name not in ("deal", "names")])  # as "rated deal"
def test_reports(opened: Opened, name: str) -> None:
    check(opened(page_of(name)), lambda _: iter([name]))
