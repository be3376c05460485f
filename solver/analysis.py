"""`analyze`: all that is asked about a position, in one value that goes to JSON."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.outcome import Limits, Outcome, Status
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cooperation import Cooperation
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.solver import DEFAULT_MEMORY, NO_LIMITS, ProgressCallback, Solver

SCHEMA: Final = "ppsolve.analysis/1"

PlayerOutcome = Literal["best", "guaranteed", "selfish"]
"""What there is to ask about each of the players."""

OutcomeName = Literal[PlayerOutcome, "table", "margin"]
"""What there is to ask."""

PLAYER_OUTCOMES: Final[tuple[PlayerOutcome, ...]] = get_args(PlayerOutcome)
OUTCOMES: Final[tuple[OutcomeName, ...]] = get_args(OutcomeName)


@dataclass(frozen=True, repr=False)
class Analysis:
    """What was found out about a position. What was not asked for is not in it."""

    position: Position
    asked: tuple[OutcomeName, ...]
    players: Mapping[PlayerOutcome, tuple[Outcome, ...]]
    """The outcomes of each player, by seat."""
    table: Outcome | None
    margin: Outcome | None
    """`None` also if it was asked for, but of three players or more."""
    moves: Mapping[Placement, Outcome] | None
    """For every legal move, what the player to move can be sure of after it."""
    nodes: int
    seconds: float

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Everything that was asked for."""
        by_player = (outcome for outcomes in self.players.values() for outcome in outcomes)
        of_all = (outcome for outcome in (self.table, self.margin) if outcome is not None)
        return (*by_player, *of_all, *(self.moves or {}).values())

    @property
    def status(self) -> Status:
        """`proved` if all that was asked for is proved."""
        return "proved" if all(outcome.proved for outcome in self.outcomes) else "bounded"

    @property
    def favours(self) -> str | None:
        """Who is ahead by the margin; `None` if nobody is, or if it is not decided."""
        if self.margin is None or self.margin.low <= 0 <= self.margin.high:
            return None
        return self.position.players[0 if self.margin.low > 0 else 1].name

    def to_dict(self) -> dict[str, Any]:
        """The document that `ppsolve analyze --json` prints."""
        position = self.position
        document: dict[str, Any] = {
            "schema": SCHEMA,
            "position": jsonform.to_dict(position),
            "status": self.status,
            "to_move": None if position.over else position.mover.name,
            "players": [
                {"name": player.name, "cards": len(player.hand)}
                | {name: outcomes[seat].to_dict() for name, outcomes in self.players.items()}
                for seat, player in enumerate(position.players)
            ],
        }
        if self.table is not None:
            document["table"] = self.table.to_dict()
        if "margin" in self.asked:
            document["margin"] = self._margin_dict()
        if self.moves is not None:
            document["moves"] = [
                {"move": str(move), "guaranteed": outcome.to_dict()} for move, outcome in self.moves.items()
            ]
        document["effort"] = {"nodes": self.nodes, "seconds": round(self.seconds, 6)}
        return document

    def _margin_dict(self) -> dict[str, Any] | None:
        if self.margin is None:
            return None
        document = self.margin.to_dict("value")
        line = document.pop("line")
        return document | {"favours": self.favours, "line": line}

    def _repr_html_(self) -> str:
        from ppsolve.solver.party.view.html import analysis_html

        return analysis_html(self)

    def __repr__(self) -> str:
        words = [
            f"{name} "
            + ", ".join(
                f"{player.name} {outcome}"
                for player, outcome in zip(self.position.players, outcomes, strict=True)
            )
            for name, outcomes in self.players.items()
        ]
        if self.table is not None:
            words.append(f"table {self.table}")
        if "margin" in self.asked:
            words.append(f"margin {self.margin}")
        if self.moves is not None:
            words.append("moves " + ", ".join(f"{move} {outcome}" for move, outcome in self.moves.items()))
        return f"<Analysis {self.status}: {'; '.join(words)}>"


def analyze(
    position: Position,
    only: Iterable[OutcomeName] = OUTCOMES,
    *,
    moves: bool = False,
    limits: Limits = NO_LIMITS,
    memory: int = DEFAULT_MEMORY,
    threads: int | None = None,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Analysis:
    """The outcomes that are asked for and, with `moves`, what every legal move is worth to the mover.

    >>> from ppsolve.solver import textform
    >>> analyze(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ["best", "guaranteed", "table", "margin"])
    <Analysis proved: best Alice 0, Bob 1; guaranteed Alice 1, Bob 2; table 2; margin 1>

    The limit of time is for everything together, that of nodes for each question. A `solver`, with its
    own memory and threads, is used if it is given; to cancel it makes the analysis end early.
    """
    asked = checked_names(only)
    solver = solver or Solver(memory, threads)
    began, nodes_before = time.monotonic(), solver.nodes
    study = _Study(position, solver, progress)
    study.ask((*asked, "moves") if moves else asked, limits)
    known = study.known
    return Analysis(
        position,
        asked,
        players={name: known[name] for name in PLAYER_OUTCOMES if name in asked},
        table=next(iter(known.get("table", ())), None),
        margin=next(iter(known.get("margin", ())), None),
        moves=dict(zip(position.placements(), known["moves"], strict=True)) if moves else None,
        nodes=solver.nodes - nodes_before + study.cooperation.nodes,
        seconds=time.monotonic() - began,
    )


def checked_names(names: Iterable[str]) -> tuple[OutcomeName, ...]:
    """The outcomes of these names, each once and in order; `BadInput` for a name that is none."""
    wanted = set(names)
    for name in sorted(wanted.difference(OUTCOMES)):
        raise BadInput("only", f"unknown outcome {quoted(name)}; there are {', '.join(OUTCOMES)}")
    return tuple(name for name in OUTCOMES if name in wanted)


Asked = OutcomeName | Literal["moves"]


class _Study:
    """An analysis in progress: what is known about each thing that was asked for."""

    def __init__(self, position: Position, solver: Solver, progress: ProgressCallback | None) -> None:
        self.position = position
        self.solver = solver
        self.progress = progress
        self.cooperation = Cooperation(position, solver.threads, progress, lambda: solver.cancelled)
        self.known: dict[Asked, tuple[Outcome, ...]] = {}
        # In this order: what is known of the first ones spares the others work.
        self._questions: Mapping[Asked, Callable[[Limits], tuple[Outcome, ...]]] = {
            "best": self.cooperation.best,
            "table": lambda limits: (self.cooperation.table(limits),),
            "guaranteed": self._guaranteed,
            "margin": self._margin,
            "selfish": self._selfish,
            "moves": self._moves,
        }

    def ask(self, names: Iterable[Asked], limits: Limits) -> None:
        """Ask each question; those that ran out of time get what the others have left over."""
        deadline = float("inf") if limits.seconds is None else time.monotonic() + limits.seconds
        wanted = set(names)
        waiting = [name for name in self._questions if name in wanted]
        while waiting:
            late = []
            for number, name in enumerate(waiting):
                began = time.monotonic()
                share = max(0.0, deadline - began) / (len(waiting) - number)
                found = self._questions[name](Limits(share, limits.nodes))
                self.known[name] = tuple(map(_narrowed, self.known.get(name, found), found))
                self._conclude()
                # Who stopped earlier has reached another limit, and would reach it again.
                if not self._proved(name) and time.monotonic() - began >= share:
                    late.append(name)
            out_of_time = time.monotonic() >= deadline
            late = [name for name in late if not self._proved(name)]
            waiting = [] if out_of_time or self.solver.cancelled or limits.nodes is not None else late

    def _proved(self, name: Asked) -> bool:
        return all(outcome.proved for outcome in self.known[name])

    def _guaranteed(self, limits: Limits) -> tuple[Outcome, ...]:
        known = dict(enumerate(self.known.get("guaranteed", ())))
        seats = [
            seat for seat in range(len(self.position.players)) if seat not in known or not known[seat].proved
        ]
        found = self.solver.guaranteed(self.position, seats, limits, self.progress)
        known.update(zip(seats, found, strict=True))
        return tuple(known[seat] for seat in sorted(known))

    def _margin(self, limits: Limits) -> tuple[Outcome, ...]:
        if len(self.position.players) != 2:
            return ()
        return (self.solver.margin(self.position, limits, self.progress),)

    def _selfish(self, limits: Limits) -> tuple[Outcome, ...]:
        return self.solver.selfish(self.position, self.known.get("guaranteed"), limits)

    def _moves(self, limits: Limits) -> tuple[Outcome, ...]:
        known = self.known.get("guaranteed")
        seat = self.position.to_move
        before = known[seat] if known and seat is not None else None
        return tuple(self.solver.after_moves(self.position, before, limits, self.progress).values())

    def _conclude(self) -> None:
        """What one answer says about another: the mover chooses the best of the moves, and nobody is left
        with fewer cards than at best or with more than they can be sure of."""
        known, seat = self.known, self.position.to_move
        if "guaranteed" in known and known.get("moves") and seat is not None:
            best = min(known["moves"], key=lambda outcome: (outcome.high, outcome.low))
            least = min(outcome.low for outcome in known["moves"])
            chosen = Outcome(least, best.high, best.line if least == best.high else ())
            outcomes = list(known["guaranteed"])
            outcomes[seat] = _narrowed(outcomes[seat], chosen)
            known["guaranteed"] = tuple(outcomes)
        ascending = [name for name in ("best", "selfish", "guaranteed") if name in known]
        if ascending:
            players = zip(*(known[name] for name in ascending), strict=True)
            by_name = zip(*map(_in_ascending_order, players), strict=True)
            known.update(zip(ascending, by_name, strict=True))


def _in_ascending_order(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes of a player, of which each is at most the next one: what they say together."""
    lines = {outcome.value: outcome.line for outcome in reversed(outcomes) if outcome.proved}
    narrowed = []
    for number, outcome in enumerate(outcomes):
        low = max(lower.low for lower in outcomes[: number + 1])
        high = min(higher.high for higher in outcomes[number:])
        # Bounds that meet where no line leads are not proved yet.
        if outcome.proved or (low == high and low not in lines):
            narrowed.append(outcome)
        else:
            narrowed.append(Outcome(low, high, lines[low] if low == high else ()))
    return narrowed


def _narrowed(known: Outcome, found: Outcome) -> Outcome:
    """What two outcomes of the same question say together."""
    if known.proved or found.proved:
        return known if known.proved else found
    both = Outcome(max(known.low, found.low), min(known.high, found.high))
    # Bounds that meet only when put together come without a line: not proved yet.
    return found if both.proved else both
