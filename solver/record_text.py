"""The text form of records, as people type it: the part that all games share.

    players: Julia, Marc, Priya
    left: Julia=RRB, Priya=G
    Ra1 Ga2 Ba0
    1. Rb1 2. B> Marc: Gb2

A line with a known key before a colon is a header; it may stand before or after the moves. All other lines
are moves, separated by blanks, commas or lines. Numbers before moves are skipped. A player's name and a colon
may precede a move; `Julia: out` says that a player dropped out. A line `round 2` begins the next round, and
lines that start with `#` are comments. Names with special characters are quoted as in JSON.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.records import PlayedTurn

HEADERS: Final[Mapping[str, str]] = {
    "game": "game",
    "players": "players",
    "left": "left",
    "rules": "rules",
    "points": "points",
    "tokens": "points",
    "date": "date",
    "starts": "starts",
    "start": "starts",
    "to_move": "starts",
    "pyramid": "pyramid",
    "hands": "hands",
    "tumble": "tumble",
    "rows": "rows",
    "floe": "rows",
    "deal": "deal",
    "position": "deal",
}
"""Keys of header lines, some with a second spelling."""

LONGEST_LINE: Final = 10_000
"""Maximum length of a line in characters."""

_HEADER: Final = re.compile(r"\s*([A-Za-z_]+)\s*:")
_ROUND: Final = re.compile(r"\s*round(?:\s+([0-9]{1,4}))?\s*:?\s*", re.IGNORECASE)
_QUOTED: Final = r'"(?:[^"\\]|\\.)*"'
_ITEM: Final = re.compile(rf"\s*({_QUOTED}|[^,\"]*)\s*(,|$)")
_PAIR: Final = re.compile(rf"\s*({_QUOTED}|[^,=:\"]*?)\s*[=:]\s*([^,]*?)\s*(,|$)")
_PLAIN_NAME: Final = re.compile(r"[^\W\d_](?:[\w .'-]*[\w.'-])?")
_LOOKS_NAMED: Final = re.compile(rf"({_QUOTED}|[^\s,;:]+)\s*:")
_NUMBER: Final = re.compile(r"[0-9]+[.):]*")
_OUT: Final = re.compile(r"(?:is\s+)?out(?![^\s,;.])\.?", re.IGNORECASE)
_MOVES_LINE: Final = re.compile(
    r"(?:(?:[^\W\d_]\S*:|[0-9]+[.):]*)\s*)?"  # a name or a number
    r"[A-Za-z](?:<|>|left|right|[a-h]?[0-9]{1,2})(?:-[a-h][0-9])?(?:[\s,;].*)?",
    re.IGNORECASE,
)
"""A line that begins with a move of some game, such as `Ra1`, `R<`, `d6` or `d6-e6`."""
_BETWEEN: Final = re.compile(r"[\s,;]*")
NOBODY: Final = ("", "-", "none", "nobody")


@dataclass(frozen=True)
class Header:
    """The text of a header line and its line number."""

    key: str
    text: str
    line: int

    def wrong(self, what: str) -> BadInput:
        return BadInput(self.key, what).at_line(self.line)


@dataclass(frozen=True)
class WrittenRound:
    """A round as it was written: its headers, and the numbered lines of its moves."""

    headers: Mapping[str, Header]
    lines: tuple[tuple[int, str], ...]

    def text(self, key: str) -> str | None:
        return self.headers[key].text if key in self.headers else None

    def refuse_others(self, *known: str) -> None:
        """Raise `BadInput` for a header that does not belong here."""
        for key, header in self.headers.items():
            if key not in known:
                raise header.wrong(f"does not belong here; there are {', '.join(known)}")


@dataclass(frozen=True)
class WrittenRecord:
    """The rounds of a text; `game` if lines that begin with `round` make it the record of a game."""

    rounds: tuple[WrittenRound, ...]
    game: bool


# Reading.


def looks_like_record(line: str) -> bool:
    """Return whether a line can begin the text form of a record: a header, `round 1`, a comment or moves."""
    return _is_header(line) or line.lstrip().startswith("#") or _MOVES_LINE.fullmatch(line) is not None


def _is_header(line: str) -> bool:
    header = _HEADER.match(line)
    known = header is not None and header[1].casefold() in HEADERS
    return known or _ROUND.fullmatch(line) is not None


def split_rounds(text: str, is_line: Callable[[str], bool]) -> WrittenRecord:
    """Split a text into rounds, headers and lines of moves. `is_line` recognises positions in one line."""
    rounds: list[WrittenRound] = []
    headers: dict[str, Header] = {}
    moves: list[tuple[int, str]] = []
    last: int | None = None
    numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    lines = deque((number, line) for number, line in numbered if line and not line.startswith("#"))
    while lines:
        number, line = lines.popleft()
        if len(line) > LONGEST_LINE:
            raise BadInput("", f"{len(line):,} characters, but a line has at most {LONGEST_LINE:,}").at_line(
                number
            )
        if (begins := _ROUND.fullmatch(line)) is not None:
            if last is None and (moves or (headers and int(begins[1] or 1) > 1)):
                last = 1  # the first round needs no such line, and its headers may come before the line
            if last is not None:
                rounds.append(WrittenRound(headers, tuple(moves)))
                headers, moves = {}, []
            last = _round_number(begins, last, number)
            continue
        header = _header(line, number, is_line)
        if header is None:
            moves.append((number, line))
            continue
        if header.key in headers:
            before = headers[header.key].line
            again = "a line such as 'round 2' begins the next round"
            raise header.wrong(f"is given twice, first in line {before}; {again}")
        if header.key == "rows" and not header.text:
            rows = [lines.popleft()[1] for _ in range(min(8, len(lines)))]
            header = Header("rows", "/".join("".join(row.split()) for row in rows), number)
        headers[header.key] = header
    rounds.append(WrittenRound(headers, tuple(moves)))
    return WrittenRecord(tuple(rounds), last is not None)


def _round_number(begins: re.Match[str], last: int | None, line: int) -> int:
    """Return the number of the round that a line begins; a round that is dealt again keeps its number."""
    given = int(begins[1]) if begins[1] else (last or 0) + 1
    if given not in ((1,) if last is None else (last, last + 1)):
        due = 1 if last is None else last + 1
        raise BadInput(f"round {given}", f"expected round {due}").at_line(line)
    return given


def _header(line: str, number: int, is_line: Callable[[str], bool]) -> Header | None:
    if is_line(line):
        return Header("deal", line, number)
    match = _HEADER.match(line)
    if match is None or match[1].casefold() not in HEADERS:
        return None
    return Header(HEADERS[match[1].casefold()], line[match.end() :].strip(), number)


def names_in(header: Header) -> list[str]:
    """Read names that are separated by commas."""
    names: list[str] = []
    place, last = 0, ","
    while last == ",":
        match = _ITEM.match(header.text, place)
        if match is None:
            raise header.wrong(f"expected names separated by commas, not {quoted(header.text)}")
        names.append(_name(match[1], header))
        place, last = match.end(), match[2]
    if len(names) == 1 and header.key == "players":
        raise header.wrong(f"expected names separated by commas, not {quoted(header.text)}")
    return names


def pairs_in(header: Header) -> dict[str, str]:
    """Read `NAME=TEXT` separated by commas; `-` and `none` mean no pairs at all."""
    pairs: dict[str, str] = {}
    if header.text.casefold() in NOBODY:
        return pairs
    place, last = 0, ","
    while last == ",":
        match = _PAIR.match(header.text, place)
        if match is None:
            raise header.wrong(f"expected NAME=TEXT separated by commas, not {quoted(header.text[place:])}")
        name = _name(match[1], header)
        if (again := re.search(r"[^\s;]+\s*=", match[2])) is not None:
            raise header.wrong(f"a comma is missing before {quoted(match[2][again.start() :])}")
        if name in pairs:
            raise header.wrong(f"{quoted(name)} is named twice")
        pairs[name] = "" if match[2].casefold() in NOBODY else match[2]
        place, last = match.end(), match[3]
    return pairs


def _name(written: str, header: Header) -> str:
    if not written.startswith('"'):
        return written.strip()
    try:
        name: str = json.loads(written)
    except ValueError:
        raise header.wrong(f"{quoted(written)} is not a quoted name") from None
    return name


def read_moves(
    lines: Sequence[tuple[int, str]], names: Sequence[str], one_move: re.Pattern[str]
) -> list[dict[str, Any]]:
    """Read lines of moves as entries of a JSON record. `one_move` matches a move, or else a word."""
    longest_first = sorted(names, key=len, reverse=True)
    named = re.compile(rf"({'|'.join(map(re.escape, longest_first))})\s*:", re.IGNORECASE)
    leaves = re.compile(rf"({'|'.join(map(re.escape, longest_first))})\s+(?=(?:is\s+)?out\b)", re.IGNORECASE)
    entries: list[dict[str, Any]] = []
    player: str | None = None
    for number, line in lines:
        place = 0
        while (place := _skip(_BETWEEN, line, place)) < len(line):
            if (
                match := named.match(line, place)
                or leaves.match(line, place)
                or _LOOKS_NAMED.match(line, place)
            ):
                if match.re is _LOOKS_NAMED and _NUMBER.fullmatch(match[0]):
                    place = match.end()
                    continue
                if player is not None:
                    raise BadInput("", f"no move follows the name {quoted(player)}").at_line(number)
                player = _called(match[1], names, number)
                place = match.end()
            elif match := _NUMBER.match(line, place):
                place = match.end()
            elif player is not None and (match := _OUT.match(line, place)):
                entries.append({"player": player, "out": True})
                player, place = None, match.end()
            else:
                match = one_move.match(line, place)
                assert match is not None
                if match[0].isalpha() and match[0].casefold() in map(str.casefold, names):
                    raise BadInput("", f"a colon is missing after {quoted(match[0])}").at_line(number)
                move = {"move": match[0]}
                entries.append(move if player is None else {"player": player, **move})
                player, place = None, match.end()
    if player is not None:
        raise BadInput("", f"no move follows the name {quoted(player)}").at_line(lines[-1][0])
    return entries


def _skip(pattern: re.Pattern[str], line: str, place: int) -> int:
    match = pattern.match(line, place)
    assert match is not None
    return match.end()


def _called(written: str, names: Sequence[str], line: int) -> str:
    """Return a name before a move; raise `BadInput` if it is neither a player's nor a header's."""
    try:
        name: str = json.loads(written) if written.startswith('"') else written
    except ValueError:
        name = written
    if name.casefold() in (known.casefold() for known in names):
        return name
    keys = ", ".join(sorted(set(HEADERS.values())))
    what = f"no player is called {quoted(name)}, and no header; headers are {keys}"
    raise BadInput("", what).at_line(line)


# Writing.


def name_text(name: str, is_line: Callable[[str], bool]) -> str:
    """Return a name as the text form writes it: plain, or quoted if it could be mistaken."""
    plain = _PLAIN_NAME.fullmatch(name) is not None and name.isprintable()
    mistaken = _is_header(f"{name}:") or is_line(f"{name}:") or _NUMBER.match(name)
    return name if plain and not mistaken else json.dumps(name, ensure_ascii=False)


def moves_text(turns: Sequence[PlayedTurn[Any, Any]], starts: int, names: Sequence[str] | None) -> list[str]:
    """Write moves, one line for each time around the table; `names` are those to write before the moves."""
    lines: list[str] = []
    last: int | None = None
    for turn in turns:
        seats = len(turn.before.names)
        place = (turn.seat - starts) % seats
        text = str(turn.move) if names is None else f"{names[turn.seat]}: {turn.move}"
        if last is None or place <= last:
            lines.append(text)
        else:
            lines[-1] += ("  " if names is not None else " ") + text
        last = place
    return lines
