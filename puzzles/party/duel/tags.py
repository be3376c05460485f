"""The tags of a duel: what it is about, each with an exact definition.

- `only-move`: two or more only-moves in a row in the solution.
- `colour-kill`: the first move leaves a colour that an opponent holds without any place, now or ever; before
  it was not ruled out.
- `comeback`: the player places a colour in the solution that they held at an earlier own turn while no slot
  accepted it.
- `sacrifice`: the first move shuts the last slot for a colour that the player still holds.
- `late-trap`: some first move fails although the player still places three cards or more after it before
  the failure is plain.
- `forced-out`: in the solution an opponent gets out while the player still has two cards or more to place.
- `clean-sweep`: the player must be left with nothing.
- `many-players`: three players or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ppsolve.puzzles.party.duel.grading import DuelCounts, open_colours
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.lines import DuelTurn
from ppsolve.puzzles.party.duel.task import DuelTag
from ppsolve.solver.party.prospects import colour_lives

LATE: Final = 3


def tags_of(judge: DuelJudge, solution: tuple[DuelTurn, ...], counts: DuelCounts) -> tuple[DuelTag, ...]:
    """The tags of a duel, in the order of `DuelTag`."""
    return tuple(_tags(judge, solution, counts))


def _tags(judge: DuelJudge, solution: tuple[DuelTurn, ...], counts: DuelCounts) -> Iterator[DuelTag]:
    if counts.only_moves >= 2:
        yield "only-move"
    if _kills_a_colour(solution[0]):
        yield "colour-kill"
    if _comes_back(solution, judge.seat):
        yield "comeback"
    if _is_sacrifice(solution[0]):
        yield "sacrifice"
    if counts.late >= LATE:
        yield "late-trap"
    if _forces_out(solution, judge.seat):
        yield "forced-out"
    if judge.task.limit == 0:
        yield "clean-sweep"
    if len(judge.task.position.players) > 2:
        yield "many-players"


def _kills_a_colour(first: DuelTurn) -> bool:
    before, after = colour_lives(first.position), colour_lives(first.after)
    return any(
        before[colour] != "dead" and after[colour] == "dead"
        for seat, player in enumerate(first.position.players)
        if seat != first.seat and player.active
        for colour in player.hand
    )


def _comes_back(solution: tuple[DuelTurn, ...], seat: int) -> bool:
    shut: set[str] = set()
    for turn in solution:
        if turn.seat != seat:
            continue
        if turn.move.colour in shut:
            return True
        shut |= set(turn.position.players[seat].hand) - open_colours(turn.position)
    return False


def _is_sacrifice(first: DuelTurn) -> bool:
    held = set(first.after.players[first.seat].hand)
    return bool(held & open_colours(first.position) - open_colours(first.after))


def _forces_out(solution: tuple[DuelTurn, ...], seat: int) -> bool:
    own = [turn.position for turn in solution if turn.seat == seat]
    return len(own) > 1 and any(
        late.out and not early.out for early, late in zip(own[0].players, own[-2].players, strict=True)
    )
