"""`ppsolve schema`: the JSON Schemas of the documents that ppsolve reads and writes."""

from __future__ import annotations

import click

from ppsolve.cli.shared.results import Wanted, output_options


@click.command("schema")
@click.argument("name", required=False)
@output_options("json")
def schema_command(name: str | None, wanted: Wanted) -> None:
    """Print the JSON Schema called NAME, such as analysis. Without NAME, list all schemas."""
    from ppsolve.reports.schemas import SCHEMAS, schema

    if name is not None:
        results = wanted.results(default="json", text_too=False)
        with results.printer() as printer:
            printer.json(lambda: schema(name))
        return
    if wanted.given:
        raise click.UsageError("-o and --format need NAME")
    width = max(map(len, SCHEMAS))
    for each in SCHEMAS:
        about = schema(each)["description"].partition(". ")[0].partition(", as ppsolve")[0].removesuffix(".")
        click.echo(f"{each:{width}}  {about}")
