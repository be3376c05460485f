"""`ppsolve rules`: the rules of both games."""

from __future__ import annotations

import json

import click

from ppsolve.cli.shared.outputs import echo_json


@click.command("rules")
@click.option("--json", "as_json", is_flag=True, help="Print the editions of Penguin Party as JSON.")
def rules_command(as_json: bool) -> None:
    """Show the rules of both games.

    For Penguin Party: the editions side by side, the deal for each number of players, and the rules that can
    be overridden.
    """
    from ppsolve.solver.party.view.editions import editions_dict, editions_text
    from ppsolve.solver.pingouin.view.descriptions import rules_text

    if as_json:
        echo_json(json.dumps({"schema": "ppsolve.editions/1", **editions_dict()}, indent=2))
        return
    games = (("Penguin Party (party)", editions_text()), ("Pingouin (pingouin)", rules_text()))
    click.echo("\n\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in games))
