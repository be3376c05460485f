"""`python -m ppsolve.cli` is `ppsolve`."""

from ppsolve.cli.main import run

run()
