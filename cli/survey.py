"""`ppsolve survey`: solve many random deals, store the results, and summarise them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.options import SecondsRange, WholeRange, check_seeds, jobs_option, renamed
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, whole_file
from ppsolve.cli.shared.results import Results, Wanted, output_options
from ppsolve.cli.shared.searching import LARGEST_MEMORY, StatusLine
from ppsolve.cli.shared.time_left import estimate_text
from ppsolve.reports.survey.settings import DEFAULT_MEMORY_MIB, DEFAULT_NODES, SURVEYED, Settings
from ppsolve.solver import EDITIONS, BadInput, Limits, Rules, Solver, textform
from ppsolve.solver.party.rules import DEFAULT_EDITION, FEWEST_PLAYERS, MOST_PLAYERS
from ppsolve.solver.platform import available_cores
from ppsolve.solver.randomness import LARGEST_SEED

if TYPE_CHECKING:
    from ppsolve.reports.survey.run import Solve, Stage
    from ppsolve.reports.survey.summary import Summary

PAGE_SECONDS: Final = 60.0
"""The time limit for the page about one deal."""


@click.command("survey", context_settings=renamed(workers="jobs"))
@click.option(
    "--db", "files", multiple=True, required=True, metavar="FILE", help="The database of the survey."
)
@click.option(
    "-n",
    "--deals",
    type=WholeRange(min=1),
    metavar="N",
    help="Solve the first N deals, unless they are solved already.",
)
@click.option("-p", "--players", type=WholeRange(FEWEST_PLAYERS, MOST_PLAYERS), help="Default: 2.")
@click.option("-e", "--edition", type=click.Choice(list(EDITIONS)), help=f"Default: {DEFAULT_EDITION}.")
@click.option("--rule", "rules", multiple=True, metavar="KEY=VALUE", help="Override a rule, as in base=5.")
@click.option("-s", "--seed", type=WholeRange(0, LARGEST_SEED), help="Seed of the first deal. Default: 1.")
@click.option(
    "--only",
    metavar="NAMES",
    help=f"Outcomes to compute, separated by commas. Default: {','.join(SURVEYED)} for two players, "
    "best,table for more.",
)
@click.option(
    "--nodes",
    type=WholeRange(min=0),
    metavar="N",
    help=f"Most positions to visit for each question. Default: {DEFAULT_NODES:,}.",
)
@click.option(
    "--time",
    "seconds",
    type=SecondsRange(),
    metavar="SECONDS",
    help="Also limit the time per deal. The bounds it leaves depend on the machine.",
)
@click.option(
    "--memory",
    type=WholeRange(0, LARGEST_MEMORY),
    metavar="MIB",
    help=f"Memory of each worker. Default: {DEFAULT_MEMORY_MIB}.",
)
@click.option(
    "--no-difficulty",
    is_flag=True,
    help="Do not measure the difficulty of deals, which simulates careless play.",
)
@jobs_option
@click.option("--cluster", metavar="ADDRESS", help="Solve on a Dask cluster: tcp://HOST:PORT, or local.")
@output_options(
    *("text", "csv", "html", "json"),
    older={"csv": "csv", "report": "html"},
    about="csv: one row per deal. html: a page about one or several --db. json: one line for each --db.",
)
@click.option(
    "--deal-pages", is_flag=True, help="With a page: also write a page for each deal that it names."
)
@click.pass_context
def survey_command(
    context: click.Context,
    /,
    files: tuple[str, ...],
    deals: int | None,
    jobs: int | None,
    cluster: str | None,
    wanted: Wanted,
    deal_pages: bool,
    **options: Any,
) -> None:
    """Survey random deals: solve them with --deals, then write a summary, table or page from the database.

    Every deal is stored as soon as it is solved. After an interruption, the same command continues and ends
    with the same results. A larger --deals adds more. Options you omit keep the values stored in the file.

    --nodes gives the same bounds on every machine. Exit code 3 means that some values are only bounded.
    """
    paths = [Path(name) for name in files]
    # SQLite keeps a rollback journal beside the database.
    results = wanted.results((*files, *(f"{name}-journal" for name in files)))
    if (deals is not None or results.wants("csv")) and len(paths) > 1:
        raise click.UsageError("--deals and --format csv take one --db")
    pages = [target for form, target in results.outputs if form == "html"]
    if pages:
        from ppsolve.reports.shared.extras import require

        require("matplotlib", "HTML output")
    if deal_pages and pages in ([], [STANDARD_OUTPUT]):
        raise click.UsageError("--deal-pages needs a page: -o FILE.html")
    proved = True
    if deals is None:
        for path in paths:
            _settings(path, options, to_solve=False)
    else:
        proved = _solve(paths[0], deals, _settings(paths[0], options), jobs or available_cores(), cluster)
    if deals is None or wanted.given:
        _write_results(paths, results, Path(pages[0]) if deal_pages else None)
    if not proved:
        context.exit(UNDECIDED)


def _write_results(paths: list[Path], results: Results, linking: Path | None) -> None:
    """Write the results; `linking` is the page that links to pages of deals."""
    from ppsolve.reports.survey.output import csv_lines, survey_dict, survey_text
    from ppsolve.reports.survey.page import survey_html
    from ppsolve.reports.survey.store import Store
    from ppsolve.reports.survey.summary import Summary

    surveys = []
    for path in paths:
        with Store.reading(path) as store:
            surveys.append((store.settings, store.deals()))
        if not surveys[-1][1]:
            raise BadInput(str(path), "holds no deals yet")
    results.write("csv", lambda: csv_lines(*surveys[0]))
    if not results.wants("html", "json", "text"):
        return
    summaries = [Summary(settings, found) for settings, found in surveys]
    links = {} if linking is None else _deal_pages(summaries, linking)
    results.write("html", lambda: survey_html(summaries, links))
    with results.printer() as printer:
        for summary in summaries:
            printer.json(partial(survey_dict, summary), several=len(summaries) > 1)
        printer.text(lambda _, width: "\n\n\n".join(survey_text(summary, width) for summary in summaries))


def _deal_pages(summaries: Sequence[Summary], page: Path) -> dict[str, str]:
    """Write a page about each of the hardest and kindest deals. Return their links, by deal.

    The pages are in a folder beside the report, named after it.
    """
    from ppsolve.reports.deal.page import report_html
    from ppsolve.reports.deal.report import report_on

    folder = page.with_name(f"{page.stem}-deals")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise BadInput(str(folder), f"cannot be created: {(error.strerror or '').lower()}") from None
    chosen = [(summary, found) for summary in summaries for found in (*summary.hardest, *summary.kindest)]
    links = {}
    began = time.monotonic()
    with StatusLine() as status:
        for number, (summary, found) in enumerate(chosen, start=1):
            left = estimate_text(number - 1, len(chosen), time.monotonic() - began)
            place = f"page {number} of {len(chosen)}, seed {summary.seed(found)}"
            status.show(", ".join(filter(None, (place, left))))
            name = f"{summary.settings.rules},players={summary.settings.players},seed={summary.seed(found)}"
            target = folder / f"{name.replace(',', '-').replace('=', '-')}.html"
            solver = Solver(summary.settings.memory << 20)
            report = report_on(textform.loads(found.deal), Limits(seconds=PAGE_SECONDS), solver)
            with whole_file(str(target)) as stream:
                stream.write(report_html(report))
            links[found.deal] = f"{folder.name}/{target.name}"
    return links


def _settings(path: Path, options: dict[str, Any], *, to_solve: bool = True) -> Settings:
    """The settings of the survey: those stored in its file, or the given ones and defaults for a new file."""
    known = _known_settings(path)
    given = {name: value for name, value in options.items() if value is not None}
    edition, overrides = given.pop("edition", None), given.pop("rules")
    if edition or overrides:
        players = given.get("players", known.players if known else 2)
        changed = dict(textform.parse_override(rule) for rule in overrides)
        usual = known.full_rules.edition if known else DEFAULT_EDITION
        given["rules"] = textform.rules_text(Rules.of(players, edition or usual, **changed))
    if given.pop("no_difficulty"):
        given["measure"] = ""
    if "only" in given:
        given["only"] = tuple(name.strip() for name in given["only"].split(","))
    if known is None:
        return Settings.of(**given)
    try:
        return known.with_given(given, to_solve=to_solve)
    except BadInput as error:
        raise error.inside(str(path)) from None


def _known_settings(path: Path) -> Settings | None:
    """The settings that the deals in a file were solved with; `None` if it has no deals yet."""
    from ppsolve.reports.survey.store import NoDeals, Store

    try:
        empty = not path.exists() or (path.is_file() and not path.stat().st_size)
    except OSError as error:  # not a valid file name
        reason = (error.strerror or "unknown reason").lower()
        raise BadInput(str(path), f"cannot be used: {reason}") from None
    if empty:
        return None
    try:
        with Store.reading(path) as store:
            return store.settings if store.numbers() else None
    except NoDeals:
        return None


def _solve(path: Path, deals: int, settings: Settings, workers: int, cluster: str | None) -> bool:
    """Solve those of the first `deals` deals that are missing. Return whether all are proved."""
    from ppsolve.reports.survey.output import deals_text
    from ppsolve.reports.survey.run import run_survey, solve_by_processes
    from ppsolve.reports.survey.store import Store

    solve: Solve = partial(solve_by_processes, workers=workers)
    if cluster is not None:
        from ppsolve.reports.survey.cluster import solve_by_cluster

        solve = partial(solve_by_cluster, address=cluster, workers=workers)
    check_seeds(settings.seed, deals, "deals")
    with Store.writing(path, settings) as store:
        try:
            with StatusLine() as status:
                new = run_survey(store, deals, solve, lambda stage: status.show(_stage_text(stage)))
        except KeyboardInterrupt:
            kept = len(store.numbers())
            click.echo(f"{path} keeps {deals_text(kept)}; run the same command to continue", err=True)
            raise click.Abort from None
        found = store.deals()
    bounded = sum(not deal.proved for deal in found)
    proved = f"{len(found) - bounded} proved, {bounded} only bounded"
    click.echo(f"{path}: {deals_text(len(found))}, {new} of them new; {proved}", err=True)
    return not bounded


def _stage_text(stage: Stage) -> str:
    left = estimate_text(stage.solved_now, stage.solved_now + stage.deals - stage.done, stage.seconds)
    return ", ".join(filter(None, (f"{stage.done} of {stage.deals} deals", left)))
