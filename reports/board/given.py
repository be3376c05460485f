"""What the board is to open with, as a text that it reads."""

from __future__ import annotations

import json
from typing import Any

from ppsolve.reports.review.registry import record_of, reviewer_of
from ppsolve.solver import records
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import AnyPosition, from_dict, game_of
from ppsolve.solver.view.phrases import count_of


def position_text(position: AnyPosition) -> str:
    """A position in one line."""
    return game_of(position).to_line(position)


def document_text(document: Any, number: int | None = None) -> str:
    """A position or the record of a round as text, of a game that of the round with a number (the first is
    1); `BadInput` if a JSON document is none of these, or has no such round."""
    if not isinstance(document, dict) or not {"moves", "rounds"} & document.keys():
        if number is not None:
            raise BadInput("", "a position, but --round is for the record of a game")
        return position_text(from_dict(document))
    record = record_of(document)
    rounds = reviewer_of(record).rounds(record)
    if number is None and len(rounds) > 1:
        raise BadInput(
            "rounds", f"{count_of(len(rounds), 'round')}; --round says which of them the board opens"
        )
    if number is not None and number > len(rounds):
        raise BadInput("rounds", f"{count_of(len(rounds), 'round')}, but --round {number} is asked for")
    played = rounds[(number or 1) - 1]
    deal = played.deal.game.to_dict(played.deal)
    moves = [str(turn.move) for turn in played.turns]
    return json.dumps({"schema": records.SCHEMA, "deal": deal, "moves": moves})
