"""Text view of a position for terminals: the floe with its half-tile offset, and the players.

In English, everything but the players' names is ASCII, so that output survives a pipe in the C locale.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import PLACES, ROW_LETTERS, SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import (
    headline,
    label_of,
    player_texts,
    reach_text,
    standing,
    turn_text,
)
from ppsolve.solver.view.layout import NARROWEST, display_width, pad, paragraph, wrap
from ppsolve.solver.view.phrases import status_text

PITCH: Final = 4
"""Columns per tile. Even, because every other row is shifted by half a tile."""
_MARGIN: Final = 3
_INDENT: Final = "    "

_WATER: Final = "38;5;67"
_ICE: Final = "48;5;195;38;5;17"
_REACHED: Final = "48;5;229;38;5;17"
_PENGUINS: Final = ("48;5;160;38;5;231", "48;5;26;38;5;231", "48;5;34;38;5;16", "48;5;220;38;5;16")
"""Escape codes of background and foreground, from the part of the 256 colours that themes do not change."""


def position_text(
    position: Position, *, colour: bool = False, width: int = 80, chosen: Tile | None = None
) -> str:
    """Draw the position in lines of at most `width` columns (at least 40).

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> rows = "1A2...../......3B./1111111/......../......./......../......./........"
    >>> print(position_text(loads(f"pingouin:{rows}:4.2,0.0:0")))
    Pingouin; 2 players; 10 tiles with 13 fish on the floe
    <BLANKLINE>
          1   2   3   4   5   6   7
    a     1A  2   .   .   .   .   .
    b   .   .   .   .   .   .   3B  .
    c     1   1   1   1   1   1   1
    d   .   .   .   .   .   .   .   .
    e     .   .   .   .   .   .   .
    f   .   .   .   .   .   .   .   .
    g     .   .   .   .   .   .   .
    h   .   .   .   .   .   .   .   .
        1   2   3   4   5   6   7   8
    <BLANKLINE>
    > A Alice  4 fish on 2 tiles  1 penguin on 1 fish  to move
      B Bob    0 fish on 0 tiles  1 penguin on 3 fish

    The penguin on the tile `chosen` is shown in brackets, the tiles that it can slide to in parentheses.
    """
    room = max(width, NARROWEST)
    blocks = [
        paragraph(headline(position), room),
        floe_text(position, colour=colour, chosen=chosen),
        *([] if chosen is None else [paragraph(reach_text(position, chosen), room)]),
        "\n".join(player_lines(position, room)),
    ]
    if position.over:
        blocks.append(paragraph(turn_text(position), room))
    return "\n\n".join(blocks)


def floe_text(
    position: Position,
    *,
    colour: bool = False,
    chosen: Tile | None = None,
    marks: Mapping[Tile, str] | None = None,
    starts: frozenset[Tile] = frozenset(),
) -> str:
    """Draw the floe; column numbers of the rows of 7 are above it, those of the rows of 8 below.

    A mark is written before its tile. The tiles `chosen` and `starts` are in brackets.
    """
    marks = marks or {}
    picked = starts if chosen is None else starts | {chosen}
    seats = {tile: seat for seat, player in enumerate(position.players) for tile in player.penguins}
    reached = frozenset(() if chosen is None else position.reach(chosen))
    lines = [_MARGIN * " " + "  " + _numbers(7)]
    for row, letter in enumerate(ROW_LETTERS):
        tiles = (tile for tile in TILES if PLACES[tile][0] == row)
        cells = "".join(
            _cell(position, tile, seats, reached, picked, marks.get(tile, ""), colour) for tile in tiles
        )
        lines.append(letter.ljust(_MARGIN) + "  " * (row % 2 == 0) + cells)
    lines.append(_MARGIN * " " + _numbers(8))
    return "\n".join(line.rstrip() for line in lines)


def decision_text(position: Position, played: Move, better: Move, *, colour: bool = False) -> str:
    """Draw the floe with two moves: `?` before the tile of the one played, `!` before that of a better one.

    The penguins that slide are in brackets. Below it, a line explains the marks.
    """
    marks = {played.end: "?", better.end: "!"} if played.end != better.end else {played.end: "*"}
    starts = frozenset(move.start for move in (played, better) if move.start is not None)
    moves = {"played": str(played), "better": str(better)}
    legend = say("show-floe-one-tile", **moves) if len(marks) == 1 else say("show-floe-two-tiles", **moves)
    return f"{floe_text(position, colour=colour, marks=marks, starts=starts)}\n\n{legend}"


def _numbers(count: int) -> str:
    return "".join(f" {number}".ljust(PITCH) for number in range(1, count + 1))


def _cell(
    position: Position,
    tile: Tile,
    seats: Mapping[Tile, int],
    reached: frozenset[Tile],
    picked: frozenset[Tile],
    mark: str,
    colour: bool,
) -> str:
    """Draw a tile in `PITCH` columns."""
    fish = position.ice[tile]
    if tile in seats:
        text, paint = f"{fish}{SEAT_LETTERS[seats[tile]]}", _PENGUINS[seats[tile]]
    else:
        text, paint = (str(fish), _ICE) if fish else (".", _WATER)
    left, right = ("[", "]") if tile in picked else ("(", ")") if tile in reached else (mark or " ", " ")
    if not colour:
        return f"{left}{text}{right}".ljust(PITCH)
    if tile in reached:
        paint = _REACHED
    # The last of the four columns is water between tiles, unless a closing bracket needs it.
    inner = f"{left}{text}{right}"[: PITCH if tile in picked else PITCH - 1]
    return f"\x1b[{paint}m{inner}\x1b[0m" + " " * (PITCH - len(inner))


def player_lines(position: Position, width: int) -> list[str]:
    """Describe each player in a line, or in several if `width` requires it."""
    labels = [label_of(position, seat) for seat in range(len(position.players))]
    room = max(map(display_width, labels))
    texts = [player_texts(position, seat) for seat in range(len(labels))]
    for seat, words in enumerate(texts):
        stands = standing(position, seat)
        if stands != "waiting":
            # The number of penguins to place is there already.
            words.append(status_text("to move" if stands == "to place" else stands))
    lines = [
        _marker(position, seat) + "  ".join((pad(label, room), *texts[seat]))
        for seat, label in enumerate(labels)
    ]
    if max(map(display_width, lines)) <= width:
        return lines
    wrapped = []
    for seat, label in enumerate(labels):
        first, *more = wrap([label, *texts[seat]], width - len(_INDENT), between="  ")
        wrapped += [_marker(position, seat) + first, *(_INDENT + line for line in more)]
    return wrapped


def _marker(position: Position, seat: int) -> str:
    return "> " if seat == position.to_move else "  "
