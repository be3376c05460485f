"""How answers to many inputs are given: as text, as JSON, or line by line as the inputs come.

`--format jsonl` is for programs that write a line and wait for the answer: nothing is read ahead, and every
answer is written at once. With `--keep-going` an input that is refused is answered, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from itertools import chain
from typing import Any, Final, Literal, TypeVar

import click

from ppsolve.cli.shared.inputs import each_position_of, look_ahead, positions_of
from ppsolve.cli.shared.outputs import print_json
from ppsolve.solver import BadInput
from ppsolve.solver.games import AnyPosition

AnswerForm = Literal["text", "json", "jsonl"]

SCHEMA: Final = "ppsolve.error/1"

T = TypeVar("T")


@dataclass(frozen=True)
class Answers:
    """The form of the answers, and whether to go on after an input that is refused."""

    form: AnswerForm
    keep_going: bool

    @property
    def as_json(self) -> bool:
        return self.form != "text"

    def positions(self, arguments: tuple[str, ...]) -> tuple[bool, Iterator[AnyPosition | BadInput]]:
        """Whether there are several, or may be, and the positions that arguments stand for."""
        if self.keep_going:
            return True, chain.from_iterable(map(each_position_of, arguments))
        return self.several(chain.from_iterable(map(positions_of, arguments)))

    def several(self, inputs: Iterator[T]) -> tuple[bool, Iterator[T]]:
        """Whether there are several inputs, and all of them; of lines that is not asked, for it would mean to
        wait for the second before the first is answered."""
        return (True, inputs) if self.form == "jsonl" else look_ahead(inputs)

    def refuse(self, error: BadInput) -> None:
        """Answer an input that is refused; without `--keep-going` that is the end."""
        if not self.keep_going:
            raise error
        print_json(error_dict(error), one_line=True)


def error_dict(error: BadInput) -> dict[str, Any]:
    """What is wrong with an input, as JSON values."""
    return {"schema": SCHEMA, "line": error.line, "where": error.where, "what": error.what}


def answer_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options of `Answers`, which it takes as `answers`."""

    @wraps(command)
    def answering(
        *arguments: Any, form: AnswerForm | None, as_json: bool, keep_going: bool, **others: Any
    ) -> Any:
        chosen: AnswerForm = form or ("json" if as_json else "text")
        if as_json and chosen == "text":
            raise click.UsageError("--json and --format text contradict each other")
        if keep_going and chosen != "jsonl":
            raise click.UsageError("--keep-going goes with --format jsonl")
        return command(*arguments, answers=Answers(chosen, keep_going), **others)

    options = (
        click.option(
            "--format",
            "form",
            type=click.Choice(["text", "json", "jsonl"]),
            help="jsonl: every line is answered by one line, at once. Default: text.",
        ),
        click.option("--json", "as_json", is_flag=True, help="As --format json; one a line for more."),
        click.option(
            "--keep-going", is_flag=True, help="With jsonl: answer bad input by an error, and go on."
        ),
    )
    with_options: Callable[..., Any] = answering
    for option in reversed(options):
        with_options = option(with_options)
    return with_options
