"""The words of the collection: kinds of puzzles, levels, and the tags that say what a puzzle is about."""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal["pyramid", "queue", "duel"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the gentlest to the hardest."""

PyramidTag = Literal["counting", "regions", "contradiction", "deep", "few-givens", "bare-base"]
QueueTag = Literal["only-move", "colour-kill", "comeback", "sacrifice", "late-trap", "one-line", "choice"]
DuelTag = Literal[
    "only-move",
    "colour-kill",
    "comeback",
    "sacrifice",
    "late-trap",
    "forced-out",
    "clean-sweep",
    "many-players",
]
Tag = Literal[PyramidTag, QueueTag, DuelTag]
TAGS: Final[dict[Kind, tuple[Tag, ...]]] = {
    "pyramid": get_args(PyramidTag),
    "queue": get_args(QueueTag),
    "duel": get_args(DuelTag),
}
