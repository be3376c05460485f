"""Positions of any game as JSON: `load`, `loads`, `dump`, `dumps`, and `read` for files of one or many.

A document says which game it is of by its key `game`; without it, it is Penguin Party's.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from ppsolve.solver.documents import Source, only_one, parse_json, read_documents
from ppsolve.solver.games import AnyPosition, from_dict, game_of


def loads(text: str | bytes) -> AnyPosition:
    """The position that a JSON document describes; `BadInput` names the field that is wrong."""
    return from_dict(parse_json(text))


def load(source: Source) -> AnyPosition:
    """The one position in a file (a path or a binary stream)."""
    return only_one(source, read(source), "position")


def read(source: Source) -> Iterator[AnyPosition]:
    """The positions of a file that holds one as JSON, or one a line as JSON Lines; at least one."""
    return read_documents(source, from_dict)


def dumps(position: AnyPosition, *, one_line: bool = False) -> str:
    """A position as JSON, normalised and without a final newline; with a line for each player, or
    all on one line as JSON Lines want it."""
    document = to_dict(position)
    if one_line:
        return json.dumps(document, ensure_ascii=False)
    players = ",\n".join(f"    {json.dumps(player, ensure_ascii=False)}" for player in document["players"])
    parts = [
        f'  "{key}": ' + (f"[\n{players}\n  ]" if key == "players" else json.dumps(value, ensure_ascii=False))
        for key, value in document.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}"


def dump(position: AnyPosition, path: str | os.PathLike[str]) -> None:
    """Write a position to a file as JSON."""
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(dumps(position) + "\n")


def to_dict(position: AnyPosition) -> dict[str, Any]:
    """The JSON object of a position, as Python values."""
    return game_of(position).to_dict(position)
