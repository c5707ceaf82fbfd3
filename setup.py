"""Compiles the engine with mypyc where that works; where not, it is installed interpreted and can say why.

`python setup.py build_if_changed` compiles in place, for development; it does nothing when the build is fresh.
"""

import gzip
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/hippodrome")
BUILDING = {"build_ext", "bdist_wheel", "editable_wheel", "install"}


def build_module(name: str = "_build") -> ModuleType:
    """`hippodrome/_build.py`, or another of those files, alone, without importing the package."""
    loader = SourceFileLoader(name, str(PACKAGE / f"{name}.py"))
    module = module_from_spec(spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it is worth a try."""
    if os.environ.get("HIPPODROME_PURE"):
        return "HIPPODROME_PURE was set at install"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(command.split()[0]) is None:
        return "no C compiler was there at install"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h was not there at install; on Debian it comes with python3-dev"
    return ""


SELDOM = {
    *("attack", "battle", "board", "boards", "cards", "catastrophes", "command", "conquest", "deeds", "errors"),
    *("features", "game", "infoset", "invariants", "looking", "naval", "politics", "preparation", "reactions"),
    *("reinforcement", "retreat", "saving", "scoring", "sea", "searching", "sieges", "special", "strategy", "terms"),
    *("view", "words"),
}
"""Modules that no playout spends much of its time in: they are made small instead of fast."""
TIDY = ["-fcrossjumping", "-fipa-icf", "-fpeephole2", "-frerun-cse-after-loop"]
"""Of all that GCC's -O2 adds, what makes the code smaller and takes it hardly any time: a tenth less."""


def extensions() -> list[Extension]:
    """The engine in C; mypyc wants the sources free of type errors, but not free of what only the linter minds."""
    from mypyc.build import mypycify

    sources = [str(PACKAGE / path) for path in build_module().fingerprints()]
    # One C file a module and -O1: with -O2 in one file, five games take minutes to compile and run no faster.
    modules = mypycify(
        ["--config-file=", *sources], opt_level="1", debug_level="0", group_name="hippodrome", multi_file=True
    )
    keep = build_module("_docstrings").keep_docstrings
    for source in PACKAGE.joinpath("kernel").glob("*.py"):  # what users of the engine look up
        code = Path("build", f"__native_hippodrome___kernel___{source.stem}.c")
        if code.exists():
            keep(code, source)
    for module in modules:
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        # A quarter smaller. (-Os would halve it, and cost up to a third of the speed: that is for SELDOM.)
        if sys.platform != "win32":
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-asynchronous-unwind-tables"]
        if sys.platform == "linux":
            # What mypyc brings along and nothing of ours calls is left out.
            module.extra_compile_args += ["-fno-ident", "-ffunction-sections"]
            module.extra_link_args += ["-s", "-Wl,--gc-sections", "-Wl,--build-id=none"]
            module.extra_link_args += ["-Wl,-z,noseparate-code", "-Wl,-z,norelro"]
            if short_addresses():
                module.extra_link_args.append("-Wl,-z,pack-relative-relocs")
            if not module.name.endswith("__mypyc"):  # a door of a few lines into the library, which has it all
                module.extra_link_args.append("-nostartfiles")
    return modules


def short_addresses() -> bool:
    """Whether what loads a library here can read its addresses in shorthand, which is half a megabyte less."""
    name, version = platform.libc_ver()
    return name == "glibc" and [int(number) for number in version.split(".")] >= [2, 36]


SMALL = '__attribute__((optimize("Os")))'
"""What C says of a function that need not be fast."""
COLD = '__attribute__((cold, noinline, optimize("Os")))'
"""What C says of a function that hardly ever runs."""


def smaller(source: Path) -> Path:
    """The C of a module in fewer bytes where that costs no time; if it looks otherwise than we know it, as it is.

    What runs once, at import, is made small instead of fast, and so are the doors by which interpreted code comes in:
    compiled code has its own. And mypyc names file, function, line and module wherever an error may pass, 25,000 times
    in all: one function of the module can do that for them, told by one number. It leaves out the end of a flow, which
    is no error.
    """
    code = source.read_text("utf-8")
    code = re.sub(r"^(?=char CPyDef_\w+_____top_level__\(void\) {)", f"{COLD} ", code, flags=re.MULTILINE)
    doors = (r"^\s*(?=PyObject \*CPyPy_\w+\([^;\n]*\) {$)", r"^(?=static \w+( \*)?\n\w+_[gs]et_\w+\(.*closure\)\n{)")
    for door in doors:
        code = re.sub(door, f"{SMALL} ", code, flags=re.MULTILINE)
    found = re.search(r'CPy_AddTraceback\(("[^"]+"), "[^"]+", \d+, (\w+)\);', code)
    if found:
        file, module = found.groups()
        functions: dict[str, int] = {}

        def in_brief(passed: re.Match[str]) -> str:
            return f"error_passed({functions.setdefault(passed[1], len(functions)) << 16 | int(passed[2])});"

        code = re.sub(rf'CPy_AddTraceback\({re.escape(file)}, ("[^"]+"), (\d+), {module}\);', in_brief, code)
        head = [line.end() for line in re.finditer(r"^#include .*\n", code, flags=re.MULTILINE)][-1]
        ended = "PyErr_ExceptionMatches(PyExc_StopIteration)"  # every other word ends a step: a traceback is dear
        once = f"""
static const char *const functions[] = {{{", ".join(functions)}}};
static {COLD} void error_passed(int place) {{
    if (!{ended}) CPy_AddTraceback({file}, functions[place >> 16], place & 0xffff, {module});
}}
"""
        code = code[:head] + once + code[head:]
    place = source.parent / "smaller" / source.name
    place.parent.mkdir(exist_ok=True)
    place.write_text(code, "utf-8")
    return place


def give_up(why: str, error: BaseException | None = None, here: bool = False) -> dict[str, str]:
    """The install goes on interpreted; pip shows this with -v, and `hippodrome --version` the reason ever after."""
    print(f"Hippodrome is installed interpreted, about three times slower: {why}.", error or "", file=sys.stderr)
    shown_by = "python setup.py build_if_changed" if here else "pip install -v"
    return {"why": f"{why}; `{shown_by}` shows how" if error else why}


class BuildSources(build_py):
    """Copies the sources, texts packed, and beside them the reason if they are all there will be."""

    reason: dict[str, str] | None = None

    def run(self) -> None:
        """Copy as always."""
        super().run()
        if not self.editable_mode:
            pack_texts(Path(self.build_lib, "hippodrome"))
        if self.reason and not self.editable_mode:
            stamp(Path(self.build_lib, "hippodrome"), self.reason)


def pack_texts(place: Path) -> None:
    """What players read, in three languages, takes a third of the room so; `hippodrome/text/sources.py` reads both."""
    for kind in ("*.ftl", "*.md"):
        for source in place.rglob(f"text/{kind}"):
            source.with_name(f"{source.name}.gz").write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))
            source.unlink()


class BuildOnAllCores(build_ext):
    """Compiles the C files side by side, only those that have changed; all of them or none is put into place."""

    def run(self) -> None:
        """Build as always; whatever goes wrong, the sources are installed without what was compiled."""
        here = self.inplace
        place = PACKAGE if here else Path(self.build_lib, "hippodrome")
        if here:
            remove_compiled(PACKAGE.parent)  # of a module that is no longer compiled, perhaps
        try:
            super().run()
        except (Exception, SystemExit) as error:
            remove_compiled(place.parent)
            self.extensions = []
            BuildSources.reason = give_up("the C compiler failed", error, here)
        stamp(place, BuildSources.reason or {"sources": build_module().fingerprints()})

    def build_extensions(self) -> None:
        """Build as always, with another way to compile."""
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_changed
        super().build_extensions()

    def compile_changed(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """What the compiler's own `compile` does, on all cores; objects newer than source and headers are kept."""
        compiler = self.compiler
        macros, objects, postargs, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)
        headers = [path.stat().st_mtime for path in Path("build").rglob("*.h")]
        asked = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True)
        gcc = "Free Software Foundation" in asked.stdout

        def compile_one(target: str) -> None:
            source, extension = Path(build[target][0]), build[target][1]
            newest = max([source.stat().st_mtime, *headers])
            if not Path(target).exists() or Path(target).stat().st_mtime < newest:
                small = ["-Os"] if source.stem.rpartition("___")[2] in SELDOM else TIDY if gcc else []
                if gcc and source.stem.startswith("__native_hippodrome___"):
                    small, source = [*small, "-Ibuild"], smaller(source)
                compiler._compile(target, str(source), extension, arguments, [*postargs, *small], options)

        pool = ThreadPoolExecutor(os.cpu_count())
        try:
            list(pool.map(compile_one, objects))
        finally:
            pool.shutdown(cancel_futures=True)  # after one failure the others needn't be tried
        return objects


def stamp(place: Path, content: dict[str, Any]) -> None:
    """Leave word beside the sources of how they were built."""
    (place / build_module().STAMP.name).write_text(json.dumps(content, indent=1) + "\n")


def remove_compiled(place: Path) -> None:
    """Take away what an earlier or a failed build has left."""
    for old in [*place.rglob("*.so"), *place.rglob("*.pyd"), place / "hippodrome" / build_module().STAMP.name]:
        old.unlink(missing_ok=True)


def build_if_changed() -> None:
    """Compile beside the sources unless that has been done for exactly these sources."""
    build = build_module()
    if build.build_state() == "compiled":
        return
    if obstacle():
        print(f"The engine runs interpreted, about three times slower: {obstacle()}.")
        return
    print("Compiling the engine (about a minute the first time) …", flush=True)
    command = [sys.executable, __file__, "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, capture_output=True, text=True)
    if build.build_state() != "compiled":
        print(done.stdout[-2000:], done.stderr[-2000:], "Compiling failed: the engine runs interpreted.", sep="\n")


def main() -> None:
    """What pip asks for; only what builds needs the extensions, and pip asks for other things more often."""
    modules = []
    if BUILDING & set(sys.argv):
        if "bdist_wheel" in sys.argv:
            for old in Path("build").glob("lib*"):
                shutil.rmtree(old)  # a module that is no more must not come back from there
        if obstacle():
            BuildSources.reason = give_up(obstacle())
        else:
            try:
                modules = extensions()
            except (Exception, SystemExit) as error:
                BuildSources.reason = give_up("mypyc failed", error, "--inplace" in sys.argv)
    setup(ext_modules=modules, cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildSources})


@contextmanager
def alone() -> Iterator[None]:
    """Builds from one checkout share a folder: the second waits until the first is done, and then begins."""
    with ExitStack() as held:
        try:
            import fcntl

            Path("build").mkdir(exist_ok=True)
            fcntl.flock(held.enter_context(Path("build", ".lock").open("w")), fcntl.LOCK_EX)
        except (ImportError, OSError):  # Windows, or a folder in which nobody can build anyway
            pass
        yield


if "build_if_changed" in sys.argv:
    build_if_changed()
else:
    with alone():
        main()
