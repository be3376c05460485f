"""Inputs named on the command line: a file, `-` for standard input, or a position in one line.

Where a record is given instead of a position, `RecordPlace` chooses one of its positions.

`Answers` decides how the results for several inputs are printed: as text, as JSON, or line by line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from itertools import chain
from typing import IO, TYPE_CHECKING, Any, Final, Literal, TypeVar, cast

import click

from ppsolve.cli.shared.options import WholeRange
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT
from ppsolve.cli.shared.results import Printer, Wanted, output_options
from ppsolve.solver import BadInput
from ppsolve.solver.documents import TextForms, read_documents, read_each
from ppsolve.solver.errors import shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.games import AnyPosition, from_dict, from_line, is_line, is_record, position_forms
from ppsolve.solver.names import seat_named
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.record_registry import (
    RECORD_FORMS,
    AnyRecord,
    AnyRound,
    document_from_text,
    record_from_dict,
    record_from_text,
    rounds_of,
)
from ppsolve.solver.view.phrases import count_of

if TYPE_CHECKING:
    from ppsolve.solver.party.hidden.position import HiddenPosition
    from ppsolve.solver.party.hidden.seen_round import SeenRound
    from ppsolve.solver.party.position import BasePosition

STANDARD_INPUT: Final = "-"
SCHEMA: Final = "ppsolve.error/1"

T = TypeVar("T")


# Records.


@dataclass(frozen=True)
class RecordPlace:
    """The position of a record that a command takes: before a move, or by default at the start or the end."""

    move: int | None = None
    number: int | None = None
    """The round of a game."""
    default: Literal["start", "end"] = "start"

    def check_unused(self) -> None:
        """Raise `BadInput` if an option for records is given with a position."""
        if self.move is not None:
            raise BadInput("", "a position, but --move is for records")
        if self.number is not None:
            raise BadInput("", "a position, but --round is for the record of a game")

    def round_of(self, record: AnyRecord) -> AnyRound:
        """Return the round of a record that `--round` chooses."""
        rounds = rounds_of(record)
        if self.number is None and len(rounds) > 1:
            raise BadInput("", f"{count_of(len(rounds), 'round')}; choose one with --round")
        if self.number is not None and self.number > len(rounds):
            raise BadInput("", f"{count_of(len(rounds), 'round')}, but --round is {self.number}")
        return rounds[(self.number or 1) - 1]

    def move_of(self, played: AnyRound) -> int:
        """Return the number of the move before which the position is; print which one it is."""
        last = len(played.turns) + 1
        if self.move is not None and self.move > last:
            raise BadInput("--move", f"{self.move}, but the record has {count_of(last - 1, 'move')}")
        move = self.move or (1 if self.default == "start" else last)
        print_place(move, last - 1, self.move is None)
        return move

    def position(self, record: AnyRecord) -> AnyPosition:
        """Return the position of a record; print a note that names it."""
        played = self.round_of(record)
        return played.positions[self.move_of(played) - 1]

    def seen(self, document: Any) -> HiddenPosition:
        """Return the view of the player to move in a record with hidden cards, by default at its end."""
        from ppsolve.solver.party.hidden.seen_round import view_from_dict

        if self.number is not None:
            raise BadInput("--round", "is for the record of a game, but this is a round")
        seen = view_from_dict(document, self.move)
        moves = sum(isinstance(one, str) or "move" in one for one in document["moves"])
        if self.move is not None and self.move > moves + 1:
            raise BadInput("--move", f"{self.move}, but the record has {count_of(moves, 'move')}")
        print_place(self.move or moves + 1, moves, self.move is None)
        return seen


def print_place(move: int, moves: int, by_default: bool) -> None:
    """Print to standard error which position of a record is taken: the one before `move` of `moves`."""
    if move > moves:
        place = f"the end of the record, after move {moves}" if moves else "the record, which has no moves"
    else:
        start = "the start of the record," if move == 1 else "the position"
        place = f"{start} before move {move} of {moves}"
    other = "; --move N shows the position before move N" if by_default and moves else ""
    click.echo(f"note: {place}{other}", err=True)


def record_options(
    default: Literal["start", "end"], described: str = ""
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add `--move` and `--round` to a command, which receives them as `place`."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @click.option(
            "--move",
            "move",
            type=WholeRange(1),
            metavar="N",
            help=f"Of a record: the position before move N. Default: {described or f'the {default}'}.",
        )
        @click.option("--round", "number", type=WholeRange(1), metavar="N", help="Of a game: its round N.")
        @wraps(command)
        def placing(*arguments: Any, move: int | None, number: int | None, **others: Any) -> Any:
            return command(*arguments, place=RecordPlace(move, number, default), **others)

        return placing

    return decorate


def record_in(argument: str) -> AnyRecord:
    """Read the only record of a file or of standard input, as JSON or in text form."""
    _refuse_line(argument)
    return only_one(argument, documents_of(argument, record_from_dict, "record", RECORD_FORMS), "record")


def _refuse_line(argument: str) -> None:
    if is_line(argument):
        raise BadInput("", "a position in one line, but a record is wanted: a deal and its moves")


def record_to_review(argument: str, *, hidden: bool) -> AnyRecord | SeenRound:
    """Read the only record of a file or of standard input; one with hidden hands only if `hidden` is true."""
    from ppsolve.solver.party.hidden.record import hides_hands
    from ppsolve.solver.party.hidden.seen_round import is_seen_round, seen_round_from_dict

    _refuse_line(argument)

    def read(document: Any) -> AnyRecord | SeenRound:
        if hidden and is_seen_round(document):
            return seen_round_from_dict(document)
        if hides_hands(document):
            judged = "--hidden judges the moves of the players whose hands are known"
            raise BadInput("deal", f"has hidden hands; {judged}")
        return record_from_dict(document)

    forms = TextForms(
        is_line=RECORD_FORMS.is_line,
        from_line=RECORD_FORMS.from_line,
        begins_text=RECORD_FORMS.begins_text,
        from_text=lambda text: read(document_from_text(text)),
        hint=RECORD_FORMS.hint,
    )
    return only_one(argument, documents_of(argument, read, "record", forms), "record")


# Positions.


def positions_of(argument: str, place: RecordPlace | None = None) -> Iterator[AnyPosition]:
    """Iterate over the positions of an argument; a file may hold many, one on each line.

    With `place`, records are positions, too.
    """
    for position in inputs_of(argument, *_readers(from_line, from_dict, place)):
        print_remark(position)
        yield position


def one_position(argument: str) -> AnyPosition:
    return only_one(argument, positions_of(argument), "position")


def drawable_positions_of(argument: str, place: RecordPlace) -> Iterator[AnyPosition | HiddenPosition]:
    """Iterate over the positions of an argument, which may have hidden cards."""
    from ppsolve.solver.party.hidden import position as hidden
    from ppsolve.solver.party.hidden.record import hides_hands

    def read_line(line: str) -> AnyPosition | HiddenPosition:
        return hidden.from_line(line) if PARTY.is_line(line) else from_line(line)

    def read_document(document: Any) -> AnyPosition | HiddenPosition:
        if not isinstance(document, dict) or document.get("game", PARTY.name) != PARTY.name:
            return from_dict(document)
        return hidden.from_dict({key: value for key, value in document.items() if key != "game"})

    line, read_others, _ = _readers(read_line, read_document, place)

    def read_any(document: Any) -> AnyPosition | HiddenPosition:
        hides = is_record(document) and hides_hands(document)
        return place.seen(document) if hides else read_others(document)

    def read_text(text: str) -> AnyPosition | HiddenPosition:
        return read_any(document_from_text(text))

    for position in inputs_of(argument, line, read_any, read_text):
        if not isinstance(position, hidden.HiddenPosition):
            print_remark(position)
        yield position


def _readers(
    read_line: Callable[[str], T], read: Callable[[Any], T], place: RecordPlace | None
) -> tuple[Callable[[str], T], Callable[[Any], T], Callable[[str], T] | None]:
    """Return functions that read a line, a JSON document, and the text form of a record."""
    if place is None:
        return read_line, read, None

    def line(text: str) -> T:
        place.check_unused()
        return read_line(text)

    def document(given: Any) -> T:
        if is_record(given):
            return cast(T, place.position(record_from_dict(given)))
        place.check_unused()
        return read(given)

    return line, document, lambda text: cast(T, place.position(record_from_text(text)))


def print_remark(position: GamePosition[Any]) -> None:
    """Print a note to standard error if a position looks miscounted. That is allowed."""
    if remark := position.game.remark(position):
        click.echo(f"note: {remark}", err=True)


def seat_of(position: AnyPosition | BasePosition, name: str) -> int:
    """Return the seat of a player, ignoring case. Raises `BadInput` unless exactly one player matches."""
    try:
        return seat_named(position.names, name if name in position.names else name.strip(), "player")
    except BadInput as error:
        names = ", ".join(map(shown, position.names))
        raise BadInput(error.where, f"{error.what}; there are {names}") from None


# Documents.


def inputs_of(
    argument: str,
    read_line: Callable[[str], T],
    read: Callable[[Any], T],
    read_text: Callable[[str], T] | None = None,
) -> Iterator[T]:
    """Iterate over the inputs of an argument: a position in one line, or the contents of a file.

    `read_line` reads a position in one line, `read` a JSON document, `read_text` the text form of a record.
    """
    if is_line(argument):
        yield read_line(argument)
    else:
        yield from documents_of(argument, read, forms=position_forms(read_line, read_text))


def documents_of(
    argument: str, make: Callable[[Any], T], thing: str = "position", forms: TextForms[T] | None = None
) -> Iterator[T]:
    """Iterate over `make(document)` for each document of a file or of standard input."""
    if argument != STANDARD_INPUT:
        try:
            yield from read_documents(argument, make, thing, forms)
        except BadInput as error:
            raise _not_a_file(argument, error, forms) from None
        return
    try:
        yield from read_documents(standard_input(), make, thing, forms)
    except BadInput as error:
        raise _named_standard_input(error) from None


def each_document_of(
    argument: str, make: Callable[[Any], T], forms: TextForms[T] | None = None
) -> Iterator[T | BadInput]:
    """As `documents_of`, but yield the error of a bad document instead of raising it."""
    if argument != STANDARD_INPUT:
        for one in read_each(argument, make, forms=forms):
            yield _not_a_file(argument, one, forms) if isinstance(one, BadInput) else one
        return
    for one in read_each(standard_input(), make, forms=forms):
        yield _named_standard_input(one) if isinstance(one, BadInput) else one


def _not_a_file(argument: str, error: BadInput, forms: TextForms[T] | None) -> BadInput:
    """Return a better error if an argument that is no file looks like a position."""
    if forms is None or error.line is not None or os.path.exists(argument):  # noqa: PTH110 - Path raises for long names
        return error
    hint = forms.hint(argument.strip())
    return BadInput("position", hint) if hint else error


def _each_position_of(argument: str, place: RecordPlace | None) -> Iterator[AnyPosition | BadInput]:
    """As `positions_of`, but yield the error of a bad position instead of raising it."""
    read_line, read, read_text = _readers(from_line, from_dict, place)
    try:
        found = (
            iter([read_line(argument)])
            if is_line(argument)
            else each_document_of(argument, read, position_forms(read_line, read_text))
        )
    except BadInput as error:
        found = iter([error])
    for one in found:
        if not isinstance(one, BadInput):
            print_remark(one)
        yield one


def _named_standard_input(error: BadInput) -> BadInput:
    return BadInput(error.where.replace("<stdin>", "standard input", 1), error.what, error.line)


def standard_input() -> IO[bytes]:
    if sys.stdin is None:
        raise BadInput("standard input", "is closed")
    return sys.stdin.buffer


def only_one(argument: str, items: Iterator[T], thing: str) -> T:
    """Return the only item of an argument. Raises `BadInput` if there are several."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(argument, f"more than one {thing}; this command takes one")
    return first


def look_ahead(items: Iterator[T]) -> tuple[bool, Iterator[T]]:
    """Return whether there are several items, and an iterator over all of them.

    An error of the second item is raised only after the first item.
    """
    first = next(items)
    try:
        return True, chain((first, next(items)), items)
    except StopIteration:
        return False, iter((first,))
    except BadInput as error:
        return True, _first_and_error(first, error)


def _first_and_error(first: T, error: BadInput) -> Iterator[T]:
    yield first
    raise error


# Answers to several inputs.


@dataclass(frozen=True)
class Answers:
    """The format of the answers, and whether to continue after a bad input.

    `jsonl` is for programs that write a line and wait for the answer: nothing is read ahead, and every answer
    is printed immediately.
    """

    wanted: Wanted
    keep_going: bool

    def positions(
        self, arguments: tuple[str, ...], place: RecordPlace
    ) -> tuple[bool, Iterator[AnyPosition | BadInput]]:
        """Return whether there may be several positions, and an iterator over all of them."""
        if self.keep_going:
            return True, chain.from_iterable(_each_position_of(one, place) for one in arguments)
        return self.several(chain.from_iterable(positions_of(one, place) for one in arguments))

    def several(self, inputs: Iterator[T]) -> tuple[bool, Iterator[T]]:
        """Return whether there may be several inputs, and an iterator over all of them.

        `jsonl` on standard output does not look ahead: it would have to wait for the second input before
        answering the first.
        """
        line_by_line = self.wanted.form == "jsonl" and set(self.wanted.targets) <= {STANDARD_OUTPUT}
        return (True, inputs) if line_by_line else look_ahead(inputs)

    def refuse(self, error: BadInput, printer: Printer) -> None:
        """Answer a bad input with `error`; raise it unless `--keep-going` was given."""
        if not self.keep_going:
            raise error
        document = {"schema": SCHEMA, "line": error.line, "where": error.where, "what": error.what}
        printer.json(lambda: document, several=True)
        printer.text(f"error: {error}")


def answer_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of `Answers` to a command, which receives them as `answers`."""

    @output_options(
        *("text", "json", "jsonl"), about="jsonl: answer every input line immediately, with one line."
    )
    @click.option(
        "--keep-going", is_flag=True, help="With jsonl: answer bad input with an error, and continue."
    )
    @wraps(command)
    def answering(*arguments: Any, wanted: Wanted, keep_going: bool, **others: Any) -> Any:
        if keep_going and not wanted.asks_for("jsonl"):
            raise click.UsageError("--keep-going needs --format jsonl")
        return command(*arguments, answers=Answers(wanted, keep_going), **others)

    return answering
