"""A queue's task, and its JSON and ID codec.

A permanent ID holds rules, pyramid, queue and window: `queue-hard-7-g2:iello-2024,base=5:RG/R:RGYPBBG:2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, whole_number
from ppsolve.puzzles.party.solitaire import (
    SOLITAIRE_PLAYERS,
    check_deck,
    check_letters,
    rules_from,
    rules_value,
    solitaire_rules,
)
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.pyramid import EMPTY, Rows, checked_rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.textform import rows_from_text, rows_text, rules_from_text, rules_text

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


# Codec.


def _to_json(task: QueueTask) -> dict[str, Any]:
    return {
        "rules": rules_value(task.rules),
        "base": task.base,
        "pyramid": list(task.pyramid),
        "queue": task.queue,
        "window": task.window,
    }


def _from_json(fields: Mapping[str, Any]) -> QueueTask:
    return QueueTask(
        rules_from(fields, checked_type(fields["base"], int, "base")),
        strings_from(fields["pyramid"], "pyramid"),
        checked_type(fields["queue"], str, "queue"),
        checked_type(fields.get("window", 1), int, "window"),
    )


def _to_id(task: QueueTask) -> str:
    return f"{rules_text(task.rules)}:{rows_text(task.pyramid)}:{task.queue}:{task.window}"


def _from_id(fields: Sequence[str]) -> QueueTask:
    rules, rows, queue, window = fields
    return QueueTask(
        rules_from_text(rules, SOLITAIRE_PLAYERS), rows_from_text(rows), queue, whole_number("window", window)
    )


JSON: Final = JsonFields(("base", "pyramid", "queue"), ("window", "rules"), _to_json, _from_json)
ID: Final = IdFields(("rules", "pyramid", "queue", "window"), _to_id, _from_id)
