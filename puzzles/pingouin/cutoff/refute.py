"""Refutation of wrong moves in a cutoff: the line that shows the failure, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.puzzles.contest import LineTurn, PlayerNames
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of, tiles_of
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of
from ppsolve.solver.view.phrases import join_words

CutoffTurn = LineTurn[Position, Move]


@dataclass(frozen=True)
class CutoffRefutation:
    """Best play after a wrong move, until the static bound shows the failure."""

    move: Move
    line: tuple[CutoffTurn, ...]
    """The turns after `move`."""
    end: Position
    """The position in which the failure shows."""
    value: int
    """The fish that the player can still guarantee after `move`."""
    cut_off: Tiles
    """Tiles within the player's reach before `move` that still exist in `end` but are out of reach there."""
    room: tuple[int, int]
    """The fish on the tiles within reach in `end`: the player's, then the rival's."""
    most: int
    """The most fish that the player can end with."""


def refute_move(judge: CutoffJudge, position: Position, move: Move) -> CutoffRefutation:
    """Refute a move of the player after which the target can no longer be guaranteed."""
    seat = judge.seat
    after = position.after(move)
    value = judge.value(after)
    line: list[CutoffTurn] = []
    while not judge.lost(after):
        option = judge.choice(after)
        line.append(CutoffTurn(after, option.move, option.after))
        after = option.after
    has, most = fish_bounds(after)
    left = tiles_of(tile for tile, fish in enumerate(after.ice) if fish and tile not in after.occupied)
    return CutoffRefutation(
        move,
        tuple(line),
        after,
        value,
        within_reach(position, seat) & left & ~within_reach(after, seat),
        (most[seat] - has[seat], most[1 - seat] - has[1 - seat]),
        most[seat],
    )


def within_reach(position: Position, seat: int) -> Tiles:
    """Return the free tiles connected to the penguins of a seat."""
    return tiles_of(
        tile for region in regions_of(position) if seat in region.penguins for tile in region.tiles
    )


def refutation_text(refutation: CutoffRefutation, seat: int, player_names: PlayerNames) -> str:
    """Return a clause such as `Bob answers d3-d6; then e1 and e2 are cut off, ...`."""
    moves: list[str] = []
    for turn in refutation.line:
        answers = "" if moves else "answer " if player_names.is_you(turn.seat) else "answers "
        moves.append(f"{player_names.name(turn.seat)} {answers}{turn.move}")
    why = _why_lost(refutation, seat, player_names)
    return f"{', '.join(moves)}; then {why}" if moves else why


def why_lost_sentence(refutation: CutoffRefutation, player_names: PlayerNames) -> str:
    """Return the reason for the failure as a sentence to the player, who is `player_names.you`."""
    assert player_names.you is not None
    clause = _why_lost(refutation, player_names.you, player_names)
    return f"{clause[0].upper() if not refutation.cut_off else clause[0]}{clause[1:]}."


def _why_lost(refutation: CutoffRefutation, seat: int, player_names: PlayerNames) -> str:
    """Return a clause such as `e1 is cut off, and Alice can reach only 2 more fish and ends with at most 9;
    Bob can reach 5 more`."""
    own, other = refutation.room
    cut = names_of(refutation.cut_off)
    off = f"{join_words(cut)} {'is' if len(cut) == 1 else 'are'} cut off, and " if cut else ""
    ends = "end" if player_names.is_you(seat) else "ends"
    if own:
        more = f"only {own} more fish and {ends} with at most {refutation.most}"
    else:
        more = f"no more fish and {ends} with {refutation.most}"
    rival = f"; {player_names.name(1 - seat)} can reach {other} more" if other else ""
    name = player_names.name(seat)
    return f"{off}{name} can reach {more}{rival}"
