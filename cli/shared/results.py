"""The options for results, the same in all commands: -o FILE, --format, --quiet, and their older names."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
from click.decorators import FC

from ppsolve.cli.shared.outputs import (
    STANDARD_OUTPUT,
    check_targets,
    growing_file,
    json_text,
    print_json,
    terminal_width,
    write_bytes,
    write_lines,
    write_page,
)
from ppsolve.solver import BadInput
from ppsolve.solver.language.messages import in_english
from ppsolve.solver.view.phrases import join_words

EXTENSIONS: Final[Mapping[str, str]] = {
    ".txt": "text",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".html": "html",
    ".htm": "html",
    ".csv": "csv",
    ".svg": "svg",
    ".png": "png",
    ".pdf": "pdf",
}
"""The format of a file by its extension."""

SPECIFIC: Final = ("html", "csv", "svg", "png", "pdf")
"""Formats that other programs recognise by the extension; the others are text or JSON."""

PRINTED: Final = ("text", "line", "json", "jsonl")
"""Formats that a `Printer` writes, one result after the other."""

NOT_FOR_TERMINALS: Final = {"html": "HTML", "png": "PNG", "pdf": "PDF"}

FILE_WIDTH: Final = 80
"""Columns of a text in a file."""


Render = Callable[[bool, int], str]
"""Returns a text, given whether to colour it and its width in columns."""


class Output(NamedTuple):
    """A result: its format, and a file or `-`."""

    form: str
    target: str


# Formats of files.


def format_of(target: str, forms: Sequence[str], default: str, form: str | None = None) -> str:
    """Return the format of an output: `form` if given, else by the extension, else `default`.

    Raises `BadInput` for an extension that names none of the `forms`, or another format than `form`.
    """
    named = Path(target).suffix.lower() if target != STANDARD_OUTPUT else ""
    by_name = EXTENSIONS.get(named)
    if form is not None:
        if by_name not in (None, form) and (by_name in SPECIFIC or form in SPECIFIC):
            raise BadInput(target, f"the name says {by_name}, but --format says {form}")
        return form
    if not named:
        return default
    if by_name is None or by_name not in forms:
        raise BadInput(target, f"unknown extension; {_extensions_text(forms)}")
    return by_name


def _extensions_text(forms: Sequence[str]) -> str:
    """Name the extensions that a command knows, and the other way to choose a format."""
    firsts = {form: extension for extension, form in reversed([*EXTENSIONS.items()])}
    known = [firsts[form] for form in forms if form in firsts]
    return f"use {join_words(known, 'or')}{', or add --format' if len(forms) > 1 else ''}"


def refuse_terminal(form: str, target: str) -> None:
    """Raise `BadInput` if a format that nobody can read on a terminal would be written to one."""
    if form in NOT_FOR_TERMINALS and _is_terminal(target):
        raise BadInput("standard output", f"{NOT_FOR_TERMINALS[form]} is not for a terminal; use -o FILE")


def _is_terminal(target: str) -> bool:
    if target == STANDARD_OUTPUT:
        return sys.stdout.isatty()
    try:
        if not Path(target).is_char_device():
            return False
        descriptor = os.open(target, os.O_WRONLY | os.O_NOCTTY)
    except (OSError, ValueError):
        return False
    try:
        return os.isatty(descriptor)
    finally:
        os.close(descriptor)


# What the user asked for.


@dataclass(frozen=True)
class Wanted:
    """The options for results as given."""

    forms: tuple[str, ...]
    form: str | None
    targets: tuple[str, ...]
    older: tuple[Output, ...]
    """The results that older options such as `--html FILE` ask for."""
    quiet: bool

    @property
    def given(self) -> bool:
        """True if an option names a result."""
        return bool(self.form or self.targets or self.older)

    def asks_for(self, form: str) -> bool:
        """True if `--format` or the extension of a file asks for this format."""
        named = (EXTENSIONS.get(Path(target).suffix.lower()) for target in self.targets)
        return form == self.form if self.form else form in named

    def results(
        self, sources: Iterable[str] = (), *, default: str = "text", text_too: bool = True
    ) -> Results:
        """Return the results to write. Raises `BadInput`, before any work, for those that cannot be written.

        `sources` are the arguments that may be input files. `default` is the format without `--format` and
        extension. With `text_too`, the text goes to standard output unless another result does.
        """
        if self.form is not None and len(self.targets) > 1:
            raise click.UsageError("--format is for one -o; with several, the extensions choose the formats")
        check_targets([*self.targets, *(output.target for output in self.older)], sources)
        outputs = [
            Output(format_of(target, self.forms, default, self.form), target) for target in self.targets
        ]
        outputs += self.older
        if self.form is not None and not self.targets:
            outputs.append(Output(self.form, STANDARD_OUTPUT))
        elif not outputs and (default != "text" or not self.quiet):
            outputs.append(Output(default, STANDARD_OUTPUT))
        elif text_too and not self.quiet and all(target != STANDARD_OUTPUT for _, target in outputs):
            outputs.append(Output("text", STANDARD_OUTPUT))
        check_targets([target for _, target in outputs], sources)
        for output in outputs:
            refuse_terminal(*output)
        return Results(tuple(outputs))


def quiet_option(hidden: bool = False) -> Callable[[FC], FC]:
    """The option --quiet; hidden for commands without text."""
    return click.option(
        "-q", "--quiet", is_flag=True, hidden=hidden, help="With -o: do not print the text as well."
    )


def output_options(
    *forms: str, older: Mapping[str, str] | None = None, about: str = "", target: str = "FILE"
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add the options for results in `forms` to a command, which receives them as `wanted`.

    `older` are former options with a file, and their formats. `about` explains formats in the help.
    """
    known = ", ".join(f"{extension}" for extension, form in EXTENSIONS.items() if form in forms)
    former = dict(older or {})

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @click.option(
            "-o",
            "--output",
            "targets",
            multiple=True,
            metavar=target,
            help=f"Write a file, in the format of its extension: {known}.",
        )
        @click.option(
            "--format",
            "form",
            type=click.Choice(forms),
            hidden=len(forms) == 1,
            help=f"The format of FILE, or of standard output. {about}".strip(),
        )
        @quiet_option(hidden="text" not in forms)
        @wraps(command)
        def writing(
            *arguments: Any, targets: tuple[str, ...], form: str | None, quiet: bool, **others: Any
        ) -> Any:
            if others.pop("as_json", False):
                if form not in (None, "json", "jsonl"):
                    raise click.UsageError(f"--json and --format {form} contradict each other")
                form = form or "json"
            given = {name: others.pop(f"older_{name}") for name in former}
            outputs = tuple(Output(former[name], file) for name, file in given.items() if file is not None)
            return command(*arguments, wanted=Wanted(forms, form, targets, outputs, quiet), **others)

        for name in former:
            writing = click.option(f"--{name}", f"older_{name}", metavar="FILE", hidden=True)(writing)
        if "json" in forms:
            writing = click.option("--json", "as_json", is_flag=True, hidden=True)(writing)
        return writing

    return decorate


# Writing.


@dataclass(frozen=True)
class Results:
    """The results that a command writes."""

    outputs: tuple[Output, ...]

    def wants(self, *forms: str) -> bool:
        return any(output.form in forms for output in self.outputs)

    def write(self, form: str, make: Callable[[], str | bytes | Iterable[str]]) -> None:
        """Write a result of this format, if wanted: a page or picture, bytes, or lines."""
        targets = [output.target for output in self.outputs if output.form == form]
        if not targets:
            return
        content = make()
        lines = content if isinstance(content, str | bytes) else list(content)
        for target in targets:
            if isinstance(lines, bytes):
                write_bytes(lines, target)
            elif isinstance(lines, str):
                write_page(lines, target)
            else:
                write_lines(lines, target)

    @contextmanager
    def printer(self, colour: bool = False) -> Iterator[Printer]:
        """Open the outputs for text and JSON. Files appear when the block ends without an error."""
        with ExitStack() as stack:
            yield Printer(
                [
                    (form, None if target == STANDARD_OUTPUT else stack.enter_context(growing_file(target)))
                    for form, target in self.outputs
                    if form in PRINTED
                ],
                colour,
            )

    def print(self, text: str | Render, document: Callable[[], Any], colour: bool = False) -> None:
        """Write one result as text or JSON, or both."""
        with self.printer(colour) as printer:
            printer.text(text)
            printer.json(document)


@dataclass(frozen=True)
class Printer:
    """Writes results one after the other to standard output and files."""

    writers: Sequence[tuple[str, Callable[[str], None] | None]]
    """The format of each output, and how to write a text to its file; `None` for standard output."""
    colour: bool

    def text(self, text: str | Render, form: str = "text") -> None:
        """Write a text where this form of text is wanted; colour is for standard output only."""
        for wanted, write in self.writers:
            if wanted != form:
                continue
            if write is None:
                shown = text if isinstance(text, str) else text(self.colour, terminal_width())
                click.echo(shown, color=self.colour)
            else:
                write(text if isinstance(text, str) else text(False, FILE_WIDTH))

    def json(self, make: Callable[[], Any], several: bool = False) -> None:
        """Write a document where JSON is wanted, in English, in one line if it is one of several."""
        writers = [(form, write) for form, write in self.writers if form in ("json", "jsonl")]
        if not writers:
            return
        document = in_english(make)()
        for form, write in writers:
            one_line = several or form == "jsonl"
            if write is None:
                print_json(document, one_line)
            else:
                write(json_text(document, one_line))
