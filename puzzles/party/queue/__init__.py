"""The queue puzzle: solitaire with cards that come in a fixed order."""

from ppsolve.puzzles.party.queue.book import book as book
from ppsolve.puzzles.party.queue.examination import examine as examine
from ppsolve.puzzles.party.queue.explanation import technique_text as technique_text
from ppsolve.puzzles.party.queue.generation import ATTEMPTS as ATTEMPTS
from ppsolve.puzzles.party.queue.generation import candidate as candidate
from ppsolve.puzzles.party.queue.graph import graph as graph
from ppsolve.puzzles.party.queue.solving import check as check
from ppsolve.puzzles.party.queue.solving import next_step as next_step
from ppsolve.puzzles.party.queue.solving import steps as steps
