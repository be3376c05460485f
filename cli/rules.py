"""`ppsolve rules`: the editions side by side."""

from __future__ import annotations

import json

import click

from ppsolve.solver.party.view.editions import editions_dict, editions_text


@click.command("rules", short_help="Show the editions side by side.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def rules_command(as_json: bool) -> None:
    """Show the editions side by side, how each table is dealt, and which rules can be overridden."""
    document = {"schema": "ppsolve.editions/1", **editions_dict()}
    click.echo(json.dumps(document, indent=2) if as_json else editions_text())
