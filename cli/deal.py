"""`ppsolve deal`: random deals from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import click

from ppsolve.cli.shared.options import WholeRange, check_seeds, choose_seed, count_option, seed_option
from ppsolve.cli.shared.outputs import write_lines
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.cli.shared.searching import StatusLine
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
"""A copy of the words in `reports.difficulty`, which takes too long to import for `--help`."""

TRIES: Final = 100
"""Deals to rate for each one wanted. One in ten is cruel, so this is nearly always enough."""


@click.command("deal")
@click.option(
    "-g", "--game", type=click.Choice([game.name for game in GAMES]), default=PARTY.name, show_default=True
)
@click.option("-p", "--players", type=WholeRange(FEWEST_PLAYERS, MOST_PLAYERS), default=2, show_default=True)
@click.option("-e", "--edition", type=click.Choice(list(EDITIONS)), show_default=DEFAULT_EDITION)
@click.option("--rule", "rules", multiple=True, metavar="KEY=VALUE", help="Override a rule, as in base=5.")
@click.option("--placed", is_flag=True, help="Pingouin: place the penguins at random.")
@seed_option
@count_option("deals")
@output_options(
    *("json", "jsonl", "text"),
    about="Default: json for one deal, jsonl for several. text: positions in one line.",
)
@click.option(
    "--difficulty",
    type=click.Choice(DIFFICULTIES),
    help="Only deals of this difficulty; tries consecutive seeds.",
)
@click.option(
    "--tries",
    type=WholeRange(1, 1_000_000),
    metavar="N",
    help=f"With --difficulty: rate at most N deals. Default: {TRIES} for each one wanted.",
)
def deal_command(
    game: str,
    players: int,
    edition: str | None,
    rules: tuple[str, ...],
    placed: bool,
    seed: int | None,
    count: int,
    wanted: Wanted,
    difficulty: Word | None,
    tries: int | None,
) -> None:
    """Deal at random. The same seed gives the same deal on every machine.

    A deal of Pingouin is a floe, ready to place penguins on. --edition, --rule and --difficulty are for
    Penguin Party.

    With --difficulty, deals are rated as by `ppsolve report`, a few seconds each, until enough are found.
    The seed and rating of each are printed to stderr.
    """
    if tries is not None and difficulty is None:
        raise click.UsageError("--tries needs --difficulty")
    if game == PINGOUIN.name:
        if edition is not None or rules or difficulty is not None:
            raise click.UsageError("--edition, --rule and --difficulty are for Penguin Party")
        if players > MOST_FLOE_PLAYERS:
            raise click.UsageError(f"Pingouin is for at most {MOST_FLOE_PLAYERS} players, not {players}")
    elif placed:
        raise click.UsageError("--placed is for Pingouin")
    results = wanted.results(default="jsonl" if count > 1 else "json", text_too=count == 1)
    if results.wants("json") and count > 1:
        raise click.UsageError("--format json holds one deal; use jsonl or text for several")
    first = choose_seed(seed)
    overrides = dict(textform.parse_override(rule) for rule in rules)

    def deal_of(seed: int) -> Position:
        return deal(seed, players, edition or DEFAULT_EDITION, **overrides)

    deals: Iterator[AnyPosition]
    if difficulty is None:
        check_seeds(first, count, "deals")
        seeds = range(first, first + count)
        floes = game == PINGOUIN.name
        deals = (deal_floe(seed, players, placed=placed) if floes else deal_of(seed) for seed in seeds)
    else:
        tried = tries or TRIES * count
        check_seeds(first, tried, "deals to try")
        deals = _find_deals(difficulty, range(first, first + tried), count, deal_of)
    given = deals if len(results.outputs) == 1 else list(deals)
    for form, target in results.outputs:
        write_lines((_written(position, form) for position in given), target)


def _written(position: AnyPosition, form: str) -> str:
    if form == "text":
        return game_of(position).to_line(position)
    return dumps(position, one_line=form == "jsonl")


def _find_deals(
    difficulty: Word, seeds: range, count: int, deal_of: Callable[[int], Position]
) -> Iterator[Position]:
    """Iterate over `count` deals of a difficulty. Raises `BadInput` if the seeds have fewer."""
    from ppsolve.reports.difficulty.rating import find_deals

    found = 0
    with StatusLine() as status:
        status.show(f"rating seed {seeds[0]}")
        for seed, rating, position in find_deals(difficulty, seeds, deal_of):
            if position is not None:
                found += 1
                status.clear()
                click.echo(f"seed {seed}: {rating}", err=True)
                yield position
                if found == count:
                    return
            status.show(f"seed {seed}: {rating}; {found} of {count} found")
    what = f"{found} of {count} {difficulty} deals found in {len(seeds)} tries"
    raise BadInput("difficulty", f"{what}; try a larger --tries or another --seed")
