"""Files of sets: puzzles of several kinds and levels for one booklet, in TOML, or a sheet for every pupil."""

from __future__ import annotations

import datetime
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ppsolve.puzzles.ids import looks_like_an_id
from ppsolve.puzzles.puzzle_json import calendar_day
from ppsolve.puzzles.recipe import Recipe, new_recipe
from ppsolve.reports.puzzle.sheet.style import STYLE_OPTIONS, SheetStyle, option_name
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import check_name
from ppsolve.solver.randomness import LARGEST_SEED

MOST_PUZZLES: Final = 1000
"""Puzzles of all pupils together."""
LARGEST_FILE: Final = 1 << 20
STYLE_KEYS: Final = {option_name(name): name for name in STYLE_OPTIONS}
SET_KEYS: Final = (*STYLE_KEYS, "seed", "pupils", "puzzles")
PUZZLE_KEYS: Final = ("kind", "level", "count", "seed", "base", "players", "id")

PuzzleSource = Recipe | str
"""A puzzle of a set: what it is generated from, or its ID."""


@dataclass(frozen=True)
class Pupil:
    """Somebody who gets puzzles of their own; the name is empty if the set is for nobody in particular."""

    name: str
    seed: int
    wanted: tuple[PuzzleSource, ...]


@dataclass(frozen=True)
class SetFile:
    """A set as its file describes it."""

    path: str
    style: Mapping[str, Any]
    """Fields of `SheetStyle`."""
    pupils: tuple[Pupil, ...]


def read_set(path: str) -> SetFile:
    """Read the file of a set; `BadInput` names the line or the key."""
    try:
        with open(path, "rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadInput("", f"more than {LARGEST_FILE:,} bytes; that is not a set of puzzles")
        return set_of(tomllib.loads(content.decode("utf-8-sig")), path)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(path, str(error), len(content.splitlines())) from None
    except BadInput as error:
        raise error.inside(path) from None
    except OSError as error:
        raise BadInput(path, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(path, "is not UTF-8 text") from None


def _syntax_error(path: str, text: str, last: int) -> BadInput:
    """Put the line of a syntax error first: `week.toml: line 3: expected '=' ...`."""
    what, line = re.sub(r" \(at (.*)\)$", "", text), re.search(r"at line (\d+)", text)
    return BadInput(f"{path}: line {line[1] if line else last}", what[0].lower() + what[1:])


def set_of(document: Mapping[str, Any], path: str = "") -> SetFile:
    """Check a parsed file; `BadInput` names the key."""
    _check_keys(document, SET_KEYS)
    style = {name: _style_value(key, document[key]) for key, name in STYLE_KEYS.items() if key in document}
    SheetStyle(**style)
    entries = checked_type(document.get("puzzles", []), list, "puzzles")
    if not entries:
        raise BadInput("puzzles", "there is none; add a table [[puzzles]]")
    seed = _number(document, "seed", 1, 0, LARGEST_SEED)
    groups = [_read_entry(entry, f"puzzles[{number}]") for number, entry in enumerate(entries)]
    names = strings_from(document.get("pupils", []), "pupils")
    for number in range(len(names)):
        try:
            check_name(names, number)
        except BadInput as error:
            raise BadInput(f"pupils[{number}]", error.what) from None
    total = sum(group.count for group in groups) * max(1, len(names))
    if total > MOST_PUZZLES:
        raise BadInput("puzzles", f"{total:,} puzzles, but a set has at most {MOST_PUZZLES:,}")
    # Each pupil's seeds begin where those of the one before end.
    stride = max(_seeds_of(groups).values(), default=1)
    last = seed + stride * max(1, len(names)) - 1
    if last > LARGEST_SEED:
        raise BadInput("seed", "the set would exceed the largest seed")
    return SetFile(
        path,
        style,
        tuple(
            Pupil(name, first, tuple(_wanted(groups, first)))
            for name, first in zip(names or [""], range(seed, last + 1, stride), strict=True)
        ),
    )


@dataclass(frozen=True)
class _Group:
    """Puzzles of one recipe, or the puzzle of an ID."""

    wanted: PuzzleSource
    count: int
    seeded: bool
    """True if it takes its seed from the pupil."""


def _read_entry(entry: Any, where: str) -> _Group:
    try:
        checked_type(entry, dict, "")
        _check_keys(entry, PUZZLE_KEYS)
        if "id" in entry:
            return _read_id(entry)
        count = _number(entry, "count", 1, 1, MOST_PUZZLES)
        seed = _number(entry, "seed", 0, 0, LARGEST_SEED)
        if seed + count - 1 > LARGEST_SEED:
            raise BadInput("seed", "the puzzles would exceed the largest seed")
        if "kind" not in entry:
            raise BadInput("kind", "is missing")
        options = {
            name: checked_type(entry[name], int, name) for name in ("base", "players") if name in entry
        }
        level: Any = checked_type(entry.get("level", "medium"), str, "level")  # a recipe checks its level
        recipe = new_recipe(checked_type(entry["kind"], str, "kind"), level, seed, **options)
        return _Group(recipe, count, "seed" not in entry)
    except BadInput as error:
        raise BadInput(f"{where}.{error.where}" if error.where else where, error.what) from None


def _read_id(entry: Mapping[str, Any]) -> _Group:
    if len(entry) > 1:
        raise BadInput("id", "stands alone: it already names the puzzle")
    name = checked_type(entry["id"], str, "id")
    if not looks_like_an_id(name):
        raise BadInput("id", f"{quoted(name)} is not the ID of a puzzle")
    return _Group(name, 1, seeded=False)


def _seeds_of(groups: Sequence[_Group]) -> Counter[PuzzleSource]:
    """The number of seeds that each recipe needs."""
    needed: Counter[PuzzleSource] = Counter()
    for group in groups:
        if group.seeded:
            needed[group.wanted] += group.count
    return needed


def _wanted(groups: Sequence[_Group], first: int) -> list[PuzzleSource]:
    """The puzzles of a pupil; groups of the same recipe go on with the next seeds."""
    used: Counter[PuzzleSource] = Counter()
    found: list[PuzzleSource] = []
    for group in groups:
        if isinstance(group.wanted, str):
            found.append(group.wanted)
            continue
        start = first + used[group.wanted] if group.seeded else group.wanted.seed
        used[group.wanted] += group.count
        found += [replace(group.wanted, seed=start + number) for number in range(group.count)]
    return found


# Values.


def _check_keys(table: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise BadInput(shown(key), f"unknown key; there are {', '.join(known)}")


def _number(table: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    number: int = checked_type(table.get(key, default), int, key)
    if not low <= number <= high:
        raise BadInput(key, f"{quoted(number)} is not from {low} to {high:,}")
    return number


def _style_value(key: str, value: Any) -> Any:
    if key == "names":
        return strings_from(value, key)
    if key == "date":
        if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
            return value
        return calendar_day(str(value), key)
    if key in ("rules", "cover"):
        return checked_type(value, bool, key)
    return checked_type(value, int if key == "per-page" else str, key)
