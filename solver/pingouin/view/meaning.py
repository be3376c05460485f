"""What an analysis means, in sentences for people; text and HTML share them.

A sentence never gives a bound for a value: what is not proved is told as a range, or as not decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.game import SELFISH_TILES, FloeAnalysis, FloeOutcome
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.words import fish_text, standing
from ppsolve.solver.questions import Question
from ppsolve.solver.view.outcomes import of_viewer, opponents, selfish_text, total_texts, viewer
from ppsolve.solver.view.words import join_words, shown_name

AT_THE_END: Final = (
    "Fish at the end of the game: those taken before and those below penguins are counted in every value."
)


def name_of(position: Position, seat: int) -> str:
    """A player's name as it is shown."""
    return shown_name(position.names[seat], position.names)


def player_label(position: Position, seat: int) -> str:
    """A player's name, and whether the player is out."""
    name = name_of(position, seat)
    return f"{name} (out)" if standing(position, seat) == "out" else name


def meaning_sentences(analysis: FloeAnalysis) -> list[str]:
    """What the outcomes of the players mean, in a sentence or two."""
    position = analysis.position
    if position.over:
        fish = [FloeOutcome(number, number) for number in position.holdings()]
        return [f"The game is over: {_each_ends_with(position, range(len(fish)), fish)}."]
    selfish = selfish_text(analysis, partial(_each_ends_with, position))
    return [sentence for sentence in (_view(analysis), selfish) if sentence]


def totals(analysis: FloeAnalysis) -> list[tuple[str, str]]:
    """The outcomes that concern all players at once, each with its name."""
    return total_texts(analysis, "the most fish that all can end with together")


def selfish_reach(position: Position) -> str:
    """How small a position has to be for `selfish` to be searched."""
    most = SELFISH_TILES[len(position.players)]
    return f"selfish is asked by default when at most {most} free tiles are within reach."


def _view(analysis: FloeAnalysis) -> str:
    """What the player whose view is told can be sure of, and what help could do."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player, name = position.players[seat], name_of(position, seat)
    if not player.active:
        return f"{name} is out, with {fish_text(position.holdings()[seat])}."
    who = name
    if seat == position.to_move:
        who += ", who is to place a penguin," if position.placing else ", who is to move,"
    sure, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    if not others:
        known = [outcome for outcome in (sure, best) if outcome is not None]
        if not known:
            return ""
        alone = FloeOutcome(max(one.low for one in known), min(one.high for one in known))
        return f"Only {name} still plays, and can end with {_range(alone)}."
    rival = others[0] if len(others) == 1 else ""
    whatever = f"whatever {rival or 'the others'} {'does' if rival else 'do'}"
    helper = f"if {rival or 'everybody'} helps"
    if sure is None:
        return "" if best is None else f"I{helper[1:]}, {who} can end with {_range(best)}."
    if best is None:
        helped = ""
    elif sure.proved and best.value == sure.value:
        helped = "; no help could make it more"
    else:
        helped = f"; {helper}, {name} can end with {_range(best)}"
    return f"{_sure(position, seat, who, sure, whatever)}{helped}."


def _sure(position: Position, seat: int, who: str, sure: FloeOutcome, whatever: str) -> str:
    can = f"{who} can be sure of {fish_text(sure.low)}, {whatever}"
    if sure.proved:
        return can
    low, high = outcome_bounds(position, Question("guaranteed", seat))
    first = f"; {low} to {high} at first sight" if (low, high) != (sure.low, sure.high) else ""
    return f"{can} (perhaps of as many as {sure.high}: not decided{first})"


def _each_ends_with(position: Position, seats: Sequence[int], fish: Sequence[FloeOutcome]) -> str:
    names = [name_of(position, seat) for seat in seats]
    first = f"{names[0]} ends with {_range(fish[0])}"
    more = [
        f"{name} with {str(outcome).replace('..', ' to ')}"
        for name, outcome in zip(names[1:], fish[1:], strict=True)
    ]
    undecided = "" if all(outcome.proved for outcome in fish) else " (not all of it is decided)"
    return join_words([first, *more]) + undecided


def _range(outcome: FloeOutcome) -> str:
    if outcome.proved:
        return fish_text(outcome.low)
    return f"{outcome.low} to {fish_text(outcome.high)} (not decided)"
