"""Solve the deals of a survey on a Dask cluster, one task per deal.

The scheduler reassigns the deals of a worker that dies. Only a few tasks per thread are submitted ahead, so
a survey of any size fits the scheduler.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ppsolve.reports.survey.run import Timed, solve_deal
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput

LOCAL: Final = "local"
TIMEOUT: Final = 10.0
"""Seconds to wait for the scheduler and for the first worker."""

AHEAD: Final = 4
"""Deals submitted per thread of the cluster: the one being solved, and some in its queue."""

RETRIES: Final = 3
"""Retries for a deal that failed on a worker."""


def solve_by_cluster(
    settings: Settings, numbers: Iterable[int], address: str, workers: int
) -> Generator[Sequence[Timed], None, None]:
    """Solve the deals of these numbers, and yield them in batches as they get ready.

    `address` is that of a scheduler, or `local` for a cluster of `workers` workers on this machine.
    """
    try:
        distributed = import_module("distributed")
    except ImportError:
        what = "needs the package distributed: pip install 'ppsolve[cluster]'"
        raise BadInput("--cluster", what) from None
    with _client(distributed, address, workers) as client, _cluster_errors(distributed, address):
        waiting = iter(numbers)

        def submit(count: int) -> list[Any]:
            return [
                client.submit(solve_deal, settings, number, pure=False, retries=RETRIES)
                for number in islice(waiting, count)
            ]

        def capacity() -> int:
            return AHEAD * int(sum(client.nthreads().values()))  # workers come and go

        futures = distributed.as_completed(submit(capacity()))
        for batch in futures.batches():
            ready: list[Timed] = [future.result() for future in batch]
            futures.update(submit(max(capacity() - futures.count(), 0)))
            yield ready


@contextmanager
def _client(distributed: Any, address: str, workers: int) -> Iterator[Any]:
    """Connect to the cluster; raise `BadInput` with the reason if that fails."""
    # Silence the log messages about workers that come and go.
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)
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
                asyncio.run(_handshake(distributed, address))
                place = address
            client = stack.enter_context(distributed.Client(place, timeout=TIMEOUT))
        except Exception as error:
            raise BadInput("--cluster", f"{address} cannot be reached: {_reason(error)}") from None
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError:
            raise BadInput("--cluster", f"{address} has no workers") from None
        yield client


async def _handshake(distributed: Any, address: str) -> None:
    """Check that a scheduler answers, in bounded time: a client would wait forever."""
    async with asyncio.timeout(TIMEOUT):
        keys = distributed.Security().get_connection_args("client")  # for tls://, as Dask is configured
        comm = await distributed.comm.connect(address, timeout=TIMEOUT, **keys)
        await comm.close()


@contextmanager
def _cluster_errors(distributed: Any, address: str) -> Iterator[None]:
    """Turn errors of the cluster into `BadInput`."""
    lost = (distributed.CancelledError, distributed.comm.CommClosedError, TimeoutError)
    try:
        yield
    except distributed.KilledWorker as error:
        raise BadInput("--cluster", f"{address}: several workers died while solving the same deal") from error
    except lost as error:
        raise BadInput("--cluster", f"lost {address}; run the same command again to continue") from error
    except ImportError as error:
        what = f"{address}: the workers lack a package: {_reason(error)}"
        raise BadInput("--cluster", what) from error


def _reason(error: BaseException) -> str:
    """Return the first line of an error, or its type."""
    if isinstance(error, TimeoutError):
        return f"no answer within {TIMEOUT:.0f} seconds"
    return next(iter(str(error).splitlines()), "") or type(error).__name__
