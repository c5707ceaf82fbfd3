"""Fixtures: a site for a whole module, and Chromium where it is installed."""

import pytest
from tests.web.web_site import FLAGS, SCREENS, Site, chromium


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("site")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture(scope="module")
def chrome():
    binary = chromium()
    if binary is None:
        pytest.skip("Chromium is not installed: `apt-get install chromium`, or set CHROMIUM to its path")
    playwright = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")
    SCREENS.mkdir(parents=True, exist_ok=True)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=binary, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chrome, site):
    """Makes people: each a browser of its own, whose console must stay free of errors."""
    contexts, complaints = [], []

    def make(language="en", width=1280, height=800, **more):
        context = chrome.new_context(locale=language, viewport={"width": width, "height": height}, **more)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.base = site.url
        return page

    make.complaints = complaints
    yield make
    for context in contexts:
        context.close()
    assert not complaints, complaints
