"""JSON documents of all kinds: files of one or many, and checks of fields with one clear complaint."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, NoReturn, TypeVar

from ppsolve.solver.errors import BadInput, quoted

LARGEST_DOCUMENT: Final = 1 << 20
"""Bytes that one document may take, blanks included: a thousand times more than a position needs."""

T = TypeVar("T")
Source = str | os.PathLike[str] | IO[bytes]


def only_one(source: Source, items: Iterator[T], thing: str) -> T:
    """The one thing that was read from a source; more are refused."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(_name(source), f"more than one {thing}; one is expected here")
    return first


def read_documents(source: Source, build: Callable[[Any], T], thing: str = "position") -> Iterator[T]:
    """What `build` makes of each JSON document of a file: of the one it holds, or of one a line.

    Nothing is read ahead of need, and no document of more than `LARGEST_DOCUMENT` bytes is taken in.
    """
    try:
        with _open_source(source) as stream:
            yield from _read(stream, build, thing)
    except (OSError, ValueError) as error:
        raise _complaint(source, error) from None


def read_each(source: Source, build: Callable[[Any], T], thing: str = "position") -> Iterator[T | BadInput]:
    """As `read_documents`, but what is wrong with a document stands in its place, and the others follow.

    From a pipe, which cannot be read twice, every line is a document; a file may also hold just one.
    """
    try:
        with _open_source(source) as stream:
            if stream.seekable() and (whole := _one_document(stream, thing)) is not None:
                found: Iterator[T | BadInput] = iter([_build_or_refuse(build, whole, 1)])
            else:
                found = _read_lines(stream, build, thing)
            for one in found:
                yield one.inside(_name(source)) if isinstance(one, BadInput) else one
    except (OSError, ValueError) as error:
        yield _complaint(source, error)


def published_schema(package: str, name: str) -> dict[str, Any]:
    """The JSON Schema that a package ships under that name."""
    from importlib import resources  # a tenth of the start-up time of every command

    path = resources.files(package) / "schema" / f"{name}.schema.json"
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema


# Reading bytes.


@contextmanager
def _open_source(source: Source) -> Iterator[IO[bytes]]:
    """The stream of a source; one that is given open stays open."""
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as stream:
            yield stream
    else:
        yield source


def _complaint(source: Source, error: OSError | ValueError) -> BadInput:
    """What went wrong with a source, told in one line."""
    if isinstance(error, BadInput):
        return error.inside(_name(source))
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return BadInput(_name(source), (reason or "cannot be read").lower())


def _name(source: Source) -> str:
    name = os.fspath(source) if isinstance(source, (str, os.PathLike)) else getattr(source, "name", None)
    if not isinstance(name, str):
        return "input"
    return name if name.isprintable() else quoted(name)


def _read(stream: IO[bytes], build: Callable[[Any], T], thing: str) -> Iterator[T]:
    """One document a line if the first line is one by itself, else the whole as one document."""
    number, first = _next_line(stream, 0, thing)
    if not first:
        raise BadInput("", f"no {thing}: there is nothing in it")
    try:
        document = parse_json(first)
    except BadInput as error:
        if error.line is None:  # more lines would not make it better
            raise error.at_line(number) from None
        if not _may_go_on(first):  # nor here: who waits for an answer gets it at once
            raise BadInput("", error.what).at_line(number) from None
        rest = stream.read(LARGEST_DOCUMENT)
        if len(first) + len(rest) > LARGEST_DOCUMENT:
            raise _too_large(thing) from None
        yield build(parse_json(b"\n" * (number - 1) + first + rest))
        return
    while True:
        try:
            yield build(document)
            last = number
            number, line = _next_line(stream, last, thing)
            if not line:
                return
            document = parse_json(line.rstrip(), number)
        except BadInput as error:
            raise error.at_line(number) from None


def _may_go_on(line: bytes) -> bool:
    """Whether a line that is no JSON document could be the beginning of one."""
    try:
        json.loads(text := line.decode("utf-8"))
    except json.JSONDecodeError as error:
        return not error.msg.startswith("Unterminated string") and not text[error.pos :].strip(" \t\r\n,:{[")
    except ValueError:
        return False
    return False


def _one_document(stream: IO[bytes], thing: str) -> Any:
    """The JSON value that a file holds in several lines; `None`, and the file as before, if it does not."""
    start = stream.tell()
    _, first = _next_line(stream, 0, thing, skip=True)
    rest = stream.read(LARGEST_DOCUMENT) if first and _may_go_on(first) else b""
    stream.seek(start)
    if not rest.strip() or len(first) + len(rest) > LARGEST_DOCUMENT:
        return None
    try:
        return parse_json(first + rest)
    except BadInput:
        return None


def _read_lines(stream: IO[bytes], build: Callable[[Any], T], thing: str) -> Iterator[T | BadInput]:
    """What becomes of each line that is not blank."""
    last = 0
    while True:
        try:
            number, line = _next_line(stream, last, thing, skip=True)
        except BadInput as error:
            yield error
            assert error.line is not None
            number = error.line
        else:
            if not line:
                break
            try:
                document = parse_json(line.rstrip(), number)
            except BadInput as error:
                yield error.at_line(number)
            else:
                yield _build_or_refuse(build, document, number)
        last = number
    if not last:
        yield BadInput("", f"no {thing}: there is nothing in it")


def _build_or_refuse(build: Callable[[Any], T], document: Any, line: int) -> T | BadInput:
    try:
        return build(document)
    except BadInput as error:
        return error.at_line(line)


def _next_line(stream: IO[bytes], number: int, thing: str, skip: bool = False) -> tuple[int, bytes]:
    """The next line that is not blank, with its number; nothing at the end.

    One that is too long is refused, and with `skip` read to its end, so that the next one can follow.
    """
    while True:
        number += 1
        line = stream.readline(LARGEST_DOCUMENT + 1)
        if len(line) > LARGEST_DOCUMENT:
            while skip and line and not line.endswith(b"\n"):
                line = stream.readline(LARGEST_DOCUMENT)
            raise _too_large(thing).at_line(number)
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line or line.strip():
            return number, line


def _too_large(thing: str) -> BadInput:
    return BadInput("", f"more than {LARGEST_DOCUMENT:,} bytes; that is not a {thing}")


def parse_json(text: str | bytes, first_line: int = 1) -> Any:
    """The JSON value of a text, refusing what JSON leaves open: duplicate keys, NaN, endless nesting."""
    if isinstance(text, bytes):
        text = _decode(text, first_line)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_not_json)
    except json.JSONDecodeError as error:
        what = f"malformed JSON: {error.msg} at column {error.colno}"
        raise BadInput("", what).at_line(error.lineno + first_line - 1) from None
    except BadInput:
        raise
    except RecursionError:
        raise BadInput("", "malformed JSON: nested too deeply") from None
    except ValueError:
        raise BadInput("", "malformed JSON: a number with thousands of digits") from None


def _decode(text: bytes, first_line: int) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + first_line
        raise BadInput("", f"invalid UTF-8 at byte {error.start}").at_line(line) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for key, value in pairs:
        if key in document:
            raise BadInput(_key(key), "duplicate key")
        document[key] = value
    return document


def _not_json(constant: str) -> NoReturn:
    raise BadInput("", f"malformed JSON: {constant} is not a JSON number")


# Checks of fields.


def checked_fields(
    given: Any, where: str, required: tuple[str, ...], optional: tuple[str, ...]
) -> dict[str, Any]:
    """A JSON object that has no other keys than these; `where` is its place in the document."""
    if not isinstance(given, dict):
        raise BadInput(where, f"expected an object, not {quoted(given)}")
    prefix = f"{where}." if where else ""
    for key in given:
        if key not in required and key not in optional:
            raise BadInput(prefix + _key(key), f"unknown key; there are {', '.join(required + optional)}")
    for key in required:
        if key not in given:
            raise BadInput(prefix + key, "is missing")
    return given


_KINDS: Final = {str: "a string", int: "a whole number", bool: "true or false", list: "a list"}


def checked_type(given: Any, kind: type, where: str, expected: str = "") -> Any:
    """A JSON value of a kind; true and false are no numbers."""
    if not isinstance(given, kind) or (kind is int and isinstance(given, bool)):
        raise BadInput(where, f"expected {expected or _KINDS[kind]}, not {quoted(given)}")
    return given


def strings_from(given: Any, where: str) -> tuple[str, ...]:
    """The strings of a JSON list, as the rows of a drawn position are."""
    entries = checked_type(given, list, where)
    return tuple(checked_type(entry, str, f"{where}[{number}]") for number, entry in enumerate(entries))


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() and len(key) <= 40 else quoted(key)
