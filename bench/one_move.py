"""What a move costs the server, request by request: `python bench/one_move.py`.

A site in this very process, without a network and without other processes: three browsers before a table of each game,
one of them moves, the others are sent what has changed. Told is the processor time of the mover's POST and of the
message on a watcher's stream, how often each asked the database, and what it weighs. `--profile` tells where the time
goes, `--database postgres` the same with PostgreSQL, whose own processor time for a move stands in the last column.
`--trips` counts ways there and back instead of questions: several can go together, and BEGIN or COMMIT alone.
"""

import argparse
import contextlib
import cProfile
import gzip
import os
import pstats
import random
import re
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from load import work_of
from load_browsers import SEATS, partials, words_on

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from servers import Postgres  # noqa: E402  (it lies in tools/)

PRINT = re.compile(r'data-print="(\w+)"')
TRIP = re.compile(rb"\tF\t\d+\t(?:Query|Sync)\b")
"""How libpq notes that it sends something and waits for the answer."""
WARM_UP = 20
"""So many moves of each game don't count: texts are read and maps drawn for the first time."""
Costs = dict[str, list[tuple[float, int, int]]]
Form = dict[str, object]
COLUMNS = ("POST ms", "sent ms", "move ms", "POST sql", "sent sql", "POST B", "sent B", "database")


class Browser:
    """One person at the site: cookies, and what the page shows."""

    def __init__(self, pages: Any) -> None:
        self.pages = pages
        self.cookies: dict[str, str] = {}
        self.segments: dict[str, str] = {}
        self.name = os.urandom(16).hex()
        self.page: Any = None
        """What the site knows of this page, once it has a stream."""

    def watch(self, slug: str) -> None:
        """Open a stream, as far as there is one without a server."""
        from hippodrome.web.onlookers import Onlooker, crowd
        from hippodrome.web.stream import _stamp

        scope, _ = self.request("GET", f"/t/{slug}/events")
        self.page = Onlooker(slug, scope)
        self.page.seats = _stamp(slug, scope)[1]
        crowd.enter(self.page)

    def news(self, stamp: int) -> Any:
        """What comes over the stream when the table is at a stamp."""
        from hippodrome.web.stream import rendered

        return rendered(self.page, stamp, packs=True)

    def hear(self, message: Any) -> None:
        """Take it in, if there was anything to send."""
        if message is not None:
            text = zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress(message[1]).decode()
            self.segments |= partials(text.replace("\ndata: ", "\n"))

    def ask(
        self, method: str, path: str, fields: dict[str, object] | None = None
    ) -> tuple[int, dict[bytes, bytes], str]:
        """One request, as an ASGI server would hand it over."""
        scope, body = self.request(method, path, fields)
        status, headers, content = self.pages.answer(scope, body)
        return self.read(status, headers, content)

    def request(
        self, method: str, path: str, fields: dict[str, object] | None = None
    ) -> tuple[dict[str, Any], BytesIO]:
        """A request as an ASGI server tells it, with what the page has already."""
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
            "hippodrome-page": self.name,
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
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        return scope, BytesIO(body)

    def read(
        self, status: int, headers: list[tuple[bytes, bytes]], content: bytes
    ) -> tuple[int, dict[bytes, bytes], str]:
        """Keep cookies and what is new on the page."""
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

    def field(self, name: str) -> str:
        """A hidden field of the form."""
        found = re.search(rf'name="{name}" value="(\d+)"', self.segments["state"])
        return found[1] if found else "0"

    def words(self) -> list[str]:
        """What may be answered."""
        return words_on("".join(self.segments.values()))


def seat_people(pages: Any, game: str, count: int) -> tuple[str, list[Browser]]:
    """A table and who sits at it."""
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
        person.watch(slug)
    return slug, people


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="all", choices=["all", *SEATS])
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--browsers", type=int, default=3)
    parser.add_argument("--profile", default="", choices=["", "post", "sent", "move"], help="of what")
    parser.add_argument("--sort", default="tottime")
    parser.add_argument("--lines", type=int, default=45)
    parser.add_argument("--only", default="", help="functions whose name or file has this in it (a regular expression)")
    parser.add_argument("--database", default="sqlite", choices=["sqlite", "postgres"])
    parser.add_argument("--trips", action="store_true", help="count ways to PostgreSQL; takes longer")
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
            "REDIS_URL": "",
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
        }
        from hippodrome.web.serve import migrate

        migrate()
        play_on(wanted, kept.process.pid if kept else 0)


def let_go() -> bool:
    """Answer for seats that have no choice, as the bots' process does; whether there was one."""
    from hippodrome.web import bot_workers

    due = bot_workers.waiting_tables()
    rows = [bot_workers.claim(pk, version, "here") for pk, version in due]
    said = [bot_workers.think(row) for row in rows if row is not None]
    return any(said)


@contextlib.contextmanager
def trips() -> Iterator[list[bytes]]:
    """Each way to PostgreSQL and back, as libpq notes it; complete at the end."""
    from django.db import connection
    from django.db.backends.signals import connection_created

    found, wires = list[bytes](), []
    with tempfile.TemporaryFile() as notes:

        def note(connection: Any, **_: Any) -> None:  # a request may take another wire than the one before
            wires.append(connection.connection.pgconn)
            wires[-1].trace(notes.fileno())

        connection.ensure_connection()
        note(connection)
        connection_created.connect(note)
        try:
            yield found
        finally:
            connection_created.disconnect(note)
            for wire in wires:
                wire.untrace()
            notes.seek(0)
            found += TRIP.findall(notes.read())


def play_on(wanted: argparse.Namespace, database: int) -> None:
    """Play each game and tell, also what the process of the database and its children did meanwhile."""
    from django.db import connection

    from hippodrome.web.asgi import pages, sweep_seldom
    from hippodrome.web.models import Table

    sweep_seldom()
    profile = cProfile.Profile(time.thread_time)  # others work on this machine, too
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
        with trips() if wanted.trips else contextlib.nullcontext([]) as gone:
            answer = do(*given)
        if profiled:
            profile.disable()
        spent = time.process_time() - began
        asked = len(gone) if wanted.trips else queries - before
        costs.setdefault(kind, []).append((1000 * spent, asked, len(answer[-1]) if answer else 0))
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
                    before = work_of(database)
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
                mover.read(*cost("post", costs, pages.answer, *request))
                stamp = Table.objects.get(slug=slug).stamp
                for person in people:
                    if person is not mover:
                        person.hear(cost("sent", costs, person.news, stamp))
        (post, asked, weight), (sent, sent_asked, sent_weight) = (
            [statistics.mean(values) for values in zip(*costs[kind], strict=True)] for kind in ("post", "sent")
        )
        move = post + sent * (wanted.browsers - 1)
        moves.append(move)
        beside = 1000 * (work_of(database) - before) / len(costs["post"])
        print(
            f"{game:12}{post:10.2f}{sent:10.2f}{move:10.2f}{asked:10.2f}{sent_asked:10.2f}{weight:10.0f}{sent_weight:10.0f}"
            f"{beside:10.2f}"
        )
    print(f"{'mean':12}{'':20}{statistics.mean(moves):10.2f}")
    if wanted.profile:
        pstats.Stats(profile).sort_stats(wanted.sort).print_stats(wanted.only, wanted.lines)


if __name__ == "__main__":
    main()
