"""`python -m ppsolve` is `ppsolve`."""

from ppsolve.cli.main import run

run()
