"""The text form of played games of Pingouin; see `record_text.py` of the solver.

    game: pingouin
    players: Alice, Bob
    rows: 3332111/11121311/...                        in one line, or in eight lines after `rows:`
    starts: Bob                                       default: the first player
    date: 2026-10-03
    d6 f4 e3
    b1-g3 f4-f5

Without penguins in the rows, everybody has the usual number to place. A line `deal: pingouin:...` with a
position in one line replaces `players`, `rows` and `starts`, and holds fish and tiles already taken.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin import jsonform, record, textform
from ppsolve.solver.pingouin.dealing import PENGUINS
from ppsolve.solver.pingouin.floe import SEAT_LETTERS
from ppsolve.solver.pingouin.position import check_number_of_players
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.record_text import (
    WrittenRecord,
    WrittenRound,
    moves_text,
    name_text,
    names_in,
    read_moves,
    split_rounds,
)
from ppsolve.solver.records import SCHEMA

_MOVE: Final = re.compile(r"[a-h][1-8]\s*-\s*[a-h][1-8](?![^\s,;])|[^\s,;]+", re.IGNORECASE)


# Reading.


def loads(text: str) -> PlayedGame:
    """Read a game from its text form; `BadInput` names the line or the move."""
    return record.from_dict(to_document(split_rounds(text, textform.looks_like_text)))


def to_document(written: WrittenRecord) -> dict[str, Any]:
    """Return the JSON object of a record in text form."""
    if len(written.rounds) > 1:
        raise BadInput("round 2", "a game of Pingouin has no rounds; write one file for each game")
    game = written.rounds[0]
    deal = _line_deal(game) if "deal" in game.headers else _drawn_deal(game)
    names = [player["name"] for player in deal["players"]]
    document: dict[str, Any] = {"schema": SCHEMA, "deal": deal}
    document["moves"] = [
        {**entry, "move": "".join(entry["move"].split()).lower()} if "move" in entry else entry
        for entry in read_moves(game.lines, names, _MOVE)
    ]
    if "date" in game.headers:
        document["date"] = game.headers["date"].text
    return document


def _line_deal(game: WrittenRound) -> dict[str, Any]:
    game.refuse_others("deal", "game", "date")
    header = game.headers["deal"]
    try:
        return jsonform.to_dict(textform.loads(header.text))
    except BadInput as error:
        raise error.inside("deal").at_line(header.line) from None


def _drawn_deal(game: WrittenRound) -> dict[str, Any]:
    game.refuse_others("game", "players", "rows", "starts", "date")
    for key, such in (("players", "players: Alice, Bob"), ("rows", "rows: 3332111/11121311/...")):
        if key not in game.headers:
            raise BadInput(key, f"is missing; write a line such as '{such}'")
    rows = "".join(game.headers["rows"].text.split())
    names = names_in(game.headers["players"])
    check_number_of_players(len(names))
    drawn = any(letter in rows.upper() for letter in SEAT_LETTERS)
    to_place = {} if drawn else {"to_place": PENGUINS[len(names)]}
    deal: dict[str, Any] = {
        "game": jsonform.GAME,
        "rows": rows.split("/"),
        "players": [{"name": name, **to_place} for name in names],
    }
    if "starts" in game.headers:
        deal["to_move"] = names_in(game.headers["starts"])[0]
    return deal


# Writing.


def dumps(played: PlayedGame) -> str:
    """Return the text form of a game, with a final newline."""
    deal = played.deal
    names = [name_text(name, textform.looks_like_text) for name in deal.names]
    date = [f"date: {played.date}"] if played.date else []
    moves = moves_text(played.turns, deal.to_move or 0, None)
    starts = [f"starts: {names[deal.to_move]}"] if deal.to_move else []
    lines = ["game: pingouin", f"players: {', '.join(names)}", *starts, *date, "rows:", *deal.rows, *moves]
    text = "\n".join(lines) + "\n"
    try:
        if loads(text) == played:
            return text
    except BadInput:
        pass
    return "\n".join([f"deal: {textform.dumps(deal)}", *date, *moves]) + "\n"
