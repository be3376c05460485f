"""Sentences for advice on a floe: the estimate, the advised move, and one reason to check."""

from __future__ import annotations

from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import Reason, reason_for
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import count_of, shown_name


def reason_text(position: Position, move: Move, given: Reason | None = None) -> str:
    """Return one sentence in favour of a move; empty if no simple fact sets it apart."""
    reason = reason_for(position, move) if given is None else given
    name = shown_name(position.mover.name, position.names)
    rival = "" if reason.seat is None else shown_name(position.names[reason.seat], position.names)
    tile = "" if reason.tile is None else tile_name(reason.tile)
    others = "the others" if sum(bool(player.penguins) for player in position.players) > 2 else "the opponent"
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
                f"After it, {name} is nearer than {others} to {reason.tiles} of the {reason.free} free "
                "tiles; no other move does better."
            )
        case "within a slide":
            tiles = f"{count_of(reason.tiles, 'tile')} with {fish_text(reason.fish)}"
            return f"From there, {tiles} are one slide away; no other place reaches more fish."
        case "most fish":
            return f"It goes to a tile with {fish_text(reason.fish)}; no other move gets more at once."
        case "none":
            return ""
