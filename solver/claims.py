"""Claims about the outcomes of a position, parsed from JSON.

A document of claims has the shape of the output of `ppsolve analyze --json`, or of a part of it. An outcome
is a number, or an object with its value (`penalty` or `value`) or its bounds (`low`, `high` or both) and an
optional `line`:

    {"players": [{"name": "Alice", "guaranteed": 3, "selfish": {"low": 0, "high": 3}}],
     "margin": {"value": 1, "line": ["Ra1", "Ga2"]},
     "moves": {"Ra1": 3, "Ga1": 4}}

`moves` may also be a list, as `analyze` writes it, with `guaranteed` and perhaps `selfish` for each move. All
other keys that `analyze` writes are allowed; estimates claim nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.analysis import SCHEMA as ANALYSIS_SCHEMA
from ppsolve.solver.documents import checked_fields, checked_type
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.games import AnyPosition, from_dict
from ppsolve.solver.names import seat_named
from ppsolve.solver.outcome import OUTCOMES, PLAYER_OUTCOMES, Outcome, OutcomeName, Question

LARGEST_CLAIM: Final = 999_999

# The other keys of an analysis. They claim nothing, but must fit the position.
_ABOUT_THE_POSITION: Final = ("schema", "position", "status", "to_move", "advice", "effort")
_OF_MOVES: Final[tuple[OutcomeName, ...]] = ("guaranteed", "selfish")
_FOR_ALL: Final = tuple(name for name in OUTCOMES if name not in PLAYER_OUTCOMES)

Move = TypeVar("Move")


@dataclass(frozen=True)
class Claim(Generic[Move]):
    """The claim that an outcome is between `low` and `high` (`None`: unbounded); `line` should end there."""

    question: Question[Move]
    low: int | None
    high: int | None
    line: tuple[Move, ...] = ()

    def allows(self, value: int) -> bool:
        """Return whether a value agrees with the claim."""
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"at most {self.high}" if self.low is None else f"at least {self.low}"
        return str(Outcome[Move](self.low, self.high))


# Parsing.


def position_and_claims(document: Any) -> tuple[AnyPosition, tuple[Claim[Any], ...] | None]:
    """Parse a position and the claims about it from one JSON object; the claims are `None` if there are none.

    The object is a position with the extra key `claims`, or an analysis, which contains its position.
    """
    if isinstance(document, dict) and "position" in document:
        position = _position_within(document["position"])
        return position, claims_of(position, document)
    if isinstance(document, dict) and "claims" in document:
        position = from_dict({key: value for key, value in document.items() if key != "claims"})
        try:
            return position, claims_of(position, document["claims"])
        except BadInput as error:
            raise BadInput(f"claims.{error.where}" if error.where else "claims", error.what) from None
    return from_dict(document), None


def claims_of(position: GamePosition[Move], document: Any) -> tuple[Claim[Move], ...]:
    """Parse the claims about `position` from a JSON object; `BadInput` names the wrong field."""
    fields = checked_fields(document, "", (), ("players", *_FOR_ALL, "moves", *_ABOUT_THE_POSITION))
    _check_same_position(position, fields)
    claims = [*_player_claims(position, fields.get("players", []))]
    for name in _FOR_ALL:
        if name == "margin" and len(position.names) != 2:
            if fields.get(name) is not None:
                raise BadInput(name, f"is for two players, not {len(position.names)}")
        elif name in fields:
            claims.append(_claim(position, Question(name), fields[name], name))
    claims += _move_claims(position, fields.get("moves", []))
    if not claims:
        raise BadInput("", f"nothing is claimed; there are players, {', '.join(_FOR_ALL)}, moves")
    return tuple(claims)


def _check_same_position(position: GamePosition[Move], fields: dict[str, Any]) -> None:
    if fields.get("schema", ANALYSIS_SCHEMA) != ANALYSIS_SCHEMA:
        raise BadInput("schema", f"expected {ANALYSIS_SCHEMA!r}, not {quoted(fields['schema'])}")
    about: object = position
    if "position" in fields and _position_within(fields["position"]) != about:
        raise BadInput("position", "the claims are about another position")
    mover = None if position.to_move is None else position.names[position.to_move]
    if "to_move" in fields and fields["to_move"] != mover:
        is_to_move = f"the {position.game.contest} is over" if mover is None else f"{shown(mover)} is to move"
        raise BadInput("to_move", f"{quoted(fields['to_move'])}, but {is_to_move}")


def _position_within(given: Any) -> AnyPosition:
    try:
        return from_dict(given)
    except BadInput as error:
        raise BadInput(f"position.{error.where}" if error.where else "position", error.what) from None


def _player_claims(position: GamePosition[Move], given: Any) -> Iterator[Claim[Move]]:
    names = position.names
    facts = position.game.facts(position, 0)
    seen: set[int] = set()
    for number, entry in enumerate(checked_type(given, list, "players")):
        where = f"players[{number}]"
        fields = checked_fields(entry, where, ("name",), (*facts, *PLAYER_OUTCOMES))
        name = checked_type(fields["name"], str, f"{where}.name")
        seat = seat_named(names, name, f"{where}.name")
        if seat in seen:
            raise BadInput(f"{where}.name", f"{quoted(name)} appears twice")
        seen.add(seat)
        for fact, number in position.game.facts(position, seat).items():
            if fields.get(fact, number) != number:
                raise BadInput(f"{where}.{fact}", f"{quoted(fields[fact])}, but {shown(name)} holds {number}")
        for outcome in PLAYER_OUTCOMES:
            if outcome in fields:
                yield _claim(position, Question(outcome, seat), fields[outcome], f"{where}.{outcome}")


def _move_claims(position: GamePosition[Move], given: Any) -> Iterator[Claim[Move]]:
    """Parse claims about the values of moves: an object with a key per move, or a list of objects."""
    entries: list[tuple[str, OutcomeName, Any, str]] = []
    if isinstance(given, dict):
        entries = [(move, "guaranteed", outcome, f"moves.{shown(move)}") for move, outcome in given.items()]
    else:
        for number, entry in enumerate(checked_type(given, list, "moves", "an object or a list")):
            where = f"moves[{number}]"
            fields = checked_fields(entry, where, ("move", "guaranteed"), ("selfish", "expected"))
            move = checked_type(fields["move"], str, f"{where}.move")
            for name in _OF_MOVES:
                if name in fields:
                    entries.append((move, name, fields[name], f"{where}.{name}"))
    seen: set[Question[Move]] = set()
    for text, name, outcome, where in entries:
        question = Question(name, position.to_move, _move(position, text, where))
        if question in seen:
            raise BadInput(where, f"{question.move} appears twice")
        seen.add(question)
        yield _claim(position, question, outcome, where)


def _claim(position: GamePosition[Move], question: Question[Move], given: Any, where: str) -> Claim[Move]:
    if not isinstance(given, dict):
        value = _number(given, where, "a whole number or an object")
        return Claim(question, value, value)
    values = (position.game.value_name, "value")
    favours = ("favours",) if question.outcome == "margin" else ()
    fields = checked_fields(given, where, (), (*values, "low", "high", "line", "status", *favours))
    lows = _numbers(fields, where, (*values, "low")) + _bound_of_favours(position, fields, where, 0)
    highs = _numbers(fields, where, (*values, "high")) + _bound_of_favours(position, fields, where, 1)
    low, high = max(lows, default=None), min(highs, default=None)
    if low is None and high is None:
        raise BadInput(where, f"nothing is claimed; give a number, {values[0]}, low or high")
    given_values = _numbers(fields, where, values)
    contradictory = low is not None and high is not None and low > high
    if contradictory or (given_values and not low == high == given_values[0]):
        raise BadInput(where, "the value and the bounds contradict each other")
    line = checked_type(fields.get("line", []), list, f"{where}.line")
    moves = [_move(position, move, f"{where}.line[{number}]") for number, move in enumerate(line)]
    return Claim(question, low, high, tuple(moves))


def _numbers(fields: dict[str, Any], where: str, names: Sequence[str]) -> list[int]:
    return [_number(fields[name], f"{where}.{name}") for name in names if fields.get(name) is not None]


def _number(given: Any, where: str, expected: str = "") -> int:
    value: int = checked_type(given, int, where, expected)
    if abs(value) > LARGEST_CLAIM:
        raise BadInput(where, f"{quoted(value)} is too large (limit {LARGEST_CLAIM:,})")
    return value


def _bound_of_favours(
    position: GamePosition[Move], fields: dict[str, Any], where: str, seat: int
) -> list[int]:
    """Return the bound of a margin that follows from the player claimed to be ahead."""
    name = fields.get("favours")
    names = position.names
    if name is None:
        return []
    if name not in names:
        raise BadInput(f"{where}.favours", f"no player is called {quoted(name)}")
    return [(1, -1)[seat]] if names.index(name) == seat else []


def _move(position: GamePosition[Move], given: Any, where: str) -> Move:
    try:
        return position.game.parse_move(checked_type(given, str, where))
    except BadInput as error:
        raise BadInput(where, error.what) from None
