"""The registry of games, and reading and writing positions of any of them.

Apart from a game's own package and the public API, only this module names the games. The key `game` of a
document selects the game; without it, the document belongs to Penguin Party.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ppsolve.solver.documents import Source, TextForms, only_one, parse_json, read_documents
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import Game
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.position import Position as PartyPosition
from ppsolve.solver.party.rules import DEFAULT_EDITION
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import Position as FloePosition
from ppsolve.solver.record_text import looks_like_record

if TYPE_CHECKING:
    from ppsolve.solver.party.hidden.position import HiddenPosition

T = TypeVar("T")

AnyPosition = PartyPosition | FloePosition
"""A position of any game."""

GAMES: Final[tuple[Game[Any, Any], ...]] = (PARTY, PINGOUIN)
"""All games. The first is the default of documents without the key `game`."""


def game_named(name: object) -> Game[AnyPosition, Any]:
    """Return the game called `name`; raise `BadInput` if there is none."""
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        names = ", ".join(game.name for game in GAMES)
        raise BadInput("game", f"unknown game {quoted(name)}; there are {names}")
    return game


def game_of(position: AnyPosition) -> Game[Any, Any]:
    """Return the game of a position, typed for code that handles any game."""
    return position.game


# Positions as JSON.


RECORD_GIVEN: Final = (
    "a record of play, but a position is wanted; 'ppsolve show RECORD --move N --format line' prints the one "
    "before move N"
)


def is_record(document: Any) -> bool:
    """Return whether a JSON object is the record of a round or a game rather than a position."""
    if not isinstance(document, dict) or "position" in document:  # analyses have moves, too
        return False
    return "moves" in document or "rounds" in document


def from_dict(document: Any) -> AnyPosition:
    """Parse a position from a JSON object, of the game that its key `game` names."""
    if is_record(document):
        raise BadInput("", RECORD_GIVEN)
    if not isinstance(document, dict) or "game" not in document:
        first: AnyPosition = GAMES[0].from_dict(document)
        return first
    game = game_named(document["game"])
    return game.from_dict({key: value for key, value in document.items() if key != "game"})


def any_from_dict(document: Any) -> AnyPosition | HiddenPosition:
    """Parse a position from a JSON object; hidden cards make it the view of the player to move."""
    from ppsolve.solver.party.hidden import position as hidden

    if is_record(document):
        raise BadInput(
            "position",
            "this is a record of play; use review, or ppsolve.solver.load_record for its positions",
        )
    if isinstance(document, dict) and document.get("game", GAMES[0].name) == GAMES[0].name:
        return hidden.from_dict({key: value for key, value in document.items() if key != "game"})
    return from_dict(document)


def to_dict(position: AnyPosition) -> dict[str, Any]:
    """Serialise a position to a JSON object."""
    return game_of(position).to_dict(position)


def loads(text: str | bytes) -> AnyPosition:
    """Parse a position from JSON; `BadInput` names the wrong field."""
    return from_dict(parse_json(text))


def load(source: Source) -> AnyPosition:
    """Read the only position in a file (a path or a binary stream)."""
    return only_one(source, read(source), "position")


def read(source: Source) -> Iterator[AnyPosition]:
    """Read the positions of a file: one as JSON, or one per line, as JSON or in one line; at least one."""
    return read_documents(source, from_dict, forms=position_forms(from_line))


def dumps(position: AnyPosition, *, one_line: bool = False) -> str:
    """Serialise a position to normalised JSON, without a final newline.

    Each player gets a line; with `one_line` everything is on one line, as JSON Lines require.
    """
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


# Positions in one line.


def is_line(text: str) -> bool:
    """Return whether `text` looks like the one-line form of a position rather than a file name."""
    return any(game.is_line(text) for game in GAMES)


def from_line(text: str) -> AnyPosition:
    """Parse the one-line form of a position."""
    game: Game[AnyPosition, Any] = next((game for game in GAMES if game.is_line(text)), GAMES[0])
    return game.from_line(text)


def line_hint(text: str) -> str:
    """Return what is wrong with a text that looks like a position in one line; empty if it does not.

    >>> line_hint("RGB/R.:RRGY,GPB:0")
    'a position in one line begins with its edition: iello-2024:RGB/R.:RRGY,GPB:0'
    """
    fields = text.split(":")
    if text[:1] in ("{", "[", '"', "") or len(fields) not in (3, 4) or "\n" in text:
        return ""
    if not re.fullmatch("[0-9-]", fields[-1].strip()):
        return ""
    if fields[-3].count("/") == 7:
        return f"a position of Pingouin in one line begins with its game: pingouin:{':'.join(fields[-3:])}"
    edition = f"{DEFAULT_EDITION}:{':'.join(fields[-3:])}"
    return f"a position in one line begins with its edition: {edition}"


def position_forms(
    read_line: Callable[[str], T], read_text: Callable[[str], T] | None = None
) -> TextForms[T]:
    """Return the forms of positions beside JSON: in one line, or the text form of a record."""

    def refuse(text: str) -> T:
        raise BadInput("", RECORD_GIVEN)

    return TextForms(is_line, read_line, looks_like_record, read_text or refuse, line_hint)


def any_from_line(text: str) -> AnyPosition | HiddenPosition:
    """Parse the one-line form of a position; hidden cards make it the view of the player to move."""
    from ppsolve.solver.party.hidden import position as hidden

    return hidden.from_line(text) if PARTY.is_line(text) else from_line(text)
