"""Records of whole games: a sequence of rounds, the points carried over, and the standings.

    {"schema": "ppsolve.game/1",
     "players": ["Alice", "Bob"],                         in turn order
     "rounds": [{"deal": ..., "moves": ...}, ...]}        records of rounds

A game has as many rounds as players. The start passes to the left, points are carried over, the lowest total
wins, and ties are shared. A deal may omit `to_move`, `tokens` and `rules`: they follow from the rounds
before. If they are given, they must agree. A round in which the pyramid fell is dealt again: the next record
is the same round once more. After a tie an edition may allow extra rounds (`Edition.extra_rounds`) with all
players. Only the last round may be unfinished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields, checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.party import jsonform, record
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.rules import EDITIONS

SCHEMA: Final = "ppsolve.game/1"


@dataclass(frozen=True)
class GameRound:
    """A round of a game: its number, and which dealing of it this is (above 1 after a tumble)."""

    number: int
    dealing: int
    round: Round

    @property
    def label(self) -> str:
        return _label(self.number, self.dealing)


class Place(NamedTuple):
    """A line of the standings; players with the same total share their rank."""

    rank: int
    seat: int
    total: int


@dataclass(frozen=True)
class PlayedGame:
    """A game, complete or in progress."""

    players: tuple[str, ...]
    rounds: tuple[GameRound, ...]

    @property
    def deal(self) -> Position:
        """The position in which the first round began."""
        return self.rounds[0].round.deal

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that everyone holds, by seat."""
        return self.rounds[-1].round.totals

    @property
    def completed(self) -> int:
        return _count_completed(self.rounds)

    @property
    def finished(self) -> bool:
        """True if all rounds of the game were played."""
        return self.rounds[-1].round.status == "finished" and self.completed >= len(self.players)

    @property
    def standing(self) -> tuple[Place, ...]:
        """The players from the lowest total to the highest."""
        totals = self.totals
        ranked = sorted(range(len(totals)), key=lambda seat: (totals[seat], seat))
        return tuple(Place(1 + sum(t < totals[seat] for t in totals), seat, totals[seat]) for seat in ranked)


def from_dict(document: Any) -> PlayedGame:
    """Read a game from a JSON object; `BadInput` names the wrong round and move."""
    fields = checked_fields(document, "", required=("players", "rounds"), optional=("schema",))
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")
    names = strings_from(fields["players"], "players")
    documents = checked_type(fields["rounds"], list, "rounds")
    if not documents:
        raise BadInput("rounds", "at least one round is needed")
    rounds: list[GameRound] = []
    for given in documents:
        number, dealing = _next_number(rounds)
        try:
            _check_another_round_is_due(rounds, len(names))
            rounds.append(GameRound(number, dealing, _round(given, names, rounds)))
        except BadInput as error:
            raise error.inside(_label(number, dealing)) from None
    return PlayedGame(names, tuple(rounds))


def game_or_round(document: Any) -> PlayedGame | Round:
    """Read a game or a round from a JSON object: by its schema or, without one, by the key `rounds`."""
    if not isinstance(document, dict):
        raise BadInput("", f"expected an object, not {quoted(document)}")
    schema = document.get("schema", SCHEMA if "rounds" in document else records.SCHEMA)
    if schema not in (SCHEMA, records.SCHEMA):
        raise BadInput("schema", f"expected {records.SCHEMA!r} or {SCHEMA!r}, not {quoted(schema)}")
    return from_dict(document) if schema == SCHEMA else record.from_dict(document)


def _round(given: Any, names: Sequence[str], rounds: Sequence[GameRound]) -> Round:
    """Read the next round, with omitted fields of its deal filled in from the rounds before."""
    if not rounds:

        def check_first(deal: Position) -> None:
            _check_names(deal, names)
            _check_tokens(deal, [0] * len(names))

        return record.from_dict(given, check_first)
    first, last = rounds[0].round, rounds[-1].round
    number, _ = _next_number(rounds)
    starter = ((first.deal.to_move or 0) + number - 1) % len(names)

    def check(deal: Position) -> None:
        _check_names(deal, names)
        _check_tokens(deal, last.totals)
        if deal.rules != first.deal.rules:
            raise BadInput("rules", f"{deal.rules.named}, but the game began with {first.deal.rules.named}")
        if deal.to_move not in (None, starter):
            begins, due = shown(deal.mover.name), shown(names[starter])
            raise BadInput("to_move", f"{begins} begins, but this round starts with {due}")

    return record.from_dict(_fill_in(given, last, starter), check)


def _fill_in(given: Any, last: Round, starter: int) -> Any:
    """Fill in the omitted fields of a round's JSON; anything malformed is returned unchanged."""
    if not isinstance(given, dict) or not isinstance(given.get("deal"), dict):
        return given
    deal = {"rules": jsonform.rules_value(last.deal.rules), "to_move": starter, **given["deal"]}
    if isinstance(deal.get("players"), list):
        totals = [*last.totals, *[0] * len(deal["players"])]
        deal["players"] = [
            {"tokens": tokens, **player} if isinstance(player, dict) else player
            for tokens, player in zip(totals, deal["players"], strict=False)
        ]
    return {**given, "deal": deal}


def _check_names(deal: Position, names: Sequence[str]) -> None:
    found = [player.name for player in deal.players]
    if found != list(names):
        raise BadInput(
            "players",
            f"{', '.join(map(shown, found))}, but the players of the game are {', '.join(map(shown, names))}",
        )


def _check_tokens(deal: Position, carried: Sequence[int]) -> None:
    for seat, (player, tokens) in enumerate(zip(deal.players, carried, strict=True)):
        if player.tokens != tokens:
            raise BadInput(
                f"players[{seat}].tokens",
                f"{quoted(player.tokens)}, but {shown(player.name)} holds {tokens} before this round",
            )


def _check_another_round_is_due(rounds: Sequence[GameRound], players: int) -> None:
    """Raise `BadInput` for a round after an unfinished one, or after the end of the game."""
    if not rounds:
        return
    last = rounds[-1].round
    if last.status == "unfinished":
        raise BadInput("", f"{rounds[-1].label} is unfinished; only the last round may be")
    extra = _count_completed(rounds) - players
    if last.status == "tumbled" or extra < 0:
        return
    totals = last.totals
    edition = last.deal.rules.edition
    if totals.count(min(totals)) == 1:
        raise BadInput("", f"the game was over after {rounds[-1].label}: the lowest total is not tied")
    match EDITIONS[edition].extra_rounds:
        case "any":
            return
        case "none":
            most, allowed = 0, "no extra round"
        case "one":
            most, allowed = 1, "one extra round"
    if extra >= most:
        raise BadInput(
            "", f"the game was over after {rounds[-1].label}: {edition} allows {allowed} after a tie"
        )


def _next_number(rounds: Sequence[GameRound]) -> tuple[int, int]:
    """Return the number of the next round, and which dealing of it that is."""
    if not rounds:
        return 1, 1
    last = rounds[-1]
    return (last.number, last.dealing + 1) if last.round.status == "tumbled" else (last.number + 1, 1)


def _count_completed(rounds: Sequence[GameRound]) -> int:
    return sum(one.round.status == "finished" for one in rounds)


def _label(number: int, dealing: int) -> str:
    return f"round {number}" if dealing == 1 else f"round {number}, deal {dealing}"
