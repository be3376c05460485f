"""Positions of Penguin Party as JSON values.

The published schema is `schema/position.schema.json` in this package.
"""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.documents import checked_fields, checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.names import seat_from
from ppsolve.solver.party.position import BasePosition, Player, Position
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules, check_number_of_players

SCHEMA: Final = "ppsolve.position/1"


def to_dict(position: BasePosition) -> dict[str, Any]:
    document: dict[str, Any] = {
        "schema": SCHEMA,
        "rules": rules_value(position.rules),
        "players": [player_dict(player) for player in position.players],
    }
    if position.to_move is not None:
        document["to_move"] = position.mover.name
    document["pyramid"] = list(position.pyramid)
    return document


def rules_value(rules: Rules) -> str | dict[str, Any]:
    """Return rules as a JSON value: the edition's name, or an object if there are overrides."""
    overrides = rules.overrides
    return {"edition": rules.edition, **overrides} if overrides else rules.edition


def player_dict(player: Player) -> dict[str, Any]:
    document: dict[str, Any] = {"name": player.name, "hand": player.hand}
    if player.tokens:
        document["tokens"] = player.tokens
    if player.out:
        document["out"] = True
    return document


def from_dict(document: Any) -> Position:
    """Read a position from a JSON object; `BadInput` names the wrong field."""
    return Position(*position_fields(document))


def position_fields(document: Any) -> tuple[Rules, tuple[Player, ...], int, Rows]:
    """Read the rules, players, seat to move and rows, without checking that they form a position."""
    fields = checked_fields(
        document, "", required=("players",), optional=("schema", "rules", "to_move", "pyramid")
    )
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")
    players = _players(fields["players"])
    return (
        rules_from(fields.get("rules", DEFAULT_EDITION), len(players)),
        players,
        seat_from([player.name for player in players], fields.get("to_move", 0), "to_move"),
        strings_from(fields.get("pyramid", []), "pyramid"),
    )


def rules_from(given: Any, players: int) -> Rules:
    if isinstance(given, str):
        return Rules.of(players, given)
    if not isinstance(given, dict):
        raise BadInput("rules", f"expected an edition's name or an object, not {quoted(given)}")
    overrides = dict(given)
    edition = checked_type(overrides.pop("edition", DEFAULT_EDITION), str, "rules.edition")
    return Rules.of(players, edition, **overrides)


def _players(given: Any) -> tuple[Player, ...]:
    entries = checked_type(given, list, "players")
    check_number_of_players(len(entries))
    return tuple(_player(entry, f"players[{seat}]") for seat, entry in enumerate(entries))


def _player(given: Any, where: str) -> Player:
    fields = checked_fields(given, where, required=("name", "hand"), optional=("tokens", "out"))
    return Player(
        checked_type(fields["name"], str, f"{where}.name"),
        checked_type(fields["hand"], str, f"{where}.hand"),
        checked_type(fields.get("tokens", 0), int, f"{where}.tokens"),
        checked_type(fields.get("out", False), bool, f"{where}.out"),
    )
