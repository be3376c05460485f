"""The deals of a survey on a Dask cluster: each is a task that depends on nothing but its number.

The deals of a worker that dies are given to another one by the scheduler. Only so many tasks are
handed out at a time that no worker waits, so that a survey of any size fits the scheduler.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved_deal import Timed, solve_deal
from ppsolve.solver import BadInput

LOCAL: Final = "local"
PATIENCE: Final = 10.0
"""Seconds to wait for a scheduler, and for the first worker."""

AHEAD: Final = 4
"""Deals handed out for each thread of the cluster: the one it solves, and some that wait for it."""

RETRIES: Final = 3
"""How often a deal is tried again that failed on a worker."""


def solve_by_cluster(
    settings: Settings, numbers: Iterable[int], address: str, workers: int
) -> Generator[Sequence[Timed], None, None]:
    """The deals of these numbers, as they are solved: all that are ready, then all that are ready next.

    `address` is that of a scheduler, or `local` for a cluster of so many workers on this machine.
    """
    distributed = _distributed()
    with _client(distributed, address, workers) as client, _complaints_about(distributed, address):
        waiting = iter(numbers)

        def hand_out(count: int) -> list[Any]:
            return [
                client.submit(solve_deal, settings, number, pure=False, retries=RETRIES)
                for number in islice(waiting, count)
            ]

        def wanted() -> int:
            return AHEAD * int(sum(client.nthreads().values()))  # workers come and go

        futures = distributed.as_completed(hand_out(wanted()))
        for batch in futures.batches():
            ready: list[Timed] = [future.result() for future in batch]
            futures.update(hand_out(max(wanted() - futures.count(), 0)))
            yield ready


def _distributed() -> Any:
    """The package; one line says how to get it."""
    try:
        return import_module("distributed")
    except ImportError:
        what = "needs the package distributed: pip install 'ppsolve[cluster]'"
        raise BadInput("--cluster", what) from None


@contextmanager
def _client(distributed: Any, address: str, workers: int) -> Iterator[Any]:
    """A connection to the cluster, closed at the end; one line says why there is none."""
    _silence()
    with ExitStack() as stack:
        try:
            if address == LOCAL:
                place = stack.enter_context(
                    distributed.LocalCluster(
                        n_workers=workers,
                        threads_per_worker=1,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,
                    )
                )
            else:
                asyncio.run(_greet(distributed, address))
                place = address
            client = stack.enter_context(distributed.Client(place, timeout=PATIENCE))
        except Exception as error:
            raise BadInput("--cluster", f"{address} cannot be reached: {_reason(error)}") from None
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise BadInput("--cluster", f"{address} has no workers") from None
        yield client


def _silence() -> None:
    """No log of workers that come and go: the results tell, or one line does."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


async def _greet(distributed: Any, address: str) -> None:
    """Exchange greetings with a scheduler. A client would wait for them without end."""
    async with asyncio.timeout(PATIENCE):
        keys = distributed.Security().get_connection_args("client")  # for tls://, as Dask is configured
        comm = await distributed.comm.connect(address, timeout=PATIENCE, **keys)
        await comm.close()


@contextmanager
def _complaints_about(distributed: Any, address: str) -> Iterator[None]:
    """What goes wrong in the cluster is told in one line."""
    lost = (distributed.CancelledError, distributed.comm.CommClosedError, TimeoutError)
    try:
        yield
    except distributed.KilledWorker as error:
        raise BadInput("--cluster", f"{address}: several workers died of the same deal") from error
    except lost as error:
        raise BadInput("--cluster", f"{address} is lost; the same command goes on from here") from error
    except ImportError as error:
        what = f"{address}: the workers lack what a survey needs: {_reason(error)}"
        raise BadInput("--cluster", what) from error


def _reason(error: BaseException) -> str:
    """The first line of an error, or its kind."""
    if isinstance(error, TimeoutError):
        return f"no answer within {PATIENCE:.0f} seconds"
    return next(iter(str(error).splitlines()), "") or type(error).__name__
