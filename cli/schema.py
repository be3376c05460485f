"""`ppsolve schema`: the JSON Schemas of the documents that ppsolve reads and writes."""

from __future__ import annotations

import json

import click

from ppsolve.cli.shared.outputs import echo_json


@click.command("schema")
@click.argument("name", required=False)
def schema_command(name: str | None) -> None:
    """Print the JSON Schema called NAME, such as analysis. Without NAME, list all schemas."""
    from ppsolve.reports.schemas import SCHEMAS, schema

    if name is not None:
        echo_json(json.dumps(schema(name), indent=2, ensure_ascii=False))
        return
    width = max(map(len, SCHEMAS))
    for each in SCHEMAS:
        about = schema(each)["description"].partition(". ")[0].partition(", as ppsolve")[0].removesuffix(".")
        click.echo(f"{each:{width}}  {about}")
