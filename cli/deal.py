"""`ppsolve deal`: random deals from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import click

from ppsolve.cli.shared.numbers import WholeRange
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_lines
from ppsolve.cli.shared.searching import StatusLine
from ppsolve.cli.shared.seeds import check_seeds, choose_seed, count_option, seed_option
from ppsolve.solver import EDITIONS, BadInput, Position, deal, dumps, textform
from ppsolve.solver.games import GAMES, AnyPosition, game_of
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.rules import DEFAULT_EDITION, FEWEST_PLAYERS, MOST_PLAYERS
from ppsolve.solver.pingouin.dealing import deal as deal_floe
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import MOST_PLAYERS as MOST_FLOE_PLAYERS

if TYPE_CHECKING:
    from ppsolve.reports.difficulty.rating import Word

DIFFICULTIES: Final[tuple[Word, ...]] = ("gentle", "fair", "tricky", "cruel")
"""The words, here once more: to load what rates deals takes longer than `--help` may."""

TRIES: Final = 100
"""Deals rated for each one that is wanted: a tenth is cruel, so that this is nearly always enough."""


@click.command("deal")
@click.option(
    "-g", "--game", type=click.Choice([game.name for game in GAMES]), default=PARTY.name, show_default=True
)
@click.option("-p", "--players", type=WholeRange(FEWEST_PLAYERS, MOST_PLAYERS), default=2, show_default=True)
@click.option("-e", "--edition", type=click.Choice(list(EDITIONS)), show_default=DEFAULT_EDITION)
@click.option("--rule", "rules", multiple=True, metavar="KEY=VALUE", help="Override a rule, as in base=5.")
@click.option("--placed", is_flag=True, help="Pingouin: with the penguins placed at random.")
@seed_option
@count_option("How many deals")
@click.option(
    "--format",
    "form",
    type=click.Choice(["json", "jsonl", "text"]),
    help="Default: json for one deal, jsonl (one a line) for more. text is the one-line form.",
)
@click.option(
    "--difficulty",
    type=click.Choice(DIFFICULTIES),
    help="Only deals of this difficulty; seeds are tried one after the other.",
)
@click.option(
    "--tries",
    type=WholeRange(1, 1_000_000),
    metavar="N",
    help=f"With --difficulty: rate at most so many deals. Default: {TRIES} for each that is wanted.",
)
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
def deal_command(
    game: str,
    players: int,
    edition: str | None,
    rules: tuple[str, ...],
    placed: bool,
    seed: int | None,
    count: int,
    form: str | None,
    difficulty: Word | None,
    tries: int | None,
    output: str,
) -> None:
    """Deal at random: the same seed gives the same deal on every machine.

    A deal of Pingouin is a floe, ready to place penguins on; --edition, --rule and --difficulty are for
    Penguin Party.

    With --difficulty, deals are rated as by `ppsolve report`, a few seconds each, until enough are found; the
    seed and the rating of each are told on stderr.
    """
    if tries is not None and difficulty is None:
        raise click.UsageError("--tries goes with --difficulty")
    if form == "json" and count > 1:
        raise click.UsageError("--format json holds one deal; use jsonl or text for more")
    if game == PINGOUIN.name:
        if edition is not None or rules or difficulty is not None:
            raise click.UsageError("--edition, --rule and --difficulty are for Penguin Party")
        if players > MOST_FLOE_PLAYERS:
            raise click.UsageError(f"Pingouin is for at most {MOST_FLOE_PLAYERS} players, not {players}")
    elif placed:
        raise click.UsageError("--placed is for Pingouin")
    check_target(output)
    first = choose_seed(seed)
    overrides = dict(textform.parse_override(rule) for rule in rules)

    def deal_of(seed: int) -> Position:
        return deal(seed, players, edition or DEFAULT_EDITION, **overrides)

    deals: Iterator[AnyPosition]
    if game == PINGOUIN.name:
        check_seeds(first, count, "deals")
        deals = (deal_floe(seed, players, placed=placed) for seed in range(first, first + count))
    elif difficulty is None:
        check_seeds(first, count, "deals")
        deals = (deal_of(seed) for seed in range(first, first + count))
    else:
        tried = tries or TRIES * count
        check_seeds(first, tried, "deals to try")
        deals = _find_deals(difficulty, range(first, first + tried), count, deal_of)
    if form == "text":
        write_lines((game_of(position).to_line(position) for position in deals), output)
    else:
        one_line = count > 1 or form == "jsonl"
        write_lines((dumps(position, one_line=one_line) for position in deals), output)


def _find_deals(
    difficulty: Word, seeds: range, count: int, deal_of: Callable[[int], Position]
) -> Iterator[Position]:
    """So many deals of a difficulty; `BadInput` if the seeds hold fewer."""
    from ppsolve.reports.difficulty.rating import find_deals

    found = 0
    with StatusLine() as status:
        status.show(f"seed {seeds[0]} is rated")
        for seed, rating, position in find_deals(difficulty, seeds, deal_of):
            if position is not None:
                found += 1
                status.wipe()
                click.echo(f"seed {seed}: {rating}", err=True)
                yield position
                if found == count:
                    return
            status.show(f"seed {seed}: {rating}; {found} of {count} found")
    what = f"{found} of {count} {difficulty} deals found in {len(seeds)} tries"
    raise BadInput("difficulty", f"{what}; a larger --tries or another --seed may do")
