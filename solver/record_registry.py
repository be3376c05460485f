"""Records of any game, in JSON and in text form, and the positions in them.

A registry like `games.py`: apart from a game's own package, only these modules name the games.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from ppsolve.solver.documents import Source, TextForms, only_one, parse_json, read_documents
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import (
    GAMES,
    game_named,
    game_of,
    is_line,
)
from ppsolve.solver.party import game_record as party_game_record
from ppsolve.solver.party import record_text as party_text
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.game_record import PlayedGame as PartyGame
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin import record as floe_record
from ppsolve.solver.pingouin import record_text as floe_text
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.record_text import split_rounds
from ppsolve.solver.records import SCHEMA

AnyRound = Round | FloeGame
"""A record of consecutive moves: a round of Penguin Party, or a game of Pingouin."""
AnyRecord = PartyGame | AnyRound
"""A record of any game."""


def record_from_dict(document: Any) -> AnyRecord:
    """Parse a record of the game that its deal names from a JSON object."""
    deal = document.get("deal") if isinstance(document, dict) else None
    game = game_named(deal["game"]) if isinstance(deal, dict) and "game" in deal else GAMES[0]
    if game.name == PINGOUIN.name:
        return floe_record.from_dict(document)
    return party_game_record.game_or_round(document)


def document_from_text(text: str) -> dict[str, Any]:
    """Return the JSON object of a record in text form; its moves are not yet checked."""
    written = split_rounds(text.removeprefix("\ufeff").replace("\r\n", "\n"), is_line)
    first = written.rounds[0]
    if "game" in first.headers:
        header = first.headers["game"]
        try:
            name = game_named(header.text.casefold()).name
        except BadInput as error:
            raise error.at_line(header.line) from None
    else:
        floe = PINGOUIN.is_line(first.text("deal") or "") or "rows" in first.headers
        name = PINGOUIN.name if floe else PARTY.name
    return floe_text.to_document(written) if name == PINGOUIN.name else party_text.to_document(written)


def record_from_text(text: str) -> AnyRecord:
    """Read a record from its text form; `BadInput` names the line or the move.

    >>> played = record_from_text("players: Ann, Bob\\nrules: base=2, hand_size=2\\nR> G> Rb1 Gc1")
    Traceback (most recent call last):
    ...
    ppsolve.solver.errors.BadInput: move 4: Gc1 is not legal: c1 is not open; open places: none
    """
    return record_from_dict(document_from_text(text))


def record_to_text(record: AnyRecord) -> str:
    """Return the text form of a record, with a final newline."""
    return floe_text.dumps(record) if isinstance(record, FloeGame) else party_text.dumps(record)


def record_to_dict(record: AnyRecord) -> dict[str, Any]:
    """Return a record as a JSON object, with all hands and all names."""
    if isinstance(record, PartyGame):
        rounds = [record_to_dict(one.round) for one in record.rounds]
        schema = party_game_record.SCHEMA
        return {"schema": schema, "players": list(record.players), "rounds": rounds}
    document: dict[str, Any] = {"schema": SCHEMA}
    if record.date:
        document["date"] = record.date
    document["deal"] = game_of(record.deal).to_dict(record.deal)
    document["moves"] = [{"player": turn.player, "move": str(turn.move)} for turn in record.turns]
    if isinstance(record, Round) and record.tumbler is not None:
        document["tumble"] = {"player": record.deal.names[record.tumbler]}
    return document


def record_to_json(record: AnyRecord) -> str:
    """Return a record as JSON, with a final newline."""
    return json.dumps(record_to_dict(record), ensure_ascii=False, indent=2) + "\n"


def rounds_of(record: AnyRecord) -> Sequence[AnyRound]:
    """Return the rounds of a game, or the record itself."""
    return [one.round for one in record.rounds] if isinstance(record, PartyGame) else [record]


def parse_record(text: str | bytes) -> AnyRecord:
    """Parse a record from JSON or from its text form."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", errors="replace")
    return record_from_dict(parse_json(text)) if text.lstrip()[:1] in "{[" else record_from_text(text)


def _no_line(line: str) -> AnyRecord:
    raise BadInput("", "a position, but a record is wanted: a deal and its moves")


RECORD_FORMS: Final = TextForms[AnyRecord](
    # A position and moves below it are a record, too.
    is_line=lambda line: False,
    from_line=_no_line,
    # Whatever is not JSON is read as text, so that the message names what is wrong in it.
    begins_text=lambda line: line[:1] not in ("{", "[", '"'),
    from_text=record_from_text,
)


def load_record(source: Source) -> AnyRecord:
    """Read the only record of a file, as JSON or in text form."""
    return only_one(source, read_documents(source, record_from_dict, "record", RECORD_FORMS), "record")
