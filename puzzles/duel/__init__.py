"""The duel: a position with exactly one first move that succeeds against any defence."""

from ppsolve.puzzles.duel.book import MOST_POSITIONS, Book, book
from ppsolve.puzzles.duel.checking import check
from ppsolve.puzzles.duel.examination import examine
from ppsolve.puzzles.duel.explaining import next_step, steps, technique_text
from ppsolve.puzzles.duel.generation import ATTEMPTS, candidate
from ppsolve.puzzles.duel.lines import refutations
from ppsolve.puzzles.duel.values import MOST_CARDS, position_key

__all__ = [
    "ATTEMPTS",
    "MOST_CARDS",
    "MOST_POSITIONS",
    "Book",
    "book",
    "candidate",
    "check",
    "examine",
    "next_step",
    "position_key",
    "refutations",
    "steps",
    "technique_text",
]
