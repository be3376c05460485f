"""`python -m ppsolve` is `ppsolve`."""

from ppsolve.cli.entry import run

run()
