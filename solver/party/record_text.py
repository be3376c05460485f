"""The text form of rounds and games of Penguin Party; see `record_text.py` of the solver.

    players: Julia, Marc, Priya                       in turn order
    left: Julia=RRB, Priya=G                          cards left at the end; nobody else had any
    rules: iello-2024, stuck=pass                     default: iello-2024
    points: Julia=3                                   held before the round
    starts: Marc                                      default: the first player
    pyramid: R                                        on the table before the first move, as in one line
    hands: Julia=RRGG...                              only if known; otherwise derived
    date: 2026-10-03
    tumble: Marc
    Ra1 Ga2 R< B> Rright

In a game, `players`, `rules`, `points` and `starts` of later rounds follow from the rounds before.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ppsolve.solver.errors import BadInput
from ppsolve.solver.names import seat_named
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.game_record import PlayedGame, game_or_round
from ppsolve.solver.party.position import BasePosition, Position
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules
from ppsolve.solver.record_text import (
    Header,
    WrittenRecord,
    WrittenRound,
    moves_text,
    name_text,
    names_in,
    pairs_in,
    read_moves,
    split_rounds,
)
from ppsolve.solver.records import SCHEMA

_MOVE: Final = re.compile(r"[A-Za-z]\s?(?:left|right|<|>)(?![^\s,;])|[^\s,;]+", re.IGNORECASE)
_SIDES: Final = {"<": "left", ">": "right"}
_OF_A_DEAL: Final = ("players", "hands", "rules", "points", "starts", "pyramid")
_OF_A_ROUND: Final = ("game", "left", "date", "tumble")


# Reading.


def loads(text: str) -> Round | PlayedGame:
    """Read a round or a game from its text form; `BadInput` names the line or the move."""
    return game_or_round(to_document(split_rounds(text, textform.looks_like_text)))


def to_document(written: WrittenRecord) -> dict[str, Any]:
    """Return the JSON object of a record in text form."""
    first = written.rounds[0]
    names = _names(first)
    rounds = [_round_document(one, names, one is first) for one in written.rounds]
    return {"players": names, "rounds": rounds} if written.game else rounds[0]


def _names(first: WrittenRound) -> list[str]:
    if "deal" in first.headers:
        return [player.name for player in _line_fields(first.headers["deal"])[1]]
    if "players" not in first.headers:
        raise BadInput("players", "is missing; begin with a line such as 'players: Julia, Marc, Priya'")
    return names_in(first.headers["players"])


def _round_document(written: WrittenRound, names: Sequence[str], first: bool) -> dict[str, Any]:
    headers = written.headers
    document: dict[str, Any] = {"schema": SCHEMA}
    if "deal" in headers:
        written.refuse_others("deal", *_OF_A_ROUND)
        rules, players, seat, rows = _line_fields(headers["deal"])
        document["deal"] = jsonform.to_dict(BasePosition(rules, players, seat or 0, rows))
    else:
        written.refuse_others(*_OF_A_DEAL, *_OF_A_ROUND)
        document["deal"] = _deal(
            written, names_in(headers["players"]) if "players" in headers else names, first
        )
    document["moves"] = [
        {**entry, "move": _move(entry["move"])} if "move" in entry else entry
        for entry in read_moves(written.lines, names, _MOVE)
    ]
    if "left" in headers:
        document["left"] = pairs_in(headers["left"])
    if "date" in headers:
        document["date"] = headers["date"].text
    if "tumble" in headers:
        document["tumble"] = {"player": names_in(headers["tumble"])[0]}
    return document


def _line_fields(header: Header) -> tuple[Rules, tuple[Any, ...], int | None, tuple[str, ...]]:
    try:
        return textform.position_fields(header.text)
    except BadInput as error:
        raise error.inside("deal").at_line(header.line) from None


def _deal(written: WrittenRound, names: Sequence[str], first: bool) -> dict[str, Any]:
    headers = written.headers
    players: list[dict[str, Any]] = [{"name": name} for name in names]
    for key, field in (("hands", "hand"), ("points", "tokens")):
        if key not in headers:
            continue
        for name, text in pairs_in(headers[key]).items():
            try:
                seat = seat_named(names, name, key)
            except BadInput as error:
                raise error.at_line(headers[key].line) from None
            if key == "points" and not re.fullmatch("[0-9]{1,9}", text):
                raise headers[key].wrong(f"expected NAME=POINTS, such as {name}=3, not {text!r}")
            players[seat][field] = int(text) if key == "points" else text
    deal: dict[str, Any] = {"players": players}
    if "rules" in headers:
        deal["rules"] = _rules(headers["rules"])
    if "starts" in headers:
        deal["to_move"] = names_in(headers["starts"])[0]
    if (rows := written.text("pyramid")) is not None:
        deal["pyramid"] = list(textform.rows_from_text("".join(rows.split()) or textform.NOTHING))
    return deal


def _rules(header: Header) -> dict[str, Any]:
    """Read rules: an edition, `KEY=VALUE`, or an edition and several of them, separated by commas."""
    words = [word.strip() for word in header.text.split(",")]
    edition = DEFAULT_EDITION if "=" in words[0] else words.pop(0)
    try:
        return {"edition": edition, **dict(textform.parse_override(word) for word in words)}
    except BadInput as error:
        raise error.at_line(header.line) from None


def _move(written: str) -> str:
    """Return a move as records write it: `rA1` is `Ra1`, `r<` is `Rleft`."""
    colour, place = written[0].upper(), written[1:].strip().lower()
    return colour + _SIDES.get(place, place)


# Writing.


def dumps(given: Round | PlayedGame) -> str:
    """Return the text form of a round or of a game, with a final newline.

    Hands are not written if they follow from the moves and the cards left. Names are written before the moves
    only where the turns do not follow from the cards.
    """
    if isinstance(given, Round):
        return "\n".join(_round_lines(given, True)) + "\n"
    blocks = [
        "\n".join([f"round {one.number}", *_round_lines(one.round, number == 0)])
        for number, one in enumerate(given.rounds)
    ]
    return "\n\n".join(blocks) + "\n"


def _round_lines(played: Round, first: bool) -> list[str]:
    """Write a round; later rounds of a game omit what follows from the rounds before."""
    for named in (False, True):
        lines = [*_deal_lines(played.deal), *_more_lines(played), *_moves_lines(played, named)]
        if _reads_back(lines, played):
            dropped = () if first else ("players: ", "rules: ", "points: ", "starts: ")
            return [line for line in lines if not line.startswith(dropped)] if dropped else lines
    deal = f"deal: {textform.dumps(played.deal)}"
    return [deal, *_more_lines(played), *_moves_lines(played, False)]


def _reads_back(lines: Sequence[str], played: Round) -> bool:
    """Return whether these lines are read as the same round."""
    try:
        return loads("\n".join(lines)) == played
    except BadInput:
        return False


def _deal_lines(deal: Position) -> list[str]:
    names = _written_names(deal)
    lines = [f"players: {', '.join(names)}"]
    if deal.rules != Rules.of(len(names)):
        lines.append(f"rules: {deal.rules.named}")
    if any(player.tokens for player in deal.players):
        held = ((name, player.tokens) for name, player in zip(names, deal.players, strict=True))
        lines.append("points: " + ", ".join(f"{name}={tokens}" for name, tokens in held if tokens))
    if deal.to_move:
        lines.append(f"starts: {names[deal.to_move]}")
    if deal.pyramid:
        lines.append(f"pyramid: {textform.rows_text(deal.pyramid)}")
    return lines


def _more_lines(played: Round) -> list[str]:
    names = _written_names(played.deal)
    lines = [f"date: {played.date}"] if played.date else []
    if left := [
        f"{name}={player.hand}" for name, player in zip(names, played.end.players, strict=True) if player.hand
    ]:
        lines.append(f"left: {', '.join(left)}")
    if played.tumbler is not None:
        lines.append(f"tumble: {names[played.tumbler]}")
    return lines


def _moves_lines(played: Round, named: bool) -> list[str]:
    names = _written_names(played.deal) if named else None
    return moves_text(played.turns, played.deal.to_move or 0, names)


def _written_names(deal: Position) -> list[str]:
    return [name_text(name, textform.looks_like_text) for name in deal.names]
