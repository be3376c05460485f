"""Claims about the outcomes of a position, made elsewhere: what they say, and how they are read.

A document of claims has the shape of what `ppsolve analyze --json` prints, or of a part of it. An outcome
is a number, or an object with its value (`penalty` or `value`) or its bounds (`low`, `high` or both), and
perhaps a `line`:

    {"players": [{"name": "Alice", "guaranteed": 3, "selfish": {"low": 0, "high": 3}}],
     "margin": {"value": 1, "line": ["Ra1", "Ga2"]},
     "moves": {"Ra1": 3, "Ga1": 4}}

`moves` may also be a list, as `analyze` writes it. Everything else that `analyze` writes may stand there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ppsolve.solver.analysis import OUTCOMES, PLAYER_OUTCOMES, OutcomeName
from ppsolve.solver.analysis import SCHEMA as ANALYSIS_SCHEMA
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.party.jsonform import checked_fields, checked_type, from_dict
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement

LARGEST_CLAIM: Final = 999_999

# What else an analysis holds: no claims, but it must fit the position.
_ABOUT_THE_POSITION: Final = ("schema", "position", "status", "to_move", "effort")
_FOR_ALL: Final = tuple(name for name in OUTCOMES if name not in PLAYER_OUTCOMES)
_VALUES: Final = ("penalty", "value")


class Subject(NamedTuple):
    """What a claim is about: an outcome, of a player or of all, perhaps after a move."""

    outcome: OutcomeName
    seat: int | None = None
    move: Placement | None = None


@dataclass(frozen=True)
class Claim:
    """That an outcome is not less than `low` and not more than `high` (`None`: nothing is said), and
    that `line` is play that ends there."""

    subject: Subject
    low: int | None
    high: int | None
    line: tuple[Placement, ...] = ()

    def allows(self, value: int) -> bool:
        """Whether a value would agree with the claim."""
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"at most {self.high}" if self.low is None else f"at least {self.low}"
        return str(Outcome(self.low, self.high))


# From JSON values to claims.


def position_and_claims(document: Any) -> tuple[Position, tuple[Claim, ...] | None]:
    """A position and the claims about it in one JSON object; `None` if none are made.

    Either a position with one more key, `claims`, or an analysis, which holds its position.
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


def claims_of(position: Position, document: Any) -> tuple[Claim, ...]:
    """The claims about a position that a JSON object makes; `BadInput` names the field that is wrong."""
    fields = checked_fields(document, "", (), ("players", *_FOR_ALL, "moves", *_ABOUT_THE_POSITION))
    _check_it_is_about(position, fields)
    claims = [*_player_claims(position, fields.get("players", []))]
    for name in _FOR_ALL:
        if name == "margin" and len(position.players) != 2:
            if fields.get(name) is not None:
                raise BadInput(name, f"is for two players, not {len(position.players)}")
        elif name in fields:
            claims.append(_claim(position, Subject(name), fields[name], name))
    claims += _move_claims(position, fields.get("moves", []))
    if not claims:
        raise BadInput("", f"nothing is claimed; there are players, {', '.join(_FOR_ALL)}, moves")
    return tuple(claims)


def _check_it_is_about(position: Position, fields: dict[str, Any]) -> None:
    if fields.get("schema", ANALYSIS_SCHEMA) != ANALYSIS_SCHEMA:
        raise BadInput("schema", f"expected {ANALYSIS_SCHEMA!r}, not {quoted(fields['schema'])}")
    if "position" in fields and _position_within(fields["position"]) != position:
        raise BadInput("position", "the claims are about another position")
    mover = None if position.over else position.mover.name
    if "to_move" in fields and fields["to_move"] != mover:
        is_to_move = "the round is over" if mover is None else f"{shown(mover)} is to move"
        raise BadInput("to_move", f"{quoted(fields['to_move'])}, but {is_to_move}")


def _position_within(given: Any) -> Position:
    try:
        return from_dict(given)
    except BadInput as error:
        raise BadInput(f"position.{error.where}" if error.where else "position", error.what) from None


def _player_claims(position: Position, given: Any) -> Iterator[Claim]:
    names = [player.name for player in position.players]
    seen: set[str] = set()
    for number, entry in enumerate(checked_type(given, list, "players")):
        where = f"players[{number}]"
        fields = checked_fields(entry, where, ("name",), ("cards", *PLAYER_OUTCOMES))
        name = checked_type(fields["name"], str, f"{where}.name")
        if name not in names:
            raise BadInput(f"{where}.name", f"no player is called {quoted(name)}")
        if name in seen:
            raise BadInput(f"{where}.name", f"{quoted(name)} stands there twice")
        seen.add(name)
        seat = names.index(name)
        cards = len(position.players[seat].hand)
        if fields.get("cards", cards) != cards:
            raise BadInput(f"{where}.cards", f"{quoted(fields['cards'])}, but {shown(name)} holds {cards}")
        for outcome in PLAYER_OUTCOMES:
            if outcome in fields:
                yield _claim(position, Subject(outcome, seat), fields[outcome], f"{where}.{outcome}")


def _move_claims(position: Position, given: Any) -> Iterator[Claim]:
    """Claims of what moves are worth to the player to move: an object by move, or a list of objects."""
    entries: list[tuple[str, Any, str]] = []
    if isinstance(given, dict):
        entries = [(move, outcome, f"moves.{shown(move)}") for move, outcome in given.items()]
    else:
        for number, entry in enumerate(checked_type(given, list, "moves", "an object or a list")):
            where = f"moves[{number}]"
            fields = checked_fields(entry, where, ("move", "guaranteed"), ())
            move = checked_type(fields["move"], str, f"{where}.move")
            entries.append((move, fields["guaranteed"], f"{where}.guaranteed"))
    seen: set[Placement] = set()
    for text, outcome, where in entries:
        move = _move(text, where)
        if move in seen:
            raise BadInput(where, f"{move} stands there twice")
        seen.add(move)
        yield _claim(position, Subject("guaranteed", position.to_move, move), outcome, where)


def _claim(position: Position, subject: Subject, given: Any, where: str) -> Claim:
    if not isinstance(given, dict):
        value = _number(given, where, "a whole number or an object")
        return Claim(subject, value, value)
    favours = ("favours",) if subject.outcome == "margin" else ()
    fields = checked_fields(given, where, (), (*_VALUES, "low", "high", "line", "status", *favours))
    lows = _numbers(fields, where, (*_VALUES, "low")) + _favoured(position, fields, where, 0)
    highs = _numbers(fields, where, (*_VALUES, "high")) + _favoured(position, fields, where, 1)
    low, high = max(lows, default=None), min(highs, default=None)
    if low is None and high is None:
        raise BadInput(where, "nothing is claimed; give a number, penalty, low or high")
    values = _numbers(fields, where, _VALUES)
    if (low is not None and high is not None and low > high) or (values and not low == high == values[0]):
        raise BadInput(where, "the value and the bounds do not go together")
    line = checked_type(fields.get("line", []), list, f"{where}.line")
    moves = [_move(move, f"{where}.line[{number}]") for number, move in enumerate(line)]
    return Claim(subject, low, high, tuple(moves))


def _numbers(fields: dict[str, Any], where: str, names: Sequence[str]) -> list[int]:
    return [_number(fields[name], f"{where}.{name}") for name in names if fields.get(name) is not None]


def _number(given: Any, where: str, expected: str = "") -> int:
    value: int = checked_type(given, int, where, expected)
    if abs(value) > LARGEST_CLAIM:
        raise BadInput(where, f"{quoted(value)} is out of all reason")
    return value


def _favoured(position: Position, fields: dict[str, Any], where: str, seat: int) -> list[int]:
    """The bound of a margin that follows from who is said to be ahead."""
    name = fields.get("favours")
    names = [player.name for player in position.players]
    if name is None:
        return []
    if name not in names:
        raise BadInput(f"{where}.favours", f"no player is called {quoted(name)}")
    return [(1, -1)[seat]] if names.index(name) == seat else []


def _move(given: Any, where: str) -> Placement:
    try:
        return parse_move(checked_type(given, str, where))
    except BadInput as error:
        raise BadInput(where, error.what) from None
