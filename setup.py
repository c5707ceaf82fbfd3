"""Compiles the engine with mypyc when a C compiler is there; the install goes on interpreted when not.

`python setup.py build_if_changed` compiles in place, for development; it does nothing when the build is fresh.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup

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
    build = build_module()
    build.STAMP.unlink(missing_ok=True)
    if os.environ.get("HIPPODROME_PURE") or not compiler_there():
        return []
    from mypyc.build import mypycify

    sources = [str(PACKAGE / path) for path in build.fingerprints()]
    modules = mypycify(sources, opt_level="2", debug_level="0", group_name="hippodrome")
    for module in modules:
        module.optional = True
    build.STAMP.write_text(json.dumps(build.fingerprints(), indent=1) + "\n")
    return modules


def build_if_changed() -> None:
    """Compile beside the sources unless that has been done for exactly these sources."""
    build = build_module()
    if build.build_state() == "compiled":
        return
    if os.environ.get("HIPPODROME_PURE") or not compiler_there():
        print("No C compiler (or HIPPODROME_PURE is set): the engine runs interpreted, about three times slower.")
        return
    print("Compiling the engine (about half a minute) …", flush=True)
    done = subprocess.run(
        [sys.executable, __file__, "--quiet", "build_ext", "--inplace"], capture_output=True, text=True
    )
    if build.build_state() != "compiled":
        print(done.stdout[-2000:], done.stderr[-2000:], "Compiling failed: the engine runs interpreted.", sep="\n")


if "build_if_changed" in sys.argv:
    build_if_changed()
else:
    # Only commands that build need the extensions; `egg_info` and friends are asked more often than that.
    setup(ext_modules=extensions() if BUILDING & set(sys.argv) else [])
