"""One generated puzzle of each kind, by permanent ID: quick to prove, no generation needed."""

from __future__ import annotations

from functools import cache

from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.puzzle import Puzzle

IDS: dict[str, str] = {
    "pyramid": "pyramid-easy-1-g2:iello-2024,base=5:B..B./.Y../PY./P./Y:RRRYYPPB",
    "queue": "queue-easy-1-g2:iello-2024,base=4:BGR/BR:BBPPP:2",
    "route": "route-easy-1-g1:111..../.1.1..../1111.../...1A..../......./......../......./........:c4=2,a1=8",
    "harvest": "harvest-easy-1-g1:13:......./......../......./....1A.../....1../..1.1.3./..31..1/....211A.",
    "cutoff": "cutoff-easy-1-g1:5:pingouin:......./......../......./......../..1..../..221.../21B.1A.../"
    ".122....:-:0",
    "strand": "strand-medium-20-g1:3:pingouin:......./......../......./.....111/....1A11A/.....1B1A./"
    "....111/.....111:-:0",
    "duel": "duel-easy-1-g2:1:iello-2024:BYYBPRG/..BB.G:RYPP,RPBB:0",
}


@cache
def known(kind: str) -> Puzzle:
    """Return the known puzzle of a kind, proved."""
    return puzzle_of(IDS[kind])
