"""`Store`: the SQLite file of a survey, one row a deal; only one survey at a time writes to it.

A finished deal is committed at once, with the rows of its players, and synced to the disk: whatever ends
the survey leaves a file that holds it whole or not at all. That takes milliseconds, a deal takes seconds.

The numbers that make a file ours stand in the header that SQLite reserves for them, and are read from
the bytes: a file of something else is refused before SQLite, which may write to a file it opens, sees it.
"""

from __future__ import annotations

import json
import sqlite3
import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from ppsolve.reports.difficulty.measure import PART_NAMES, part_names
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved_deal import SolvedDeal, Timed
from ppsolve.reports.survey.soundness import StoredRows, check_rows
from ppsolve.solver import BadInput
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.platform import lock_file

APPLICATION_ID: Final = int.from_bytes(b"PpSv")
VERSION: Final = 1
PATIENCE: Final = 30.0
"""Seconds to wait for a reader or a writer, each of which takes milliseconds."""

_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = struct.Struct(">16s 44x I 4x I 28x")
"""The first 100 bytes: the magic, the version at 60, the application at 68."""

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


_COUNTED: Final = "deals"
_VERSIONS: Final = "versions"
"""Kept beside the settings, where a file of an earlier version has nothing: how many deals there are, and by
what they were solved."""


class NoDeals(BadInput):
    """The file is one for a survey, but there is nothing in it yet."""


class Store:
    """The results of a survey, in a file that was looked through when it was opened.

    `versions` are those of the programs that solved its deals; none are known of an old file.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        with _complaints_about(path), connection:
            connection.execute("BEGIN")  # one moment for all tables: a survey may be writing
            texts = dict(connection.execute("SELECT name, value FROM setting"))
            try:
                self.settings = Settings.from_json(texts)
                counted, versions = (json.loads(texts.get(name, "null")) for name in (_COUNTED, _VERSIONS))
                self.versions: tuple[str, ...] = tuple(map(str, versions or ()))
            except (KeyError, TypeError, ValueError):
                raise BadInput(str(path), "is damaged: its settings cannot be read") from None
            self._check(counted if isinstance(counted, int) else 0)

    def _check(self, counted: int) -> None:
        """Refuse a file that is torn, or holds what cannot be true."""
        (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise BadInput(str(self.path), "is damaged: SQLite finds pages that do not belong together")
        tables = ("deal ORDER BY number", "player ORDER BY number, seat", "timing")
        rows = (self._connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables)
        try:
            check_rows(self.settings, StoredRows(*rows), counted)
        except BadInput as error:
            raise error.inside(str(self.path)) from None

    @classmethod
    @contextmanager
    def reading(cls, path: Path) -> Iterator[Store]:
        """The store of a survey that was made; a survey may be writing to it."""
        with _complaints_about(path):
            with path.open("rb") as stream:
                _check_header(path, stream.read(_HEADER.size))
            connection = _connect(path)
        with closing(connection):
            with _complaints_about(path):
                # A survey that was killed as it began leaves a header, which SQLite takes back.
                (made,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if not made:
                raise NoDeals(str(path), "holds no deals yet")
            yield cls(path, connection)

    @classmethod
    @contextmanager
    def writing(cls, path: Path, settings: Settings) -> Iterator[Store]:
        """The store of a survey for one that goes on with it; made if it is not there.

        The settings must be those of the deals that it holds.
        """
        with _lock(path), closing(_connect(path)) as connection:
            with _complaints_about(path):
                _make(connection, settings)
            store = cls(path, connection)
            if store.settings != settings:
                raise BadInput(str(path), "holds deals of a survey with other settings")
            yield store

    def add(self, deals: Iterable[Timed]) -> None:
        """Keep deals, all of them or, if that cannot be done, none."""
        with _complaints_about(self.path), self._connection:
            for found, seconds in deals:
                self._insert(found, seconds)
            # So that it is noticed if one gets lost.
            (count,) = self._connection.execute("SELECT count(*) FROM deal").fetchone()
            self.versions = tuple(dict.fromkeys((*self.versions, _version())))
            noted = {_COUNTED: json.dumps(count), _VERSIONS: json.dumps(self.versions)}
            self._connection.executemany("REPLACE INTO setting VALUES (?, ?)", noted.items())

    def _insert(self, found: SolvedDeal, seconds: float) -> None:
        number = found.number
        parts = (*found.parts, *[None] * (len(PART_NAMES) - len(found.parts)))
        self._connection.execute(
            "INSERT INTO deal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (number, found.deal, *_ends(found.table), *_ends(found.margin), found.nodes, *parts),
        )
        for seat in range(self.settings.players):
            best, guaranteed = _of_seat(found.best, seat), _of_seat(found.guaranteed, seat)
            careless = found.careless[seat] if found.careless else None
            self._connection.execute(
                "INSERT INTO player VALUES (?, ?, ?, ?, ?, ?, ?)",
                (number, seat, *_ends(best), *_ends(guaranteed), careless),
            )
        self._connection.execute("INSERT INTO timing VALUES (?, ?)", (number, seconds))

    def numbers(self) -> set[int]:
        """The numbers of the deals that are there."""
        with _complaints_about(self.path):
            return {number for (number,) in self._connection.execute("SELECT number FROM deal")}

    def deals(self) -> list[SolvedDeal]:
        """All deals, in the order of their numbers."""
        with _complaints_about(self.path), self._connection:
            self._connection.execute("BEGIN")  # one moment for both tables: a survey may be writing
            rows = self._connection.execute("SELECT * FROM deal ORDER BY number").fetchall()
            players = self._connection.execute("SELECT * FROM player ORDER BY number, seat").fetchall()
        at_the_table: dict[int, list[Sequence[Any]]] = {row[0]: [] for row in rows}
        for player in players:
            at_the_table[player[0]].append(player)
        return [_deal_of(row, at_the_table[row[0]]) for row in rows]


@cache
def _version() -> str:
    """The programs that values come from: `ppsolve 1.0, ortools 9.14`."""
    found = []
    for name in ("ppsolve", "ortools"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} of an unknown version")
    return ", ".join(found)


def _check_header(path: Path, header: bytes) -> None:
    if len(header) < _HEADER.size or not header.startswith(_MAGIC):
        raise BadInput(str(path), "is not a survey of ppsolve")
    _, version, application = _HEADER.unpack(header)
    if application != APPLICATION_ID:
        raise BadInput(str(path), "is not a survey of ppsolve")
    if version != VERSION:
        raise BadInput(str(path), f"made by version {version} of the store, this is {VERSION}")


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Keeps every other survey from the file, which is empty if it was not there.

    The lock ends with the process, however that ends. SQLite's own locks are of another kind: who only
    reads is not kept out. They would be lost if the file was closed while SQLite has it open.
    """
    with ExitStack() as held:
        with _complaints_about(path):
            # `a`: made if it is not there, and nothing in it is changed.
            stream = held.enter_context(path.open("ab+"))
            try:
                lock_file(stream)
            except BlockingIOError:
                raise BadInput(str(path), "is in use by another survey") from None
            stream.seek(0)
            if header := stream.read(_HEADER.size):
                _check_header(path, header)
        yield


def _connect(path: Path) -> sqlite3.Connection:
    with _complaints_about(path):
        connection = sqlite3.connect(path.absolute(), timeout=PATIENCE, isolation_level="IMMEDIATE")
        try:
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
    return connection


def _make(connection: sqlite3.Connection, settings: Settings) -> None:
    """Make the tables, all at once, unless there are deals in them."""
    (made,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if made and connection.execute("SELECT 1 FROM deal LIMIT 1").fetchone():
        return
    with connection:
        connection.execute("BEGIN EXCLUSIVE")
        for statement in () if made else _SCHEMA.split(";\n")[:-1]:
            connection.execute(statement)
        connection.executemany("REPLACE INTO setting VALUES (?, ?)", settings.to_json().items())


@contextmanager
def _complaints_about(path: Path) -> Iterator[None]:
    """What cannot be read or written is told in one line."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise BadInput(str(path), "the disk is full; the deals that were finished are kept") from None
        # What SQLite quotes from a file that is damaged may be anything.
        said = "".join(letter if letter.isprintable() else "?" for letter in str(error))
        raise BadInput(str(path), f"cannot be used: {said}") from None
    except UnicodeDecodeError:
        raise BadInput(str(path), "is damaged: there are bytes in it where there should be words") from None
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise BadInput(str(path), f"cannot be used: {reason}") from None


def _ends(outcome: PartyOutcome | None) -> tuple[int | None, int | None]:
    return (outcome.low, outcome.high) if outcome else (None, None)


def _of_seat(outcomes: Sequence[PartyOutcome], seat: int) -> PartyOutcome | None:
    return outcomes[seat] if outcomes else None


def _deal_of(row: Sequence[Any], players: Sequence[Sequence[Any]]) -> SolvedDeal:
    """A deal from its row and those of its players, in the order of the schema."""
    number, deal, table_low, table_high, margin_low, margin_high, nodes, *parts = row
    best = (_outcome(player[2], player[3]) for player in players)
    guaranteed = (_outcome(player[4], player[5]) for player in players)
    return SolvedDeal(
        number,
        deal,
        best=tuple(outcome for outcome in best if outcome),
        guaranteed=tuple(outcome for outcome in guaranteed if outcome),
        table=_outcome(table_low, table_high),
        margin=_outcome(margin_low, margin_high),
        careless=tuple(player[6] for player in players if player[6] is not None),
        parts=tuple(parts[: len(part_names(len(players)))]) if players[0][6] is not None else (),
        nodes=nodes,
    )


def _outcome(low: int | None, high: int | None) -> PartyOutcome | None:
    return None if low is None or high is None else PartyOutcome(low, high)
