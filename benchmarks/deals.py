"""Time full deals: `guaranteed` of all seats and, for two players, `margin`. Prints every deal and a summary.

    python benchmarks/deals.py --players 2 --deals 20
    python benchmarks/deals.py --players 4 --deals 5 --seconds 600

Deals have the seeds 1, 2, 3, ... Each deal gets a new solver with the given memory and threads.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from ppsolve.solver import Limits, Outcome, Placement, Position, Solver, deal


def measure(
    label: str,
    deals: list[Position],
    ask: Callable[[Solver, Position], list[Outcome[Placement]]],
    make: Callable[[], Solver],
) -> None:
    """Solve every deal and print the effort."""
    seconds, proved, asked = [], 0, 0
    for seed, position in enumerate(deals, start=1):
        solver = make()
        began = time.perf_counter()
        outcomes = ask(solver, position)
        seconds.append(time.perf_counter() - began)
        proved += sum(outcome.proved for outcome in outcomes)
        asked += len(outcomes)
        values = " ".join(str(outcome) for outcome in outcomes)
        effort = (
            f"{solver.nodes / 1e6:.2f} M nodes {seconds[-1]:.2f} s {solver.nodes / seconds[-1] / 1e6:.2f} M/s"
        )
        print(f"{label} seed {seed}: {values}  {effort}", flush=True)
    print(
        f"{label}: median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s, "
        f"{proved} of {asked} proved",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, help="time limit for each deal; default: none")
    parser.add_argument("--memory", type=int, default=512, help="memory in MiB")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    deals = [deal(seed, options.players) for seed in range(1, options.deals + 1)]
    limits = Limits(seconds=options.seconds)

    def make() -> Solver:
        return Solver(options.memory << 20, options.threads)

    measure(
        "guaranteed", deals, lambda solver, position: list(solver.guaranteed(position, limits=limits)), make
    )
    if options.players == 2:
        measure("margin", deals, lambda solver, position: [solver.margin(position, limits)], make)


if __name__ == "__main__":
    main()
