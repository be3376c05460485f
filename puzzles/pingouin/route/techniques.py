"""The techniques that a route is graded by, from easy to hard. Each shows that a slide cannot be right."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ppsolve.puzzles.solution import Level, meaning_of

RouteTechnique = Literal[
    "only-way",
    "number",
    "split",
    "last",
    "two-ends",
    "counting",
    "both-ways",
    "passed-over",
    "chain",
    "contradiction",
    "guess",
]
TECHNIQUES: Final[tuple[RouteTechnique, ...]] = get_args(RouteTechnique)
"""In the order in which they are tried."""

LEVEL_OF: Final[dict[RouteTechnique, Level]] = {
    "only-way": "easy",
    "number": "easy",
    "split": "easy",
    "last": "easy",
    "two-ends": "easy",
    "counting": "medium",
    "both-ways": "medium",
    "passed-over": "hard",
    "chain": "hard",
    "contradiction": "expert",
    "guess": "expert",
}
MEANING: Final[dict[RouteTechnique, str]] = {
    "only-way": "There is only one slide.",
    "number": "A number says after which move the penguin stands there: not earlier, not later.",
    "split": "A wrong slide splits the floe: some tiles can no longer be reached.",
    "last": "A tile with one way in must be the last, for there is no way out.",
    "two-ends": "Two tiles with one way in are one too many: only one can be the last.",
    "counting": "Count the moves to the next number, and from number to number.",
    "both-ways": "A tile that is not the last and has two ways in uses both: one in, one out.",
    "passed-over": "A slide over a tile leaves it for later: it needs the tile to be there still.",
    "chain": "Go on from link to link: tiles that use both their ways leave fewer ways to others.",
    "contradiction": "Try it out: however it goes on after a wrong slide, it ends badly.",
    "guess": "Nothing else helps: slides must be tried.",
}


def hardest(techniques: list[RouteTechnique]) -> RouteTechnique:
    """The one that comes last in the list."""
    return max(techniques, key=TECHNIQUES.index)


def technique_text(technique: str) -> str:
    """What a technique means, in a sentence that gives nothing of a puzzle away."""
    return meaning_of(MEANING, technique)
