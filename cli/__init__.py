"""The command line, `ppsolve`: one module for each command."""
