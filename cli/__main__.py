"""`python -m ppsolve.cli` is `ppsolve`."""

from ppsolve.cli.entry import run

run()
