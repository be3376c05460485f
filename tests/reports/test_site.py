"""The files of a site: complete, linked, safe, and whole after any interruption."""

from __future__ import annotations

import datetime
import json
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from ppsolve.puzzles.daily_trio import FIRST_DAY, trio_recipes
from ppsolve.puzzles.technique_examples import examples, step_of
from ppsolve.reports.site import build, lessons
from ppsolve.reports.site.days import published_puzzles
from ppsolve.reports.site.options import SiteOptions, days_from
from ppsolve.reports.site.pictures import PREVIEW_SIZE
from ppsolve.reports.site.store import MANIFEST, STAGE, read_manifest
from ppsolve.reports.site.templates import policy
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.strategy import RULES
from refusals import refusal
from sites import BASE_URL, FIRST, few_lessons, hashes, publish

LANGUAGES = ("en", "fr", "ko")
ATOM = "{http://www.w3.org/2005/Atom}"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "public"
    publish(folder)
    return folder


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Path:
    return shutil.copytree(site, tmp_path / "public")


class Elements(HTMLParser):
    """All elements of a page: tag and attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def pages(folder: Path) -> Iterator[tuple[str, list[tuple[str, dict[str, str]]]]]:
    """Yield the address and the elements of every page but the board, which is one file for itself."""
    for path in sorted(folder.rglob("*.html")):
        if path.parent.name == "board":
            continue
        yield path.relative_to(folder).as_posix(), Elements(path.read_text("utf-8")).found


# What is there.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_pages(site: Path, language: str) -> None:
    home = site / language
    for name in ("", "calendar", "statistics", "practice", "print", "days/2026-12-01", "days/2026-12-02"):
        assert (home / name / "index.html").is_file()
    for slot in ("easy", "medium", "hard"):
        for name in ("index.html", "picture.svg", "solution.svg"):
            assert (home / "days/2026-12-01" / slot / name).is_file()
    assert (home / "days/2026-12-01/puzzles.pdf").read_bytes().startswith(b"%PDF")
    assert (home / "print/week-2026-11-30.pdf").read_bytes().startswith(b"%PDF")


def test_pages_are_in_their_language(site: Path) -> None:
    for address, elements in pages(site):
        language = address.split("/")[0] if "/" in address else "en"
        assert elements[0] == ("html", {"lang": language, "class": "no-script"}), address
    assert "Énigmes" in (site / "fr/days/2026-12-01/index.html").read_text("utf-8")
    assert "퍼즐" in (site / "ko/days/2026-12-01/index.html").read_text("utf-8")


def test_links_lead_to_files_of_the_site(site: Path) -> None:
    boards = {f"{language}/board/index.html" for language in LANGUAGES}
    assert reached(site) == {address for address, _ in pages(site)} | boards


def reached(site: Path) -> set[str]:
    """Follow all links from the start on; return the pages. Every link must lead to a file of the site."""
    found: set[str] = set()
    waiting = {"index.html"}
    while waiting:
        address = waiting.pop()
        found.add(address)
        for _, attributes in Elements((site / address).read_text("utf-8")).found:
            for name in ("href", "src"):
                link = attributes.get(name, "")
                if not link or link.startswith(("data:", "#")) or "hidden" in attributes:
                    continue
                full = urlsplit(urljoin(BASE_URL + address, link))
                inside = full.geturl().partition("#")[0].removeprefix(BASE_URL)
                assert not inside.startswith("http"), (address, link)
                target = f"{inside}index.html" if inside.endswith("/") or not inside else inside
                assert (site / target).is_file(), (address, link)
                if target.endswith(".html") and target not in found:
                    waiting.add(target)
    return found


def test_without_a_base_url_no_address_is_absolute(tmp_path: Path) -> None:
    publish(tmp_path, days=1, base_url="", languages=("en",))
    for address, elements in pages(tmp_path):
        for _, attributes in elements:
            assert not attributes.get("href", attributes.get("content", "")).startswith("http"), address
    assert not (tmp_path / "sitemap.xml").exists()
    assert not (tmp_path / "en/feed.xml").exists()


def test_pages_name_those_in_other_languages(site: Path) -> None:
    for address, elements in pages(site):
        links = {one["hreflang"]: one["href"] for tag, one in elements if tag == "link" and "hreflang" in one}
        assert links.keys() == {*LANGUAGES, "x-default"}, address
        below = address.partition("/")[2].removesuffix("index.html")
        for language in LANGUAGES:
            assert links[language] == f"{BASE_URL}{language}/{below}"


def test_pages_load_only_files_of_the_site(site: Path) -> None:
    assert "'unsafe" not in policy().replace("'wasm-unsafe-eval'", "")
    for address, elements in pages(site):
        policies = [
            one["content"] for _, one in elements if one.get("http-equiv") == "Content-Security-Policy"
        ]
        assert policies == [policy()], address
        for tag, attributes in elements:
            assert "style" not in attributes, (address, tag)
            assert not any(name.startswith("on") for name in attributes), (address, tag)


def test_titles_are_escaped(site: Path) -> None:
    page = (site / "en/index.html").read_text("utf-8")
    assert "Club &amp; Co" in page
    assert "Club & Co" not in page.partition('id="site"')[0]


def test_days_have_previews_for_messengers(site: Path) -> None:
    elements = Elements((site / "fr/days/2026-12-01/easy/index.html").read_text("utf-8")).found
    tags = {one["property"]: one["content"] for _, one in elements if "property" in one}
    assert tags["og:url"] == f"{BASE_URL}fr/days/2026-12-01/easy/"
    assert tags["og:image"] == f"{BASE_URL}fr/days/2026-12-01/preview.png"
    image = (site / "fr/days/2026-12-01/preview.png").read_bytes()
    assert image.startswith(b"\x89PNG")
    assert (int.from_bytes(image[16:20]), int.from_bytes(image[20:24])) == PREVIEW_SIZE


def test_puzzles_can_be_read_without_scripts(site: Path) -> None:
    page = (site / "en/days/2026-12-01/easy/index.html").read_text("utf-8")
    text = page.partition('<section class="static"')[2].partition("</section>")[0]
    assert "Collect" in text
    assert 'src="picture.svg"' in text
    fold = text.partition('<details class="solution">')[2].partition("</details>")[0]
    assert 'src="solution.svg"' in fold
    assert "solution.svg" not in text.replace(fold, "")
    assert re.search(r"[a-h]\d-[a-h]\d", fold)


def test_the_lists_for_the_script_have_every_puzzle(site: Path) -> None:
    days = json.loads((site / "data/days.json").read_text("utf-8"))
    assert (days["first"], days["last"]) == ("2026-12-01", "2026-12-02")
    for date, slots in days["days"].items():
        recipes = trio_recipes(datetime.date.fromisoformat(date))
        assert [slot["id"] for slot in slots] == [recipe.name for recipe in recipes]
        for slot in slots:
            for language in LANGUAGES:
                page = (site / language / "days" / date / slot["slot"] / "index.html").read_text("utf-8")
                assert f'"id":"{slot["key"]}"' in page  # the same in all languages
                assert f'"key":"{slot["key"]}"' in page


def test_pages_of_a_day_have_nothing_of_later_days(site: Path) -> None:
    later = [recipe.name for recipe in trio_recipes(FIRST + datetime.timedelta(days=1))]
    for path in (site / "en/days/2026-12-01").rglob("*.*"):
        assert not any(name.encode() in path.read_bytes() for name in later), path


def test_published_data_has_no_solutions(site: Path) -> None:
    data = (site / "data/days/2026-12-01.json").read_bytes()
    assert b"solution" not in data
    puzzles = published_puzzles(data)
    assert [puzzle.id for puzzle in puzzles] == [recipe.name for recipe in trio_recipes(FIRST)]
    assert {puzzle.date for puzzle in puzzles} == {FIRST}


# What programs read.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_feed_has_an_entry_for_each_day_that_has_begun(site: Path, language: str) -> None:
    feed = ElementTree.parse(site / language / "feed.xml").getroot()
    assert feed.tag == f"{ATOM}feed"
    assert all(feed.find(f"{ATOM}{name}") is not None for name in ("id", "title", "updated", "author"))
    entries = feed.findall(f"{ATOM}entry")
    assert [entry.findtext(f"{ATOM}id") for entry in entries] == [
        f"{BASE_URL}{language}/days/2026-12-02/",
        f"{BASE_URL}{language}/days/2026-12-01/",
    ]
    for entry in entries:
        assert datetime.datetime.fromisoformat(str(entry.findtext(f"{ATOM}updated"))).tzinfo is not None


def test_the_feed_has_no_days_ahead(tmp_path: Path) -> None:
    with few_lessons():
        build.publish_site(
            tmp_path,
            days_from(FIRST, 2),
            SiteOptions(base_url=BASE_URL, languages=("en",), practice=0),
            today=FIRST,
        )
    assert "2026-12-02" not in (tmp_path / "en/feed.xml").read_text("utf-8")
    assert "2026-12-02" not in (tmp_path / "sitemap.xml").read_text("utf-8")


def test_the_sitemap_has_pages_that_exist(site: Path) -> None:
    locations = [
        str(one.text) for one in ElementTree.parse(site / "sitemap.xml").getroot().iter(f"{SITEMAP}loc")
    ]
    assert len(locations) == len(set(locations))
    assert f"{BASE_URL}ko/days/2026-12-02/hard/" in locations
    for location in locations:
        assert (site / location.removeprefix(BASE_URL) / "index.html").is_file(), location


def test_the_web_manifest_has_icons_that_exist(site: Path) -> None:
    for language in LANGUAGES:
        manifest = json.loads((site / language / "manifest.webmanifest").read_text("utf-8"))
        assert manifest["lang"] == language
        assert manifest["start_url"] == "./"
        for icon in manifest["icons"]:
            image = (site / language / icon["src"]).resolve().read_bytes()
            assert icon["sizes"] == f"{int.from_bytes(image[16:20])}x{int.from_bytes(image[20:24])}"


# Lessons.


@pytest.mark.slow(20)
def test_every_technique_with_an_example_has_a_lesson(tmp_path: Path) -> None:
    options = SiteOptions(languages=("en",))
    jobs = lessons.lesson_jobs(options, tmp_path)
    assert {(job.example.kind, job.example.technique) for job in jobs} == {
        (example.kind, example.technique) for example in examples()
    }
    for job in jobs:
        page = (tmp_path / "en/learn" / lessons.write_lesson(job) / "index.html").read_text("utf-8")
        task, _, step = step_of(job.example)
        assert escape(step.reason) in page
        data = json.loads(page.partition('id="puzzles">')[2].partition("</script>")[0])["puzzles"][0]
        assert data["id"] == f"lesson:{lessons.lesson_name(job.example)}"
        if getattr(task, "position", None) is None:
            assert len(data["begun"]) == job.example.number


def test_the_rules_are_taught_with_pictures(site: Path) -> None:
    page = (site / "en/learn/index.html").read_text("utf-8")
    assert page.count('class="picture"') == 2
    assert "You need 36 cards" in page
    assert all(escape(rule.sentence) in page for rule in RULES)
    assert 'href="pyramid-two-below/"' in page


def test_the_board_is_in_the_language_of_its_address(site: Path) -> None:
    page = (site / "fr/board/index.html").read_text("utf-8")
    assert '<html lang="fr"' in page
    before_scripts = page.partition("<main>")[0]
    assert '<script type="application/json" id="site">{"lang":"fr"}</script>' in before_scripts
    assert '<a href="../">Club &amp; Co</a>' in before_scripts
    assert "connect-src 'none'" in page


# Running it again.


def test_a_second_run_changes_nothing(copy: Path) -> None:
    before = hashes(copy)
    done = publish(copy)
    assert hashes(copy) == before
    assert (done.new_days, done.days) == (0, 2)


def test_a_later_run_adds_days_and_leaves_the_published_ones(copy: Path) -> None:
    before = hashes(copy)
    done = publish(copy, days=1, first=FIRST + datetime.timedelta(days=2))
    after = hashes(copy)
    assert (done.new_days, done.days, done.first, done.last) == (1, 3, "2026-12-01", "2026-12-03")
    for path, digest in before.items():
        if "/days/" in path and path != "data/days.json":
            assert after[path] == digest, path
    assert "2026-12-03" in json.loads((copy / "data/days.json").read_text("utf-8"))["days"]


def test_a_new_title_changes_pages_but_no_puzzle(copy: Path) -> None:
    before = hashes(copy)
    publish(copy, title="Another title")
    after = hashes(copy)
    for path, digest in before.items():
        if path.startswith("data/"):
            assert after[path] == digest, path
    assert "Another title" in (copy / "en/days/2026-12-01/index.html").read_text("utf-8")


def test_practice_puzzles_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ppsolve.reports.site.practice.LEVELS", ("easy",))
    monkeypatch.setattr("ppsolve.reports.site.practice.KINDS", {"pyramid": None, "strand": None})
    publish(tmp_path, days=1, languages=("en",), practice=2)
    listed = json.loads((tmp_path / "data/practice.json").read_text("utf-8"))["kinds"]
    assert [one["number"] for one in listed["pyramid"]["easy"]] == [1, 2]
    assert (tmp_path / "en/practice/strand/easy/2/index.html").is_file()
    before = hashes(tmp_path / "en/practice/strand")
    assert publish(tmp_path, days=1, languages=("en",), practice=1).new_practice == 0
    assert hashes(tmp_path / "en/practice/strand") == before
    assert publish(tmp_path, days=1, languages=("en",), practice=3).new_practice == 2
    again = json.loads((tmp_path / "data/practice.json").read_text("utf-8"))["kinds"]
    assert again["strand"]["easy"][:2] == listed["strand"]["easy"]


def test_old_shared_files_are_kept_for_one_generation(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_manifest(copy)
    assert first is not None
    for generation in ("one", "two"):
        changed = {"site.css": (f"assets/site.{generation}.css", b"")}
        monkeypatch.setattr(build, "asset_files", lambda changed=changed: changed)
        publish(copy)
        there = {f"assets/{path.name}" for path in (copy / "assets").iterdir()}
        kept = set(first.assets) if generation == "one" else {"assets/site.one.css"}
        assert there == {f"assets/site.{generation}.css", *kept}


# Whole at any moment.


def test_a_run_that_fails_leaves_the_old_site(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = hashes(copy)

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build.publish_site(copy, days_from(FIRST, 3), SiteOptions(practice=0), progress=fail)
    assert hashes(copy) == before


def test_a_run_that_is_killed_while_it_publishes_leaves_no_broken_page(copy: Path) -> None:
    """After every single file that a run moves, all links of the site lead somewhere."""
    real = Path.replace
    moved = []

    def replace_and_check(source: Path, target: Path) -> Path:
        done = real(source, target)
        moved.append(target)
        if target.suffix in (".html", ".json") and len(moved) % 3 == 0:
            reached(copy)
        return done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", replace_and_check)
        publish(copy, days=3)
    assert moved[-1].name == MANIFEST


def test_what_a_killed_run_left_is_removed(copy: Path) -> None:
    (copy / STAGE / "en").mkdir(parents=True)
    (copy / STAGE / "en/rest.html").write_text("")
    before = hashes(copy)
    del before[f"{STAGE}/en/rest.html"]
    publish(copy)
    assert hashes(copy) == before


# What is refused.


def refused(folder: Path, **options: object) -> str:
    before = hashes(folder.parent)
    text = str(refusal(lambda: publish(folder, **options)))  # type: ignore[arg-type]
    assert hashes(folder.parent) == before
    return text


def test_a_folder_that_is_not_a_site_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/diary.txt").write_text("Dear diary")
    assert "is not empty and not a site: diary.txt is there" in refused(tmp_path / "notes")
    assert "is a file" in refused(tmp_path / "notes/diary.txt")


def test_a_folder_of_a_host_is_taken(tmp_path: Path) -> None:
    (tmp_path / ".nojekyll").write_text("")
    assert publish(tmp_path, days=1, languages=("en",)).days == 1


def test_a_broken_manifest_is_refused(copy: Path) -> None:
    (copy / MANIFEST).write_text("{}")
    assert refused(copy).endswith(f"{MANIFEST}: is not the manifest of a site")


def test_a_published_day_that_was_changed_is_refused(copy: Path) -> None:
    data = copy / "data/days/2026-12-01.json"
    data.write_text(data.read_text().replace("easy", "hard"))
    assert refused(copy).endswith("2026-12-01.json: was changed after 2026-12-01 was published; restore it")
    data.unlink()
    assert refused(copy).endswith("2026-12-01.json: is missing; 2026-12-01 was published with it")


def test_a_language_cannot_be_taken_away(copy: Path) -> None:
    expected = "lang: fr, ko is published already; a language cannot be taken away"
    assert refused(copy, languages=("en",)) == expected


def test_bad_options_are_refused() -> None:
    assert "days: 0 is not from 1 to" in str(refusal(lambda: days_from(FIRST, 0)))
    early = FIRST_DAY - datetime.timedelta(days=1)
    assert "from: 2026-11-30 is before 2026-12-01" in str(refusal(lambda: days_from(early, 1)))
    assert "unknown language 'xx'" in str(refusal(lambda: SiteOptions(languages=("xx",))))
    assert "expected an address such as" in str(refusal(lambda: SiteOptions(base_url="example.org")))
    assert "title: expected 1 to" in str(refusal(lambda: SiteOptions(title="\n")))
    assert "practice: -1 is not" in str(refusal(lambda: SiteOptions(practice=-1)))
    with pytest.raises(BadInput, match="go beyond"):
        days_from(datetime.date.max, 2)
