"""Penguin Party behind the interface that every game implements; perft; and exact values of small
positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import Wants, perft_python
from ppsolve.solver.outcome import Outcome, Question
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Position, looks_miscounted
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import move_classes
from ppsolve.solver.searcher import NO_NODE_LIMIT, Searcher
from ppsolve.solver.view.phrases import shown_names
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, Yardstick

if TYPE_CHECKING:
    from ppsolve.solver.party.cooperation import Cooperation
    from ppsolve.solver.party.hidden.advice import MoveEstimate

PartyOutcome = Outcome[Placement]
PartyAnalysis = Analysis[Position, Placement]

SELFISH_CARDS: Final = {2: 26, 3: 26, 4: 24, 5: 24, 6: 24}
"""By number of players: `selfish` is searched by default up to this many cards in all hands together."""

OPEN_BASE_CARDS: Final = 26
"""With three or more players, this limit applies as well, reduced by two cards for every free base place."""

OPEN_BASE_CARDS_OF_TWO: Final = 38
"""With two players, this limit is reduced by one card for every base place, and by another if it is free."""

FEW_CARDS: Final = 15
"""Positions with this many cards or fewer are searched even if the base is empty."""


@dataclass(frozen=True)
class PenguinParty:
    """The `Game` object of Penguin Party."""

    name: str = "party"
    wants: Wants = "fewest"
    value_name: str = "penalty"
    contest: str = "round"
    yardsticks: tuple[Yardstick, ...] = (WORST_CASE, SELFISH, EXPECTED)
    opinion_seconds: float = 0.0

    parse_move = staticmethod(parse_move)
    from_dict, to_dict = staticmethod(jsonform.from_dict), staticmethod(jsonform.to_dict)
    is_line = staticmethod(textform.looks_like_text)
    from_line, to_line = staticmethod(textform.loads), staticmethod(textform.dumps)

    def bounds(self, position: Position, question: Question[object]) -> tuple[int, int]:
        """Return static bounds: nobody is left with more cards than they hold, or with fewer if they are
        out."""
        if position.over:
            return position.result(question), position.result(question)
        if question.outcome == "margin":
            worst = [len(player.hand) for player in position.players]
            best = [-position.bonus(seat) for seat in range(len(position.players))]
            return best[1] - max(worst[0], best[0]), max(worst[1], best[1]) - best[0]
        if question.outcome == "table":
            return 0, sum(position.penalties())
        player = position.players[question.player]
        cards = len(player.hand)
        return 0 if player.active else cards, cards

    def plays_on(self, position: Position, seat: int) -> bool:
        return position.players[seat].active

    def searches_selfish(self, position: Position) -> bool:
        cards = sum(len(player.hand) for player in position.players if player.active)
        base, of_two = position.rules.base, len(position.players) == 2
        free = base - (len(position.pyramid[0]) if position.pyramid else 0)
        with_base = OPEN_BASE_CARDS_OF_TWO - base - free if of_two else OPEN_BASE_CARDS - 2 * free
        return position.over or cards <= min(SELFISH_CARDS[len(position.players)], max(FEW_CARDS, with_base))

    def expected_after_moves(
        self, position: Position, threads: int, stopped: Callable[[], bool]
    ) -> dict[Placement, MoveEstimate]:
        from ppsolve.solver.party.yardsticks import expected_after_moves

        if core_kind() == "python":  # a round takes a tenth of a second
            return {}
        return expected_after_moves(position, threads=threads, stopped=stopped)

    def opinion(self, position: Position, seconds: float | None, stopped: Callable[[], bool]) -> None:
        return None

    def move_classes(self, position: Position, moves: Sequence[Placement]) -> Sequence[tuple[Placement, ...]]:
        return move_classes(position, moves)

    def searchers(self, core: CoreKind, memory: int, count: int) -> Sequence[Searcher[Position, Placement]]:
        if core == "native":
            from ppsolve.solver.party.native import native_searchers

            return native_searchers(memory, count)
        from ppsolve.solver.party.python_searcher import PythonSearcher

        return [PythonSearcher(memory // count) for _ in range(count)]

    @property
    def cooperation(self) -> type[Cooperation]:
        from ppsolve.solver.party.cooperation import Cooperation

        return Cooperation

    def facts(self, position: Position, seat: int) -> dict[str, int]:
        return {"cards": len(position.players[seat].hand)}

    def remark(self, position: Position) -> str:
        """Return a warning if the hands of a fresh deal look miscounted, else an empty string."""
        if not looks_miscounted(position):
            return ""
        names = shown_names(position.names)
        held = [f"{name} {len(player.hand)}" for name, player in zip(names, position.players, strict=True)]
        return f"the hands hold {', '.join(held)} cards, but each player is dealt {position.rules.hand_size}"

    def text(
        self, position: Position, *, colour: bool = False, width: int = 80, chosen: str | None = None
    ) -> str:
        from ppsolve.solver.party.view.text import position_text

        _check_no_piece(chosen)
        return position_text(position, colour=colour, width=width)

    def svg(self, position: Position, *, chosen: str | None = None) -> str:
        from ppsolve.solver.party.view.svg import position_svg

        _check_no_piece(chosen)
        return position_svg(position)

    def perft(self, position: Position, depth: int, core: CoreKind | None = None) -> int:
        return perft(position, depth, core)

    def analysis_html(self, analysis: PartyAnalysis) -> str:
        from ppsolve.solver.party.view.html import analysis_html

        return analysis_html(analysis)


def _check_no_piece(chosen: str | None) -> None:
    if chosen is not None:
        raise BadInput("from", "cards do not move; there is no piece to choose")


PARTY: Final = PenguinParty()


def perft(position: Position, depth: int, core: CoreKind | None = None) -> int:
    """Count the move sequences of length `depth`. A finished round counts once; equal cards are one move.

    >>> from ppsolve.solver import textform
    >>> perft(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 4)
    268
    """
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_round

        return native_round(position).perft(depth)
    return perft_python(position, depth)


def divide(position: Position, depth: int, core: CoreKind | None = None) -> dict[Placement, int]:
    """Count, for each legal move, the sequences of length `depth` that begin with it."""
    if depth < 1:
        return {}
    return {move: perft(position.play(move), depth - 1, core) for move in position.legal_moves}


class UnlimitedSearch:
    """Exact `guaranteed` values of many small positions, without the limits, threads and lines of
    `Solver`."""

    def __init__(self, memory: int) -> None:
        (self._searcher,) = PARTY.searchers(core_kind(), memory, 1)

    def guaranteed(self, position: Position, seat: int) -> int:
        """Return the fewest cards that the player of `seat` can guarantee."""
        cards = len(position.players[seat].hand)
        low, high = self._searcher.guaranteed(position, seat, 0, cards, NO_NODE_LIMIT, float("inf"))
        assert low == high, "without a limit a value is proved"
        return low
