"""`ppsolve rules`: the games, and the editions of Penguin Party side by side."""

from __future__ import annotations

import json

import click

from ppsolve.cli.shared.outputs import echo_json


@click.command("rules")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document: the editions of Penguin Party."
)
def rules_command(as_json: bool) -> None:
    """Show the rules of both games: the editions of Penguin Party side by side, how each table is dealt, and
    which rules can be overridden; then Pingouin."""
    from ppsolve.solver.party.view.editions import editions_dict, editions_text
    from ppsolve.solver.pingouin.view.descriptions import rules_text

    if as_json:
        echo_json(json.dumps({"schema": "ppsolve.editions/1", **editions_dict()}, indent=2))
        return
    games = (("Penguin Party (party)", editions_text()), ("Pingouin (pingouin)", rules_text()))
    click.echo("\n\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in games))
