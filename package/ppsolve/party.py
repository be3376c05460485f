"""Names of Penguin Party alone: rules, positions, hidden hands, the placement graph, reports on deals.

>>> from ppsolve import party
>>> position = party.Position.new([party.Player("Ann", "RRGY"), party.Player("Ben", "RGPB")], base=3)
>>> position.legal_moves
(Ra1, Ga1, Ya1)
"""

from ppsolve.reports.shortcuts import report_position as report
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.hidden.advice import Advice
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.prospects import colour_lives, placement_graph, prospects, still_playable
from ppsolve.solver.party.pyramid import Placement, Slot
from ppsolve.solver.party.rules import EDITIONS, Edition, Rules
from ppsolve.solver.party.symmetry import canonical, same_game

__all__ = [
    "COLOURS",
    "COLOUR_NAMES",
    "EDITIONS",
    "Advice",
    "Edition",
    "HiddenPosition",
    "Placement",
    "Player",
    "Position",
    "Rules",
    "Slot",
    "canonical",
    "colour_lives",
    "placement_graph",
    "prospects",
    "report",
    "same_game",
    "still_playable",
]
