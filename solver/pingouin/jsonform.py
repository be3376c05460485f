"""Positions of Pingouin as JSON objects: `from_dict` and `to_dict`.

The published schema is `schema/position.schema.json` in this package.
"""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.documents import checked_fields, checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.names import seat_from
from ppsolve.solver.pingouin.position import Player, Position, check_number_of_players

SCHEMA: Final = "ppsolve.position/1"
GAME: Final = "pingouin"


def to_dict(position: Position) -> dict[str, Any]:
    """Serialise a position to a JSON object."""
    document: dict[str, Any] = {
        "schema": SCHEMA,
        "game": GAME,
        "rows": list(position.rows),
        "players": [_player_dict(player) for player in position.players],
    }
    if position.to_move is not None:
        document["to_move"] = position.mover.name
    return document


def _player_dict(player: Player) -> dict[str, Any]:
    document: dict[str, Any] = {"name": player.name, "fish": player.fish, "tiles": player.tiles}
    return document | ({"to_place": player.to_place} if player.to_place else {})


def from_dict(document: Any) -> Position:
    """Parse a position from a JSON object; `BadInput` names the wrong field."""
    fields = checked_fields(
        document, "", required=("rows", "players"), optional=("schema", "game", "to_move")
    )
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")
    if fields.get("game", GAME) != GAME:
        raise BadInput("game", f"expected {GAME!r}, not {quoted(fields['game'])}")
    entries = checked_type(fields["players"], list, "players")
    check_number_of_players(len(entries))
    players = [_player(entry, f"players[{seat}]") for seat, entry in enumerate(entries)]
    names = [player.name for player in players]
    to_move = seat_from(names, fields.get("to_move", 0), "to_move")
    return Position.drawn(strings_from(fields["rows"], "rows"), players, to_move)


def _player(given: Any, where: str) -> Player:
    numbers = ("fish", "tiles", "to_place")
    fields = checked_fields(given, where, required=("name",), optional=numbers)
    name = checked_type(fields["name"], str, f"{where}.name")
    return Player(name, *(checked_type(fields.get(key, 0), int, f"{where}.{key}") for key in numbers))
