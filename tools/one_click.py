"""Write "One click" in docs/architecture.md: trace a move through the site and list its steps in order.

    python tools/one_click.py            # write the section
    python tools/one_click.py --check    # fail if the section is not what a move does today

Anna passes in Byzanz, and Leo, who plays on another device, gets the updated page. Both requests are traced with
`threading.setprofile`, through the ASGI application that a server runs. Every file of the site that they pass through
must have a step here or be in ASIDE, and every step must be called, so the section is complete and true.
"""

import asyncio
import os
import sys
import tempfile
import textwrap
import threading
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = str(ROOT / "src" / "hippodrome") + "/"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- traced by tools/one_click.py -->\n", "<!-- end of the trace -->\n"
HOST = "127.0.0.1"

ASIDE = (
    "web/accounts/names.py",
    "web/bots/levels.py",
    "web/clock.py",
    "web/metrics.py",
    "web/rendering/answers.py",
    "web/rendering/cards.py",
    "web/rendering/clocks.py",
    "web/rendering/figures.py",
    "web/rendering/hints.py",
    "web/rendering/markup.py",
    "web/rendering/offers.py",
    "web/rendering/sheets.py",
    "web/rendering/template_loader.py",
    "web/server/static_files.py",
    "web/services/chat.py",
    "web/services/foreseen.py",
    "web/services/hints.py",
    "web/services/offers.py",
    "web/services/open_offers.py",
    "web/services/taking_back.py",
    "web/templatetags/",
)
"""Files of the site that a move passes through but that need no explanation here."""

RULES_AFTER = "kernel/table.py: Table.play"
"""Before this call, rules run only to copy the game, by replaying the words since its last boundary."""


def steps(told: str) -> dict[str, str]:
    """Map each step, `file: function`, to the description in the line below it."""
    lines = [line.strip() for line in told.strip().splitlines()]
    return dict(zip(lines[::2], lines[1::2], strict=True))


MOVE = steps("""
    web/asgi.py: application
        takes the request; static files and event streams are answered there.
    web/server/handler.py: SiteHandler.handle
        reads the form; the address says that this is a move.
    web/server/limits.py: client_address
        determines the client's address, also behind a proxy.
    web/server/fair_queue.py: FairQueue.run
        queues the request until its address and its person have their turn.
    web/server/handler.py: SiteHandler.respond
        answers the request in a thread of the queue, from the first middleware to the last.
    web/log.py: logged.answer
        times the request, and logs it if it is refused, slow or fails.
    web/messages.py: language_of_request.answer
        chooses the language of the answer.
    web/middleware.py: readable.answer
        refuses malformed requests that no browser sends. Other middleware sets headers and compresses the answer.
    web/views/table.py: say_word
        is the view of `/t/<table>/play/`.
    web/accounts/identity.py: require_player
        finds out which player Anna is.
    web/accounts/sessions.py: SessionStore.load
        loads her session.
    web/models/lookups.py: session_at
        reads its row from the database. Similar functions in this file read the player and, for pages, the table.
    web/models/plain_sql.py: select
        runs the query without building its SQL again for each request.
    web/views/shortcuts.py: int_field
        reads her seat and the version of her question from the form.
    web/services/lessons.py: say
        plays the move; in a lesson, the teacher checks it first.
    web/services/write_lock.py: turn_to_write
        waits for a turn to write. SQLite has one writer at a time.
    web/services/moves.py: play
        plays the move in one transaction; a refusal rolls all of it back.
    web/services/tables.py: lock
        reads and locks the table's row.
    web/models/tables.py: GameTable.seated
        reads the seats: does Anna sit there?
    web/services/turns.py: still_asked
        checks that her question is still the one on the table.
    web/services/live_games.py: live_game
        returns the game, from memory or from the database.
    web/services/live_games.py: LiveGame.copy
        copies it, so that uncommitted changes are never visible.
    kernel/table.py: Table.play
        finds `pass` among the words of Anna's Ask, and sends it into the flow that waits.
    games/byzanz/rules/auction.py: bid_or_pass
        continues after its `yield`.
    games/byzanz/rules/auction.py: leave_auction
        takes Anna out of the auction and records an event.
    games/byzanz/game.py: Byzanz.step
        returns the next flow, which runs to its first Ask, for another seat.
    web/services/storage.py: present
        writes the current position.
    web/services/storage.py: added
        writes what the move adds to the record.
    web/services/turns.py: settle_asked
        stores on the seats who is asked now and when a bot must move.
    web/services/notifications.py: announce_move
        queues a notification that it is Leo's turn, in case he is away and wants to be notified.
    web/realtime/publishing.py: publish
        announces, at the commit, that the table has changed: only its name and its stamp.
    web/services/live_games.py: keep
        caches the new game in memory.
    web/services/table_cache.py: remember
        caches the table's row for two seconds, for the pages that are about to ask for it.
    web/rendering/viewer.py: Viewer.__init__
        determines which seat Anna may see.
    web/rendering/table_page.py: TablePage.update
        answers with what has changed on Anna's page, made like Leo's below.
""")
"""The steps of Anna's request."""
STREAM = steps("""
    web/realtime/watchers.py: Watchers.tell
        wakes the streams of the table in this process. Other processes are notified by PostgreSQL, or poll SQLite.
    web/realtime/stream.py: _relay
        checks whether the change is visible to Leo's seat.
    web/realtime/stream.py: changed
        sends `event: changed` and the stamp.
""")
"""The steps of Leo's open event stream meanwhile."""
LIVE = steps("""
    web/views/table.py: live
        is the view of `/t/<table>/live/`; Leo's page asks it for what is new.
    web/services/table_cache.py: recent
        returns the cached row if it is as new as the stamp that Leo's page received; otherwise the database is queried.
    web/rendering/viewer.py: Viewer.__init__
        determines which seat Leo may see.
    web/rendering/table_page.py: TablePage.__init__
        divides the page into segments.
    web/rendering/segments.py: had_by
        reads from the request which segments Leo's page shows.
    kernel/table.py: Table.view
        returns the view of Leo's seat, the only part of a game that a page gets.
    parts/__init__.py: parts_of
        asks the game to describe the table as parts.
    games/byzanz/showing/parts.py: parts
        describes it: question, answers, board, hand, sheets.
    web/rendering/teacher_panel.py: teacher_panel
        adds the teacher's text, if there is a teacher.
    web/rendering/segments.py: Segment.__init__
        computes a segment's fingerprint from its content.
    web/rendering/table_page.py: TablePage.update
        renders the segments that Leo's page lacks. Viewers who see the same share one rendering.
    web/rendering/part_cache.py: cached_part
        renders a part from its template in `web/templates/web/parts/`; answers.py, cards.py, sheets.py prepare theirs.
    web/rendering/chronicle.py: chronicle_entry
        renders a line of the log.
""")
"""The steps of the request by which Leo's page gets the update."""
SECTIONS = {
    "Anna's request": MOVE,
    "Leo's stream, as soon as the move is committed": STREAM,
    "Leo's request": LIVE,
}


class Trace:
    """The calls of our functions: those that are steps, and the files of the site that were entered."""

    def __init__(self) -> None:
        self.told: dict[str, list[str]] = {section: [] for section in SECTIONS}
        self.files: dict[str, str] = {}
        self.section = ""

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Record a call; passed to `setprofile`."""
        if event != "call" or not self.section or not frame.f_code.co_filename.startswith(SOURCE):
            return
        name = frame.f_code.co_qualname.replace(".<locals>", "")
        place = frame.f_code.co_filename.removeprefix(SOURCE)
        call = f"{place}: {name}"
        section = "Leo's stream, as soon as the move is committed" if call in STREAM else self.section
        if place.startswith("games/") and section == "Anna's request" and RULES_AFTER not in self.told[section]:
            return
        if call in SECTIONS[section] and call not in self.told[section]:
            self.told[section].append(call)
        if place.startswith("web/") and "<" not in name:
            self.files.setdefault(place, call)

    def text(self) -> str:
        """The section as Markdown."""
        lines = []
        for section, steps in SECTIONS.items():
            lines += [f"**{section}**", ""]
            for number, call in enumerate(self.told[section], 1):
                lines += textwrap.wrap(
                    f"{number}. `{call}` {steps[call]}", 120, subsequent_indent="   ", break_on_hyphens=False
                )
            lines.append("")
        return "\n".join(lines)

    def complaints(self) -> list[str]:
        """List steps that are not called, and called files that have no step."""
        known = {call.partition(":")[0] for steps in SECTIONS.values() for call in steps}
        silent = [call for place, call in self.files.items() if place not in known and not place.startswith(ASIDE)]
        absent = [call for section, steps in SECTIONS.items() for call in steps if call not in self.told[section]]
        return [f"no step for: {call}" for call in silent] + [f"step not called: {call}" for call in absent]


def traced() -> Trace:
    """Trace Anna's move, Leo's stream, and Leo's page."""
    trace = Trace()
    threading.setprofile(trace.note)
    sys.setprofile(trace.note)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
            "HIPPODROME_DATA": folder,
            "HIPPODROME_LOG": "error",
            "HIPPODROME_PURE": "1",
        }
        for name in ("DATABASE_URL", "REDIS_URL"):
            os.environ.pop(name, None)
        from hippodrome.web.database import migrate

        migrate()
        asyncio.run(play(trace))
        sys.setprofile(None)
    return trace


class Browser:
    """A browser that keeps cookies and calls the application without a network."""

    def __init__(self) -> None:
        self.cookies = {"hippodrome-csrf": "a" * 32}

    def scope(self, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        """Return the ASGI scope of a request."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"host": HOST, "cookie": cookies, "accept-language": "en", **headers}
        return {
            "type": "http",
            "method": method,
            "path": path.partition("?")[0],
            "raw_path": path.partition("?")[0].encode(),
            "query_string": path.partition("?")[2].encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
            "client": (HOST, 5),
            "server": (HOST, 8000),
            "scheme": "http",
        }

    async def ask(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> str:
        """Send a request and return the body of the response, or the address of a redirect."""
        from urllib.parse import urlencode

        from hippodrome.web.asgi import application

        body = urlencode(form | {"csrfmiddlewaretoken": "a" * 32}).encode() if form is not None else b""
        if form is not None:
            headers |= {"content-type": "application/x-www-form-urlencoded", "content-length": str(len(body))}
        got: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body}

        async def send(message: dict[str, Any]) -> None:
            got.append(message)

        await application(self.scope(method, path, headers), receive, send)
        told = {name.lower(): value for name, value in got[0]["headers"]}
        for name, value in got[0]["headers"]:
            if name.lower() == b"set-cookie":
                key, _, content = value.decode().split(";")[0].partition("=")
                self.cookies[key] = content
        text = b"".join(message.get("body", b"") for message in got[1:]).decode()
        assert got[0]["status"] < 400, text
        return told[b"location"].decode() if b"location" in told else text

    async def watch(self, slug: str, heard: "asyncio.Queue[str]") -> None:
        """Keep a table's event stream open."""
        from hippodrome.web.asgi import application

        async def receive() -> dict[str, Any]:
            await asyncio.Event().wait()
            return {}

        async def send(message: dict[str, Any]) -> None:
            if "event: changed" in message.get("body", b"").decode():
                await heard.put(message["body"].decode())

        await application(self.scope("GET", f"/t/{slug}/events", {}), receive, send)


def field(page: str, name: str) -> str:
    """Return the value of a field in the answer form."""
    return page.partition(f'name="{name}" value="')[2].partition('"')[0]


async def play(trace: Trace) -> None:
    """Open tables until Anna is asked first; then trace her answer and Leo's update."""
    while True:
        anna, leo = Browser(), Browser()
        seats = {"seat-0": "me", "seat-1": "open", "seat-2": "bot:greedy"}
        slug = (await anna.ask("POST", "/games/byzanz/new/", {"count": "3", **seats})).split("/")[2]
        await leo.ask("POST", f"/t/{slug}/join/", {"seat": "1"})
        page = await anna.ask("GET", f"/t/{slug}/live/")
        if 'data-turn="yes"' in page:
            break
    heard: asyncio.Queue[str] = asyncio.Queue()
    watching = asyncio.ensure_future(leo.watch(slug, heard))
    await heard.get()
    await leo.ask("GET", f"/t/{slug}/live/")
    fields = {name: field(page, name) for name in ("seat", "version")}
    sections = iter(SECTIONS)
    trace.section = next(sections)
    await anna.ask("POST", f"/t/{slug}/play/", {"word": "pass", **fields}, **{"hx-request": "true"})
    stamp = (await asyncio.wait_for(heard.get(), 20)).rpartition("data: ")[2].strip()
    *_, trace.section = sections
    await leo.ask("GET", f"/t/{slug}/live/?stamp={stamp}", **{"hx-request": "true"})
    trace.section = ""
    watching.cancel()


def main() -> None:
    """Write the section, or compare it with the current one."""
    trace = traced()
    if complaints := trace.complaints():
        sys.exit("tools/one_click.py, or the site:\n" + "\n".join(complaints))
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    made = before + BEGIN + "\n" + trace.text() + "\n" + END + after
    if "--check" not in sys.argv:
        PAGE.write_text(made, "utf-8")
    elif made != page:
        sys.exit('"One click" in docs/architecture.md is out of date: run python tools/one_click.py')


if __name__ == "__main__":
    main()
