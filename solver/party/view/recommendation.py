"""The recommendation of an analysis: the move to play, its line step by step, and the values of the moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.outcome import highest, lowest
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Placement, place_text
from ppsolve.solver.party.view.descriptions import due_text, standing
from ppsolve.solver.party.view.spots import LONGEST_MARK
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.outcomes import (
    alike_text,
    lead,
    move_text,
    moves_text,
    opponents,
    plays_text,
    viewer,
    with_introduction,
)
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, MoveValues, Yardstick

PartyRecommendation = Recommendation[Position, Placement]

NO_CARD_FITS = "-"
NOT_PROVED = "?"


class LineMove(NamedTuple):
    """A move of a line: its player, the position after it, and notes on players who are done."""

    number: int
    seat: int
    player: str
    move: Placement
    after: Position
    notes: Sequence[str]

    @property
    def cell(self) -> Cell:
        """The cell of the card after the move."""
        return self.move.row, max(0, self.move.column)

    @property
    def side(self) -> str:
        """The side on which the base has grown; columns shift when it grows on the left."""
        width = len(self.after.pyramid[0])
        if self.move.row > 0 or width == 1:
            return ""
        return f" {say('analyze-side', side='left' if self.move.column < 0 else 'right')}"


def recommendation_text(analysis: PartyAnalysis) -> str:
    """Return the move to play, whether it is proved, and an introduction to the line that follows it."""
    line = lead(analysis)
    position, found = analysis.position, analysis.recommendation
    if found is None and viewer(analysis) == position.to_move:
        if line is None:
            return ""
        plays = move_text(shown_name(position.mover.name, position.names), line.moves[0])
        return with_introduction([say("analyze-recommended", plays=plays, alike="")], line)
    if found is None:
        return "" if position.over else _no_turn(analysis)
    return with_introduction(_sentences(found, plays_text(analysis)), line)


def _sentences(found: PartyRecommendation, plays: str) -> list[str]:
    """Return the recommended move, and why it is preferred."""
    if found.yardstick != WORST_CASE and opponents(found.position):
        if len(found.values) == 1:
            return [say("analyze-recommended-only", plays=plays)]
        if found.yardstick == SELFISH:
            return [say("analyze-recommended", plays=plays, alike=""), _selfish_reason(found), _safest(found)]
        average, alike = decimal_text(_average(found, found.move), 2), alike_text(found.best[1:], "about")
        expected = say("analyze-recommended-expected", plays=plays, average=average, alike=alike)
        return [expected, _safest(found)]
    # With three or more players the worst case alone is no recommendation.
    safest = len(found.position.names) > 2 and bool(opponents(found.position))
    if found.proved and safest:
        return [say("analyze-safest-plays", plays=plays, alike=alike_text(found.best[1:], "safe"))]
    if found.proved:
        return [say("analyze-recommended", plays=plays, alike=alike_text(found.best[1:]))]
    return [
        say(
            "analyze-so-far",
            safest="yes" if safest else "no",
            plays=plays,
            cards=found.outcome.high,
            proved="yes" if found.outcome.proved else "no",
            bounds=str(found.outcome),
        )
    ]


def _selfish_reason(found: PartyRecommendation) -> str:
    """Return the result of a move if everyone plays for themselves, and why it is preferred to its equals."""
    values, others = found.values[found.move], found.best[1:]
    assert values.selfish is not None
    tie, average = "none", ""
    if values.expected is not None:
        mean = values.expected.cards_left.mean
        best = bool(others) and all(mean < _average(found, move) for move in others)
        tie, average = "best-average" if best else "average", decimal_text(mean, 2)
    elif others and all(values.worst_case.high < found.worth[move].high for move in others):
        tie = "safest"
    return say(
        "analyze-selfish-reason",
        player=_name(found),
        cards=values.selfish.high,
        others=len(others),
        moves=moves_text(others) if others else "",
        tie=tie,
        move=str(found.move),
        average=average,
    )


def _name(found: PartyRecommendation) -> str:
    return shown_name(found.position.names[found.seat], found.position.names)


def _average(found: PartyRecommendation, move: Placement) -> float:
    estimate = found.values[move].expected
    assert estimate is not None, "estimated for all moves or for none"
    return estimate.cards_left.mean


def _safest(found: PartyRecommendation) -> str:
    """Return the safest move and what it guarantees; empty if nothing is known about the worst case."""
    first, *others = found.safest
    cards = found.worth[first].high
    if cards >= len(found.position.mover.hand) - 1:
        return ""
    left = say("analyze-at-most-left", cards=cards, **_rivals(opponents(found.position)))
    if found.move in found.safest:
        case = "not-found" if not found.safest_is_proved else "no-safer" if others else "also"
        return say("analyze-also-safest", case=case, left=left)
    if found.safest_is_proved:
        return say("analyze-safest", move=str(first), left=left, alike=alike_text(others, "safe"))
    return say("analyze-safest-so-far", move=str(first), left=left)


def _rivals(others: Sequence[str]) -> dict[str, str]:
    """Return the only other player still in the round, or that there are none or more, as facts."""
    if len(others) == 1:
        return {"rivals": "one", "rival": others[0]}
    return {"rivals": "more" if others else "none", "rival": ""}


def _no_turn(analysis: PartyAnalysis) -> str:
    seat = viewer(analysis)
    assert seat is not None
    if not analysis.position.players[seat].active:
        return ""
    name = shown_name(analysis.position.names[seat], analysis.position.names)
    return say("analyze-no-turn-cards", player=name)


def line_moves(position: Position, moves: Sequence[Placement]) -> list[LineMove]:
    """Play a line and return its moves one by one."""
    found = []
    for number, move in enumerate(moves, start=1):
        after = position.play(move)
        assert position.to_move is not None
        name = shown_name(position.mover.name, position.names)
        found.append(LineMove(number, position.to_move, name, move, after, _notes(position, after)))
        position = after
    return found


def slot_marks(analysis: PartyAnalysis) -> dict[Cell, str]:
    """Return, for every open slot, the value of the player's cards there, in at most 3 characters.

    The values are those of `slot_values`.
    """
    return {cell: _mark(list(worth.values())) for cell, worth in _worth_by_slot(analysis).items()}


def cards_that_differ(analysis: PartyAnalysis) -> list[str]:
    """Return the slots where the card makes a difference, with the value of each: `b5: R 4, Y 3`."""
    return [
        f"{place_text(*cell)}: " + ", ".join(f"{move.colour} {outcome}" for move, outcome in worth.items())
        for cell, worth in _worth_by_slot(analysis).items()
        if len({(outcome.low, outcome.high) for outcome in worth.values()}) > 1
    ]


def _worth_by_slot(analysis: PartyAnalysis) -> dict[Cell, dict[Placement, PartyOutcome]]:
    slots = analysis.position.slots()
    found: dict[Cell, dict[Placement, PartyOutcome]] = {(slot.row, slot.column): {} for slot in slots}
    for move, outcome in slot_values(analysis).items():
        found[move.row, move.column][move] = outcome
    return found


# Moves by all yardsticks.


class MoveRow(NamedTuple):
    """Moves with the same values by every yardstick."""

    values: MoveValues[Placement]
    moves: list[Placement]


def for_mover(analysis: PartyAnalysis) -> PartyRecommendation | None:
    """Return the recommendation for the player to move, if the values of all moves were requested."""
    seat = analysis.position.to_move
    if not analysis.values or seat is None:
        return None
    return Recommendation(seat, (), analysis.position, analysis.values)


def slot_values(analysis: PartyAnalysis) -> Mapping[Placement, PartyOutcome]:
    """Return the exact values to draw on the slots: by *everyone for themselves* if that decides."""
    found = for_mover(analysis)
    if found is None:
        return {}
    if found.yardstick == SELFISH:
        return {move: values.selfish for move, values in found.values.items() if values.selfish is not None}
    return found.worth


def slots_heading(analysis: PartyAnalysis) -> str:
    """Say what the values on the slots are."""
    position, found = analysis.position, for_mover(analysis)
    name = shown_name(position.mover.name, position.names)
    if found is not None and found.yardstick == SELFISH:
        return say("analyze-slots-selfish", player=name)
    if len(position.names) > 2:
        return say("analyze-slots-worst-case", player=name)
    return say("analyze-slots-guaranteed", player=name)


def move_rows(analysis: PartyAnalysis) -> list[MoveRow]:
    """Group the moves that are equal by every yardstick, the recommended ones first."""
    found = for_mover(analysis)
    if found is None:
        return []
    groups: dict[tuple[str, ...], MoveRow] = {}
    for move in sorted(found.values, key=partial(_best_first, found)):
        values = found.values[move]
        shown = (*value_cells(values).values(), interval_cell(values))
        groups.setdefault(shown, MoveRow(values, [])).moves.append(move)
    return list(groups.values())


def _best_first(found: PartyRecommendation, move: Placement) -> tuple[object, ...]:
    """Return a sort key: the recommended move, then by the yardstick that decides, then by the others."""
    values = found.values[move]
    worst = (values.worst_case.high, values.worst_case.low)
    selfish = () if values.selfish is None else (values.selfish.high, values.selfish.low)
    mean = () if values.expected is None else (values.expected.cards_left.mean,)
    match found.yardstick:
        case "worst case":
            return move != found.move, *worst, *selfish, *mean
        case "everyone for themselves":
            return move != found.move, *selfish, *mean, *worst
        case _:
            return move != found.move, *mean, *worst


def yardstick_text(yardstick: Yardstick) -> str:
    """Return the name of a yardstick in words."""
    return say("analyze-yardstick", yardstick=yardstick.replace(" ", "-"))


def value_cells(values: MoveValues[Placement]) -> dict[Yardstick, str]:
    """Return the value of a move by each yardstick that was computed; `~` marks an estimate."""
    cells: dict[Yardstick, str] = {WORST_CASE: str(values.worst_case)}
    if values.selfish is not None:
        cells[SELFISH] = str(values.selfish)
    if values.expected is not None:
        cells[EXPECTED] = f"~{decimal_text(values.expected.cards_left.mean, 2)}"
    return cells


def interval_cell(values: MoveValues[Placement]) -> str:
    """Return the 95 % interval of the estimate; empty if there is none."""
    if values.expected is None:
        return ""
    left = values.expected.cards_left
    return say("advise-range", low=decimal_text(left.low, 2), high=decimal_text(left.high, 2))


def yardsticks_legend(analysis: PartyAnalysis) -> str:
    """Explain the yardsticks of the table of moves."""
    found = for_mover(analysis)
    if found is None:
        return ""
    name = shown_name(found.position.mover.name, found.position.names)
    values = found.values[found.move]
    sentences = [say("analyze-legend-worst-case", player=name, **_rivals(opponents(found.position)))]
    if values.selfish is not None:
        sentences.append(say("analyze-legend-selfish"))
    if values.expected is not None:
        sentences.append(say("analyze-legend-expected", rounds=values.expected.samples))
    return " ".join(sentences)


# Marks.


def mark_legend(analysis: PartyAnalysis) -> list[str]:
    """Explain the marks that are not plain numbers."""
    marks = set(slot_marks(analysis).values())
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    words = [say("analyze-mark-none", player=name)] if NO_CARD_FITS in marks else []
    if any(re.fullmatch(r"\d+-\d+", mark) for mark in marks):
        words.append(say("analyze-mark-range"))
    if any(mark.startswith("<=") for mark in marks):
        words.append(say("analyze-mark-at-most"))
    if NOT_PROVED in marks:
        words.append(say("analyze-mark-not-proved"))
    return words


def _notes(before: Position, after: Position) -> list[str]:
    """Report who finished, dropped out or passed between two positions, in turn order."""
    seat = before.to_move
    assert seat is not None
    turn = [(seat + ahead) % len(before.players) for ahead in range(1, len(before.players) + 1)]
    notes = []
    if not after.players[seat].hand:
        name, due = shown_name(after.players[seat].name, after.names), due_text(after, seat)
        done = say("analyze-note-placed-due", player=name, due=due) if due else ""
        notes.append(done or say("analyze-note-placed", player=name))
    for seat in turn if after.to_move is None else turn[: turn.index(after.to_move)]:
        name, stands = shown_name(after.players[seat].name, after.names), standing(after, seat)
        if stands == "waiting":
            notes.append(say("analyze-note-passes", player=name))
        elif stands == "stuck" or (stands == "out" and not before.players[seat].out):
            due = due_text(after, seat)
            notes.append(say("analyze-note-out", player=name, standing=stands, due=due))
    return notes


def _mark(outcomes: Sequence[PartyOutcome]) -> str:
    if not outcomes:
        return NO_CARD_FITS
    best, worst = lowest(outcomes), highest(outcomes)
    mark = str(best) if best.proved else f"<={best.high}"
    if best.proved and worst.proved and best.low < worst.low:
        mark = f"{best.low}-{worst.low}"
    return mark if len(mark) <= LONGEST_MARK else NOT_PROVED
