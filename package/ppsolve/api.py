"""The functions of the public API, for both games. `import ppsolve` offers them as `ppsolve.parse` and so on.

Positions may be given as objects, or in one line of text as on the command line. Modules are imported when a
function first needs them.
"""

from __future__ import annotations

import datetime
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from ppsolve.solver.errors import BadInput, check_number, quoted
from ppsolve.solver.game import GamePosition
from ppsolve.solver.outcome import NO_LIMITS, Limits, OutcomeName, outcome_names

if TYPE_CHECKING:
    from ppsolve.puzzles.puzzle import Puzzle
    from ppsolve.puzzles.solution import Level
    from ppsolve.reports.review.registry import OpenReview
    from ppsolve.reports.survey.summary import Summary
    from ppsolve.solver.analysis import Analysis
    from ppsolve.solver.game import ProgressCallback
    from ppsolve.solver.party.hidden.advice import Advice
    from ppsolve.solver.party.hidden.position import HiddenPosition
    from ppsolve.solver.pingouin.advice import FloeAdvice
    from ppsolve.solver.solver import Solver

GameName = Literal["party", "pingouin"]
Path = str | os.PathLike[str]


class Position(GamePosition[Any], Protocol):
    """A position of either game. It never changes; `play` returns a new one."""

    def seen_by(self, player: str | int) -> HiddenPosition | Position:
        """Return the view of the player to move, by name or seat, with all other hands hidden."""
        ...

    def to_text(self) -> str:
        """Return the position in one line, as every command accepts it."""
        ...

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a JSON object."""
        ...

    def to_svg(self) -> str:
        """Return a picture of the position as SVG."""
        ...


def parse(source: str | bytes | Mapping[str, Any]) -> Position:
    """Parse a position of either game from one line of text, from JSON, or from a JSON object.

    With hidden cards (`?`) it is a `ppsolve.party.HiddenPosition`, which only `advise` accepts.

    >>> import ppsolve
    >>> ppsolve.parse("iello-2024:RGB/R.:RRGY,GPB:0")
    <Position iello-2024:RGB/R.:RRGY,GPB:0>
    >>> ppsolve.parse("iello-2024:RGB/R.:RRGY,?3:0")
    <HiddenPosition iello-2024:RGB/R.:RRGY,???:0>
    """
    from ppsolve.solver.documents import parse_json
    from ppsolve.solver.games import any_from_dict, any_from_line

    if isinstance(source, Mapping):
        return cast(Position, any_from_dict(dict(source)))
    if isinstance(source, str) and not source.lstrip().startswith("{"):
        if ":" not in source:
            raise BadInput("position", f"expected rules:pyramid:hands:seat or JSON, not {quoted(source)}")
        return cast(Position, any_from_line(source.strip()))
    if not isinstance(source, (str, bytes)):
        raise BadInput("position", f"expected text or a JSON object, not {quoted(source)}")
    return cast(Position, any_from_dict(parse_json(source)))


def load(path: Path) -> Position:
    """Load the only position in a file.

    >>> import ppsolve
    >>> ppsolve.load("examples/mid-round.json").names
    ('Alice', 'Bob', 'Carol', 'Dave')
    """
    from ppsolve.solver.documents import only_one
    from ppsolve.solver.games import is_line

    if isinstance(path, str) and is_line(path):
        raise BadInput("path", "is a position, not a file; use parse")
    return only_one(path, read(path), "position")


def read(path: Path) -> Iterator[Position]:
    """Iterate over the positions in a file: one as JSON, or one on each line, as JSON or in one line.

    >>> import ppsolve
    >>> len(list(ppsolve.read("examples/deal.json")))
    1
    """
    from ppsolve.solver.documents import read_documents
    from ppsolve.solver.games import any_from_dict, any_from_line, position_forms

    forms = position_forms(any_from_line)
    return cast(Iterator[Position], read_documents(path, any_from_dict, forms=forms))


def deal(
    players: int = 2,
    seed: int | None = None,
    game: GameName = "party",
    *,
    rules: str | None = None,
    placed: bool = False,
) -> Position:
    """Deal at random. The same seed gives the same deal on every machine; without one, it is drawn.

    `rules` is an edition of Penguin Party with overrides, such as `"iello-2024,base=5"`. With `placed`, the
    penguins of Pingouin are placed at random, too.

    >>> import ppsolve
    >>> ppsolve.deal(players=3, seed=7).to_text()
    'iello-2024:-:RRRGGGYYPPPB,RGGYYYPBBBBB,RRRGGYYPPPBB:0'
    >>> ppsolve.deal(players=3, seed=7, game="pingouin").rows[0]
    '3332111'
    """
    from ppsolve.solver.games import game_named
    from ppsolve.solver.randomness import LARGEST_SEED

    check_number("seed", seed, 0, LARGEST_SEED, optional=True, whole=True)
    check_number("players", players, 1, whole=True)
    number = secrets.randbelow(2**32) if seed is None else seed
    if game_named(game).name == "pingouin":
        from ppsolve.solver.pingouin.dealing import deal as deal_floe

        if rules is not None:
            raise BadInput("rules", "Pingouin has no editions")
        return deal_floe(number, players, placed=placed)
    from ppsolve.solver.party.position import deal_by
    from ppsolve.solver.party.rules import DEFAULT_EDITION
    from ppsolve.solver.party.textform import rules_from_text

    if placed:
        raise BadInput("placed", "is only for Pingouin")
    return deal_by(rules_from_text(rules or DEFAULT_EDITION, players), number)


def perft(position: Position | str, depth: int) -> int:
    """Count the move sequences of length `depth`; a finished game counts once.

    >>> import ppsolve
    >>> ppsolve.perft("iello-2024,base=3:-:RRGY,RGPB:0", 4)
    268
    """
    check_number("depth", depth, whole=True)
    given = _open(position)
    return given.game.perft(given, depth)


def analyze(
    position: Position | str,
    only: str | Iterable[OutcomeName] | None = None,
    *,
    moves: bool = False,
    seconds: float | None = None,
    limits: Limits = NO_LIMITS,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Analysis[Any, Any]:
    """Compute exact outcomes with open hands: those in `only`, by default all within reach.

    The outcomes are `best`, `guaranteed`, `selfish`, `table` and `margin`. With `moves`, every legal move is
    analysed by all yardsticks, too. `seconds` limits the time of the whole analysis; `limits` may also limit
    the nodes of each question. A `solver` brings its own memory and threads.

    >>> import ppsolve
    >>> analysis = ppsolve.analyze("iello-2024,base=3:-:RRGY,RGPB:0", "guaranteed", moves=True)
    >>> analysis
    <Analysis proved: best move Ra1; guaranteed Alice 1, Bob 2>
    >>> analysis["Alice"].guaranteed.value, analysis.moves["Ga1"].value
    (1, 2)
    """
    from ppsolve.solver.analysis import analyze as analyze_position

    given = _open(position)
    if not isinstance(limits, Limits):
        raise BadInput("limits", f"expected ppsolve.Limits, not {quoted(limits)}")
    if seconds is not None:
        limits = Limits(seconds, limits.nodes)
    if only is not None and "margin" in outcome_names(only) and len(given.names) != 2:
        raise BadInput("only", f"margin is for two players, not {len(given.names)}")
    return analyze_position(
        given,
        only,
        moves=moves,
        # The guaranteed line alone recommends a move of two players.
        recommend_for=given.to_move if moves or (only is None and len(given.names) > 2) else None,
        limits=limits,
        solver=solver,
        progress=progress,
    )


def advise(
    position: Position | HiddenPosition | str,
    *,
    seconds: float = 1.0,
    samples: int | None = None,
    positions: int | None = None,
    seed: int = 0,
    opponents: Literal["mixed", "random", "greedy", "thrifty"] = "mixed",
) -> Advice | FloeAdvice:
    """Estimate every move of the player to move: with hidden hands, or on a floe long before its end.

    Penguin Party: the player does not see the hidden hands. Rounds are simulated for `seconds`, or `samples`
    of them, which is reproducible. `opponents` is the way the others are assumed to play.

    Pingouin: the engine searches for `seconds`, or visits `positions`, which is reproducible.

    >>> import ppsolve
    >>> ppsolve.advise("iello-2024:RGB/R.:RRGYPB,?6,?6:0", samples=2000).best_move
    Ya4
    >>> ppsolve.advise(ppsolve.deal(seed=1, game="pingouin"), positions=5000).moves[0].fish.high < 100
    True
    """
    from ppsolve.solver.party.hidden.advice import advise as advise_party
    from ppsolve.solver.party.hidden.position import HiddenPosition
    from ppsolve.solver.party.position import Position as PartyPosition
    from ppsolve.solver.pingouin.advice import advise as advise_floe
    from ppsolve.solver.pingouin.position import Position as FloePosition

    check_number("seconds", seconds)
    check_number("samples", samples, 1, optional=True, whole=True)
    check_number("positions", positions, 1, optional=True, whole=True)
    check_number("seed", seed, whole=True)
    given: object = parse(position) if isinstance(position, str) else position
    if isinstance(given, FloePosition):
        if samples is not None:
            raise BadInput("samples", "is for hidden hands; for a floe use positions")
        return advise_floe(given, seconds=seconds, positions=positions)
    if not isinstance(given, (HiddenPosition, PartyPosition)):
        raise BadInput("position", f"expected a position, not {quoted(given)}")
    if positions is not None:
        raise BadInput("positions", "is for floes; for hidden hands use samples")
    return advise_party(given, seconds=seconds, samples=samples, seed=seed, others=opponents)


def review(record: Path | Mapping[str, Any], *, seconds: float | None = None) -> OpenReview:
    """Review a played round or game: the cost of every move. `record` is a file (JSON or text) or an object.

    The time limit holds for each position.

    >>> import ppsolve
    >>> review = ppsolve.review("examples/short-round.json")
    >>> review, [str(move.cost) for move in review.moves]
    (<Review of 6 moves, proved>, ['1', '0', '0', '0', '0', '0'])
    """
    from ppsolve.reports.shortcuts import review_played

    check_number("seconds", seconds, optional=True)
    return review_played(record, seconds=seconds)


def make_puzzle(
    kind: str,
    level: Level,
    seed: int | None = None,
    *,
    base: int | None = None,
    players: int | None = None,
) -> Puzzle:
    """Generate a puzzle and prove it sound. The same seed gives the same puzzle on every machine.

    >>> import ppsolve
    >>> puzzle = ppsolve.make_puzzle("queue", "easy", seed=1)
    >>> puzzle, puzzle.id, puzzle.solution
    (<Puzzle queue-easy-1-g3>, 'queue-easy-1-g3', ('Bb2', 'Ra0', 'Yb2', 'Bc2', 'Rb1', 'Rc1'))
    """
    from ppsolve.puzzles.generation import make_puzzle as generate
    from ppsolve.reports.puzzle.text import enable_drawing
    from ppsolve.solver.randomness import LARGEST_SEED

    enable_drawing()
    check_number("seed", seed, 0, LARGEST_SEED, optional=True, whole=True)
    number = secrets.randbelow(10**6) if seed is None else seed
    return generate(kind, level, number, base=base, players=players)


def daily_puzzle(
    date: datetime.date | str | None = None, *, kind: str | None = None, game: GameName = "party"
) -> Puzzle:
    """Return the puzzle of a day, by default of today on this machine.

    >>> import ppsolve
    >>> ppsolve.daily_puzzle("2026-12-01").title
    'Penguin queue #335 · easy'
    """
    from ppsolve.puzzles.daily import daily_puzzle as puzzle_of_day
    from ppsolve.reports.puzzle.text import enable_drawing
    from ppsolve.solver.games import game_named

    enable_drawing()
    if isinstance(date, str):
        try:
            date = datetime.date.fromisoformat(date)
        except ValueError:
            raise BadInput("date", f"expected YYYY-MM-DD, not {quoted(date)}") from None
    return puzzle_of_day(date, kind, game_named(game).name)


def load_puzzle(source: Path) -> Puzzle:
    """Load the only puzzle in a JSON file, or make the one that an ID names.

    >>> import ppsolve
    >>> ppsolve.load_puzzle("pyramid-easy-1-g2").level
    'easy'
    """
    from ppsolve.puzzles.generation import puzzle_of
    from ppsolve.puzzles.ids import looks_like_an_id
    from ppsolve.puzzles.puzzle_json import load as load_file
    from ppsolve.reports.puzzle.text import enable_drawing

    enable_drawing()
    return puzzle_of(source) if isinstance(source, str) and looks_like_an_id(source) else load_file(source)


def survey(
    path: Path,
    deals: int,
    *,
    players: int = 2,
    rules: str = "iello-2024",
    seed: int = 1,
    only: str | Iterable[OutcomeName] = (),
    difficulty: bool = True,
    seconds: float | None = None,
    workers: int = 1,
) -> Summary:
    """Solve random deals, keep them in the SQLite file `path`, and summarise the first `deals` of them.

    The deals are those of `deal` with the seeds from `seed` on. `only` names the outcomes, by default those
    that take seconds at most; `difficulty=False` leaves the rating out. Deals that the file holds are not
    solved again. More than one worker means separate processes, so a script makes this call under
    `if __name__ == "__main__":`.
    """
    from ppsolve.reports.shortcuts import survey_deals
    from ppsolve.solver.randomness import LARGEST_SEED

    check_number("deals", deals, 1, whole=True)
    check_number("players", players, 1, whole=True)
    check_number("seed", seed, 0, LARGEST_SEED, whole=True)
    check_number("seconds", seconds, optional=True)
    check_number("workers", workers, 1, whole=True)
    settings: dict[str, Any] = {"players": players, "rules": rules, "seed": seed, "seconds": seconds}
    if only:
        settings["only"] = outcome_names(only)
    if not difficulty:
        settings["measure"] = ""
    return survey_deals(path, deals, workers=workers, **settings)


def load_survey(path: Path) -> Summary:
    """Load the summary of a survey file."""
    from ppsolve.reports.shortcuts import load_survey as load_summary

    return load_summary(path)


def schema(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a document, such as `analysis` or `puzzle`.

    >>> import ppsolve
    >>> ppsolve.schema("analysis")["title"]
    'ppsolve.analysis/1'
    """
    from ppsolve.reports.schemas import schema as document_schema

    return document_schema(name)


def _open(position: Position | str) -> Position:
    """Return a position with open hands."""
    from ppsolve.solver.party.hidden.position import HiddenPosition
    from ppsolve.solver.party.position import Position as PartyPosition
    from ppsolve.solver.pingouin.position import Position as FloePosition

    given: object = parse(position) if isinstance(position, str) else position
    if isinstance(given, HiddenPosition):
        raise BadInput("position", "has hidden hands; use advise")
    if not isinstance(given, (PartyPosition, FloePosition)):
        raise BadInput("position", f"expected a position, not {quoted(given)}")
    return given
