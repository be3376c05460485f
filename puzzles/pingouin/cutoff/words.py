"""How the moves of a cutoff are talked about."""

from __future__ import annotations

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffRefutation
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.solver.errors import shown
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import join_words


def name_of(position: Position) -> str:
    """The name of the player to move."""
    return shown(position.mover.name)


def refutation_text(refutation: CutoffRefutation, seat: int, player_names: PlayerNames) -> str:
    """`Bob answers d3-d6; then e1 and e2 are cut off, ...`."""
    told: list[str] = []
    for turn in refutation.line:
        answers = "" if told else "answer " if player_names.is_you(turn.seat) else "answers "
        told.append(f"{player_names.name(turn.seat)} {answers}{turn.move}")
    why = why_lost_clause(refutation, seat, player_names)
    return f"{', '.join(told)}; then {why}" if told else why


def why_lost_clause(refutation: CutoffRefutation, seat: int, player_names: PlayerNames) -> str:
    """`e1 and e2 are cut off, and Alice can reach 2 more fish and ends with 9 at most; Bob can reach 5`."""
    own, other = refutation.room
    cut = names_of(refutation.cut_off)
    off = f"{join_words(cut)} {'is' if len(cut) == 1 else 'are'} cut off, and " if cut else ""
    can, ends = ("can", "ends") if not player_names.is_you(seat) else ("can", "end")
    more = f"reach {own} more fish" if own else "reach no more fish"
    rival = player_names.name(1 - seat)
    theirs = f"; {rival} can reach {other} more fish" if other else ""
    return f"{off}{player_names.name(seat)} {can} {more} and {ends} with {refutation.most} at most{theirs}"


def why_lost(refutation: CutoffRefutation, player_names: PlayerNames) -> str:
    """The same as a sentence to the player."""
    assert player_names.you is not None
    clause = why_lost_clause(refutation, player_names.you, player_names)
    return f"{clause[0].upper() if not refutation.cut_off else clause[0]}{clause[1:]}."


def end_of(position: Position, seat: int) -> str:
    """What a finished game comes to for the player."""
    return f"{shown(position.players[seat].name)} ends with {fish_text(position.holdings()[seat])}"
