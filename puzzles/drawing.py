"""`Drawing`: what the reason of a step speaks of, so that a page can show it on the board.

Places are named as the board stands before the move of the step, as in the words of the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

Role = Literal["target", "because", "clash"]
"""Where the card goes; what the argument rests on; what is contradicted at its end."""


class ChainLink(NamedTuple):
    """A link of a chain of conclusions: a place and the colours that are left to it there."""

    place: str
    colours: str


@dataclass(frozen=True)
class Drawing:
    """What is marked on the board, which colours are struck where, and a chain of conclusions in order."""

    marks: Mapping[str, Role]
    struck: Mapping[str, str] = field(default_factory=dict)
    """Colour letters by place."""
    chain: tuple[ChainLink, ...] = ()
    """First what is tried, then what follows from it."""

    def to_dict(self) -> dict[str, Any]:
        """The drawing as JSON values, without parts that are empty."""
        parts: dict[str, Any] = {
            "marks": dict(self.marks),
            "struck": dict(self.struck),
            "chain": [link._asdict() for link in self.chain],
        }
        return {name: part for name, part in parts.items() if part}
