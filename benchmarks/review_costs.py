"""Compare the estimated costs of moves of Pingouin with those of searches 20 times as large.

    python benchmarks/review_costs.py --players 2 --games 12

Reviews estimate the cost of moves that are not solved with `POSITIONS` positions. The games are played by a
weak engine that often chooses its second or third move; three of ten moves on floes with at least 30 free
tiles are judged. The same searches with more positions are no proof, but show how far a cost depends on
their number.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from ppsolve.reports.review.pingouin import estimates
from ppsolve.reports.review.pingouin.estimates import EstimatedMove, PlayedFloeTurn, estimate_move
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest

LARGER = 20
FEWEST_TILES = 30


def judged_turns(seed: int, players: int) -> Iterator[PlayedFloeTurn]:
    """Play a game and yield some of its turns."""
    chance, position, number = random.Random(seed), deal(seed, players), 0
    while not position.over and sum(map(bool, position.ice)) - len(position.occupied) >= FEWEST_TILES:
        moves = suggest(position, positions=5000).moves
        move = moves[min(len(moves) - 1, int(chance.expovariate(0.5)))].move
        number, seat = number + 1, position.to_move
        assert seat is not None
        turn = PlayedFloeTurn(number, seat, move, position, position.after(move))
        if chance.random() < 0.3:
            yield turn
        position = turn.after


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    given = parser.parse_args()
    usual = estimates.POSITIONS
    pairs: list[tuple[EstimatedMove, EstimatedMove]] = []
    for seed in range(given.games):
        for turn in judged_turns(seed, given.players):
            found = []
            for positions in (usual, LARGER * usual):
                vars(estimates)["POSITIONS"] = positions
                found.append(estimate_move(turn))
            pairs.append((found[0], found[1]))
    least = pairs[0][0].scale.inaccuracy
    near = sum(abs(one.cost - other.cost) <= least for one, other in pairs)
    wrong = [(one, other) for one, other in pairs if one.is_costly]
    confirmed = sum(other.cost >= least / 2 for _, other in wrong)
    print(f"{len(pairs)} moves of {given.games} games with {given.players} players")
    print(f"costs that differ by at most {least:g} fish: {near}")
    print(
        f"moves called wrong: {len(wrong)}; cost of at least {least / 2:g} in the larger search: {confirmed}"
    )


if __name__ == "__main__":
    main()
