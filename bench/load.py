"""Measure how long a move takes to reach everybody, with many live tables and browsers: `python bench/load.py`.

Starts a site on a free port of this machine, seats people at tables of all games, opens a stream for each of them, and
then plays at a steady rate. A round trip starts when the POST of a move is sent, and ends when everybody at the table
has the updated page. `--peer` does the same with boardgame.io's server and a small game. Nothing leaves 127.0.0.1, and
the duration of each run is limited.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import re
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest import SkipTest

from uvicorn.loops.auto import auto_loop_factory

from environments import NODE_PEER, NotMeasured, peer
from load_browsers import SEATS, Party, begin_match, seat_people

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from servers import Postgres, free_port  # noqa: E402  (it lies in tools/)

LONGEST = 500.0
"""Time limit for a run, in seconds."""
STARTS_IN, ENDS_IN = 180.0, 60.0
"""Time limits for a server to start and to stop, in seconds; long enough for a busy machine."""
AT_ONCE = 12
"""The number of tables that are seated at the same time."""
COLUMNS = (
    *("site", "tables", "browsers", "moves", "moves a second", "mover", "everybody"),
    *("processor", "bots", "nginx", "database", "load.py", "load", "stolen"),
)
Row = dict[str, Any]


def work_of(pids: list[int], doing: bytes = b"") -> float:
    """Return the CPU seconds used so far by processes and their children (Linux; elsewhere 0).

    With `doing`, count only processes whose command contains it.
    """
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            if {int(stat.parent.name), int(fields[1])} & {*pids} and doing in (stat.parent / "cmdline").read_bytes():
                spent += int(fields[11]) + int(fields[12])
        except OSError:
            continue
    return spent / os.sysconf("SC_CLK_TCK")


def machine_time() -> tuple[int, int]:
    """Return the CPU time stolen by the host, and all CPU time, of all cores (Linux; elsewhere 0)."""
    try:
        spent = [int(number) for number in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return 0, 0
    return spent[7], sum(spent)


async def measure(
    begin: Callable[[int], Awaitable[Party]], servers: list[int], databases: list[int], tables: int, wanted: Any
) -> Row:
    """Seat everybody, play at the requested rate, and collect the results."""
    chance = random.Random(7)
    room = asyncio.Semaphore(AT_ONCE)

    async def seat(number: int) -> Party:
        async with room:
            return await begin(number)

    parties = await asyncio.gather(*[seat(number) for number in range(tables)])
    streams = [stream for party in parties for stream in party.streams()]
    await asyncio.sleep(2)
    await begin_games(parties, wanted.first, chance)
    trips: list[tuple[float, float]] = []
    late = 0

    async def move(party: Party) -> None:
        party.moving = True
        try:
            trip = await asyncio.wait_for(party.move(chance), 20)
        except TimeoutError:
            trip = (20.0, 20.0)
        party.moving = False
        if trip:
            trips.append(trip)

    began, own, machine = time.perf_counter(), time.process_time(), machine_time()
    worked = [work_of(servers), work_of(databases), work_of(servers, b"run_bots"), work_of(servers, b"nginx")]
    running: set[asyncio.Task[None]] = set()
    for number in range(wanted.moves):
        await asyncio.sleep(max(0.0, began + number / wanted.rate - time.perf_counter()))
        free = [party for party in parties if not party.moving]
        if not free:
            late += 1
            continue
        task = asyncio.create_task(move(chance.choice(free)))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    lasted = time.perf_counter() - began
    after = [work_of(servers), work_of(databases), work_of(servers, b"run_bots"), work_of(servers, b"nginx")]
    server, database, bots, nginx = (1000 * (now - then) / len(trips) for now, then in zip(after, worked, strict=True))
    own = time.process_time() - own
    stolen, passed = (after - before for after, before in zip(machine_time(), machine, strict=True))
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return {
        "tables": tables,
        "browsers": len(streams),
        "moves": len(trips),
        "moves wanted a second": wanted.rate,
        "moves a second": round(len(trips) / lasted, 1),
        "mover has it (ms)": spread([mine for mine, _ in trips]),
        "everybody has it (ms)": spread([everybody for _, everybody in trips]),
        "server's processor time for a move (ms)": round(server, 1),
        "of which the bots' (ms)": round(bots, 1),
        "of which nginx's (ms)": round(nginx, 1),
        "database's processor time for a move (ms)": round(database, 1),
        "browsers' processor time for a move (ms)": round(1000 * own / len(trips), 1),
        "bytes of an answer": bytes_of([weight for party in parties for weight in party.weights()]),
        "load of the machine": round(os.getloadavg()[0], 1),
        "stolen by other machines (%)": round(100 * stolen / passed, 1) if passed else 0.0,
    }


async def begin_games(parties: list[Party], moves: int, chance: random.Random) -> None:
    """Make the first moves at all tables, in which a process loads each game and draws each map for the first time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def move(party: Party) -> None:
        async with room:
            for _ in range(moves):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(party.move(chance), 20)

    await asyncio.gather(*[move(party) for party in parties])


def spread(seconds: list[float]) -> dict[str, float]:
    """Return median, 99th percentile and maximum, in milliseconds."""
    ordered = sorted(seconds)
    return {
        "median": round(1000 * statistics.median(ordered), 1),
        "p99": round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 1),
        "most": round(1000 * ordered[-1], 1),
    }


def bytes_of(weights: list[int]) -> dict[str, float]:
    """Return median and 95th percentile of the response sizes."""
    ordered = sorted(weights)
    return {"median": statistics.median(ordered), "p95": ordered[int(len(ordered) * 0.95)]}


@contextlib.contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[int]:
    """Start a server and yield its process id once it accepts connections; stop it at the end."""
    server = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + STARTS_IN
        while True:
            if server.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the server did not start")
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
        time.sleep(2)
        yield server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(ENDS_IN)


@contextlib.contextmanager
def site(port: int, processes: int, more: dict[str, str]) -> Iterator[list[int]]:
    """Start our site; with several processes, nginx assigns tables to processes as in `deploy/nginx.conf`.

    Yields the process ids. No bots play, but a bot process answers for seats without a choice.
    """
    with tempfile.TemporaryDirectory(prefix="hippodrome-load-") as folder:
        environment = {
            "PYTHONPATH": str(ROOT / "src"),
            "HIPPODROME_DATA": folder,
            "HIPPODROME_LIMITS": "off",
            "HIPPODROME_DECLINE_PACE": "0",
            "HIPPODROME_CONNECTIONS": "9000",
            "HIPPODROME_STREAMS": "9000",
            "HIPPODROME_STREAMS_EACH": "9000",
        }
        ports = [port] if processes == 1 else [free_port() for _ in range(processes)]
        pids: list[int] = []
        with contextlib.ExitStack() as stack:
            for number, own in enumerate(ports):
                asked = f"port={own}, open_browser=False, bot_workers={int(not number)}"
                command = [sys.executable, "-c", f"from hippodrome.web.server.serve import serve; serve({asked})"]
                pids.append(stack.enter_context(running(command, own, environment | more)))
            if processes > 1:
                pids.append(stack.enter_context(running(nginx(Path(folder), port, ports), port, {})))
            yield pids


def nginx(folder: Path, port: int, ports: list[int]) -> list[str]:
    """Return the command that starts nginx with the routing of the example configuration, without its limits."""
    binary = shutil.which("nginx")
    if binary is None:
        raise NotMeasured("nginx is not installed: `apt-get install nginx`, or --processes 1")
    example = (ROOT / "deploy" / "nginx.conf").read_text()
    tables, upstream = (
        re.search(rf"^{head} .*?^}}", example, re.M | re.S) for head in ("map \\$request_uri", "upstream")
    )
    assert tables and upstream, "deploy/nginx.conf has changed its form"
    servers = "".join(f"server 127.0.0.1:{own};" for own in ports)
    spread = re.sub(r"^\s*#?server 127.*\n", "", upstream[0], flags=re.M).replace("keepalive", f"{servers} keepalive")
    (folder / "nginx.conf").write_text(NGINX.format(tables=tables[0], upstream=spread, port=port))
    return [binary, "-p", str(folder), "-e", "errors.log", "-c", "nginx.conf"]


NGINX = """
daemon off; pid nginx.pid; error_log errors.log; worker_rlimit_nofile 20000;
events {{ worker_connections 9000; }}
http {{
    access_log off; client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    {tables}
    {upstream}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $http_x_forwarded_for;
        location / {{ proxy_pass http://hippodrome; }}
        location ~ ^/t/[a-z0-9]+/events$ {{ proxy_pass http://hippodrome; proxy_buffering off; proxy_read_timeout 1h; }}
    }}
}}
"""


def bounded(measured: Coroutine[Any, Any, Row]) -> Row:
    """Run a measurement with a time limit, in the fastest event loop, because browsers and server share the CPU."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(asyncio.wait_for(measured, LONGEST))


def on_site(wanted: argparse.Namespace, tables: int, database: str) -> Row:
    """Measure our site with one of the databases."""
    games = list(SEATS) if wanted.game == "all" else [wanted.game]
    with contextlib.ExitStack() as stack:
        more, beside = {"DATABASE_URL": ""}, []
        if database == "postgres":
            kept = stack.enter_context(Postgres())
            more, beside = {"DATABASE_URL": kept.beside}, [kept.process.pid]
        port = free_port()
        pids = stack.enter_context(site(port, wanted.processes, more))

        async def begin(number: int) -> Party:
            return await seat_people(port, wanted.browsers, games[number % len(games)])

        row = bounded(measure(begin, pids, beside, tables, wanted))
    name = "PostgreSQL" if database == "postgres" else "SQLite"
    return {"site": f"Hippodrome, {name}, {wanted.processes} processes", "games": games} | row


def on_peer(wanted: argparse.Namespace, tables: int) -> Row:
    """Measure boardgame.io's server, installing it first if necessary."""
    engine = peer(NODE_PEER)
    port = free_port()
    script = str(Path(__file__).parent / "peers" / "server_boardgameio.cjs")
    with running([engine.command[0], script, str(port)], port, dict(engine.variables)) as pid:

        async def begin(_number: int) -> Party:
            return await begin_match(port, wanted.browsers)

        row = bounded(measure(begin, [pid], [], tables, wanted))
    return {"site": "boardgame.io, in memory, 1 process", "games": ["a small game"]} | row


def shown(rows: list[Row]) -> str:
    lines = [list(COLUMNS)]
    for row in rows:
        if "why" in row:
            lines.append([row["site"], str(row["tables"]), row["why"], *[""] * (len(COLUMNS) - 3)])
            continue
        trips = [
            f"{row[name]['median']:.0f} / {row[name]['p99']:.0f}"
            for name in ("mover has it (ms)", "everybody has it (ms)")
        ]
        work = [row[f"{whose} processor time for a move (ms)"] for whose in ("server's", "database's", "browsers'")]
        work[1:1] = [row["of which the bots' (ms)"], row["of which nginx's (ms)"]]
        figures = [row[name] for name in ("site", "tables", "browsers", "moves", "moves a second")]
        about = row["load of the machine"], row["stolen by other machines (%)"]
        lines.append([str(figure) for figure in (*figures, *trips, *work, *about)])
    widths = [max(len(line[place]) for line in lines) for place in range(len(COLUMNS))]
    table = ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)) for line in lines]
    return "\n".join(
        [
            *table,
            "",
            "mover, everybody: ms until they have the update, median / 99th percentile; processor: ms per move; "
            "stolen: % of CPU time that the host gave to other machines",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="all", choices=["all", *SEATS])
    parser.add_argument("--tables", default="100", help="number of tables; comma-separated for several runs")
    parser.add_argument(
        "--browsers", type=int, default=3, help="browsers per table; those without a seat are spectators"
    )
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="moves at each table before the measurement")
    parser.add_argument("--rate", type=float, default=10.0, help="moves per second over all tables")
    parser.add_argument("--processes", type=int, default=2, help="server processes, behind nginx if there are several")
    parser.add_argument("--database", default="sqlite", choices=["sqlite", "postgres", "both"])
    parser.add_argument("--peer", action="store_true", help="the same with boardgame.io's server")
    parser.add_argument("--out", type=Path, help="a file for the results as JSON")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rows: list[Row] = []
    for tables in map(int, wanted.tables.split(",")):
        for database in ("sqlite", "postgres") if wanted.database == "both" else (wanted.database,):
            with reasons(rows, database, tables):
                rows.append(on_site(wanted, tables, database))
        if wanted.peer:
            with reasons(rows, "boardgame.io", tables):
                rows.append(on_peer(wanted, tables))
    print(shown(rows))
    if wanted.out:
        machine = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}
        told = {"date": datetime.now(UTC).date().isoformat(), "machine": machine, "rows": rows}
        wanted.out.write_text(json.dumps(told, indent=2) + "\n")


@contextlib.contextmanager
def reasons(rows: list[Row], site: str, tables: int) -> Iterator[None]:
    """List a configuration that can't be measured here with the reason."""
    try:
        yield
    except (SkipTest, NotMeasured) as error:
        rows.append({"site": site, "tables": tables, "why": str(error)})
    except TimeoutError:
        rows.append({"site": site, "tables": tables, "why": f"not done within {LONGEST:.0f} s"})


if __name__ == "__main__":
    main()
