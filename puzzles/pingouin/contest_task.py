"""`FloeTask`: the task of a puzzle of two players on a floe, and its JSON and ID codecs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, check_player, position_in, whole_number
from ppsolve.puzzles.pingouin.tiles import Tiles, neighbours_of, tiles_of
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin import jsonform, textform
from ppsolve.solver.pingouin.position import Position

PLAYERS: Final = 2


@dataclass(frozen=True)
class FloeTask(Task):
    """Two players on a floe: the one to move must reach a goal, whatever the other does."""

    position: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move

    @property
    def rival(self) -> int:
        return 1 - self.seat


F = TypeVar("F", bound=FloeTask)


def json_fields(make: Callable[[Position, int], F], goal: str) -> JsonFields[F]:
    """Return the codec of tasks with a position and a whole number, the field `goal`."""

    def write(task: F) -> dict[str, Any]:
        position = jsonform.to_dict(task.position)
        return {"position": position, "player": task.position.mover.name, goal: getattr(task, goal)}

    def read(fields: Mapping[str, Any]) -> F:
        position = position_in(fields, jsonform.from_dict)
        task = make(position, checked_type(fields[goal], int, goal))
        check_player(fields, position.mover.name)
        return task

    return JsonFields(("position", goal), ("player",), write, read)


def id_fields(make: Callable[[Position, int], F], goal: str) -> IdFields[F]:
    """Return the codec of permanent IDs with a whole number, the field `goal`, and a position."""

    def write(task: F) -> str:
        return f"{getattr(task, goal)}:{textform.dumps(task.position)}"

    def read(fields: Sequence[str]) -> F:
        number, *position = fields
        if position[0] != "pingouin":
            raise BadInput(
                "position", f"expected pingouin:ROWS:SCORES:SEAT, not {quoted(':'.join(position))}"
            )
        return make(textform.loads(":".join(position)), whole_number(goal, number))

    return IdFields((goal, "pingouin", "rows", "scores", "seat"), write, read)


# Positions.


def check_position(position: Position, kind: str) -> None:
    """Refuse positions that are not for two players, or in which nobody is to move."""
    if len(position.players) != PLAYERS:
        raise BadInput("position", f"{len(position.players)} players, but a {kind} is for two")
    if position.to_move is None:
        raise BadInput("position", "the game is over: nobody is to move")
    if position.placing:
        raise BadInput("position", "penguins are being placed")


def doors_of(position: Position, seat: int) -> Tiles:
    """Return the free tiles beside the penguins of a seat; without any, the player cannot slide."""
    free = tiles_of(tile for tile, fish in enumerate(position.ice) if fish and tile not in position.occupied)
    return free & neighbours_of(tiles_of(position.players[seat].penguins))
