"""Pages of the site from the templates of this folder, with one content security policy for all of them."""

from __future__ import annotations

import base64
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from ppsolve.reports.shared.templates import picture_values, script_json, with_messages
from ppsolve.reports.site.assets import addresses
from ppsolve.reports.site.options import SiteOptions
from ppsolve.solver.language.messages import folder as messages_folder
from ppsolve.solver.language.messages import say

if TYPE_CHECKING:
    from jinja2 import Environment

HEAD_SCRIPT: Final = (
    'document.documentElement.classList.remove("no-script");'
    "try{"
    'const t=JSON.parse(localStorage.getItem("ppsolve:settings")||"{}").theme;'
    'const d=t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;'
    'document.documentElement.dataset.theme=d?"dark":"light"'
    "}catch{}"
)
"""Sets the theme before anything is drawn. The only inline script; the policy has its hash."""

SOURCES: Final = ("site", "puzzle", "shared")
"""The folders of `ppsolve.reports` with templates of the site."""
PAGES: Final = ("today", "calendar", "practice", "learn", "board", "statistics", "print")
"""The pages in the bar, in this order."""
FOLDERS: Final = {name: "" if name == "today" else f"{name}/" for name in PAGES}


def policy() -> str:
    """Return the content security policy of the site: its own files only, and the one inline script."""
    digest = base64.b64encode(sha256(HEAD_SCRIPT.encode()).digest()).decode()
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'sha256-{digest}' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self' blob:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


@cache
def _environment() -> Environment:
    from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined

    packages = ("ppsolve.reports.site", "ppsolve.reports.puzzle.page", "ppsolve.reports.shared")
    folders = ("templates", ".", ".")
    return Environment(
        loader=ChoiceLoader(list(map(PackageLoader, packages, folders))),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def page(
    template: str,
    address: str | None,
    options: SiteOptions,
    language: str,
    *,
    title: str,
    description: str = "",
    island: dict[str, Any] | None = None,
    preview: str = "",
    **content: Any,
) -> str:
    """Render a page.

    `address` is its folder below that of the language, such as `days/2026-12-01/`; `None` for the page at the
    root of the site. `island` is added to the
    data of the page. `preview` is the address of its picture for messengers.
    """
    from markupsafe import Markup

    root = "./" if address is None else "../" * (1 + address.count("/"))
    kind = PurePosixPath(template).stem
    data = {
        "page": kind,
        "lang": language,
        "languages": options.languages,
        "root": root,
        "title": options.title,
        **(island or {}),
    }
    return with_messages(
        _environment()
        .get_template(template)
        .render(
            say=say,
            head_script=Markup(HEAD_SCRIPT),
            policy=policy(),
            kind=kind,
            root=root,
            home=f"{root}{language}/",
            address=address or "",
            is_start=address is None,
            language=language,
            languages=options.languages,
            language_names=LANGUAGE_NAMES,
            site_title=options.title,
            base_url=options.base_url,
            assets={name: root + address for name, address in addresses().items()},
            pages=[(name, folder, say(f"site-page-{name}")) for name, folder in FOLDERS.items()],
            level_name=level_name,
            title=title,
            description=description or say("site-description"),
            preview=preview,
            site_island=Markup(script_json(data)),
            **(picture_values() | content),
        )
    )


@cache
def sources_digest() -> str:
    """Return a hash of all texts and templates that pages are made of."""
    folder = files("ppsolve.reports")
    parts = [
        messages_folder().rglob("*.ftl"),
        *(Path(str(folder / name)).rglob("*.html") for name in SOURCES),
    ]
    texts = [path.read_bytes() for path in sorted(chain.from_iterable(parts))]
    return sha256(b"\0".join(texts)).hexdigest()[:16]


def level_name(level: str) -> str:
    """Return the name of a level in the current language."""
    return say(f"site-level-{level}")


LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "ko": "한국어"}
"""What the speakers of each language call it."""
