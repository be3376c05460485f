"""What puzzles on floes say in all languages: the same facts as in English, whose sentences are checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from known_puzzles import IDS
from ppsolve.puzzles import ids
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.words import illegal_slide_text
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import current_language, languages, use_language
from ppsolve.solver.pingouin.floe import TILES, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Player, Position
from sources import ROOT
from translations import check_same_facts, plain_words, pseudo_language

NAMES = ("Alice", "Bob")
SPELLED = frozenset(map(str, range(11)))
"""Numbers that English spells out."""

EXAMPLES = re.findall(r"\S+:\S+", (ROOT / "puzzles" / "technique_examples.txt").read_text("utf-8"))
"""The puzzles of the worked examples."""
TASKS = {
    "route": (
        IDS["route"],
        "route-medium-1-g1:1111.../11A.11.../1.111../.11...../......./......../......./........:"
        "c1=1,c3=4,c4=6,b4=8",
        "route-hard-2-g1:......./....1111/...1.11/....11A11/....111/.....111/.....11/........:"
        "c6=1,b6=2,b5=3,g6=7,g7=9,f6=15,e6=17",
        "route-expert-2-g1:..11111/...1.111/....1../...1111./..11111/...111A11/...1111/.....111:"
        "g6=1,h7=3,f7=7,e5=9,e3=10,f5=12,b7=25,a5=28",
    ),
    "cutoff": (
        IDS["cutoff"],
        next(line for line in EXAMPLES if line.startswith("cutoff-hard")),
    ),
    "harvest": (IDS["harvest"], *sorted({line for line in EXAMPLES if line.startswith("harvest")})[:6]),
    "strand": (IDS["strand"], *sorted({line for line in EXAMPLES if line.startswith("strand")})[:3]),
}
CASES = [
    pytest.param(kind, text, id=text.partition(":")[0]) for kind, texts in TASKS.items() for text in texts
]
MOST_TRIED = 3
"""The steps at which every slide is checked."""


def task_of(text: str) -> Task:
    return ids.task_of(text)[0]


def in_current(said: dict[str, list[str]], index: int) -> str:
    return said[current_language()][index]


def told(task: Task) -> Iterator[str]:
    """Yield all that a puzzle says about its solution, about wrong slides, and about illegal ones."""
    operations = kind_of(task).operations
    made: list[str] = []
    for number, step in enumerate(operations.steps(task)):
        yield from (step.reason, *step.parts, *step.why)  # a claim depends on the length of its sentences
        yield from (hint.text for hint in step.hints)
        yield operations.check(task, made).text
        if number < MOST_TRIED:
            start = step.move.partition("-")[0]
            others = [tile_name(tile) for tile in TILES if tile_name(tile) != start]
            yield from (operations.check(task, [*made, f"{start}-{tile}"]).text for tile in others)
        made.append(step.move)
    yield operations.check(task, made).text


@pytest.mark.parametrize(("kind", "text"), CASES)
def test_every_sentence_has_the_same_facts_in_all_languages(kind: str, text: str) -> None:
    task, said = task_of(text), {}
    for code in languages():
        with use_language(code):
            said[code] = list(told(task))
    assert len({len(texts) for texts in said.values()}) == 1
    for index, english in enumerate(said["en"]):
        check_same_facts(partial(in_current, said, index), NAMES, SPELLED)
        for code in languages()[1:]:
            assert not english or said[code][index] != english


@pytest.mark.parametrize(("kind", "text"), CASES)
def test_every_word_comes_from_a_catalogue(kind: str, text: str) -> None:
    task = task_of(text)
    with pseudo_language():
        said = " ".join(told(task))
    assert not plain_words(said)


def shown(task: Task) -> Iterator[str]:
    """Yield what pages, pictures and sheets say about a puzzle before and after it is solved."""
    renderer, solution = renderer_of(task), [step.move for step in kind_of(task).operations.steps(task)]
    yield from (renderer.heading, renderer.welcome, renderer.board_label, *renderer.how_to, *renderer.help)
    yield from (renderer.statement(task), renderer.page_statement(task), renderer.reminder(task))
    yield from (renderer.goal(task), renderer.rules(task), renderer.answer(task, solution))
    yield from (*renderer.describe_task(task), *renderer.describe_solved(task, solution))
    yield " ".join(renderer.solution_note(task, solution))


@pytest.mark.parametrize("kind", TASKS)
def test_pages_and_pictures_state_the_same_facts_in_all_languages(kind: str) -> None:
    task, said = task_of(TASKS[kind][0]), {}
    for code in languages():
        with use_language(code):
            said[code] = list(shown(task))
    assert len({len(texts) for texts in said.values()}) == 1
    for index, english in enumerate(said["en"]):
        check_same_facts(partial(in_current, said, index), NAMES, SPELLED)
        for code in languages()[1:]:
            assert not english or said[code][index] != english


@pytest.mark.parametrize("kind", TASKS)
def test_every_word_of_pages_and_pictures_comes_from_a_catalogue(kind: str) -> None:
    task = task_of(TASKS[kind][0])
    with pseudo_language():
        said = " ".join(shown(task))
    assert not plain_words(said)


@pytest.mark.parametrize("kind", TASKS)
def test_techniques_have_names_and_meanings_in_all_languages(kind: str) -> None:
    operations = kind_of(task_of(TASKS[kind][0])).operations
    for technique in operations.technique_texts:
        assert operations.technique_name(technique) == technique
        known = {operations.technique_text(technique)}
        for code in languages()[1:]:
            with use_language(code):
                known.add(operations.technique_text(technique))
        assert len(known) == len(languages())


def test_errors_are_in_english_in_every_language() -> None:
    task = task_of(IDS["route"])
    operations = kind_of(task).operations
    complaints = set()
    for code in languages():
        with use_language(code), pytest.raises(BadInput, match="is wrong") as error:
            operations.next_step(task, ["d4-c4"])
        complaints.add(str(error.value))
    assert len(complaints) == 1


def test_the_reason_why_a_slide_is_illegal_is_the_engines() -> None:
    water = (*("." * 8, "." * 7) * 3, "." * 8)
    alone = lone_position(("1A11.1..", *water))
    players = (Player("Alice"), Player("Bob"))
    two = Position.drawn(("1A1.11B..", *water), players)
    over = Position.drawn(("1A......", *water), players)
    assert over.over
    for position in (alone, two, over):
        for start in TILES[:6]:
            for end in TILES[:20]:
                move = Move(start, end)
                if move in position.legal_moves:
                    continue
                with pytest.raises(BadInput) as error:
                    position.play(move)
                assert illegal_slide_text(position, move) == error.value.what
    with pytest.raises(BadInput) as error:
        alone.play("a2")
    assert illegal_slide_text(alone, Move(None, TILES[1])) == error.value.what
