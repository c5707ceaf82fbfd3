"""Compiles the engine with mypyc where possible; elsewhere it is installed interpreted and records why.

`python setup.py build_if_changed` compiles in place, for development; it does nothing if the build is up to date.
"""

import ast
import json
import os
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
from typing import Any, ClassVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/hippodrome")
BUILDING = {"build_ext", "bdist_wheel", "editable_wheel", "install"}
METADATA = {"dist_info", "egg_info"}


def build_module() -> ModuleType:
    """Load `hippodrome/_build.py` without importing the package."""
    loader = SourceFileLoader("_build", str(PACKAGE / "_build.py"))
    module = module_from_spec(spec_from_loader("_build", loader))
    loader.exec_module(module)
    return module


def obstacle() -> str:
    """Return why nothing can be compiled here, or an empty string if compiling may work."""
    if os.environ.get("HIPPODROME_PURE"):
        return "HIPPODROME_PURE was set at install"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(command.split()[0]) is None:
        return "no C compiler was found at install"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h was not found at install; on Debian it is in python3-dev"
    return ""


def extensions() -> list[Extension]:
    """Translate the engine into C; mypyc requires sources without type errors, linter warnings are fine."""
    from mypyc.build import mypycify

    sources = [str(PACKAGE / path) for path in build_module().fingerprints()]
    # One C file per module and -O1: with -O2 in a single file, five games take minutes to compile and run no faster.
    modules = mypycify(
        ["--config-file=", *sources], opt_level="1", debug_level="0", group_name="hippodrome", multi_file=True
    )
    for module in modules:
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # Calls between our own modules bypass the procedure linkage table: playouts are faster by a tenth.
            module.extra_compile_args.append("-fvisibility=hidden")
    for source in PACKAGE.joinpath("kernel").glob("*.py"):  # the modules whose help users read
        code = Path("build", f"__native_hippodrome___kernel___{source.stem}.c")
        if code.exists():
            add_docstrings(code, source)
    return modules


def add_docstrings(code: Path, source: Path) -> None:
    """Insert a module's docstrings into the C code from mypyc, which omits them, so that `help()` shows them.

    Only the text of a `PyDoc_STR` is filled in. If mypyc's C looks different, help stays empty and
    `tests/kernel/test_docstrings.py` fails.
    """
    text = before = code.read_text("utf-8")
    for owner, node in definitions(ast.parse(source.read_text("utf-8"))):
        doc, empty = c_string(ast.get_docstring(node) or ""), ""
        if isinstance(node, ast.ClassDef):
            place = rf'\.tp_doc = PyDoc_STR\("{node.name}\([^"]*--\\n\\n'
        elif any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
            place, empty = rf"\(getter\)\w+___{owner}_get_{node.name},\s*NULL, ", "NULL"
            doc = doc and f'PyDoc_STR("{doc}")'
        else:
            name = f"{owner}___{node.name}" if owner else node.name
            place = rf'\(PyCFunction\)CPyPy_\w+___{name},\s*METH_[A-Z_ |]+, PyDoc_STR\("[^"]*--\\n\\n'
        if doc:
            text = re.sub(rf"({place}){empty}", lambda found, doc=doc: found[1] + doc, text)
    if text != before:
        code.write_text(text, "utf-8")


def definitions(module: ast.Module) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """Yield the classes and functions of a module, and the methods with the name of their class."""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield "", node
        if isinstance(node, ast.ClassDef):
            yield from ((node.name, method) for method in node.body if isinstance(method, ast.FunctionDef))


def c_string(text: str) -> str:
    """Escape a text for a C string literal."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in plain)


def give_up(why: str, error: BaseException | None = None, here: bool = False) -> dict[str, str]:
    """Report why the install continues without compiling; pip prints it with -v, `hippodrome --version` later."""
    print(f"Hippodrome is installed interpreted, about three times slower: {why}.", error or "", file=sys.stderr)
    shown_by = "python setup.py build_if_changed" if here else "pip install -v"
    return {"why": f"{why}; `{shown_by}` shows how" if error else why}


class BuildSources(build_py):
    """Copies the sources, together with the reason if they could not be compiled."""

    reason: dict[str, str] | None = None

    def run(self) -> None:
        """Copy the sources, and record the reason if nothing is compiled."""
        super().run()
        if self.reason and not self.editable_mode:
            stamp(Path(self.build_lib, "hippodrome"), self.reason)


class BuildOnAllCores(build_ext):
    """Compiles the changed C files in parallel; installs all compiled modules or none."""

    sources: ClassVar[dict[str, str]] = {}
    """The fingerprints taken before mypyc read the sources; later edits are not part of the build."""

    def run(self) -> None:
        """Build as usual; after any error, install the sources without compiled modules."""
        here = self.inplace
        place = PACKAGE if here else Path(self.build_lib, "hippodrome")
        if here:
            remove_compiled(PACKAGE.parent)  # perhaps of modules that are no longer compiled
        try:
            super().run()
        except (Exception, SystemExit) as error:
            remove_compiled(place.parent)
            self.extensions = []
            BuildSources.reason = give_up("the C compiler failed", error, here)
        stamp(place, BuildSources.reason or {"sources": self.sources})

    def build_extensions(self) -> None:
        """Build as usual, but with our own way to compile."""
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
        """Do what the compiler's own `compile` does, on all cores; objects newer than source and headers are kept."""
        compiler = self.compiler
        macros, objects, postargs, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)
        headers = [path.stat().st_mtime for path in Path("build").rglob("*.h")]

        def compile_one(target: str) -> None:
            source, extension = Path(build[target][0]), build[target][1]
            newest = max([source.stat().st_mtime, *headers])
            if not Path(target).exists() or Path(target).stat().st_mtime < newest:
                compiler._compile(target, str(source), extension, arguments, postargs, options)

        pool = ThreadPoolExecutor(os.cpu_count())
        try:
            list(pool.map(compile_one, objects))
        finally:
            pool.shutdown(cancel_futures=True)  # after one failure the others needn't be tried
        return objects


def stamp(place: Path, content: dict[str, Any]) -> None:
    """Record next to the sources how they were built."""
    (place / build_module().STAMP.name).write_text(json.dumps(content, indent=1) + "\n")


def remove_compiled(place: Path) -> None:
    """Remove the results of an earlier or failed build."""
    for old in [*place.rglob("*.so"), *place.rglob("*.pyd"), place / "hippodrome" / build_module().STAMP.name]:
        old.unlink(missing_ok=True)


def build_if_changed() -> None:
    """Compile in place unless the build matches these sources."""
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
    """Run setuptools; only build commands need the extensions, and pip calls other commands more often."""
    modules = []
    if BUILDING & set(sys.argv):
        if "bdist_wheel" in sys.argv:
            for old in Path("build").glob("lib*"):
                shutil.rmtree(old)  # a deleted module must not come back from there
        if obstacle():
            BuildSources.reason = give_up(obstacle())
        else:
            BuildOnAllCores.sources = build_module().fingerprints()
            try:
                modules = extensions()
            except (Exception, SystemExit) as error:
                BuildSources.reason = give_up("mypyc failed", error, "--inplace" in sys.argv)
    setup(ext_modules=modules, cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildSources})


@contextmanager
def alone() -> Iterator[None]:
    """Take locks, because builds and installs from one checkout share folders.

    Commands from pip write metadata next to the sources. A build in place writes none, and waits only for other builds.
    """
    locks = [] if "--inplace" in sys.argv else [".metadata"]
    if not METADATA & set(sys.argv):  # pip can download dependencies while the engine is compiled in place
        locks.append(".lock")
    with ExitStack() as held:
        try:
            import fcntl

            Path("build").mkdir(exist_ok=True)
            for name in locks:
                fcntl.flock(held.enter_context(Path("build", name).open("w")), fcntl.LOCK_EX)
        except (ImportError, OSError):  # Windows, or a read-only folder, where nothing can be built
            pass
        yield


if "build_if_changed" in sys.argv:
    build_if_changed()
else:
    with alone():
        main()
