"""The docs site builds without a warning, no link in it is dead, and no page loads anything from another host."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import hippodrome

ROOT = Path(__file__).parents[1]
MISSING = [module for module in ("material", "mkdocs", "mkdocstrings") if find_spec(module) is None]


def run(*command: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of Markdown pages that the site is built from."""
    folder = tmp_path_factory.mktemp("docs") / "docs"
    run("tools/docs.py", str(folder))
    return folder


@pytest.fixture(scope="module")
def site(pages: Path) -> Path:
    """Build the site and return its folder."""
    if MISSING:
        pytest.skip(f"{', '.join(MISSING)} not installed: pip install '.[docs]'")
    folder = pages.parent / "site"
    run(
        *("-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)),
        HIPPODROME_DOCS=str(pages),
        NO_MKDOCS_2_WARNING="1",
    )
    return folder


def test_the_menu_lists_every_page(pages: Path) -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:")[1]
    listed = re.findall(r"([\w/-]+\.md)$", menu, re.M)
    assert sorted(listed) == sorted(page.relative_to(pages).as_posix() for page in pages.rglob("*.md"))


def test_the_rules_have_pictures(pages: Path) -> None:
    for game in ("byzanz", "byzantium", "byzantio", "hamilcar"):
        shown = re.findall(r"\]\((\S+\.svg)\)", (pages / "rules" / f"{game}.md").read_text("utf-8"))
        assert len(shown) >= 3 and all((pages / "rules" / name).is_file() for name in shown)


class Page(HTMLParser):
    """The links, loaded files and anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.update(name for name in (given.get("id"), given.get("name")) if name)
        target = given.get("src") or given.get("href")
        if target and tag == "a":
            self.links.append(target)
        elif target and given.get("rel") not in ("next", "prev", "canonical"):
            self.loads.append(target)


@cache
def page_at(path: Path) -> Page:
    return Page(path)


def dead_links(site: Path) -> Iterator[str]:
    for path in sorted(site.rglob("*.html")):
        page = page_at(path)
        for link in page.links + page.loads:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if goal.is_dir():
                goal /= "index.html"
            anchor = unquote(parts.fragment)
            if not goal.is_file() or (anchor and goal.suffix == ".html" and anchor not in page_at(goal).anchors):
                yield f"{path.relative_to(site)}: {link}"


def test_no_link_within_the_site_is_dead(site: Path) -> None:
    found = [
        link for link in dead_links(site) if not link.startswith("404.html")
    ]  # its links are relative to whichever address was not found
    assert not found
    assert len(list(site.rglob("*.html"))) > 40


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    loaded = {load for path in site.rglob("*.html") for load in page_at(path).loads if urlsplit(load).netloc}
    assert not loaded


def test_the_reference_has_every_public_name(site: Path) -> None:
    anchors = {anchor for path in (site / "reference").glob("*.html") for anchor in page_at(path).anchors}
    public = [getattr(hippodrome, name) for name in hippodrome.__all__ if name != "__version__"]
    assert [thing for thing in public if f"{thing.__module__}.{thing.__qualname__}" not in anchors] == []


def test_the_programs_in_the_record_format_run() -> None:
    text = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(programs) == 2
    for program in programs:
        exec(program, {})
