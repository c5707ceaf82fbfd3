"""`pip install` installs everything needed and nothing else, compiled or not, and the result plays."""

import atexit
import functools
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

import hippodrome
from hippodrome._build import build_state

ROOT = Path(__file__).parent.parent
PACKED = ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
PYTHONS = ("3.11", "3.12", "3.13")
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"
LIGHT = 25_000_000
"""The most bytes that a plain install may add, including dependencies and byte code."""

PLAY = """
import importlib, pkgutil, sys
from random import Random
import hippodrome

def engine():
    for found in pkgutil.walk_packages(hippodrome.__path__, "hippodrome.", onerror=print):
        if not found.name.startswith(("hippodrome.web", "hippodrome.adapters", "hippodrome.learn")):
            yield found.name

for name in list(engine()):
    importlib.import_module(name)
for game in ("byzanz", "byzantium", "byzantio", "nekken", "hamilcar"):
    table, chance = hippodrome.new_table(game, hippodrome.find_game(game).seats[0], seed=7), Random(7)
    while not table.over:
        ask = chance.choice(table.asks)
        table.play(ask.seat, chance.choice(ask.words))
    hippodrome.read_record(table.record().text()).verify()
    print(table.record().text())
print("compiled" if hippodrome.compiled() else "interpreted", hippodrome.__file__, file=sys.stderr)
"""


def run(*command: str | Path, folder: Path, fails: bool = False, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command with an environment that does not refer to this checkout."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("HIPPODROME", "PYTHON", "VIRTUAL"))
    }
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, env={**kept, **variables}, capture_output=True, text=True
    )
    assert fails or done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done


def python(version: str) -> str:
    """Return an interpreter of this version that can create virtual environments."""
    if version == THIS:
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    names = [shutil.which(f"python{version}"), *sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"))]
    for name in filter(None, names):
        done = subprocess.run([name, "-c", "import ensurepip, venv"], capture_output=True)
        if done.returncode == 0:
            return str(name)
    pytest.skip(f"no Python {version} with venv on this machine")


OUR_PIP = find_spec("pip") is not None
"""Whether the pip of this environment can install into others, which saves seconds for each new environment."""


@functools.cache
def empty_environment(version: str) -> Path:
    """Create an empty virtual environment for the tests to copy."""
    folder = Path(tempfile.mkdtemp(prefix="hippodrome-environment-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    run(python(version), "-m", "venv", *(["--without-pip"] if OUR_PIP else []), folder / "env", folder=folder)
    return folder / "env"


class Environment:
    """A virtual environment of its own, at first empty."""

    def __init__(self, folder: Path, version: str = THIS, weighed: bool = False) -> None:
        self.folder = folder
        self.weighed = weighed
        shutil.copytree(empty_environment(version), folder / "env", symlinks=True)
        self.empty = self.packages()

    def packages(self) -> set[Path]:
        """Return the installed files and folders."""
        return {*(self.folder / "env").glob("lib/python*/site-packages/*")}

    def size(self) -> int:
        """Return the number of bytes installed."""
        added = [path for top in self.packages() - self.empty for path in (top, *top.rglob("*"))]
        return sum(path.stat().st_size for path in added if path.is_file())

    def pip(self, *words: str | Path, **variables: str) -> None:
        """Run `pip ...` with this machine's pip and settings; compile byte code only if the size is measured."""
        if not self.weighed:
            variables["PIP_NO_COMPILE"] = "0"  # as a variable, this sets pip's `compile` option, so 0 means no
        here = self.folder / "env" / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--python", here] if OUR_PIP else [here, "-m", "pip"]
        run(*pip, "--quiet", *words, folder=self.folder, **variables)

    def wheel(self, source: Path, **variables: str) -> Path:
        """Build a wheel in an isolated environment with only what pyproject.toml requires."""
        self.pip("wheel", "--no-deps", "--wheel-dir", self.folder / "wheels", source, **variables)
        (built,) = (self.folder / "wheels").iterdir()
        return built

    def command(self, *words: str, fails: bool = False) -> subprocess.CompletedProcess[str]:
        """Run `hippodrome ...`."""
        return run(self.folder / "env" / "bin" / "hippodrome", *words, folder=self.folder, fails=fails)

    def plays(self) -> tuple[str, str]:
        """Import the whole engine and play every game; return the records, and "compiled" or "interpreted"."""
        done = run(self.folder / "env" / "bin" / "python", "-c", PLAY, folder=self.folder)
        how, _, where = done.stderr.strip().splitlines()[-1].partition(" ")
        assert where.startswith(str(self.folder))
        return done.stdout, how


def sources(root: Path) -> set[str]:
    """Return all files of the package in a source tree, except those left by building and running."""
    package = root / "src" / "hippodrome"
    return {
        path.relative_to(root / "src").as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    } - {"hippodrome/_compiled.json"}


def copied_tree(folder: Path) -> Path:
    """Copy the package's sources, and add leftovers of an earlier build that must not be packed."""
    tree = folder / "tree"
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info", "_compiled.json")
    shutil.copytree(ROOT / "src", tree / "src", ignore=left_out)
    for name in PACKED:
        shutil.copy(ROOT / name, tree / name)
    for left in ("hippodrome/_compiled.json", "hippodrome/kernel/table.old.so", "hippodrome__mypyc.old.so"):
        (tree / "src" / left).write_text("{}")
    (tree / "build" / "lib" / "hippodrome").mkdir(parents=True)
    (tree / "build" / "lib" / "hippodrome" / "no_more.py").write_text("")
    return tree


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copied_tree(tmp_path)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    made = "from setuptools import build_meta; build_meta.build_sdist('..')"
    run(sys.executable, "-c", made, folder=copied_tree(folder))
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = (sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "..")
    run(*command, folder=copied_tree(folder), HIPPODROME_PURE="1")
    (found,) = folder.glob("*.whl")
    return found


def in_sdist(path: Path) -> set[str]:
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}


def in_wheel(path: Path) -> set[str]:
    with ZipFile(path) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_an_sdist_has_every_source_and_nothing_compiled(sdist: Path) -> None:
    packed = in_sdist(sdist)
    assert {name.removeprefix("src/") for name in packed if name.startswith("src/hippodrome/")} == sources(ROOT)
    others = {name for name in packed if not name.startswith("src/")}
    assert others == {*PACKED, "PKG-INFO", "setup.cfg"}


def test_an_sdist_becomes_a_wheel_and_both_play_in_an_empty_environment(sdist: Path, tmp_path: Path) -> None:
    here = Environment(tmp_path)
    wheel = here.wheel(sdist, HIPPODROME_PURE="1")
    assert wheel.name == f"hippodrome-{hippodrome.__version__}-py3-none-any.whl"
    assert in_wheel(wheel) == sources(ROOT) | {"hippodrome/_compiled.json"}
    here.pip("install", sdist, HIPPODROME_PURE="1")
    records, how = here.plays()
    assert how == "interpreted"
    here.pip("install", "--force-reinstall", "--no-deps", wheel)
    assert here.plays() == (records, "interpreted")
    assert here.command("--version").stdout.endswith(", interpreted (HIPPODROME_PURE was set at install)\n")


@pytest.mark.parametrize("version", PYTHONS)
def test_the_engine_alone_is_light_and_complete(pure_wheel: Path, tmp_path: Path, version: str) -> None:
    assert in_wheel(pure_wheel) == sources(ROOT) | {"hippodrome/_compiled.json"}
    here = Environment(tmp_path, version, weighed=True)
    here.pip("install", pure_wheel)
    compiled = sum(path.stat().st_size for path in (ROOT / "src").rglob("*.so")) if build_state() == "compiled" else 0
    assert here.size() + compiled < LIGHT
    here.plays()
    assert "hamilcar" in here.command("games").stdout
    assert "win share" in here.command("race", "byzanz", "--bots", "greedy,random,random", "--games", "2").stdout
    for command in ("serve", "rehearse"):
        refused = here.command(command, fails=True)
        assert (refused.returncode, "pip install 'hippodrome[site]'" in refused.stderr) == (2, True)


def test_a_wheel_compiled_from_the_sdist_plays_the_same_games(sdist: Path, tmp_path: Path) -> None:
    compiled_plays_the_same(sdist, tmp_path, THIS, CC=str(hasty_compiler(tmp_path)))


@pytest.mark.soak
@pytest.mark.parametrize("version", PYTHONS)
def test_a_wheel_is_compiled_on_every_python(sdist: Path, tmp_path: Path, version: str) -> None:
    here = compiled_plays_the_same(sdist, tmp_path, version)
    assert here.size() < LIGHT


def compiled_plays_the_same(sdist: Path, folder: Path, version: str, **variables: str) -> Environment:
    """Build a compiled wheel in isolation, install it, and play the same games compiled and interpreted."""
    if not shutil.which("cc"):
        pytest.skip("no C compiler on this machine")
    here = Environment(folder, version, weighed="CC" not in variables)
    wheel = here.wheel(sdist, **variables)
    here.pip("install", wheel)
    assert here.command("--version").stdout == f"hippodrome {hippodrome.__version__}, compiled\n"
    records, how = here.plays()
    assert how == "compiled"
    pure = run(folder / "env" / "bin" / "python", "-c", PLAY, folder=folder, HIPPODROME_PURE="1")
    assert (pure.stdout, "interpreted" in pure.stderr) == (records, True)
    return here


HASTY = """#!{python} -IS
import hashlib, os, sys
words = sys.argv[1:]
sources = [word for word in words if word.endswith(".c")]
if "-c" in words and len(sources) == 1:
    code = b"".join(open(path, "rb").read() for path in ("build/__native_hippodrome.h", sources[0]))
    known = os.path.join({known!r}, hashlib.sha256(code).hexdigest())
    if os.path.exists(known):
        with open(known, "rb") as made, open(words[words.index("-o") + 1], "wb") as copy:
            copy.write(made.read())
        sys.exit()
os.execvp("cc", ["cc", *words, "-O0", "-w"])
"""


def hasty_compiler(folder: Path) -> Path:
    """Write a C compiler that does not optimise and reuses object files of this checkout if the C code is the same."""
    known = folder / "known"
    known.mkdir()
    header = ROOT / "build" / "__native_hippodrome.h"
    for made in ROOT.glob("build/temp*/**/*.o"):
        source = ROOT / "build" / f"{made.stem}.c"
        if source.exists() and made.stat().st_mtime > max(source.stat().st_mtime, header.stat().st_mtime):
            shutil.copy(made, known / sha256(header.read_bytes() + source.read_bytes()).hexdigest())
    script = folder / "hasty-cc"
    script.write_text(HASTY.format(python=sys.executable, known=str(known)))
    script.chmod(0o755)
    return script


TWO_MODULES = """
from setuptools import Extension
def mypycify(sources, **options):
    return [Extension("hippodrome__mypyc", ["good.c"]), Extension("hippodrome.kernel.table", ["bad.c"])]
"""
FAILING = """
import sys
def mypycify(sources, **options):
    sys.exit("src/hippodrome/kernel/table.py:1: error: that does not type")
"""
ABSENT = "raise ImportError('no mypyc')\n"


@pytest.fixture
def broken(tree: Path) -> Path:
    """Return a tree with a C file that does not compile. A fake `mypyc` keeps these tests fast."""
    (tree / "good.c").write_text("int good(void) { return 0; }\n")
    (tree / "bad.c").write_text("this is not C\n")
    (tree / "stand-in" / "mypyc").mkdir(parents=True)
    (tree / "stand-in" / "mypyc" / "__init__.py").write_text("")
    return tree


@pytest.mark.parametrize(
    ("mypyc", "compiler", "why"),
    [
        (TWO_MODULES, "cc", "the C compiler failed"),
        (TWO_MODULES, "false", "the C compiler failed"),
        (TWO_MODULES, "no-such-compiler", "no C compiler was found at install"),
        (FAILING, "cc", "mypyc failed"),
        (ABSENT, "cc", "mypyc failed"),
    ],
    ids=["one file fails", "the compiler fails", "no compiler", "mypyc fails", "no mypyc"],
)
def test_if_compiling_fails_the_package_is_installed_interpreted_with_a_reason(
    broken: Path, tmp_path: Path, mypyc: str, compiler: str, why: str
) -> None:
    if compiler == "cc" and not shutil.which("cc"):
        pytest.skip("no C compiler on this machine")
    (broken / "stand-in" / "mypyc" / "build.py").write_text(mypyc)
    variables = {"CC": compiler, "PYTHONPATH": "stand-in"}
    built = run(sys.executable, "setup.py", "bdist_wheel", "--dist-dir", "..", folder=broken, **variables)
    assert f"Hippodrome is installed interpreted, about three times slower: {why}" in built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert in_wheel(wheel) == sources(ROOT) | {"hippodrome/_compiled.json"}
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    done = run(
        sys.executable,
        *("-c", "import hippodrome, hippodrome._build as b; print(hippodrome.compiled(), b.build_state())"),
        folder=tmp_path,
        PYTHONPATH=str(tmp_path / "installed"),
    )
    assert done.stdout.startswith(f"False interpreted ({why}")


@pytest.mark.parametrize(("mypyc", "why"), [(TWO_MODULES, "the C compiler failed"), (FAILING, "mypyc failed")])
def test_a_failed_build_in_place_leaves_no_partial_build(broken: Path, mypyc: str, why: str) -> None:
    if not shutil.which("cc"):
        pytest.skip("no C compiler on this machine")
    (broken / "stand-in" / "mypyc" / "build.py").write_text(mypyc)
    run(sys.executable, "setup.py", "build_ext", "--inplace", folder=broken, PYTHONPATH="stand-in")
    assert not [*(broken / "src").rglob("*.so")]
    reason = json.loads((broken / "src/hippodrome/_compiled.json").read_text())["why"]
    assert reason == f"{why}; `python setup.py build_if_changed` shows how"


def test_an_editable_install_runs_the_tree_and_changes_nothing_in_it(tree: Path, tmp_path: Path) -> None:
    here = Environment(tmp_path)
    (tree / "src/hippodrome/_compiled.json").unlink()
    here.pip("install", "--editable", tree, HIPPODROME_PURE="1")
    assert here.command("--version").stdout.endswith(", interpreted (nothing was compiled)\n")
    assert not (tree / "src/hippodrome/_compiled.json").exists()
    where = run(tmp_path / "env/bin/python", "-c", "import hippodrome; print(hippodrome.__file__)", folder=tmp_path)
    assert where.stdout.strip() == str(tree / "src/hippodrome/__init__.py")


def test_two_builds_from_one_checkout_at_once_do_not_disturb_each_other(tree: Path) -> None:
    """Without a lock, each build would delete files that the other has just copied."""
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir"]
    environment = {**os.environ, "HIPPODROME_PURE": "1"}
    builds = [
        subprocess.Popen([*command, f"dist-{number}"], cwd=tree, env=environment, stderr=subprocess.PIPE, text=True)
        for number in range(3)
    ]
    for build in builds:
        _, errors = build.communicate()
        assert build.returncode == 0, errors[-2000:]
    wheels = [in_wheel(next((tree / f"dist-{number}").glob("*.whl"))) for number in range(3)]
    assert wheels[0] == wheels[1] == wheels[2] and sources(tree) <= wheels[0]


def test_installs_from_one_checkout_at_once_do_not_disturb_each_other(tree: Path) -> None:
    """pip runs `egg_info`, `dist_info` and `bdist_wheel`; the first writes next to the sources."""
    steps = "mkdir $0 && {0} egg_info && {0} dist_info --output-dir $0 --keep-egg-info && {0} bdist_wheel -d $0"
    command = steps.format(f"{sys.executable} setup.py --quiet")
    environment = {**os.environ, "HIPPODROME_PURE": "1"}
    installs = [
        subprocess.Popen(
            ["sh", "-c", command, f"install-{number}"], cwd=tree, env=environment, stderr=subprocess.PIPE, text=True
        )
        for number in range(3)
    ]
    for install in installs:
        _, errors = install.communicate()
        assert install.returncode == 0, errors[-2000:]
    wheels = [in_wheel(next((tree / f"install-{number}").glob("*.whl"))) for number in range(3)]
    assert all(wheel == wheels[0] for wheel in wheels) and sources(tree) <= wheels[0]


def test_the_project_metadata_is_complete() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" in project["dynamic"]
    assert {f"Programming Language :: Python :: {version}" for version in PYTHONS} <= {*project["classifiers"]}
    extras = project["optional-dependencies"]
    assert {"site", "server", "pettingzoo", "openspiel", "ray", "learn"} <= extras.keys()
    assert len(project["dependencies"]) <= 5
