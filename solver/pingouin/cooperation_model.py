"""CP-SAT model of all legal continuations of a position.

Each move takes one free tile, and each tile is taken at most once. So a continuation is described by the
order and the times in which each penguin takes its tiles. The slides of a penguin form a route without
repeated tiles. A tile taken in the k-th move of a player has the *time* `k * players + place`, where `place`
is the player's place in the turn order. Two constraints make the model exact:

- A slide needs free tiles: each tile that it passes is taken later, or never.
- Moving is compulsory. A player's moves are numbered without gaps. After the last one, no tile next to any of
  the player's penguins is free.

During placement, the order in which the seats place is known; it ends with the penguins or with the tiles.
Cooperating players can reach every choice of different tiles with one fish. So each penguin left to place
starts its route on such a tile, which is taken at time 0.

A solution may end early, because later moves only add fish. With one player, the model is the solitaire.
"""

from __future__ import annotations

from collections import Counter
from math import floor

from ortools.sat.python import cp_model

from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.pingouin.cooperation import Line
from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, TILES, Tile, slide_path
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of


class CooperationModel:
    """Continuations of a position that bring `who` the most fish."""

    def __init__(self, position: Position, who: Who, at_least: int, at_most: int) -> None:
        """Build the model; the fish to come must be between `at_least` and `at_most`."""
        self.position = position
        self.model = cp_model.CpModel()
        self.status = cp_model.UNKNOWN
        self._solver: cp_model.CpSolver | None = None
        self._at_least, self._at_most = at_least, at_most
        seats = len(position.players)
        assert position.to_move is not None
        self.placing_seats = placing_seats(position)
        first = position.to_move
        if self.placing_seats:
            first = (self.placing_seats[-1] + 1) % seats
            self.free = [tile for tile in TILES if position.ice[tile] and tile not in position.occupied]
            owners = {tile: seat for seat, one in enumerate(position.players) for tile in one.penguins}
        else:
            found = regions_of(position)
            self.free = sorted(tile for region in found for tile in region.tiles)
            owners = {tile: seat for region in found for seat, own in region.penguins.items() for tile in own}
        self.owners = dict(sorted(owners.items()))
        """The penguins that may move, with their seats, without those left to place."""
        self.place = [(seat - first) % seats for seat in range(seats)]
        self.seats = sorted({*owners.values(), *self.placing_seats}, key=lambda seat: self.place[seat])
        self.never = (len(self.free) + 2) * seats
        self.taken = {tile: self.model.new_bool_var(f"{tile} taken") for tile in self.free}
        self.placed = {
            (tile, seat): self.model.new_bool_var(f"{seat} placed on {tile}")
            for tile in self.free
            if position.ice[tile] == 1
            for seat in sorted(set(self.placing_seats))
        }
        self.time = {
            tile: self.model.new_int_var(0 if self.placed else seats, self.never, f"time {tile}")
            for tile in self.free
        }
        self.by = {
            (tile, seat): self.model.new_bool_var(f"{tile} by {seat}")
            for tile in self.free
            for seat in self.seats
        }
        """True if the tile is taken by a slide of the player."""
        self.slides: dict[tuple[Tile, Tile], cp_model.IntVar] = {}
        self.last = {tile: self.model.new_bool_var(f"{tile} last") for tile in (*self.owners, *self.free)}
        self.end = self.model.new_int_var(seats, self.never, "end")
        self._add_placements()
        self._add_routes()
        self._add_order(seats)
        self._add_turns(seats)
        counted = (
            list(self.taken.items())
            if who == EVERYBODY
            else [
                (tile, own) for (tile, seat), own in (*self.by.items(), *self.placed.items()) if seat == who
            ]
        )
        fish = cp_model.LinearExpr.weighted_sum(
            [taken for _, taken in counted], [position.ice[tile] for tile, _ in counted]
        )
        self.model.add(fish >= at_least)
        self.model.add(fish <= at_most)
        self.model.maximize(fish)

    def _add_placements(self) -> None:
        """Put each player's penguins on tiles with one fish, before the first slide."""
        for seat, penguins in Counter(self.placing_seats).items():
            self.model.add(sum(put for (_, own), put in self.placed.items() if own == seat) == penguins)
        for (tile, _), put in self.placed.items():
            self.model.add(self.time[tile] == 0).only_enforce_if(put)

    def _add_routes(self) -> None:
        """Add a route for each penguin through the tiles it takes, as a circuit through a depot."""
        depot, nodes = 0, {tile: number for number, tile in enumerate((*self.owners, *self.free), start=1)}
        arcs: list[tuple[int, int, cp_model.LiteralT]] = []
        arcs += ((depot, nodes[penguin], True) for penguin in self.owners)
        starts = {tile: self.model.new_bool_var(f"start on {tile}") for tile, _ in self.placed}
        for start, literal in starts.items():
            self.model.add(sum(put for (tile, _), put in self.placed.items() if tile == start) == literal)
        arcs += ((depot, nodes[tile], start) for tile, start in starts.items())
        arcs += ((nodes[tile], nodes[tile], ~taken) for tile, taken in self.taken.items())
        arcs += ((nodes[tile], depot, last) for tile, last in self.last.items())
        for start in nodes:
            for ray in RAYS[start]:
                for end in ray:
                    if end not in self.taken:
                        break
                    slide = self.model.new_bool_var(f"{start}-{end}")
                    self.slides[start, end] = slide
                    arcs.append((nodes[start], nodes[end], slide))
        self.model.add_multiple_circuit(arcs)
        for tile, taken in self.taken.items():
            slid = sum(self.by[tile, seat] for seat in self.seats)
            self.model.add(slid + starts[tile] == taken if tile in starts else slid == taken)
        for (start, end), slide in self.slides.items():
            if start in self.owners:
                self.model.add_implication(slide, self.by[end, self.owners[start]])
            else:
                for seat in self.seats:
                    for own in self._taken_by(start, seat):
                        self.model.add_bool_or(~slide, ~own, self.by[end, seat])

    def _taken_by(self, tile: Tile, seat: int) -> list[cp_model.IntVar]:
        """Return the literals for how a player can take a free tile: by a slide, or by placing a penguin."""
        put = self.placed.get((tile, seat))
        return [self.by[tile, seat]] if put is None else [self.by[tile, seat], put]

    def _add_order(self, seats: int) -> None:
        """Put each slide after the previous one of its penguin, and before the tiles it passes are taken."""
        for tile, taken in self.taken.items():
            self.model.add(self.time[tile] == self.never).only_enforce_if(~taken)
            self.model.add(self.time[tile] < self.end).only_enforce_if(taken)
        for (start, end), slide in self.slides.items():
            if start in self.taken:
                self.model.add(self.time[end] >= self.time[start] + seats).only_enforce_if(slide)
            for between in slide_path(start, end)[:-1]:
                self.model.add(self.time[between] > self.time[end]).only_enforce_if(slide)

    def _add_turns(self, seats: int) -> None:
        """Make each player move on every turn until they are stuck or the line ends."""
        for seat in self.seats:
            place = self.place[seat]
            moves = sum(self.by[tile, seat] for tile in self.free)
            number = {tile: self.model.new_int_var(0, len(self.free), "") for tile in self.free}
            for tile in self.free:
                mine = self.by[tile, seat]
                self.model.add(self.time[tile] == seats * number[tile] + place).only_enforce_if(mine)
                self.model.add(number[tile] >= 1).only_enforce_if(mine)
                self.model.add(number[tile] <= moves).only_enforce_if(mine)
            stuck = self.model.new_bool_var(f"{seat} stuck")
            turn = seats * (moves + 1) + place
            """The time of the player's next move."""
            self.model.add(self.end <= turn).only_enforce_if(~stuck)
            for tile, last in self.last.items():
                conditions = (
                    [[stuck, last, own] for own in self._taken_by(tile, seat)] if tile in self.taken else []
                )
                if self.owners.get(tile) == seat:
                    conditions = [[stuck, last]]
                for condition in conditions:
                    for beside in NEIGHBOURS[tile]:
                        if beside in self.taken:
                            self.model.add(self.time[beside] < turn).only_enforce_if(condition)
        # A player makes one move at a time. Moves of different players never share a time anyway.
        for seat in self.seats:
            self._all_different(seat)

    def _all_different(self, seat: int) -> None:
        intervals = [
            self.model.new_optional_fixed_size_interval_var(self.time[tile], 1, self.by[tile, seat], "")
            for tile in self.free
        ]
        self.model.add_no_overlap(intervals)

    def solve(self, seconds: float, work: float, threads: int) -> bool:
        """Solve the model; return whether a continuation was found (see `line`)."""
        self._solver = new_cp_solver(threads)
        self._solver.parameters.max_time_in_seconds = seconds
        if work < float("inf"):
            self._solver.parameters.max_deterministic_time = work
        self.status = self._solver.solve(self.model)
        return self.status in (cp_model.OPTIMAL, cp_model.FEASIBLE)

    def stop(self) -> None:
        """Stop the solver; may be called from another thread."""
        if self._solver is not None:
            self._solver.stop_search()

    @property
    def impossible(self) -> bool:
        """True if CP-SAT proved that `at_least` fish cannot be reached."""
        return self.status == cp_model.INFEASIBLE

    @property
    def most(self) -> int:
        """The proved upper bound on the fish to come."""
        assert self._solver is not None
        bound = floor(self._solver.best_objective_bound + 1e-6)
        # If stopped before it has a bound, CP-SAT returns 0, which is below `at_least`.
        return min(bound, self._at_most) if bound >= self._at_least else self._at_most

    @property
    def line(self) -> Line:
        """The continuation that was found."""
        assert self._solver is not None
        waiting: dict[int, list[Tile]] = {}
        for (tile, seat), put in self.placed.items():
            if self._solver.boolean_value(put):
                waiting.setdefault(seat, []).append(tile)
        placements = [Move(None, waiting[seat].pop()) for seat in self.placing_seats]
        moves = [
            (self._solver.value(self.time[end]), Move(start, end))
            for (start, end), slide in self.slides.items()
            if self._solver.boolean_value(slide)
        ]
        return (*placements, *(move for _, move in sorted(moves)))


def placing_seats(position: Position) -> list[int]:
    """Return the seats of the players who place the penguins left, in turn order.

    Every penguin takes one tile with one fish, so the order does not depend on the choice of tiles.
    """
    left = [player.to_place for player in position.players]
    tiles = sum(fish == 1 and tile not in position.occupied for tile, fish in enumerate(position.ice))
    found: list[int] = []
    turn = position.to_move or 0
    while any(left) and len(found) < tiles:
        if left[turn]:
            left[turn] -= 1
            found.append(turn)
        turn = (turn + 1) % len(left)
    return found
