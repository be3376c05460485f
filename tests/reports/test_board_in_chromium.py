"""The analysis board in a real Chromium: its core agrees with the native one, it reads and deals as the
command line does, and a round is set up, played, saved and reviewed."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from boards import (
    board,
    complaint,
    current,
    judged,
    listed_moves,
    play,
    saved_record,
    set_hand,
    set_up,
    show_more,
    slide,
    wait_for_proof,
)
from command import ppsolve
from playing import cell
from ppsolve.solver import Solver, deal, textform
from ppsolve.solver.party import jsonform
from ppsolve.solver.pingouin import dealing as floe_dealing
from ppsolve.solver.pingouin import textform as floe_textform

if TYPE_CHECKING:
    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"


# From set-up to a saved record.


@SCREENS
def test_a_round_is_set_up_played_saved_and_reviewed(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    set_up(page)
    show_more(page, "setting")
    page.locator("#setup-base").select_option("3")
    set_hand(page, "Alice", "RRGY")
    assert page.locator("#setup-stacks [data-colour=R] .count").inner_text() == "5"
    set_hand(page, "Bob", "RGPB")
    page.locator("#setup-start").click()
    position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    rng = random.Random(3)
    with_cost = ["Ya1", "Ba2"]
    while not position.over:
        wait_for_proof(page)
        sure = Solver(threads=1).guaranteed(position)
        shown = page.locator("#hands .value").all_inner_texts()
        assert shown == [str(outcome) for outcome in sure]
        worth = Solver(threads=1).after_moves(position)
        on_page = page.evaluate("[...page.study.worth].map(([move, {low, high}]) => [move, low, high])")
        assert on_page == [[str(move), found.low, found.high] for move, found in worth.items()]
        move = with_cost.pop(0) if with_cost else str(rng.choice(position.legal_moves))
        play(page, move)
        position = position.play(move)
    page.locator("#review").click()
    page.locator("#decisions .turning").wait_for()
    costs = judged(page)
    record = saved_record(page)
    done = ppsolve("review", "-", "--json", stdin=json.dumps(record).encode())
    assert done.returncode == 0, done.stderr
    reviewed = json.loads(done.stdout)["rounds"][0]
    assert costs == [(move["player"], move["move"], move["regret"]["cards"]) for move in reviewed["moves"]]
    turning = reviewed["turning_point"]
    words = f"Biggest mistake: move {turning['number']}, {turning['player']}: {turning['move']}"
    assert page.locator("#decisions .turning").inner_text().startswith(words)


@SCREENS
def test_a_game_of_pingouin_is_set_up_played_saved_and_reviewed(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    set_up(page, "pingouin")
    page.locator("#setup-open").click()
    page.locator("#opening-text").fill(FLOE)
    page.locator("#opening-read").click()
    position = floe_textform.loads(FLOE)
    for move in ("b5-b2", "c4-c5", "g1-g4"):
        wait_for_proof(page)
        sure = Solver(threads=1).guaranteed(position)
        assert page.locator("#hands .value").all_inner_texts() == [str(outcome) for outcome in sure]
        slide(page, move)
        position = position.play(move)
    page.locator("#review").click()
    page.locator("#review-said:has-text('cost')").wait_for()
    costs = judged(page)
    done = ppsolve("review", "-", "--json", stdin=json.dumps(saved_record(page)).encode())
    assert done.returncode == 0, done.stderr
    moves = json.loads(done.stdout)["rounds"][0]["moves"]
    assert costs == [(move["player"], move["move"], move["regret"]["fish"]) for move in moves]


# What the board does besides.


def test_a_line_that_branches_is_kept_and_an_address_shares_it(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    for move in ("Ra1", "Ga2"):
        play(page, move)
    page.keyboard.press("u")
    play(page, "Ba0")
    assert listed_moves(page) == ["", "Ra1", "Ba0", "Ga2"]
    texts = [text.split() for text in page.locator("#moves .step").all_inner_texts()]
    assert texts == [
        ["Start"],
        ["1", "Alice", "R", "opens", "the", "base"],
        ["2", "Bob", "B", "left", "end"],
        ["2", "Bob", "G", "right", "end"],
    ]
    page.locator("#moves .step").nth(3).click()
    current(page, "Ga2").wait_for()
    address = page.evaluate("decodeURI(location.hash)")
    assert address == "#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Ga2"
    page.evaluate("location.hash = '#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Pa0'")
    current(page, "Pa0").wait_for()
    page.evaluate("location.hash = '#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Pc4'")
    page.locator("#said:has-text('not legal')").wait_for()


def test_a_table_that_was_left_for_another_game_hears_no_taps(opened: Opened) -> None:
    small = "iello-2024,base=3:-:RRGY,RGPB:0"
    page = opened(board(small))
    play(page, "Ra1")
    for text, title in ((FLOE, "Pingouin"), (small, "Penguin Party")):
        page.evaluate("text => { location.hash = text; }", text)
        page.locator(f"#heading:has-text('{title}')").wait_for()
    play(page, "Ra1")
    assert listed_moves(page) == ["", "Ra1"]


def test_a_search_that_is_stopped_again_and_again_stays_usable(opened: Opened) -> None:
    hard = textform.dumps(deal(5, 3))
    page = opened(board(hard))
    page.locator("#effort:has-text('Searching')").wait_for()
    for move in [str(move) for move in deal(5, 3).legal_moves[:3]]:
        page.evaluate("move => page.play(move)", move)
        page.wait_for_timeout(50)
        page.evaluate("page.line.back(); page.show()")
    page.evaluate("page.analyst.worker.postMessage({ work: 'search', tasks: [{}] })")  # something that fails
    page.evaluate("page.analyst.mebibytes = 1 << 14; page.analyst.restart()")  # more memory than there is
    page.evaluate("text => page.openText(text)", "iello-2024,base=3:-:RRGY,RGPB:0")
    wait_for_proof(page)
    assert page.locator("#hands .value").first.inner_text() == "1"
    assert 0 < page.evaluate("page.analyst.ready") < 1 << 12


def test_a_slow_press_on_a_card_counts_while_values_come_in(opened: Opened) -> None:
    page = opened(board(textform.dumps(deal(5, 3))))
    card = page.locator("#stacks button:enabled").first
    for _ in range(5):
        before = card.get_attribute("aria-pressed")
        shown = page.locator("#effort").inner_text()
        card.hover()
        page.mouse.down()
        page.wait_for_function("shown => document.getElementById('effort').textContent !== shown", arg=shown)
        page.mouse.up()
        assert card.get_attribute("aria-pressed") != before


def test_a_decision_of_a_review_is_posed_and_solved(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    play(page, "Ya1")
    page.locator("#review").click()
    page.locator("#decisions .solve").click()
    assert page.locator("#hands .value").count() == 0
    page.locator("#stacks [data-colour=G]").click()
    cell(page, "a1").click()
    page.locator("#said:has-text('Not Ga1')").wait_for()
    page.locator("#stacks [data-colour=R]").click()
    cell(page, "a1").click()
    page.locator("#said:has-text('Right')").wait_for()


@SCREENS
def test_the_engine_plays_the_other_seats(opened: Opened, screen: Any) -> None:
    page = opened(board("iello-2024,base=4:-:RRGYP,RGPBB,GYYPB:0"), **screen)
    page.locator("#seats").click()
    page.locator("#seat-1").select_option("club")
    page.locator("#seat-2").select_option("seeing-club")
    page.locator("#face-down").check()
    page.keyboard.press("Escape")
    assert page.locator("[data-seat='1'] .chip.back").count() == 5
    assert page.locator("#hands .value").count() == 0
    for command in ("#setup", "#save"):  # both would show the cards
        page.locator(command).dispatch_event("click")
        page.locator("#said:has-text('This would show the engine')").wait_for()
    assert page.locator("#setting:visible, dialog[open]").count() == 0
    play(page, "Ra1")
    page.locator("#tray-title:has-text('Alice to move')").wait_for()
    assert page.locator("#moves .step").count() == 4
    page.keyboard.press("h")
    page.locator("#said:has-text('knowing only this hand')").wait_for()
    assert page.locator("#board .target").count() == 1


@SCREENS
def test_the_engine_plays_pingouin_among_estimates(opened: Opened, screen: Any) -> None:
    page = opened(board(floe_textform.dumps(floe_dealing.deal(3, placed=True))), **screen)
    page.locator("#seats").click()
    page.locator("#seat-1").select_option("club")
    page.keyboard.press("Escape")
    assert "engine, club" in page.locator("[data-seat='1'] .standing").inner_text()
    page.locator("#board .value.likely").first.wait_for()
    shown = page.locator("#board .value, #hands .value, #margin .value").all_inner_texts()
    assert all(re.fullmatch(r"~(0|[+\u2212]?\d+)", text) for text in shown), shown
    for tile in page.evaluate("page.game.moves(page.line.position)[0]").split("-"):
        cell(page, tile).click()
    page.locator("#moves .step").nth(2).wait_for()
    page.locator("#tray-title:has-text('Alice to move')").wait_for()
    assert page.locator("#moves .step").count() == 3
    page.keyboard.press("h")
    page.locator("#said:has-text('will probably end'), #said:has-text('about level')").wait_for()
    assert page.locator("#board .target").count() == 2


@SCREENS
def test_a_proof_replaces_the_estimates(opened: Opened, screen: Any) -> None:
    page = opened(board(FLOE), **screen)
    wait_for_proof(page)
    assert page.locator("#hands .value.proved").all_inner_texts() == ["9", "5"]
    assert page.locator(".value.likely").count() == 0
    assert "~" not in page.locator("#effort").inner_text()


@pytest.mark.parametrize("text", ["iello-2024:RGBPYRG/.GPPYR:RGYPB,RRGGB,YYPPB:0", FLOE])
def test_nothing_is_wider_than_the_screen(opened: Opened, text: str) -> None:
    page = opened(board(text))
    for width, height in ((320, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for button in ("#review", "#setup"):
            page.locator(button).click()
            sizes = page.evaluate(
                """[
                  document.documentElement.scrollWidth,
                  document.getElementById('board').getBoundingClientRect().toJSON(),
                ]"""
            )
            assert sizes[0] <= width
            assert sizes[1]["left"] >= 0
            assert sizes[1]["right"] <= width
        page.locator("#setup-back").click()


def test_a_round_can_be_played_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    current(page, "").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    current(page, "Ra1").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    current(page, "Ba2").wait_for()
    page.keyboard.press("u")
    # A hint knows one hand, the numbers know all. Saying so keeps them from looking like a contradiction.
    page.keyboard.press("h")
    page.locator("#said:has-text('The numbers on the board are the worst case with open hands.')").wait_for()
    page.keyboard.press("v")
    assert page.locator("#hands .value").count() == 0
    page.keyboard.press("h")
    page.locator("#said:has-text('Thinking')").wait_for()
    page.locator("#said:has-text('knowing only this hand')").wait_for()
    assert "The numbers on the board" not in page.locator("#said").inner_text()
    page.keyboard.press("Shift+U")
    current(page, "Ba2").wait_for()


def test_arrows_home_and_end_go_through_the_moves(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    for move in ("Ra1", "Ga2", "Rb1"):
        play(page, move)
    page.locator("#heading").click()
    page.evaluate("document.activeElement.blur()")
    for key, move in (("ArrowLeft", "Ga2"), ("Home", ""), ("ArrowRight", "Ra1"), ("End", "Rb1")):
        page.keyboard.press(key)
        current(page, move).wait_for()
    cell(page, "a1").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "a2"
    current(page, "Rb1").wait_for()


def test_the_choice_of_a_card_ends_with_the_move(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    play(page, "Ra1")
    assert page.locator("#stacks [aria-pressed=true]").count() == 0
    play(page, "Ra0")
    assert listed_moves(page) == ["", "Ra1", "Ra0"]


def test_a_record_is_opened_from_a_file_and_reviewed(opened: Opened, tmp_path: Path) -> None:
    position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    record: dict[str, Any] = {"deal": jsonform.to_dict(position), "moves": []}
    while not position.over:
        record["moves"].append(str(position.legal_moves[-1]))
        position = position.after(position.legal_moves[-1])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    page = opened(board())
    page.locator("#analyse-open").click()
    page.locator("#opening-text").fill("hello")
    page.locator("#opening-read").click()
    said = page.locator("#opening-said").inner_text()
    assert said.startswith("'hello' is not something this page can read")
    page.locator("#opening-text").fill("iello-2024:-:RRRRRRRR,G:0")
    page.locator("#opening-read").click()
    assert page.locator("#opening-said").inner_text() == complaint("iello-2024:-:RRRRRRRR,G:0")
    page.locator("#opening-file").set_input_files(path)
    page.locator("#review-panel").wait_for()
    assert page.locator("#moves .step").count() == len(record["moves"]) + 1
    page.locator("#curve svg.curve").click(position={"x": 5, "y": 20})
    current(page, "").wait_for()


def test_a_random_deal_depends_on_the_seed_and_the_players(opened: Opened) -> None:
    page = opened(board())
    set_up(page)
    page.locator("#setup-deal").click()
    page.locator("#setup-said:has-text('from seed')").wait_for()
    page.locator("#setup-players").select_option("5")
    page.get_by_label("Name of player 2").fill("Zoë")
    show_more(page, "setting")
    page.locator("#setup-seed").fill("7")
    page.locator("#setup-deal").click()
    page.locator("#setup-start").click()
    first, second, *others = deal(7, 5).players
    expected = textform.dumps(replace(deal(7, 5), players=(first, replace(second, name="Zoë"), *others)))
    assert page.evaluate("page.line.address()") == expected
    page.locator("#setup").click()
    page.locator("#setup-seed").fill("-1")
    page.locator("#setup-deal").click()
    assert page.locator("#setup-said").inner_text().startswith("seed: '-1' is not from 0 to 2^64 - 1")
    page.locator("#setup-back").click()
    assert page.evaluate("page.line.address()") == expected
