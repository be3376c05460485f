"""`publish_site`: write a site, or add days to one."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar

from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.site import store
from ppsolve.reports.site.assets import asset_files, bundle
from ppsolve.reports.site.days import (
    DayDone,
    DayJob,
    WeekJob,
    data_address,
    monday_of,
    write_day,
    write_week,
)
from ppsolve.reports.site.feed import atom, days_json, practice_json, sitemap, web_manifest
from ppsolve.reports.site.lessons import lesson_jobs, write_lesson
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.pictures import ICON_SIZES, ICON_UNITS, icon_svg
from ppsolve.reports.site.practice import PracticeEntry, practice_jobs, write_practice
from ppsolve.reports.site.shared_pages import pages_of_language, start_page
from ppsolve.reports.site.store import DayEntry, Manifest
from ppsolve.reports.site.templates import sources_digest
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import use_language
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, imap

Job = TypeVar("Job")
Done = TypeVar("Done")

OnProgress = Callable[[str, int, int], None]
"""Called with what is counted, how many are done, and how many there are."""

START: Final = "index.html"


@dataclass(frozen=True)
class SiteRun:
    """What a run did."""

    new_days: int
    days: int
    """All days of the site."""
    new_practice: int
    first: str
    last: str


def publish_site(
    folder: Path,
    days: Sequence[datetime.date],
    options: SiteOptions,
    *,
    jobs: int = 1,
    today: datetime.date | None = None,
    progress: OnProgress = lambda _what, _done, _count: None,
) -> SiteRun:
    """Write a site of these days to a folder, or add them to the site that is there.

    Published days keep their puzzles; `BadInput` if their files were changed. The site stays whole if this is
    interrupted.
    """
    before = store.read_manifest(folder)
    _check_languages(options, before)
    known = dict(before.days) if before else {}
    all_days = sorted({*known, *map(str, days)})
    with store.staged(folder) as stage:
        done = _write_days(folder, stage, all_days, known, options, jobs, progress)
        weeks = _write_weeks(folder, stage, done, before, options, jobs, progress)
        practice, stamp = _write_practice(stage, before, options, jobs, progress)
        _write_lessons(stage, before, stamp, options, jobs, progress)
        manifest = store.with_assets(
            Manifest(version("ppsolve"), options, done, weeks, practice, stamp),
            before,
            [address for address, _ in asset_files().values()],
        )
        progress("shared pages", 0, 1)
        shared = dict(_shared_files(manifest, today or datetime.date.today()))
        store.write_files(stage, shared.items())
        store.write_files(stage, [(store.MANIFEST, store.manifest_bytes(manifest))])
        store.publish(stage, folder, [*_links_last(shared), store.MANIFEST])
        store.remove_old_assets(folder, before, manifest)
    added = len(all_days) - len(known)
    new_practice = sum(map(len, practice.values())) - (
        sum(map(len, before.practice.values())) if before else 0
    )
    return SiteRun(added, len(all_days), new_practice, all_days[0], all_days[-1])


def _check_languages(options: SiteOptions, before: Manifest | None) -> None:
    gone = [one for one in (before.options.languages if before else ()) if one not in options.languages]
    if gone:
        raise BadInput("lang", f"{', '.join(gone)} is published already; a language cannot be taken away")


def _write_days(
    folder: Path,
    stage: Path,
    dates: Sequence[str],
    known: Mapping[str, DayEntry],
    options: SiteOptions,
    jobs: int,
    progress: OnProgress,
) -> dict[str, DayEntry]:
    """Write the days that are new, and those whose pages are not up to date; return all days."""
    wanted: list[DayJob] = []
    entries = dict(known)
    stamps = {}
    for previous, date in zip([None, *dates], dates, strict=False):
        day = datetime.date.fromisoformat(date)
        earlier = None if previous is None else datetime.date.fromisoformat(previous)
        data = None
        if date in known:
            data = store.published_data(folder, data_address(day), known[date].digest, date)
        job = DayJob(day, options, str(stage), earlier, data)
        stamps[date] = _stamp(options, str(earlier))
        if date not in known or known[date].stamp != stamps[date] or not _is_there(folder, job):
            wanted.append(job)
    for number, done in enumerate(_in_parallel(write_day, wanted, jobs, lambda job: str(job.date)), start=1):
        entries[str(done.date)] = _entry(done, stamps[str(done.date)])
        progress("days", number, len(wanted))
    return dict(sorted(entries.items()))


def _entry(done: DayDone, stamp: str) -> DayEntry:
    return DayEntry(done.digest, stamp, tuple(vars(slot) for slot in done.slots))


def _is_there(folder: Path, job: DayJob) -> bool:
    return all((folder / one / f"days/{job.date}/{START}").is_file() for one in job.options.languages)


def _write_weeks(
    folder: Path,
    stage: Path,
    days: Mapping[str, DayEntry],
    before: Manifest | None,
    options: SiteOptions,
    jobs: int,
    progress: OnProgress,
) -> dict[str, str]:
    """Write the sheets of weeks whose days are not the same as before; return the stamps of all weeks."""
    weeks: dict[datetime.date, list[str]] = {}
    for date in days:
        weeks.setdefault(monday_of(datetime.date.fromisoformat(date)), []).append(date)
    stamps = {
        str(monday): _stamp(options, "".join(days[date].digest for date in dates))
        for monday, dates in weeks.items()
    }
    known = before.weeks if before else {}
    wanted = []
    for monday, dates in weeks.items():
        if known.get(str(monday)) == stamps[str(monday)]:
            continue
        addresses = [data_address(datetime.date.fromisoformat(date)) for date in dates]
        paths = [stage / one if (stage / one).exists() else folder / one for one in addresses]
        wanted.append(WeekJob(monday, options, str(stage), tuple(path.read_bytes() for path in paths)))
    made = _in_parallel(write_week, wanted, jobs, lambda job: str(job.monday))
    for number, _ in enumerate(made, start=1):
        progress("weeks", number, len(wanted))
    return stamps


def _write_practice(
    stage: Path, before: Manifest | None, options: SiteOptions, jobs: int, progress: OnProgress
) -> tuple[dict[str, tuple[PracticeEntry, ...]], str]:
    """Write practice puzzles that are new, and all if their pages are not up to date; return all of them."""
    known = before.practice if before else {}
    stamp = _stamp(replace(options, practice=0), "practice")
    same = before is not None and before.practice_stamp == stamp
    listed = list(practice_jobs(options, stage, known))
    wanted = [job for job in listed if job.published is None or not same]
    groups = {name: list(entries) for name, entries in known.items()}
    made = _in_parallel(write_practice, wanted, jobs, lambda job: f"{job.group} {job.number}")
    for number, (job, entry) in enumerate(made, start=1):
        entries = groups.setdefault(job.group, [])
        if job.published is None:
            entries.append(entry)
        progress("practice puzzles", number, len(wanted))
    names = [f"{kind}-{level}" for kind in KINDS for level in LEVELS]
    return {name: tuple(groups[name]) for name in names if name in groups}, stamp


def _write_lessons(
    stage: Path, before: Manifest | None, stamp: str, options: SiteOptions, jobs: int, progress: OnProgress
) -> None:
    """Write the lessons if they are not up to date. They depend on what practice pages depend on."""
    if before is not None and before.practice_stamp == stamp:
        return
    wanted = lesson_jobs(options, stage)
    for number, _ in enumerate(
        _in_parallel(write_lesson, wanted, jobs, lambda job: str(job.example)), start=1
    ):
        progress("lessons", number, len(wanted))


def _in_parallel(
    work: Callable[[Job], Done], tasks: Sequence[Job], jobs: int, name: Callable[[Job], str]
) -> Iterator[Done]:
    """Yield the results in the order of the tasks."""
    if min(jobs, len(tasks)) <= 1:
        yield from map(work, tasks)
        return
    try:
        yield from imap(work, tasks, min(jobs, len(tasks)))
    except WorkersDied as error:
        raise BadInput(
            name(error.task), f"{ATTEMPTS} processes ended while they made it: {error.how}"
        ) from None


def _stamp(options: SiteOptions, more: str) -> str:
    """Return a hash of everything that a page depends on besides its puzzle."""
    parts: list[Any] = [
        version("ppsolve"),
        sources_digest(),
        options.title,
        options.base_url,
        options.languages,
        sorted(address for address, _ in asset_files().values()),
        more,
    ]
    return sha256(json.dumps(parts).encode()).hexdigest()[:16]


def _shared_files(manifest: Manifest, today: datetime.date) -> Iterator[tuple[str, bytes]]:
    """Yield all files that are written by every run."""
    from ppsolve.reports.shared.png import png_of

    options = manifest.options
    days = [datetime.date.fromisoformat(date) for date in manifest.days]
    yield from asset_files().values()
    for size in ICON_SIZES:
        yield f"icons/icon-{size}.png", png_of(icon_svg(), zoom=size / ICON_UNITS)
    lists = {
        "data/days.json": days_json({date: day.slots for date, day in manifest.days.items()}),
        "data/practice.json": practice_json(manifest.practice),
    }
    yield from lists.items()
    pages: list[tuple[str, bytes]] = []
    for language in options.languages:
        with use_language(language):
            pages += pages_of_language(options, language, days, manifest.practice)
            pages.append((f"{language}/manifest.webmanifest", web_manifest(options, language)))
            if options.base_url:
                opened = [day for day in days if day <= today] or days[:1]
                pages.append((f"{language}/feed.xml", atom(options, language, opened)))
    pages.append((START, start_page(options)))
    yield from pages
    if options.base_url:
        opened = [day for day in days if day <= today]
        yield (
            "sitemap.xml",
            sitemap(options, [*_of_one_language(pages, options), *_day_addresses(manifest, opened)]),
        )
    content_version = sha256(b"".join(content for _, content in [*lists.items(), *pages])).hexdigest()[:12]
    yield from _service_worker(content_version, options)


def _of_one_language(pages: Iterable[tuple[str, bytes]], options: SiteOptions) -> list[str]:
    """Return the addresses of pages below their language."""
    top = f"{options.languages[0]}/"
    return [
        address.removeprefix(top).removesuffix(START)
        for address, _ in pages
        if address.startswith(top) and address.endswith(START)
    ]


def _day_addresses(manifest: Manifest, days: Iterable[datetime.date]) -> Iterator[str]:
    for day in days:
        yield f"days/{day}/"
        for slot in manifest.days[str(day)].slots:
            yield f"days/{day}/{slot['slot']}/"


def _service_worker(version: str, options: SiteOptions) -> Iterator[tuple[str, bytes]]:
    """Yield the service worker with the files that it stores at once."""
    try:
        script = bundle("sw.js")
    except FileNotFoundError:
        return
    core = ["./", *(f"{language}/" for language in options.languages)]
    # Those of puzzles are stored with the first puzzle, so that a first visit stays light.
    core += [address for name, (address, _) in asset_files().items() if name.startswith("site.")]
    core += ["data/days.json"]
    told = json.dumps({"version": version, "core": core}, separators=(",", ":"))
    yield "sw.js", f"self.SITE={told};\n".encode() + script


def _links_last(shared: Iterable[str]) -> list[str]:
    """Return the files that link to days, in the order in which they are replaced."""
    pages = [one for one in shared if one.endswith((START, ".xml")) and "/board/" not in one]
    return [*sorted(pages, key=lambda one: -one.count("/")), "data/practice.json", "data/days.json", "sw.js"]
