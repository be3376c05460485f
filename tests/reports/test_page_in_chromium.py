"""The page to play on, in a real Chromium: clicked, typed, reloaded, on a phone, without a network."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from playing import (
    DUEL,
    THREE,
    cell,
    click_in,
    finish,
    html,
    is_solved,
    moves_of,
    put,
    puzzle,
    said,
    shown_card,
    walk_to,
)
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.reports.puzzle.text import share_text
from ppsolve.solver.party.cards import COLOURS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PYRAMID = "pyramid:iello-2024,base=5:G..Y./R.Y./.YY/P./.:RGGYPPPP"
WIDE_PYRAMID = (
    "pyramid:iello-2024,base=8:YG....P./.Y.B.G./..R.../Y..../..G./.../R./B:RRRRRGGGGYYYYPPPPPPBBBBBB"
)
QUEUE = "queue:iello-2024,base=5:YG/G:RGGRPYYPPYYY:1"
CHOICE = "queue:iello-2024,base=6:YGGPP/.GPP:RRRPRPGGRYGP:2"


# the stored solution


@pytest.mark.parametrize("name", [PYRAMID, QUEUE, DUEL])
def test_the_solution_clicked_in_is_solved(opened: Opened, name: str) -> None:
    page = opened(name)
    *moves, last = moves_of(name)
    for move in moves:
        click_in(page, move)
        assert not said(page).startswith("Solved")
    click_in(page, last)
    assert is_solved(page)
    assert page.locator("#hint").is_disabled()


@pytest.mark.parametrize("name", [PYRAMID, CHOICE, DUEL])
def test_it_can_be_solved_with_the_keyboard_alone(opened: Opened, name: str) -> None:
    page = opened(name)
    page.keyboard.press("Tab")
    for number, move in enumerate(moves_of(name)):
        if not page.evaluate("document.activeElement.closest('#board') !== null"):
            page.keyboard.press("ArrowDown")
        walk_to(page, move[1:])
        page.keyboard.press(move[0].lower() if number % 2 else str(COLOURS.index(move[0]) + 1))
    assert is_solved(page)


def test_enter_places_the_chosen_card_and_backspace_takes_it_back(opened: Opened) -> None:
    page = opened(PYRAMID)
    page.keyboard.press("r")
    page.keyboard.press("ArrowUp")
    walk_to(page, "a2")
    page.keyboard.press("Enter")
    assert shown_card(page, "a2") == "R"
    page.keyboard.press("Backspace")
    assert shown_card(page, "a2") == ""
    page.keyboard.press("u")
    assert shown_card(page, "a2") == "R"
    page.keyboard.press("?")
    assert page.locator("#rules").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#rules").is_visible()


# refusals


def test_a_card_that_cannot_lie_there_is_refused_with_the_reason(opened: Opened) -> None:
    page = opened(PYRAMID)
    cell(page, "d2").click()
    assert said(page) == "Choose a card first."
    click_in(page, "Pd2")
    assert said(page) == "d2 rests on two yellow cards: purple matches neither."
    put(page, "Pa2")
    assert said(page) == "b1 above is red: it needs red here, because a1 is green."
    assert [shown_card(page, place) for place in ("d2", "a2")] == ["", ""]
    put(page, "Ra2")
    assert page.locator(".stack[data-colour=R]").is_disabled()
    put(page, "Ra3")
    assert said(page) == "No red card is left."
    cell(page, "a1").click()
    assert said(page) == "a1 is given and cannot be changed."


def test_a_place_that_does_not_accept_the_card_is_refused(opened: Opened) -> None:
    page = opened(QUEUE)
    assert cell(page, "a0").get_attribute("class") == "cell slot fits"
    cell(page, "a1").click()
    assert said(page) == "a1 is taken. Undo takes back your last card."
    put(page, "Ra3")
    put(page, "Yb2")
    assert said(page) == "The next card is green."
    for move in ("Gb2", "Gc1", "Ra4", "Pb3"):
        put(page, move)
    assert said(page) == "b3 accepts only red, not purple."
    cell(page, "c2").click()
    assert said(page) == "c2 is not open: it needs two cards below it."


# undo, hints, checks, notes


def test_cards_are_taken_back_undone_and_redone(opened: Opened) -> None:
    page = opened(PYRAMID)
    put(page, "Ra2")
    put(page, "Yd2")
    cell(page, "a2").click()
    assert [shown_card(page, place) for place in ("a2", "d2")] == ["", "Y"]
    page.locator("#undo").click()
    assert shown_card(page, "a2") == "R"
    page.locator("#restart").click()
    assert [shown_card(page, place) for place in ("a2", "d2")] == ["", ""]
    page.locator("#redo").click()
    page.locator("#redo").click()
    assert [shown_card(page, place) for place in ("a2", "d2")] == ["R", "Y"]
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert page.locator("#undo").is_disabled()


@pytest.mark.parametrize("name", [PYRAMID, QUEUE, DUEL])
def test_a_hint_shows_the_technique_then_the_place_then_the_card(opened: Opened, name: str) -> None:
    page = opened(name)
    first = page_content(puzzle(name)).steps[0]
    page.locator("#hint").click()
    assert said(page).startswith(first["technique"])
    for hint in first["hints"][:-1]:
        assert hint["text"] in said(page)
        assert page.locator(".target").count() == 0
        page.locator("#hint").click()
    assert first["place"] in said(page)
    assert page.locator(".target").get_attribute("data-place") == first["place"]
    page.locator("#hint").click()
    assert first.get("claim", first["reason"]) in said(page)
    assert page.locator("#asked").inner_text() == "1 hint"
    page.keyboard.press("h")
    assert first["move"] in page.evaluate("play.moves")


@pytest.mark.parametrize("name", [WIDE_PYRAMID, CHOICE, THREE])
def test_hints_alone_lead_to_the_solution(opened: Opened, name: str) -> None:
    page = opened(name)
    assert page.evaluate(
        "() => { for (let n = 0; n < 400 && !play.solved; n += 1) play.giveHint(); return play.solved; }"
    )
    assert is_solved(page)


def test_check_counts_mistakes_and_the_hint_fixes_them_first(opened: Opened) -> None:
    page = opened(PYRAMID)
    page.keyboard.press("c")
    assert said(page) == "You have not placed a card yet."
    assert page.locator("#asked").inner_text() == ""
    put(page, "Yd2")
    page.locator("#check").click()
    assert said(page) == "Right so far, 7 cards to go."
    put(page, "Ga3")
    put(page, "Pa5")
    page.locator("#check").click()
    assert said(page) == "2 cards are wrong."
    assert page.locator(".wrong[data-place]").count() == 0
    assert page.locator("#asked").inner_text() == "2 checks"
    page.locator("#check").click()
    assert page.locator("#asked").inner_text() == "2 checks"  # nothing has changed since the last one
    page.locator("#hint").click()
    assert "the card on a3 is wrong" in said(page)
    assert page.locator(".wrong[data-place]").get_attribute("data-place") == "a3"
    page.locator("#hint").click()
    assert shown_card(page, "a3") == ""


def test_notes_are_taken_and_undone(opened: Opened) -> None:
    page = opened(PYRAMID)
    page.locator("#notes").click()
    click_in(page, "Gb4")
    put(page, "Yb4")
    assert cell(page, "b4").get_attribute("aria-label") == (
        "b4 G Y, empty, noted green or yellow, rests on yellow and an empty place"
    )
    assert cell(page, "b4").locator(".chip").all_inner_texts() == ["G", "Y"]
    put(page, "Yb4")
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert cell(page, "b4").locator(".chip").all_inner_texts() == ["G"]
    page.keyboard.press("n")
    put(page, "Gb4")
    assert shown_card(page, "b4") == "G"


def test_a_dead_end_is_reported_and_a_hint_names_the_mistake(opened: Opened) -> None:
    """The hint names its current place: the base has grown to the left since."""
    page = opened(QUEUE)
    for move in ("Ra3", "Gb2", "Ga0"):
        put(page, move)
    assert said(page) == "Green on a1."
    page.locator("#check").click()
    assert said(page) == "It can no longer be solved."
    put(page, "Ra0")
    assert said(page) == "Red on a1. A dead end: there is no place for the purple card."
    turns = page.locator(".turn").evaluate_all(
        "all => all.map(t => [t.closest('button').dataset.place, t.textContent])"
    )
    assert dict(turns) == {"a1": "4", "a2": "3", "a5": "1", "b4": "2"}
    page.locator("#hint").click()
    assert said(page) == "Card 3, green on a2, was the mistake. Press Hint again to take it back."
    assert page.locator(".wrong[data-place]").get_attribute("data-place") == "a2"
    page.locator("#hint").click()
    assert page.evaluate("play.moves") == ["Ra3", "Gb2"]
    page.locator("#redo").click()
    page.locator("#redo").click()
    page.locator("#action").click()
    assert page.evaluate("play.moves") == ["Ra3", "Gb2", "Ga0"]


def test_a_card_is_replaced_by_another_that_is_chosen(opened: Opened) -> None:
    page = opened(PYRAMID)
    click_in(page, "Ga3")
    click_in(page, "Pa3")
    assert shown_card(page, "a3") == "P"
    assert page.locator(".stack[data-colour=G] .count").inner_text() == "2"
    cell(page, "a3").click()
    assert shown_card(page, "a3") == ""
    page.keyboard.press("u")
    page.keyboard.press("u")
    assert shown_card(page, "a3") == "G"


def test_a_pyramid_in_which_no_card_fits_says_so(opened: Opened) -> None:
    page = opened(PYRAMID)
    *before, last = ["Ya3", "Rb4", "Gb2", "Pe1"]
    for move in before:
        put(page, move)
        assert "fits" not in said(page)
    put(page, last)
    assert said(page) == "Purple on e1. None of the remaining cards fits anywhere."
    page.locator("#action").click()
    assert page.evaluate("play.moves") == before


# safety, and the engine of the page


def test_what_is_shared_cannot_break_out_of_the_page(opened: Opened) -> None:
    hostile = "</script><script>window.broken = 1</script><!-- \u2028 & \" '"
    content = replace(page_content(puzzle(PYRAMID)), share=hostile)
    page = opened(page_html(puzzle(PYRAMID), content))
    assert page.evaluate(
        "[window.broken, JSON.parse(document.getElementById('puzzles').textContent).puzzles[0].share]"
    ) == [
        None,
        hostile,
    ]


# what is kept, the clock, the share text


@pytest.mark.parametrize("name", [PYRAMID, CHOICE, DUEL])
def test_a_reload_keeps_progress_and_hints(opened: Opened, name: str) -> None:
    page = opened(name, reloads=True)
    first, second, *_ = moves_of(name)
    page.locator("#hint").click()
    put(page, first)
    put(page, second)
    page.locator("#undo").click()
    page.reload()
    assert page.evaluate("play.moves") == [first]
    assert page.locator("#asked").inner_text() == "1 hint"
    assert said(page).startswith("Welcome back")
    page.locator("#redo").click()
    assert page.evaluate("play.moves") == [first, second]


def test_a_solved_puzzle_stays_solved_and_can_be_played_again(opened: Opened) -> None:
    page = opened(PYRAMID, reloads=True)
    finish(page, PYRAMID)
    page.reload()
    assert is_solved(page)
    page.locator("#restart").click()
    assert page.evaluate("[play.moves.length, play.score.clean, play.solved]") == [0, True, False]


def test_stored_moves_that_are_not_legal_are_ignored(opened: Opened) -> None:
    kept = '{"moves": ["Ra2", "Pd2", "Yd2", 7], "seconds": "x", "hints": null, "undone": 3, "journey": [5]}'
    page = opened(PYRAMID, script=f"Storage.prototype.getItem = () => '{kept}';")
    assert page.evaluate("[play.moves, play.undone, play.score.clean]") == [["Ra2"], [], True]


def test_it_is_played_where_nothing_can_be_stored(opened: Opened) -> None:
    blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });"
    page = opened(PYRAMID, script=blocked)
    finish(page, PYRAMID)
    assert is_solved(page)


def test_the_clock_runs_pauses_while_hidden_and_is_in_the_share_text(opened: Opened) -> None:
    page = opened(PYRAMID, clock=True)
    page.clock.run_for("03:00")
    hide = "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    page.clock.run_for("10:00")
    page.evaluate(hide, False)
    page.clock.run_for(12_500)
    assert re.fullmatch(r"3:1[0-3]", page.locator("#clock").inner_text())
    page.locator("#hint").click()
    finish(page, PYRAMID)
    assert re.search(r"\n🐧 solved in 3:1\d · 1 hint\n💡🐧{7}$", page.locator("#share-text").input_value())
    page.clock.run_for("10:00")
    assert re.fullmatch(r"3:1\d", page.locator("#clock").inner_text())


def test_the_share_text_is_copied_and_gives_nothing_away(opened: Opened) -> None:
    page = opened(PYRAMID, permissions=["clipboard-read", "clipboard-write"])
    finish(page, PYRAMID)
    page.locator("#copy").click()
    page.wait_for_function("document.getElementById('copied').textContent === 'Copied.'")
    text = page.locator("#share-text").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == text
    told, result, journey = text.rsplit("\n", 2)
    assert told == share_text(puzzle(PYRAMID))
    assert re.fullmatch(r"🐧 solved in 0:\d\d · clean ✨", result)
    assert journey == "🐧" * 8


def test_copying_works_without_a_clipboard(opened: Opened) -> None:
    page = opened(PYRAMID, script="Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    finish(page, PYRAMID)
    page.locator("#copy").click()
    selected = "document.getElementById('share-text').selectionEnd"
    assert page.evaluate(selected) == len(page.locator("#share-text").input_value().encode("utf-16-le")) // 2


def test_the_journey_shows_the_help_for_each_step(opened: Opened) -> None:
    """Place, check and undo, as one could solve it without a hint."""
    page = opened(QUEUE, reloads=True)
    first, second, *rest = moves_of(QUEUE)
    put(page, first)
    page.locator("#check").click()
    put(page, "Ga0" if second != "Ga0" else "Gb2")
    page.locator("#check").click()
    page.locator("#undo").click()
    put(page, second)
    page.locator("#hint").click()
    for move in rest:
        put(page, move)
    assert re.fullmatch(r"Solved in 0:\d\d · 1 hint · 2 checks · 1 wrong try\.", said(page))
    text = page.locator("#share-text").input_value()
    assert text.splitlines()[-1] == "🐧❌💡" + "🐧" * (len(rest) - 1)
    told = share_text(puzzle(QUEUE)).splitlines()
    assert text.splitlines()[: len(told)] == told
    page.reload()
    assert page.locator("#share-text").input_value() == text


def test_wrong_tries_are_not_shown_before_the_end(opened: Opened) -> None:
    page = opened(PYRAMID, reloads=True)
    put(page, "Ga3")
    page.wait_for_timeout(50)
    assert page.evaluate("play.score.wrong") == 1
    assert page.locator("#asked").inner_text() == ""
    page.reload()
    page.locator("#undo").click()
    finish(page, PYRAMID)
    assert said(page).endswith("· 1 wrong try.")


def test_a_second_solution_can_be_faster_but_not_cleaner(opened: Opened) -> None:
    page = opened(PYRAMID, clock=True)
    page.clock.run_for("01:00")
    page.locator("#hint").click()
    finish(page, PYRAMID)
    page.locator("#restart").click()
    page.clock.run_for("00:10")
    finish(page, PYRAMID)
    assert re.fullmatch(r"Solved again in 0:1\d · clean ★\.", said(page))
    times, best, clean = page.evaluate("[play.score.times, play.score.best, play.score.firstWasClean]")
    assert (times, clean) == (2, False)
    assert 9 < best < 20


# screens


@pytest.mark.parametrize("name", [WIDE_PYRAMID, CHOICE, THREE])
def test_a_narrow_screen_needs_no_sideways_scrolling(opened: Opened, name: str) -> None:
    page = opened(name, viewport={"width": 390, "height": 844}, has_touch=True)
    for width, smallest in ((390, 38), (320, 30)):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        boxes = page.locator("button:visible").evaluate_all("all => all.map(b => b.getBoundingClientRect())")
        assert min(box["left"] for box in boxes) >= 0
        assert max(box["right"] for box in boxes) <= width
        assert min(box["width"] for box in boxes) >= smallest
    page.locator(".stack:enabled").first.tap()
    page.locator(".cell.slot").last.tap()
    assert page.evaluate("play.moves.length") == 1 or page.locator(".message.refused").count() == 1


@pytest.mark.parametrize("name", [PYRAMID, DUEL])
def test_places_and_cards_have_labels_for_screen_readers(opened: Opened, name: str) -> None:
    page = opened(name)
    labels = page.locator("#board button").evaluate_all("all => all.map(b => b.getAttribute('aria-label'))")
    assert all(
        re.match(r"[a-h]\d( \w+)*, (empty|open|closed|(red|green|yellow|purple|blue) card)", text)
        for text in labels
    )
    assert page.locator("#board button[tabindex='0']").count() == 1
    assert page.locator("#said").get_attribute("aria-live") == "polite"
    assert page.locator(".face").evaluate_all("all => all.every(f => f.querySelector('text').textContent)")


def test_on_paper_there_are_no_controls(opened: Opened) -> None:
    page = opened(PYRAMID)
    page.emulate_media(media="print")
    assert not page.locator(".tools").is_visible()
    assert page.locator("#board").is_visible()


def test_dark_screens_get_a_dark_page(opened: Opened) -> None:
    ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink')"
    colours = {scheme: opened(PYRAMID, color_scheme=scheme).evaluate(ink) for scheme in ("light", "dark")}
    assert colours["light"] != colours["dark"]


def test_the_page_cannot_make_network_requests(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.html"
    path.write_text(html(PYRAMID), encoding="utf-8")
    page = browser.new_page()
    asked: list[str] = []
    page.on("requestfinished", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    blocked = """async () => {
        const violations = [];
        document.addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
        await fetch("https://example.org/fetched").catch(() => {});
        const image = new Image();
        image.src = "https://example.org/image";
        await new Promise((done) => image.addEventListener("error", done));
        return violations;
    }"""
    assert page.evaluate(blocked) == ["https://example.org/fetched", "https://example.org/image"]
    assert asked == [path.as_uri()]
    page.context.close()
