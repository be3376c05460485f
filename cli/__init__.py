"""The ppsolve command."""
