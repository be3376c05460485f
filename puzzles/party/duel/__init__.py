"""The duel: a position with exactly one first move that succeeds against any defence."""

from ppsolve.puzzles.party.duel.book import MOST_POSITIONS, Book, book
from ppsolve.puzzles.party.duel.checking import check
from ppsolve.puzzles.party.duel.examination import examine
from ppsolve.puzzles.party.duel.explanation import next_step, steps, technique_text
from ppsolve.puzzles.party.duel.generation import ATTEMPTS, candidate
from ppsolve.puzzles.party.duel.lines import refutations
from ppsolve.puzzles.party.duel.values import MOST_CARDS, position_key

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
