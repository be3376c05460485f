"""Whole games against every level in a real Chromium, from the first tap: by taps and by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boards import board, tab_to
from playing import cell

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LEVELS = ("beginner", "club", "strong", "strongest")
SPEED = 20
HURRIED = f"""
  const [now, later, post] = [performance.now.bind(performance), setTimeout, Worker.prototype.postMessage];
  performance.now = () => {SPEED} * now();
  window.setTimeout = (call, delay, ...rest) => later(call, delay / {SPEED}, ...rest);
  Worker.prototype.postMessage = function (sent, ...rest) {{
    const {{ milliseconds }} = sent;
    post.call(this, milliseconds ? {{ ...sent, milliseconds: milliseconds / {SPEED} }} : sent, ...rest);
  }};"""
"""A page whose clock runs so much faster: pauses and thinking are shorter, everything else is as it is."""
HEARD = """
  window.heard = [];
  new MutationObserver(() => {
    const text = document.querySelector("#said[aria-live=polite]")?.textContent;
    if (text && text !== heard.at(-1)) heard.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });"""
"""Collects what a screen reader announces during a game."""


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the person's turn; false at the end."""
    page.wait_for_function(
        "() => /^You (to move|place)|is over$/.test(document.getElementById('tray-title').textContent)",
        timeout=20000,
        polling=10,
    )
    return page.locator("#tray-title").inner_text().startswith("You")


def tap_first_move(page: Page) -> None:
    """Play the first legal move by taps."""
    move = page.evaluate("page.game.moves(page.line.position)[0]")
    if page.locator("#door-party").is_checked():
        page.locator(f"#stacks [data-colour={move[0]}]").click()
        cell(page, move[1:]).click()
    else:
        for tile in move.split("-"):
            cell(page, tile).click()


def choose_game(page: Page, game: str, players: int, level: str, sight: str) -> None:
    page.locator(f"#door-{game}").check()
    page.locator("#play-players").select_option(str(players))
    page.locator("#play-level").select_option(label=level)
    if sight == "all-seeing":
        page.locator("#play-sight").select_option(label="every hand")
        assert page.locator("#play-words").inner_text().startswith("All-seeing: it sees every hand")
    elif sight:
        page.locator("#play-sight").select_option(label="its own hand")
        assert page.locator("#play-words").inner_text().startswith("Fair: it sees only its own hand")
    page.locator("#play-start").click()
    if game == "party":  # it would give the cards away
        assert page.evaluate("location.hash") == ""
    label = ", ".join(filter(None, ("engine", level, sight)))
    shown = page.locator("#hands .standing").all_inner_texts()[1:]
    assert len(shown) == players - 1
    assert all(one.startswith(label) for one in shown), shown
    tip = page.locator("#action:has-text('Got it')")
    if tip.is_visible():  # in the first game
        tip.click()
        tip.wait_for(state="hidden")


@pytest.mark.slow(40)
@pytest.mark.parametrize(
    ("screen", "game", "sight"),
    [
        (DESKTOP, "party", "fair"),
        (PHONE, "party", "all-seeing"),
        (DESKTOP, "pingouin", ""),
        (PHONE, "pingouin", ""),
    ],
    ids=["party, fair, desktop", "party, seeing, phone", "pingouin, desktop", "pingouin, phone"],
)
def test_every_level_is_played_from_the_first_tap_to_the_result(
    opened: Opened, screen: Any, game: str, sight: str
) -> None:
    page = opened(board(), script=HURRIED, **screen)
    for level, players in zip(LEVELS, (6, 5, 4, 6) if game == "party" else (4, 4, 4, 4), strict=True):
        choose_game(page, game, players, level, sight)
        cards = page.locator(".chip.back").count()
        hand = page.evaluate("page.line.position.players[0].hand?.length ?? 0")
        assert cards == (players - 1) * hand
        while wait_for_turn(page):
            tap_first_move(page)
        said = page.locator("#said").inner_text()
        if game == "party":
            assert " this round with " in said
            assert said.endswith(f"Round 2 of {players} follows; Bob to start.")
            assert page.locator(".chip.back").count() == 0
            assert page.locator("#totals tbody td").count() == players
            page.locator("#action:has-text('Next round')").click()
            page.locator("#totals tbody tr").nth(1).wait_for()
            assert page.locator(".chip.back").count() > 0
        else:
            assert " the game. Fish: " in said
            page.locator("#action:has-text('Play again')").click()
            assert page.locator("#moves .step").count() == 1
        page.locator("#home").click()


@pytest.mark.slow(15)
def test_an_answer_takes_about_a_second_below_the_strongest_level(opened: Opened) -> None:
    page = opened(board())
    answer = """async () => {
      const [begun, before] = [performance.now(), page.line.moves.length];
      page.play(page.game.moves(page.line.position)[0]);
      while (page.line.moves.length < before + 2) await new Promise((done) => setTimeout(done, 5));
      return performance.now() - begun;
    }"""
    for game, sight in (("party", "fair"), ("party", "all-seeing"), ("pingouin", "")):
        for level in LEVELS[:-1]:
            choose_game(page, game, 2, level, sight)
            times: list[float] = []
            while not times or (min(times) > 1200 and len(times) < 4):  # the machine may be busy for a moment
                times.append(page.evaluate(answer))
            assert 650 < min(times) <= 1200, (game, level, times)  # a pause lets people see what was played
            page.locator("#home").click()


# Keyboard and screen readers.


def go_to(page: Page, place: str) -> None:
    """Go to a place with the arrow keys: to the lowest row, to its left end, up, and along the row."""
    here = "document.activeElement.dataset.place ?? ''"
    lowest = "ArrowDown" if page.locator("#door-party").is_checked() else "ArrowUp"
    upwards = "ArrowUp" if lowest == "ArrowDown" else "ArrowDown"
    for key in (
        [lowest] * 8 + ["ArrowLeft"] * 9 + [upwards] * ("abcdefgh".index(place[0])) + ["ArrowLeft"] * 9
    ):
        page.keyboard.press(key)
    for _ in range(9):
        if page.evaluate(here) == place:
            return
        page.keyboard.press("ArrowRight")
    pytest.fail(f"the arrow keys do not lead to {place}, but to {page.evaluate(here)}")


def press_moves(page: Page) -> None:
    """Play the first legal move by keys, until the round is over."""
    while wait_for_turn(page):
        move = page.evaluate("page.game.moves(page.line.position)[0]")
        before = page.evaluate("page.line.moves.length")
        if page.locator("#door-party").is_checked():
            go_to(page, move[1:])
            page.keyboard.press(move[0].lower())
        else:
            for tile in move.split("-"):
                go_to(page, tile)
                page.keyboard.press("Enter")
        page.wait_for_function("before => page.line.moves.length > before", arg=before)
        assert page.evaluate("document.activeElement.dataset.place ?? ''")  # the focus stays on the board


def check_announcements(page: Page) -> None:
    """Check that every move was announced."""
    moves = page.evaluate(
        """() => page.line.steps.map(({ from, to }) => [
          page.game.names(from.position)[page.game.toMove(from.position)],
          page.game.moveWords(from.position, to.move),
        ])"""
    )
    heard = page.evaluate("heard")
    missed = [
        f"{name}: {words}." for name, words in moves if not any(f"{name}: {words}." in one for one in heard)
    ]
    assert missed == []


@pytest.mark.slow(30)
def test_a_whole_game_of_several_rounds_is_played_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board(), script=HURRIED + HEARD)
    tab_to(page, "#play-players")
    page.keyboard.press("2")
    tab_to(page, "#play-start")
    page.keyboard.press("Enter")
    rounds = 0
    while True:
        rounds += 1
        press_moves(page)
        check_announcements(page)
        last = page.evaluate("heard.at(-1)")
        assert " The round is over. " in last
        tab_to(page, "#action")
        if page.locator("#action").inner_text() != "Next round":
            break
        page.evaluate("heard.length = 0")
        page.keyboard.press("Enter")
    assert rounds >= 2  # one more if the totals are tied
    assert " win" in last or " share" in last
    assert last == page.locator("#said").inner_text()
    assert page.locator("#totals-said").inner_text().startswith("The game is over: ")


@pytest.mark.slow(30)
def test_a_whole_game_of_pingouin_is_played_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board(), script=HURRIED + HEARD)
    tab_to(page, "#door-games input")
    page.keyboard.press("ArrowRight")
    assert page.locator("#heading").inner_text() == "Pingouin"
    tab_to(page, "#play-players")
    page.keyboard.press("4")
    tab_to(page, "#play-start")
    page.keyboard.press("Enter")
    press_moves(page)
    check_announcements(page)
    assert " the game. Fish: " in page.evaluate("heard.at(-1)")
    tab_to(page, "#action")
    page.keyboard.press("Enter")
    assert page.locator("#moves .step").count() == 1
