"""The recommendation of an analysis: the move to play, its line step by step, and the values of the moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ppsolve.solver.outcome import highest, lowest
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Placement, place_text
from ppsolve.solver.party.view.advice import MANNER_TEXTS
from ppsolve.solver.party.view.descriptions import due_text, standing
from ppsolve.solver.party.view.spots import LONGEST_MARK
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.outcomes import as_good_text, lead, moves_text, opponents, viewer, when_text
from ppsolve.solver.view.phrases import count_of, shown_name
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, MoveValues, Yardstick

PartyRecommendation = Recommendation[Position, Placement]

NO_CARD_FITS = "-"
NOT_PROVED = "?"
INTERVAL = "95 % interval"


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
        return " left" if self.move.column < 0 else " right"


def recommendation_text(analysis: PartyAnalysis) -> str:
    """Return the move to play, whether it is proved, and an introduction to the line that follows it."""
    line = lead(analysis)
    which = ""
    if line is not None:
        which = f" The line {line.circumstance}:" if line.circumstance else " The line:"
    position, found = analysis.position, analysis.recommendation
    if found is None and viewer(analysis) == position.to_move:
        if line is None:
            return ""
        return f"Recommended: {shown_name(position.mover.name, position.names)} plays {line.moves[0]}.{which}"
    if found is None:
        return "" if position.over else _no_turn(analysis)
    name = shown_name(found.position.names[found.seat], found.position.names)
    plays = f"{name} plays {found.move}{when_text(analysis)}"
    if found.yardstick != WORST_CASE and opponents(found.position):
        if len(found.values) == 1:
            return f"Recommended: {plays}, the only legal move.{which}"
        reason = _selfish_reason if found.yardstick == SELFISH else _expected_reason
        sentences = [f"Recommended: {plays}{reason(found, name)}.", _safest(found)]
        return " ".join(filter(None, sentences)) + which
    # With three or more players the worst case alone is no recommendation.
    safest = len(position.names) > 2 and bool(opponents(found.position))
    if found.proved:
        title, equal = ("Safest", "just as safe") if safest else ("Recommended", "just as good")
        return f"{title}: {plays}{as_good_text(found.best[1:], equal)}.{which}"
    rest = "; another move may be better" if found.outcome.proved else f" (bounds {found.outcome})"
    guarantees = f"It guarantees a result of at most {count_of(found.outcome.high, 'card')}{rest}."
    return f"{'Safest' if safest else 'Best'} move found so far, not proved: {plays}. {guarantees}{which}"


def _selfish_reason(found: PartyRecommendation, name: str) -> str:
    """Return the result of a move if everyone plays for themselves, and why it is preferred to its equals."""
    values, others = found.values[found.move], found.best[1:]
    assert values.selfish is not None
    reason = f". If everyone plays for themselves, that leaves {name} {_cards(values.selfish.high)}"
    if others:
        reason += f", as {'does' if len(others) == 1 else 'do'} {moves_text(others)}"
    if values.expected is not None:
        mean = values.expected.cards_left.mean
        average = f"~{mean:.2f} cards on average"
        if others and all(mean < _average(found, move) for move in others):
            return f"{reason}; of these, {found.move} is best in simulated rounds, with {average}"
        return f"{reason}; in simulated rounds it leaves {average}"
    if others and all(values.worst_case.high < found.worth[move].high for move in others):
        return f"{reason}; of these, {found.move} is the safest"
    return reason


def _average(found: PartyRecommendation, move: Placement) -> float:
    estimate = found.values[move].expected
    assert estimate is not None, "estimated for all moves or for none"
    return estimate.cards_left.mean


def _expected_reason(found: PartyRecommendation, _: str) -> str:
    """Return the average cards left after a move, and the moves that are not clearly different."""
    average = f"~{_average(found, found.move):.2f} cards left on average"
    return f", with {average} in simulated rounds{as_good_text(found.best[1:], 'about as good')}"


def _safest(found: PartyRecommendation) -> str:
    """Return the safest move and what it guarantees; empty if nothing is known about the worst case."""
    first, *others = found.safest
    cards = found.worth[first].high
    if cards >= len(found.position.mover.hand) - 1:
        return ""
    rivals = opponents(found.position)
    whatever = f"whatever {rivals[0]} does" if len(rivals) == 1 else "whatever the others do"
    at_most = f"{'at most ' if cards else ''}{_cards(cards)} left {whatever}"
    if found.move in found.safest:
        proved = "No move is safer" if others else "It is also the safest move"
        return f"{proved if found.safest_is_proved else 'No safer move was found'}: {at_most}."
    if found.safest_is_proved:
        return f"Safest: {first}, {at_most}{as_good_text(others, 'just as safe')}."
    return f"Safest found so far, not proved: {first}, {at_most}."


def _cards(number: int) -> str:
    return count_of(number, "card") if number else "no card"


def _no_turn(analysis: PartyAnalysis) -> str:
    seat = viewer(analysis)
    assert seat is not None
    name = shown_name(analysis.position.names[seat], analysis.position.names)
    if not analysis.position.players[seat].active:
        return ""
    return f"If all the others work against {name}, {name} gets no more turns: there is nothing to recommend."


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
        return f"Cards left to {name} after each move if everyone plays for themselves:"
    worst = "Worst case: the cards left" if len(position.names) > 2 else "Cards left"
    return f"{worst} that {name} can guarantee after each move:"


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
        case "expected":
            return move != found.move, *mean, *worst


def value_cells(values: MoveValues[Placement]) -> dict[Yardstick, str]:
    """Return the value of a move by each yardstick that was computed; `~` marks an estimate."""
    cells: dict[Yardstick, str] = {WORST_CASE: str(values.worst_case)}
    if values.selfish is not None:
        cells[SELFISH] = str(values.selfish)
    if values.expected is not None:
        cells[EXPECTED] = f"~{values.expected.cards_left.mean:.2f}"
    return cells


def interval_cell(values: MoveValues[Placement]) -> str:
    """Return the 95 % interval of the estimate; empty if there is none."""
    if values.expected is None:
        return ""
    left = values.expected.cards_left
    return f"{left.low:.2f} to {left.high:.2f}"


def yardsticks_legend(analysis: PartyAnalysis) -> str:
    """Explain the yardsticks of the table of moves."""
    found = for_mover(analysis)
    if found is None:
        return ""
    name = shown_name(found.position.mover.name, found.position.names)
    rivals = opponents(found.position)
    who = f"{rivals[0]} plays" if len(rivals) == 1 else "all the others play"
    values = found.values[found.move]
    sentences = [f"Worst case: {who} against {name}." if rivals else "Worst case: proved, cards left."]
    if values.selfish is not None:
        sentences.append("Everyone for themselves: all players go for their own best result.")
    if values.expected is not None:
        sentences.append(
            f"Expected: an estimate, the average of {values.expected.samples:,} simulated rounds after the "
            f"move against opponents who play {MANNER_TEXTS['either']}."
        )
    return " ".join(sentences)


# Marks.


def mark_legend(analysis: PartyAnalysis) -> list[str]:
    """Explain the marks that are not plain numbers."""
    marks = set(slot_marks(analysis).values())
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    words = [f"{NO_CARD_FITS} none of {name}'s cards fits"] if NO_CARD_FITS in marks else []
    if any(re.fullmatch(r"\d+-\d+", mark) for mark in marks):
        words.append("a range: it depends on the card")
    if any(mark.startswith("<=") for mark in marks):
        words.append("<= at most, not proved")
    if NOT_PROVED in marks:
        words.append(f"{NOT_PROVED} not proved")
    return words


def _notes(before: Position, after: Position) -> list[str]:
    """Report who finished, dropped out or passed between two positions, in turn order."""
    seat = before.to_move
    assert seat is not None
    turn = [(seat + ahead) % len(before.players) for ahead in range(1, len(before.players) + 1)]
    notes = []
    if not after.players[seat].hand:
        due = due_text(after, seat)
        notes.append(
            f"{shown_name(after.players[seat].name, after.names)} has placed every card{due and f', {due}'}"
        )
    for seat in turn if after.to_move is None else turn[: turn.index(after.to_move)]:
        name, stands = shown_name(after.players[seat].name, after.names), standing(after, seat)
        if stands == "waiting":
            notes.append(f"{name} passes")
        elif stands == "stuck" or (stands == "out" and not before.players[seat].out):
            notes.append(f"{name} is {stands}, {due_text(after, seat)}")
    return notes


def _mark(outcomes: Sequence[PartyOutcome]) -> str:
    if not outcomes:
        return NO_CARD_FITS
    best, worst = lowest(outcomes), highest(outcomes)
    mark = str(best) if best.proved else f"<={best.high}"
    if best.proved and worst.proved and best.low < worst.low:
        mark = f"{best.low}-{worst.low}"
    return mark if len(mark) <= LONGEST_MARK else NOT_PROVED
