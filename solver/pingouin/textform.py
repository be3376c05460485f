"""The one-line form of positions, which needs no quoting in a shell: `loads` and `dumps`.

Four fields, separated by colons:

    pingouin:1A2..../....1B3../...:3.2,Bob=0.0+1:0
             |                     |             seat to move, from 0; - when the game is over
             |                     per seat fish.tiles, +n for n penguins to place; - if all are zero
             the eight rows of the floe, from the top

Unnamed players are called Alice, Bob, Carol and Dave; other names precede the score, percent-encoded. With
`-` the penguins on the floe determine the number of players, which is at least two.
"""

from __future__ import annotations

import re
from typing import Final

from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import DEFAULT_NAMES, encoded_name, name_from
from ppsolve.solver.pingouin.floe import SEAT_LETTERS
from ppsolve.solver.pingouin.position import FEWEST_PLAYERS, Player, Position, check_number_of_players

START: Final = "pingouin:"
NOTHING: Final = "-"

_NUMBER: Final = "[0-9]{1,4300}"
_SCORE: Final = re.compile(
    rf"(?:(?P<name>[^=]*)=)?(?P<fish>{_NUMBER})\.(?P<tiles>{_NUMBER})(?:\+(?P<to_place>[0-9]))?"
)


def looks_like_text(argument: str) -> bool:
    """Return whether `argument` looks like a position in one line rather than a file name."""
    return argument.startswith(START)


def dumps(position: Position) -> str:
    """Return the one-line form of a position.

    >>> dumps(loads("pingouin:1A2...../......../......./......../......./......../......./1B1......:-:1"))
    'pingouin:1A2...../......../......./......../......./......../......./1B1......:-:1'
    """
    rows = "/".join(position.rows)
    scores = [_score_text(player, seat) for seat, player in enumerate(position.players)]
    plain = set(scores) == {"0.0"} and len(scores) == _seats(rows)
    seat = NOTHING if position.to_move is None else str(position.to_move)
    return f"{START}{rows}:{NOTHING if plain else ','.join(scores)}:{seat}"


def _score_text(player: Player, seat: int) -> str:
    name = "" if player.name == DEFAULT_NAMES[seat] else f"{encoded_name(player.name)}="
    return f"{name}{player.fish}.{player.tiles}" + (f"+{player.to_place}" if player.to_place else "")


def loads(text: str) -> Position:
    """Parse the one-line form of a position; `BadInput` names the wrong field."""
    fields = text.removeprefix(START).split(":")
    if len(fields) != 3:
        raise BadInput(
            "position",
            f"{len(fields) + 1} fields separated by ':', but a line has 4: pingouin:rows:scores:seat",
        )
    rows, scores, seat = fields
    entries = ["0.0"] * _seats(rows) if scores == NOTHING else scores.split(",")
    check_number_of_players(len(entries))
    players = [_player(entry, number) for number, entry in enumerate(entries)]
    if seat != NOTHING and seat not in tuple("0123"[: len(players)]):
        raise BadInput("to_move", f"expected a seat from 0 to {len(players) - 1}, not {quoted(seat)}")
    position = Position.drawn(rows.split("/"), players, 0 if seat == NOTHING else int(seat))
    if seat == NOTHING and not position.over:
        raise BadInput("to_move", f"'-' says the game is over, but {shown(position.mover.name)} can move")
    return position


def _seats(rows: str) -> int:
    """Return the number of players that a floe shows: up to the last seat with a penguin, at least two."""
    shown_seats = (number for number, letter in enumerate(SEAT_LETTERS, 1) if letter in rows.upper())
    return max(FEWEST_PLAYERS, *shown_seats, 0)


def _player(entry: str, seat: int) -> Player:
    where = f"players[{seat}]"
    match = _SCORE.fullmatch(entry)
    if match is None:
        raise BadInput(where, f"expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5, not {quoted(entry)}")
    name = DEFAULT_NAMES[seat] if match["name"] is None else name_from(match["name"], where)
    return Player(name, int(match["fish"]), int(match["tiles"]), int(match["to_place"] or 0))
