"""Duels on the page to play on, in a real Chromium: answered, refuted, explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from duel_reasons import DuelReader
from playing import DUEL, THREE, hint_up_to_the_move, is_solved, put, puzzle, said
from ppsolve.puzzles.party.duel.judge import DuelJudge, position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.puzzle import prove
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.view.phrases import join_words

if TYPE_CHECKING:
    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

HARSH_DUEL = "duel:2:iello-2024:BPPGRGP/B.PR../..R..:RGGGYYB,RRGPPBB:0"
NAMES = ("Ann \\ {{7*7}} ${1}", "Eve \"x\" & 'y'", "Carol &lt;b&gt; `")


def test_a_wrong_first_move_is_punished_by_the_defence(opened: Opened) -> None:
    page = opened(HARSH_DUEL)
    put(page, "Rb5")
    assert re.search(
        r"No place takes [a-z, ]+\. You are left with \d cards; the goal was at most 2\.$", said(page)
    )
    page.locator("#action").click()
    assert page.evaluate("play.moves") == []
    put(page, puzzle(HARSH_DUEL).solution[0])
    page.locator("#check").click()
    assert page.locator("#message").get_attribute("class") == "message right"


@pytest.mark.parametrize("name", [DUEL, HARSH_DUEL, THREE])
def test_every_wrong_move_is_refuted_on_the_board_as_the_solver_says(opened: Opened, name: str) -> None:
    """Move by move, everybody as well as they can, to an end in which it shows: the player has no more turns
    and no card fits any slot, or holds too many cards of colours that never find a place again."""
    task = puzzle(name).task
    assert isinstance(task, DuelTask)
    judge, reader, dead_ends = DuelJudge(task), DuelReader(task), 0
    start = task.position
    wrong = [str(move) for move in start.legal_moves if not judge.keeps(start.after(move))]
    assert len(wrong) > 1
    seen = opened(name).evaluate(
        """wrong => wrong.map((move) => {
            const frames = play.game.frames(play.position, move);
            const { turns } = frames.at(-1).position;
            return [
                frames.map((frame) => frame.position),
                play.game.outcome(frames.at(-1).position).lost,
                Object.values(turns).sort((a, b) => a - b),
            ];
        })""",
        wrong,
    )
    for move, (positions, lost, turns) in zip(wrong, seen, strict=True):
        keys = [shown_key(shown) for shown in positions]
        position = start.play(move)
        assert keys[0] == position_key(position)
        for key in keys[1:]:
            options = {position_key(after): value for _, after, value in judge.options(position)}
            values = options.values()
            best = min(values) if position.to_move == task.seat else max(values)
            assert options[key] == best
            position = next(after for _, after, _ in judge.options(position) if position_key(after) == key)
        assert turns == list(range(1, len(keys) + 1))
        player = position.players[task.seat]
        left = judge.value(start.play(move))
        assert left > task.limit
        if position.over or player.out:
            assert len(player.hand) == left
            accepted = {colour for slot in position.slots() for colour in slot.accepts}
            assert accepted.isdisjoint(player.hand)
            held = [COLOUR_NAMES[colour] for colour in dict.fromkeys(player.hand)]
            assert lost.startswith(f"No place takes {join_words(held, 'or')}. You are left with {left} ")
        else:
            dead = [colour for colour in dict.fromkeys(player.hand) if reader.is_dead(position, colour)]
            assert task.limit < sum(card in dead for card in player.hand) <= left
            names = join_words([COLOUR_NAMES[colour] for colour in dead]).capitalize()
            assert lost.startswith(f"{names} can never be placed again. You are sure to be left with {left} ")
            dead_ends += 1
    assert dead_ends


def shown_key(position: dict[str, Any]) -> str:
    """The key in the book of a position on the page."""
    hands = ",".join(player["hand"] + "!" * player["out"] for player in position["players"])
    seat = "-" if position["toMove"] is None else position["toMove"]
    return f"{'/'.join(position['rows'])}|{hands}|{seat}"


@pytest.mark.parametrize("name", [DUEL, THREE])
def test_a_hint_after_the_players_move_explains_the_next_one(opened: Opened, name: str) -> None:
    """Also where one has gone another way than the solution that is stored, and done right."""
    page = opened(name)
    book = page_content(puzzle(name)).book
    told = set()
    for _ in range(20):
        key = shown_key(page.evaluate("play.position"))
        if page.evaluate("play.solved"):
            break
        hint_up_to_the_move(page)
        step = book["steps"][key]
        assert step.get("claim", step["reason"]) in said(page)
        told.add(key)
        page.evaluate("move => play.attempt(move, move.slice(1))", book["good"][key][-1])
    assert is_solved(page)
    assert len(told) > 1


def test_a_refutation_is_seen_move_by_move(opened: Opened) -> None:
    by_hand = "window.setTimeout = (run) => (window.goOn = run);"
    page = opened(THREE, reduced_motion="no-preference", script=by_hand)
    longest = """(moves) => moves
        .map((move) => [move, play.game.frames(play.position, move).length])
        .filter(([move]) => play.game.spoils(play.position, move))
        .sort(([, one], [, other]) => other - one)[0]"""
    task = puzzle(THREE).task
    assert isinstance(task, DuelTask)
    legal = [str(move) for move in task.position.legal_moves]
    move, frames = page.evaluate(longest, legal)
    assert frames > 3
    page.evaluate("move => play.attempt(move, move.slice(1))", move)
    for number in range(1, frames + 1):
        assert page.locator("#board .turn").count() == number
        assert page.locator(".fresh .turn").text_content() == str(number)
        assert page.evaluate("play.line.timer !== undefined") == (number < frames)
        if number < frames:
            page.evaluate("goOn()")
    assert page.locator("#message").get_attribute("class") == "message lost"


def test_every_answer_of_the_others_is_seen(opened: Opened) -> None:
    page = opened(THREE, reduced_motion="no-preference")
    page.evaluate("""() => {
      const said = document.getElementById("said");
      window.messages = [];
      new MutationObserver(() => messages.push(said.textContent)).observe(said, { childList: true });
    }""")
    first, *answers = puzzle(THREE).solution[:3]
    put(page, first)
    told = []
    for answer in answers:
        place = "a1" if answer.endswith("a0") else answer[1:]  # where it lies when it is placed
        found = page.wait_for_function(
            "text => messages.findIndex((one) => one.includes(text)) + 1", arg=f"on {place}."
        )
        told.append(found.json_value())
    assert told == sorted(set(told)), "each in a message of its own"
    page.wait_for_function("play.line === null")
    assert page.locator(".hand").count() == 2
    page.locator("#undo").click()
    assert page.evaluate("play.moves") == []


def test_names_are_shown_as_they_are(opened: Opened) -> None:
    task = puzzle(THREE).task
    assert isinstance(task, DuelTask)
    players = [Player(name, player.hand) for name, player in zip(NAMES, task.position.players, strict=True)]
    named = prove(DuelTask(Position.new(players, task.position.pyramid), task.limit))
    page = opened(page_html(named, page_content(named)))
    assert page.locator(".hand .name").all_inner_texts() == list(NAMES[1:])
    assert page.locator("#tray-title").inner_text() == "Your hand: 6 cards"
    assert NAMES[0] not in page.locator("body").inner_text()
    put(page, named.solution[0])
    assert f"{NAMES[1]} places " in said(page)
