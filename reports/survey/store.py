"""`Store`: the SQLite file of a survey, one row per deal. Only one survey at a time writes to it.

A finished deal is committed and synced to disk at once, together with the rows of its players. So the file
holds a deal completely or not at all, however the survey ends. That takes milliseconds; a deal takes seconds.

The application ID and the version are read from the file header before SQLite opens the file. SQLite may
write to a file that it opens, and files of other programs must stay untouched.

Rows are read and written by column name: files with additional columns stay readable.
"""

from __future__ import annotations

import json
import math
import sqlite3
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from ppsolve.reports.difficulty.measure import PART_NAMES, part_names
from ppsolve.reports.survey.run import SolvedDeal, Timed
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput, Position, textform
from ppsolve.solver.outcome import Question
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.platform import lock_file
from ppsolve.solver.randomness import LARGEST_SEED

APPLICATION_ID: Final = int.from_bytes(b"PpSv")
VERSION: Final = 1
TIMEOUT: Final = 30.0
"""Seconds to wait for a reader or a writer, each of which takes milliseconds."""

_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = struct.Struct(">16s 44x I 4x I 28x")
"""The first 100 bytes: the magic, the version at 60, the application ID at 68."""

_SCHEMA: Final = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {VERSION};
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE deal (
    number INTEGER PRIMARY KEY,  -- from 0; the seed of the deal is the first seed + number
    deal TEXT NOT NULL,
    table_low INTEGER, table_high INTEGER,
    margin_low INTEGER, margin_high INTEGER,
    nodes INTEGER NOT NULL,
    careless REAL, traps REAL, only REAL, hurt REAL  -- the parts of the difficulty
);
CREATE TABLE player (
    number INTEGER NOT NULL REFERENCES deal,
    seat INTEGER NOT NULL,  -- from 0, in turn order
    best_low INTEGER, best_high INTEGER,
    guaranteed_low INTEGER, guaranteed_high INTEGER,
    careless REAL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE TABLE timing (number INTEGER PRIMARY KEY REFERENCES deal, seconds REAL NOT NULL);
"""

_DEAL_COLUMNS: Final = (
    "number",
    "deal",
    "table_low",
    "table_high",
    "margin_low",
    "margin_high",
    "nodes",
    *PART_NAMES,
)
_PLAYER_COLUMNS: Final = (
    "number",
    "seat",
    "best_low",
    "best_high",
    "guaranteed_low",
    "guaranteed_high",
    "careless",
)

_COUNT_SETTING: Final = "deals"
_VERSIONS_SETTING: Final = "versions"
"""Stored beside the settings, but missing in old files: the number of deals, and the programs that solved
them."""


class NoDeals(BadInput):
    """The file is a survey, but it holds no deals yet."""


class Store:
    """The results of a survey, in a file that was checked when it was opened.

    `versions` are those of the programs that solved the deals; empty for an old file.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        with _sqlite_errors(path), connection:
            connection.execute("BEGIN")  # one snapshot of all tables: a survey may be writing
            texts = {row["name"]: row["value"] for row in _select(connection, "setting", ("name", "value"))}
            try:
                self.settings = Settings.from_json(texts)
                count, versions = (
                    json.loads(texts.get(name, "null")) for name in (_COUNT_SETTING, _VERSIONS_SETTING)
                )
                self.versions: tuple[str, ...] = tuple(map(str, versions or ()))
            except (KeyError, TypeError, ValueError):
                raise BadInput(str(path), "is damaged: its settings cannot be read") from None
            self._check(count if isinstance(count, int) else 0)

    def _check(self, at_least: int) -> None:
        """Raise `BadInput` if the file is torn, holds impossible values, or fewer deals than `at_least`."""
        (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise BadInput(str(self.path), "is damaged: SQLite found inconsistent pages")
        deals, players = self._rows()
        timings = _select(self._connection, "timing", ("number", "seconds"))
        try:
            _check_rows(self.settings, deals, players, timings, at_least)
        except BadInput as error:
            raise error.inside(str(self.path)) from None

    @classmethod
    @contextmanager
    def reading(cls, path: Path) -> Iterator[Store]:
        """Open an existing survey; another one may be writing to it."""
        with _sqlite_errors(path):
            with path.open("rb") as stream:
                _check_header(path, stream.read(_HEADER.size))
            connection = _connect(path)
        with closing(connection):
            with _sqlite_errors(path):
                # A survey that was killed at its start leaves a header without tables.
                (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if not tables:
                raise NoDeals(str(path), "holds no deals yet")
            yield cls(path, connection)

    @classmethod
    @contextmanager
    def writing(cls, path: Path, settings: Settings) -> Iterator[Store]:
        """Open a survey to add deals; create the file if needed.

        Raises `BadInput` if the file holds deals with other settings.
        """
        with _lock(path), closing(_connect(path)) as connection:
            with _sqlite_errors(path):
                _create_tables(connection, settings)
            store = cls(path, connection)
            if store.settings != settings:
                raise BadInput(str(path), "holds deals of a survey with other settings")
            yield store

    def add(self, deals: Iterable[Timed]) -> None:
        """Add deals in one transaction: all of them or none."""
        with _sqlite_errors(self.path), self._connection:
            for found, seconds in deals:
                self._insert_deal(found, seconds)
            # The count reveals a lost row.
            (count,) = self._connection.execute("SELECT count(*) FROM deal").fetchone()
            self.versions = tuple(dict.fromkeys((*self.versions, _version())))
            noted = {_COUNT_SETTING: json.dumps(count), _VERSIONS_SETTING: json.dumps(self.versions)}
            _replace_settings(self._connection, noted)

    def _insert_deal(self, found: SolvedDeal, seconds: float) -> None:
        parts = dict(zip(part_names(self.settings.players), found.parts, strict=False))  # or none at all
        deal = {"number": found.number, "deal": found.deal, "nodes": found.nodes}
        deal |= {name: parts.get(name) for name in PART_NAMES}
        deal |= _bounds_columns("table", found.table) | _bounds_columns("margin", found.margin)
        _insert(self._connection, "deal", deal)
        for seat in range(self.settings.players):
            player = {"number": found.number, "seat": seat}
            player |= _bounds_columns("best", found.best[seat] if found.best else None)
            player |= _bounds_columns("guaranteed", found.guaranteed[seat] if found.guaranteed else None)
            careless = {"careless": found.careless[seat] if found.careless else None}
            _insert(self._connection, "player", player | careless)
        _insert(self._connection, "timing", {"number": found.number, "seconds": seconds})

    def numbers(self) -> set[int]:
        with _sqlite_errors(self.path):
            return {row["number"] for row in _select(self._connection, "deal", ("number",))}

    def deals(self) -> list[SolvedDeal]:
        """Return all deals, by number."""
        with _sqlite_errors(self.path), self._connection:
            self._connection.execute("BEGIN")  # one snapshot of both tables: a survey may be writing
            deals, players = self._rows()
        seated = {number: [*rows] for number, rows in groupby(players, key=itemgetter("number"))}
        return [_parse_deal(deal, seated[deal["number"]]) for deal in deals]

    def _rows(self) -> tuple[list[sqlite3.Row], list[sqlite3.Row]]:
        return (
            _select(self._connection, "deal", _DEAL_COLUMNS, "number"),
            _select(self._connection, "player", _PLAYER_COLUMNS, "number, seat"),
        )


# Rows by column name.


def _select(
    connection: sqlite3.Connection, table: str, columns: Sequence[str], order: str = ""
) -> list[sqlite3.Row]:
    ordered = f" ORDER BY {order}" if order else ""
    return connection.execute(f"SELECT {', '.join(columns)} FROM {table}{ordered}").fetchall()


def _insert(connection: sqlite3.Connection, table: str, row: Mapping[str, Any]) -> None:
    parameters = ", ".join(f":{column}" for column in row)
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({parameters})", row)


def _replace_settings(connection: sqlite3.Connection, settings: Mapping[str, str]) -> None:
    statement = "REPLACE INTO setting (name, value) VALUES (?, ?)"
    connection.executemany(statement, settings.items())


def _bounds_columns(name: str, outcome: PartyOutcome | None) -> dict[str, Any]:
    low, high = (outcome.low, outcome.high) if outcome else (None, None)
    return {f"{name}_low": low, f"{name}_high": high}


def _bounds(row: sqlite3.Row, name: str) -> tuple[Any, Any]:
    return row[f"{name}_low"], row[f"{name}_high"]


def _outcome(row: sqlite3.Row, name: str) -> PartyOutcome | None:
    low, high = _bounds(row, name)
    return None if low is None or high is None else PartyOutcome(low, high)


def _parse_deal(row: sqlite3.Row, players: Sequence[sqlite3.Row]) -> SolvedDeal:
    """Build a deal from its row and those of its players, in seat order."""
    best = (_outcome(player, "best") for player in players)
    guaranteed = (_outcome(player, "guaranteed") for player in players)
    careless = tuple(player["careless"] for player in players if player["careless"] is not None)
    return SolvedDeal(
        row["number"],
        row["deal"],
        best=tuple(outcome for outcome in best if outcome),
        guaranteed=tuple(outcome for outcome in guaranteed if outcome),
        table=_outcome(row, "table"),
        margin=_outcome(row, "margin"),
        careless=careless,
        parts=tuple(row[name] for name in part_names(len(players))) if careless else (),
        nodes=row["nodes"],
    )


# Validation. SQLite notices a torn page, but not a changed value, so rows are checked when a file is opened.


def _check_rows(
    settings: Settings,
    deals: Sequence[sqlite3.Row],
    players: Sequence[sqlite3.Row],
    timings: Sequence[sqlite3.Row],
    at_least: int,
) -> None:
    """Raise `BadInput` for rows that no survey with these settings can have."""
    if len(deals) < at_least:
        raise _damage(f"{at_least - len(deals)} of its {at_least} deals are missing")
    numbers = {deal["number"] for deal in deals}
    seated = _by_deal(players, numbers, "are players")
    timed = _by_deal(timings, numbers, "is a timing")
    for deal in deals:
        number = deal["number"]
        for flaw in _flaws(settings, deal, seated.get(number, []), timed.get(number, [])):
            raise _damage(flaw)


def _by_deal(rows: Sequence[sqlite3.Row], numbers: set[Any], what: str) -> Mapping[Any, list[sqlite3.Row]]:
    """Group rows by deal; raise `BadInput` for rows of an unknown deal."""
    found: dict[Any, list[sqlite3.Row]] = {}
    for row in rows:
        number = row["number"]
        if number not in numbers:
            raise _damage(f"there {what} of deal {number!r}, but no such deal")
        found.setdefault(number, []).append(row)
    return found


def _flaws(
    settings: Settings, deal: sqlite3.Row, seated: Sequence[sqlite3.Row], timed: Sequence[sqlite3.Row]
) -> Iterator[str]:
    number = deal["number"]
    if not _is_whole(number, 0, LARGEST_SEED - settings.seed):
        yield f"there is no deal {number!r}"
        return
    position = _position(settings, number)
    if deal["deal"] != textform.dumps(position):
        yield f"deal {number} is not that of its seed, {settings.seed + number}"
    if [player["seat"] for player in seated] != list(range(settings.players)):
        yield f"players of deal {number} are missing"
    questions: list[tuple[Question[Any], sqlite3.Row]]
    questions = [(Question("table"), deal), (Question("margin"), deal)]
    for player in seated:
        questions += [
            (Question("best", player["seat"]), player),
            (Question("guaranteed", player["seat"]), player),
        ]
    for question, row in questions:
        bounds = _bounds(row, question.outcome)
        if not _is_possible(position, question, bounds, requested=question.outcome in settings.only):
            ends = " to ".join("nothing" if end is None else repr(end)[:20] for end in bounds)
            yield f"{question.outcome} of deal {number} is {ends}, which is impossible"
    for player in seated:
        mean, cards = player["careless"], len(position.players[player["seat"]].hand)
        if not (_is_number(mean, 0, cards) if settings.measure else mean is None):
            yield f"the careless average in deal {number} is {mean!r}, which is impossible"
    for part in (deal[name] for name in PART_NAMES):
        if part is not None and not (settings.measure and _is_number(part, -math.inf, math.inf)):
            yield f"the difficulty of deal {number} has a part {part!r}, which is impossible"
    if not _is_whole(deal["nodes"], 0, 2**63):
        yield f"deal {number} took {deal['nodes']!r} positions, which is impossible"
    if len(timed) != 1 or not _is_number(timed[0]["seconds"], 0, math.inf):
        yield f"the timing of deal {number} is missing or invalid"


@lru_cache(maxsize=1 << 16)
def _position(settings: Settings, number: int) -> Position:
    """Return a deal; cached, because one command opens a file several times."""
    return settings.position(number)


def _is_possible(
    position: Position, question: Question[Any], bounds: tuple[Any, Any], *, requested: bool
) -> bool:
    """Return whether an outcome can have these bounds; `None` for both if it was not requested."""
    low, high = bounds
    if not requested:
        return low is None and high is None
    least, most = position.game.bounds(position, question)
    return _is_whole(low, least, most) and _is_whole(high, low, most)


def _is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def _is_number(value: Any, low: float, high: float) -> bool:
    return isinstance(value, int | float) and math.isfinite(value) and low <= value <= high


def _damage(what: str) -> BadInput:
    return BadInput("", f"is damaged: {what}")


# The file.


@cache
def _version() -> str:
    """Return the programs that values come from: `ppsolve 1.0, ortools 9.14`."""
    found = []
    for name in ("ppsolve", "ortools"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} of an unknown version")
    return ", ".join(found)


def _check_header(path: Path, header: bytes) -> None:
    if len(header) < _HEADER.size or not header.startswith(_MAGIC):
        raise BadInput(str(path), "is not a ppsolve survey")
    _, version, application = _HEADER.unpack(header)
    if application != APPLICATION_ID:
        raise BadInput(str(path), "is not a ppsolve survey")
    if version != VERSION:
        raise BadInput(str(path), f"has version {version} of the file format, this program reads {VERSION}")


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Lock the file against other surveys; create it empty if it does not exist.

    The lock ends with the process, however that ends. It is independent of SQLite's own locks, so readers
    are not kept out. The file stays open throughout: closing it would drop SQLite's locks.
    """
    with ExitStack() as held:
        with _sqlite_errors(path):
            stream = held.enter_context(path.open("ab+"))  # creates the file, and changes nothing in it
            try:
                lock_file(stream)
            except BlockingIOError:
                raise BadInput(str(path), "is in use by another survey") from None
            stream.seek(0)
            if header := stream.read(_HEADER.size):
                _check_header(path, header)
        yield


def _connect(path: Path) -> sqlite3.Connection:
    with _sqlite_errors(path):
        connection = sqlite3.connect(path.absolute(), timeout=TIMEOUT, isolation_level="IMMEDIATE")
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
    return connection


def _create_tables(connection: sqlite3.Connection, settings: Settings) -> None:
    """Create the tables and write the settings in one transaction, unless the file already holds deals."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and connection.execute("SELECT 1 FROM deal LIMIT 1").fetchone():
        return
    with connection:
        connection.execute("BEGIN EXCLUSIVE")
        for statement in () if tables else _SCHEMA.split(";\n")[:-1]:
            connection.execute(statement)
        _replace_settings(connection, settings.to_json())


@contextmanager
def _sqlite_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system into `BadInput`."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise BadInput(str(path), "the disk is full; the deals that were finished are kept") from None
        # SQLite may quote anything from a damaged file.
        message = "".join(letter if letter.isprintable() else "?" for letter in str(error))
        raise BadInput(str(path), f"cannot be used: {message}") from None
    except UnicodeDecodeError:
        raise BadInput(str(path), "is damaged: its text is not valid UTF-8") from None
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise BadInput(str(path), f"cannot be used: {reason}") from None
