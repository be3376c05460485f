"""The fixture `tab`, a new tab in each engine."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from chromium import missing
from engines.tab import Engine, Tab

ENGINES = ("chromium", "firefox", "webkit")
REQUIRING = "PPSOLVE_REQUIRE_BROWSERS"


def _program(*names: str) -> str:
    """Return the path of the first program that is installed."""
    path = next(filter(None, map(shutil.which, names)), None)
    return path or missing(names[0], REQUIRING)


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A running browser with a new profile."""
    if request.param == "chromium":
        browser = request.getfixturevalue("browser")
        from engines.chromium_tab import chromium

        yield chromium(browser)
    elif request.param == "firefox":
        try:
            from engines.firefox_tab import firefox
        except ImportError:
            missing("websockets", REQUIRING)
        program = _program("firefox-esr", "firefox")
        with firefox(program, tmp_path_factory.mktemp("firefox")) as started:
            yield started
    else:
        from engines.webkit_tab import webkit

        driver, display_server = _program("WebKitWebDriver"), _program("Xvfb")
        with webkit(driver, display_server, tmp_path_factory.mktemp("webkit")) as started:
            yield started


@pytest.fixture
def tab(engine: Engine) -> Iterator[Tab]:
    """A new tab; afterwards it may have no complaints."""
    with engine() as tab:
        yield tab
        assert tab.complaints() == []
