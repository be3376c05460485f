"""Results to standard output, or to a file that is written completely or not at all."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any, Final, TextIO

import click

from ppsolve.solver import BadInput
from ppsolve.solver.platform import lock_file, move_open_file, remove_open_file

STANDARD_OUTPUT = STANDARD_INPUT = "-"

LOCK_INTERVAL: Final = 0.1
"""Seconds between two attempts to get a lock."""

_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
"""In JSON these letters occur only in strings, where they can be escaped."""


def write_lines(lines: Iterable[str], target: str) -> None:
    """Write lines to standard output one by one, or to a file that appears only when complete."""
    if target == STANDARD_OUTPUT:
        for line in lines:
            click.echo(line)
        return
    with whole_file(target) as stream:
        stream.writelines(line + "\n" for line in lines)


def write_page(html: str, target: str) -> None:
    """Write a page or an SVG picture to standard output, or to a file that appears only when complete.

    The encoding is always UTF-8, as browsers expect, even if standard output has another one.
    """
    text = html.rstrip("\n") + "\n"
    if target == STANDARD_OUTPUT:
        sys.stdout.flush()
        write_bytes(text.encode("utf-8"), target)
        sys.stdout.buffer.flush()
    else:
        write_lines([text.removesuffix("\n")], target)


@contextmanager
def whole_file(target: str) -> Iterator[TextIO]:
    """Open a text stream that replaces the file `target` when the block ends without an error."""
    import tempfile  # loads `random`, which few commands need

    with _write_errors_of(target):
        path = Path(target)
        if _is_device(path):
            with path.open("w", encoding="utf-8") as device:
                yield device
            return
        if path.is_dir():
            raise BadInput(target, "is a directory")
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.resolve().parent)
        draft = Path(name)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            draft.chmod(_mode(path))
            draft.replace(path.resolve())
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def check_target(target: str | None, *sources: str) -> None:
    """`check_targets` for a command with one output."""
    check_targets([target], sources)


def check_targets(targets: Iterable[str | None], sources: Iterable[str] = ()) -> None:
    """Refuse, before any work, targets that cannot be written or would replace an input or another output.

    `targets` are all outputs, including `-`; `sources` are all arguments that may be input files.
    """
    inputs, before = list(sources), list[str]()
    for target in targets:
        if target is None:
            continue
        if target == STANDARD_OUTPUT:
            if target in before:
                raise BadInput("standard output", "two results cannot both go there; write one to a file")
        else:
            _check_file(target)
            if any(_same_file(target, source) for source in inputs):
                raise BadInput(target, "is an input; writing would replace it")
            if any(_same_file(target, other) for other in before if other != STANDARD_OUTPUT):
                raise BadInput(target, "two results cannot both be written there; name two files")
        before.append(target)


def _same_file(target: str, other: str) -> bool:
    """Return whether writing to `target` would replace `other`, also through links or before it exists.

    `-` is standard input, which may be redirected from a file.
    """
    try:
        path = Path(target)
        if _is_device(path):
            return False
        if other == STANDARD_INPUT:
            return path.exists() and os.path.samestat(path.stat(), os.fstat(sys.stdin.fileno()))
        if path.exists() and os.path.exists(other):  # noqa: PTH110 - false for a name too long
            return path.samefile(other)
        return os.path.normcase(path.resolve()) == os.path.normcase(Path(other).resolve())
    except (
        OSError,
        ValueError,
        AttributeError,
        RuntimeError,
    ):  # bad name, closed stream, link loop
        return False


def _check_file(target: str) -> None:
    with _write_errors_of(target):
        path = Path(target)
        if path.is_dir():
            raise BadInput(target, "is a directory")
        if target.endswith(("/", os.sep)):
            raise BadInput(target, "names a directory, but a file is written")
        folder = path.resolve().parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def write_bytes(content: bytes, target: str) -> None:
    """Write bytes to standard output, or to a file that appears only when complete."""
    if target == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        return
    with whole_file(target) as stream:
        stream.buffer.write(content)


def warn_of_missing_letters(text: str) -> None:
    """Warn on standard error about letters that no font on this machine has."""
    from ppsolve.reports.shared.fonts import letters_lacking

    if lacking := letters_lacking(text):
        named = ", ".join(f"{letter} (U+{ord(letter):04X})" for letter in lacking)
        click.echo(f"note: no font on this machine has {named}", err=True)


@contextmanager
def growing_file(target: str) -> Iterator[Callable[[str], None]]:
    """Yield a function that appends a line to a file and flushes it, for work that takes long.

    It writes to `target.part`, which becomes `target` at the end. If the work is interrupted, the lines
    written so far stay in `target.part` until the next run.
    """
    with _write_errors_of(target):
        path = Path(target)
        if _is_device(path):
            with path.open("w", encoding="utf-8") as device:
                yield lambda line: _write_line(device, line)
            return
        if path.is_dir():
            raise BadInput(target, "is a directory")
        part, stream = _new_part(target)
        written = 0
        try:
            with stream:

                def write(line: str) -> None:
                    nonlocal written
                    _write_line(stream, line)
                    written += 1

                yield write
                os.fsync(stream.fileno())
                part.chmod(_mode(path))
                move_open_file(stream, part, path.resolve())
        except BaseException:
            if written:
                click.echo(f"{part} keeps the {written} written so far", err=True)
            else:
                part.unlink(missing_ok=True)
            raise


@contextmanager
def exclusive(target: str) -> Iterator[None]:
    """Keep other processes out of such a block for the same file, which is read and then replaced. They wait.

    The lock is on `target.lock`, because `target` is replaced. That file is removed at the end. If a process
    is killed, the system releases the lock. The file stays, and the next run uses and removes it.
    """
    with _write_errors_of(target):
        locked = None if target == STANDARD_OUTPUT or _is_device(Path(target)) else _wait_for_lock(target)
    try:
        yield
    finally:
        if locked is not None:
            remove_open_file(*locked)


def _wait_for_lock(target: str) -> tuple[IO[str], Path]:
    """Return the lock file of `target`, open and locked, and its path."""
    lock = Path(f"{Path(target).resolve()}.lock")
    for attempt in count():
        stream = lock.open("a", encoding="utf-8")
        try:
            lock_file(stream)
            if os.path.samestat(os.fstat(stream.fileno()), lock.stat()):  # else it was removed meanwhile
                return stream, lock
        except FileNotFoundError:
            pass
        except BlockingIOError:
            if attempt == 0:
                click.echo(f"waiting for another process that writes {target}", err=True)
            time.sleep(LOCK_INTERVAL)
        except BaseException:
            stream.close()
            raise
        stream.close()
    raise AssertionError


def _write_line(stream: IO[str], line: str) -> None:
    stream.write(line + "\n")
    stream.flush()


def _new_part(target: str) -> tuple[Path, IO[str]]:
    """Open an empty part file that no other process writes to.

    The part file of a run that has ended is replaced; that of a run in progress is not.
    """
    for number in count(1):
        part = Path(f"{target}.part{'' if number == 1 else number}")
        stream = part.open("a", encoding="utf-8")
        try:
            lock_file(stream)
            if os.path.samestat(os.fstat(stream.fileno()), part.stat()):  # else it was moved meanwhile
                stream.truncate(0)
                return part, stream
        except (BlockingIOError, FileNotFoundError):
            pass
        stream.close()
    raise AssertionError


@contextmanager
def _write_errors_of(target: str) -> Iterator[None]:
    """Turn errors of writing `target` into `BadInput`."""
    try:
        yield
    except RuntimeError:  # before Python 3.13, from Path.resolve()
        raise BadInput(target, "cannot be written: the symbolic links form a loop") from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(target, f"cannot be written: {(reason or 'unknown reason').lower()}") from None


def _is_device(path: Path) -> bool:
    """Return whether a path is a device or pipe, which can be written to but not replaced."""
    return path.exists() and not stat.S_ISREG(path.stat().st_mode) and not path.is_dir()


def _mode(path: Path) -> int:
    """The permissions that the file has, or that a new file would get from the umask."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def terminal_width() -> int:
    """The width of the terminal in columns; 80 if standard output is not a terminal."""
    return shutil.get_terminal_size().columns


def print_json(document: Any, one_line: bool = False) -> None:
    echo_json(json_text(document, one_line))


def json_text(document: Any, one_line: bool = False) -> str:
    return json.dumps(document, ensure_ascii=False) if one_line else indented_json(document)


def echo_json(text: str) -> None:
    """Print a JSON text immediately. Letters that standard output cannot encode are escaped."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = _NOT_ASCII.sub(lambda letter: json.dumps(letter[0])[1:-1], text)
    click.echo(text)


def indented_json(value: Any, indent: str = "\n") -> str:
    """JSON with a line for each field and item; objects and lists without nested objects take one line."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inner, list) or not any(_contains_object(item) for item in inner):
        return json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    keys = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(inner)
    parts = [deeper + key + indented_json(item, deeper) for key, item in zip(keys, inner, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + ",".join(parts) + indent + closing


def _contains_object(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_contains_object, value)))
