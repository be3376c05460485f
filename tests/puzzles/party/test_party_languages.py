"""Puzzles of Penguin Party in all languages: the same facts, the same steps, and nothing untranslated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from known_puzzles import known
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.party.duel.explain import make_book
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading, puzzle_text, share_text, solution_text
from ppsolve.solver.language.messages import current_language, languages, use_language
from ppsolve.solver.view.layout import display_width
from translations import check_same_facts, plain_words, pseudo_language

PARTY = [name for name, kind in KINDS.items() if kind.game == "party"]
SMALL = frozenset(map(str, range(11)))
"""Numbers that English writes as words."""
NAMES = ("Alice", "Bob", "Carol", "Dave")


def texts_of(steps: Sequence[SolutionStep]) -> Iterator[str]:
    for step in steps:
        yield from (step.reason, *(hint.text for hint in step.hints))


def spoken(puzzle: Puzzle) -> list[str]:
    """Return the sentences about a puzzle in the current language."""
    task, renderer, operations = puzzle.task, renderer_of(puzzle.task), kind_of(puzzle.task).operations
    wrong = ["Rf1"]
    return [
        renderer.statement(task),
        renderer.page_statement(task),
        renderer.reminder(task),
        renderer.goal(task),
        renderer.answer(task, puzzle.solution),
        operations.check(task, []).text,
        operations.check(task, wrong).text,
        *texts_of(operations.steps(task)),
        *texts_of(renderer.page_steps(task)),
    ]


def _sentence(by_language: dict[str, list[str]], number: int) -> str:
    return by_language[current_language()][number]


@pytest.mark.parametrize("kind", PARTY)
def test_every_sentence_states_the_same_facts_in_all_languages(kind: str) -> None:
    puzzle = known(kind)
    by_language: dict[str, list[str]] = {}
    for language in languages():
        with use_language(language):
            by_language[language] = spoken(puzzle)
    for number in range(len(by_language["en"])):
        check_same_facts(partial(_sentence, by_language, number), NAMES, SMALL)


@pytest.mark.parametrize("kind", PARTY)
def test_steps_are_the_same_in_all_languages_but_for_their_words(kind: str) -> None:
    puzzle = known(kind)
    found = []
    for language in languages():
        with use_language(language):
            steps = kind_of(puzzle.task).operations.steps(puzzle.task)
        found.append(
            [
                (
                    *(step.technique, step.move, len(step.parts), step.drawing, step.refuted),
                    *((hint.stage, hint.left, dict(hint.marks)) for hint in step.hints),
                )
                for step in steps
            ]
        )
    assert found[0] and all(other == found[0] for other in found)


def test_the_book_of_a_duel_has_the_same_moves_in_all_languages() -> None:
    task = known("duel").task
    books = []
    for language in languages():
        with use_language(language):
            books.append(make_book(task))  # type: ignore[arg-type]
    assert books[0]["why"].keys() == books[1]["why"].keys() == books[2]["why"].keys()
    assert all(book["replies"] == books[0]["replies"] and book["good"] == books[0]["good"] for book in books)
    assert books[0]["steps"] != books[1]["steps"] != books[2]["steps"]


@pytest.mark.parametrize("kind", PARTY)
def test_nothing_escapes_the_catalogues(kind: str) -> None:
    puzzle = known(kind)
    with pseudo_language():
        renderer = renderer_of(puzzle.task)
        operations = kind_of(puzzle.task).operations
        techniques = [
            *operations.technique_texts.values(),
            *map(operations.technique_name, operations.technique_texts),
        ]
        page = [renderer.welcome, renderer.board_label, renderer.heading, *renderer.help, *renderer.how_to]
        about = [heading(puzzle), share_text(puzzle), renderer.cards_text(puzzle.task, 80, False)]
        about += renderer.describe_task(puzzle.task)
        everything = " ".join([*spoken(puzzle), *techniques, *page, *about])
    assert not plain_words(everything, {kind, puzzle.level, "you"})  # the reader, as a fact


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("kind", PARTY)
def test_lines_fit_the_terminal_in_every_language(kind: str, language: str) -> None:
    with use_language(language):
        puzzle = known(kind)
        lines = (f"{puzzle_text(puzzle, width=60)}\n{solution_text(puzzle, width=60)}").splitlines()
    assert max(map(display_width, lines)) <= 60
