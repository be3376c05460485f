"""What a queue asks, and what it can be about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.party.solitaire import check_deck, check_letters, solitaire_rules
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.pyramid import EMPTY, Rows, checked_rows
from ppsolve.solver.party.rules import Rules

QueueTag = Literal["only-move", "colour-kill", "comeback", "sacrifice", "late-trap", "one-line", "choice"]

LONGEST_QUEUE: Final = 36


@dataclass(frozen=True)
class QueueTask(Task):
    """Solitaire: place every card of the queue legally, each time one of its first `window` cards."""

    rules: Rules
    pyramid: Rows
    queue: str
    window: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "pyramid", checked_rows(self.pyramid, self.rules))
        check_letters("queue", self.queue)
        if not self.queue:
            raise BadInput("queue", "there is no card to place")
        if not 1 <= self.window <= LONGEST_QUEUE:
            raise BadInput("window", f"{quoted(self.window)} is not from 1 to {LONGEST_QUEUE}")
        check_deck("queue", "".join(self.pyramid).replace(EMPTY, "") + self.queue, self.rules)
        object.__setattr__(self, "rules", solitaire_rules(self.rules, self.base))

    @property
    def base(self) -> int:
        return self.rules.base
