"""Puzzles on the command line: read them and moves, write them in any format, extend published files."""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import wraps
from pathlib import Path
from typing import Any, Final, Literal, get_args

import click

from ppsolve.cli.shared.inputs import STANDARD_INPUT, documents_of, only_one, standard_input
from ppsolve.cli.shared.options import WholeRange, color_option
from ppsolve.cli.shared.outputs import (
    STANDARD_OUTPUT,
    check_target,
    echo_json,
    growing_file,
    terminal_width,
    warn_of_missing_letters,
    write_bytes,
    write_lines,
    write_page,
)
from ppsolve.cli.shared.results import format_of, quiet_option, refuse_terminal
from ppsolve.puzzles import puzzle_json
from ppsolve.puzzles.daily import Published, puzzle_of_day, read_published
from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.ids import full_id, looks_like_an_id, permanent_id
from ppsolve.puzzles.kinds import OLDEST_GAME, SERIES
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.puzzle_json import calendar_day, date_of
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.sheet.set_file import SetFile
from ppsolve.reports.puzzle.sheet.style import (
    STYLE_OPTIONS,
    PaperName,
    PerPage,
    SheetStyle,
    Solutions,
    option_name,
)
from ppsolve.solver import BadInput
from ppsolve.solver.documents import checked_type, parse_json, strings_from
from ppsolve.solver.errors import quoted
from ppsolve.solver.language.messages import say

LARGEST_SOLUTION: Final = 1 << 20
"""Bytes of a file with moves."""

Form = Literal["text", "json", "jsonl", "svg", "png", "pdf", "share", "id"]
PLAIN_TEXT: Final[tuple[Form, ...]] = ("text", "share", "id")
BINARY: Final[tuple[Form, ...]] = ("png", "pdf")


# Reading puzzles.


def puzzles_of(argument: str) -> Iterator[Puzzle]:
    """Iterate over the puzzles of an argument: a file of one or many, an ID, or the puzzle of a day."""
    if os.path.isfile(argument):  # noqa: PTH113 - false for a name too long
        yield from documents_of(argument, puzzle_json.from_dict, "puzzle")
    elif day := _DAY.fullmatch(argument.strip()):
        yield _puzzle_of_day(day["game"], day["date"])
    elif looks_like_an_id(argument):
        named, meant = argument.strip(), full_id(argument)
        if len(meant) > len(named):
            click.echo(f"note: {named} names no generator; using {meant}", err=True)
        yield puzzle_of(argument)
    else:
        yield from documents_of(argument, puzzle_json.from_dict, "puzzle")


_DAY: Final = re.compile(r"daily(:(?P<game>[a-z]+))?(:(?P<date>[^:]*))?", re.IGNORECASE)


def _puzzle_of_day(game: str | None, date: str | None) -> Puzzle:
    """Return the puzzle that `daily:GAME:DATE` names, by default the oldest game's of today."""
    if game is not None and game.lower() not in SERIES:
        raise BadInput(f"daily:{game}", f"no such series; choose from {', '.join(SERIES)}, or give a date")
    series = SERIES[game.lower() if game else OLDEST_GAME]
    day = datetime.date.today() if date is None else date_of(date, "daily", series)
    series.check_day(day)
    puzzle = puzzle_of_day(day, series=series)
    click.echo(f"note: the puzzle of {day} is {puzzle.origin}", err=True)
    return puzzle


def one_puzzle(argument: str) -> Puzzle:
    return only_one(argument, puzzles_of(argument), "puzzle")


# Reading moves.


def moves_of(given: tuple[str, ...]) -> list[str]:
    """Return the moves or rows of arguments: given directly, or in a file as JSON or plain text."""
    if len(given) == 1:
        (name,) = given
        if name == STANDARD_INPUT or os.path.isfile(name):  # noqa: PTH113 - false for a name too long
            return _words_of_file(name)
        if re.search(r"[^RGYPBrgypbA-Ha-h0-9.,/\s-]", name):
            raise BadInput(f"solution {quoted(name)}", "is neither a file nor moves such as Rb2 Ga0 or c4-c7")
    return _split(" ".join(given))


def refuse_standard_input_twice(puzzle: str, moves: tuple[str, ...]) -> None:
    """Raise an error if puzzle and moves are both to be read from standard input."""
    if puzzle == STANDARD_INPUT and STANDARD_INPUT in moves:
        raise click.UsageError("puzzle and moves cannot both be read from standard input")


def _split(text: str) -> list[str]:
    """The words of a text, with capital letters for colours; case has no meaning in a move or a row."""
    words = (word for word in re.split(r"[\s,/]+", text) if word)
    return [word[0].upper() + word[1:] if re.search(r"[0-9]", word) else word.upper() for word in words]


def _words_of_file(name: str) -> list[str]:
    where = "standard input" if name == STANDARD_INPUT else name
    try:
        if name == STANDARD_INPUT:
            content = standard_input().read(LARGEST_SOLUTION + 1)
        else:
            with open(name, "rb") as stream:
                content = stream.read(LARGEST_SOLUTION + 1)
        if len(content) > LARGEST_SOLUTION:
            raise BadInput("", f"more than {LARGEST_SOLUTION:,} bytes; that is not a solution")
        text = content.decode("utf-8-sig")
        if not text.lstrip().startswith(("{", "[", '"')):
            return _split(text)
        document = parse_json(text)
        if isinstance(document, dict):
            if "solution" not in document:
                raise BadInput("solution", "is missing")
            document = document["solution"]
        if isinstance(document, list):
            return list(strings_from(document, "solution"))
        return _split(checked_type(document, str, "solution"))
    except BadInput as error:
        raise error.inside(where) from None
    except OSError as error:
        raise BadInput(where, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(where, "is not UTF-8 text") from None


def step_dict(step: SolutionStep) -> dict[str, Any]:
    return {
        "technique": step.technique,
        **({"expected": list(step.expected)} if step.expected else {}),
        "place": step.place,
        **({"card": step.card} if step.card else {}),
        "move": str(step.move),
        "reason": step.reason,
        **({"parts": list(step.parts)} if len(step.parts) > 1 else {}),
    }


# Writing puzzles.


@dataclass(frozen=True)
class PuzzleForm:
    """The output of `puzzle` and `daily`: format, solutions, layout of sheets, and target."""

    form: Form | None
    solutions: Solutions | None
    colour: bool
    output: str
    quiet: bool = False
    sheet: Mapping[str, Any] = field(default_factory=dict)
    """The options of `SheetStyle` that were given."""
    from_file: SetFile | None = None
    """The file of a set, whose style applies where no option was given."""

    @property
    def solved(self) -> bool:
        """True if formats without solutions by default must show them."""
        return self.solutions not in (None, "none")

    @property
    def style(self) -> SheetStyle:
        """The style of a sheet; `BadInput` names the option with a bad value."""
        solutions = {"solutions": self.solutions} if self.solutions else {}
        stored = self.from_file.style if self.from_file else {}
        return SheetStyle(**{**stored, **self.sheet, **solutions})

    @property
    def folder(self) -> bool:
        """True if every puzzle gets its own file in a folder."""
        return self.output.endswith("/") or (self.output != STANDARD_OUTPUT and os.path.isdir(self.output))  # noqa: PTH112 - false for a name too long


def _read_date(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> datetime.date | None:
    return None if text is None else calendar_day(text, "--date")


sheet_date_option = click.option(
    "--date", metavar="YYYY-MM-DD", callback=_read_date, help="For pdf: the date on every page."
)


def form_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a `PuzzleForm` to a command, which receives them as `wanted`.

    The option --date of sheets is added by `sheet_date_option`: `daily` has another one of that name.
    """

    @click.option(
        "-o",
        "--output",
        default=STANDARD_OUTPUT,
        metavar="FILE|FOLDER/",
        help="Write a file, in the format of its extension: .txt, .json, .jsonl, .svg, .png, .pdf. In a "
        "folder, every puzzle gets a numbered file.",
    )
    @click.option(
        "--format",
        "form",
        type=click.Choice(get_args(Form)),
        help="Default: text for one puzzle, jsonl for several. pdf: a sheet to print; share: a text to "
        "post; id: the permanent ID.",
    )
    @quiet_option()
    @click.option(
        "--solutions",
        type=click.Choice(get_args(Solutions)),
        help="Where a sheet has solutions, with their reasons (default: end). With end, text and pictures "
        "show them, too. json has them unless this is none.",
    )
    @click.option("--per-page", type=WholeRange(1, max(get_args(PerPage))), help="For pdf. Default: 1.")
    @click.option("--paper", type=click.Choice(get_args(PaperName)), help="For pdf. Default: a4.")
    @click.option("--title", metavar="TEXT", help="For pdf: the first line of every page.")
    @click.option("--subtitle", metavar="TEXT", help="For pdf: the line below the title.")
    @click.option("--footer", metavar="TEXT", help="For pdf: the last line of every page.")
    @click.option("--names", metavar="NAME,...", help="For pdf: players of contests such as duels, by seat.")
    @click.option(
        "--rules", is_flag=True, default=None, help="For pdf: a box with rules and an example for each kind."
    )
    @click.option(
        "--base-url",
        metavar="URL",
        help="For pdf: print a QR code with the link URL/ID.html, or URL with the ID in place of {id}.",
    )
    @click.option("--cover", is_flag=True, default=None, help="For pdf: a cover with the contents.")
    @color_option
    @wraps(command)
    def with_form(*arguments: Any, **options: Any) -> Any:
        sheet = {name: options.pop(name, None) for name in STYLE_OPTIONS if name != "solutions"}
        if sheet["names"] is not None:
            sheet["names"] = tuple(name.strip() for name in sheet["names"].split(","))
        given = {name: value for name, value in sheet.items() if value is not None}
        names = [field.name for field in fields(PuzzleForm) if field.name not in ("sheet", "from_file")]
        form = PuzzleForm(**{name: options.pop(name) for name in names}, sheet=given)
        return command(*arguments, wanted=form, **options)

    return with_form


PACKAGES: Final = {"pdf": "reportlab", "png": "resvg_py"}
"""The packages of the extra `reports` that formats need."""


def checked_form(wanted: PuzzleForm, sources: Iterable[str] = ()) -> PuzzleForm:
    """Return the output with the format of its extension.

    Refuse, before any work, a missing extra, a file that cannot be written or is a source, and binary output
    to a terminal.
    """
    if not wanted.folder:
        check_target(wanted.output, *sources)
        wanted = with_format(wanted)
    new = [name for name in wanted.sheet if name not in ("per_page", "paper")]  # these always were ignored
    if new and wanted.form != "pdf":
        named = ", ".join(f"--{option_name(name)}" for name in new)
        raise click.UsageError(f"{named}: only for sheets; use --format pdf or -o FILE.pdf")
    if wanted.form in PACKAGES:
        from ppsolve.reports.shared.extras import require

        require(PACKAGES[wanted.form], f"--format {wanted.form}")
        refuse_terminal(wanted.form, wanted.output)
    if wanted.form == "pdf":
        from ppsolve.reports.puzzle.sheet.pdf import check_style

        try:
            check_style(wanted.style)
        except BadInput as error:
            given = error.where.replace("-", "_") in wanted.sheet
            if wanted.from_file and not given:
                raise error.inside(wanted.from_file.path) from None
            raise BadInput(f"--{error.where}" if given else error.where, error.what) from None
    return wanted


def with_format(wanted: PuzzleForm) -> PuzzleForm:
    """Return the output with the format of its extension, if it has one."""
    forms: tuple[Form, ...] = get_args(Form)
    named = format_of(wanted.output, forms, "", wanted.form)
    return replace(wanted, form=next((form for form in forms if form == named), None))


def write_puzzles(
    puzzles: Iterable[Puzzle], several: bool, wanted: PuzzleForm, sources: Iterable[str] = ()
) -> None:
    """Write puzzles one by one, into a folder, or on one sheet. Never replaces one of the `sources`.

    A single puzzle that is written to a file is printed as well.
    """
    form: Form = wanted.form or ("jsonl" if several else "text")
    if form in ("json", "svg", "png") and several and not wanted.folder:
        instead = "jsonl" if form == "json" else "a folder (-o puzzles/)"
        raise click.UsageError(f"--format {form} holds one puzzle; use {instead} for several")
    if not several:
        puzzles = list(puzzles)
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
    if not several:
        print_as_well(puzzles, wanted)


def print_as_well(puzzles: Iterable[Puzzle], wanted: PuzzleForm) -> None:
    """Print the text of puzzles that were written to a file, unless `--quiet`."""
    if wanted.output != STANDARD_OUTPUT and not wanted.quiet:
        printed = replace(wanted, output=STANDARD_OUTPUT)
        for text in _texts(puzzles, "text", printed):
            _print(text, "text", printed)


def _print(text: str, form: Form, wanted: PuzzleForm) -> None:
    if form in ("json", "jsonl"):
        echo_json(text)
    elif form == "svg":
        write_page(text, STANDARD_OUTPUT)
    else:
        click.echo(text, color=wanted.colour)


def _write_folder(
    puzzles: Iterable[Puzzle], form: Form, wanted: PuzzleForm, sources: tuple[str, ...]
) -> None:
    folder = Path(wanted.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise BadInput(wanted.output, f"the folder cannot be created: {reason}") from None
    for number, puzzle in enumerate(puzzles, start=1):
        name = f"{puzzle.date}-{puzzle.kind}" if puzzle.date else puzzle.origin
        target = str(folder / f"{number:03}-{name}.{'txt' if form in PLAIN_TEXT else form}")
        check_target(target, *sources)
        if form in BINARY:
            write_bytes(_file([puzzle], form, wanted), target)
        else:
            write_lines([_text(puzzle, form, wanted)], target)


def _texts(puzzles: Iterable[Puzzle], form: Form, wanted: PuzzleForm) -> Iterator[str]:
    """Each puzzle as text; formats of several lines are separated by an empty line."""
    for number, puzzle in enumerate(puzzles):
        between = "\n" if number and form in ("text", "share") else ""
        yield between + _text(puzzle, form, wanted)


def _text(puzzle: Puzzle, form: Form, wanted: PuzzleForm) -> str:
    if form in ("json", "jsonl"):
        return puzzle_json.dumps(puzzle, one_line=form == "jsonl", solution=wanted.solutions != "none")
    if form == "id":
        return permanent_id(puzzle)
    if form == "svg":
        from ppsolve.reports.puzzle.svg import puzzle_svg

        return puzzle_svg(puzzle, solution=wanted.solved)
    from ppsolve.reports.puzzle.text import puzzle_text, share_text, solution_text

    if form == "share":
        return share_text(puzzle)
    colour, width = wanted.colour and wanted.output == STANDARD_OUTPUT, terminal_width()
    text = puzzle_text(puzzle, colour=colour, width=width)
    return f"{text}\n\n{solution_text(puzzle, colour=colour, width=width)}" if wanted.solved else text


def _file(puzzles: list[Puzzle], form: Form, wanted: PuzzleForm) -> bytes:
    """A PDF sheet of puzzles, or the PNG picture of one."""
    warn_of_missing_letters("".join(map(puzzle_json.dumps, puzzles)))
    if form == "png":
        from ppsolve.reports.puzzle.svg import puzzle_svg
        from ppsolve.reports.shared.png import png_of

        return png_of(puzzle_svg(puzzles[0], solution=wanted.solved))
    from ppsolve.reports.puzzle.sheet.pdf import PuzzleSet, booklet_pdf

    pupils = wanted.from_file.pupils if wanted.from_file else ()
    if len(pupils) < 2 or wanted.folder:
        return booklet_pdf([PuzzleSet(puzzles)], wanted.style)
    each = len(puzzles) // len(pupils)
    starts = range(0, len(puzzles), each)
    sets = [
        PuzzleSet(puzzles[start : start + each], pupil.name, say("sheet-seed", seed=str(pupil.seed)))
        for pupil, start in zip(pupils, starts, strict=True)
    ]
    return booklet_pdf(sets, wanted.style)


# Files of published puzzles.


@dataclass(frozen=True)
class PublishedLines:
    """A file of published puzzles: JSON Lines by date. It grows, and its lines never change."""

    lines: tuple[tuple[Published, str], ...]

    @staticmethod
    def of(path: str) -> PublishedLines:
        """Read the file at `path`. Raises `BadInput` if it is not a file of published puzzles."""
        puzzles = list(documents_of(path, read_published, "puzzle"))
        with open(path, encoding="utf-8-sig") as stream:
            lines = [line for line in stream.read().split("\n") if line.strip()]
        if len(lines) != len(puzzles):
            raise BadInput(path, "exists, but is not a file of published puzzles, one per line")
        return PublishedLines(tuple(zip(puzzles, lines, strict=True)))

    @property
    def puzzles(self) -> list[Published]:
        return [puzzle for puzzle, _ in self.lines]

    def extended(self, puzzles: Iterable[Puzzle], *, solution: bool = True) -> list[str]:
        """Return the lines with those of missing puzzles inserted by date."""
        lines = list(self.lines)
        for puzzle in puzzles:
            new = read_published(puzzle_json.to_dict(puzzle))
            if all((new.date, new.kind) != (old.date, old.kind) for old, _ in lines):
                place = next((n for n, (old, _) in enumerate(lines) if old.date > new.date), len(lines))
                lines.insert(place, (new, puzzle_json.dumps(puzzle, one_line=True, solution=solution)))
        return [line for _, line in lines]
