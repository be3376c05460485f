"""`ppsolve deal`: random deals from a seed."""

from __future__ import annotations

import click

from ppsolve.cli.shared.numbers import WholeRange
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_lines
from ppsolve.cli.shared.seeds import check_seeds, choose_seed, count_option, seed_option
from ppsolve.solver import EDITIONS, deal, dumps, textform
from ppsolve.solver.party.rules import DEFAULT_EDITION, FEWEST_PLAYERS, MOST_PLAYERS


@click.command("deal")
@click.option("-p", "--players", type=WholeRange(FEWEST_PLAYERS, MOST_PLAYERS), default=2, show_default=True)
@click.option(
    "-e", "--edition", type=click.Choice(list(EDITIONS)), default=DEFAULT_EDITION, show_default=True
)
@click.option("--rule", "rules", multiple=True, metavar="KEY=VALUE", help="Override a rule, as in base=5.")
@seed_option
@count_option("How many deals")
@click.option(
    "--format",
    "form",
    type=click.Choice(["json", "jsonl", "text"]),
    help="Default: json for one deal, jsonl (one a line) for more. text is the one-line form.",
)
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
def deal_command(
    players: int,
    edition: str,
    rules: tuple[str, ...],
    seed: int | None,
    count: int,
    form: str | None,
    output: str,
) -> None:
    """Deal at random: the same seed gives the same deal on every machine."""
    if form == "json" and count > 1:
        raise click.UsageError("--format json holds one deal; use jsonl or text for more")
    check_target(output)
    first = choose_seed(seed)
    check_seeds(first, count, "deals")
    overrides = dict(textform.parse_override(rule) for rule in rules)
    deals = (deal(first + number, players, edition, **overrides) for number in range(count))
    if form == "text":
        write_lines((textform.dumps(position) for position in deals), output)
    else:
        one_line = count > 1 or form == "jsonl"
        write_lines((dumps(position, one_line=one_line) for position in deals), output)
