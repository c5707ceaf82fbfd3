"""Measure what a move costs the server, request by request: `python bench/one_move.py`.

The site runs in this process, without a network or other processes, with three browsers at a table of each game: one of
them moves, and the others fetch the changes. Every run plays the same games. The table shows the CPU time of the
mover's POST and of a watcher's GET, how many queries each makes (`most` is the highest number), and the size of the
response. `--profile` shows where the time is spent. `--database postgres` does the same with PostgreSQL, whose own CPU
time per move is in the last column.
"""

import argparse
import contextlib
import cProfile
import gzip
import os
import pstats
import random
import re
import secrets
import statistics
import sys
import tempfile
import time
from io import BytesIO
from pathlib import Path
from typing import Any

from load import work_of
from load_browsers import SEATS, partials, words_on

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from servers import Postgres  # noqa: E402  (it lies in tools/)

PRINT = re.compile(r'data-print="(\w+)"')
WARM_UP = 20
"""The number of moves in each game that don't count, in which texts are loaded and maps drawn for the first time."""
Costs = dict[str, list[tuple[float, int, int]]]
Form = dict[str, object]
COLUMNS = (
    *("POST ms", "look ms", "move ms", "POST sql", "most", "look sql", "most"),
    *("POST B", "look B", "database"),
)


class Browser:
    """One person at the site: cookies, and the content of the page."""

    def __init__(self, pages: Any) -> None:
        self.pages = pages
        self.cookies: dict[str, str] = {}
        self.segments: dict[str, str] = {}

    def ask(
        self, method: str, path: str, fields: dict[str, object] | None = None
    ) -> tuple[int, dict[bytes, bytes], str]:
        """Send a request as an ASGI server would."""
        return self.read(*answer(self.pages, *self.request(method, path, fields)))

    def request(
        self, method: str, path: str, fields: dict[str, object] | None = None
    ) -> tuple[dict[str, Any], BytesIO]:
        """Return a request in ASGI's form, listing the segments that the page has."""
        body = "&".join(f"{name}={value}" for name, value in (fields or {}).items()).encode()
        has = [f"{name}:{mark[1]}" for name, part in self.segments.items() if (mark := PRINT.search(part))]
        has.append("turn:yes" if self.asked else "turn:no")
        headers = {
            "host": "127.0.0.1:8000",
            "hx-request": "true",
            "accept": "text/html",
            "accept-encoding": "gzip",
            "accept-language": "en",
            "user-agent": "bench",
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "hippodrome-has": " ".join(has),
        }
        if method == "POST":
            headers |= {
                "content-length": str(len(body)),
                "content-type": "application/x-www-form-urlencoded",
                "x-csrftoken": self.cookies.get("hippodrome-csrf", ""),
            }
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": body if method == "GET" else b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        return scope, BytesIO(body)

    def read(
        self, status: int, headers: list[tuple[bytes, bytes]], content: bytes
    ) -> tuple[int, dict[bytes, bytes], str]:
        """Store cookies and the new segments of the page."""
        for name, value in headers:
            if name == b"set-cookie":
                key, _, given = value.decode().split(";")[0].partition("=")
                self.cookies[key] = given
        found = dict(headers)
        text = (gzip.decompress(content) if found.get(b"content-encoding") == b"gzip" else content).decode()
        self.segments |= partials(text)
        return status, found, text

    @property
    def asked(self) -> bool:
        """Whether it is this person's turn."""
        return 'data-turn="yes"' in self.segments.get("state", "")

    @property
    def stamp(self) -> int:
        """The version of the table on the page."""
        found = re.search(r'data-stamp="(\d+)"', self.segments.get("state", ""))
        return int(found[1]) if found else -1

    def field(self, name: str) -> str:
        """Return the value of a hidden field of the form."""
        found = re.search(rf'name="{name}" value="(\d+)"', self.segments["state"])
        return found[1] if found else "0"

    def words(self) -> list[str]:
        """Return the legal words on the page."""
        return words_on("".join(self.segments.values()))


def answer(pages: Any, scope: dict[str, Any], body: BytesIO) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return status, headers and content of a response."""
    response = pages.respond(scope, body)
    headers = [(name.lower().encode(), value.encode()) for name, value in response.items()]
    headers += [(b"set-cookie", cookie.OutputString().encode()) for cookie in response.cookies.values()]
    return response.status_code, headers, response.content


def seat_people(pages: Any, game: str, count: int) -> tuple[str, list[Browser]]:
    """Open a table and return its slug and the people at it."""
    people = [Browser(pages) for _ in range(count)]
    seats = min(SEATS[game], count)
    for person in people:
        person.ask("GET", "/about/")
    form: dict[str, object] = {"count": seats, "seat-0": "me"} | {f"seat-{seat}": "open" for seat in range(1, seats)}
    made = people[0].ask("POST", f"/games/{game}/new/", form)[1]
    slug = made[b"location"].decode().split("/")[2]
    for person in people[1:seats]:
        person.ask("POST", f"/t/{slug}/join/", {})
    for person in people:
        person.ask("GET", f"/t/{slug}/live/")
    return slug, people


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="all", choices=["all", *SEATS])
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--browsers", type=int, default=3)
    parser.add_argument("--profile", default="", choices=["", "post", "look", "move"], help="what to profile")
    parser.add_argument("--sort", default="tottime")
    parser.add_argument("--lines", type=int, default=45)
    parser.add_argument("--only", default="", help="only functions whose name or file matches this regular expression")
    parser.add_argument("--database", default="sqlite", choices=["sqlite", "postgres"])
    wanted = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hippodrome-move-"))
        kept = stack.enter_context(Postgres()) if wanted.database == "postgres" else None
        os.environ |= {
            "HIPPODROME_DATA": folder,
            "HIPPODROME_LIMITS": "off",
            "HIPPODROME_DECLINE_PACE": "0",
            "HIPPODROME_LOG": "warning",
            "DATABASE_URL": kept.address if kept else "",
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
        }
        deal_the_same()
        from hippodrome.web.database import migrate

        migrate()
        from hippodrome.web.server.static_files import collect

        collect()
        play_on(wanted, kept.process.pid if kept else 0)


def deal_the_same() -> None:
    """Make every run play the same games.

    Replaces the site's secrets, on which dice depend; call before importing the site.
    """
    chance = random.Random(7)
    secrets.choice = chance.choice
    secrets.token_hex = lambda length=32: chance.randbytes(length).hex()


def let_go() -> bool:
    """Answer for seats without a choice, as the bot process does; returns whether there were any."""
    from hippodrome.web.bots import worker

    due = worker.waiting_tables()
    rows = [worker.claim(pk, version, "here") for pk, version in due]
    said = [worker.think(row) for row in rows if row is not None]
    return any(said)


def play_on(wanted: argparse.Namespace, database: int) -> None:
    """Play each game and print the results, including the CPU time of the database."""
    from django.db import connection

    from hippodrome.web.asgi import pages

    profile = cProfile.Profile(time.thread_time)  # CPU time, because the machine may be busy
    queries = 0

    def counted(execute: Any, *given: Any) -> Any:
        nonlocal queries
        queries += 1
        return execute(*given)

    def cost(kind: str, costs: Costs, do: Any, *given: Any) -> Any:
        before = queries
        profiled = wanted.profile in (kind, "move")
        began = time.process_time()
        if profiled:
            profile.enable()
        answer = do(*given)
        if profiled:
            profile.disable()
        spent = time.process_time() - began
        costs.setdefault(kind, []).append((1000 * spent, queries - before, len(answer[-1]) if answer else 0))
        return answer

    print(" " * 12 + "".join(f"{name:>10}" for name in COLUMNS))
    moves = []
    for game in SEATS if wanted.game == "all" else [wanted.game]:
        chance, costs, before = random.Random(7), Costs(), 0.0
        slug, people = seat_people(pages, game, wanted.browsers)
        with connection.execute_wrapper(counted):
            for count in range(wanted.moves + WARM_UP):
                if count == WARM_UP:
                    costs.clear()
                    before = work_of([database])
                mover = next((person for person in people if person.asked and person.words()), None)
                while mover is None and let_go():
                    for person in people:
                        person.ask("GET", f"/t/{slug}/live/")
                    mover = next((person for person in people if person.asked and person.words()), None)
                if mover is None:  # the game is over
                    slug, people = seat_people(pages, game, wanted.browsers)
                    continue
                fields = {"version": mover.field("version"), "seat": mover.field("seat")}
                fields["word"] = chance.choice(mover.words())
                request = mover.request("POST", f"/t/{slug}/play/", fields)
                mover.read(*cost("post", costs, answer, pages, *request))
                for person in people:
                    if person is not mover:
                        live = person.request(
                            "GET", f"/t/{slug}/live/", {"stamp": person.stamp + 1}
                        )  # as its stream says
                        person.read(*cost("look", costs, answer, pages, *live))
        (post, asked, weight), (look, look_asked, look_weight) = (
            [statistics.mean(values) for values in zip(*costs[kind], strict=True)] for kind in ("post", "look")
        )
        most, look_most = (max(queries for _, queries, _ in costs[kind]) for kind in ("post", "look"))
        move = post + look * (wanted.browsers - 1)
        moves.append(move)
        beside = 1000 * (work_of([database]) - before) / len(costs["post"])
        print(
            f"{game:12}{post:10.2f}{look:10.2f}{move:10.2f}{asked:10.2f}{most:10}{look_asked:10.2f}{look_most:10}"
            f"{weight:10.0f}{look_weight:10.0f}{beside:10.2f}"
        )
    print(f"{'mean':12}{'':20}{statistics.mean(moves):10.2f}")
    if wanted.profile:
        pstats.Stats(profile).sort_stats(wanted.sort).print_stats(wanted.only, wanted.lines)


if __name__ == "__main__":
    main()
