"""Sentences and rows for advice on a floe: the estimates, the advised move, and one reason to check."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.pingouin.advice import FloeAdvice, Likely, LikelyMove
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import Reason
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import count_of, shown_name

SELFISHLY: Final = "if everyone plays for themselves"


def estimate_text(advice: FloeAdvice) -> str:
    """Explain the numbers: how they were found, and how far to trust them."""
    found = advice.suggestion
    visited = f"{found.positions:,} position{'' if found.positions == 1 else 's'}"
    if advice.proved:
        selfish = "" if advice.moves[0].lead is not None else f"{SELFISHLY}, "
        return (
            f"Proved by a search of {visited}: {selfish}no move is better than {advice.advised}. "
            "Values with ~ are estimates."
        )
    inside = "In 9 of 10 games the result lies inside the interval."
    return f"Estimated by a search of {visited}, not proved. {inside}"


def advised_text(advice: FloeAdvice) -> str:
    """Return the advised move, its likely result, and a reason."""
    best, position = advice.moves[0], advice.position
    name = shown_name(position.mover.name, position.names)
    return f"Best for {name}: {best.move}, {_outlook(advice, best)}.{_reason(advice)}"


def opinion_text(advice: FloeAdvice) -> str:
    """Return the advised move within an analysis, its likely result, a reason, and the play expected."""
    best, position = advice.moves[0], advice.position
    name = shown_name(position.mover.name, position.names)
    likely = f" {line_text(advice)}".rstrip()
    return f"{name} plays {best.move}, {_outlook(advice, best)}.{_reason(advice)}{likely}"


def _reason(advice: FloeAdvice) -> str:
    """Return the reason with a space before it; empty if there is none."""
    return f" {reason_text(advice.position, advice.reason)}".rstrip()


def _outlook(advice: FloeAdvice, move: LikelyMove) -> str:
    """Return the result of a move in words."""
    if move.lead is None and move.proved:
        return f"with {fish_text(round(move.fish.mean))} in the end {SELFISHLY} (proved)"
    if move.lead is None:
        return f"with about {fish_text(round(move.fish.mean))} in the end"
    position = advice.position
    names = [shown_name(name, position.names) for name in position.names]
    assert position.to_move is not None
    mover, rival = names[position.to_move], names[1 - position.to_move]
    lead = round(move.lead.mean)
    if move.proved:
        if lead == 0:
            return "which ends level with best play by both (proved)"
        ahead, by = (mover, lead) if lead > 0 else (rival, -lead)
        return f"after which {ahead} ends {fish_text(by)} ahead with best play by both (proved)"
    if lead == 0:
        return "after which the game is about level"
    ahead, by = (mover, lead) if lead > 0 else (rival, -lead)
    return f"after which {ahead} will probably end about {fish_text(by)} ahead"


def estimate_rows(advice: FloeAdvice) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of a table of all moves. A tilde marks an estimate."""
    if len(advice.position.players) > 2:
        rows = [[str(move.move), *_fish_cells(move)] for move in advice.moves]
        return ["move", "fish", "90 % interval"], rows
    rows = [[str(move.move), str(move.fish), *_lead_cells(move)] for move in advice.moves]
    return ["move", "fish", "lead", "90 % interval"], rows


def _fish_cells(move: LikelyMove) -> list[str]:
    most = "at most " if move.estimate.kind == "at best" else ""
    return [f"{most}{move.fish}", "proved" if move.proved else _interval(move.fish, "")]


def _lead_cells(move: LikelyMove) -> list[str]:
    assert move.lead is not None
    if move.proved:
        return [f"{round(move.lead.mean):+d}", "proved"]
    most = "at most " if move.estimate.kind == "at best" else ""
    return [f"{most}~{move.lead.mean:+.1f}", _interval(move.lead, "+")]


def _interval(likely: Likely, sign: str) -> str:
    return f"{likely.low:{sign}.0f} to {likely.high:{sign}.0f}"


def line_text(advice: FloeAdvice) -> str:
    """Return the play that the engine expects after the advised move; empty if it expects none."""
    line = advice.moves[0].line[1:]
    return f"Likely play after {advice.advised}: {' '.join(map(str, line))}." if line else ""


def reason_text(position: Position, reason: Reason) -> str:
    """Return one sentence in favour of a move; empty if no simple fact sets it apart."""
    name = shown_name(position.mover.name, position.names)
    rival = "" if reason.seat is None else shown_name(position.names[reason.seat], position.names)
    tile = "" if reason.tile is None else tile_name(reason.tile)
    others = _others(position)
    match reason.kind:
        case "only move":
            return "It is the only legal move."
        case "cuts off":
            return f"It cuts {rival} off from {fish_text(reason.fish)} on {count_of(reason.tiles, 'tile')}."
        case "walls in":
            return f"It walls in {rival}'s penguin on {tile}, which can never move again."
        case "answers a threat":
            return (
                f"{rival} was threatening {reason.move}, which would have cut {name} off from "
                f"{fish_text(reason.fish)}."
            )
        case "alone":
            tiles = f"{count_of(reason.tiles, 'tile')} with {fish_text(reason.fish)}"
            return f"It keeps {tiles} for {name} alone."
        case "last way out":
            return f"The penguin on {tile} had only one way out."
        case "nearer":
            return (
                f"Afterwards, {name} is nearer than {others} to {reason.tiles} of the {reason.free} free "
                "tiles; no other move does better."
            )
        case "within a slide":
            tiles = f"{count_of(reason.tiles, 'tile')} with {fish_text(reason.fish)}"
            return f"From there, {tiles} are one slide away; no other place reaches more fish."
        case "most fish":
            return f"It goes to a tile with {fish_text(reason.fish)}; no other move gets more at once."
        case "none":
            return ""


def _others(position: Position) -> str:
    """Name the only other player with a penguin on the floe, or all of them."""
    seats = [
        seat for seat, player in enumerate(position.players) if seat != position.to_move and player.penguins
    ]
    return shown_name(position.names[seats[0]], position.names) if len(seats) == 1 else "anybody else"
