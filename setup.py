"""Compiles the engine with mypyc where that works; where not, it is installed interpreted and can say why.

`python setup.py build_if_changed` compiles in place, for development; it does nothing when the build is fresh.
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
    """`hippodrome/_build.py` alone, without importing the package."""
    loader = SourceFileLoader("_build", str(PACKAGE / "_build.py"))
    module = module_from_spec(spec_from_loader("_build", loader))
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


def extensions() -> list[Extension]:
    """The engine in C; mypyc wants the sources free of type errors, but not free of what only the linter minds."""
    from mypyc.build import mypycify

    sources = [str(PACKAGE / path) for path in build_module().fingerprints()]
    # One C file a module and -O1: with -O2 in one file, five games take minutes to compile and run no faster.
    modules = mypycify(
        ["--config-file=", *sources], opt_level="1", debug_level="0", group_name="hippodrome", multi_file=True
    )
    for module in modules:
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # Calls between our own modules take no detour through the linker's table: playouts are faster by a tenth.
            module.extra_compile_args.append("-fvisibility=hidden")
    for source in PACKAGE.joinpath("kernel").glob("*.py"):  # the modules that users of the engine look up
        code = Path("build", f"__native_hippodrome___kernel___{source.stem}.c")
        if code.exists():
            add_docstrings(code, source)
    return modules


def add_docstrings(code: Path, source: Path) -> None:
    """Put a module's docstrings into the C that mypyc wrote, which has none: `help(hippodrome.Table)` reads them.

    Only the text of a `PyDoc_STR` is filled in. Where mypyc's C looks different, help stays empty, and
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
    """The classes of a module, their methods with the name of the class, and the functions."""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield "", node
        if isinstance(node, ast.ClassDef):
            yield from ((node.name, method) for method in node.body if isinstance(method, ast.FunctionDef))


def c_string(text: str) -> str:
    """A text as it is written between the quotes of a C string."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in plain)


def give_up(why: str, error: BaseException | None = None, here: bool = False) -> dict[str, str]:
    """The install goes on interpreted; pip shows this with -v, and `hippodrome --version` the reason ever after."""
    print(f"Hippodrome is installed interpreted, about three times slower: {why}.", error or "", file=sys.stderr)
    shown_by = "python setup.py build_if_changed" if here else "pip install -v"
    return {"why": f"{why}; `{shown_by}` shows how" if error else why}


class BuildSources(build_py):
    """Copies the sources, and beside them the reason if they are all there will be."""

    reason: dict[str, str] | None = None

    def run(self) -> None:
        """Copy as always."""
        super().run()
        if self.reason and not self.editable_mode:
            stamp(Path(self.build_lib, "hippodrome"), self.reason)


class BuildOnAllCores(build_ext):
    """Compiles the C files side by side, only those that have changed; all of them or none is put into place."""

    sources: ClassVar[dict[str, str]] = {}
    """The fingerprints from before mypyc read the sources: one that is edited meanwhile is not what was compiled."""

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
        stamp(place, BuildSources.reason or {"sources": self.sources})

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
            BuildOnAllCores.sources = build_module().fingerprints()
            try:
                modules = extensions()
            except (Exception, SystemExit) as error:
                BuildSources.reason = give_up("mypyc failed", error, "--inplace" in sys.argv)
    setup(ext_modules=modules, cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildSources})


@contextmanager
def alone() -> Iterator[None]:
    """Builds and installs from one checkout share folders: the second waits until the first is done.

    What pip asks for writes metadata beside the sources. A build in place writes none, and waits for builds only.
    """
    locks = [] if "--inplace" in sys.argv else [".metadata"]
    if not METADATA & set(sys.argv):  # pip can download what we depend on while the engine is compiled in place
        locks.append(".lock")
    with ExitStack() as held:
        try:
            import fcntl

            Path("build").mkdir(exist_ok=True)
            for name in locks:
                fcntl.flock(held.enter_context(Path("build", name).open("w")), fcntl.LOCK_EX)
        except (ImportError, OSError):  # Windows, or a folder in which nobody can build anyway
            pass
        yield


if "build_if_changed" in sys.argv:
    build_if_changed()
else:
    with alone():
        main()
