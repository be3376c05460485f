"""The game as a CP-SAT model: every legal continuation of a position, step by step.

A *step* is one placement. The variables are the filled cells before each step, the player who places a card
in it, and its colour; the constraints are the rules. A solution is the beginning of a legal continuation. It
need not reach the end of the round: later moves only make hands smaller, so the fewest cards over all
beginnings are the fewest over all complete rounds.

The order of turns makes the model exact. The turn may skip a player only if none of their cards fits, and
from then on the player is out. So the model also tracks which colours fit before each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import floor
from typing import Literal

from ortools.sat.python import cp_model

from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell, cards_placed, prospects
from ppsolve.solver.party.pyramid import Placement, mirrored

Answer = Literal["yes", "no", "unknown"]
Condition = cp_model.LiteralT
"""A Boolean variable or its negation."""


@dataclass(frozen=True)
class Goal:
    """Place `cards` cards: by the player of a seat, or by all together."""

    who: Who
    cards: int


@dataclass(frozen=True)
class Effort:
    """The limits of one question, and how to search."""

    seconds: float
    work: float = float("inf")
    """In CP-SAT's deterministic time, very roughly seconds."""
    threads: int = 1
    """One thread finds the same line every time."""
    quick: bool = True
    """Skip most of the presolve, which is best for easy questions; most are easy."""


def supports(cell: Cell) -> tuple[Cell, Cell]:
    row, column = cell
    return (row - 1, column), (row - 1, column + 1)


def beside(cell: Cell) -> tuple[Cell, Cell]:
    row, column = cell
    return (row, column - 1), (row, column + 1)


def windows(position: Position) -> list[range]:
    """Return the base columns of every possible final position of the base, one of each pair of mirror
    images."""
    base, rows = position.rules.base, position.pyramid
    room = base - len(rows[0]) if rows else 0
    leftmost = range(room // 2 + 1 if rows == mirrored(rows) else room + 1)
    return [range(-left, base - left) for left in leftmost]


class Colouring:
    """The final pyramid, whatever the order of play: cells, colours, and the number of cards of each colour.

    On its own this is a relaxation in which everybody may place cards at any time. It is solved at once and
    bounds real play.
    """

    def __init__(self, position: Position, window: range | None = None) -> None:
        """`window` is the range of base columns that may be used; by default all of them."""
        self.position = position
        self.window = window
        self.model = cp_model.CpModel()
        self.placed = cards_placed(position)
        self.hands = [counts(player.hand if player.active else "") for player in position.players]
        self.held = [sum(hand[colour] for hand in self.hands) for colour in range(5)]
        self.room = position.rules.base - (len(position.pyramid[0]) if position.pyramid else 0)
        self.always, self.never = self.model.new_constant(1), self.model.new_constant(0)
        self.cells = {
            cell: [colour for colour in range(5) if self.held[colour] and COLOURS[colour] in accepts]
            for cell, accepts in prospects(position).items()
            if window is None or {cell[1], cell[1] + cell[0]} <= set(window)
        }
        """Every cell that may be filled, with its possible colours."""
        self.filled = {cell: self.bool(f"{cell} filled") for cell in self.cells}
        self._colours = {
            (cell, colour): self.bool(f"{COLOURS[colour]} at {cell}")
            for cell, colours in self.cells.items()
            for colour in colours
        }
        for cell, colours in self.cells.items():
            self.model.add(sum(self._colours[cell, colour] for colour in colours) == self.filled[cell])
            if cell[0]:
                self._rests_on_its_supports(cell)
            elif self.placed:
                inwards = beside(cell)[1 if cell[1] < 0 else 0]
                self.model.add_implication(self.filled[cell], self.filled.get(inwards, self.always))
        self.model.add(sum(self.filled[cell] for cell in self.cells if cell[0] == 0) <= self.room)
        self.placements = [
            sum(self._colours[cell, colour] for cell in self.cells if colour in self.cells[cell])
            for colour in range(5)
        ]
        """The number of cards placed of each colour."""
        for number, held in zip(self.placements, self.held, strict=True):
            self.model.add(self.never + number <= held)

    def _rests_on_its_supports(self, cell: Cell) -> None:
        for below in supports(cell):
            if below not in self.placed:
                self.model.add_implication(self.filled[cell], self.filled[below])
        for colour in self.cells[cell]:
            matches = [self.has_colour(below, colour) for below in supports(cell)]
            self.model.add_bool_or(~self._colours[cell, colour], *matches)

    def has_colour(self, cell: Cell, colour: int) -> cp_model.IntVar:
        """Return the condition that the card in a cell, once it is filled, has this colour."""
        if cell in self.placed:
            return self.always if self.placed[cell] == COLOURS[colour] else self.never
        return self._colours.get((cell, colour), self.never)

    def bool(self, name: str) -> cp_model.IntVar:
        return self.model.new_bool_var(name)

    def most_cards(self, who: Who, seconds: float = 60.0) -> int:
        """Return an upper bound on the cards that `who` can place.

        Afterwards `window` is the position of the base in the pyramid that was found.
        """
        if who == EVERYBODY:
            self.model.maximize(sum(self.filled.values()))
        else:
            own = [self.model.new_int_var(0, held, "") for held in self.hands[who]]
            for mine, number in zip(own, self.placements, strict=True):
                self.model.add(mine <= number)
            self.model.maximize(sum(own))
        solver = _solver(Effort(seconds, work=0.5))
        status = solver.solve(self.model)
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return sum(self.held if who == EVERYBODY else self.hands[who])
        if self.placed and self.room:
            base = [column for row, column in self.cells if row == 0]
            leftmost = min([0, *(column for column in base if solver.boolean_value(self.filled[0, column]))])
            self.window = range(leftmost, leftmost + self.position.rules.base)
        return floor(solver.best_objective_bound + 0.001)


class Play(Colouring):
    """The exact model: all legal continuations that reach a goal.

    >>> from ppsolve.solver import textform
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> [Play(position, Goal(EVERYBODY, cards)).solve(Effort(seconds=60)) for cards in (6, 7)]
    ['yes', 'no']
    """

    def __init__(
        self, position: Position, goal: Goal, window: range | None = None, smooth: bool = False
    ) -> None:
        """With `smooth`, consider only lines in which nobody is ever stuck; these are much easier to find."""
        super().__init__(position, window)
        self.smooth = smooth
        self.goal = goal
        most = min(sum(self.held), self.room + sum(1 for row, _ in self.cells if row))
        self.steps = range(min(most, self._steps_needed()))
        self.seats = [seat for seat, hand in enumerate(self.hands) if any(hand)]
        self.line: tuple[Placement, ...] = ()
        self._solver: cp_model.CpSolver | None = None
        self._stopped = False
        self._used = [self.bool(f"step {step} used") for step in self.steps]
        self._add_cells()
        self._add_placements()
        self._add_turn_order()
        self._add_goal()
        self._break_mirror_symmetry()

    # The filled cells before each step.

    def _add_cells(self) -> None:
        """Each step fills one open cell; filled cells stay filled."""
        self._lies = {
            (cell, step): self.bool(f"{cell} before {step}") for cell in self.cells for step in self.steps[1:]
        }
        self._rows: dict[tuple[int, int], cp_model.IntVar] = {}
        for step in range(len(self.steps) + 1):
            number = self.never + sum(self._used[:step])
            self.model.add(self.never + sum(self.lies(cell, step) for cell in self.cells) == number)
        for cell in self.cells:
            for step in self.steps:
                before, after = self.lies(cell, step), self.lies(cell, step + 1)
                self.model.add_implication(before, after)
                for needed in self._needs(cell, step):
                    self.model.add_bool_or(~after, before, *needed)

    def lies(self, cell: Cell, step: int) -> cp_model.IntVar:
        """Return the condition that a cell is filled before a step."""
        if cell in self.placed:
            return self.always
        if step == 0 or cell not in self.cells:
            return self.never
        return self._lies[cell, step] if step < len(self.steps) else self.filled[cell]

    def _needs(self, cell: Cell, step: int) -> Iterator[list[Condition]]:
        """Yield the conditions for an empty cell to be open: at least one of each list must hold."""
        neighbours: list[Condition] = [self.lies(other, step) for other in beside(cell)]
        if cell[0] == 0:
            if step or self.placed:
                yield neighbours
            return
        for below in supports(cell):
            yield [self.lies(below, step)]
        if self.position.rules.upper_rows == "contiguous":
            yield [~self._row_begun(cell[0], step), *neighbours]

    def _row_begun(self, row: int, step: int) -> cp_model.IntVar:
        """Return the condition that a row has a card before a step."""
        if any(cell[0] == row for cell in self.placed):
            return self.always
        if (row, step) not in self._rows:
            begun = self._rows[row, step] = self.bool(f"row {row} begun before {step}")
            cards = [self.lies(cell, step) for cell in self.cells if cell[0] == row]
            self.model.add_max_equality(begun, cards)
        return self._rows[row, step]

    # The player and the card of each step.

    def _add_placements(self) -> None:
        """In each step one player places one card of their hand in the cell that is filled."""
        model = self.model
        for earlier, later in zip(self._used, self._used[1:], strict=False):
            model.add_implication(later, earlier)
        self._turn = {
            (step, seat): self.bool(f"{seat} in {step}") for step in self.steps for seat in self.seats
        }
        self._places = {
            (step, seat, colour): self.bool(f"{seat} places {COLOURS[colour]} in {step}")
            for step in self.steps
            for seat in self.seats
            for colour in range(5)
            if self.hands[seat][colour]
        }
        for step in self.steps:
            model.add(sum(self._turn[step, seat] for seat in self.seats) == self._used[step])
            for seat in self.seats:
                placed = [self._places[step, seat, colour] for colour in self._colours_of(seat)]
                model.add(sum(placed) == self._turn[step, seat])
        for seat in self.seats:
            for colour in self._colours_of(seat):
                model.add(self._placed_by(seat, colour, len(self.steps)) <= self.hands[seat][colour])
        for colour in range(5):
            if self.held[colour]:
                by_all = [self._placed_by(seat, colour, len(self.steps)) for seat in self._holders(colour)]
                model.add(sum(by_all) == self.placements[colour])
        for step in self.steps:
            for colour in range(5):
                self._card_goes_where_it_fits(step, colour)

    def _card_goes_where_it_fits(self, step: int, colour: int) -> None:
        players = [self._places[step, seat, colour] for seat in self._holders(colour)]
        for cell, colours in self.cells.items():
            if colour in colours:
                before, after = self.lies(cell, step), self.lies(cell, step + 1)
                self.model.add_bool_or(~after, before, ~self.has_colour(cell, colour), *players)

    def _colours_of(self, seat: int) -> list[int]:
        return [colour for colour in range(5) if self.hands[seat][colour]]

    def _holders(self, colour: int) -> list[int]:
        return [seat for seat in self.seats if self.hands[seat][colour]]

    def _placed_by(self, seat: int, colour: int, step: int) -> cp_model.LinearExprT:
        """Return the number of cards of a colour that a player has placed before a step."""
        return self.never + sum(self._places[earlier, seat, colour] for earlier in self.steps[:step])

    # The order of turns.

    def _add_turn_order(self) -> None:
        """The turn goes to the next player, skipping those who are out, finished or stuck."""
        certain = self._certain_turns()
        for step, mover in zip(self.steps, certain, strict=False):
            self.model.add(self._turn[step, mover] == self._used[step])
        gone = dict.fromkeys(self.seats, self.never)
        for step in self.steps[len(certain) :]:
            fits = self._what_fits(step)
            for seat in self.seats:
                passed = self._passed_over(seat, step)
                stuck = self._stuck(seat, step, fits)
                if self.position.rules.stuck == "pass":
                    self.model.add_implication(passed, stuck)
                    continue
                before, gone[seat] = gone[seat], self.bool(f"{seat} out or finished by {step}")
                self.model.add_max_equality(gone[seat], [before, passed])
                self.model.add_bool_or(~passed, before, stuck)
                self.model.add_implication(self._turn[step, seat], ~gone[seat])

    def _certain_turns(self) -> list[int]:
        """Return the movers of the first steps, in which nobody can be stuck.

        Nobody is stuck until the base is full, nor in a line in which everybody finishes.
        """
        never_stuck = self.smooth or all(map(self._must_finish, self.seats))
        return list(islice(self._rotation(), len(self.steps) if never_stuck else max(1, self.room)))

    def _rotation(self) -> Iterator[int]:
        """Yield the mover of each step if nobody is ever stuck."""
        cards = [sum(hand) for hand in self.hands]
        seat = self.position.to_move or 0
        while any(cards):
            if cards[seat]:
                cards[seat] -= 1
                yield seat
            seat = (seat + 1) % len(cards)

    def _steps_needed(self) -> int:
        """Return a number of steps that suffices for every line that reaches the goal."""
        if self.goal.who == EVERYBODY:
            return self.goal.cards
        turns = list(self._rotation())
        if not self.smooth or not self.goal.cards:
            return len(turns)
        own = [step for step, mover in enumerate(turns, start=1) if mover == self.goal.who]
        return own[self.goal.cards - 1]

    def _passed_over(self, seat: int, step: int) -> cp_model.IntVar:
        """Return a variable for the turn skipping a player just before a step."""
        passed = self.bool(f"{seat} passed over before {step}")
        players = len(self.position.players)
        for last in self.seats:
            for mover in self.seats:
                between = (seat - last) % players < ((mover - last) % players or players) and seat != last
                self.model.add_bool_or(
                    ~self._turn[step - 1, last], ~self._turn[step, mover], passed if between else ~passed
                )
        return passed

    def _stuck(self, seat: int, step: int, fits: list[cp_model.IntVar]) -> cp_model.IntVar:
        """Return a variable that is true only if none of a player's cards fits before a step."""
        stuck = self.bool(f"{seat} stuck before {step}")
        for colour in self._colours_of(seat):
            has_none = self.bool(f"{seat} has no {COLOURS[colour]} before {step}")
            placed, held = self._placed_by(seat, colour, step), self.hands[seat][colour]
            self.model.add(placed >= held).only_enforce_if(has_none)
            if self._must_finish(seat):
                self.model.add_implication(stuck, has_none)
            else:
                self.model.add_bool_or(~stuck, has_none, ~fits[colour])
        return stuck

    def _must_finish(self, seat: int) -> bool:
        """Return whether the goal requires a player to place every card, so that they cannot drop out."""
        cards = sum(self.held) if self.goal.who == EVERYBODY else sum(self.hands[seat])
        asked = self.goal.who == EVERYBODY or self.goal.who == seat
        return asked and self.goal.cards == cards and self.position.rules.stuck == "out"

    def _what_fits(self, step: int) -> list[cp_model.IntVar]:
        """Return for each colour a variable that is false only if no open cell accepts it before a step."""
        fits = [self.bool(f"{COLOURS[colour]} fits before {step}") for colour in range(5)]
        if self.room:
            full = self.bool(f"base full before {step}")
            base = [self.lies(cell, step) for cell in self.cells if cell[0] == 0]
            self.model.add(sum(base) >= self.room).only_enforce_if(full)
            for colour in range(5):
                self.model.add_bool_or(full, fits[colour])
        for cell in self.cells:
            if cell[0]:
                opened = self._opened(cell, step)
                for colour in self.cells[cell]:
                    for below in supports(cell):
                        self.model.add_bool_or(~opened, ~self.has_colour(below, colour), fits[colour])
        return fits

    def _opened(self, cell: Cell, step: int) -> cp_model.IntVar:
        """Return a variable that is false only if an upper cell is not open before a step."""
        opened = self.bool(f"{cell} open before {step}")
        left, right = (self.lies(below, step) for below in supports(cell))
        closed = [opened, self.lies(cell, step), ~left, ~right]
        if self.position.rules.upper_rows == "free":
            self.model.add_bool_or(*closed)
        else:
            self.model.add_bool_or(*closed, self._row_begun(cell[0], step))
            for other in beside(cell):
                self.model.add_bool_or(*closed, ~self.lies(other, step))
        return opened

    # The goal.

    def _add_goal(self) -> None:
        if self.goal.who == EVERYBODY:
            self.model.add(self.never + sum(self._used) >= self.goal.cards)
            return
        turns = [self._turn[step, self.goal.who] for step in self.steps if self.goal.who in self.seats]
        self.model.add(self.never + sum(turns) == self.goal.cards)
        for step in self.steps[:-1]:  # the line ends with the last of these cards
            self.model.add_bool_or(~self._used[step], self._used[step + 1], turns[step])

    def _break_mirror_symmetry(self) -> None:
        """Consider only one of each pair of mirror-image lines from an empty table."""
        if self.steps and not self.placed:
            for column in range((self.room + 1) // 2, self.room):
                self.model.add(self.lies((0, column), 1) == 0)

    def solve(self, effort: Effort) -> Answer:
        """Decide whether the goal can be reached; if so, set `line` to one way to do it."""
        if self._stopped or effort.seconds <= 0 or effort.work <= 0:
            return "unknown"
        self._solver = _solver(effort)
        status = self._solver.solve(self.model)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self.line = tuple(self._line(self._solver))
            return "yes"
        return "no" if status == cp_model.INFEASIBLE else "unknown"

    def stop(self) -> None:
        """Stop the search soon; call it from another thread.

        Repeat the call until the search has ended: a search that is just starting ignores it.
        """
        self._stopped = True
        if self._solver is not None:
            self._solver.stop_search()

    def _line(self, solver: cp_model.CpSolver) -> Iterator[Placement]:
        """Yield the placements of a solution, with columns relative to the pyramid before each of them."""
        leftmost = None if not self.placed else 0
        for step in self.steps:
            if not solver.boolean_value(self._used[step]):
                return
            (cell,) = (
                cell
                for cell in self.cells
                if solver.boolean_value(self.lies(cell, step + 1))
                and not solver.boolean_value(self.lies(cell, step))
            )
            (colour,) = (
                colour for colour in self.cells[cell] if solver.boolean_value(self.has_colour(cell, colour))
            )
            row, column = cell
            leftmost = column if leftmost is None else leftmost
            yield Placement(COLOURS[colour], row, column - leftmost)
            leftmost = min(leftmost, column) if row == 0 else leftmost


def _solver(effort: Effort) -> cp_model.CpSolver:
    solver = new_cp_solver(effort.threads)  # the waiting thread handles interrupts and stops the solver
    solver.parameters.max_time_in_seconds = min(effort.seconds, 1e9)
    solver.parameters.max_deterministic_time = min(effort.work, 1e9)
    if effort.quick:
        solver.parameters.linearization_level = 0
        solver.parameters.cp_model_probing_level = 0
        solver.parameters.symmetry_level = 0
    return solver
