"""Fixtures: a site in processes of its own, the site inside this process, and Chromium where it is installed."""

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
    """One site for all tests that leave it as it is; an error in its log fails the module that caused it."""
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
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # a good one takes half a second


@pytest.fixture
def inside(_inside):
    """The site inside this process: gives people who speak to it without a network."""
    from django.test import Client

    def person(language="en", **more):
        return Client(headers={"Accept-Language": language}, **more)

    return person


SLOW = "HIPPODROME_SLOW" in os.environ
LATER = "(act, after = 0, ...more) => soon(act, after + 200, ...more)"
"""What a page does "in a moment" takes a while, so that it can't go unnoticed."""
PATIENCE = 30_000
"""Milliseconds that a test waits for what must come: a busy machine is no failure."""


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
    """A weak device on a long line, for `HIPPODROME_SLOW=1`: who does not wait for what they look at is found out."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 5})
    line = {"offline": False, "latency": 200, "downloadThroughput": -1, "uploadThroughput": -1}
    wire.send("Network.emulateNetworkConditions", line)
    page.add_init_script(f"const soon = setTimeout; window.setTimeout = {LATER};")


@pytest.fixture
def person(chrome):
    """Makes people: each a browser of its own, whose console must stay free of errors."""
    contexts, complaints = [], []

    def make(language="en", width=1280, height=800, **more):
        more.setdefault("reduced_motion", "reduce")  # drawing what glides takes most of the time of a headless browser
        context = chrome.new_context(locale=language, viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if SLOW:
            slow_down(page)
        listen_for_complaints(page)
        return page

    def listen_for_complaints(page):
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    make.expects_trouble = False
    yield make
    for context in contexts:
        context.close()
    assert make.expects_trouble or not complaints, complaints
