"""JSON documents: reading files of one or many, checking fields, and the published JSON Schemas."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any, Final, Generic, NoReturn, TypeVar

from ppsolve.solver.errors import BadInput, quoted

LARGEST_DOCUMENT: Final = 1 << 20
"""Maximum size of one document in bytes: a thousand times more than a position needs."""

LONGEST_LINE: Final = 1 << 26
"""Maximum length of a line in bytes. A longer one is not even skipped: it may never end."""

T = TypeVar("T")
Source = str | os.PathLike[str] | IO[bytes]


@dataclass(frozen=True)
class TextForms(Generic[T]):
    """Forms of input beside JSON: items of one line, and texts of several lines that fill a file."""

    is_line: Callable[[str], bool]
    from_line: Callable[[str], T]
    begins_text: Callable[[str], bool]
    """Return whether the first line of a file begins a text."""
    from_text: Callable[[str], T]
    hint: Callable[[str], str] = lambda line: ""
    """Return the mistake in a line that is neither JSON nor another form; empty if unknown."""


def only_one(source: Source, items: Iterator[T], thing: str) -> T:
    """Return the only item read from `source`; raise `BadInput` if there are more."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(_name(source), f"more than one {thing}; one is expected here")
    return first


def read_documents(
    source: Source, build: Callable[[Any], T], thing: str = "position", forms: TextForms[T] | None = None
) -> Iterator[T]:
    """Yield `build(document)` for the single JSON document of a file, or for each line of JSON Lines.

    With `forms`, a line may have another form than JSON, or the file may be one text.
    Reads lazily, and refuses documents of more than `LARGEST_DOCUMENT` bytes.
    """
    try:
        with _open_source(source) as stream:
            yield from _read(stream, build, thing, forms)
    except (OSError, ValueError) as error:
        raise _complaint(source, error) from None


def read_each(
    source: Source, build: Callable[[Any], T], thing: str = "position", forms: TextForms[T] | None = None
) -> Iterator[T | BadInput]:
    """Like `read_documents`, but yield the error of a bad document in its place and go on.

    A pipe cannot be read twice, so each of its lines must be a document. A file may also hold just one.
    Nothing is read after a line of more than `LONGEST_LINE` bytes.
    """
    try:
        with _open_source(source) as stream:
            found: Iterable[T | BadInput]
            if stream.seekable() and (whole := _one_document(stream, thing)) is not None:
                found = [_build_or_refuse(build, whole, 1)]
            else:
                by_line = _read_lines(stream, build, thing, forms)
                found = by_line
            for one in found:
                yield one.inside(_name(source)) if isinstance(one, BadInput) else one
    except (OSError, ValueError) as error:
        yield _complaint(source, error)


# Reading bytes.


@contextmanager
def _open_source(source: Source) -> Iterator[IO[bytes]]:
    """Open `source` if it is a path; a stream is passed through and stays open."""
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as stream:
            yield stream
    else:
        yield source


def _complaint(source: Source, error: OSError | ValueError) -> BadInput:
    """Convert an error while reading `source` to a `BadInput` of one line."""
    if isinstance(error, BadInput):
        return error.inside(_name(source))
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return BadInput(_name(source), (reason or "cannot be read").lower())


def _name(source: Source) -> str:
    name = os.fspath(source) if isinstance(source, (str, os.PathLike)) else getattr(source, "name", None)
    if not isinstance(name, str):
        return "input"
    return name if name.isprintable() else quoted(name)


def _read(
    stream: IO[bytes], build: Callable[[Any], T], thing: str, forms: TextForms[T] | None
) -> Iterator[T]:
    """Read JSON Lines if the first line is a complete document, else the whole stream as one document."""
    number, line = _next_line(stream, 0, thing)
    if not line:
        raise BadInput("", f"no {thing}: there is nothing in it")
    if forms is not None and forms.begins_text(_shown_line(line)):
        yield _whole_text(stream, number, line, thing, forms)
        return
    if forms is None or not forms.is_line(_shown_line(line)):
        try:
            parse_json(line)
        except BadInput as error:
            if error.line is None:  # more lines would not help
                raise error.at_line(number) from None
            if not _may_continue(line):  # nor here: refuse at once instead of waiting for input
                raise BadInput("", _mistake(error, line, forms)).at_line(number) from None
            rest = stream.read(LARGEST_DOCUMENT)
            if len(line) + len(rest) > LARGEST_DOCUMENT:
                raise _too_large(thing) from None
            yield build(parse_json(line + rest, number))
            return
    while line:
        try:
            yield _item(line, number, build, forms)
            number, line = _next_line(stream, number, thing)
        except BadInput as error:
            raise error.at_line(number) from None


def _item(line: bytes, number: int, build: Callable[[Any], T], forms: TextForms[T] | None) -> T:
    """Read a line: JSON, or an item of one line."""
    if forms is not None and forms.is_line(text := _shown_line(line)):
        return forms.from_line(text)
    try:
        document = parse_json(line.rstrip(), number)
    except BadInput as error:
        if (mistake := _mistake(error, line, forms)) != error.what:
            raise BadInput("", mistake) from None
        raise
    return build(document)


def _whole_text(stream: IO[bytes], number: int, first: bytes, thing: str, forms: TextForms[T]) -> T:
    """Read the whole stream as one text; `first` is its first line that is not blank."""
    rest = stream.read(LARGEST_DOCUMENT)
    if len(first) + len(rest) > LARGEST_DOCUMENT:
        raise _too_large(thing)
    return forms.from_text(_decode(b"\n" * (number - 1) + first + rest, 1))


def _shown_line(line: bytes) -> str:
    return line.decode("utf-8", errors="replace").strip()


def _mistake(error: BadInput, line: bytes, forms: TextForms[T] | None) -> str:
    """Return what is wrong with a line that is not JSON."""
    return (forms.hint(_shown_line(line)) if forms is not None else "") or error.what


def _may_continue(line: bytes) -> bool:
    """Return whether an incomplete line could be the beginning of a JSON document."""
    try:
        json.loads(text := line.decode("utf-8"))
    except json.JSONDecodeError as error:
        return not error.msg.startswith("Unterminated string") and not text[error.pos :].strip(" \t\r\n,:{[")
    except (ValueError, RecursionError):
        return False
    return False


def _one_document(stream: IO[bytes], thing: str) -> Any:
    """Parse a file that holds one document in several lines, else return `None`. Rewinds the file."""
    start = stream.tell()
    try:
        _, first = _next_line(stream, 0, thing)
    except BadInput:  # too long, as will be reported for the line
        first = b""
    rest = stream.read(LARGEST_DOCUMENT) if first and _may_continue(first) else b""
    stream.seek(start)
    if not rest.strip() or len(first) + len(rest) > LARGEST_DOCUMENT:
        return None
    try:
        return parse_json(first + rest)
    except BadInput:
        return None


def _read_lines(
    stream: IO[bytes], build: Callable[[Any], T], thing: str, forms: TextForms[T] | None
) -> Iterator[T | BadInput]:
    """Yield the item or the error of every line that is not blank."""
    last = 0
    while True:
        try:
            number, line = _next_line(stream, last, thing, skip=True)
        except BadInput as error:
            yield error
            if isinstance(error, _EndlessLine):
                return
            assert error.line is not None
            number = error.line
        else:
            if not line:
                break
            try:
                if not last and forms is not None and forms.begins_text(_shown_line(line)):
                    yield _whole_text(stream, number, line, thing, forms)
                else:
                    yield _item(line, number, build, forms)
            except BadInput as error:
                yield error.at_line(number)
        last = number
    if not last:
        yield BadInput("", f"no {thing}: there is nothing in it")


def _build_or_refuse(build: Callable[[Any], T], document: Any, line: int) -> T | BadInput:
    try:
        return build(document)
    except BadInput as error:
        return error.at_line(line)


def _next_line(stream: IO[bytes], number: int, thing: str, skip: bool = False) -> tuple[int, bytes]:
    """Return the number and text of the next line that is not blank; the text is empty at the end.

    Raises `BadInput` for a line that is too long. With `skip`, the rest of that line is consumed first,
    unless it is longer than `LONGEST_LINE`.
    """
    while True:
        blank, ended = _skip_blank_lines(stream)
        number += blank + 1
        line = b"" if ended else stream.readline(LARGEST_DOCUMENT + 1)
        if len(line) > LARGEST_DOCUMENT:
            length = len(line)
            while skip and line and not line.endswith(b"\n"):
                if length > LONGEST_LINE:
                    what = f"more than {LONGEST_LINE:,} bytes without a line break; the rest is not read"
                    raise _EndlessLine(f"line {number}", what, number)
                line = stream.readline(LARGEST_DOCUMENT)
                length += len(line)
            raise _too_large(thing).at_line(number)
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line or line.strip():
            return number, line


def _skip_blank_lines(stream: IO[bytes]) -> tuple[int, bool]:
    """Consume blank lines a buffer at a time; return their number, and whether the stream has ended.

    Blank lines may be left. Waits for input no longer than reading the next line would.
    """
    peek = getattr(stream, "peek", None)
    number = 0
    while peek is not None:
        ahead: bytes = peek(1)
        if not ahead:  # a second read would make a terminal user end the input twice
            return number, True
        end = ahead.rfind(b"\n", 0, len(ahead) - len(ahead.lstrip())) + 1
        if not end:
            break
        number += ahead.count(b"\n", 0, end)
        stream.read(end)
    return number, False


class _EndlessLine(BadInput):
    """A line of more than `LONGEST_LINE` bytes."""


def _too_large(thing: str) -> BadInput:
    return BadInput("", f"more than {LARGEST_DOCUMENT:,} bytes; that is not a {thing}")


def parse_json(text: str | bytes, first_line: int = 1) -> Any:
    """Parse JSON strictly: refuse duplicate keys, NaN and infinities, and excessive nesting."""
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
    """Check that `given` is a JSON object with these keys only; `where` is its place in the document."""
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
    """Check that `given` has type `kind`; booleans are not integers."""
    if not isinstance(given, kind) or (kind is int and isinstance(given, bool)):
        raise BadInput(where, f"expected {expected or _KINDS[kind]}, not {quoted(given)}")
    return given


def strings_from(given: Any, where: str) -> tuple[str, ...]:
    """Check that `given` is a JSON list of strings and return them."""
    entries = checked_type(given, list, where)
    return tuple(checked_type(entry, str, f"{where}[{number}]") for number, entry in enumerate(entries))


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() and len(key) <= 40 else quoted(key)


# Schemas.

SOLVER_PACKAGE: Final = "ppsolve.solver"


def published_schema(package: str, name: str) -> dict[str, Any]:
    """Load the JSON Schema called `name` from `package`."""
    from importlib import resources  # a tenth of the start-up time of every command

    path = resources.files(package) / "schema" / f"{name}.schema.json"
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema


def complete_schema(name: str, package: str = SOLVER_PACKAGE) -> dict[str, Any]:
    """Load a schema and embed the schemas of the solver that its `$defs` refer to.

    A name with a dash selects the schema of one game: `party-position` is `position` of `party`.
    """
    game, dash, document = name.partition("-")
    found = (
        published_schema(f"{SOLVER_PACKAGE}.{game}", document) if dash else published_schema(package, name)
    )
    for other, part in found.get("$defs", {}).items():
        if list(part) == ["$id"]:
            part |= complete_schema(other)
    return found


def position_schema() -> dict[str, Any]:
    """Return the JSON Schema of a position."""
    return complete_schema("position")


def record_schema() -> dict[str, Any]:
    """Return the JSON Schema of a record of a round or a game; it embeds that of a position."""
    return complete_schema("record")
