"""The position graph of a queue: what is proved about a puzzle is proved by walking all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ppsolve.puzzles.party.queue.play import Moment, moves, start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.party.pyramid import mirrored

if TYPE_CHECKING:
    import networkx


def position_graph(task: QueueTask) -> networkx.DiGraph[Moment]:
    """Every position that can be reached from the start as a node, every move as an edge.

    Mirror images are one node: that of the lesser rows. Moves from a node to the same other node are one
    edge, which carries the text of the first of them as `move`. The node of the start is the graph's
    attribute `start`.
    """
    import networkx

    first = in_canonical_form(start(task))
    found: networkx.DiGraph[Moment] = networkx.DiGraph(start=first)
    found.add_node(first)
    waiting = [first]
    while waiting:
        moment = waiting.pop()
        for move in moves(task, moment):
            following = in_canonical_form(moment.after(move))
            if following not in found:
                waiting.append(following)
            if not found.has_edge(moment, following):
                found.add_edge(moment, following, move=str(move))
    return found


def in_canonical_form(moment: Moment) -> Moment:
    """A moment or its mirror image, whichever has the lesser rows."""
    return Moment(min(moment.rows, mirrored(moment.rows)), moment.rest)


def number_of_lines(positions: networkx.DiGraph[Moment]) -> int:
    """The number of paths from the start to an empty queue."""
    import networkx

    lines: dict[Moment, int] = {}
    for moment in reversed(list(networkx.topological_sort(positions))):
        lines[moment] = 1 if not moment.rest else sum(lines[other] for other in positions.successors(moment))
    return lines[positions.graph["start"]]
