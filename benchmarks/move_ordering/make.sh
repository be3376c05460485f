#!/usr/bin/env bash
# Trains the move-ordering tables from scratch, in two or three hours. See README.md, also for the limits of
# reproducibility.
# Usage: PYTHON=.venv/bin/python benchmarks/move_ordering/make.sh   (numpy, scipy and ppsolve installed there)
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tables=solver/core/party/move_ordering_tables.inc

record() { # NAME ORDER NODES SHARE: searches the positions on standard input
  g++ -std=c++20 -O3 -DNDEBUG -march=native -o "$work/record" benchmarks/move_ordering/record.cpp
  "$work/record" "$work/$1.samples" "$2" "$3" "$4"
}
positions() { "$python" benchmarks/move_ordering/positions.py "$@"; }

# First round: record searches with a plain move order.
positions 2 7 1000000 0 0 | record plain2 plain 1e8 0.5
for players in 3 4 5 6; do positions $players 10 1000000 4 8 | record plain$players plain 1.5e6 0.4; done
"$python" benchmarks/move_ordering/train.py $tables "$work"/*.samples

# Second round: record searches with the order just learned, which visit other positions.
positions 2 14 1000000 0 0 | record learned2 learned 1e8 0.5
positions 2 8 1000000 0 0 | record shaken2 shaken 1e8 0.4
for players in 3 4 5 6; do positions $players 10 2000000 0 6 | record learned$players learned 4e6 0.3; done
"$python" benchmarks/move_ordering/train.py $tables "$work"/*.samples

# Third round: tune the numbers directly by hill climbing on the size of the searches.
positions 2 60 1000800 1 5 > "$work/two.txt"
"$python" benchmarks/move_ordering/tune.py --players 2 --nodes 2e5 < "$work/two.txt"
for players in 3 4 5 6; do positions $players 14 2000200 4 7; done > "$work/more.txt"
"$python" benchmarks/move_ordering/tune.py --players 3 --nodes 5e5 < "$work/more.txt"
