"""Compiles the engine with mypyc when a C compiler is there; the install goes on interpreted when not.

`python setup.py build_if_changed` compiles in place, for development; it does nothing when the build is fresh.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/hippodrome")
BUILDING = {"build_ext", "bdist_wheel", "editable_wheel", "install"}


def build_module() -> ModuleType:
    """`hippodrome/_build.py` alone, without importing the package."""
    loader = SourceFileLoader("_build", str(PACKAGE / "_build.py"))
    module = module_from_spec(spec_from_loader("_build", loader))
    loader.exec_module(module)
    return module


def compiler_there() -> bool:
    """Whether the C compiler that Python was built with (or CC) can be called."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None or sys.platform == "win32"


def extensions() -> list[Extension]:
    """The compiled modules; a failing C compiler leaves them out rather than failing the install."""
    if os.environ.get("HIPPODROME_PURE") or not compiler_there():
        return []
    build = build_module()
    build.STAMP.unlink(missing_ok=True)
    for old in [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]:
        old.unlink()  # of a module that is no longer compiled, perhaps
    from mypyc.build import mypycify

    sources = [str(PACKAGE / path) for path in build.fingerprints()]
    # One C file a module and -O1: with -O2 in one file, five games take minutes to compile and run no faster.
    modules = mypycify(sources, opt_level="1", debug_level="0", group_name="hippodrome", multi_file=True)
    for module in modules:
        module.optional = True
    build.STAMP.write_text(json.dumps(build.fingerprints(), indent=1) + "\n")
    return modules


class BuildOnAllCores(build_ext):
    """Compiles the C files of an extension side by side, and only those that have changed."""

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
            source, extension = build[target]
            newest = max([Path(source).stat().st_mtime, *headers])
            if not Path(target).exists() or Path(target).stat().st_mtime < newest:
                compiler._compile(target, source, extension, arguments, postargs, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return objects


def build_if_changed() -> None:
    """Compile beside the sources unless that has been done for exactly these sources."""
    build = build_module()
    if build.build_state() == "compiled":
        return
    if os.environ.get("HIPPODROME_PURE") or not compiler_there():
        print("No C compiler (or HIPPODROME_PURE is set): the engine runs interpreted, about three times slower.")
        return
    print("Compiling the engine (about a minute the first time) …", flush=True)
    command = [sys.executable, __file__, "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, capture_output=True, text=True)
    if build.build_state() != "compiled":
        print(done.stdout[-2000:], done.stderr[-2000:], "Compiling failed: the engine runs interpreted.", sep="\n")


if "build_if_changed" in sys.argv:
    build_if_changed()
else:
    # Only commands that build need the extensions; `egg_info` and friends are asked more often than that.
    modules = extensions() if BUILDING & set(sys.argv) else []
    setup(ext_modules=modules, cmdclass={"build_ext": BuildOnAllCores})
