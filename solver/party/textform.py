"""The one-line form of a position, which needs no quoting in a shell: `loads` and `dumps`.

Four fields, separated by colons:

    iello-2024,base=5:RGB/R.:RRGY,Bob=GPB+3,PPx:1
    rules             |      |                  seat to move, from 0; - when the round is over
                      |      hands in turn order
                      rows from the base up; - when nothing is placed

A hand is `[NAME=]CARDS[+TOKENS][x]`: `-` for no cards, `x` for a player who is out. `?6` means six hidden
cards; see `hidden/position.py`. Players without a name are called Alice, Bob, Carol, Dave, Erin and Frank.
Special characters in other names are percent-encoded.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import DEFAULT_NAMES, encoded_name, name_from
from ppsolve.solver.party.position import BasePosition, Player, Position
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules, check_number_of_players, check_rule_name, deck_text

NOTHING: Final = "-"

_LINE: Final = re.compile(r"[a-z]+-[0-9]{4}[,:]")
_HAND: Final = re.compile(
    r"(?:(?P<name>[^=]*)=)?(?P<cards> *(?:[A-Za-wyz]|\?[0-9]*)(?:[A-Za-wyz ]|\?[0-9]*)*|-)"
    r"(?:\+(?P<tokens>[0-9]{1,4300}))?(?P<out>x)?"
)
_DECK: Final = re.compile(r"(?:[A-Z][0-9]{1,3})+")


def looks_like_text(argument: str) -> bool:
    """Return whether an argument looks like a position rather than a file name."""
    return _LINE.match(argument) is not None


def dumps(position: BasePosition) -> str:
    """Return the one-line form of a position.

    >>> from ppsolve.solver import deal
    >>> dumps(deal(1, players=6, base=5))
    'iello-2024,base=5:-:RGGPPB,RYYPBB,RRGYPB,GPPBBB,GGGYYY,RRRYPB:0'
    """
    players = []
    for player, default in zip(position.players, DEFAULT_NAMES, strict=False):
        name = "" if player.name == default else f"{encoded_name(player.name)}="
        tokens = f"+{player.tokens}" if player.tokens else ""
        players.append(f"{name}{player.hand or NOTHING}{tokens}{'x' if player.out else ''}")
    seat = NOTHING if position.to_move is None else str(position.to_move)
    return ":".join((rules_text(position.rules), rows_text(position.pyramid), ",".join(players), seat))


def rules_text(rules: Rules) -> str:
    """Return the first field of a line: the rules."""
    words = [rules.edition]
    for key, value in rules.overrides.items():
        words.append(f"{key}={deck_text(rules.deck) if key == 'deck' else value}")
    return ",".join(words)


def rows_text(rows: Rows) -> str:
    """Return the second field of a line: the pyramid."""
    return "/".join(rows) or NOTHING


def loads(text: str) -> Position:
    """Read a position from its one-line form; `BadInput` names the wrong field."""
    position = Position(*(fields := position_fields(text)))
    if fields[2] is None and not position.over:
        raise BadInput("to_move", f"'-' means the round is over, but {shown(position.mover.name)} can move")
    return position


def position_fields(text: str) -> tuple[Rules, tuple[Player, ...], int | None, Rows]:
    """Read the rules, players, seat to move and rows, without checking that they form a position."""
    if text.startswith("pingouin:"):
        raise BadInput("position", "is one of Pingouin; use ppsolve.parse")
    fields = text.split(":")
    if len(fields) != 4:
        if len(fields) == 3 and not fields[1]:
            raise BadInput(
                "pyramid", "is empty; write - when nothing is placed, as in iello-2024:-:RRG,GGB:0"
            )
        raise BadInput(
            "position", f"{len(fields)} fields separated by ':', but a line has 4: rules:pyramid:hands:seat"
        )
    rules_field, pyramid_field, players_field, seat_field = fields
    entries = players_field.split(",")
    check_number_of_players(len(entries))
    players = tuple(_player(entry, seat) for seat, entry in enumerate(entries))
    rules = rules_from_text(rules_field, len(players))
    if seat_field != NOTHING and seat_field not in tuple("012345"[: len(players)]):
        raise BadInput("to_move", f"expected a seat from 0 to {len(players) - 1}, not {quoted(seat_field)}")
    seat = None if seat_field == NOTHING else int(seat_field)
    return rules, players, seat, rows_from_text(pyramid_field)


def rules_from_text(text: str, players: int) -> Rules:
    edition, *words = text.split(",")
    overrides = dict(parse_override(word) for word in words)
    if len(overrides) < len(words):
        raise BadInput("rules", f"a rule occurs twice in {quoted(text)}")
    return Rules.of(players, edition, **overrides)


def rows_from_text(text: str) -> Rows:
    """Read rows from the second field of a line, without checking that they form a pyramid."""
    if not text:
        raise BadInput("pyramid", "is empty; write - when nothing is placed")
    return () if text == NOTHING else tuple(text.split("/"))


def _player(entry: str, seat: int) -> Player:
    where = f"players[{seat}]"
    match = _HAND.fullmatch(entry)
    if match is None:
        raise BadInput(where, f"expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not {quoted(entry)}")
    name = DEFAULT_NAMES[seat] if match["name"] is None else name_from(match["name"], where)
    cards = "" if match["cards"] == NOTHING else match["cards"]
    return Player(name, cards, int(match["tokens"] or 0), match["out"] is not None)


def parse_override(word: str) -> tuple[str, Any]:
    """Parse `KEY=VALUE` into a rule's name and its value, which `Rules` checks."""
    key, equals, value = word.partition("=")
    if not equals:
        raise BadInput("rules", f"expected KEY=VALUE after the edition, not {quoted(word)}")
    check_rule_name(key)
    if key == "deck" and _DECK.fullmatch(value):
        deck = re.findall(r"([A-Z])([0-9]+)", value)
        if len({colour for colour, _ in deck}) < len(deck):
            raise BadInput("rules.deck", f"a colour occurs twice in {quoted(value)}")
        return key, {colour: int(number) for colour, number in deck}
    return key, int(value) if re.fullmatch(r"[0-9]{1,9}", value) else value
