"""What `puzzle` and `daily` share: the forms a puzzle can be written in, and where to."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

import click
from click.decorators import FC

from ppsolve.cli.shared.outputs import (
    STANDARD_OUTPUT,
    check_target,
    color_option,
    echo_json,
    growing_file,
    note_letters,
    terminal_width,
    wants_colour,
    whole_file,
    write_bytes,
    write_lines,
    write_page,
)
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.sheet.paper import PaperName, Solutions
from ppsolve.solver import BadInput

Form = Literal["text", "json", "jsonl", "svg", "png", "pdf", "share", "id"]
ENDINGS: dict[Form, str] = {
    "text": "txt",
    "json": "json",
    "jsonl": "jsonl",
    "svg": "svg",
    "png": "png",
    "pdf": "pdf",
    "share": "txt",
    "id": "txt",
}

BINARY: tuple[Form, ...] = ("png", "pdf")


@dataclass(frozen=True)
class PuzzleForm:
    """How puzzles are to be written: the form, whether with solutions, and how a sheet is laid out."""

    form: Form | None
    solutions: Solutions | None
    per_page: str
    paper: PaperName
    color: str
    output: str

    @property
    def solved(self) -> bool:
        """Whether the solution is asked for, where it would not be shown by itself."""
        return self.solutions not in (None, "none")

    @property
    def folder(self) -> bool:
        """Whether every puzzle gets a file of its own in a folder."""
        return self.output.endswith("/") or (self.output != STANDARD_OUTPUT and os.path.isdir(self.output))  # noqa: PTH112 - false for a name too long


def form_options(command: FC) -> FC:
    """Give a command the options of a `PuzzleForm`."""
    options = (
        click.option(
            "--format",
            "form",
            type=click.Choice(get_args(Form)),
            help="Default: text for one puzzle, jsonl for more; pdf: a sheet to print; share: to post; "
            "id: the permanent ID.",
        ),
        click.option(
            "--solutions",
            type=click.Choice(get_args(Solutions)),
            help="Where solutions stand on a sheet (default: end). text and pictures show them with end; "
            "json has them unless none is asked for.",
        ),
        click.option(
            "--per-page", type=click.Choice(["1", "2", "4"]), default="1", show_default=True, help="For pdf."
        ),
        click.option(
            "--paper",
            type=click.Choice(get_args(PaperName)),
            default="a4",
            show_default=True,
            help="For pdf.",
        ),
        color_option,
        click.option(
            "-o",
            "--output",
            default=STANDARD_OUTPUT,
            metavar="FILE|FOLDER/",
            help="Default: standard output. In a folder, every puzzle is a numbered file.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def check_form(wanted: PuzzleForm, sources: Iterable[str] = ()) -> None:
    """Refuse at once, before any work, a file that cannot be written, or that is one of the `sources`."""
    if not wanted.folder:
        check_target(wanted.output, *sources)


def write_puzzles(
    puzzles: Iterable[Puzzle], several: bool, wanted: PuzzleForm, sources: Iterable[str] = ()
) -> None:
    """Write puzzles as they come: one after the other, into a folder, or all on one sheet.

    None of the `sources`, which they are read from, is replaced.
    """
    form: Form = wanted.form or ("jsonl" if several else "text")
    if form in ("json", "svg", "png") and several and not wanted.folder:
        instead = "jsonl" if form == "json" else "a folder (-o puzzles/)"
        raise click.UsageError(f"--format {form} holds one puzzle; use {instead} for more")
    if form in BINARY and wanted.output == STANDARD_OUTPUT and sys.stdout.isatty():
        raise click.UsageError(f"--format {form} needs -o FILE")
    if wanted.folder:
        _write_folder(puzzles, form, wanted, tuple(sources))
    elif form in BINARY:
        write_bytes(_file(list(puzzles), form, wanted), wanted.output)
    elif wanted.output == STANDARD_OUTPUT:
        for text in _texts(puzzles, form, wanted):
            _print(text, form, wanted)
    elif several:
        with growing_file(wanted.output) as write:
            for text in _texts(puzzles, form, wanted):
                write(text)
    else:
        write_lines(_texts(puzzles, form, wanted), wanted.output)


def _print(text: str, form: Form, wanted: PuzzleForm) -> None:
    if form in ("json", "jsonl"):
        echo_json(text)
    elif form == "svg":
        write_page(text, STANDARD_OUTPUT)
    else:
        click.echo(text, color=wants_colour(wanted.color))


def _write_folder(
    puzzles: Iterable[Puzzle], form: Form, wanted: PuzzleForm, sources: tuple[str, ...]
) -> None:
    folder = Path(wanted.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise BadInput(wanted.output, f"the folder cannot be made: {reason}") from None
    for number, puzzle in enumerate(puzzles, start=1):
        name = f"{puzzle.date}-{puzzle.kind}" if puzzle.date else puzzle.origin
        target = str(folder / f"{number:03}-{name}.{ENDINGS[form]}")
        check_target(target, *sources)
        if form in BINARY:
            write_bytes(_file([puzzle], form, wanted), target)
        else:
            with whole_file(target) as stream:
                stream.write(_text(puzzle, form, wanted) + "\n")


def _texts(puzzles: Iterable[Puzzle], form: Form, wanted: PuzzleForm) -> Iterator[str]:
    """Each puzzle as text, an empty line between those of several lines."""
    for number, puzzle in enumerate(puzzles):
        between = "\n" if number and form in ("text", "share") else ""
        yield between + _text(puzzle, form, wanted)


def _text(puzzle: Puzzle, form: Form, wanted: PuzzleForm) -> str:
    solved = wanted.solved
    if form in ("json", "jsonl"):
        from ppsolve.puzzles.puzzle_json import dumps

        return dumps(puzzle, one_line=form == "jsonl", solution=wanted.solutions != "none")
    if form == "id":
        from ppsolve.puzzles.ids import permanent_id

        return permanent_id(puzzle)
    if form == "share":
        from ppsolve.reports.puzzle.text import share_text

        return share_text(puzzle)
    if form == "svg":
        from ppsolve.reports.puzzle.svg import puzzle_svg

        return puzzle_svg(puzzle, solution=solved)
    from ppsolve.reports.puzzle.text import puzzle_text, solution_text

    colour = wants_colour(wanted.color) and wanted.output == STANDARD_OUTPUT
    width = terminal_width()
    text = puzzle_text(puzzle, colour=colour, width=width)
    return f"{text}\n\n{solution_text(puzzle, colour=colour, width=width)}" if solved else text


def _file(puzzles: list[Puzzle], form: Form, wanted: PuzzleForm) -> bytes:
    """A sheet of puzzles, or the picture of one."""
    from ppsolve.puzzles.puzzle_json import dumps

    note_letters("".join(map(dumps, puzzles)))
    if form == "png":
        from ppsolve.reports.puzzle.svg import puzzle_svg
        from ppsolve.reports.shared.png import png_of

        return png_of(puzzle_svg(puzzles[0], solution=wanted.solved))
    from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf

    return sheet_pdf(
        puzzles,
        per_page=int(wanted.per_page),  # type: ignore[arg-type]  # one of the choices of --per-page
        solutions=wanted.solutions or "end",
        paper=wanted.paper,
    )
