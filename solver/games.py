"""The registry of games: the one place outside a game's own folder that names it."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import Game
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.position import Position

AnyPosition = Position
"""A position of any game: the union of their positions."""

GAMES: Final[tuple[Game[Position, Any], ...]] = (PARTY,)
"""The first one is the game of documents that name none."""


def from_dict(document: Any) -> AnyPosition:
    """The position that a JSON object describes, of the game that its key `game` names."""
    if not isinstance(document, dict) or "game" not in document:
        return GAMES[0].from_dict(document)
    name = document["game"]
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        names = ", ".join(game.name for game in GAMES)
        raise BadInput("game", f"unknown game {quoted(name)}; there are {names}")
    return game.from_dict({key: value for key, value in document.items() if key != "game"})


def is_line(text: str) -> bool:
    """Whether a text is meant as a position in one line rather than as a file's name."""
    return any(game.is_line(text) for game in GAMES)


def from_line(text: str) -> AnyPosition:
    """The position that one line of text describes."""
    return next((game for game in GAMES if game.is_line(text)), GAMES[0]).from_line(text)
