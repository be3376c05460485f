"""The board from the first tap in a real Chromium: play, write down a round, whole games, and going on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from boards import board, current, judged, listed_moves, play, saved_record, set_hand, set_up, show_more
from command import ppsolve
from playing import cell
from ppsolve.solver import Position, deal, textform

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
NEARLY_OVER = "pingouin:1A3...../......../......./......../......./......../......./.......1B:4.2,3.1:0"
FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
FINISH = """() => {
  while (!page.game.over(page.line.position)) page.play(page.game.moves(page.line.position)[0]);
}"""
REVIEWED = "iello-2024,base=4:-:Christopher=RRGYPB,RGYPPB:0;Ga1,Ba2,Ya0,Ra4,Bb2,Yb1,Rb3,Rc2"
NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new Error("forbidden"); } });"""
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


# Writing down.


def random_moves(position: Position, seed: int) -> tuple[list[str], Position]:
    """Play a round at random to its end."""
    rng = random.Random(seed)
    moves = []
    while not position.over:
        moves.append(str(rng.choice(position.legal_moves)))
        position = position.play(moves[-1])
    return moves, position


def write_move(page: Page, move: str) -> None:
    page.locator(f"#writing-stacks [data-colour={move[0]}]").click()
    cell(page, move[1:]).click()


def write_outs(page: Page, position: Position) -> None:
    """Declare everybody out who cannot place a card before the next move."""
    while (title := page.locator("#writing-title").inner_text()).endswith(" to place"):
        if not position.over and title == f"{position.mover.name} to place":
            return
        page.locator("#writing-out").click()


def write_left(page: Page, end: Position, reload_after: int = -1) -> None:
    """Name the cards left, until they follow from the others; reload after some of them if asked."""
    done = page.locator("#writing-end")
    left = [(player.name, card) for player in end.players for card in player.hand]
    for number, (name, card) in enumerate(left):
        if number == reload_after:
            page.reload()
        if done.inner_text() == "Done":
            return
        assert page.locator("#writing-title").inner_text().startswith(f"{name} has ")
        page.locator(f"#writing-stacks [data-colour={card}]").click()


def write_moves(page: Page, start: Position, seed: int) -> tuple[list[str], Position]:
    """Write the moves of a random round down, from the first card on."""
    moves, end = random_moves(start, seed)
    position = start
    for move in moves:
        write_move(page, move)
        position = position.play(move)
        write_outs(page, position)
    return moves, end


def write_round(page: Page, start: Position, seed: int) -> tuple[list[str], Position]:
    """Write a random round down and put it on the board."""
    moves, end = write_moves(page, start, seed)
    write_left(page, end)
    page.locator("#writing-end:has-text('Done')").click()
    page.locator("#said:has-text('The round is over')").wait_for()
    return moves, end


@pytest.mark.slow(20)
@SCREENS
def test_a_round_of_four_is_written_down_without_hands_and_reviewed(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    page.locator("#write-start").click()
    page.locator("#writing-begin").click()
    start = deal(5, 4)
    moves, _ = write_round(page, start, 2)
    assert page.evaluate("page.line.address()") == f"{textform.dumps(start)};{','.join(moves)}"
    record = saved_record(page)
    done = ppsolve("review", "-", "--json", "--time", "20", stdin=json.dumps(record).encode())
    assert done.returncode in (0, 3), done.stderr
    reviewed = json.loads(done.stdout)["rounds"][0]["moves"]
    assert [(one["player"], one["move"]) for one in reviewed] == [(p, m) for p, m, _ in judged(page)]
    # Costs that are proved on both sides agree; from the 15th move on the page proves them in a moment.
    page.wait_for_function("page.judgements.slice(14).every(({ cost }) => cost !== null)", timeout=30000)
    pairs = [(cost, one["regret"]["cards"]) for (_, _, cost), one in zip(judged(page), reviewed, strict=True)]
    proved = [(here, there) for here, there in pairs if here is not None and there is not None]
    assert len(proved) >= 14
    assert all(here == there for here, there in proved)
    page.locator("#save").click()
    page.locator("#saving-form").select_option("text")
    text = page.locator("#saving-text").input_value()
    assert text.startswith("players: Alice, Bob, Carol, Dave\n")
    page.keyboard.press("Escape")
    page.locator("#home").click()
    page.locator("#analyse-open").click()
    page.locator("#opening-text").fill(text)
    page.locator("#opening-read").click()
    page.locator("#said:has-text('The round is over')").wait_for()
    assert page.evaluate("page.line.address()") == f"{textform.dumps(start)};{','.join(moves)}"


def test_cards_that_do_not_fit_together_are_refused_with_a_reason(opened: Opened) -> None:
    page = opened(board())
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("2")
    page.get_by_label("Name of player 2").fill("Alice")
    page.locator("#writing-begin").click()
    assert "duplicate name 'Alice'" in page.locator("#writing-said").inner_text()
    page.get_by_label("Name of player 2").fill("Ben")
    page.locator("#writing-begin").click()
    page.locator("#writing-out").click()
    assert page.locator("#writing-said").inner_text().startswith("There is still room in the base")
    write_move(page, "Ra1")
    cell(page, "a2").click()
    assert page.locator("#writing-said").inner_text().startswith("Choose a colour first: a2 takes")
    write_move(page, "Ga2")
    write_move(page, "Bb1")
    assert page.locator("#writing-said").inner_text() == "b1 accepts only red or green, not blue."
    page.locator("#writing-undo").click()
    assert page.locator("#writing-title").inner_text() == "Ben to place"
    page.locator("#writing-end").click()
    for name in ("Alice", "Ben"):
        page.get_by_label(f"Nothing left: {name}").click()
    page.locator("#writing-end").click()
    page.locator("#said:has-text('The round is over')").wait_for()
    assert page.evaluate("page.line.address()") == "iello-2024:-:R,Ben=-:0;Ra1"


def test_five_players_begin_with_the_card_left_over(opened: Opened) -> None:
    page = opened(board())
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("5")
    page.locator("#writing-begin").click()
    assert page.locator("#writing-title").inner_text() == "The card that opens the base"
    write_move(page, "Ga1")
    assert page.locator("#writing-title").inner_text() == "Alice to place"
    page.locator("#writing-undo").click()
    assert page.locator("#writing-title").inner_text() == "The card that opens the base"


@pytest.mark.slow(20)
def test_a_whole_game_is_written_down_saved_and_read_back(opened: Opened) -> None:
    page = opened(board())
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("2")
    page.locator("#writing-begin").click()
    _, end = write_round(page, deal(1, 2), 1)
    first = [player.hand for player in end.players]
    assert page.locator("#totals-said").inner_text() == "Round 2 of 2 follows; Bob to start."
    page.locator("#action").click()
    dealt = deal(2, 2)
    seats = tuple(
        type(player)(player.name, player.hand, len(left))
        for player, left in zip(dealt.players, first, strict=True)
    )
    _, last = write_round(page, Position(dealt.rules, seats, 1, ()), 3)
    totals = [player.tokens + score for player, score in zip(last.players, last.scores(), strict=True)]
    shown = page.locator("#totals tfoot td").all_inner_texts()
    assert shown == [str(total) for total in totals]
    record = saved_record(page)
    assert record["schema"] == "ppsolve.game/1"
    done = ppsolve("review", "-", "--json", "--time", "1", stdin=json.dumps(record).encode())
    assert done.returncode in (0, 3), done.stderr
    second = json.loads(done.stdout)["rounds"][1]
    assert second["moves"][0]["player"] == "Bob"
    assert [place["total"] for place in json.loads(done.stdout)["game"]["standing"]] == sorted(totals)
    said = page.locator("#totals-said").inner_text()
    assert said.startswith("The game is over: ") or "tied" in said
    page.locator("#home").click()
    page.locator("#analyse-open").click()
    page.locator("#opening-text").fill(json.dumps(record))
    page.locator("#opening-read").click()
    page.locator("#totals-panel").wait_for()
    assert page.locator("#totals tfoot td").all_inner_texts() == shown
    page.locator("#totals button").first.click()
    assert page.locator("#totals [aria-current]").inner_text() == "Round 1"
    assert page.evaluate("page.match.current") == 0


def test_the_record_of_a_game_is_opened_with_its_points(opened: Opened) -> None:
    page = opened(board())
    page.locator("#analyse-open").click()
    page.locator("#opening-file").set_input_files(EXAMPLES / "game.json")
    page.locator("#totals-panel").wait_for()
    done = ppsolve("review", str(EXAMPLES / "game.json"), "--json", "--time", "0")
    standing = json.loads(done.stdout)["game"]["standing"]
    names = page.locator("#totals thead th").all_inner_texts()
    shown = dict(zip(names, page.locator("#totals tfoot td").all_inner_texts(), strict=True))
    assert shown == {place["name"]: str(place["total"]) for place in standing}


def test_hands_can_be_laid_open_first_and_typed(opened: Opened) -> None:
    page = opened(board())
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("2")
    page.get_by_label("Name of player 1").fill("Julia")
    page.locator("#writing-hands").click()
    assert page.locator("#setting").get_by_label("Name of player 1").input_value() == "Julia"
    page.locator("#setup-start").click()
    assert page.locator("#setup-said").inner_text().startswith("Nobody has cards yet.")
    page.get_by_label("Hand of Julia as letters").fill("rrgy")
    page.locator("#setup-start").click()
    assert page.locator("#setup-said").inner_text().startswith("Julia has 4 cards and Bob has no cards.")
    page.get_by_label("fill the hand of Bob").focus()
    for key in ("r", "g", "p", "y", "Backspace", "b"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").endswith("hand of Bob")
    page.locator("#setup-start").click()
    assert page.evaluate("page.line.address()") == "iello-2024:-:Julia=RRGY,RGPB:0"
    assert page.locator("#totals-said").inner_text() == "Round 1 of 2. The lowest total wins."


def test_a_tap_after_typing_a_name_is_not_lost(opened: Opened) -> None:
    page = opened(board())
    set_up(page)
    page.get_by_label("Name of player 1").click()
    page.keyboard.type("Zoë")
    stack = page.locator("#setup-stacks [data-colour=R]")
    stack.click()
    stack.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.colour") == "R"
    assert page.locator("#setup-stacks [data-colour=R] .count").inner_text() == "5"
    assert page.locator("#setup-seats .take:visible").first.inner_text().split() == ["R", "2"]


# Playing.


def wait_for_turn(page: Page, name: str = "You") -> None:
    """Wait until it is the person's turn, or the end of the round."""
    page.wait_for_function(
        """name => [`${name} to move`, 'The round is over', 'The game is over'].includes(
          document.getElementById('tray-title').textContent)""",
        arg=name,
        timeout=20000,
    )


def play_on(page: Page, cards: int, name: str = "You") -> None:
    """Place cards at the first place that takes them, whenever it is the person's turn."""
    for _ in range(cards):
        wait_for_turn(page, name)
        if page.locator("#tray-title").inner_text() == "The round is over":
            return
        page.locator("#stacks button:enabled").first.click()
        before = page.evaluate("page.line.moves.length")
        page.locator("#board .fits").first.click()
        page.wait_for_function("before => page.line.moves.length > before", arg=before)


@pytest.mark.parametrize("game", ["party", "pingouin"])
def test_a_finished_game_is_followed_by_another_one(opened: Opened, game: str) -> None:
    page = opened(board())
    page.locator(f"#door-{game}").check()
    page.locator("#play-players").select_option("2")
    page.locator("#play-level").select_option("strong")
    page.locator("#play-start").click()
    page.evaluate(FINISH)
    first = page.evaluate("page.line.address()")
    rounds = 1
    while page.locator("#action").inner_text() == "Next round":  # one more than two if the totals are tied
        page.locator("#action").click()
        page.evaluate(FINISH)
        rounds += 1
    assert (rounds >= 2) == (game == "party")
    assert page.locator("#totals-said").inner_text().startswith("The game is over: ") == (game == "party")
    page.locator("#action:has-text('Play again')").click()
    assert page.evaluate("page.line.address()") != first
    assert page.locator("#hands .standing").nth(1).inner_text().startswith("engine, strong")
    assert page.evaluate("page.match.lines.length") == 1


def test_a_seed_deals_the_same_cards_again(opened: Opened) -> None:
    page = opened(board())
    show_more(page, "doors")
    page.locator("#door-seed").fill("7")
    page.locator("#play-start").click()
    hands = [player.hand for player in deal(7, 3).players]
    assert page.evaluate("page.line.first.position.players.map(({ hand }) => hand)") == hands
    page.locator("#home").click()
    page.locator("#door-seed").fill("seven")
    page.locator("#play-start").click()
    assert page.locator("#doors-said").inner_text() == "seed: 'seven' is not from 0 to 2^64 - 1"
    assert page.locator("#door-seed").get_attribute("placeholder") == "last: 7"


def test_a_finished_game_of_pingouin_names_the_winner(opened: Opened) -> None:
    page = opened(board(NEARLY_OVER))
    cell(page, "a1").click()
    cell(page, "a2").click()
    page.locator("#said:has-text('Alice wins the game. Fish: Alice 8, Bob 4.')").wait_for()
    assert page.locator("#findings").is_hidden()


# Kept on the device.


@SCREENS
def test_a_reload_changes_and_reveals_nothing_while_playing(opened: Opened, screen: Any) -> None:
    page = opened(board(), reloads=True, **screen)
    page.locator("#play-start").click()
    page.locator("#action").click()
    play_on(page, 1)
    page.locator("#tray-title:has-text('You to move')").wait_for(timeout=20000)
    before = page.evaluate("page.line.address()")
    page.reload()
    page.locator("#tray-title:has-text('You to move')").wait_for()
    assert page.evaluate("page.line.address()") == before
    assert page.locator("[data-seat='1'] .chip.back").count() == 11
    assert page.locator("#hands .value").count() == 0
    assert page.evaluate("location.hash") == ""
    assert not page.locator("#said").inner_text().startswith("Tap one of your cards")
    assert page.locator("#review").is_disabled()  # it would give the cards away
    page.locator("#home").click()
    page.locator("#door-pingouin").check()
    page.locator("#play-start").click()
    page.locator("#action").click()
    cell(page, page.evaluate("page.game.moves(page.line.position)[0]")).click()
    turn = page.locator("#tray-title:has-text('You place')")
    page.wait_for_function("() => page.line.moves.length > 1")
    turn.wait_for()
    before = page.evaluate("page.line.address()")
    page.reload()
    turn.wait_for()
    assert page.evaluate("page.line.address()") == before
    assert page.locator("#hands .standing").nth(1).inner_text().startswith("engine")
    assert page.locator("#board .value").count() == 0


def test_undo_leads_back_to_the_persons_turn(opened: Opened) -> None:
    page = opened(board())
    page.locator("#play-start").click()
    page.locator("#action").click()
    play_on(page, 2)
    wait_for_turn(page)
    assert page.evaluate("page.line.here.depth") == 6
    for key, depth in (("u", 3), ("u", 0), ("Shift+U", 3), ("u", 0)):
        page.keyboard.press(key)
        assert page.locator("#tray-title").inner_text() == "You to move"
        assert page.evaluate("page.line.here.depth") == depth
    page.locator("#moves [data-move='1']").first.click()
    assert page.locator("#tray-title").inner_text() == "Bob to move"
    cell(page, "a2").click()  # Bob's cards are face down: nobody moves for Bob, or hears what would fit
    assert page.evaluate("page.line.here.depth") == 1
    assert " takes " not in page.locator("#said").inner_text()


def test_a_reload_in_the_middle_of_writing_goes_on(opened: Opened) -> None:
    page = opened(board(), reloads=True)
    page.locator("#write-start").click()
    page.get_by_label("Name of player 1").fill("Julia")
    page.locator("#writing-begin").click()
    for move in ("Ra1", "Ga2", "Ga0"):
        write_move(page, move)
    page.reload()
    assert page.locator("#writing-title").inner_text() == "Dave to place"
    assert page.locator("#board .cell.card").count() == 3
    assert page.evaluate("location.hash") == ""
    page.locator("#home").click()
    page.locator("#write-start").click()
    page.locator("#home").click()
    assert "Julia, Bob, Carol, Dave; 3 cards placed" in page.locator("#going-on").inner_text()
    page.locator("#going-on [data-screen=writing]").click()
    assert page.locator("#writing-title").inner_text() == "Dave to place"


def test_a_reload_while_the_cards_left_are_named_goes_on(opened: Opened) -> None:
    page = opened(board(), reloads=True)
    page.locator("#write-start").click()
    page.locator("#writing-begin").click()
    start = deal(5, 4)
    moves, end = write_moves(page, start, 2)
    write_left(page, end, reload_after=2)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    page.locator("#writing-end:has-text('Done')").click()
    page.locator("#said:has-text('The round is over')").wait_for()
    assert page.evaluate("page.line.address()") == f"{textform.dumps(start)};{','.join(moves)}"


def test_a_reload_keeps_a_set_up_and_the_lines_of_a_board(opened: Opened) -> None:
    page = opened(board(), reloads=True)
    set_up(page)
    set_hand(page, "Alice", "RRGY")
    page.reload()
    assert page.get_by_label("Hand of Alice as letters").input_value() == "RRGY"
    set_hand(page, "Bob", "RGPB")
    page.locator("#setup-start").click()
    play(page, "Ra1")
    play(page, "Ga2")
    page.keyboard.press("u")
    play(page, "Ba0")
    page.locator("#seats").click()
    page.locator("#seat-1").select_option("club")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    moves, address = listed_moves(page), page.evaluate("location.hash")
    page.reload()
    current(page, "Ra1").wait_for()
    assert (listed_moves(page), page.evaluate("location.hash")) == (moves, address)
    assert page.locator("#hands .standing").nth(1).inner_text().startswith("engine, club, fair")


def test_a_link_wins_over_what_is_kept(opened: Opened) -> None:
    page = opened(board(), reloads=True)
    page.locator("#play-start").click()
    page.locator("#action").click()
    play_on(page, 1)
    line = "iello-2024,base=3:-:RRGY,RGPB:0"
    page.evaluate("line => { location.hash = line; }", line)
    current(page, "").wait_for()
    page.reload()
    current(page, "").wait_for()
    assert page.evaluate("page.line.address()") == line
    page.locator("#home").click()
    assert "You, Bob, Carol" in page.locator("#going-on").inner_text()


def test_a_browser_that_stores_nothing_says_so_and_works(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"), script=NO_STORAGE)
    play(page, "Ra1")
    assert page.locator("#storage-said").inner_text().startswith("This browser does not store anything here")


# Phones.


def is_in_view(page: Page, selector: str) -> bool:
    """Return whether an element is completely on the screen as it is scrolled now."""
    found: bool = page.locator(selector).evaluate(
        """(one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && bottom > top;
        }"""
    )
    return found


@pytest.mark.parametrize(
    "screen", [PHONE, SMALL, LANDSCAPE, DESKTOP], ids=["upright", "small", "landscape", "desktop"]
)
def test_message_cards_and_board_are_on_screen_together_and_stay(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    page.locator("#play-start").click()
    height = screen["viewport"]["height"]
    boxes = []
    for step in range(4):
        box = page.evaluate(
            """['said', 'stacks', 'board'].map((id) => document.getElementById(id).getBoundingClientRect())
              .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)])"""
        )
        assert all(top >= 0 and bottom <= height for top, bottom in box), (step, box)
        boxes.append(page.evaluate("document.querySelector('.tools').getBoundingClientRect().top"))
        if step == 0:
            page.locator("#action").click()
        elif step == 1:
            page.locator("#stacks button:enabled").first.click()
        elif step == 2:  # a message that is longer than its room is scrolled, also with keys
            assert page.locator("#said").get_attribute("tabindex") is None
            page.evaluate("page.board.say('A long reason. '.repeat(60), 'hint')")
            assert page.locator("#said").get_attribute("tabindex") == "0"
    page.evaluate(FINISH)
    page.locator("#action:has-text('Next round')").wait_for()
    assert page.locator("#said").get_attribute("tabindex") is None  # the result has room
    boxes.append(page.evaluate("document.querySelector('.tools').getBoundingClientRect().top"))
    assert len(set(boxes)) == 1
    page.evaluate("line => { location.hash = line; }", REVIEWED)
    page.locator("#learn:has-text('Learn from 3 mistakes')").click()
    for shown in ("task", "answer"):
        for part in ("#said", "#stacks", "#board", "#learning", ".tools"):
            assert is_in_view(page, part), (shown, part)
        if shown == "task":
            page.locator("#learning-answer").click()
    page.locator("#moves .mover:has-text('Christopher')").first.wait_for()
    cut = """[...document.querySelectorAll('#moves span')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent)"""
    assert page.evaluate(cut) == []


def test_open_places_are_large_enough_for_a_finger(opened: Opened) -> None:
    """With seven cards in a base of eight, the board is as wide as nine cards."""
    page = opened(board("iello-2024,base=8:RGBYPRG/RG....:RGYP,GYPB:0"), **PHONE)
    page.locator("#board .slot").first.wait_for()
    missed = page.evaluate(
        """[...document.querySelectorAll('#board .slot')].flatMap((slot) => {
          const { left, right, top, bottom } = slot.getBoundingClientRect();
          const at = (x, y) => document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y);
          const sides = [[1, 0], [-1, 0], [0, 1], [0, -1]];
          return sides.filter(([x, y]) => !slot.contains(at(20 * x, 20 * y))
            || !at(21 * x, 21 * y).closest('.slot')).map((side) => [slot.dataset.place, ...side]);
        })"""
    )
    assert missed == []
    widths = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll('#board .slot')].map((slot) => {
          const { top, bottom } = slot.getBoundingClientRect();
          const at = (x) => document.elementFromPoint(x, (top + bottom) / 2);
          const hits = [...Array(4 * innerWidth).keys()].filter((step) => slot.contains(at(step / 4)));
          return [slot.dataset.place, hits.length / 4];
        }))"""
    )
    assert set(widths) == {"a0", "a8", "b3", "b4", "b5", "b6", "c1"}
    assert min(widths.values()) >= 43.5, widths  # 44, to the nearest pixel


@pytest.mark.parametrize("screen", [PHONE, SMALL], ids=["upright", "small"])
def test_tiles_are_large_enough_for_a_finger(opened: Opened, screen: Any) -> None:
    page = opened(board(FLOE), **screen)
    widths = page.evaluate(
        "[...document.querySelectorAll('#board .tile')].map((tile) => tile.getBoundingClientRect().width)"
    )
    assert len(widths) == 60
    assert min(widths) >= 44


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE], ids=["upright", "landscape"])
def test_buttons_are_large_enough_for_a_finger(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    small = """[...document.querySelectorAll('button, select, summary')]
      .filter((one) => one.getClientRects().length && !one.closest('#board'))
      .map((one) => [one.id || one.className, one.getBoundingClientRect().toJSON()])
      .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
      .map(([name]) => name)"""
    assert page.evaluate(small) == []
    page.locator("#write-start").click()
    page.locator("#writing-players").select_option("6")
    assert page.evaluate(small) == []
    assert is_in_view(page, "#writing-begin")
    page.locator("#writing-begin").click()
    assert page.evaluate(small) == []
    page.locator("#home").click()
    page.locator("#asking-open").click()
    page.locator("#asking-players").select_option("6")
    assert page.evaluate(small) == []
    assert is_in_view(page, "#asking-start")
    page.locator("#home").click()
    set_up(page)
    page.locator("#setup-players").select_option("6")
    page.locator("#setup-deal").click()
    assert page.evaluate(small) == []
    assert is_in_view(page, "#setup-start")
    page.locator("#setup-start").click()
    play(page, page.evaluate("page.game.moves(page.line.position)[0]"))
    assert page.evaluate(small) == []
    page.evaluate("line => { location.hash = line; }", REVIEWED)
    page.locator("#learn:has-text('Learn from 3 mistakes')").wait_for()
    assert page.evaluate(small) == []
    page.locator("#learn").click()
    assert page.evaluate(small) == []
    page.locator("#learning-leave").click()
    for command in ("#save", "#seats", "#show-rules", "#help"):
        page.locator(command).click()
        assert page.evaluate(small) == [], command
        page.keyboard.press("Escape")


def test_numbers_of_pingouin_can_be_read_on_a_phone(opened: Opened) -> None:
    page = opened(board(FLOE), **PHONE)
    page.locator("#board .value").first.wait_for()
    sizes = page.evaluate(
        """[...document.querySelectorAll('#board .place, #board .below, #board .value')]
          .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
    )
    assert len(sizes) > 60
    assert min(sizes) >= 11


# Keyboard.


def test_a_round_is_written_down_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board())
    page.locator("#write-start").focus()
    page.keyboard.press("Enter")
    page.locator("#writing-players").focus()
    page.keyboard.press("2")
    page.locator("#writing-begin").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.place") == "a1"
    for move in ("Ra1", "Ga2", "Rb1"):
        cell(page, move[1:]).wait_for()
        for _ in range(9):
            here = page.evaluate("document.activeElement.dataset.place")
            if here == move[1:]:
                break
            page.keyboard.press("ArrowRight" if here[0] == move[1] else "ArrowUp")
        page.keyboard.press(move[0].lower())
        page.locator(f"#board .cell.card[data-place={move[1:]}]").wait_for()
    said = page.locator("#writing-said[aria-live=polite]").inner_text()  # announced, as is whose turn it is
    assert said == "Red is on b1. Tap the colour, then the place."
    assert page.locator("#writing-title[aria-live=polite]").inner_text() == "Bob to place"
    page.keyboard.press("Backspace")
    assert page.locator("#board .cell.card").count() == 2
    page.locator("#writing-end").focus()
    page.keyboard.press("Enter")
    assert page.locator("#writing-title").inner_text().startswith("Alice has 13 cards to name")
    for letter in "rrrrggggyyyyp":
        page.keyboard.press(letter)
    assert page.locator("#writing-title").inner_text().startswith("Bob has 13 cards to name")
