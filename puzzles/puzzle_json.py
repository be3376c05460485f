"""Puzzles as JSON: `load`, `loads`, `dumps`, and `read` for files of one or many.

Every puzzle is proved when it is read, so a file that was tampered with is refused. `schemas.py` has the
JSON Schema.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from ppsolve.puzzles.generation import check_origin
from ppsolve.puzzles.ids import permanent_id, task_of
from ppsolve.puzzles.kind import Kind, Task
from ppsolve.puzzles.kinds import OLDEST_GAME, kind_named, kind_of, series_of
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.series import Series
from ppsolve.solver.documents import (
    Source,
    checked_fields,
    checked_type,
    only_one,
    parse_json,
    read_documents,
    strings_from,
)
from ppsolve.solver.errors import BadInput, quoted

SCHEMA: Final = "ppsolve.puzzle/1"

_SHARED_KEYS: Final = (
    *("schema", "game", "level", "id", "permanent_id", "seed"),
    *("generator", "date", "number", "theme", "measures", "tags", "solution"),
)


def loads(text: str | bytes) -> Puzzle:
    """Read a puzzle from a JSON document and prove it; `BadInput` names the error."""
    return from_dict(parse_json(text))


def load(source: Source) -> Puzzle:
    """Read the only puzzle of a file (a path or a binary stream)."""
    return only_one(source, read(source), "puzzle")


def read(source: Source) -> Iterator[Puzzle]:
    """Yield the puzzles of a file: one JSON document, or JSON Lines with at least one."""
    return read_documents(source, from_dict, "puzzle")


def dumps(puzzle: Puzzle, *, one_line: bool = False, solution: bool = True) -> str:
    """Serialise a puzzle, without a final newline: one field per line, or all on one line."""
    document = to_dict(puzzle)
    if not solution:
        del document["solution"]
    if one_line:
        return json.dumps(document, ensure_ascii=False)
    parts = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in document.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}"


def to_dict(puzzle: Puzzle) -> dict[str, Any]:
    """Return the JSON object of a puzzle as Python values."""
    game = kind_of(puzzle.task).game
    document: dict[str, Any] = {"schema": SCHEMA, **({} if game == OLDEST_GAME else {"game": game})}
    document |= {"kind": puzzle.kind, "level": puzzle.level}
    if puzzle.recipe is not None:
        document |= {
            "id": puzzle.recipe.name,
            "seed": puzzle.recipe.seed,
            "generator": puzzle.recipe.generator,
        }
    document["permanent_id"] = permanent_id(puzzle)
    if puzzle.date is not None:
        document |= {"date": puzzle.date.isoformat(), "number": puzzle.number}
        if puzzle.theme is not None:
            document["theme"] = puzzle.theme
    if puzzle.measures:
        document["measures"] = dict(puzzle.measures)
    document |= {"tags": list(puzzle.tags), **kind_of(puzzle.task).json.write(puzzle.task)}
    document["solution"] = list(puzzle.solution)
    return document


# Parsing.


def from_dict(document: Any) -> Puzzle:
    """Parse a JSON object as a puzzle and prove it sound; `BadInput` names the wrong field.

    Only the task is required. A level, tags, a solution and IDs must agree with the task if they are given.
    The puzzle gets the solution that its examination finds, even if the document has another right one.
    """
    kind = kind_from(document)
    keys = kind.json
    fields = checked_fields(document, "", ("kind", *keys.required), (*keys.optional, *_SHARED_KEYS))
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")
    if fields.get("game", kind.game) != kind.game:
        raise BadInput("game", f"{quoted(fields['game'])}, but a {kind.name} is a puzzle of {kind.game}")
    task = keys.read(fields)
    recipe = _recipe(fields)
    if "tags" in fields:
        for tag in strings_from(fields["tags"], "tags"):
            if tag not in kind.tags:
                raise BadInput("tags", f"unknown tag {quoted(tag)}; there are {', '.join(kind.tags)}")
    found = prove(task, recipe)
    if "permanent_id" in fields and task_of(fields["permanent_id"]) != (task, recipe):
        raise BadInput("permanent_id", "is that of another puzzle")
    check_origin(found)
    if fields.get("level", found.level) != found.level:
        raise BadInput("level", f"{quoted(fields['level'])}, but the puzzle is {found.level}")
    if fields.get("measures", found.measures) != found.measures:
        raise BadInput("measures", "are not those of the puzzle")
    _check_tags(fields, found)
    if "solution" in fields:
        _check_solution(task, fields["solution"])
    found = replace(found, date=_date(fields, series_of(kind)))
    if fields.get("theme", found.theme) != found.theme:
        raise BadInput("theme", f"{quoted(fields['theme'])}, but it is {found.theme or 'about none'}")
    return found


def kind_from(document: Any) -> Kind[Task]:
    """Return the kind named by a JSON value."""
    if not isinstance(document, dict):
        raise BadInput("", f"expected an object, not {quoted(document)}")
    if "kind" not in document:
        raise BadInput("kind", "is missing; that is not a puzzle")
    return kind_named(document["kind"])


def _recipe(fields: dict[str, Any]) -> Recipe | None:
    """Return the recipe of a generated puzzle; all fields that describe it must agree."""
    recipe = recipe_of(checked_type(fields["id"], str, "id")) if "id" in fields else None
    if "permanent_id" in fields:
        whole = checked_type(fields["permanent_id"], str, "permanent_id")
        recipe = recipe or task_of(whole)[1]
    for key in ("kind", "level", "seed", "generator"):
        if key not in fields or (recipe is None and key in ("kind", "level")):
            continue
        if recipe is None:
            raise BadInput(key, "says where the puzzle comes from, but there is no id")
        given = checked_type(fields[key], type(getattr(recipe, key)), key)
        if given != getattr(recipe, key):
            raise BadInput(key, f"{quoted(given)}, but the id is {recipe.name}")
    return recipe


def _date(fields: dict[str, Any], series: Series) -> datetime.date | None:
    if "date" not in fields:
        if "number" in fields:
            raise BadInput("number", "is that of a day, but there is no date")
        return None
    date = date_of(checked_type(fields["date"], str, "date"), "date", series)
    number = series.number_of(date)
    if fields.get("number", number) != number:
        raise BadInput("number", f"{quoted(fields['number'])}, but {date} has number {number}")
    return date


def date_of(text: str, where: str, series: Series) -> datetime.date:
    """Parse a date such as `2026-11-15`, not before the first day of a series."""
    date = calendar_day(text, where)
    series.check_day(date, where)
    return date


def calendar_day(text: str, where: str) -> datetime.date:
    """Parse a date such as `2026-11-15`."""
    try:
        date = datetime.date.fromisoformat(text)
    except ValueError:
        date = None
    if date is None or date.isoformat() != text:
        raise BadInput(where, f"expected a date such as 2026-11-15, not {quoted(text)}")
    return date


def _check_tags(fields: dict[str, Any], puzzle: Puzzle) -> None:
    made_here = puzzle.recipe is None or kind_of(puzzle.task).makes(puzzle.recipe.generator)
    if made_here and sorted(fields.get("tags", puzzle.tags)) != sorted(puzzle.tags):
        raise BadInput("tags", f"are not those of the puzzle: {', '.join(puzzle.tags) or 'none'}")


def _check_solution(task: Task, given: Any) -> None:
    solution = strings_from(given, "solution")
    try:
        finding = kind_of(task).operations.check(task, solution)
    except BadInput as error:
        raise BadInput("solution", str(error).removeprefix("solution: ")) from None
    if not finding.solved:
        raise BadInput("solution", finding.text)
