"""Positions as JSON: `load`, `loads`, `dump`, `dumps`, and `read` for files of one or many.

The published schema is `schema/position.schema.json` in this package (`position_schema()`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from importlib import resources
from typing import IO, Any, Final, NoReturn, TypeVar

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.rules import DEFAULT_EDITION, FEWEST_PLAYERS, MOST_PLAYERS, Rules

SCHEMA: Final = "ppsolve.position/1"
LARGEST_DOCUMENT: Final = 1 << 20
"""Bytes that one position may take, blanks included: a thousand times more than it needs."""

T = TypeVar("T")
Source = str | os.PathLike[str] | IO[bytes]


def loads(text: str | bytes) -> Position:
    """The position that a JSON document describes; `BadInput` names the field that is wrong."""
    return from_dict(parsed(text))


def load(source: Source) -> Position:
    """The one position in a file (a path or a binary stream)."""
    return only_one(source, read(source), "position")


def only_one(source: Source, items: Iterator[T], thing: str) -> T:
    """The one thing that was read from a source; more are refused."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(_name(source), f"more than one {thing}; one is expected here")
    return first


def read(source: Source) -> Iterator[Position]:
    """The positions of a file that holds one as JSON, or one a line as JSON Lines; at least one."""
    return read_as(source, from_dict)


def read_as(source: Source, made: Callable[[Any], T], thing: str = "position") -> Iterator[T]:
    """What `made` makes of each JSON document of a file: of the one it holds, or of one a line.

    Nothing is read ahead of need, and no document of more than `LARGEST_DOCUMENT` bytes is taken in.
    """
    try:
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as stream:
                yield from _read(stream, made, thing)
        else:
            yield from _read(source, made, thing)
    except BadInput as error:
        raise error.inside(_name(source)) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(_name(source), (reason or "cannot be read").lower()) from None


def dumps(position: Position, *, one_line: bool = False) -> str:
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


def dump(position: Position, path: str | os.PathLike[str]) -> None:
    """Write a position to a file as JSON."""
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(dumps(position) + "\n")


def to_dict(position: Position) -> dict[str, Any]:
    """The JSON object of a position, as Python values."""
    document: dict[str, Any] = {
        "schema": SCHEMA,
        "rules": rules_value(position.rules),
        "players": [_player_dict(player) for player in position.players],
    }
    if position.to_move is not None:
        document["to_move"] = position.mover.name
    document["pyramid"] = list(position.pyramid)
    return document


def rules_value(rules: Rules) -> str | dict[str, Any]:
    """Rules as a JSON value: the edition's name, or an object if some are overridden."""
    overrides = rules.overrides
    return {"edition": rules.edition, **overrides} if overrides else rules.edition


def position_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return published_schema("ppsolve.solver.party", "position")


def published_schema(package: str, name: str) -> dict[str, Any]:
    """The JSON Schema that a package ships under that name."""
    path = resources.files(package) / "schema" / f"{name}.schema.json"
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema


def _player_dict(player: Player) -> dict[str, Any]:
    document: dict[str, Any] = {"name": player.name, "hand": player.hand}
    if player.tokens:
        document["tokens"] = player.tokens
    if player.out:
        document["out"] = True
    return document


# Reading bytes.


def _name(source: Source) -> str:
    name = os.fspath(source) if isinstance(source, (str, os.PathLike)) else getattr(source, "name", None)
    if not isinstance(name, str):
        return "input"
    return name if name.isprintable() else quoted(name)


def _read(stream: IO[bytes], made: Callable[[Any], T], thing: str) -> Iterator[T]:
    """One document a line if the first line is one by itself, else the whole as one document."""
    number, first = _next_line(stream, 0, thing)
    if not first:
        raise BadInput("", f"no {thing}: there is nothing in it")
    try:
        document = parsed(first)
    except BadInput as error:
        if not error.where.startswith("line "):  # more lines would not make it better
            raise error.inside(f"line {number}") from None
        rest = stream.read(LARGEST_DOCUMENT)
        if len(first) + len(rest) > LARGEST_DOCUMENT:
            raise _too_large(thing) from None
        yield made(parsed(b"\n" * (number - 1) + first + rest))
        return
    while True:
        try:
            yield made(document)
            last = number
            number, line = _next_line(stream, last, thing)
            if not line:
                return
            document = parsed(line.rstrip(), number)
        except BadInput as error:
            raise error if error.where.startswith("line ") else error.inside(f"line {number}") from None


def _next_line(stream: IO[bytes], number: int, thing: str) -> tuple[int, bytes]:
    """The next line that is not blank, with its number; nothing at the end."""
    while True:
        number += 1
        line = stream.readline(LARGEST_DOCUMENT + 1)
        if len(line) > LARGEST_DOCUMENT:
            raise _too_large(thing).inside(f"line {number}")
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line or line.strip():
            return number, line


def _too_large(thing: str) -> BadInput:
    return BadInput("", f"more than {LARGEST_DOCUMENT:,} bytes; that is not a {thing}")


def parsed(text: str | bytes, first_line: int = 1) -> Any:
    """The JSON value of a text, refusing what JSON leaves open: duplicate keys, NaN, endless nesting."""
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + first_line  # type: ignore[arg-type]
        raise BadInput(f"line {line}", f"invalid UTF-8 at byte {error.start}") from None
    try:
        return json.loads(decoded, object_pairs_hook=_object, parse_constant=_not_json)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno + first_line - 1}"
        raise BadInput(where, f"malformed JSON: {error.msg} at column {error.colno}") from None
    except BadInput:
        raise
    except RecursionError:
        raise BadInput("", "malformed JSON: nested too deeply") from None
    except ValueError:
        raise BadInput("", "malformed JSON: a number with thousands of digits") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for key, value in pairs:
        if key in document:
            raise BadInput(_key(key), "duplicate key")
        document[key] = value
    return document


def _not_json(constant: str) -> NoReturn:
    raise BadInput("", f"malformed JSON: {constant} is not a JSON number")


# From JSON values to a position.


def from_dict(document: Any) -> Position:
    """The position that a JSON object describes; `BadInput` names the field that is wrong."""
    fields = checked_fields(
        document, "", required=("players",), optional=("schema", "rules", "to_move", "pyramid")
    )
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")
    players = _players(fields["players"])
    return Position(
        rules_from(fields.get("rules", DEFAULT_EDITION), len(players)),
        players,
        _seat(fields.get("to_move", 0), players),
        rows_from(fields.get("pyramid", []), "pyramid"),
    )


def rules_from(given: Any, players: int) -> Rules:
    """The rules that a JSON value stands for."""
    if isinstance(given, str):
        return Rules.of(players, given)
    if not isinstance(given, dict):
        raise BadInput("rules", f"expected an edition's name or an object, not {quoted(given)}")
    overrides = dict(given)
    edition = checked_type(overrides.pop("edition", DEFAULT_EDITION), str, "rules.edition")
    return Rules.of(players, edition, **overrides)


def _players(given: Any) -> tuple[Player, ...]:
    entries = checked_type(given, list, "players")
    if not FEWEST_PLAYERS <= len(entries) <= MOST_PLAYERS:
        raise BadInput(
            "players", f"{len(entries)} players, but the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}"
        )
    return tuple(_player(entry, f"players[{seat}]") for seat, entry in enumerate(entries))


def _player(given: Any, where: str) -> Player:
    fields = checked_fields(given, where, required=("name", "hand"), optional=("tokens", "out"))
    return Player(
        checked_type(fields["name"], str, f"{where}.name"),
        checked_type(fields["hand"], str, f"{where}.hand"),
        checked_type(fields.get("tokens", 0), int, f"{where}.tokens"),
        checked_type(fields.get("out", False), bool, f"{where}.out"),
    )


def _seat(given: Any, players: tuple[Player, ...]) -> int:
    if isinstance(given, str):
        for seat, player in enumerate(players):
            if player.name == given:
                return seat
        raise BadInput("to_move", f"no player is called {quoted(given)}")
    seat = checked_type(given, int, "to_move", "a player's name or a seat")
    if not 0 <= seat < len(players):
        raise BadInput("to_move", f"seat {quoted(seat)}, but seats are 0 to {len(players) - 1}")
    return int(seat)


def rows_from(given: Any, where: str) -> tuple[str, ...]:
    """The strings of a JSON list, as rows of a pyramid are."""
    rows = checked_type(given, list, where)
    return tuple(checked_type(row, str, f"{where}[{number}]") for number, row in enumerate(rows))


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


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() and len(key) <= 40 else quoted(key)
