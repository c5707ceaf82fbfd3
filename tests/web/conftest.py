"""Fixtures: a site in separate processes, the site inside this process, and Chromium if it is installed."""

import os

import pytest

from tests.web.web_site import FLAGS, SCREENS, STATIC, Site, chromium


@pytest.fixture(scope="session")
def _site(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("site")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(_site):
    """One site shared by all tests that do not change it. An error in its log fails the module that caused it."""
    before = len(_site.log())
    yield _site
    assert "Traceback" not in _site.log()[before:], _site.log()[before:]


@pytest.fixture(scope="session")
def _inside(tmp_path_factory):
    os.environ["HIPPODROME_DATA"] = str(tmp_path_factory.mktemp("inside"))
    os.environ["HIPPODROME_BOT_PACE"] = "0"
    os.environ["HIPPODROME_DECLINE_PACE"] = "0"
    os.environ["DJANGO_SETTINGS_MODULE"] = "hippodrome.web.settings"
    os.environ.pop("DATABASE_URL", None)
    os.environ["HIPPODROME_STATIC"] = str(STATIC)
    from hippodrome.web.database import migrate

    migrate()
    from hippodrome.web.server.static_files import collect

    collect()
    from django.conf import settings
    from django.test.utils import setup_test_environment

    setup_test_environment()
    settings.RATE_LIMITS = False
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # the real hasher takes half a second


@pytest.fixture
def inside(_inside):
    """The site inside this process. Returns a function that makes test clients in a given language."""
    from django.test import Client

    def person(language="en", **more):
        return Client(headers={"Accept-Language": language}, **more)

    return person


SLOW = "HIPPODROME_SLOW" in os.environ
LATER = "(act, after = 0, ...more) => soon(act, after + 200, ...more)"
"""Delays every `setTimeout` of a page, so that tests which do not wait for it fail."""
PATIENCE = 30_000
"""Milliseconds that a test waits for an event; generous, because machines are busy."""


@pytest.fixture(scope="module")
def chrome():
    binary = chromium()
    if binary is None:
        pytest.skip("Chromium is not installed: `apt-get install chromium-headless-shell`, or set CHROMIUM to its path")
    playwright = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")
    playwright.expect.set_options(timeout=PATIENCE)
    SCREENS.mkdir(parents=True, exist_ok=True)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=binary, args=FLAGS)
        yield browser
        browser.close()


def slow_down(page):
    """Simulate a slow device and network for `HIPPODROME_SLOW=1`, which exposes tests that do not wait."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 5})
    line = {"offline": False, "latency": 200, "downloadThroughput": -1, "uploadThroughput": -1}
    wire.send("Network.emulateNetworkConditions", line)
    page.add_init_script(f"const soon = setTimeout; window.setTimeout = {LATER};")


@pytest.fixture
def person(chrome):
    """Makes people, each with a separate browser context whose console must stay free of errors."""
    contexts, errors = [], []

    def make(language="en", width=1280, height=800, **more):
        more.setdefault("reduced_motion", "reduce")  # animations take most of a headless browser's time
        context = chrome.new_context(locale=language, viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if SLOW:
            slow_down(page)
        collect_errors(page)
        return page

    def collect_errors(page):
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)

    make.expects_errors = False
    yield make
    for context in contexts:
        context.close()
    assert make.expects_errors or not errors, errors
