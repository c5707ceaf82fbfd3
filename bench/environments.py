"""The engines' environments: ours is the project's own, and each peer has a separate one.

Peers are installed on demand in `bench/.peers/`, never into the project's environment, and reused until their pinned
requirements change.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

BENCH = Path(__file__).parent
SCRIPTS = BENCH / "peers"
HOME = BENCH / ".peers"
INSTALL_SECONDS = 180
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
NODE_PEER = "boardgameio"
PEERS = ("catanatron", "openspiel", "pettingzoo", "chess", "rlcard", NODE_PEER)
TITLES = {
    "catanatron": "catanatron",
    "openspiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "chess": "python-chess",
    "rlcard": "RLCard",
    NODE_PEER: "boardgame.io",
}


class NotMeasured(Exception):
    """Raised with the reason why an engine can't be measured in this run."""


@dataclass(frozen=True)
class Engine:
    """A benchmark script, and the command and environment to run it with."""

    name: str
    title: str
    command: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)
    without: str = ""
    """A variable that must not be inherited."""


def ours(pure: bool) -> Engine:
    """Hippodrome in the interpreter that runs the benchmark; `pure` ignores compiled files."""
    command = (sys.executable, str(BENCH / "ours.py"))
    if pure:
        return Engine("interpreted", "Hippodrome", command, {"HIPPODROME_PURE": "1"})
    return Engine("compiled", "Hippodrome", command, without="HIPPODROME_PURE")


def adapters() -> Engine:
    """Hippodrome inside the frameworks, which must be installed in the same environment (`make bench` does)."""
    return Engine("compiled", "Hippodrome", (sys.executable, str(BENCH / "adapters.py")), without="HIPPODROME_PURE")


def peer(name: str) -> Engine:
    """Return a peer, installing it first if necessary; raises NotMeasured with the reason if that fails."""
    home = HOME / name
    if name == NODE_PEER:
        node, npm = program("node"), program("npm")
        wanted = SCRIPTS / "package.json"
        make_once(home, wanted, lambda log: install_node(npm, home, wanted, log))
        command = (node, str(SCRIPTS / f"peer_{name}.cjs"))
        return Engine(name, TITLES[name], command, {"NODE_PATH": str(home / "node_modules")})
    wanted = SCRIPTS / f"requirements-{name}.txt"
    make_once(home, wanted, lambda log: install_python(home / "venv", wanted, log))
    command = (str(interpreter(home / "venv")), str(SCRIPTS / f"peer_{name}.py"))
    return Engine(name, TITLES[name], command, without="PYTHONPATH")


def program(name: str) -> str:
    found = shutil.which(name)
    if not found:
        raise NotMeasured(f"{name} is not installed")
    return found


def interpreter(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_once(home: Path, wanted: Path, install: Callable[[Path], None]) -> None:
    """Install into `home`, unless that has already been done for this Python and these requirements."""
    stamp = home / "installed.txt"
    wish = f"Python {PYTHON}\n{wanted.read_text()}"
    if stamp.exists() and stamp.read_text() == wish:
        return
    if home.exists():
        shutil.rmtree(home)
    home.mkdir(parents=True)
    install(home / "install.log")
    stamp.write_text(wish)


def install_python(venv: Path, wanted: Path, log: Path) -> None:
    """Create a virtual environment of the same Python, with uv if available, otherwise with venv and pip."""
    beside = Path(sys.executable).with_name("uv")
    uv = shutil.which("uv") or (str(beside) if beside.exists() else None)
    target = str(interpreter(venv))
    if uv:
        run([uv, "venv", "--python", sys.executable, str(venv)], log)
        run([uv, "pip", "install", "--python", target, "-r", str(wanted)], log)
    else:
        run([sys.executable, "-m", "venv", str(venv)], log)
        run([target, "-m", "pip", "install", "-r", str(wanted)], log)


def install_node(npm: str, home: Path, wanted: Path, log: Path) -> None:
    shutil.copy(wanted, home / "package.json")
    quietly = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--fetch-retries=1"]
    run([npm, "install", "--prefix", str(home), *quietly], log)


def run(command: list[str], log: Path) -> None:
    """Run one step of an installation; its output goes to the log, and a failure raises NotMeasured."""
    with log.open("a") as output:
        try:
            subprocess.run(
                command,
                check=True,
                timeout=INSTALL_SECONDS,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        except subprocess.TimeoutExpired as late:
            raise NotMeasured(f"installing took longer than {INSTALL_SECONDS} s") from late
        except (subprocess.CalledProcessError, OSError) as error:
            raise NotMeasured(install_failure(log.read_text(errors="replace"))) from error


def install_failure(output: str) -> str:
    """Return the reason in one short sentence without paths; the log has the details."""
    network = r"dns|connect|network|timed? ?out|resolve host|ENOTFOUND|EAI_AGAIN|name resolution"
    missing = r"no solution|no matching distribution|no version|E404|not found in the"
    if re.search(missing, output, re.IGNORECASE):
        return f"no such package for Python {PYTHON}"
    if re.search(network, output, re.IGNORECASE):
        return "could not be downloaded (no network?)"
    return "could not be installed (see its install.log)"
