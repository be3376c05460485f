"""Every reason is true where it is given, and short: readers that share no code with the explanations check
every reason of more than 200 puzzles.

`reasoned_puzzles.txt` lists the puzzles by their permanent IDs: half were made by the current generator, half
have no origin. The fast run reads some of them.
"""

from __future__ import annotations

import re
import statistics
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from duel_claims import CARD, LURED, without_why
from duel_reasons import DuelReader
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.party.duel.explain import make_book
from ppsolve.puzzles.party.duel.judge import DuelJudge, position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.verify import check as check_duel
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import with_card
from pyramid_reasons import Reader, Untrue, colours
from queue_reasons import QueueReader

IDS = Path(__file__).with_name("reasoned_puzzles.txt").read_text(encoding="utf-8").split()
LONGEST = 400
MEDIAN = 160


def name_of(text: str) -> str:
    return text.partition(":")[0]


def is_generated_expert(text: str) -> bool:
    """True for an expert pyramid of the current generator."""
    return name_of(text).startswith("pyramid-expert-")


QUICK = IDS[::12]
SLOW = [text for text in IDS if text not in QUICK and not is_generated_expert(text)]


def read_steps(task: Task, steps: tuple[SolutionStep, ...]) -> None:
    """Check the reasons of a solution step by step; `Untrue` if one is not so."""
    if isinstance(task, PyramidTask):
        placed: dict[str, str] = {}
        for step in steps:
            Reader.of(task.givens, task.cards, placed).read(step.parts, step.place, step.card)
            placed[step.place] = step.card
        look_at_drawings(steps, Reader.of(task.givens, task.cards, placed).table)
    elif isinstance(task, QueueTask):
        rows, rest = task.pyramid, task.queue
        for step in steps:
            QueueReader(task, rows, rest).read(step.reason, step.move)
            rows, rest = with_card(rows, parse_move(step.move)), rest.replace(step.card, "", 1)
    else:
        assert isinstance(task, DuelTask)
        reader, position = DuelReader(task), task.position
        for step in steps:
            reason = without_why(step.reason)
            reader.read(position, reason, step.move)
            described = re.findall(rf" After ({LURED}(?:, {LURED})*(?: or {LURED})?),", reason)
            assert [re.findall(CARD, moves) for moves in described] == [list(one) for one in step.refuted]
            assert step.reason.startswith(step.claim)
            assert (reason == step.claim) == (step.refuted == ())
            position = position.play(parse_move(step.move))


def look_at_drawings(steps: tuple[SolutionStep, ...], solution: dict[str, str]) -> None:
    """That drawings show what the reasons name, and nothing that is not so."""
    for step in steps:
        drawing = step.drawing
        assert drawing.marks[step.place] == "target"
        assert drawing.marks.keys() == {step.place, *re.findall(r"\b[a-h][1-8]\b", step.reason)}
        assert drawing.struck.keys() <= drawing.marks.keys()
        assert not any(solution[place] in struck for place, struck in drawing.struck.items())
        assert {link.place for link in drawing.chain} <= drawing.marks.keys()


@cache
def explained(text: str) -> tuple[Task, tuple[SolutionStep, ...]]:
    task, _ = task_of(text)
    return task, kind_of(task).operations.steps(task)


def check_reasons(text: str) -> None:
    read_steps(*explained(text))


@pytest.mark.parametrize("text", QUICK, ids=name_of)
def test_every_reason_is_true(text: str) -> None:
    check_reasons(text)


@pytest.mark.slow
@pytest.mark.parametrize("text", SLOW, ids=name_of)
def test_every_reason_of_all_puzzles_is_true(text: str) -> None:
    check_reasons(text)


def test_there_are_enough_puzzles_of_every_kind_with_and_without_an_origin() -> None:
    names = list(map(name_of, IDS))
    assert len(set(IDS)) == len(IDS) >= 200
    assert sum(name.startswith("pyramid") for name in names) >= 60
    for kind in ("pyramid", "queue", "duel"):
        assert names.count(kind) >= 20
        assert sum(name.startswith(f"{kind}-") and name.endswith("-g2") for name in names) >= 20
        for level in ("easy", "medium", "hard", "expert"):
            assert any(name.startswith(f"{kind}-{level}-") for name in names)


@pytest.mark.slow
def test_the_reasons_of_expert_pyramids_are_true_and_short() -> None:
    """All of a reason's parts are short; where several trials are needed, the whole may be longer."""
    found: list[SolutionStep] = []
    for text in filter(is_generated_expert, IDS):
        check_reasons(text)
        found += explained(text)[1]
    assert statistics.median(len(step.reason) for step in found) < MEDIAN
    assert max(len(part) for step in found for part in step.parts) <= LONGEST
    assert all(len(step.reason) <= LONGEST for step in found if step.technique != "deeper")
    assert any(step.drawing.chain for step in found)


def test_a_count_is_made_anew_for_every_card() -> None:
    """Once six steps in a row said that six green cards were left."""
    _, steps = explained("pyramid:iello-2024,base=6:B..PB./...../.RRY/.../../R:RRRRGGGGGGYYYB")
    counts = [step.reason for step in steps if " cards left" in step.reason]
    assert len(counts) > 2
    assert len(set(counts)) == len(counts)


def test_readers_notice_wrong_words_about_queues_and_duels() -> None:
    for kind, old, new in (
        ("queue", r"Of the (\w+) choices", "Of the 99 choices"),
        ("queue", r"with (\w+) (\w+) cards? still to come", r"with nine \2 cards still to come"),
        ("queue", r"with (\w+) (?!such)\w+ cards? still", r"with \1 such cards still"),
        ("queue", r"at most (\w+) more", "at most 88 more"),
        ("duel", r"with (\d+) cards?\.", "with 7 cards."),
        ("duel", r"guarantees (\w+) ", "guarantees Zoe "),
        ("duel", r"no place takes \w+", "no place takes nothing"),
    ):
        forged = 0
        for text in [text for text in IDS if text.startswith((f"{kind}-easy", f"{kind}-medium"))][::2]:
            task, steps = explained(text)
            wrong = tuple(replace(step, reason=re.sub(old, new, step.reason)) for step in steps)
            if wrong != steps:
                forged += 1
                with pytest.raises(Untrue):
                    read_steps(task, wrong)
        assert forged, old


def test_a_reader_notices_what_is_not_true() -> None:
    text = next(text for text in IDS if text.startswith("pyramid-medium"))
    task, steps = explained(text)
    assert isinstance(task, PyramidTask)
    numbered = [step for step in steps if any(letter.isdigit() and letter != "0" for letter in step.reason)]
    placed: dict[str, str] = {}
    noticed = 0
    for step in steps:
        for wrong in forgeries(step.reason):
            with pytest.raises(Untrue):
                Reader.of(task.givens, task.cards, placed).read((wrong,), step.place, step.card)
            noticed += 1
        placed[step.place] = step.card
    assert numbered
    assert noticed > 10


def forgeries(reason: str) -> list[str]:
    """The reason with a count, a colour or a place changed so that it is wrong."""
    changes = [
        (" given, ", " given, 9"),
        ("rests on two ", "rests on two dark"),
        ("1 given", "2 given"),
        ("the 2 ", "the 3 "),
        ("the 3 ", "the 4 "),
        (" but ", " but not "),
        ("neither a1", "neither b1"),
        ("(red)", "(green)"),
        ("(blue)", "(yellow)"),
        ("is green and rests", "is red and rests"),
        ("is yellow and rests", "is blue and rests"),
    ]
    return [reason.replace(old, new, 1) for old, new in changes if old in reason]


def test_what_is_said_of_a_wrong_card_is_true() -> None:
    told = 0
    for level in ("easy", "medium", "hard"):
        task, steps = explained(next(text for text in IDS if text.startswith(f"pyramid-{level}-")))
        assert isinstance(task, PyramidTask)
        for step in steps:
            for letter in sorted(set(task.cards) - {step.card}):
                text = kind_of(task).operations.check(task, [f"{letter}{step.place}"]).text
                _, filled, why = text.partition("there the pyramid cannot be filled: ")
                if filled:
                    reader = Reader.of(task.givens, task.cards, {})
                    reader.supposing(step.place, {letter}).consequences(why)
                    told += 1
    assert told > 50


# Duels: refutations of wrong moves, and the book of the page.


@pytest.mark.parametrize(
    "text", [text for text in IDS if text.startswith(("duel-easy", "duel-medium"))][::3], ids=name_of
)
def test_a_wrong_first_move_is_answered_by_a_refutation_that_works(text: str) -> None:
    task, _ = task_of(text)
    assert isinstance(task, DuelTask)
    reader, wrong = DuelReader(task), 0
    for move in task.position.legal_moves:
        finding = check_duel(task, [str(move)])
        if not finding.right:
            why = finding.text.removeprefix(f"step 1: {move} fails: ").removesuffix(".")
            reader.refutation(task.position.after(move), why)
            wrong += 1
    assert wrong


@pytest.mark.parametrize(
    "text", [text for text in IDS if text.startswith(("duel-easy", "duel-medium"))][::3], ids=name_of
)
def test_what_the_book_of_a_page_says_is_true(text: str) -> None:
    task, _ = task_of(text)
    assert isinstance(task, DuelTask)
    book, reader, judge = make_book(task), DuelReader(task), DuelJudge(task)
    steps, why, good = book["steps"], book["why"], book["good"]
    assert isinstance(steps, dict)
    assert isinstance(why, dict)
    assert isinstance(good, dict)
    assert steps.keys() <= good.keys()
    waiting, seen = [task.position], set()
    while waiting:
        position = waiting.pop()
        key = position_key(position)
        if position.over or key in seen:
            continue
        seen.add(key)
        if key in why:
            names = colours(why[key].lower())
            dead = [card for card in position.players[task.seat].hand if card in names]
            assert len(dead) > task.limit
            assert all(reader.is_dead(position, colour) for colour in names), why[key]
        if key in steps:
            assert steps[key]["move"] in good[key]
            reason = without_why(spoken_of(steps[key]["reason"], reader.player))
            reader.read(position, reason, steps[key]["move"])
        if position.to_move == task.seat:
            waiting += map(position.after, position.legal_moves)
        else:
            waiting.append(judge.defence(position).after)
    assert steps.keys() | why.keys() <= seen


def spoken_of(reason: str, name: str) -> str:
    """Turn a reason that addresses a player as `you` into one about `name`."""
    for spoken, told in (
        ("you are", f"{name} is"),
        ("you have", f"{name} has"),
        ("you answer ", f"{name} answers "),
        ("you go on ", f"{name} goes on "),
    ):
        reason = reason.replace(spoken, told)
    return reason.replace("you", name)
