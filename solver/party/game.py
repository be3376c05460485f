"""Penguin Party as a game among others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.backend import CoreKind
from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import Wants
from ppsolve.solver.outcome import Outcome, Question
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.searcher import Searcher
from ppsolve.solver.view.phrases import shown_names

if TYPE_CHECKING:
    from ppsolve.solver.party.cooperation import Cooperation

PartyOutcome = Outcome[Placement]
PartyAnalysis = Analysis[Position, Placement]

SELFISH_CARDS: Final = {2: 26, 3: 26, 4: 24, 5: 24, 6: 24}
"""How many cards all hands together may hold for `selfish` to be searched, by number of players."""

OPEN_BASE_CARDS: Final = 26
"""With three players or more, places of the base that are still free weigh two cards each against these."""

OPEN_BASE_CARDS_OF_TWO: Final = 38
"""With two players they weigh one card each against these, and so does every place of the base as such."""

FEW_CARDS: Final = 15
"""So many cards are searched however much of the base is free."""


@dataclass(frozen=True)
class PenguinParty:
    """The game of the pyramid: who is left with the fewest cards does best."""

    name: str = "party"
    wants: Wants = "fewest"
    value_name: str = "penalty"
    contest: str = "round"

    parse_move = staticmethod(parse_move)
    from_dict, to_dict = staticmethod(jsonform.from_dict), staticmethod(jsonform.to_dict)
    is_line = staticmethod(textform.looks_like_text)
    from_line, to_line = staticmethod(textform.loads), staticmethod(textform.dumps)

    def bounds(self, position: Position, question: Question[object]) -> tuple[int, int]:
        """Nobody is left with more cards than they hold; who has no turn left keeps what they hold."""
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
        """That the hands of a fresh deal look miscounted, if they do."""
        from ppsolve.solver.party.dealing import looks_miscounted

        if not looks_miscounted(position):
            return ""
        names = shown_names(position.names)
        held = [f"{name} {len(player.hand)}" for name, player in zip(names, position.players, strict=True)]
        return f"the hands hold {', '.join(held)} cards, but {position.rules.hand_size} each are dealt"

    def text(
        self, position: Position, *, colour: bool = False, width: int = 80, chosen: str | None = None
    ) -> str:
        from ppsolve.solver.party.view.text import position_text

        _refuse_a_piece(chosen)
        return position_text(position, colour=colour, width=width)

    def svg(self, position: Position, *, chosen: str | None = None) -> str:
        from ppsolve.solver.party.view.svg import position_svg

        _refuse_a_piece(chosen)
        return position_svg(position)

    def perft(self, position: Position, depth: int, core: CoreKind | None = None) -> int:
        from ppsolve.solver.party.perft import perft

        return perft(position, depth, core)

    def analysis_html(self, analysis: PartyAnalysis) -> str:
        from ppsolve.solver.party.view.html import analysis_html

        return analysis_html(analysis)


def _refuse_a_piece(chosen: str | None) -> None:
    if chosen is not None:
        raise BadInput("from", "cards do not move; there is no piece to choose")


PARTY: Final = PenguinParty()
