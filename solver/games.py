"""The registry of games: the one place outside a game's own folder that names it."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import Game
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.position import Position as PartyPosition
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import Position as FloePosition

AnyPosition = PartyPosition | FloePosition
"""A position of any game: the union of their positions."""

GAMES: Final[tuple[Game[Any, Any], ...]] = (PARTY, PINGOUIN)
"""The first one is the game of documents that name none."""


def from_dict(document: Any) -> AnyPosition:
    """The position that a JSON object describes, of the game that its key `game` names."""
    if not isinstance(document, dict) or "game" not in document:
        first: AnyPosition = GAMES[0].from_dict(document)
        return first
    game = game_named(document["game"])
    return game.from_dict({key: value for key, value in document.items() if key != "game"})


def game_named(name: object) -> Game[AnyPosition, Any]:
    """The game of a name; `BadInput` if nobody knows it."""
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        names = ", ".join(game.name for game in GAMES)
        raise BadInput("game", f"unknown game {quoted(name)}; there are {names}")
    return game


def game_of(position: AnyPosition) -> Game[Any, Any]:
    """The game of a position, for those who do not care which it is."""
    return position.game


def is_line(text: str) -> bool:
    """Whether a text is meant as a position in one line rather than as a file's name."""
    return any(game.is_line(text) for game in GAMES)


def from_line(text: str) -> AnyPosition:
    """The position that one line of text describes."""
    game: Game[AnyPosition, Any] = next((game for game in GAMES if game.is_line(text)), GAMES[0])
    return game.from_line(text)
