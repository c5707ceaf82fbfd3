"""Which server for the site: ours (uvicorn behind its gate), plain uvicorn, and Granian, under the same small load.

    pip install granian && python bench/serving.py

Each server has one process, at most 1,024 open files and a site of its own on this machine; they take turns. Told are
requests a second by 16 connections, memory, and how long a page takes while 1,050 others have sent half of a request.
"""

import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
APP = "hippodrome.web.asgi:application"
SECONDS, CLIENTS, ROUNDS, HALF_SENT, PATIENCE = 2.0, 16, 3, 1050, 15.0
PAGES = {"health": "/healthz", "style sheet": "", "page": "/about/", "game's page": "/games/byzanz/"}
UVICORN = f"--port {{port}} --log-level warning --no-access-log --ws none --timeout-keep-alive 75 {APP}"
SERVERS = {
    "ours": f"{sys.executable} -m uvicorn --http hippodrome.web.gate:Gate {UVICORN}",
    "uvicorn": f"{sys.executable} -m uvicorn --http httptools {UVICORN}",
    "granian": f"granian --interface asgi --http 1 --no-ws --http1-header-read-timeout 10000 --port {{port}} {APP}",
}


def environment(folder: str) -> dict[str, str]:
    found = os.environ | {"HIPPODROME_DATA": folder, "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings"}
    paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    return found | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def python(code: str, folder: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=environment(folder), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def started(name: str, folder: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["prlimit", "--nofile=1024", *SERVERS[name].format(port=port).split()]
    process = subprocess.Popen(command, env=environment(folder), stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        try:
            urlopen(f"http://127.0.0.1:{port}/about/", timeout=5).close()
            return process, port
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{name} did not start")


async def ask(wires: tuple[asyncio.StreamReader, asyncio.StreamWriter], path: str) -> None:
    reader, writer = wires
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".encode())
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    assert b" 200 " in head.split(b"\r\n")[0], head
    await reader.readexactly(int(head.split(b"content-length:")[1].split(b"\r\n")[0]))


async def rate(port: int, path: str) -> float:
    """Requests a second."""
    count, end = 0, time.perf_counter() + SECONDS

    async def client() -> None:
        nonlocal count
        wires = await asyncio.open_connection("127.0.0.1", port)
        while time.perf_counter() < end:
            await ask(wires, path)
            count += 1
        wires[1].close()

    await asyncio.gather(*(client() for _ in range(CLIENTS)))
    return count / SECONDS


async def among_half_sent(port: int) -> float:
    """Seconds until somebody gets a page among many who never say what they want; infinite if they get none."""
    crowd = []
    for number in range(HALF_SENT):
        wire = socket.socket()
        wire.settimeout(1)
        wire.bind((f"127.0.{1 + number % 200}.1", 0))
        crowd.append(wire)
        try:
            wire.connect(("127.0.0.1", port))
            wire.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        except OSError:
            break
    began = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            await ask(await asyncio.open_connection("127.0.0.1", port), "/about/")
        return time.perf_counter() - began
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return float("inf")
    finally:
        for wire in crowd:
            wire.close()


def memory(process: int) -> float:
    """Megabytes of a process and of those it started."""
    own = int(Path(f"/proc/{process}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024
    return own + sum(
        memory(int(child)) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    )


def main() -> None:
    names = [name for name in SERVERS if shutil.which(SERVERS[name].split()[0])]
    told: dict[tuple[str, str], list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        python("from hippodrome.web.serve import migrate; migrate()", folder)
        PAGES["style sheet"] = python(
            "from hippodrome.web.assets import asset_url; print(asset_url('site.css'))", folder
        )
        for _ in range(ROUNDS):
            for name in names:
                process, port = started(name, folder)
                try:
                    for page, path in PAGES.items():
                        asyncio.run(rate(port, path))  # once, so that what is kept is there
                        told.setdefault((page, name), []).append(asyncio.run(rate(port, path)))
                    told.setdefault(("MB", name), []).append(memory(process.pid))
                    told.setdefault(("ms among half-sent", name), []).append(1000 * asyncio.run(among_half_sent(port)))
                finally:
                    process.terminate()
                    process.wait(20)
    print("| |", " | ".join(names), "|")
    print("|---|" + "--:|" * len(names))
    for what in (*PAGES, "MB", "ms among half-sent"):
        print(f"| {what} |", " | ".join(f"{statistics.median(told[what, name]):,.0f}" for name in names), "|")


if __name__ == "__main__":
    main()
