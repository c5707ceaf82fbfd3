"""A whole site in processes of its own, and people who use it: without a browser, or with Chromium."""

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
"""Static files that all sites under test share, so that only the first one collects them."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


DATABASE = "hippodrome.sqlite3"
MIGRATED: list[Path] = []
"""The empty database of the first site that started. Further sites begin with a copy, as migrating takes a second."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def certificates_for(url: str) -> ssl.SSLContext | bool:
    """Keep httpx from reading all root certificates for plain HTTP, which takes longer than most requests."""
    return url.startswith("https:") or NO_CERTIFICATES


def chromium() -> str | None:
    """Return the browser to use. The headless shell opens a page with a tenth of the full browser's work."""
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
    """Seconds in which it must have started, however busy the machine is."""

    makes_database = False
    """Whether it creates its database as on a new machine, although another site of these tests has done so."""

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
    """Somebody with a session who speaks HTTP and no JavaScript."""

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
    """What a table's page says, read out of its HTML."""

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


class Ear(threading.Thread):
    """Listens to a table's stream and remembers the stamps it was told, with the time."""

    def __init__(self, site: Site, slug: str) -> None:
        super().__init__(daemon=True)
        self.url = f"{site.url}/t/{slug}/events"
        self.heard: list[tuple[float, int]] = []
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
                        self.heard.append((time.monotonic(), int(line[6:])))
                        self.ready.set()
        except httpx.TransportError:
            pass

    def wait_for(self, stamp: int, seconds: float = 20) -> float:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for when, heard in list(self.heard):
                if heard >= stamp:
                    return when
            time.sleep(0.002)
        raise AssertionError(f"never heard of stamp {stamp}; heard {self.heard}")


def wait_until(true: Callable[[], object], seconds: float = 60, why: str = "waited in vain") -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(why)


def assert_all_hear(site: Site, guest: Guest, slug: str, ears: int) -> None:
    """A move reaches every stream; the system spreads connections over the processes, so several ears hear in each."""
    listening = [Ear(site, slug) for _ in range(ears)]
    page = guest.live(slug)
    guest.play(slug, page, page.words[0])
    for ear in listening:
        ear.wait_for(page.stamp + 1)


def look(page, script: str, *given):
    """What a script finds on a page; a click before its scripts are there loads it anew, and then we look again."""
    from playwright.sync_api import Error

    for _ in range(5):
        try:
            return page.evaluate(script, *given)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            page.wait_for_load_state()
    raise AssertionError("the page loads again and again")


AT_REST = """() => {
  const [live, state, say] = ["live", "state", "say"].map((id) => document.getElementById(id));
  const layout = matchMedia("(max-width: 700px)").matches ? "narrow" : "wide";
  const here = live?.dataset.settled === String(state?.dataset.stamp);  // a replay has none
  const ready = window.htmx && (!say || say._htmx) && !document.querySelector(".htmx-request");
  return here && ready && [undefined, layout].includes(state.dataset.layout) ? {...state.dataset} : null;
}"""
"""What a table's page says of itself once all of it is there, in place and listening; nothing before."""


def settled(page, after: str | None = None) -> None:
    """Wait until a table's page has come to rest, on something newer than the stamp `after`.

    The scripts listen, the picture fits the window, no answer is under way, and what follows a new question is done:
    the map has gone to it, marks and trails are drawn. A click before that may meet what moves, or be dropped.
    """
    newer = f"(after) => {{ const told = ({AT_REST})(); return told && told.stamp !== after; }}"
    page.wait_for_function(newer, arg=after)


def play_by_clicking(pages: list, seconds: float = 300, seed: int = 1, until=None, tap: bool = False) -> None:
    """Whoever's turn it is clicks a random legal thing, until the game is over."""
    chance = random.Random(seed)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        idle = True
        for page in pages:
            told = look(page, AT_REST)
            if told is None:
                continue
            if told["status"] == "over" or (until and until(told)):
                return
            if told["turn"] == "yes":
                idle = False
                click_some_word(page, chance, told["stamp"], tap)
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
    """A real click of the mouse on one of the legal things, often the first, so that games stay short.

    The page may change between looking and clicking; then the click meets something else, and one clicks again.
    """
    for _ in range(4):
        place = look(page, PICK, [chance.random() if chance.random() < 0.35 else 0, WORDS])
        if place is None:
            return
        (page.touchscreen.tap if tap else page.mouse.click)(*place)
        if wait_for_change(page, stamp, 3):
            return
        print("clicked at", place, "without effect:", look(page, "document.getElementById('prompt-text')?.outerHTML"))
    raise AssertionError("four clicks without effect")


def wait_for_change(page, stamp: str, seconds: float = 60) -> bool:
    """Whether a table's page shows something newer in time; an answer that is under way is waited for."""
    begun = time.monotonic()
    while time.monotonic() - begun < (60 if look(page, "!!document.querySelector('.htmx-request')") else seconds):
        if look(page, "document.getElementById('state')?.dataset.stamp ?? ''") not in ("", stamp):
            return True
        time.sleep(0.005)
    return False


def open_tab(page, name: str) -> None:
    """Chat, notes and the like stand behind tabs where a table is made of parts."""
    tab = page.locator(f".tab.for-{name}")
    if tab.count() and tab.is_visible():
        tab.click()


class Wire:
    """A wire between a browser and the site that can be cut and mended."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.whole = True
        self.holds_packed = False
        """Of packed streams only the beginning comes through, as by a proxy that waits for their end."""
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if not self.whole:
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
                if self.holds_packed and b"content-encoding: gzip" in chunk and b"event-stream" in chunk:
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
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends = []

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.door.close()
