"""Fit the move-ordering tables of the native core to recorded searches.

    python benchmarks/move_ordering/train.py TABLES a.samples b.samples ...

Two additive models over the same features: logistic regression of success, and least squares of the logarithm
of the subtree's size, both with ridge regularisation. Needs numpy and scipy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from tune import COUNTS, STEP, tables_text

KINDS, KIND_ENTRIES, ACTIVE = 18, 500 + 90 + 100 + 150, 8
ENTRIES = KINDS * KIND_ENTRIES
MOST_SAMPLES = 1_500_000
RIDGE = 0.5
IMPORTANCE = 0.5
"""The weight of a sample is the size of its subtree to this power: early decisions matter most."""
UNIT = 20_000


def samples_of(path: str) -> Any:
    """Read the samples of a file: entries, success, logarithm of the subtree's size."""
    raw = np.fromfile(path, dtype=np.int32).reshape(-1, ACTIVE + 2)
    rows = np.random.default_rng(1).permutation(len(raw))[:MOST_SAMPLES]
    kept = raw[rows]
    return (
        kept[:, :ACTIVE],
        kept[:, ACTIVE].astype(float),
        kept[:, ACTIVE + 1].copy().view(np.float32).astype(float),
    )


def fit(loss_and_slope: Any) -> Any:
    """Return the weights that minimise a loss plus the ridge penalty."""
    import scipy.optimize

    def total(weights: Any) -> tuple[float, Any]:
        loss, slope = loss_and_slope(weights)
        return loss + RIDGE / 2 * weights @ weights, slope + RIDGE * weights

    return scipy.optimize.minimize(
        total, np.zeros(ENTRIES), jac=True, method="L-BFGS-B", options={"maxiter": 100}
    ).x


def main(target: str, *sources: str) -> None:
    import scipy.sparse

    parts = [samples_of(source) for source in sources]
    entries, success, log_nodes = (np.concatenate([part[index] for part in parts]) for index in range(3))
    starts = np.arange(0, len(entries) * ACTIVE + 1, ACTIVE)
    ones = np.ones(len(entries) * ACTIVE)
    chosen = scipy.sparse.csr_matrix((ones, entries.ravel(), starts), shape=(len(entries), ENTRIES))
    back = chosen.T.tocsr()

    weight = np.exp(IMPORTANCE * log_nodes)

    def logistic(weights: Any) -> tuple[float, Any]:
        odds = chosen @ weights
        loss = weight @ (np.logaddexp(0, odds) - success * odds)
        return float(loss), back @ (weight * (1 / (1 + np.exp(-odds)) - success))

    def squares(weights: Any) -> tuple[float, Any]:
        error = chosen @ weights - log_nodes
        return float(weight @ error**2 / 2), back @ (weight * error)

    for_success, for_effort = fit(logistic), fit(squares)
    right = float(np.mean((chosen @ for_success > 0) == (success > 0)))
    explained = 1 - float(np.mean((chosen @ for_effort - log_nodes) ** 2) / np.var(log_nodes))
    print(f"{len(entries)} samples, accuracy {right:.3f}, R² of the effort {explained:.3f}")
    # A success is of little use if its proof is large, above all for the minimiser, who has to prove it.
    minimiser = np.arange(ENTRIES) >= ENTRIES // 2
    score = UNIT * (for_success - np.where(minimiser, 2.0, 0.5) * for_effort)
    numbers = np.clip(np.round(score / STEP), -32000, 32000).astype(int)
    Path(target).write_text(tables_text(numbers.tolist(), [[0] * COUNTS] * 8), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tables", help="file to write")
    parser.add_argument("samples", nargs="+", help="files that record.cpp wrote")
    options = parser.parse_args()
    main(options.tables, *options.samples)
