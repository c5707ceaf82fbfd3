"""Collect static files under names with a content hash, and serve them.

`{% static %}` looks the names up in Django's manifest. Scripts import each other by relative path, and the storage
rewrites those imports too.
"""

import re
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any
from wsgiref.headers import Headers

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.apps import StaticFilesConfig
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.files import locks
from django.core.management import call_command
from servestatic import ServeStaticASGI
from servestatic.storage import CompressedManifestStaticFilesStorage

import hippodrome
from hippodrome.web.environment import BadSetting

IMPORT = re.compile(r'@import "\./([\w/]+\.css)";')


class SiteStaticFiles(StaticFilesConfig):
    """Django's static files without older htmx releases, whose imports refer to missing files."""

    ignore_patterns = (*StaticFilesConfig.ignore_patterns, "hx-*-2*", "htmx-2*", "htmax*")


class HashedFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]
    support_js_module_import_aggregation = True

    def post_process(self, paths: dict[str, Any], **options: Any) -> Iterator[Any]:
        """Inline the imports of `site.css` and `table.css`, so that a page needs one request for each."""
        for name in ("web/site.css", "web/table.css"):
            if name in paths:
                _include_imports(Path(self.path(name)))
                paths[name] = self, name
        yield from super().post_process(paths, **options)


def _include_imports(sheet: Path) -> None:
    included = IMPORT.sub(lambda found: (sheet.parent / found[1]).read_text("utf-8"), sheet.read_text("utf-8"))
    sheet.write_text(included, "utf-8")


def collect() -> None:
    """Run `collectstatic` if a file has changed since the last run; other starting processes wait meanwhile."""
    folder = Path(settings.STATIC_ROOT)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "lock").open("w") as lock:
            locks.lock(lock, locks.LOCK_EX)
            _collect(folder / "collected", _stamp())
    except OSError as error:
        todo = "make room there, or let HIPPODROME_STATIC name a folder that may be written"
        raise BadSetting(f"Static files can't be put into {folder} ({error.strerror}): {todo}.") from error


def _collect(collected: Path, stamp: str) -> None:
    if not collected.exists() or collected.read_text() != stamp:
        call_command("collectstatic", interactive=False, verbosity=0)
        collected.write_text(stamp)


def _stamp() -> str:
    """Return a hash of the files' names, sizes and times and the versions, which changes whenever the files do."""
    versions = hippodrome.__version__, version("django"), version("django-htmx")
    stamp = blake2b(" ".join(versions).encode(), digest_size=16)
    for finder in finders.get_finders():
        for name, storage in finder.list(SiteStaticFiles.ignore_patterns):
            found = Path(storage.path(name)).stat()
            stamp.update(f"\n{name} {found.st_size} {found.st_mtime_ns}".encode())
    return stamp.hexdigest()


def fingerprint() -> str:
    storage: Any = staticfiles_storage
    return str(storage.manifest_hash)


def application() -> Any:
    """Collect the files and return the ASGI application that serves them."""
    collect()
    return ServeStaticASGI(
        None,
        root=settings.STATIC_ROOT,
        prefix=settings.STATIC_URL,
        allow_all_origins=False,
        add_headers_function=_add_headers,
    )


def _add_headers(headers: Headers, *_: Any) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
