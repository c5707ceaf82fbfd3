"""A whole site in separate processes, and people who use it over HTTP or with Chromium."""

import atexit
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import httpx

from servers import free_port

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
STATIC = ROOT / "build" / "static"
"""Static files shared by all sites under test, so that only the first one collects them."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",  # so that more of a page is kept as it was drawn: a quarter less work per change
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


DATABASE = "hippodrome.sqlite3"
MIGRATED: list[Path] = []
"""The empty database of the first site. Later sites start with a copy, because migrating takes a second."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def certificates_for(url: str) -> ssl.SSLContext | bool:
    """Keep httpx from reading all root certificates for plain HTTP, which takes longer than most requests."""
    return url.startswith("https:") or NO_CERTIFICATES


def chromium() -> str | None:
    """Return the path of the browser. The headless shell needs a tenth of the full browser's CPU time for a page."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def keep_migrated(database: Path) -> None:
    folder = Path(tempfile.mkdtemp(prefix="hippodrome-migrated-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(folder / DATABASE)) as copy:
        source.backup(copy)
    MIGRATED.append(folder / DATABASE)


class Site:
    """`hippodrome serve` on a free port with a data folder of its own."""

    patience = 300.0
    """Seconds within which the site must start; generous, because machines are busy."""

    makes_database = False
    """Whether the site creates its database itself instead of copying that of an earlier site."""

    def __init__(self, folder: Path, workers: int = 1, bot_workers: int = 1, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.bot_workers = bot_workers
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Site":
        command = (
            "from hippodrome.web.server.serve import serve; "
            f"serve(port={self.port}, workers={self.workers}, open_browser=False, bot_workers={self.bot_workers})"
        )
        environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        environment |= {
            "PYTHONPATH": str(ROOT / "src"),
            "HIPPODROME_DATA": str(self.folder),
            "HIPPODROME_STATIC": str(STATIC),
            "HIPPODROME_BOT_PACE": "0",
            "HIPPODROME_DECLINE_PACE": "0",
            "HIPPODROME_LIMITS": "off",
            **self.environment,
        }
        new = "DATABASE_URL" not in environment and not (self.folder / DATABASE).exists()
        if new and MIGRATED and not self.makes_database:
            shutil.copy(MIGRATED[0], self.folder / DATABASE)
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-c", command], env=environment, stdout=log, stderr=log
        )
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        if new and not MIGRATED:
            keep_migrated(self.folder / DATABASE)
        return self

    def wait(self) -> None:
        deadline = time.monotonic() + self.patience
        while time.monotonic() < deadline:
            assert self.process is not None
            ended = self.process.poll()
            assert ended is None, f"the server ended with {ended}\n{self.log()}"
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
                if httpx.get(self.url + "/about/", timeout=5, verify=NO_CERTIFICATES).status_code == 200:
                    return
            except (OSError, httpx.TransportError):
                time.sleep(0.05)
        raise AssertionError("the site did not start\n" + self.log())

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(120)
            self.process = None

    def guest(self, language: str = "en") -> "Guest":
        return Guest(self, language)


class Guest:
    """A visitor with a session who uses plain HTTP, without JavaScript."""

    def __init__(self, site: Site, language: str = "en") -> None:
        self.site = site
        self.http = httpx.Client(
            base_url=site.url,
            follow_redirects=True,
            timeout=60,
            headers={"Accept-Language": language},
            verify=certificates_for(site.url),
        )
        self.get("/")

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, htmx: bool = False, **fields: object) -> httpx.Response:
        headers = {"X-CSRFToken": self.http.cookies.get("hippodrome-csrf", ""), "Referer": self.site.url}
        if htmx:
            headers["HX-Request"] = "true"
        data = {name.replace("__", "-"): value for name, value in fields.items()}
        return self.http.post(path, data=data, headers=headers)

    def quick_table(self, game: str = "byzanz") -> str:
        return slug_of(self.post(f"/games/{game}/quick/"))

    def new_table(self, *chairs: str, game: str = "byzanz", **more: object) -> str:
        seats = {f"seat-{number}": chair for number, chair in enumerate(chairs)}
        return slug_of(self.post(f"/games/{game}/new/", count=len(chairs), **seats, **more))

    def live(self, slug: str) -> "Page":
        return Page(self.http.get(f"/t/{slug}/live/", headers={"HX-Request": "true"}).text)

    def play(self, slug: str, page: "Page", word: str) -> httpx.Response:
        return self.post(f"/t/{slug}/play/", htmx=True, version=page.version, seat=page.seat, word=word)


def slug_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text[-2000:]
    found = re.search(r"/t/([a-z0-9]+)/", str(answer.url))
    assert found, answer.url
    return found[1]


class Page:
    """The state of a table's page, parsed from its HTML."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.stamp = int(self._find(r'data-stamp="(\d+)"', "0"))
        self.status = self._find(r'data-status="(\w+)"', "")
        self.own = 'data-turn="yes"' in html
        self.version = int(self._find(r'name="version" value="(\d+)"', "0"))
        self.seat = int(self._find(r'name="seat" value="(\d+)"', "-1"))
        self.words = re.findall(r'name="word" value="([^"]+)"', html) + re.findall(r'data-word="([^"]+)"', html)

    def _find(self, pattern: str, default: str) -> str:
        found = re.search(pattern, self.html)
        return found[1] if found else default


class StreamListener(threading.Thread):
    """Listens to a table's stream and records each stamp with its time of arrival."""

    def __init__(self, site: Site, slug: str) -> None:
        super().__init__(daemon=True)
        self.url = f"{site.url}/t/{slug}/events"
        self.stamps: list[tuple[float, int]] = []
        self.raw = ""
        self.ready = threading.Event()
        self.start()
        assert self.ready.wait(60)

    def run(self) -> None:
        try:
            with httpx.stream("GET", self.url, timeout=60, verify=certificates_for(self.url)) as answer:
                for line in answer.iter_lines():
                    self.raw += line + "\n"
                    if line.startswith("data: ") and line != "data: -":
                        self.stamps.append((time.monotonic(), int(line[6:])))
                        self.ready.set()
        except httpx.TransportError:
            pass

    def wait_for(self, stamp: int, seconds: float = 20) -> float:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for when, received in list(self.stamps):
                if received >= stamp:
                    return when
            time.sleep(0.002)
        raise AssertionError(f"stamp {stamp} never arrived; received {self.stamps}")


def wait_until(true: Callable[[], object], seconds: float = 60, why: str = "the condition never became true") -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(why)


def assert_all_notified(site: Site, guest: Guest, slug: str, streams: int) -> None:
    """Check that a move reaches every stream. With several streams, the system spreads them over all processes."""
    listening = [StreamListener(site, slug) for _ in range(streams)]
    page = guest.live(slug)
    guest.play(slug, page, page.words[0])
    for stream in listening:
        stream.wait_for(page.stamp + 1)


def evaluate(page, script: str, *given):
    """Evaluate a script on a page. Retry if the page reloads meanwhile, as it does after an early click."""
    from playwright.sync_api import Error

    for _ in range(5):
        try:
            return page.evaluate(script, *given)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            page.wait_for_load_state()
    raise AssertionError("the page keeps reloading")


AT_REST = """() => {
  const [live, state, say] = ["live", "state", "say"].map((id) => document.getElementById(id));
  const layout = matchMedia("(max-width: 700px)").matches ? "narrow" : "wide";
  const here = live?.dataset.settled === String(state?.dataset.stamp);  // a replay has none
  const ready = window.htmx && (!say || say._htmx) && !document.querySelector(".htmx-request");
  return here && ready && [undefined, layout].includes(state.dataset.layout) ? {...state.dataset} : null;
}"""
"""Returns the state of a table's page once it is complete, laid out and interactive; null before."""


def settled(page, after: str | None = None) -> None:
    """Wait until a table's page is at rest, with a stamp newer than `after` if given.

    At rest means: scripts are listening, the board fits the window, no request is pending, the map has moved to the
    question, and marks and trails are drawn. An earlier click may hit a moving target or be dropped.
    """
    newer = f"(after) => {{ const state = ({AT_REST})(); return state && state.stamp !== after; }}"
    page.wait_for_function(newer, arg=after)


def play_by_clicking(pages: list, seconds: float = 300, seed: int = 1, until=None, tap: bool = False) -> None:
    """Click random legal answers on the page whose turn it is, until the game is over or `until` is true."""
    chance = random.Random(seed)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        idle = True
        for page in pages:
            state = evaluate(page, AT_REST)
            if state is None:
                continue
            if state["status"] == "over" or (until and until(state)):
                return
            if state["turn"] == "yes":
                idle = False
                click_some_word(page, chance, state["stamp"], tap)
        if idle:
            time.sleep(0.02)
    raise AssertionError("the game did not end in time")


WORDS = "#say button[name=word], #answers button[name=word], .board .word"


PICK = """([choice, words]) => {
  const things = [...document.querySelectorAll(words)];
  if (!things.length) return null;
  const thing = things[Math.floor(choice * things.length)];
  const folded = thing.closest("details");
  if (folded) folded.open = true;
  thing.scrollIntoView({block: "center", inline: "center"});
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click_some_word(page, chance: random.Random, stamp: str, tap: bool = False) -> None:
    """Click a legal answer with the real mouse: often the first one, so that games stay short.

    The page may change between finding the answer and clicking; then try again.
    """
    for _ in range(4):
        place = evaluate(page, PICK, [chance.random() if chance.random() < 0.35 else 0, WORDS])
        if place is None:
            return
        (page.touchscreen.tap if tap else page.mouse.click)(*place)
        if wait_for_change(page, stamp, 3):
            return
        print(
            "the click at", place, "had no effect:", evaluate(page, "document.getElementById('prompt-text')?.outerHTML")
        )
    raise AssertionError("four clicks had no effect")


def wait_for_change(page, stamp: str, seconds: float = 60) -> bool:
    """Return whether a table's page shows a newer stamp in time. A pending request gets up to 60 seconds."""
    begun = time.monotonic()
    while time.monotonic() - begun < (60 if evaluate(page, "!!document.querySelector('.htmx-request')") else seconds):
        if evaluate(page, "document.getElementById('state')?.dataset.stamp ?? ''") not in ("", stamp):
            return True
        time.sleep(0.005)
    return False


def open_tab(page, name: str) -> None:
    """Open the tab of a panel, such as chat or notes, if the layout has tabs."""
    tab = page.locator(f".tab.for-{name}")
    if tab.count() and tab.is_visible():
        tab.click()


class CuttableProxy:
    """A TCP proxy between browser and site whose connections can be cut and restored."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.connected = True
        self.holds_compressed = False
        """Whether to hold back compressed streams after their headers, as a buffering proxy does."""
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if not self.connected:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.site.port))
            except OSError:
                near.close()
                continue
            self.ends += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        held = False
        try:
            while chunk := source.recv(65536):
                if self.holds_compressed and b"content-encoding: gzip" in chunk and b"event-stream" in chunk:
                    target.sendall(chunk.partition(b"\r\n\r\n")[0] + b"\r\n\r\n")
                    held = True
                if not held:
                    target.sendall(chunk)
        except OSError:
            pass
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.connected = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends = []

    def restore(self) -> None:
        self.connected = True

    def close(self) -> None:
        self.cut()
        self.listener.close()
