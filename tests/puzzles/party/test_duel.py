"""Duels against brute force: solutions, books, symmetry, steps and checks."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import get_args

import pytest

from duel_claims import check_duel
from duels import refutations
from positions import dealt, mirror_image, mirror_move, played, recoloured, table
from ppsolve.puzzles.party.duel.explain import make_book, next_step, steps
from ppsolve.puzzles.party.duel.hints import DuelIdea
from ppsolve.puzzles.party.duel.judge import MOST_CARDS, is_plainly_lost, position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.verify import check, examine
from ppsolve.solver import Placement, Position, Rules, deal, parse_move
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.party.textform import loads
from refusals import refusal


def duel(text: str, limit: int) -> DuelTask:
    return DuelTask(loads(text), limit)


TWO = duel("iello-2024:RYBPGGG/R.PPG.:GYPBB,RRYPB:0", 1)
THREE = duel("iello-2024:GPYBPRYG/..B.P.Y:RRY,GGP,GYB:0", 1)
SWEEP = duel("iello-2024:RYGYPRB/YGG..R/.G...:RRP,RGP:0", 0)
DUELS = [TWO, THREE, SWEEP]


# Brute force.


_FEWEST: dict[tuple[object, ...], int] = {}


def fewest(position: Position, seat: int) -> int:
    """Return the fewest cards that a player can guarantee against all others, by brute force."""
    if position.to_move is None:
        return len(position.players[seat].hand)
    hands = tuple((player.hand, player.out) for player in position.players)
    key = (position.rules.base, position.rules.stuck, position.pyramid, hands, position.to_move, seat)
    if key not in _FEWEST:
        values = [fewest(position.after(move), seat) for move in position.legal_moves]
        _FEWEST[key] = min(values) if position.to_move == seat else max(values)
    return _FEWEST[key]


def working(task: DuelTask) -> list[Placement]:
    moves = task.position.legal_moves
    return [move for move in moves if fewest(task.position.after(move), task.seat) <= task.limit]


@cache
def small_duels() -> tuple[DuelTask, ...]:
    """Small random positions with every limit; stuck players get out or pass."""
    rng = random.Random(20)
    tasks: list[DuelTask] = []
    while len(tasks) < 400:
        players = rng.choice((2, 2, 3))
        rules = Rules.of(players, base=rng.choice((4, 5, 5)), stuck=rng.choice(("out", "out", "pass")))
        position = dealt(rng, rules, [rng.choice((6, 7, 8))] * players, [0] * players)
        while not position.over and sum(position.penalties()) > 3 * players + 1:
            position = position.after(rng.choice(position.legal_moves))
        if len(position.legal_moves) > 1:
            tasks += [DuelTask(position, limit) for limit in range(len(position.mover.hand))]
    return tuple(tasks)


def is_sound(task: DuelTask) -> bool:
    """Return whether exactly one move works and there is another, by brute force."""
    right = working(task)
    forms = {canonical(task.position.after(move)) for move in right}
    return len(forms) == 1 and len(right) < len(task.position.legal_moves)


@cache
def sound_duels() -> tuple[DuelTask, ...]:
    return (*DUELS, *(task for task in small_duels() if is_sound(task)))


@pytest.mark.slow
def test_a_duel_is_sound_exactly_if_one_move_works() -> None:
    assert 20 < len(sound_duels()) < 150
    for task in small_duels():
        if is_sound(task):
            assert parse_move(examine(task).solution[0]) in working(task)
        else:
            refusal(partial(examine, task))


def test_the_solution_is_play_to_the_end_that_keeps_the_limit() -> None:
    for task in sound_duels():
        position = task.position
        for text in examine(task).solution:
            after = position.play(text)
            assert fewest(after, task.seat) <= task.limit
            position = after
        assert position.over
        assert len(position.players[task.seat].hand) <= task.limit


def test_every_move_that_fails_is_refuted_by_a_line_to_the_end() -> None:
    for task in sound_duels():
        lines = refutations(task)
        right = working(task)
        assert list(lines) == [move for move in task.position.legal_moves if move not in right]
        for move, line in lines.items():
            assert line[0] == move
            end = played(task.position, *map(str, line))
            assert end.over
            left = len(end.players[task.seat].hand)
            assert left == fewest(task.position.after(move), task.seat) > task.limit


def test_opponents_defend_optimally() -> None:
    for task in sound_duels():
        for line in [tuple(map(parse_move, examine(task).solution)), *refutations(task).values()]:
            position = task.position
            for move in line:
                after = position.after(move)
                if position.to_move != task.seat:
                    assert fewest(after, task.seat) == fewest(position, task.seat)
                position = after


# The book.


def test_the_book_answers_whatever_the_player_does() -> None:
    for task in sound_duels():
        opened = make_book(task)
        met: set[str] = set()
        waiting = [(task.position, True)]
        while waiting:
            position, kept = waiting.pop()
            if position.over:
                assert (len(position.players[task.seat].hand) <= task.limit) == kept
                continue
            key = position_key(position)
            met.add(key)
            if position.to_move != task.seat:
                waiting.append((position.play(opened["replies"][key]), kept))
                continue
            assert (key in opened["good"]) == kept
            for move in position.legal_moves:
                waiting.append((position.after(move), kept and str(move) in opened["good"][key]))
        assert met >= {*opened["replies"], *opened["good"]}


def test_the_book_of_the_solution_knows_one_first_move() -> None:
    for task in sound_duels():
        good = make_book(task)["good"][position_key(task.position)]
        assert [parse_move(text) for text in good] == working(task)


def test_the_book_is_json_and_names_positions_by_rows_hands_and_seat() -> None:
    opened = make_book(SWEEP)
    assert json.loads(json.dumps(opened)) == opened
    assert set(opened) == {"replies", "good", "why", "steps"}
    assert opened["good"]["RYGYPRB/YGG..R/.G...|RRP,RGP|0"] == ["Rb5"]
    assert opened["replies"]["RYGYPRB/YGG.PR/.G...|RR,RGP|1"] == "Pc5"


def test_the_key_of_a_position_marks_who_is_out() -> None:
    assert position_key(table("R R", "R", "GG out", base=2)) == "RR|R,GG!|0"


# Symmetry.


def counted(task: DuelTask) -> tuple[object, ...]:
    examination = examine(task)
    facts = {name: count for name, count in examination.facts.items() if name != "steps"}
    return examination.level, examination.tags, facts


def test_a_mirrored_or_recoloured_duel_has_the_same_facts() -> None:
    for task in sound_duels()[::4]:
        mirrored = DuelTask(mirror_image(task.position), task.limit)
        assert counted(mirrored) == counted(task)
        assert set(refutations(mirrored)) == {mirror_move(task.position, move) for move in refutations(task)}
        renamed = DuelTask(recoloured(task.position, "YPBRG"), task.limit)
        assert counted(renamed) == counted(task)


def test_moves_that_are_mirror_images_count_as_one() -> None:
    task = DuelTask(table("R G Y Y G R", "RRY", "GGB", base=6), 0)
    assert [str(move) for move in working(task)] == ["Rb1", "Rb5"]
    assert examine(task).solution[0] == "Rb1"
    assert check(task, ["Rb5"]).solved
    assert steps(task)[0].technique == "use-it"
    assert "Only Rb1 (or Rb5, which is equivalent) guarantees Alice an empty hand." in steps(task)[0].reason
    assert examine(task).facts["failing"] == 2


def test_moves_that_differ_only_in_the_names_of_colours_count_as_one() -> None:
    task = DuelTask(table("R G Y", "RY", "GG", base=3), 1)
    assert [str(move) for move in task.position.legal_moves] == ["Rb1", "Yb2"]
    assert "nothing to find" in str(refusal(lambda: examine(task)))


# Refusals.


def test_a_limit_that_nobody_can_guarantee_is_refused() -> None:
    refused = refusal(lambda: examine(replace(TWO, limit=0)))
    assert str(refused) == "limit: Alice cannot guarantee at most 0: the best is 1"


def test_a_duel_with_several_first_moves_is_refused() -> None:
    refused = refusal(lambda: examine(replace(SWEEP, limit=1)))
    assert str(refused) == "limit: 2 first moves work: Pb4 and Rb5"


def test_a_duel_without_a_choice_is_refused() -> None:
    task = DuelTask(table("R R", "RG", "G", base=2), 1)
    assert str(refusal(lambda: examine(task))) == "position: Alice has only one move, Rb1: nothing to find"


def test_a_full_deal_is_refused_as_too_large() -> None:
    refused = refusal(lambda: examine(DuelTask(deal(1), 3)))
    assert f"28 cards in hands; a duel is proved up to {MOST_CARDS} cards" in str(refused)


@pytest.mark.parametrize("ask", [check, next_step, lambda task, _: steps(task)])
def test_a_duel_that_was_tampered_with_is_not_explained(ask: Callable[[DuelTask, list[str]], object]) -> None:
    assert "2 first moves work" in str(refusal(lambda: ask(replace(SWEEP, limit=1), ["Rb5"])))


WRONG_FIRST = (
    "step 1: Pb4 fails: Bob answers Pb5, Alice Rc5; "
    "then red can never be placed again, so Alice is left with 1 card."
)


# Steps.


def test_the_steps_are_the_solution_and_every_technique_is_what_it_says() -> None:
    for task in sound_duels():
        told = steps(task)
        assert tuple(str(step.move) for step in told) == examine(task).solution
        position = task.position
        decided = [number for number, step in enumerate(told) if step.hints]
        assert decided[0] == 0
        for number, step in enumerate(told):
            moves = position.legal_moves
            right = [move for move in moves if fewest(position.after(move), task.seat) <= task.limit]
            forms = {canonical(position.after(move)) for move in right}
            if number > decided[-1]:
                expected = "settled"
            elif position.to_move != task.seat:
                expected = "defence"
            elif len(moves) == 1:
                expected = "forced"
            elif len(right) == len(moves):
                expected = "free-choice"
            else:
                expected = step.technique
                assert step.technique in get_args(DuelIdea)
                assert step.reason.startswith("Only") == (len(forms) == 1)
            assert step.technique == expected
            assert bool(step.hints) == (position.to_move == task.seat and len(right) < len(moves))
            assert step.reason.endswith(".")
            position = position.play(step.move)


def test_the_counts_behind_the_level_are_right() -> None:
    for task in sound_duels():
        facts = examine(task).facts
        techniques, failing = [], []
        position = task.position
        for step in steps(task):
            if position.to_move == task.seat:
                only = step.hints and step.reason.startswith("Only")
                techniques.append("only-move" if only else step.technique)
                values = [fewest(position.after(move), task.seat) for move in position.legal_moves]
                failing.append(max(values) > task.limit)
            position = position.play(step.move)
        runs = "".join("1" if name == "only-move" else "0" for name in techniques if name != "forced")
        assert facts["only_moves"] == max(map(len, runs.split("0")))
        assert facts["depth"] == max(number for number, fails in enumerate(failing, start=1) if fails)
        wrong = {canonical(task.position.after(move)) for move in refutations(task)}
        assert facts["failing"] == len(wrong) >= facts["tempting"]


def test_a_failure_is_plain_when_the_player_is_out_or_holds_too_many_dead_cards() -> None:
    assert is_plainly_lost(table("R R", "RGG", "R", base=2), 0, 1)
    assert not is_plainly_lost(table("R R", "RGG", "R", base=2), 0, 2)
    assert is_plainly_lost(table("R R", "GG", "R", base=2), 0, 1)


def test_the_first_step_says_what_happens_after_the_moves_that_fail() -> None:
    assert steps(SWEEP)[0].reason == (
        "Only Rb5 guarantees Alice an empty hand. It places red in time. "
        "If Bob answers Pb4, Alice plays Rc5 and is sure to end with an empty hand. "
        "After Pb4 (most cards fit and best balance), Bob answers Pb5, Alice Rc5; then red can never be "
        "placed again, so Alice is left with 1 card. "
        "After Pb5 (most cards fit and best balance), Bob answers Pc5; then no place takes red, so Alice is "
        "out with 2 cards."
    )


def test_the_next_step_follows_the_solution() -> None:
    for task in DUELS:
        told = steps(task)
        position = task.position
        for number, step in enumerate(told):
            so_far = [str(one.move) for one in told[:number]]
            if position.to_move == task.seat:
                assert next_step(task, so_far) == step
            position = position.play(step.move)


def test_after_the_players_move_the_next_step_is_theirs_again() -> None:
    found = 0
    for task in DUELS:
        for step in steps(task)[:1]:
            after = task.position.play(step.move)
            following = next_step(task, [str(step.move)])
            assert bool(following.expected) == (after.to_move != task.seat)
            for move in following.expected:
                assert after.to_move != task.seat
                assert fewest(after.play(move), task.seat) == fewest(after, task.seat), "the best defence"
                after = after.play(move)
            assert after.to_move == task.seat
            assert fewest(after.play(following.move), task.seat) <= task.limit
            assert following.reason.startswith("Expect ") == bool(following.expected)
            found += bool(following.expected)
    assert found


def test_the_next_step_after_another_defence_keeps_the_limit() -> None:
    for task in DUELS:
        first = examine(task).solution[0]
        for reply in task.position.play(first).legal_moves:
            so_far = [first, str(reply)]
            step = next_step(task, so_far)
            after = played(task.position, *so_far, *step.expected, str(step.move))
            assert fewest(after, task.seat) <= task.limit


def test_after_a_mistake_the_next_step_is_to_undo_it() -> None:
    refused = refusal(lambda: next_step(SWEEP, ["Pb4", "Pb5"]))
    assert WRONG_FIRST in str(refused)
    assert "Undo from step 1 on." in str(refused)


def test_no_step_follows_an_illegal_move_or_the_end() -> None:
    assert "step 2: Ra1 cannot be played" in str(refusal(lambda: next_step(SWEEP, ["Rb5", "Ra1"])))
    assert "expected a colour" in str(refusal(lambda: next_step(SWEEP, ["Rb5", "red"])))
    solution = examine(SWEEP).solution
    assert "the round is over: Alice is left with no cards" in str(
        refusal(lambda: next_step(SWEEP, solution))
    )


@pytest.mark.parametrize("task", DUELS, ids=["two", "three", "sweep"])
def test_every_sentence_of_a_hint_is_true(task: DuelTask) -> None:
    assert check_duel(task) >= 1


def test_the_stages_of_a_hint_lead_to_the_move() -> None:
    told = {hint.stage: hint.text for hint in steps(SWEEP)[0].hints}
    assert told == {
        "look": "Red is in danger: Alice holds two red cards, and only b5 takes red now. "
        "Beware of Bob placing purple on b5.",
        "others": "After every move of another colour a red card is left over.",
        "place": "The card goes to b5.",
    }


# Checking.


def test_the_first_move_alone_solves_a_duel_and_so_does_the_whole_line() -> None:
    for task in sound_duels():
        solution = examine(task).solution
        for given in (solution[:1], solution):
            found = check(task, given)
            assert (found.right, found.solved, found.step) == (True, True, None)


def test_every_move_that_works_is_accepted_and_every_other_is_not() -> None:
    for task in sound_duels():
        right = working(task)
        for move in task.position.legal_moves:
            found = check(task, [str(move)])
            assert found.right == found.solved == (move in right)
            assert found.step == (None if move in right else 1)


def test_a_wrong_move_comes_with_its_refutation() -> None:
    assert check(SWEEP, ["Pb4"]).text == (WRONG_FIRST)


def test_a_later_wrong_move_is_found() -> None:
    task = SWEEP
    line = ["Rb5", "Pb4", "Pb5"]
    position = played(task.position, *line[:2])
    wrong = [str(m) for m in position.legal_moves if fewest(position.after(m), 0) > task.limit]
    for text in wrong:
        found = check(task, [*line[:2], text])
        assert (found.right, found.solved, found.step) == (False, False, 3)
    assert wrong


def test_opponents_may_play_any_legal_move() -> None:
    first = examine(TWO).solution[0]
    for reply in TWO.position.play(first).legal_moves:
        assert check(TWO, [first, str(reply)]).solved


def test_an_illegal_move_is_found_with_the_reason() -> None:
    found = check(SWEEP, ["Gb4"])
    assert (found.right, found.step) == (False, 1)
    assert found.text == "step 1: Gb4 cannot be played: Alice holds no G."


def test_an_empty_line_is_right_but_not_solved() -> None:
    found = check(SWEEP, [])
    assert (found.right, found.solved) == (True, False)


def test_text_that_is_not_a_move_is_refused() -> None:
    assert str(refusal(lambda: check(SWEEP, ["Rb5", "?"]))).startswith("step 2: move '?'")


def test_the_same_questions_have_the_same_answers_without_the_native_core(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tasks = [THREE, SWEEP]
    answers = [(examine(task), steps(task), make_book(task), refutations(task)) for task in tasks]
    monkeypatch.setenv("PPSOLVE_CORE", "python")
    assert [(examine(task), steps(task), make_book(task), refutations(task)) for task in tasks] == answers
