"""The queue puzzle: solitaire with cards that come in a fixed order."""

from ppsolve.puzzles.queue.book import book as book
from ppsolve.puzzles.queue.examination import examine as examine
from ppsolve.puzzles.queue.explanation import technique_text as technique_text
from ppsolve.puzzles.queue.generation import ATTEMPTS as ATTEMPTS
from ppsolve.puzzles.queue.generation import candidate as candidate
from ppsolve.puzzles.queue.graph import graph as graph
from ppsolve.puzzles.queue.solving import check as check
from ppsolve.puzzles.queue.solving import next_step as next_step
from ppsolve.puzzles.queue.solving import steps as steps
