"""Sentences and rows for advice on a floe: the estimates, the advised move, and one reason to check."""

from __future__ import annotations

from collections.abc import Callable

from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.pingouin.advice import FloeAdvice, Likely, LikelyMove
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import Reason
from ppsolve.solver.view.phrases import shown_name


def estimate_text(advice: FloeAdvice) -> str:
    """Explain the numbers: how they were found, and how far to trust them."""
    visited = advice.suggestion.positions
    if not advice.proved:
        return say("advise-floe-estimated", positions=visited)
    players = "more" if advice.moves[0].lead is None else "two"
    return say("advise-floe-proved", positions=visited, players=players, move=str(advice.advised))


def advised_text(advice: FloeAdvice) -> str:
    """Return the advised move, its likely result, and a reason."""
    best, position = advice.moves[0], advice.position
    name = shown_name(position.mover.name, position.names)
    found = say("advise-floe-best", player=name, move=str(best.move), outlook=_outlook(advice, best))
    return _sentences(found, _reason(advice))


def opinion_text(advice: FloeAdvice) -> str:
    """Return the advised move within an analysis, its likely result, a reason, and the play expected."""
    best, position = advice.moves[0], advice.position
    name = shown_name(position.mover.name, position.names)
    found = say("advise-floe-plays", player=name, move=str(best.move), outlook=_outlook(advice, best))
    return _sentences(found, _reason(advice), line_text(advice))


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _reason(advice: FloeAdvice) -> str:
    return reason_text(advice.position, advice.reason)


def _outlook(advice: FloeAdvice, move: LikelyMove) -> str:
    """Return the result of a move in words."""
    position = advice.position
    result, leader, fish = "fish", "", round(move.fish.mean)
    if move.lead is not None:
        assert position.to_move is not None
        lead = round(move.lead.mean)
        result, fish = "lead" if lead else "level", abs(lead)
        leading = position.to_move if lead > 0 else 1 - position.to_move
        leader = shown_name(position.names[leading], position.names)
    proved = "-proved" if move.proved else ""
    return say("advise-floe-outlook", result=result + proved, leader=leader, fish=fish)


def estimate_rows(advice: FloeAdvice) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of a table of all moves. A tilde marks an estimate."""
    several = len(advice.position.players) > 2
    headers = [say("advise-header-move"), say("advise-header-fish"), say("advise-header-interval-90")]
    if several:
        return headers, [[str(move.move), *_fish_cells(move)] for move in advice.moves]
    headers.insert(2, say("advise-header-lead"))
    return headers, [[str(move.move), likely_text(move.fish), *_lead_cells(move)] for move in advice.moves]


def likely_text(likely: Likely) -> str:
    """Return a whole number if it is proved, else an estimate with a tilde."""
    if likely.low == likely.high:
        return decimal_text(likely.mean, 0)
    return f"~{decimal_text(likely.mean, 1)}"


def _fish_cells(move: LikelyMove) -> list[str]:
    interval = say("advise-proved") if move.proved else _interval(move.fish, decimal_text)
    return [_bounded(move, likely_text(move.fish)), interval]


def _lead_cells(move: LikelyMove) -> list[str]:
    assert move.lead is not None
    if move.proved:
        return [f"{round(move.lead.mean):+d}", say("advise-proved")]
    return [_bounded(move, f"~{_signed(move.lead.mean, 1)}"), _interval(move.lead, _signed)]


def _bounded(move: LikelyMove, number: str) -> str:
    return say("advise-at-most", number=number) if move.estimate.kind == "at best" else number


def _interval(likely: Likely, text: Callable[[float, int], str]) -> str:
    return say("advise-range", low=text(likely.low, 0), high=text(likely.high, 0))


def _signed(value: float, digits: int) -> str:
    text = decimal_text(value, digits)
    return text if text.startswith("-") else f"+{text}"


def line_text(advice: FloeAdvice) -> str:
    """Return the play that the engine expects after the advised move; empty if it expects none."""
    line = " ".join(map(str, advice.moves[0].line[1:]))
    return say("advise-floe-line", move=str(advice.advised), line=line) if line else ""


def reason_text(position: Position, reason: Reason) -> str:
    """Return one sentence in favour of a move; empty if no simple fact sets it apart."""
    name = shown_name(position.mover.name, position.names)
    rival = "" if reason.seat is None else shown_name(position.names[reason.seat], position.names)
    tile = "" if reason.tile is None else tile_name(reason.tile)
    tiles, fish = reason.tiles, reason.fish
    match reason.kind:
        case "only move":
            return say("advise-only-move")
        case "cuts off":
            return say("advise-cuts-off", rival=rival, fish=fish, tiles=tiles)
        case "walls in":
            return say("advise-walls-in", rival=rival, tile=tile)
        case "answers a threat":
            return say("advise-answers-a-threat", rival=rival, move=str(reason.move), player=name, fish=fish)
        case "alone":
            return say("advise-alone", player=name, tiles=tiles, fish=fish)
        case "last way out":
            return say("advise-last-way-out", tile=tile)
        case "nearer":
            rival = _only_other(position)
            facts = {"rivals": "one" if rival else "several", "rival": rival}
            return say("advise-nearer", player=name, tiles=tiles, free=reason.free, **facts)
        case "within a slide":
            return say("advise-within-a-slide", tiles=tiles, fish=fish)
        case "most fish":
            return say("advise-most-fish", fish=fish)
        case "none":
            return ""


def _only_other(position: Position) -> str:
    """Name the only other player with a penguin on the floe; empty if there are several."""
    seats = [
        seat for seat, player in enumerate(position.players) if seat != position.to_move and player.penguins
    ]
    return shown_name(position.names[seats[0]], position.names) if len(seats) == 1 else ""
