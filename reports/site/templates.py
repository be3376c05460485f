"""Pages of the site from the templates of this folder, with one content security policy for all of them."""

from __future__ import annotations

import base64
from functools import cache
from hashlib import sha256
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from ppsolve.reports.shared.templates import picture_values, script_json
from ppsolve.reports.site.assets import addresses
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.texts import say, script_messages

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
    address: str,
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

    `address` is its folder below that of the language, such as `days/2026-12-01/`. `island` is added to the
    data of the page. `preview` is the address of its picture for messengers.
    """
    from markupsafe import Markup

    root = "../" * (1 + address.count("/"))
    kind = PurePosixPath(template).stem
    data = {
        "page": kind,
        "lang": language,
        "languages": options.languages,
        "root": root,
        "title": options.title,
        **(island or {}),
        "messages": script_messages(),
    }
    return _environment().get_template(template).render(
        say=say,
        head_script=Markup(HEAD_SCRIPT),
        policy=policy(),
        kind=kind,
        root=root,
        home=f"{root}{language}/",
        address=address,
        language=language,
        languages=options.languages,
        language_names=LANGUAGE_NAMES,
        site_title=options.title,
        base_url=options.base_url,
        assets={name: root + address for name, address in addresses().items()},
        folders=FOLDERS,
        title=title,
        description=description or say("site-description"),
        preview=preview,
        site_island=Markup(script_json(data)),
        **(picture_values() | content),
    )


LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "ko": "한국어"}
"""What the speakers of each language call it."""
