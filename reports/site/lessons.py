"""The lessons: the rules of both games, how to play well, and a page for every technique of puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import KINDS, kind_named
from ppsolve.puzzles.puzzle import prove
from ppsolve.puzzles.solution import technique_title
from ppsolve.puzzles.technique_examples import WorkedExample, examples, step_of
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading
from ppsolve.reports.site.games import rules_of_thumb, taught_games
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.puzzle_pages import BarLink, puzzle_page
from ppsolve.reports.site.store import write_files
from ppsolve.reports.site.templates import page
from ppsolve.solver.language.messages import say, use_language
from ppsolve.solver.view.lesson import RulesText
from ppsolve.solver.view.svg import without_style


@dataclass(frozen=True)
class LessonJob:
    """The lesson of a technique to write."""

    example: WorkedExample
    before: str
    """The address of the lesson before it; empty for the first."""
    after: str
    options: SiteOptions
    stage: str


def lesson_jobs(options: SiteOptions, stage: Path) -> list[LessonJob]:
    """Return a job for every lesson, in order of kinds and difficulty."""
    ordered = ordered_examples()
    names = ["", *map(lesson_name, ordered), ""]
    return [
        LessonJob(example, names[number], names[number + 2], options, str(stage))
        for number, example in enumerate(ordered)
    ]


def ordered_examples() -> list[WorkedExample]:
    """Return the examples by kind, in the order in which the techniques are taught."""
    known = {(example.kind, example.technique): example for example in examples()}
    wanted = ((name, one) for name, kind in KINDS.items() for one in kind.operations.technique_texts)
    return [known[pair] for pair in wanted if pair in known]


def lesson_name(example: WorkedExample) -> str:
    """Return the name of the folder of a lesson."""
    return f"{example.kind}-{example.technique}"


def write_lesson(job: LessonJob) -> str:
    """Write the page of a lesson in every language; return its name."""
    name = lesson_name(job.example)
    task, moves, _ = step_of(job.example)
    puzzle = prove(task)
    for language in job.options.languages:
        with use_language(language):
            step = step_of(job.example)[2]
            title, text = technique_words(job.example)
            files = puzzle_page(
                puzzle,
                f"learn/{name}/",
                job.options,
                language,
                up=BarLink("../", say("site-all-lessons")),
                before=BarLink(f"../{job.before}/", say("site-previous")) if job.before else None,
                after=BarLink(f"../{job.after}/", say("site-next")) if job.after else None,
                template="lesson.html",
                changed={"id": f"lesson:{name}", "begun": own_moves(task, moves)},
                lesson_title=title,
                lesson_text=text,
                made=moves,
                hints=[hint.text for hint in step.hints],
                move=step.move,
                reason=step.reason,
            )
            write_files(Path(job.stage), files)
    return name


def technique_words(example: WorkedExample) -> tuple[str, str]:
    """Return the name of a technique and its sentence, in the current language."""
    operations = kind_named(example.kind).operations
    title = technique_title(operations.technique_name(example.technique))
    return title, operations.technique_text(example.technique)


def own_moves(task: Task, moves: tuple[str, ...]) -> list[str]:
    """Return the moves that the solver of a puzzle makes; the page makes the replies."""
    position = getattr(task, "position", None)
    if position is None:
        return list(moves)
    own, seat = [], position.to_move
    for move in moves:
        if position.to_move == seat:
            own.append(move)
        position = position.play(move)
    return own


def learn_page(options: SiteOptions, language: str) -> tuple[str, bytes]:
    """Return the page that teaches both games and lists the lessons."""
    from markupsafe import Markup

    games = [
        {
            "name": name,
            "id": name.lower().replace(" ", "-"),
            "lesson": _shown(rules()),
            "picture": Markup(without_style(picture)),
        }
        for name, rules, picture in taught_games()
    ]
    title = f"{say('site-page-learn')} \N{MIDDLE DOT} {options.title}"
    html = page(
        "learn.html",
        "learn/",
        options,
        language,
        title=title,
        games=games,
        strategy=rules_of_thumb(),
        kinds=list(_kinds()),
    )
    return f"{language}/learn/index.html", html.encode()


def _shown(lesson: RulesText) -> dict[str, Any]:
    """Return the rules of a game as headings, paragraphs, lists and drawings."""
    sections = []
    for section in lesson.sections:
        blocks = []
        for block in section.blocks:
            what = "list" if isinstance(block, list) else "drawing" if "\n" in block else "text"
            blocks.append({"what": what, "content": block})
        sections.append({"heading": section.heading, "blocks": blocks})
    return {"introduction": lesson.introduction, "sections": sections}


def _kinds() -> Iterator[dict[str, Any]]:
    """Yield the kinds of puzzles with their lessons."""
    for name in KINDS:
        lessons = []
        for example in ordered_examples():
            if example.kind == name:
                title, text = technique_words(example)
                lessons.append({"name": lesson_name(example), "title": title, "text": text})
        first = next(example for example in examples() if example.kind == name)
        puzzle = prove(step_of(first)[0])
        named = {"kind": name, "name": heading(puzzle), "help": renderer_of(puzzle.task).help}
        yield {**named, "lessons": lessons}
