"""What the board is to open with, as a text that it reads."""

from __future__ import annotations

import json
from typing import Any

from ppsolve.reports.review.reviewers import record_of, reviewer_of
from ppsolve.solver import records
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import AnyPosition, from_dict, game_of


def position_text(position: AnyPosition) -> str:
    """A position in one line."""
    return game_of(position).to_line(position)


def document_text(document: Any) -> str:
    """A position or the record of one round as text; `BadInput` if a JSON document is neither."""
    if not isinstance(document, dict) or not {"moves", "rounds"} & document.keys():
        return position_text(from_dict(document))
    record = record_of(document)
    played, *_ = reviewer_of(record).rounds(record)
    if played is not record:
        raise BadInput("rounds", "a game of several rounds, but the board opens one round")
    deal = game_of(played.deal).to_dict(played.deal)
    moves = [str(turn.move) for turn in played.turns]
    return json.dumps({"schema": records.SCHEMA, "deal": deal, "moves": moves})
