"""`ppsolve site`: a static site with three puzzles a day."""

from __future__ import annotations

import datetime
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from ppsolve.cli.shared.options import jobs_option
from ppsolve.cli.shared.outputs import exclusive
from ppsolve.cli.shared.searching import StatusLine
from ppsolve.cli.shared.time_left import estimate_text
from ppsolve.solver.language.messages import ENGLISH, languages
from ppsolve.solver.platform import available_cores

DAYS = 60
"""The number of days where none is given: two months."""


@click.command("site")
@click.option("--from", "first", metavar="YYYY-MM-DD", help="The first day to write. Default: today.")
@click.option("--days", type=int, default=DAYS, show_default=True, help="The number of days from there on.")
@click.option("--title", help="The name of the site.  [default: Penguin Puzzles]")
@click.option(
    "--base-url", metavar="URL", help="The address of the site, for its feed, sitemap and previews."
)
@click.option("--practice", type=int, help="Practice puzzles of each kind and level.  [default: 20]")
@click.option(
    "--lang",
    "chosen",
    multiple=True,
    metavar="CODE",
    help=f"A language of the site; can be repeated.  [default: {', '.join(languages())}]",
)
@jobs_option
@click.option("-o", "--output", "folder", required=True, metavar="FOLDER", help="The folder of the site.")
@click.pass_context
def site_command(
    context: click.Context,
    first: str | None,
    days: int,
    title: str | None,
    base_url: str | None,
    practice: int | None,
    chosen: tuple[str, ...],
    jobs: int | None,
    folder: str,
) -> None:
    """Write a complete static site to FOLDER: three puzzles a day, an archive and practice.

    Any static host serves it. Running the command again adds days. SiteRun puzzles never change, and
    options that you omit keep their values. Readers see each day from midnight on where they are, so that
    days can be written ahead.
    """
    from ppsolve.puzzles.puzzle_json import calendar_day
    from ppsolve.reports.site.build import publish_site
    from ppsolve.reports.site.options import SiteOptions, days_from
    from ppsolve.reports.site.store import MANIFEST, make_folder, read_manifest

    day = datetime.date.today() if first is None else calendar_day(first, "--from")
    dates = days_from(day, days)
    given: dict[str, Any] = {"title": title, "base_url": base_url, "practice": practice}
    given["languages"] = tuple(sorted(set(chosen), key=lambda code: (code != ENGLISH, code))) or None
    path = Path(folder)
    read_manifest(path)
    make_folder(path)
    began = time.monotonic()
    counted = ""

    with StatusLine() as status, exclusive(str(path / MANIFEST)):

        def show(what: str, done: int, count: int) -> None:
            nonlocal began, counted
            if what != counted:
                began, counted = time.monotonic(), what
            left = estimate_text(done, count, time.monotonic() - began)
            status.show(", ".join(filter(None, (f"{done} of {count} {what}", left))))

        chosen_options = {name: value for name, value in given.items() if value is not None}
        known = read_manifest(path)
        options = replace(known.options, **chosen_options) if known else SiteOptions(**chosen_options)
        done = publish_site(path, dates, options, jobs=jobs or available_cores(), progress=show)
    if not options.base_url:
        click.echo("no feed, sitemap or preview tags without --base-url", err=True)
    new = f"{done.new_days} new days, {done.new_practice} new practice puzzles"
    click.echo(f"{folder}: {done.days} days from {done.first} to {done.last}; {new}")
